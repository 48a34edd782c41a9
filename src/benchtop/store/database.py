"""The database: SQLite or PostgreSQL. Everything that differs between the two is here; all other SQL is written once.

Work is a plain function of an SQLAlchemy connection. SQLite runs it in our own threads, one of which writes; PostgreSQL
runs it over asyncpg. Either way a whole transaction is one step for the event loop.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, StatementError
from sqlalchemy.ext.asyncio import create_async_engine

from benchtop.store.entries import Unavailable

ADDRESSES = "write sqlite:///file or postgresql://user@host/name"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PASSING = {"08", "40", "53", "55", "57", "58"}
"""Classes of temporary PostgreSQL errors: connection, conflict, resources, locks, shutdown, system."""
PRIVATE = 0o600
READERS = 4
"""Threads that read an SQLite file."""

T = TypeVar("T")
Work = Callable[[Connection], T]


def database_url(database: str) -> URL:
    """Parse a database address (sqlite:///file, postgresql://host/name) and choose our driver."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # its message may contain a password
        raise ValueError(f"that is not a database address; {ADDRESSES}") from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise ValueError(f"Benchtop does not support {backend} databases; {ADDRESSES}")
    return url.set(drivername=DRIVERS[backend])


def is_sqlite(url: URL) -> bool:
    """Whether this is the embedded database, which only one server process may use."""
    return url.get_backend_name() == "sqlite"


def private(file: Path) -> Path:
    """Create the file if missing and make it readable only by its owner: it contains the secret that signs tokens.

    SQLite gives its log and index the permissions of the database file.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # another user may own it
            path.chmod(PRIVATE)
    return file


class SqliteDatabase:
    """A file. The single writing thread locks it at BEGIN, so no transaction fails half-way."""

    def __init__(self, url: URL) -> None:
        self._writes = _sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reads = _sqlite_engine(url, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._connection: Connection | None = None
        """The connection used for writing."""

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _read(self, work: Work[T]) -> T:
        with self._reads.begin() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._writes.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:  # most likely a disk error: start the next transaction with a new connection
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
            raise

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        if self._connection is not None:
            self._connection.close()
        self._writes.dispose()
        self._reads.dispose()


class PostgresDatabase:
    """A PostgreSQL server that any number of our processes share."""

    def __init__(self, url: URL) -> None:
        # Readers check for dead connections first; the writer retries anyway.
        self._reads = create_async_engine(url, pool_size=5, max_overflow=3, pool_pre_ping=True)
        self._writes = create_async_engine(url, pool_size=1, max_overflow=1)

    async def read(self, work: Work[T]) -> T:
        async with self._reads.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._writes.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._reads.dispose()
        await self._writes.dispose()


Database = SqliteDatabase | PostgresDatabase
"""`read` runs work that changes nothing; `write` runs work in a transaction that is durable when it returns."""


def open_database(url: URL) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)


def is_permanent(error: Exception) -> bool:
    """Whether the same work would always fail: it breaks a constraint, or the database rejects the data.

    Everything else, known or unknown, may be temporary: a database that is down, a full disk, a lock.
    """
    if isinstance(error, (IntegrityError, DataError, ProgrammingError)):
        return True
    cause: BaseException | None = error.orig if isinstance(error, StatementError) else error
    while cause is not None:
        state = getattr(cause, "sqlstate", None)
        if state is not None:
            return str(state)[:2] not in PASSING
        if isinstance(cause, (ValueError, TypeError)) and not isinstance(cause, OSError):  # the driver cannot encode it
            return True
        cause = cause.__cause__
    return False


async def available(work: Awaitable[T]) -> T:
    """Await the work; raises Unavailable if the database is down."""
    try:
        return await work
    except ProgrammingError:  # our bug, not an outage
        raise
    except Exception as wrong:  # drivers raise many different errors for an outage
        raise Unavailable(f"{type(wrong).__name__}: {wrong}") from wrong


def _sqlite_engine(url: URL, begin: str) -> Engine:
    engine = create_engine(url, pool_size=READERS, max_overflow=0)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        _to_wal(cursor)
        cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut, not only a crash
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine


def _to_wal(cursor: Any) -> None:
    """Switch to the write-ahead log, retrying because SQLite does not wait when several processes switch at once."""
    for last in [False] * 100 + [True]:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except Exception:  # the driver's wrapper for "locked"
            if last:
                raise
            time.sleep(0.05)
