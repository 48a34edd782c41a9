"""Those who follow a table, over a socket or a stream: each has a short outbox that never makes the table wait."""

import asyncio
from collections import deque
from typing import Any, Protocol

from benchtop.server.ops.limits import BACKLOG
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.messages import Messages
from benchtop.server.tables.state import Applied, TableState
from benchtop.server.ws.frames import Outlet


class Following(Protocol):
    """What a subscriber needs of its table."""

    state: TableState

    def full(self, seat: int | None, you: dict[str, Any]) -> bytes: ...


class Subscriber:
    """One socket or stream. Who holds several seats sees the table from the seat that is to move."""

    def __init__(self, actor: Actor, seat: int | None = None) -> None:
        self._asked = seat
        self._sit(actor)
        self._outbox: deque[tuple[bytes, bool]] = deque()
        """What waits, and whether it is an answer: those are sent whatever else happens."""
        self._wake = asyncio.Event()
        self._behind = True
        """Whether the next message has to be a full view."""
        self._closed = False
        self._resting = False
        """Whether everything has been sent, so that the next message may overtake nothing."""
        self.outlet: Outlet | None = None
        """Sends a message at once, if the client keeps up."""

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

    def you(self) -> dict[str, Any]:
        """Who the server thinks this is."""
        return {"seat": self._seat, "seats": sorted(self.actor.seats), "host": self.actor.host}

    def tell(self, state: TableState, messages: Messages, told: Applied, updates: dict[int | None, bytes]) -> None:
        """Put what happened into the outbox; hearers with the same viewpoint share the same bytes."""
        before = self._seat
        seat = self.viewpoint(state)
        if self._behind:
            return self._wake.set()
        if seat != before or len(self._outbox) >= BACKLOG:
            return self.fall_behind()
        update = updates.get(seat)
        if update is None:
            update = updates[seat] = messages.update(told, seat)
        self.put(update)

    def answer(self, message: bytes) -> None:
        """Send the answer to a command: unlike news of the table, a full view does not replace it."""
        self.put(message, answers=True)

    def put(self, message: bytes, *, answers: bool = False) -> None:
        """Send these bytes when their turn comes: now, if nothing waits."""
        if self._resting and self.outlet is not None and not self._wake.is_set() and self.outlet.put(message):
            return
        if len(self._outbox) < 2 * BACKLOG:
            self._outbox.append((message, answers))
        self._wake.set()

    def fall_behind(self) -> None:
        """Send a full view instead of whatever still waits about the table."""
        self._outbox = deque(entry for entry in self._outbox if entry[1])
        self._behind = True
        self._wake.set()

    def close(self) -> None:
        """End the stream after what is in the outbox."""
        self._closed = True
        self._wake.set()

    async def next(self, table: Following, keep_alive: float | None = None) -> bytes | None:
        """What to send next, once there is something: None after the last; empty if nothing came for so long."""
        while True:
            if self._behind:
                self._behind = False
                self.viewpoint(table.state)
                return table.full(self._seat, self.you())
            if self._outbox:
                return self._outbox.popleft()[0]
            if self._closed:
                return None
            self._wake.clear()
            if keep_alive is None:
                self._resting = True
                await self._wake.wait()
                self._resting = False
                continue
            try:
                await asyncio.wait_for(self._wake.wait(), keep_alive)
            except TimeoutError:
                return b""
