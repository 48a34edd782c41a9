"""Those who follow a table, over a socket or a stream: each has a short outbox that never makes the table wait."""

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
    """Whether one of these seats, which one person holds, sees what nobody else may see."""
    if state.over or len(seats) < 2 or not state.settings.curtain:
        return False
    private, now = state.game.private_view, state.match.state
    public = {**private(now, None), "seat": None}
    return any({**private(now, seat), "seat": None} != public for seat in seats)


class Followed(Protocol):
    """What a subscriber needs of its table."""

    state: TableState

    def full(self, seat: int | None, you: You, *, text: bool) -> bytes: ...

    def missed(self, seat: int | None, you: You, since: int, *, text: bool) -> list[bytes] | None: ...


class Subscriber:
    """One socket or stream.

    Who holds several seats sees the table from the one that is to move, once its player has said that they are there:
    until then a curtain hides all of them. Where no seat sees more than everybody does, no curtain is needed.
    """

    def __init__(self, actor: Actor, seat: int | None = None, since: int | None = None, *, text: bool = False) -> None:
        self._asked = seat
        self.text = text
        """Whether the view comes in words, too."""
        self._since = since
        """The entry after which this hearer has missed something, until it has been told."""
        self._sit(actor)
        self._outbox: deque[tuple[bytes, bool]] = deque()
        """What waits, and whether it is an answer: those are sent whatever else happens."""
        self._wake = asyncio.Event()
        self._behind = True
        """Whether the next message has to be a full view."""
        self._told = 0
        """The newest entry of which a full view, or what was missed, has told."""
        self._closed = False
        self._idle = False
        """Whether everything has been sent, so that the next message may overtake nothing."""
        self.send_now: Callable[[bytes], bool] | None = None
        """Sends a message at once; False if the client does not keep up."""

    def _sit(self, actor: Actor) -> None:
        self.actor = actor
        asked = self._asked if self._asked in actor.seats else None  # it may have been theirs, and be another's now
        self._fixed = asked is not None or len(actor.seats) <= 1
        self._seat = min(actor.seats, default=None) if asked is None else asked
        self._last: int | None = None
        """The last seat of theirs that was to move, where there is a curtain."""
        self.curtain: int | None = None
        """The seat whose player has to say that they are there."""
        self._drawn = not self._fixed
        """Whether nobody has looked from any seat yet."""

    def become(self, actor: Actor) -> None:
        """Who has sat down since the connection was opened sees the table from there: a full view comes next."""
        if actor != self.actor:
            self._sit(actor)
            self.fall_behind()

    def viewpoint(self, state: TableState) -> int | None:
        """The seat from which this hearer sees the table."""
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
        """The player of that seat is there: the full view from there comes next."""
        if seat not in self.actor.seats:
            raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
        if not self._fixed:
            self._seat, self._drawn = seat, False
        self.fall_behind()

    def you(self) -> You:
        """Who the server thinks this is."""
        you: You = {"seat": self._looks_from, "seats": sorted(self.actor.seats), "host": self.actor.host}
        if self.curtain is not None:
            you["curtain"] = self.curtain
        return you

    def update(self, state: TableState, updates: Updates) -> None:
        """Send what the newest entry did, or a full view if this hearer is behind or sees from elsewhere now."""
        if state.n <= self._told:  # a full view has told it, sent while this was being told
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
        self._told = table.state.n
        seat, since, self._since = self.viewpoint(table.state), self._since, None
        missed = None
        if since is not None and self._fixed:
            missed = table.missed(seat, self.you(), since, text=self.text)
        if missed is None:
            return table.full(seat, self.you(), text=self.text)
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
