"""Migrates the database at every start, however many processes start at once."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from benchtop.store.database import Database

if TYPE_CHECKING:
    from alembic.config import Config  # the real import waits until there is something to migrate: it is slow

NEWEST = "0004"
"""The revision this program expects; a test compares it with the newest migration."""
_LOCK = 0x62656E63  # arbitrary, but the same in every process of every version


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def newest() -> str:
    """Return the revision of the newest migration."""
    from alembic.script import ScriptDirectory

    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":  # on SQLite, BEGIN IMMEDIATE already serializes
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    found = _revision(connection)
    if found is not None and found not in known:
        raise RuntimeError(f"a newer Benchtop wrote this database (revision {found}); upgrade this program first")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(database: Database) -> None:
    """Migrate the schema; other processes that start at the same time wait until it is done."""
    if await database.read(_revision) != NEWEST:
        await database.write(_upgrade)
