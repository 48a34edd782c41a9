"""Guests apart from their seats: valid tokens, names, and moving to another device."""

import hashlib
import secrets

from benchtop.server.problems import Problem
from benchtop.server.tables.tables import Tables
from benchtop.server.tokens import Identity, Tokens
from benchtop.store import Store

HANDOVER_SECONDS = 600.0
"""Seconds for which a handover to another device is valid."""


class Guests:
    """Knows the newest edition of every guest token. Few guests have one: it counts "sign out everywhere"."""

    def __init__(self, store: Store, tokens: Tokens, tables: Tables) -> None:
        self._store = store
        self._tokens = tokens
        self._tables = tables
        self._editions: dict[str, int] = {}
        tables.on_signed_out = self._signed_out

    async def refresh(self) -> None:
        """Read changes made by other processes."""
        for person, edition in (await self._store.guests.editions()).items():
            self._signed_out(person, edition)

    def token(self, person: str) -> str:
        """Return the token of that guest."""
        return self._tokens.guest(person, self._editions.get(person, 0))

    def knows(self, identity: Identity) -> bool:
        """Whether the token is still valid. A seat token is valid as long as the guest holds the seat."""
        if identity.code is not None:
            return True
        newest = self._editions.get(identity.person, 0)
        if identity.edition > newest:  # created by another process, and not known here yet
            self._signed_out(identity.person, identity.edition)
        return identity.edition >= newest

    async def name(self, person: str) -> str:
        return await self._store.guests.name(person, self._tables.clock.now())

    async def rename(self, person: str, name: str) -> None:
        await self._store.guests.rename(person, name, self._tables.clock.now())

    async def tidy(self, days: float) -> int:
        """Delete old handovers, and guests who sit nowhere and were inactive for that many days (0: keep all); return
        how many.
        """
        now = self._tables.clock.now()
        return await self._store.guests.tidy(now, now - days * 24 * 3600 if days > 0 else 0.0)

    async def sign_out_everywhere(self, person: str) -> None:
        """Invalidate all tokens of that guest in all processes, and cancel their push notifications."""
        edition = await self._store.guests.sign_out(person, self._tables.clock.now())
        await self._store.pushes.unsubscribe(person)
        self._signed_out(person, edition)
        self._store.fanout.broadcast(f"{self._tables.process} @{person} {edition}")

    def _signed_out(self, person: str, edition: int) -> None:
        """Disconnect everyone who used an older token edition of that guest."""
        if edition <= self._editions.get(person, 0):
            return
        self._editions[person] = edition
        for table in self._tables:
            for subscriber, identity in table.subscribers.items():
                if identity is not None and (identity.person, identity.code) == (person, None):
                    subscriber.close()
        for stream in self._tables.streams.of(person):
            stream.close()

    # -- another device -----------------------------------------------------------------------------------------------

    async def offer(self, person: str) -> tuple[str, float]:
        """Return a single-use token that lets another device become that guest, and its expiry."""
        secret = secrets.token_urlsafe(12)
        now = self._tables.clock.now()
        until = now + HANDOVER_SECONDS
        await self._store.guests.offer(person, _digest(secret), until, now)
        return self._tokens.handover(person, secret), until

    async def take(self, token: str) -> str:
        """Return the guest who created that handover token; 403 if it was used, replaced or has expired."""
        found = self._tokens.handed_over(token)
        if found is not None:
            person, secret = found
            if await self._store.guests.take(person, _digest(secret), self._tables.clock.now()):
                return person
        raise Problem(
            403, "bad_handover", "That code was used before or is too old; ask the other device for a new one."
        )


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
