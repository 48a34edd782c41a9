"""Reminding the seat to move that its time is up."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState, grace
from benchtop.store import ListingUpdate


class Nudged(TableBody, frozen=True):
    """The clock reminded a seat."""

    kind = "nudged"
    events = ("Nudged",)

    ply: int = 0

    def apply(self, state: TableState, applied: Applied) -> None:
        state.nudged = applied.entry.at
        applied.add("Nudged", f"The time is up: it is {applied.mark}'s turn.", seat=applied.seat)


def nudge(state: TableState, seat: int, ply: int, now: float) -> NewEntry | int:
    """Remind that seat, if it still has to move after that ply and was not reminded before; 0 if not."""
    seconds = state.settings.clock
    if state.ply != ply or state.nudged is not None or state.to_move != seat or seconds is None:
        return 0
    return NewEntry(Nudged(ply=ply), seat, ListingUpdate(due=now + grace(seconds)), f"nudge:{state.n}")
