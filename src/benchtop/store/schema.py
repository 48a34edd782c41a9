"""The database schema. The log of entries of each table is the truth; everything else can be derived from it."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values the installation needs about itself: the secret that signs tokens, the key that signs pushes."""

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    # Columns for the lobby and the clock to search by. They can be computed from the entries.
    Column("listed", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("due", Float, nullable=True),
    Index(None, "listed", "over", "created"),
    Index(None, "due"),
    Index(None, "seed"),
)

SUMMARIES = Table(
    "summaries",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""A summary of each table after entry n, for lists. Written shortly after the entry, so it may be out of date."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("key", String(120), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("code", "n"),
    UniqueConstraint("code", "key"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("handover", String(64), nullable=True),
    Column("handover_until", Float, nullable=True),
    Column("used", Float, nullable=False),
    Index(None, "used"),
)
"""Data about guests apart from their seats: a name, how often all devices were signed out, a pending handover."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("person", String(40), nullable=False),
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "code"),
    Index(None, "code"),
)
"""Which guest sits at which table, to answer "which tables are mine?"."""

PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("home", Text, nullable=False),
    Column("since", Float, nullable=False),
    Index(None, "person"),
)
"""Browsers to notify when it is a guest's turn; the digest is that of the endpoint."""

PUSH_NOTICES = Table(
    "push_notices",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("person", String(40), nullable=False),
    Column("moves", Integer, nullable=False),
    PrimaryKeyConstraint("code", "person"),
)
"""Notices sent per guest and table, with the guest's move count then: no second notice before they move."""
