"""Resigning."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, must_be_playing, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Resigned(TableBody, frozen=True):
    """A player resigned."""

    kind = "resigned"
    events = ("Resigned",)

    def apply(self, state: TableState, applied: Applied) -> None:
        state.seats[applied.seat].resigned = True
        state.takeback = None
        applied.add("Resigned", f"{applied.mark} resigned.", seat=applied.seat)


class Resign(PlayerCommand, tag="resign", frozen=True):
    """Resign: the easy bot plays your seat to the end, and you cannot win any more."""

    writes = Resigned

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        must_be_playing(state, seat)
        return NewEntry(Resigned(), seat)
