"""The guest book: what is stored about people beyond their seats. Most have no line in it."""

from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from benchtop.store.database import Database, SqliteDatabase, T, Work, available
from benchtop.store.schema import GUESTS


class GuestBook:
    """Names, editions of guest tokens, and handovers to other devices."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite_insert if isinstance(database, SqliteDatabase) else postgresql_insert

    async def name(self, person: str) -> str:
        """What that person wants to be called; empty if they have not said."""
        query = select(GUESTS.c.name).where(GUESTS.c.person == person)
        return await self._do(lambda connection: connection.execute(query).scalar() or "", writes=False)

    async def rename(self, person: str, name: str) -> None:
        await self._do(lambda connection: self._put(connection, person, {"name": name}))

    async def editions(self) -> dict[str, int]:
        """How often all devices of each person were signed out, where they were."""
        query = select(GUESTS.c.person, GUESTS.c.edition).where(GUESTS.c.edition > 0)
        rows = await self._do(lambda connection: connection.execute(query).all(), writes=False)
        return {row.person: row.edition for row in rows}

    async def sign_out(self, person: str) -> int:
        """Make the guest tokens of that person void, and a handover that waits; the new edition."""

        def work(connection: Connection) -> int:
            self._put(connection, person, {"edition": GUESTS.c.edition + 1, "handover": None}, {"edition": 1})
            found = connection.execute(select(GUESTS.c.edition).where(GUESTS.c.person == person)).scalar()
            return int(found or 0)

        return await self._do(work)

    async def offer(self, person: str, secret: str, until: float) -> None:
        """Let a handover wait until then; one that waited before is void."""
        facts = {"handover": secret, "handover_until": until}
        await self._do(lambda connection: self._put(connection, person, facts))

    async def take(self, person: str, secret: str, now: float) -> bool:
        """Whether that handover waited; now it is taken."""
        waits = GUESTS.c.person == person, GUESTS.c.handover == secret, GUESTS.c.handover_until >= now
        taken = update(GUESTS).where(*waits).values(handover=None)
        return await self._do(lambda connection: connection.execute(taken).rowcount == 1)

    def _put(
        self, connection: Connection, person: str, facts: dict[str, Any], first: dict[str, Any] | None = None
    ) -> None:
        """Change a line; where there is none, begin one, with these facts instead if there are some."""
        line = {"person": person, "name": "", "edition": 0, **(facts if first is None else first)}
        new = self._insert(GUESTS).values(**line)
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=facts))

    async def _do(self, work: Work[T], *, writes: bool = True) -> T:
        """What the work finds; Unavailable if the database is away."""
        return await available(self._database.write(work) if writes else self._database.read(work))
