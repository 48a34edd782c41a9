"""Table summaries for lists, an index on seeds, and the time each guest was last active."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_summaries_code_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_summaries"),
    )
    op.create_index("ix_tables_seed", "tables", ["seed"])
    # Existing guests count as active today.
    op.add_column("guests", sa.Column("used", sa.Float, nullable=False, server_default=str(round(time.time()))))
    op.create_index("ix_guests_used", "guests", ["used"])


def downgrade() -> None:
    op.drop_index("ix_guests_used", "guests")
    op.drop_column("guests", "used")
    op.drop_index("ix_tables_seed", "tables")
    op.drop_table("summaries")
