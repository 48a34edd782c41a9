"""Copies a running SQLite database, complete and consistent, without stopping the server."""

import sqlite3
from contextlib import closing
from pathlib import Path

from benchtop.store.database import database_url, is_sqlite, private


def backup(database: str, target: Path) -> Path:
    """Copy the database into a new file; raises ValueError if that is not possible."""
    url = database_url(database)
    if not is_sqlite(url):
        raise ValueError("back up PostgreSQL with its own tools: pg_dump --format=custom (see docs/operating.md)")
    source = Path(url.database or "")
    if not source.is_file():
        raise ValueError(f"there is no database at {source}")
    if target.exists():
        raise ValueError(f"{target} already exists; choose another file")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    private(part)
    here_url = f"{source.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(here_url, uri=True)) as here, closing(sqlite3.connect(part)) as there:
            here.backup(there)
            damage = there.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as wrong:
        part.unlink()
        raise ValueError(f"cannot copy {source} to {target}: {wrong}") from None
    if damage != "ok":
        part.unlink()
        raise ValueError(f"the database is damaged: {damage}")
    part.replace(target)
    return target
