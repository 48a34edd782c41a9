"""The database: SQLite or PostgreSQL. What differs between the two is said here; all SQL above is written once.

Work is a plain function of an SQLAlchemy connection. SQLite runs it in threads of our own, one of which writes;
PostgreSQL runs it over asyncpg. Either way a whole transaction is one step for the event loop.
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
"""Classes of PostgreSQL's errors that pass: connection, conflict, resources, locks, shut-down, system."""
PRIVATE = 0o600
READERS = 4
"""Threads that read an SQLite file."""

T = TypeVar("T")
Work = Callable[[Connection], T]


def database_url(database: str) -> URL:
    """The address of a database as people write it (sqlite:///file, postgresql://host/name), with our driver."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # whose words may repeat a password
        raise ValueError(f"that is no address of a database; {ADDRESSES}") from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise ValueError(f"{backend} is no database for Benchtop; {ADDRESSES}")
    return url.set(drivername=DRIVERS[backend])


def is_sqlite(url: URL) -> bool:
    """Whether this is the embedded database, which only one server process may use."""
    return url.get_backend_name() == "sqlite"


def private(file: Path) -> Path:
    """The file, made if it is not there, and readable by nobody else: the secret that signs tokens is in it.

    SQLite gives its log and index the rights of the database beside which they lie.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # it may belong to somebody else, who has decided
            one.chmod(PRIVATE)
    return file


class SqliteDatabase:
    """A file. Its one writing thread takes the lock when it begins, so no transaction fails half-way for want of it."""

    def __init__(self, url: URL) -> None:
        self._writes = _sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reads = _sqlite_engine(url, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._connection: Connection | None = None
        """The one that writes."""

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
        except BaseException:  # the disk, most likely: the next transaction begins with the file as it then is
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
        # Whoever reads is spared a connection that died unnoticed; the writer tries again by itself.
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
"""`read` runs work that changes nothing, `write` runs work in a transaction that is durable when it returns."""


def open_database(url: URL) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)


def never_right(wrong: Exception) -> bool:
    """Whether the same work would fail for ever: a rule of the schema, or data that the database does not take.

    Everything else, known or not, may be over in a moment: a database that is away, a full disk, a lock.
    """
    if isinstance(wrong, (IntegrityError, DataError, ProgrammingError)):
        return True
    told: BaseException | None = wrong.orig if isinstance(wrong, StatementError) else wrong
    while told is not None:
        state = getattr(told, "sqlstate", None)
        if state is not None:
            return str(state)[:2] not in PASSING
        if isinstance(told, (ValueError, TypeError)) and not isinstance(told, OSError):  # the driver cannot say it
            return True
        told = told.__cause__
    return False


async def available(work: Awaitable[T]) -> T:
    """What the work finds; Unavailable if the database is away."""
    try:
        return await work
    except ProgrammingError:  # ours, not the database's
        raise
    except Exception as wrong:  # drivers have many names for a database that is away
        raise Unavailable(f"{type(wrong).__name__}: {wrong}") from wrong


def _sqlite_engine(url: URL, begin: str) -> Engine:
    engine = create_engine(url, pool_size=READERS, max_overflow=0)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        _to_wal(cursor)
        cursor.execute("PRAGMA synchronous = FULL")  # an answered move survives a power cut, not only a crash
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine


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
