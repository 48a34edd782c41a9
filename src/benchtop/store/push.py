"""The push book: which browsers to notify when it is a guest's turn, and which notices were sent."""

import hashlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from benchtop.store.database import Database, SqliteDatabase, available
from benchtop.store.schema import PUSH_NOTICES, PUSH_SUBSCRIPTIONS

DEVICES = 6
"""Maximum number of browsers notified per guest; a further one replaces the oldest."""


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A guest's browser, as the browser describes itself."""

    endpoint: str
    """The URL where its push service accepts messages."""
    p256dh: str
    auth: str
    home: str
    """The address under which that browser knows this server."""


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushBook:
    """Subscriptions and notices. An endpoint is a browser; it belongs to the guest who subscribed last."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite_insert if isinstance(database, SqliteDatabase) else postgresql_insert

    async def of(self, person: str) -> list[PushSubscription]:
        """Return the guest's subscriptions, newest first."""
        columns = PUSH_SUBSCRIPTIONS.c
        query = select(columns.endpoint, columns.p256dh, columns.auth, columns.home)
        query = query.where(columns.person == person).order_by(columns.since.desc())
        rows = await available(self._database.read(lambda connection: connection.execute(query).all()))
        return [PushSubscription(*row) for row in rows]

    async def subscribe(self, person: str, given: PushSubscription, now: float) -> int:
        """Add a browser; return the number of the guest's browsers."""
        columns = PUSH_SUBSCRIPTIONS.c
        facts = {
            "person": person,
            "endpoint": given.endpoint,
            "p256dh": given.p256dh,
            "auth": given.auth,
            "home": given.home,
            "since": now,
        }
        new = self._insert(PUSH_SUBSCRIPTIONS).values(digest=_digest(given.endpoint), **facts)
        new = new.on_conflict_do_update(index_elements=["digest"], set_=facts)
        mine = select(columns.digest).where(columns.person == person).order_by(columns.since.desc(), columns.digest)

        def work(connection: Connection) -> int:
            connection.execute(new)
            digests = list(connection.execute(mine).scalars())
            if digests[DEVICES:]:
                connection.execute(delete(PUSH_SUBSCRIPTIONS).where(columns.digest.in_(digests[DEVICES:])))
            return len(digests[:DEVICES])

        return await available(self._database.write(work))

    async def unsubscribe(self, person: str, endpoint: str | None = None) -> int:
        """Remove a browser, or all of them; return the number of the guest's browsers left."""
        columns = PUSH_SUBSCRIPTIONS.c
        gone = delete(PUSH_SUBSCRIPTIONS).where(columns.person == person)
        if endpoint is not None:
            gone = gone.where(columns.digest == _digest(endpoint))
        mine = select(columns.digest).where(columns.person == person)

        def work(connection: Connection) -> int:
            connection.execute(gone)
            return len(connection.execute(mine).all())

        return await available(self._database.write(work))

    async def claim(self, code: str, person: str, moves: int) -> bool:
        """Record a notice after that many of the guest's moves; False if it was recorded before."""
        new = self._insert(PUSH_NOTICES).values(code=code, person=person, moves=moves)
        claim = new.on_conflict_do_update(
            index_elements=["code", "person"], set_={"moves": moves}, where=PUSH_NOTICES.c.moves != moves
        ).returning(PUSH_NOTICES.c.moves)
        return await available(self._database.write(lambda connection: connection.execute(claim).first() is not None))
