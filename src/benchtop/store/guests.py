"""The guest book: what is stored about people beyond their seats. Most have no line in it."""

from functools import partial
from typing import Any

from sqlalchemy import Connection, UpdateBase, delete, exists, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from benchtop.store.database import Database, SqliteDatabase, T, Work, available
from benchtop.store.schema import GUESTS, PEOPLE

DAY = 24 * 3600.0
"""That somebody was here is noted no more often than this."""
BATCH, BATCHES = 500, 20
"""So many lines are forgotten in one transaction, and so many transactions at a time."""


class GuestBook:
    """Names, editions of guest tokens, and handovers to other devices."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite_insert if isinstance(database, SqliteDatabase) else postgresql_insert

    async def name(self, person: str, now: float) -> str:
        """What that person, who is here now, wants to be called; empty if they have not said."""
        query = select(GUESTS.c.name, GUESTS.c.used).where(GUESTS.c.person == person)
        found = await self._do(lambda connection: connection.execute(query).first(), writes=False)
        if found is None:
            return ""
        if found.used < now - DAY:
            here = update(GUESTS).where(GUESTS.c.person == person).values(used=now)
            await self._do(lambda connection: connection.execute(here))
        return str(found.name)

    async def rename(self, person: str, name: str, now: float) -> None:
        await self._do(lambda connection: self._put(connection, person, {"name": name, "used": now}))

    async def editions(self) -> dict[str, int]:
        """How often all devices of each person were signed out, where they were."""
        query = select(GUESTS.c.person, GUESTS.c.edition).where(GUESTS.c.edition > 0)
        rows = await self._do(lambda connection: connection.execute(query).all(), writes=False)
        return {row.person: row.edition for row in rows}

    async def sign_out(self, person: str, now: float) -> int:
        """Make the guest tokens of that person void, and a handover that waits; the new edition."""

        def work(connection: Connection) -> int:
            next_edition = {"edition": GUESTS.c.edition + 1, "handover": None, "used": now}
            self._put(connection, person, next_edition, {"edition": 1, "used": now})
            found = connection.execute(select(GUESTS.c.edition).where(GUESTS.c.person == person)).scalar()
            return int(found or 0)

        return await self._do(work)

    async def offer(self, person: str, secret: str, until: float, now: float) -> None:
        """Let a handover wait until then; one that waited before is void."""
        facts = {"handover": secret, "handover_until": until, "used": now}
        await self._do(lambda connection: self._put(connection, person, facts))

    async def take(self, person: str, secret: str, now: float) -> bool:
        """Whether that handover waited; now it is taken."""
        waits = GUESTS.c.person == person, GUESTS.c.handover == secret, GUESTS.c.handover_until >= now
        taken = update(GUESTS).where(*waits).values(handover=None, used=now)
        return await self._do(lambda connection: connection.execute(taken).rowcount == 1)

    async def tidy(self, now: float, unused_since: float) -> int:
        """Forget handovers that are too old, and the lines of those who have sat nowhere and not been here since then;
        how many lines that concerned. Lines that make old tokens void stay, without the name."""
        old = GUESTS.c.used < unused_since, ~exists().where(PEOPLE.c.person == GUESTS.c.person)
        expired = update(GUESTS).where(GUESTS.c.handover_until < now).values(handover=None, handover_until=None)
        nameless = update(GUESTS).where(*old, GUESTS.c.edition > 0, GUESTS.c.name != "").values(name="")
        some = select(GUESTS.c.person).where(*old, GUESTS.c.edition == 0).limit(BATCH)
        gone = delete(GUESTS).where(GUESTS.c.person.in_(some))
        changed = await self._do(partial(_changed, expired)) + await self._do(partial(_changed, nameless))
        for _ in range(BATCHES):  # each in a transaction of its own: nobody who plays waits for all of them
            forgotten = await self._do(partial(_changed, gone))
            changed += forgotten
            if forgotten < BATCH:
                break
        return changed

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


def _changed(change: UpdateBase, connection: Connection) -> int:
    """How many lines that changed."""
    return connection.execute(change).rowcount
