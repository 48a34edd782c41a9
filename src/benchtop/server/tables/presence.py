"""Who is here now: how many of each seat's people are connected, and how many watch. Sent, never stored.

It is counted when somebody comes, goes or sits down, so it costs a move nothing. Processes that share a database
broadcast to each other whom they have: when that changes, when they hear of a process that is new to a table, and every
now and then, for a process that is no longer heard of is gone, and all who were connected to it.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from benchtop.server.clock import Clock
from benchtop.server.tables.message_types import Crowd
from benchtop.server.tables.state import TableState
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tokens import Identity

DELAY = 0.3
"""Changes are told together after so many seconds: a page that is loaded again is not told as going and coming."""
HEARTBEAT = 20.0
"""How often a process repeats whom it has."""
GONE_AFTER = 3 * HEARTBEAT
"""A process that has said nothing about a table for so long has nobody there."""


@dataclass(frozen=True, slots=True)
class Connected:
    """Those who are connected to a table."""

    seats: tuple[int, ...]
    """How many people of each seat."""
    watching: int = 0

    def __bool__(self) -> bool:
        return any(self.seats) or self.watching > 0

    def to_json(self) -> Crowd:
        return {"seats": list(self.seats), "watching": self.watching}

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.seats))}+{self.watching}"

    @staticmethod
    def parse(text: str) -> "Connected":
        seats, _, watching = text.partition("+")
        return Connected(tuple(map(int, seats.split("."))), int(watching))


class Presence:
    """The crowd of one table: those whom this process has, and those of whom others say that they have them."""

    def __init__(
        self,
        state: TableState,
        followers: Mapping[Subscriber, Identity | None],
        send: Callable[[Connected], None],
        broadcast: Callable[[Connected], None],
        clock: Clock,
    ) -> None:
        self._state = state
        self._followers = followers
        self._send = send
        self._broadcast = broadcast
        self._clock = clock
        self._elsewhere: dict[str, tuple[Connected, float]] = {}
        """By process: whom it has, and when it said so."""
        self._nobody = Connected((0,) * len(state.seats))
        self._last_sent = self._last_broadcast = self._nobody
        self._due = False

    def here(self) -> Connected:
        """Who is connected to this process. A person is there with all their seats, whichever a token opened."""
        people = {identity.person for identity in self._followers.values() if identity is not None}
        seats = tuple(sum(person in people for person in seat.holders) for seat in self._state.seats)
        return Connected(seats, sum(not subscriber.actor.seats for subscriber in self._followers))

    def now(self) -> Connected:
        """Who is connected to any process; somebody who is connected to two counts once."""
        crowd = self.here()
        for other, _ in self._elsewhere.values():
            if len(other.seats) != len(crowd.seats):
                continue  # said before the table was arranged, or after, and one of us has not heard of that yet
            most = [len(seat.holders) for seat in self._state.seats]
            seats = tuple(map(min, map(sum, zip(crowd.seats, other.seats, strict=True)), most))
            crowd = Connected(seats, crowd.watching + other.watching)
        return crowd

    def changed(self) -> None:
        """Somebody came, went or sat down: tell it soon, if it is still so then."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(DELAY, self._publish)

    def _publish(self) -> None:
        self._due = False
        if (here := self.here()) != self._last_broadcast:
            self._last_broadcast = here
            self._broadcast(here)
        if (crowd := self.now()) != self._last_sent:
            self._last_sent = crowd
            self._send(crowd)

    # -- other processes ----------------------------------------------------------------------------------------------

    def hear(self, process: str, crowd: Connected) -> None:
        """Another process says whom it has."""
        if process not in self._elsewhere and (here := self.here()):
            self._broadcast(here)  # it may be new here, and has not heard of us
        if crowd:
            self._elsewhere[process] = (crowd, self._clock.steady())
        else:
            self._elsewhere.pop(process, None)
        self.changed()

    def ask(self) -> None:
        """Let processes that we have not heard of here say whom they have: they answer those who are new to them."""
        self._broadcast(self.here())

    def leave(self) -> None:
        """All who are here are about to be sent away."""
        if self._last_broadcast:
            self._last_broadcast = self._nobody
            self._broadcast(self._nobody)

    def heartbeat(self) -> None:
        """Repeat whom we have, and forget those who have not repeated themselves."""
        if here := self.here():
            self._broadcast(here)
        old = self._clock.steady() - GONE_AFTER
        for process in [process for process, (_, said) in self._elsewhere.items() if said < old]:
            del self._elsewhere[process]
            self.changed()
