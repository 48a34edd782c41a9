"""Who still cares for a table with a clock: where nobody does, no bot plays for those who are late.

A table is played on for somebody who is late while the others care: they are connected, follow all their tables, asked
for something lately, or did something that was stored. Who is late and comes back gets the time after a reminder again.
"""

from collections.abc import Iterable

from benchtop.server.clock import Clock
from benchtop.server.tables.state import TableState, grace

LATELY = 2
"""Somebody was here lately for so many times the seconds of a turn."""


class Interest:
    """The visits of those who hold seats at one table."""

    def __init__(self, state: TableState, clock: Clock) -> None:
        self._state = state
        self._clock = clock
        self._visits: dict[str, tuple[float, float]] = {}
        """By person: since when they have been here, on and off, and when last."""

    @property
    def _seconds(self) -> int:
        return self._state.settings.clock or 0

    @property
    def _lately(self) -> float:
        return LATELY * self._seconds

    def note(self, people: Iterable[str]) -> None:
        """These people are here now."""
        if self._state.settings.clock is None:
            return
        now = self._clock.now()
        for person in people:
            came, last = self._visits.get(person, (now, now))
            if self._state.held_by(person):
                self._visits[person] = (came if now - last <= self._lately else now, now)

    def in_turn_of(self, late: int) -> bool:
        """Whether somebody cares for what this seat does, which is late."""
        now, seats = self._clock.now(), self._state.seats
        own = seats[late].holders.keys()
        for person, (came, last) in self._visits.items():
            away = now - last > self._lately
            if not away and (person not in own or now - came >= grace(self._seconds)):
                return True
        did = (at for seat, at in self._state.acted.items() if seats[seat].decides and not own & seats[seat].holders)
        return any(now - at <= self._lately for at in did)
