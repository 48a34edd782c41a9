"""The entry that records how the game ended."""

from typing import Literal

from benchtop.core.text import MARKS, listed
from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.message_types import Result
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate


class Ended(TableBody, frozen=True):
    """The game is over."""

    kind = "ended"
    events = ("Ended",)

    scores: list[int]
    winners: list[int]
    resigned: list[int]
    reason: Literal["rules", "resignation", "closed"]

    def result(self) -> Result:
        return {"scores": self.scores, "winners": self.winners, "resigned": self.resigned, "reason": self.reason}

    def apply(self, state: TableState, applied: Applied) -> None:
        state.ended, state.ended_at = True, applied.entry.at
        winners = [MARKS[seat] for seat in state.winners()]
        nobody = "The table was closed before anybody had won." if state.closed else "Nobody won."
        words = f"{listed(winners)} won." if winners else nobody
        applied.add("Ended", words, **dict(state.result() or {}))


def ending(state: TableState) -> NewEntry:
    """Return the entry that records how a finished table ended."""
    result = state.result()
    assert result is not None
    return NewEntry(Ended(**result), None, ListingUpdate(over=True, due=-1), "ended")
