"""The store: tables, their entries, and how to find them. One code path for SQLite and PostgreSQL."""

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

from benchtop.store.database import Database, T, Work, database_url, is_sqlite, never_right, open_database, private
from benchtop.store.entries import Entry, Header, Listing, ListingUpdate, SameDeal, Unavailable, Unstorable
from benchtop.store.fanout import Fanout, NoFanout, PostgresFanout
from benchtop.store.guests import GuestBook
from benchtop.store.migrate import migrate
from benchtop.store.push import PushBook
from benchtop.store.schema import ENTRIES, FACTS, PEOPLE, SUMMARIES, TABLES
from benchtop.store.writer import Writer, arranged

Place = tuple[float, str]
"""A place in a list of tables: when the table there was opened, and its code."""

_NEWEST = select(func.max(ENTRIES.c.n)).where(ENTRIES.c.code == TABLES.c.code).scalar_subquery()
_LISTINGS = select(TABLES, _NEWEST.label("n"), SUMMARIES.c.n.label("summary_n"), SUMMARIES.c.body).outerjoin(
    SUMMARIES, SUMMARIES.c.code == TABLES.c.code
)


class Store:
    """What the server knows, on disk. Memory is only a cache of this."""

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
        """Store a new table with the first entry of its list; Conflict if the code is taken."""
        row = {
            "code": header.code,
            "game": header.game,
            "created": header.created,
            **arranged(header),
            "listed": listed,
            "open_seats": listing.open_seats or 0,
            "over": False,
            "due": None,
        }
        await self._writer.append(header.code, first, listing, row)

    async def append(self, code: str, entry: Entry, listing: ListingUpdate | None = None) -> None:
        """Store the next entry of a table; when this returns, it is durable. Conflict: somebody else was faster."""
        await self._writer.append(code, entry, listing)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def _read(self, work: Work[T]) -> T:
        """What the work finds; Unavailable if the database is away."""
        try:
            return await self.database.read(work)
        except ProgrammingError:  # ours, not the database's
            raise
        except Exception as wrong:  # drivers have many names for a database that is away
            if never_right(wrong):
                raise Unstorable(f"{type(wrong).__name__}: {getattr(wrong, 'orig', wrong)}") from wrong
            raise Unavailable(f"{type(wrong).__name__}: {wrong}") from wrong

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def header(self, code: str) -> Header | None:
        """What a table is, or None if there is no such table."""
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
        """The entries of a table in order, from the one after that number."""
        wanted = select(ENTRIES).where(ENTRIES.c.code == code, ENTRIES.c.n > after).order_by(ENTRIES.c.n)
        return [Entry(row.n, row.kind, row.seat, row.key, _data(row.body), row.at) for row in await self._rows(wanted)]

    async def lengths(self, codes: Iterable[str]) -> dict[str, int]:
        """How long the lists of these tables are now."""
        wanted = list(codes)
        found: dict[str, int] = {}
        for start in range(0, len(wanted), 500):
            some = ENTRIES.c.code.in_(wanted[start : start + 500])
            query = select(ENTRIES.c.code, func.max(ENTRIES.c.n).label("length")).where(some).group_by(ENTRIES.c.code)
            found |= {row.code: row.length for row in await self._rows(query)}
        return found

    async def lobby(self, *, game: str | None = None, before: Place | None = None, limit: int = 50) -> list[Listing]:
        """Listed tables that are not over, newest first; `before` goes on from the place of the last one."""
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
        """The tables where that person has a seat, newest first: all, those that are over or are not, or one alone."""
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
        """Keep what these tables are in short as of an entry, unless something newer is kept already."""

        def work(connection: Connection) -> None:
            there = connection.execute(select(TABLES.c.code).where(TABLES.c.code.in_(summaries)))
            rows = [{"code": code, "n": summaries[code][0], "body": summaries[code][1]} for (code,) in there]
            if rows:
                connection.execute(self._put_summary, rows)

        if summaries:
            with suppress(IntegrityError):  # a table was deleted meanwhile; the others have another time
                await self.database.write(work)

    async def same_deal_running(self, header: Header, since: float) -> list[SameDeal]:
        """Return the other tables, opened since then and not over, that were dealt from the same seed.

        Game and seats do not matter: whoever has the seed can deal any game from it.
        """
        running = TABLES.c.over.is_(False), TABLES.c.created > since, TABLES.c.code != header.code
        query = select(TABLES.c.code, TABLES.c.created, TABLES.c.settings).where(TABLES.c.seed == header.seed, *running)
        return [SameDeal(row.code, row.created, _data(row.settings)) for row in await self._rows(query)]

    async def due(self, now: float, *, limit: int = 10_000) -> dict[str, float]:
        """Tables whose clock has run out, and when it did; the longest overdue first."""
        query = select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due < now).order_by(TABLES.c.due).limit(limit)
        return {row.code: row.due for row in await self._rows(query)}

    async def ping(self) -> None:
        """Raises if the database does not answer, or did not take the last thing that was written."""
        await self._rows(select(1))
        if self._writer.failing is not None:
            raise Unavailable(self._writer.failing)

    # -- keeping house ----------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """The secret that signs tokens: made once, the same for all processes that share this database."""
        return bytes.fromhex(await self.fact("secret", lambda: secrets.token_hex(32)))

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """Something that the installation knows about itself: made once, the same for all processes."""
        wanted = select(FACTS.c.value).where(FACTS.c.name == name)
        while not (found := await self._rows(wanted)):
            new = insert(FACTS).values(name=name, value=make())
            with suppress(IntegrityError):  # another process has just made it
                await self.database.write(lambda connection, new=new: connection.execute(new))  # type: ignore[misc]
        return str(found[0].value)

    async def forget(self, before: float) -> int:
        """Delete the tables at which nothing has happened since then; how many there were."""
        old = select(ENTRIES.c.code).group_by(ENTRIES.c.code).having(func.max(ENTRIES.c.at) < before)

        def work(connection: Connection) -> int:
            return connection.execute(delete(TABLES).where(TABLES.c.code.in_(old))).rowcount

        return await self.database.write(work)

    async def close(self) -> None:
        """Write what waits and let the database go."""
        await self._writer.close()
        await self.fanout.close()
        await self.database.close()


async def open_store(
    database: str,
    *,
    on_group: Callable[[int, float], None] | None = None,
    on_failure: Callable[[], None] | None = None,
) -> Store:
    """The store at that address, its schema brought up to date."""
    url = database_url(database)
    if is_sqlite(url):
        if not url.database or url.database == ":memory:":
            raise ValueError("a server keeps its games: name a file, as in sqlite:///games.db")
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
    """The store at that address, closed afterwards."""
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
