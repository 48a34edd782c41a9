"""Those who follow a table, over a socket or a stream: each has a short outbox that never makes the table wait."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from benchtop.server.ops.limits import BACKLOG
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.message_types import You
from benchtop.server.tables.messages import Updates
from benchtop.server.tables.state import TableState


class Followed(Protocol):
    """What a subscriber needs of its table."""

    state: TableState

    def full(self, seat: int | None, you: You) -> bytes: ...

    def missed(self, seat: int | None, you: You, since: int) -> list[bytes] | None: ...


class Subscriber:
    """One socket or stream. Who holds several seats sees the table from the seat that is to move."""

    def __init__(self, actor: Actor, seat: int | None = None, since: int | None = None) -> None:
        self._asked = seat
        self._since = since
        """The entry after which this hearer has missed something, until it has been told."""
        self._sit(actor)
        self._outbox: deque[tuple[bytes, bool]] = deque()
        """What waits, and whether it is an answer: those are sent whatever else happens."""
        self._wake = asyncio.Event()
        self._behind = True
        """Whether the next message has to be a full view."""
        self._closed = False
        self._idle = False
        """Whether everything has been sent, so that the next message may overtake nothing."""
        self.send_now: Callable[[bytes], bool] | None = None
        """Sends a message at once; False if the client does not keep up."""

    def _sit(self, actor: Actor) -> None:
        self.actor = actor
        self._fixed = self._asked is not None or len(actor.seats) <= 1
        self._seat = min(actor.seats, default=None) if self._asked is None else self._asked

    def become(self, actor: Actor) -> None:
        """Who has sat down since the connection was opened sees the table from there: a full view comes next."""
        if actor != self.actor:
            self._sit(actor)
            self.fall_behind()

    def viewpoint(self, state: TableState) -> int | None:
        """The seat from which this hearer sees the table."""
        if not self._fixed and state.to_move in self.actor.seats:
            self._seat = state.to_move
        return self._seat

    def you(self) -> You:
        """Who the server thinks this is."""
        return {"seat": self._seat, "seats": sorted(self.actor.seats), "host": self.actor.host}

    def update(self, state: TableState, updates: Updates) -> None:
        """Send what the newest entry did, or a full view if this hearer is behind or sees from elsewhere now."""
        before = self._seat
        seat = self.viewpoint(state)
        if self._behind:
            self._wake.set()
        elif seat != before or len(self._outbox) >= BACKLOG:
            self.fall_behind()
        else:
            self.put(updates.to(seat))

    def put(self, message: bytes, *, answers: bool = False) -> None:
        """Send these bytes: now, if nothing waits. A full view replaces what waits, but for answers to commands."""
        if self._idle and self.send_now is not None and not self._wake.is_set() and self.send_now(message):
            return
        if len(self._outbox) < 2 * BACKLOG:
            self._outbox.append((message, answers))
        self._wake.set()

    def fall_behind(self) -> None:
        """Send a full view instead of whatever still waits about the table."""
        self._outbox = deque(waiting for waiting in self._outbox if waiting[1])
        self._behind = True
        self._wake.set()

    def close(self) -> None:
        """End the stream after what is in the outbox."""
        self._closed = True
        self._wake.set()

    def _begin(self, table: Followed) -> bytes:
        """The full view, or the first of the messages about what was missed; who changes seats may need all of it."""
        seat, since, self._since = self.viewpoint(table.state), self._since, None
        missed = table.missed(seat, self.you(), since) if since is not None and self._fixed else None
        if missed is None:
            return table.full(seat, self.you())
        self._outbox.extendleft((message, False) for message in reversed(missed[1:]))
        return missed[0]

    async def next(self, table: Followed, keep_alive: float | None = None) -> bytes | None:
        """What to send next, once there is something: None after the last; empty if nothing came for so long."""
        while True:
            if self._behind:
                self._behind = False
                return self._begin(table)
            if self._outbox:
                return self._outbox.popleft()[0]
            if self._closed:
                return None
            self._wake.clear()
            self._idle = True
            try:
                await asyncio.wait_for(self._wake.wait(), keep_alive)
            except TimeoutError:
                return b""
            self._idle = False
