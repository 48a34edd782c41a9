"""The store: tables, their entries, and queries to find them. The same code for SQLite and PostgreSQL."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, tuple_
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, ProgrammingError
from sqlalchemy.sql import Executable

from benchtop.store.database import Database, T, Work, database_url, is_permanent, is_sqlite, open_database, private
from benchtop.store.entries import Entry, Header, Listing, ListingUpdate, SameDeal, Unavailable, Unstorable
from benchtop.store.fanout import Fanout, NoFanout, PostgresFanout
from benchtop.store.guests import GuestBook
from benchtop.store.migrate import migrate
from benchtop.store.push import PushBook
from benchtop.store.schema import ENTRIES, FACTS, PEOPLE, SUMMARIES, TABLES
from benchtop.store.writer import Writer, header_columns

Place = tuple[float, str]
"""A position in a list of tables: the time the table was opened, and its code."""

_NEWEST = select(func.max(ENTRIES.c.n)).where(ENTRIES.c.code == TABLES.c.code).scalar_subquery()
_LISTINGS = select(TABLES, _NEWEST.label("n"), SUMMARIES.c.n.label("summary_n"), SUMMARIES.c.body).outerjoin(
    SUMMARIES, SUMMARIES.c.code == TABLES.c.code
)


class Store:
    """The server's persistent data. Memory is only a cache of it."""

    def __init__(self, database: Database, writer: Writer, fanout: Fanout, *, shared: bool) -> None:
        self.database = database
        self.fanout = fanout
        self.shared = shared
        """Whether other processes may use the same database."""
        self.guests = GuestBook(database)
        self.pushes = PushBook(database)
        self._writer = writer
        put = (postgresql_insert if shared else sqlite_insert)(SUMMARIES)
        newer = put.excluded.n >= SUMMARIES.c.n
        facts = {"n": put.excluded.n, "body": put.excluded.body}
        self._put_summary = put.on_conflict_do_update(index_elements=["code"], set_=facts, where=newer)

    # -- writing ----------------------------------------------------------------------------------------------------

    async def create(self, header: Header, first: Entry, *, listed: bool, listing: ListingUpdate) -> None:
        """Store a new table with its first entry; raises Conflict if the code is taken."""
        row = {
            "code": header.code,
            "game": header.game,
            "created": header.created,
            **header_columns(header),
            "listed": listed,
            "open_seats": listing.open_seats or 0,
            "over": False,
            "due": None,
        }
        await self._writer.append(header.code, first, listing, row)

    async def append(self, code: str, entry: Entry, listing: ListingUpdate | None = None) -> None:
        """Store the next entry of a table durably; raises Conflict if another writer was faster."""
        await self._writer.append(code, entry, listing)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def _read(self, work: Work[T]) -> T:
        """Read from the database; raises Unavailable if it is down."""
        try:
            return await self.database.read(work)
        except ProgrammingError:  # our bug, not an outage
            raise
        except Exception as wrong:  # drivers raise many different errors for an outage
            if is_permanent(wrong):
                raise Unstorable(f"{type(wrong).__name__}: {getattr(wrong, 'orig', wrong)}") from wrong
            raise Unavailable(f"{type(wrong).__name__}: {wrong}") from wrong

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def header(self, code: str) -> Header | None:
        """Return the settings of a table, or None if there is no such table."""
        for row in await self._rows(select(TABLES).where(TABLES.c.code == code)):
            return Header(
                code=row.code,
                game=row.game,
                rules_version=row.rules_version,
                seats=row.seats,
                seed=row.seed,
                options=_data(row.options),
                settings=_data(row.settings),
                created=row.created,
            )
        return None

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table in order, starting after that number."""
        wanted = select(ENTRIES).where(ENTRIES.c.code == code, ENTRIES.c.n > after).order_by(ENTRIES.c.n)
        return [Entry(row.n, row.kind, row.seat, row.key, _data(row.body), row.at) for row in await self._rows(wanted)]

    async def lengths(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the number of entries of each of these tables."""
        wanted = list(codes)
        found: dict[str, int] = {}
        for start in range(0, len(wanted), 500):
            some = ENTRIES.c.code.in_(wanted[start : start + 500])
            query = select(ENTRIES.c.code, func.max(ENTRIES.c.n).label("length")).where(some).group_by(ENTRIES.c.code)
            found |= {row.code: row.length for row in await self._rows(query)}
        return found

    async def lobby(self, *, game: str | None = None, before: Place | None = None, limit: int = 50) -> list[Listing]:
        """Return listed tables that are not over, newest first; `before` continues after the last place."""
        query = _LISTINGS.where(TABLES.c.listed.is_(True), TABLES.c.over.is_(False))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        return await self._listed(query, before, limit)

    async def tables_of(
        self,
        person: str,
        *,
        over: bool | None = None,
        before: Place | None = None,
        limit: int = 100,
        code: str | None = None,
    ) -> list[Listing]:
        """Return the tables where that guest has a seat, newest first; optionally only finished or unfinished ones, or
        one table.
        """
        query = _LISTINGS.join(PEOPLE, PEOPLE.c.code == TABLES.c.code).where(PEOPLE.c.person == person)
        if code is not None:
            query = query.where(TABLES.c.code == code)
        if over is not None:
            query = query.where(TABLES.c.over.is_(over))
        return await self._listed(query, before, limit)

    async def _listed(self, query: Select[Any], before: Place | None, limit: int) -> list[Listing]:
        if before is not None:
            query = query.where(tuple_(TABLES.c.created, TABLES.c.code) < before)
        newest = query.order_by(TABLES.c.created.desc(), TABLES.c.code.desc()).limit(limit)
        return [_listing(row) for row in await self._rows(newest)]

    async def summarize(self, summaries: Mapping[str, tuple[int, str]]) -> None:
        """Store summaries made after an entry, unless a newer one is stored already."""

        def work(connection: Connection) -> None:
            there = connection.execute(select(TABLES.c.code).where(TABLES.c.code.in_(summaries)))
            rows = [{"code": code, "n": summaries[code][0], "body": summaries[code][1]} for (code,) in there]
            if rows:
                connection.execute(self._put_summary, rows)

        if summaries:
            with suppress(IntegrityError):  # a table was deleted at the same time; the others are written next time
                await self.database.write(work)

    async def same_deal_running(self, header: Header, since: float) -> list[SameDeal]:
        """Return the other unfinished tables, opened since then, that were dealt from the same seed.

        Game and seats do not matter: with the seed you can deal any game.
        """
        running = TABLES.c.over.is_(False), TABLES.c.created > since, TABLES.c.code != header.code
        query = select(TABLES.c.code, TABLES.c.created, TABLES.c.settings).where(TABLES.c.seed == header.seed, *running)
        return [SameDeal(row.code, row.created, _data(row.settings)) for row in await self._rows(query)]

    async def due(self, now: float, *, limit: int = 10_000) -> dict[str, float]:
        """Return the tables whose clock has run out, and when it did; longest overdue first."""
        query = select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due < now).order_by(TABLES.c.due).limit(limit)
        return {row.code: row.due for row in await self._rows(query)}

    async def ping(self) -> None:
        """Raise if the database does not answer, or if the last write failed."""
        await self._rows(select(1))
        if self._writer.failing is not None:
            raise Unavailable(self._writer.failing)

    # -- housekeeping -----------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """Return the secret that signs tokens: created once, shared by all processes that use this database."""
        return bytes.fromhex(await self.fact("secret", lambda: secrets.token_hex(32)))

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """Return a fact about the installation, created once and shared by all processes."""
        wanted = select(FACTS.c.value).where(FACTS.c.name == name)
        while not (found := await self._rows(wanted)):
            new = insert(FACTS).values(name=name, value=make())
            with suppress(IntegrityError):  # another process has just created it
                await self.database.write(lambda connection, new=new: connection.execute(new))  # type: ignore[misc]
        return str(found[0].value)

    async def forget(self, before: float) -> int:
        """Delete the tables without any entry since then; return how many."""
        old = select(ENTRIES.c.code).group_by(ENTRIES.c.code).having(func.max(ENTRIES.c.at) < before)

        def work(connection: Connection) -> int:
            return connection.execute(delete(TABLES).where(TABLES.c.code.in_(old))).rowcount

        return await self.database.write(work)

    async def close(self) -> None:
        """Write what is waiting and close the database."""
        await self._writer.close()
        await self.fanout.close()
        await self.database.close()


async def open_store(
    database: str,
    *,
    on_group: Callable[[int, float], None] | None = None,
    on_failure: Callable[[], None] | None = None,
) -> Store:
    """Open the store at that address and migrate its schema."""
    url = database_url(database)
    if is_sqlite(url):
        if not url.database or url.database == ":memory:":
            raise ValueError("a server needs a database file, such as sqlite:///games.db")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        private(Path(url.database))
    opened = open_database(url)
    try:
        await migrate(opened)
    except BaseException:
        await opened.close()
        raise
    fanout: Fanout = NoFanout() if is_sqlite(url) else PostgresFanout(url)
    return Store(opened, Writer(opened, on_group, on_failure), fanout, shared=not is_sqlite(url))


@asynccontextmanager
async def store_at(database: str) -> AsyncIterator[Store]:
    """Open the store at that address, and close it afterwards."""
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


def _data(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def _listing(row: Row[Any]) -> Listing:
    summary = None if row.body is None else (row.summary_n, row.body)
    return Listing(row.code, row.game, row.seats, row.created, row.open_seats, row.over, row.n, summary)
