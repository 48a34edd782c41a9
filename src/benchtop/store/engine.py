"""Engines for both databases. One code path above this module; what differs between the two is said here."""

import time
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def database_url(database: str) -> URL:
    """The address of a database as people write it (sqlite:///file, postgresql://host/name), with our driver."""
    url = make_url(database)
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise ValueError(f"{backend} is no database for Benchtop; use sqlite:///file or postgresql://user@host/name")
    return url.set(drivername=DRIVERS[backend])


def is_sqlite(url: URL) -> bool:
    """Whether this is the embedded database, which only one server process may use."""
    return url.get_backend_name() == "sqlite"


class Engines:
    """One engine that writes and one that reads; on PostgreSQL they are the same."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.sqlite = is_sqlite(url)
        if self.sqlite:
            self.writes = _sqlite(url, pool_size=2, begin="BEGIN IMMEDIATE")
            self.reads = _sqlite(url, pool_size=4, begin="BEGIN")
        else:
            self.writes = self.reads = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)

    async def close(self) -> None:
        await self.writes.dispose()
        if self.reads is not self.writes:
            await self.reads.dispose()


def _sqlite(url: URL, *, pool_size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, pool_timeout=30)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        prepare_sqlite(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def prepare_sqlite(connection: Any) -> None:
    """What every connection to an SQLite file needs, whoever opened it."""
    connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")
    _to_wal(cursor)
    cursor.execute("PRAGMA synchronous = FULL")  # an answered move survives a power cut, not only a crash
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _to_wal(cursor: Any) -> None:
    """Switch to the write-ahead log; where several processes switch at once, SQLite does not wait by itself."""
    for last in [False] * 100 + [True]:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except Exception:  # locked, as the driver wraps it
            if last:
                raise
            time.sleep(0.05)
