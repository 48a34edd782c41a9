"""The store: tables, their entries, and how to find them. One code path for SQLite and PostgreSQL."""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection

from benchtop.store.engine import Engines, database_url
from benchtop.store.entries import Entry, Header, Listing, ListingUpdate, Unavailable
from benchtop.store.fanout import Alone, Fanout, Listening
from benchtop.store.migrate import migrate
from benchtop.store.schema import ENTRIES, FACTS, PEOPLE, TABLES
from benchtop.store.writer import Then, Writer


class Store:
    """What the server knows, on disk. Memory is only a cache of this."""

    def __init__(self, engines: Engines, writer: Writer, fanout: Fanout) -> None:
        self.engines = engines
        self.fanout = fanout
        self._writer = writer

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return not self.engines.sqlite

    # -- writing ----------------------------------------------------------------------------------------------------

    async def create(self, header: Header, first: Entry, *, listed: bool, listing: ListingUpdate) -> None:
        """Store a new table with the first entry of its list; Conflict if the code is taken."""
        row = {
            "code": header.code,
            "game": header.game,
            "rules_version": header.rules_version,
            "seats": header.seats,
            "seed": header.seed,
            "options": _text(header.options),
            "settings": _text(header.settings),
            "created": header.created,
            "listed": listed,
            "open_seats": listing.open_seats or 0,
            "over": False,
            "due": None,
        }
        await self._writer.append(header.code, first, listing, row)

    async def append(self, code: str, entry: Entry, listing: ListingUpdate | None = None) -> Entry:
        """Store the next entry of a table; when this returns, it is durable. Conflict: somebody else was faster."""
        return await self._writer.append(code, entry, listing)

    def append_then(self, code: str, entry: Entry, then: Then, listing: ListingUpdate | None = None) -> None:
        """The same without waiting: `then` is called once the entry is durable, or with what went wrong."""
        self._writer.append_then(code, entry, then, listing)

    # -- reading ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; Unavailable if the database is away."""
        try:
            async with self.engines.reads.connect() as connection:
                yield connection
        except ProgrammingError:  # ours, not the database's
            raise
        except Exception as wrong:  # drivers have many names for a database that is away
            raise Unavailable(f"{type(wrong).__name__}: {wrong}") from wrong

    async def header(self, code: str) -> Header | None:
        """What never changes about a table, or None if there is no such table."""
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).first()
        if row is None:
            return None
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

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        """The entries of a table in order, from the one after that number."""
        wanted = select(ENTRIES).where(ENTRIES.c.code == code, ENTRIES.c.n > after).order_by(ENTRIES.c.n)
        async with self._reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.n, row.kind, row.seat, row.key, _data(row.body), row.at) for row in rows]

    async def lengths(self, codes: Iterable[str]) -> dict[str, int]:
        """How long the lists of these tables are now."""
        wanted = list(codes)
        found: dict[str, int] = {}
        async with self._reading() as connection:
            for start in range(0, len(wanted), 500):
                some = wanted[start : start + 500]
                query = select(ENTRIES.c.code, func.max(ENTRIES.c.n)).where(ENTRIES.c.code.in_(some))
                for code, n in await connection.execute(query.group_by(ENTRIES.c.code)):
                    found[code] = n
        return found

    async def lobby(self, *, game: str | None = None, before: float | None = None, limit: int = 50) -> list[Listing]:
        """Listed tables that are not over, newest first; `before` goes on from the last one's time."""
        query = select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.over.is_(False))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        async with self._reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.created.desc()).limit(limit))).all()
        return [_listing(row) for row in rows]

    async def tables_of(self, person: str, *, limit: int = 100) -> list[Listing]:
        """The tables where that person has a seat, newest first."""
        query = select(TABLES).join(PEOPLE, PEOPLE.c.code == TABLES.c.code).where(PEOPLE.c.person == person)
        async with self._reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.created.desc()).limit(limit))).all()
        return [_listing(row) for row in rows]

    async def due(self, now: float, *, limit: int = 10_000) -> dict[str, float]:
        """Tables whose clock has run out, and when it did; the longest overdue first."""
        query = select(TABLES.c.code, TABLES.c.due).where(TABLES.c.due < now).order_by(TABLES.c.due).limit(limit)
        async with self._reading() as connection:
            return {row.code: row.due for row in await connection.execute(query)}

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(select(1))

    # -- keeping house ----------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """The secret that signs tokens: made once, the same for all processes that share this database."""
        wanted = select(FACTS.c.value).where(FACTS.c.name == "secret")
        while True:
            async with self._reading() as connection:
                found = (await connection.execute(wanted)).scalar()
            if found is not None:
                return bytes.fromhex(found)
            try:
                async with self.engines.writes.begin() as connection:
                    await connection.execute(insert(FACTS), {"name": "secret", "value": secrets.token_hex(32)})
            except IntegrityError:  # another process has just made it
                continue

    async def forget(self, seconds: float) -> int:
        """Delete the tables at which nothing has happened for so long; how many there were."""
        last = select(ENTRIES.c.code).group_by(ENTRIES.c.code).having(func.max(ENTRIES.c.at) < time.time() - seconds)
        async with self.engines.writes.begin() as connection:
            gone = await connection.execute(delete(TABLES).where(TABLES.c.code.in_(last)))
        return gone.rowcount

    async def close(self) -> None:
        """Write what waits and let the database go."""
        await self._writer.close()
        await self.fanout.close()
        await self.engines.close()


async def open_store(database: str, *, on_group: Callable[[int, float], None] | None = None) -> Store:
    """The store at that address, its schema brought up to date."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("a server keeps its games: name a file, as in sqlite:///games.db")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engines = Engines(url)
    try:
        await migrate(engines)
    except BaseException:
        await engines.close()
        raise
    fanout: Fanout = Alone() if engines.sqlite else Listening(url)
    return Store(engines, Writer(engines, on_group), fanout)


@asynccontextmanager
async def store_at(database: str) -> AsyncIterator[Store]:
    """The store at that address, closed afterwards."""
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


def _text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def _data(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def _listing(row: Row[Any]) -> Listing:
    return Listing(row.code, row.game, row.seats, row.created, row.open_seats, row.over, _data(row.settings))
