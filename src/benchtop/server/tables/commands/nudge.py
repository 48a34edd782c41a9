"""Reminding the player to move that their time is up."""

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
    """Remind that seat if it is still its turn after that ply and it was not reminded yet; else return 0."""
    seconds = state.settings.clock
    if state.ply != ply or state.nudged is not None or state.to_move != seat or seconds is None:
        return 0
    return NewEntry(Nudged(ply=ply), seat, ListingUpdate(due=now + grace(seconds)), f"nudge:{state.n}")
