"""The guest book: data about guests apart from their seats. Most guests have no row in it."""

from functools import partial
from typing import Any

from sqlalchemy import Connection, UpdateBase, delete, exists, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from benchtop.store.database import Database, SqliteDatabase, T, Work, available
from benchtop.store.schema import GUESTS, PEOPLE

DAY = 24 * 3600.0
"""Minimum time between updates of a guest's last activity."""
BATCH, BATCHES = 500, 20
"""Rows deleted per transaction, and transactions per run."""


class GuestBook:
    """Names, guest token editions, and handovers to other devices."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite_insert if isinstance(database, SqliteDatabase) else postgresql_insert

    async def name(self, person: str, now: float) -> str:
        """Return the name an active guest has chosen; empty if none."""
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
        """Return how often each guest has signed out all devices, where they have."""
        query = select(GUESTS.c.person, GUESTS.c.edition).where(GUESTS.c.edition > 0)
        rows = await self._do(lambda connection: connection.execute(query).all(), writes=False)
        return {row.person: row.edition for row in rows}

    async def sign_out(self, person: str, now: float) -> int:
        """Invalidate all tokens of a guest and any pending handover; return the new edition."""

        def work(connection: Connection) -> int:
            next_edition = {"edition": GUESTS.c.edition + 1, "handover": None, "used": now}
            self._put(connection, person, next_edition, {"edition": 1, "used": now})
            found = connection.execute(select(GUESTS.c.edition).where(GUESTS.c.person == person)).scalar()
            return int(found or 0)

        return await self._do(work)

    async def offer(self, person: str, secret: str, until: float, now: float) -> None:
        """Store a handover that is valid until then, replacing any pending one."""
        facts = {"handover": secret, "handover_until": until, "used": now}
        await self._do(lambda connection: self._put(connection, person, facts))

    async def take(self, person: str, secret: str, now: float) -> bool:
        """Take the handover; return False if it was not pending."""
        waits = GUESTS.c.person == person, GUESTS.c.handover == secret, GUESTS.c.handover_until >= now
        taken = update(GUESTS).where(*waits).values(handover=None, used=now)
        return await self._do(lambda connection: connection.execute(taken).rowcount == 1)

    async def tidy(self, now: float, unused_since: float) -> int:
        """Delete expired handovers, and guests who sit nowhere and have not been active since; return the number of
        rows changed.

        Rows that invalidate old tokens stay, without the name.
        """
        old = GUESTS.c.used < unused_since, ~exists().where(PEOPLE.c.person == GUESTS.c.person)
        expired = update(GUESTS).where(GUESTS.c.handover_until < now).values(handover=None, handover_until=None)
        nameless = update(GUESTS).where(*old, GUESTS.c.edition > 0, GUESTS.c.name != "").values(name="")
        some = select(GUESTS.c.person).where(*old, GUESTS.c.edition == 0).limit(BATCH)
        gone = delete(GUESTS).where(GUESTS.c.person.in_(some))
        changed = await self._do(partial(_changed, expired)) + await self._do(partial(_changed, nameless))
        for _ in range(BATCHES):  # in separate transactions, so that players do not wait for all of them
            forgotten = await self._do(partial(_changed, gone))
            changed += forgotten
            if forgotten < BATCH:
                break
        return changed

    def _put(
        self, connection: Connection, person: str, facts: dict[str, Any], first: dict[str, Any] | None = None
    ) -> None:
        """Update a row, or insert one, with `first` instead of `facts` if given."""
        line = {"person": person, "name": "", "edition": 0, **(facts if first is None else first)}
        new = self._insert(GUESTS).values(**line)
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=facts))

    async def _do(self, work: Work[T], *, writes: bool = True) -> T:
        """Run the work and return its result; raises Unavailable if the database is down."""
        return await available(self._database.write(work) if writes else self._database.read(work))


def _changed(change: UpdateBase, connection: Connection) -> int:
    """Return the number of rows changed."""
    return connection.execute(change).rowcount
