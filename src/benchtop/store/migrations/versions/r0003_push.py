"""Push notifications: the browsers that want them, and the notices already sent per table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "push_notices",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_push_notices_code_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "person", name="pk_push_notices"),
    )


def downgrade() -> None:
    for table in ("push_notices", "push_subscriptions"):
        op.drop_table(table)
