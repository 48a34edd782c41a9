"""Grouped commits: entries that wait at the same moment share one transaction, and each is answered once it is durable.

While one group is being written the next one gathers, so the busier the server the larger the groups; a lone entry
waits for nobody. The order within a group is by table and number, so that two processes can never wait for each other.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, text, tuple_, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection

from benchtop.store.engine import Engines
from benchtop.store.entries import Conflict, Entry, ListingUpdate, Unavailable
from benchtop.store.quick import QuickAppends, Row
from benchtop.store.schema import ENTRIES, PEOPLE, TABLES

CHANNEL = "benchtop"
GROUP = 200
"""No transaction holds more entries than this."""
TIMEOUT = 20.0
"""How many seconds an entry waits for a database that is away."""
DISK_TIMEOUT = 2.0
"""The same for a file: a disk that is full seldom mends itself, and everybody who plays waits behind."""
_PAYLOAD = 7000  # PostgreSQL takes less than 8000 bytes in one notification

_COLUMNS = ENTRIES.c.keys()
_encode = msgspec.json.Encoder().encode
_NEVER_RIGHT = (IntegrityError, DataError, ProgrammingError)

Then = Callable[[Exception | None], None]
"""Called when an entry is durable, or with what went wrong: Conflict or Unavailable."""


@dataclass(eq=False, slots=True)
class _Waiting:
    """An entry on its way to the database."""

    code: str
    entry: Entry
    then: Then
    listing: ListingUpdate | None = None
    table: dict[str, Any] | None = None
    """The row of a new table, whose first entry this is."""

    @property
    def plain(self) -> bool:
        """Whether nothing but the table's list changes."""
        return self.listing is None and self.table is None

    def values(self) -> Row:
        entry = self.entry
        return self.code, entry.n, entry.kind, entry.seat, entry.key, _encode(entry.body).decode(), entry.at

    def row(self) -> dict[str, Any]:
        return dict(zip(_COLUMNS, self.values(), strict=True))


class Writer:
    """The one place in a process where entries are written."""

    def __init__(self, engines: Engines, on_group: Callable[[int, float], None] | None = None) -> None:
        self._engines = engines
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._connection: AsyncConnection | None = None
        self._on_group = on_group
        self._quick = QuickAppends(engines.url.database or "") if engines.sqlite else None
        insert = sqlite_insert if engines.sqlite else postgresql_insert
        self._insert = insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.code, ENTRIES.c.n)
        self._insert_table = insert(TABLES).on_conflict_do_nothing().returning(TABLES.c.code)
        self._insert_person = insert(PEOPLE).on_conflict_do_nothing()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(
        self, code: str, entry: Entry, listing: ListingUpdate | None = None, table: dict[str, Any] | None = None
    ) -> Entry:
        """Store an entry. Conflict if its number or key is taken, Unavailable if the database is away too long."""
        stored = self._loop.create_future()

        def then(wrong: Exception | None) -> None:
            if stored.done():  # whoever asked has gone
                return
            if wrong is None:
                stored.set_result(None)
            else:
                stored.set_exception(wrong)

        self.append_then(code, entry, then, listing, table)
        await stored
        return entry

    def append_then(
        self,
        code: str,
        entry: Entry,
        then: Then,
        listing: ListingUpdate | None = None,
        table: dict[str, Any] | None = None,
    ) -> None:
        """The same without waiting: `then` is called once it is known how it went, never before this returns."""
        if self._closing:
            self._loop.call_soon(then, Unavailable("the store is closing"))
            return
        self._waiting.append(_Waiting(code, entry, then, listing, table))
        self._wake.set()

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    # -- the loop ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                await asyncio.sleep(0)  # let those who are ready at this very moment come along
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if group:
                started = time.perf_counter()
                await self._settle(sorted(group, key=lambda w: (w.code, w.entry.n)))
                if self._on_group is not None:
                    self._on_group(len(group), time.perf_counter() - started)
        await self._drop_connection()
        if self._quick is not None:
            await self._quick.close()

    async def _settle(self, group: list[_Waiting]) -> None:
        """Write a group and answer everybody in it; a group that breaks a rule of the schema is written one by one."""
        try:
            stored = await self._persist(group)
        except _NEVER_RIGHT as wrong:
            if len(group) > 1:
                for one in group:
                    await self._settle([one])
                return
            self._answer(group[0], Conflict(str(wrong.orig)))
            return
        except Exception as wrong:
            for one in group:
                self._answer(one, Unavailable(f"{type(wrong).__name__}: {wrong}"))
            return
        for one in group:
            self._answer(one, None if (one.code, one.entry.n) in stored else Conflict(f"{one.code} {one.entry.n}"))

    def _answer(self, one: _Waiting, wrong: Exception | None) -> None:
        # Soon, not now: the next group is on its way to the disk before this one's news is told.
        self._loop.call_soon(one.then, wrong)

    async def _persist(self, group: Sequence[_Waiting]) -> set[tuple[str, int]]:
        """Write the group, again and again while the database is away; which entries are now stored."""
        deadline = time.monotonic() + (DISK_TIMEOUT if self._engines.sqlite else TIMEOUT)
        pause = 0.05
        unsure = False
        while True:
            try:
                return await self._commit(group, unsure=unsure)
            except _NEVER_RIGHT:
                await self._drop_connection()
                raise
            except Exception:
                # The commit may have happened before the connection broke: from now on, look before saying "taken".
                unsure = True
                await self._drop_connection()
                if time.monotonic() + pause > deadline:
                    raise
                await asyncio.sleep(pause)
                pause = min(pause * 2, 1.0)

    async def _commit(self, group: Sequence[_Waiting], *, unsure: bool) -> set[tuple[str, int]]:
        quick = None if unsure or not all(one.plain for one in group) else self._quick
        if quick is not None and await quick.append([one.values() for one in group]):
            return {(one.code, one.entry.n) for one in group}
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._engines.writes.connect()
        ready = await self._set_up_tables(connection, group)
        new: set[tuple[str, int]] = set()
        if ready:
            rows = await connection.execute(self._insert, [one.row() for one in ready])
            new = {(row.code, row.n) for row in rows}
        if unsure and len(new) < len(group):
            new |= await self._already_there(connection, group)
        stored = [one for one in group if (one.code, one.entry.n) in new]
        await self._keep_findable(connection, stored)
        if stored and not self._engines.sqlite:
            await self._notify(connection, stored)
        await connection.commit()
        return new

    async def _set_up_tables(self, connection: AsyncConnection, group: Sequence[_Waiting]) -> Sequence[_Waiting]:
        """Store the new tables of the group; who of the group may go on, for a code may be taken."""
        tables = [one.table for one in group if one.table is not None]
        if not tables:
            return group
        rows = await connection.execute(self._insert_table, tables)
        new = {row.code for row in rows}
        return [one for one in group if one.table is None or one.code in new]

    async def _already_there(self, connection: AsyncConnection, group: Sequence[_Waiting]) -> set[tuple[str, int]]:
        """The entries of the group that an earlier try has stored after all."""
        wanted = {(one.code, one.entry.n): one.entry.key for one in group}
        rows = await connection.execute(
            select(ENTRIES.c.code, ENTRIES.c.n, ENTRIES.c.key).where(
                tuple_(ENTRIES.c.code, ENTRIES.c.n).in_(list(wanted))
            )
        )
        return {(row.code, row.n) for row in rows if wanted[row.code, row.n] == row.key}

    async def _keep_findable(self, connection: AsyncConnection, stored: Sequence[_Waiting]) -> None:
        for one in stored:
            if one.listing is None:
                continue
            changes: dict[str, Any] = {}
            if one.listing.open_seats is not None:
                changes["open_seats"] = one.listing.open_seats
            if one.listing.over is not None:
                changes["over"] = one.listing.over
            if one.listing.due is not None:
                changes["due"] = one.listing.due if one.listing.due >= 0 else None
            if changes:
                await connection.execute(
                    update(TABLES).where(TABLES.c.code == bindparam("this")).values(**changes), {"this": one.code}
                )
            if one.listing.people:
                await connection.execute(
                    self._insert_person, [{"person": person, "code": one.code} for person in one.listing.people]
                )

    async def _notify(self, connection: AsyncConnection, stored: Sequence[_Waiting]) -> None:
        for payload in payloads([f"{one.code}:{one.entry.n}" for one in stored], " "):
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.rollback()
        except Exception:  # it is broken: the pool must not hand it out again
            await connection.invalidate()
        finally:
            await connection.close()


def payloads(words: Sequence[str], between: str) -> Iterator[str]:
    """The words in as few notifications as PostgreSQL takes them."""
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
