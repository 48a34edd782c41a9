"""Presence: how many guests of each seat are connected, and how many spectators. Sent, never stored.

It is counted when someone connects, disconnects or sits down, so it costs nothing per move. Processes that share a
database broadcast their counts: when they change, when a process is new to a table, and periodically. A process that
has been silent for too long counts as gone, with everyone connected to it.
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
"""Seconds to collect changes before sending them, so that reloading a page does not look like leaving."""
HEARTBEAT = 20.0
"""Seconds between two broadcasts of an unchanged count."""
GONE_AFTER = 3 * HEARTBEAT
"""Seconds of silence after which a process counts as gone."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The number of connected guests at a table."""

    seats: tuple[int, ...]
    """Number of connected guests of each seat."""
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
    """The presence at a table: the guests connected to this process, and those reported by others."""

    def __init__(
        self,
        state: TableState,
        subscribers: Mapping[Subscriber, Identity | None],
        send: Callable[[Connected], None],
        broadcast: Callable[[Connected], None],
        clock: Clock,
    ) -> None:
        self._state = state
        self._subscribers = subscribers
        self._send = send
        self._broadcast = broadcast
        self._clock = clock
        self._elsewhere: dict[str, tuple[Connected, float]] = {}
        """For each other process: its count, and when it was reported."""
        self._nobody = Connected((0,) * len(state.seats))
        self._last_sent = self._last_broadcast = self._nobody
        self._due = False

    def here(self) -> Connected:
        """Count the guests connected to this process. A guest is present in all their seats, whatever token they
        used.
        """
        people = {identity.person for identity in self._subscribers.values() if identity is not None}
        seats = tuple(sum(person in people for person in seat.holders) for seat in self._state.seats)
        return Connected(seats, sum(not subscriber.actor.seats for subscriber in self._subscribers))

    def now(self) -> Connected:
        """Count the guests connected to any process; a guest connected to several counts once."""
        connected = self.here()
        for other, _ in self._elsewhere.values():
            if len(other.seats) != len(connected.seats):
                continue  # sent before or after a change of seats that one of us has not read yet
            most = [len(seat.holders) for seat in self._state.seats]
            seats = tuple(map(min, map(sum, zip(connected.seats, other.seats, strict=True)), most))
            connected = Connected(seats, connected.watching + other.watching)
        return connected

    def changed(self) -> None:
        """Send the new count soon, if it still differs then; called when someone connects, disconnects or sits down."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(DELAY, self._publish)

    def _publish(self) -> None:
        self._due = False
        if (here := self.here()) != self._last_broadcast:
            self._last_broadcast = here
            self._broadcast(here)
        if (connected := self.now()) != self._last_sent:
            self._last_sent = connected
            self._send(connected)

    # -- other processes ----------------------------------------------------------------------------------------------

    def receive(self, process: str, connected: Connected) -> None:
        """Record the count of another process."""
        if process not in self._elsewhere and (here := self.here()):
            self._broadcast(here)  # it may be new here and not know our count
        if connected:
            self._elsewhere[process] = (connected, self._clock.steady())
        else:
            self._elsewhere.pop(process, None)
        self.changed()

    def ask(self) -> None:
        """Ask unknown processes for their counts: they answer processes that are new to them."""
        self._broadcast(self.here())

    def leave(self) -> None:
        """Report that everyone here is about to be disconnected."""
        if self._last_broadcast:
            self._last_broadcast = self._nobody
            self._broadcast(self._nobody)

    def heartbeat(self) -> None:
        """Repeat our count, and drop processes that have not repeated theirs."""
        if here := self.here():
            self._broadcast(here)
        old = self._clock.steady() - GONE_AFTER
        for process in [process for process, (_, reported) in self._elsewhere.items() if reported < old]:
            del self._elsewhere[process]
            self.changed()
