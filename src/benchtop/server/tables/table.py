"""A table in memory: its state, its subscribers, and the only way to write to it.

An entry is decided, stored, applied, and only then sent to anybody. One writer at a time; if another process was
faster, its entries are read and the command is decided again.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw

from benchtop.core.story import Story
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem, no_table
from benchtop.server.tables.commands.base import PlayerCommand, TableCommand
from benchtop.server.tables.commands.ending import ending
from benchtop.server.tables.commands.join import Sat
from benchtop.server.tables.decide import NOBODY, Actor
from benchtop.server.tables.interest import Interest
from benchtop.server.tables.message_types import You
from benchtop.server.tables.messages import Log, Snapshot, Updates, encode, full, missed, reader_of
from benchtop.server.tables.presence import Connected, Presence
from benchtop.server.tables.sealing import has_to_be_sealed, is_open_for_good
from benchtop.server.tables.state import TableState
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tokens import Identity
from benchtop.store import Conflict, Entry, Unavailable, Unstorable

if TYPE_CHECKING:
    from benchtop.server.tables.tables import Tables

TRIES = 25
"""Maximum number of attempts when other processes are faster."""

REACH = 5.0
"""Seconds a reader waits for the entry that it names."""

Decide = Callable[[TableState, float], NewEntry | int]
"""Returns the entry to store, given the state and the time; or a number to answer without storing anything."""


class Listener(Protocol):
    """Follows many tables at once, and is notified only that something happened."""

    person: str | None
    """The guest, if known."""

    def notify(self, table: "Table") -> None: ...

    def look_again(self) -> None: ...

    def close(self) -> None: ...


class Waiting:
    """Waits for the next entry at a table."""

    person: str | None = None

    def __init__(self) -> None:
        self._wake = asyncio.Event()

    async def something(self) -> None:
        await self._wake.wait()
        self._wake.clear()

    def notify(self, table: "Table") -> None:
        self._wake.set()

    def look_again(self) -> None:
        self._wake.set()

    def close(self) -> None:
        self._wake.set()


class Table:
    """A table in memory."""

    def __init__(self, tables: "Tables", state: TableState) -> None:
        self.code = state.header.code
        self.state = state
        self.subscribers: dict[Subscriber, Identity | None] = {}
        """Subscribers, with the identity they connected with."""
        self.listeners: set[Listener] = set()
        self.presence = Presence(state, self.subscribers, self._send_presence, self._broadcast_presence, tables.clock)
        self.interest = Interest(state, tables.clock)
        self.used = tables.clock.steady()
        self.story: tuple[int, bool, asyncio.Task[Story]] | None = None
        """The story of the finished game, once requested: after which entry, whether complete, and with placeholders
        for names.
        """
        self.dropped = False
        """Whether this object was replaced by one read again from the store."""
        self._tables = tables
        self._log = Log(state)
        self._lock = asyncio.Lock()

    # -- identity ---------------------------------------------------------------------------------------------------

    def actor(self, identity: Identity | None) -> Actor:
        """Return what that identity may do at this table; a seat token opens only its seat, and is a 403 at other
        tables.
        """
        if identity is None:
            return NOBODY
        seats = self.state.held_by(identity.person)
        host = self.state.settings.host == identity.person
        if identity.code is None:
            return Actor(identity.person, seats, host)
        if identity.code != self.code:
            raise Problem(403, "other_table", "That token is for another table.")
        if identity.seat not in seats:
            if identity.person in self.state.removed:
                raise Problem(403, "removed", "The host has removed you from this table; you can watch it.")
            raise Problem(403, "not_your_seat", "That seat is no longer yours.", {"variant": "no_longer"})
        return Actor(identity.person, frozenset({identity.seat}), guest=False)

    def reader(self, identity: Identity | None) -> int | None:
        """Return the seat that sentences call "you" for that identity: None for spectators and for several seats."""
        try:
            return reader_of(self.actor(identity).seats)
        except Problem:
            return None

    def followed_by(self) -> set[str]:
        """Return the guests who are connected to this process or follow all their tables there."""
        connected = {identity.person for identity in self.subscribers.values() if identity is not None}
        return connected | {listener.person for listener in self.listeners if listener.person is not None}

    def knows(self, identity: Identity) -> bool:
        """Whether that identity holds the seat of its token or, with a guest token, any seat."""
        seats = self.state.held_by(identity.person)
        return bool(seats) if identity.code is None else identity.code != self.code or identity.seat in seats

    # -- writing ----------------------------------------------------------------------------------------------------

    async def handle(self, actor: Actor, command: TableCommand, subscriber: Subscriber | None = None) -> int:
        """Execute a command, subject to rate limits; return the number of its entry. A Problem says why not."""
        metrics, started = self._tables.metrics, time.perf_counter()
        try:
            who = f"{self.code} {min(actor.seats) if actor.seats else actor.person}"
            self._tables.limits.spend(command.limit, who)
            n = await self.write(lambda state, now: command.answer(state, actor, now))
        except Problem as problem:
            metrics.refused.labels(problem.code).inc()
            if problem.code == "stale" and isinstance(command, PlayerCommand):
                subscriber = subscriber or Subscriber(actor, command.seat)
                now = Snapshot(self.state).now(subscriber.viewpoint(self.state), text=subscriber.text)
                problem.extra["now"] = {"n": self.state.n, **now}
            raise
        metrics.answer.observe(time.perf_counter() - started)
        return n

    async def write(self, decide: Decide) -> int:
        """Store and send what `decide` returns; return the number of the entry, or the answer instead."""
        async with self._lock:
            if self.dropped:
                raise Unavailable(f"{self.code} is read anew")
            self.used = self._tables.clock.steady()
            for _ in range(TRIES):
                now = self._tables.clock.now()
                try:
                    new = decide(self.state, now)
                except Problem:
                    if await self._read_what_others_stored():
                        continue  # another process knew more: decide again
                    raise
                if isinstance(new, int):
                    return new
                n = self.state.n + 1
                if await self._append(new, now):
                    await self._end_if_over()
                    self._tables.changed(self)
                    return n
        raise Problem(
            503,
            "busy",
            "Too many are writing at this table; try again.",
            {"variant": "writing"},
            headers={"Retry-After": "1"},
        )

    async def _append(self, new: NewEntry, now: float) -> bool:
        """Store and send an entry; False if another process was faster, whose entries have been read."""
        entry = new.entry(self.state.n + 1, now)
        try:
            await self._tables.store.append(self.code, entry, new.listing)
        except Conflict:
            if not await self._read_on() and await self._tables.store.header(self.code) is None:
                self._tables.drop(self)
                raise no_table(self.code) from None
            return False
        except Unstorable:
            raise
        except BaseException:  # whether it was stored is unknown: read the log again
            self._tables.drop(self)
            raise
        self._tables.metrics.stored(entry.kind)
        waited_for = self.state.person_to_move()
        await self._take(entry)
        waits_for = self.state.person_to_move()
        if waits_for is not None and waits_for != waited_for:
            self._tables.on_turn(self, waits_for, waited_for)
        return True

    async def _end_if_over(self) -> None:
        """Record how the game ended, once."""
        if self.state.over and not self.state.ended:
            await self._append(ending(self.state), self._tables.clock.now())

    async def end_if_over(self) -> None:
        """Add a missing final entry, in case a process died right after the last move."""
        async with self._lock:
            await self._end_if_over()

    # -- reading on -------------------------------------------------------------------------------------------------

    async def catch_up(self, n: int) -> None:
        """Read entries stored by other processes, at least up to entry n."""
        async with self._lock:
            if n > self.state.n and await self._read_on():
                self._tables.changed(self, elsewhere=True)

    async def read_on(self) -> None:
        """Read entries stored by other processes."""
        async with self._lock:
            await self._read_what_others_stored()

    async def reach(self, n: int) -> None:
        """Wait briefly until entry n is here; 409 if it does not come."""
        waiting = Waiting()
        self.listeners.add(waiting)
        try:
            await self.catch_up(n)
            async with asyncio.timeout(REACH):
                while self.state.n < n and not self.dropped:
                    await waiting.something()
        except TimeoutError:
            raise Problem(
                409,
                "not_yet",
                f"This table has {self.state.n} entries, not {n}.",
                {"entries": self.state.n, "asked": n},
                n=self.state.n,
            ) from None
        finally:
            self.listeners.discard(waiting)
        if self.dropped:
            raise Unavailable(f"{self.code} is read anew")

    async def _read_what_others_stored(self) -> bool:
        """Read entries of other processes, if there are any; return whether there were."""
        if self.dropped or not self._tables.store.shared or not await self._read_on():
            return False
        self._tables.changed(self, elsewhere=True)
        return True

    async def _read_on(self) -> bool:
        entries = await self._tables.store.entries(self.code, self.state.n)
        for entry in entries:
            await self._take(entry)
        return bool(entries)

    async def _take(self, entry: Entry) -> None:
        """Apply a stored entry and send it."""
        was_over, was_ended = self.state.over, self.state.ended
        try:
            applied = self.state.apply(entry)
        except Exception:
            self._tables.drop(self)
            raise
        if self.state.over and not was_over:
            await self._look_whether_sealed()
        if applied.body.reseats:
            self._look_who_sits()
        if isinstance(applied.body, Sat):
            self._tables.seated((applied.body.person,))
        if self.state.ended and not was_ended:
            self._tables.spawn(self._tables.unseal(self.state.header.seed))
        if self.subscribers:
            updates = Updates(self.state, applied)
            for subscriber in self.subscribers:
                subscriber.update(self.state, updates)
        for listener in self.listeners:
            listener.notify(self)

    async def unseal(self) -> None:
        """Publish the deal if the game and all others with the same deal are over."""
        if self.state.over and not is_open_for_good(self.state):
            sealed = self.state.sealed
            await self._look_whether_sealed()
            if sealed and not self.state.sealed:
                for subscriber in self.subscribers:
                    subscriber.fall_behind()

    async def _look_whether_sealed(self) -> None:
        with suppress(Unavailable):  # unchanged then
            now = self._tables.clock.now()
            self.state.sealed = await has_to_be_sealed(self._tables.store, self.state.header, self.state.ended_at, now)

    def _look_who_sits(self) -> None:
        """Update the subscribers after a change of seats: new players see their seat, former players become
        spectators.
        """
        for subscriber, identity in self.subscribers.items():
            try:
                actor = self.actor(identity)
            except Problem:
                actor = NOBODY
            subscriber.become(actor)
        self.presence.changed()

    # -- following --------------------------------------------------------------------------------------------------

    def full(self, seat: int | None, you: You, *, text: bool = False) -> bytes:
        """Return the full message for a subscriber at that seat."""
        return full(self.state, self._log, seat, you, self.presence.now().to_json(), text=text)

    def missed(self, seat: int | None, you: You, since: int, *, text: bool = False) -> list[bytes] | None:
        """Return the messages that a subscriber missed since that entry; None if it needs a full view."""
        return missed(self.state, seat, you, self.presence.now().to_json(), since, text=text)

    def log(self, seat: int | None, reader: int | None, before: int, limit: int) -> list[Raw]:
        """Return at most `limit` moves before that ply, as a seat may read them, in words for that reader."""
        return self._log.lines(seat, reader, max(0, before - limit), before)

    def follow(self, subscriber: Subscriber, identity: Identity | None) -> None:
        self.subscribers[subscriber] = identity
        self.presence.changed()
        self.used = self._tables.clock.steady()
        self._tables.metrics.sockets.inc()
        self._tables.changed(self, elsewhere=True)

    def unfollow(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            del self.subscribers[subscriber]
            self.presence.changed()
            self._tables.metrics.sockets.dec()

    def _send_presence(self, connected: Connected) -> None:
        message = encode({"type": "presence", **connected.to_json()})
        for subscriber in self.subscribers:
            subscriber.put(message)

    def _broadcast_presence(self, connected: Connected) -> None:
        self._tables.store.fanout.broadcast(f"{self._tables.process} {self.code} {connected}")

    def close(self) -> None:
        """End all streams."""
        self.presence.leave()
        for subscriber in self.subscribers:
            subscriber.close()
        for listener in self.listeners:
            listener.look_again()
