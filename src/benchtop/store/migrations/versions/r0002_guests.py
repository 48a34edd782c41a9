"""Guests: names, how often all devices were signed out, and pending handovers to other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("handover", sa.String(64), nullable=True),
        sa.Column("handover_until", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("person", name="pk_guests"),
    )


def downgrade() -> None:
    op.drop_table("guests")
