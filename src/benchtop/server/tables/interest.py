"""Tracks who is still interested in a table with a clock; if nobody is, no bot plays for late players.

Bots play for a late player while other players are interested: they are connected, follow all their tables, made a
request recently, or did something that was stored. A late player who comes back gets the time after a reminder again.
"""

from collections.abc import Iterable

from benchtop.server.clock import Clock
from benchtop.server.tables.state import TableState, grace

LATELY = 2
""""Recently" means within this many turn times."""


class Interest:
    """The visits of the players of a table."""

    def __init__(self, state: TableState, clock: Clock) -> None:
        self._state = state
        self._clock = clock
        self._visits: dict[str, tuple[float, float]] = {}
        """For each guest: the start of their current visit, and when they were last seen."""

    @property
    def _seconds(self) -> int:
        return self._state.settings.clock or 0

    @property
    def _lately(self) -> float:
        return LATELY * self._seconds

    def note(self, people: Iterable[str]) -> None:
        """Record that these guests are here now."""
        if self._state.settings.clock is None:
            return
        now = self._clock.now()
        for person in people:
            came, last = self._visits.get(person, (now, now))
            if self._state.held_by(person):
                self._visits[person] = (came if now - last <= self._lately else now, now)

    def in_turn_of(self, late: int) -> bool:
        """Whether anyone is interested in the move of this late seat."""
        now, seats = self._clock.now(), self._state.seats
        own = seats[late].holders.keys()
        for person, (came, last) in self._visits.items():
            away = now - last > self._lately
            if not away and (person not in own or now - came >= grace(self._seconds)):
                return True
        did = (at for seat, at in self._state.acted.items() if seats[seat].decides and not own & seats[seat].holders)
        return any(now - at <= self._lately for at in did)
