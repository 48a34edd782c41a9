"""The first entry of every table: who sits where."""

from typing import Any, Literal

import msgspec

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import TableSettings
from benchtop.store import ListingUpdate


class FirstSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a new table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    holders: dict[str, str] = {}


class Opened(TableBody, frozen=True):
    """A table was opened."""

    kind = "opened"
    events = ("Opened",)

    seats: list[FirstSeat]
    moves: list[tuple[int, str]] | None = None
    """Seats and moves copied from another table."""
    start: dict[str, Any] | None = None
    """The starting position; never sent to anybody at the table."""

    def apply(self, state: TableState, applied: Applied) -> None:
        if self.start is not None:
            state.start = self.start
            state.deal(state.header.seed)
        if len(self.seats) != len(state.seats):  # the header already has the seats arranged later
            state.deal(state.header.seed, len(self.seats))
        for number, given in enumerate(self.seats):
            seat = state.seats[number]
            seat.kind = given.kind
            seat.name = given.name or seat.name
            seat.level = given.level
            seat.holders = dict(given.holders)
            state.match.names[number] = seat.called
        applied.add("Opened", f"A table of {state.game.title} was opened.")
        for number, notation in self.moves or ():
            state.match.play(number, notation)
            state.numbers.append(applied.entry.n)
            state.times.append(applied.entry.at)
        if state.settings.continues and not state.settings.known:
            state.saw_everything(state.settings.host)


def opening(
    seats: list[FirstSeat],
    settings: TableSettings,
    now: float,
    moves: list[tuple[int, str]] | None = None,
    start: dict[str, Any] | None = None,
) -> NewEntry:
    """Return the first entry of a table."""
    people = tuple({person for seat in seats for person in seat.holders})
    free = sum(seat.kind == "open" for seat in seats)
    due = now + settings.clock if settings.clock and not free else None
    listing = ListingUpdate(open_seats=free, people=people, due=due)
    return NewEntry(Opened(seats=seats, moves=moves, start=start), None, listing, "opened")
