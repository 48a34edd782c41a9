"""Tables, their entries, the guests at them, and facts about the installation."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_over_created", "tables", ["listed", "over", "created"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_entries_code_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "n", name="pk_entries"),
        sa.UniqueConstraint("code", "key", name="uq_entries_code_key"),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_people_code_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "code", name="pk_people"),
    )
    op.create_index("ix_people_code", "people", ["code"])


def downgrade() -> None:
    for table in ("people", "entries", "tables", "facts"):
        op.drop_table(table)
