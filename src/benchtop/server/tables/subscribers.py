"""Subscribers: connections that follow a table over a socket or a stream. Their short outbox never makes the table
wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from benchtop.server.ops.limits import BACKLOG
from benchtop.server.problems import Problem
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.message_types import You
from benchtop.server.tables.messages import Updates, reader_of
from benchtop.server.tables.state import TableState


def has_curtain(state: TableState, seats: frozenset[int]) -> bool:
    """Whether a guest with these seats needs a curtain, because one of the seats sees secrets."""
    if state.over or len(seats) < 2 or not state.settings.curtain:
        return False
    return state.has_secrets(seats)


class Followed(Protocol):
    """The part of a table that a subscriber needs."""

    state: TableState

    def full(self, seat: int | None, you: You, *, text: bool) -> bytes: ...

    def missed(self, seat: int | None, you: You, since: int, *, text: bool) -> list[bytes] | None: ...


class Subscriber:
    """A socket or stream.

    A guest with several seats sees the table from the seat to move, once its player has confirmed being at the screen;
    until then a curtain hides all of them. No curtain is needed if no seat sees more than everybody.
    """

    def __init__(self, actor: Actor, seat: int | None = None, since: int | None = None, *, text: bool = False) -> None:
        self._asked = seat
        self.text = text
        """Whether to include the view in words."""
        self._since = since
        """The newest entry that the client knows, until it has been sent what it missed."""
        self._sit(actor)
        self._outbox: deque[tuple[bytes, bool]] = deque()
        """Queued messages, and whether each is an answer; answers survive `fall_behind`."""
        self._wake = asyncio.Event()
        self._behind = True
        """Whether the next message has to be a full view."""
        self._covered = 0
        """The newest entry covered by a full view or by resumed updates."""
        self._closed = False
        self._idle = False
        """Whether everything has been sent, so that the next message can be sent directly."""
        self.send_now: Callable[[bytes], bool] | None = None
        """Sends a message at once; False if the client does not keep up."""

    def _sit(self, actor: Actor) -> None:
        self.actor = actor
        asked = self._asked if self._asked in actor.seats else None  # the seat may now belong to another guest
        self._fixed = asked is not None or len(actor.seats) <= 1
        self._seat = min(actor.seats, default=None) if asked is None else asked
        self._last: int | None = None
        """The last of their seats that was to move, if there is a curtain."""
        self.curtain: int | None = None
        """The seat whose player has to confirm."""
        self._drawn = not self._fixed
        """Whether the curtain still hides all seats."""

    def become(self, actor: Actor) -> None:
        """Change the actor, after a change of seats; a full view comes next."""
        if actor != self.actor:
            self._sit(actor)
            self.fall_behind()

    def viewpoint(self, state: TableState) -> int | None:
        """Return the seat from which this subscriber sees the table."""
        if self._fixed:
            return self._seat
        mine = state.to_move if state.to_move in self.actor.seats else None
        if not has_curtain(state, self.actor.seats):
            self.curtain, self._drawn = None, False
            self._seat = mine if mine is not None else self._seat
        else:
            if mine is not None and mine != self._last:
                self._drawn = self._drawn or mine != self._seat
                self._last = mine
            decides = mine is not None and state.seats[mine].decides
            self.curtain = mine if decides and (self._drawn or mine != self._seat) else None
        return self._looks_from

    @property
    def _looks_from(self) -> int | None:
        return None if self._drawn else self._seat

    def look(self, seat: int) -> None:
        """Record that the player of that seat is at the screen; the full view from there comes next."""
        if seat not in self.actor.seats:
            raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
        if not self._fixed:
            self._seat, self._drawn = seat, False
        self.fall_behind()

    def you(self) -> You:
        """Describe who this subscriber is."""
        you: You = {"seat": self._looks_from, "seats": sorted(self.actor.seats), "host": self.actor.host}
        if self.curtain is not None:
            you["curtain"] = self.curtain
        return you

    def update(self, state: TableState, updates: Updates) -> None:
        """Send the newest entry, or a full view if this subscriber is behind or now sees another seat."""
        if state.n <= self._covered:  # already covered by a full view sent in between
            return
        before = self._looks_from, self.curtain
        seat = self.viewpoint(state)
        if self._behind:
            self._wake.set()
        elif (seat, self.curtain) != before or len(self._outbox) >= BACKLOG:
            self.fall_behind()
        else:
            self.put(updates.to(seat, reader_of(self.actor.seats), text=self.text))

    def put(self, message: bytes, *, answers: bool = False) -> None:
        """Send a message, directly if nothing is queued. A full view replaces queued messages, except answers to
        commands.
        """
        if self._idle and self.send_now is not None and not self._wake.is_set() and self.send_now(message):
            return
        if len(self._outbox) < 2 * BACKLOG:
            self._outbox.append((message, answers))
        self._wake.set()

    def fall_behind(self) -> None:
        """Send a full view instead of the queued messages about the table."""
        self._outbox = deque(waiting for waiting in self._outbox if waiting[1])
        self._behind = True
        self._wake.set()

    def close(self) -> None:
        """End the stream after sending the outbox."""
        self._closed = True
        self._wake.set()

    def _begin(self, table: Followed) -> bytes:
        """Return the full view, or the first of the missed messages. Clients whose seat changes always get the full
        view.
        """
        self._covered = table.state.n
        seat, since, self._since = self.viewpoint(table.state), self._since, None
        missed = None
        if since is not None and self._fixed:
            missed = table.missed(seat, self.you(), since, text=self.text)
        if missed is None:
            return table.full(seat, self.you(), text=self.text)
        self._outbox.extendleft((message, False) for message in reversed(missed[1:]))
        return missed[0]

    async def next(self, table: Followed, keep_alive: float | None = None) -> bytes | None:
        """Wait for the next message: None after the last; empty after `keep_alive` seconds without one."""
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
