"""Group commit: entries that wait at the same moment share a transaction, and each is confirmed once it is durable.

While one group is being written the next one gathers, so groups grow with the load; a single entry is written at once.
Groups are sorted by table and number, so that two processes can never deadlock.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, tuple_, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from benchtop.store.database import Database, SqliteDatabase, is_permanent
from benchtop.store.entries import Conflict, Entry, Header, ListingUpdate, Unavailable, Unstorable
from benchtop.store.schema import ENTRIES, FACTS, PEOPLE, TABLES

CHANNEL = "benchtop"
GROUP = 200
"""Maximum number of entries per transaction."""
TIMEOUT = 20.0
"""Seconds an entry waits for a database that is down."""
DISK_TIMEOUT = 2.0
"""The same for SQLite: a full disk seldom recovers by itself, and all players wait behind it."""
PROBE = 1.0
"""Seconds between attempts to write while writes fail, even if no entry is waiting."""
REMIND = 60.0
"""Minimum seconds between two log lines about it."""
_PAYLOAD = 7000  # PostgreSQL takes less than 8000 bytes in one notification

_COLUMNS = ENTRIES.c.keys()
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("benchtop.store")

Row = tuple[Any, ...]
"""The values of an entry, in the order of the columns."""


@dataclass(eq=False, slots=True)
class _Waiting:
    """An entry waiting to be written."""

    code: str
    entry: Entry
    stored: asyncio.Future[None]
    listing: ListingUpdate | None = None
    table: dict[str, Any] | None = None
    """The row of a new table, if this is its first entry."""

    def row(self) -> Row:
        entry = self.entry
        return self.code, entry.n, entry.kind, entry.seat, entry.key, _encode(entry.body).decode(), entry.at

    def answer(self, wrong: Exception | None) -> None:
        """Resolve the caller's future; the next group may already be committing."""
        if self.stored.done():  # the caller has gone
            return
        if wrong is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(wrong)


class Writer:
    """The only writer of entries in a process."""

    def __init__(
        self,
        database: Database,
        on_group: Callable[[int, float], None] | None = None,
        on_failure: Callable[[], None] | None = None,
    ) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._on_group = on_group
        self._on_failure = on_failure
        self.failing: str | None = None
        """Why the last write failed; None if it succeeded."""
        self._remind_at = 0.0
        self._sqlite = isinstance(database, SqliteDatabase)
        insert_into = sqlite_insert if self._sqlite else postgresql_insert
        self._insert = insert_into(ENTRIES).on_conflict_do_nothing()
        self._sql = str(self._insert.compile(dialect=sqlite.dialect()))
        self._insert_table = insert_into(TABLES).on_conflict_do_nothing().returning(TABLES.c.code)
        self._insert_person = insert_into(PEOPLE).on_conflict_do_nothing()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(
        self, code: str, entry: Entry, listing: ListingUpdate | None = None, table: dict[str, Any] | None = None
    ) -> None:
        """Store an entry; raises Conflict if its number or key is taken, Unavailable if the database is down too
        long.
        """
        if self._closing:
            raise Unavailable("the store is closing")
        waiting = _Waiting(code, entry, asyncio.get_running_loop().create_future(), listing, table)
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.stored

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    # -- the loop ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wait()
                await asyncio.sleep(0)  # let entries that are ready now join the group
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if group:
                started = time.perf_counter()
                await self._write(sorted(group, key=lambda item: (item.code, item.entry.n)))
                if self._on_group is not None:
                    self._on_group(len(group), time.perf_counter() - started)

    async def _wait(self) -> None:
        """Wait for work; while writes fail, keep testing the database until it recovers."""
        while self.failing is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), PROBE)
                return
            with suppress(Exception):
                await self._database.write(_probe)
                self._well()
        await self._wake.wait()

    def _failed(self, wrong: Exception) -> None:
        """Record a temporary failure, and log it from time to time."""
        self.failing = f"{type(wrong).__name__}: {getattr(wrong, 'orig', None) or wrong}".partition("\n")[0][:200]
        if self._on_failure is not None:
            self._on_failure()
        if time.monotonic() >= self._remind_at:
            self._remind_at = time.monotonic() + REMIND
            _log.error("nothing can be stored now, commands are refused: %s", self.failing)

    def _well(self) -> None:
        """Record a successful write."""
        if self.failing is not None:
            self.failing, self._remind_at = None, 0.0
            _log.warning("entries are stored again")

    async def _write(self, group: Sequence[_Waiting]) -> None:
        """Write a group and confirm every entry; after a permanent error, write the entries one by one."""
        try:
            stored = await self._persist(group)
        except Exception as wrong:
            if not is_permanent(wrong):
                self._failed(wrong)
                for item in group:
                    item.answer(Unavailable(f"{type(wrong).__name__}: {wrong}"))
            elif len(group) > 1:
                for item in group:
                    await self._write([item])
            elif isinstance(wrong, IntegrityError):
                group[0].answer(Conflict(str(wrong.orig)))
            else:
                what = group[0].code, group[0].entry.n, group[0].entry.kind
                why = str(getattr(wrong, "orig", None) or wrong).partition("\n")[0][:200]
                _log.error("the database will never take entry %s %s (%s): %s", *what, why)
                group[0].answer(Unstorable(why))
        else:
            self._well()
            for item in group:
                item.answer(None if item in stored else Conflict(f"{item.code} {item.entry.n}"))

    async def _persist(self, group: Sequence[_Waiting]) -> set[_Waiting]:
        """Write the group, retrying while the database is down; return the entries now stored."""
        deadline = time.monotonic() + (DISK_TIMEOUT if self._sqlite else TIMEOUT)
        pause = 0.05
        while True:
            try:
                return await self._database.write(partial(self._commit, group))
            except Exception as wrong:
                if is_permanent(wrong) or time.monotonic() + pause > deadline:
                    raise
                await asyncio.sleep(pause)
                pause = min(pause * 2, 1.0)

    # -- one transaction --------------------------------------------------------------------------------------------

    def _commit(self, group: Sequence[_Waiting], connection: Connection) -> set[_Waiting]:
        """Write everything a group changes; return the entries stored, now or by an attempt whose answer was lost."""
        rows = {item.row(): item for item in group}
        taken = self._create_tables(connection, [item.table for item in group if item.table is not None])
        free = [row for row, item in rows.items() if item.table is None or item.code not in taken]
        new = self._insert_entries(connection, free) if free else 0
        stored = list(group)
        if new < len(group):
            mine = tuple_(ENTRIES.c.code, ENTRIES.c.n).in_([(item.code, item.entry.n) for item in group])
            there = {tuple(row) for row in connection.execute(select(ENTRIES).where(mine))}
            stored = [item for row, item in rows.items() if row in there]
        for item in stored:
            if item.listing is not None:
                self._update_listing(connection, item.code, item.listing)
        if stored and not self._sqlite:
            for payload in payloads([f"{item.code}:{item.entry.n}" for item in stored], " "):
                notify = text("SELECT pg_notify(:channel, :payload)")
                connection.execute(notify, {"channel": CHANNEL, "payload": payload})
        return set(stored)

    def _insert_entries(self, connection: Connection, rows: list[Row]) -> int:
        """Store the rows whose number and key are free; return how many."""
        if self._sqlite:
            return connection.exec_driver_sql(self._sql, rows).rowcount
        returning = self._insert.returning(ENTRIES.c.n)  # asyncpg does not report the row count of a bulk insert
        return len(connection.execute(returning, [dict(zip(_COLUMNS, row, strict=True)) for row in rows]).all())

    def _create_tables(self, connection: Connection, tables: list[dict[str, Any]]) -> set[str]:
        """Store new tables; return the codes that were already taken."""
        if not tables:
            return set()
        new = {row.code for row in connection.execute(self._insert_table, tables)}
        return {table["code"] for table in tables} - new

    def _update_listing(self, connection: Connection, code: str, listing: ListingUpdate) -> None:
        changes: dict[str, Any] = {} if listing.header is None else header_columns(listing.header)
        if listing.open_seats is not None:
            changes["open_seats"] = listing.open_seats
        if listing.over is not None:
            changes["over"] = listing.over
        if listing.due is not None:
            changes["due"] = listing.due if listing.due >= 0 else None
        if changes:
            this = update(TABLES).where(TABLES.c.code == bindparam("this"))
            connection.execute(this.values(**changes), {"this": code})
        if listing.gone:
            sat = PEOPLE.c.code == code, PEOPLE.c.person.in_(listing.gone)
            connection.execute(delete(PEOPLE).where(*sat))
        if listing.people:
            connection.execute(self._insert_person, [{"person": person, "code": code} for person in listing.people])


def header_columns(header: Header) -> dict[str, Any]:
    """Return the columns that change when a table is arranged."""
    return {
        "rules_version": header.rules_version,
        "seats": header.seats,
        "seed": header.seed,
        "options": _encode(header.options).decode(),
        "settings": _encode(header.settings).decode(),
        "listed": bool(header.settings.get("listed")),
    }


def _probe(connection: Connection) -> None:
    """Write the smallest change that needs the disk."""
    connection.execute(delete(FACTS).where(FACTS.c.name == "probe"))
    connection.execute(insert(FACTS).values(name="probe", value=f"{time.time():.0f}"))


def payloads(words: Sequence[str], between: str) -> Iterator[str]:
    """Join words into as few notifications as PostgreSQL's size limit allows."""
    some: list[str] = []
    size = 0
    for word in words:
        if size + len(word) > _PAYLOAD:
            yield between.join(some)
            some, size = [], 0
        some.append(word)
        size += len(word) + len(between)
    if some:
        yield between.join(some)
