"""Leaving the seat to a bot for a while, and coming back."""

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, must_be_playing, on_the_clock, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Left(TableBody, frozen=True):
    """A player left; a bot plays for them."""

    kind = "left"
    events = ("Left",)

    def apply(self, state: TableState, applied: Applied) -> None:
        state.seats[applied.seat].away = True
        state.takeback = None
        applied.add("Left", f"{applied.mark} left; a bot plays {applied.mark}'s seat now.", seat=applied.seat)


class Leave(PlayerCommand, tag="leave", frozen=True):
    """Leave the table; a bot plays for you until you return."""

    writes = Left

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        must_be_playing(state, seat)
        return NewEntry(Left(), seat)


class Returned(TableBody, frozen=True):
    """A player who had left is back."""

    kind = "returned"
    events = ("Returned",)
    personal = True

    def apply(self, state: TableState, applied: Applied) -> None:
        state.seats[applied.seat].away = False
        state.turn_since, state.nudged = applied.entry.at, None
        applied.add("Returned", f"{applied.mark} is back.", seat=applied.seat)


class Return(PlayerCommand, tag="return", frozen=True):
    """Take your seat back from the bot."""

    writes = Returned

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        if not state.seats[seat].away:
            raise Problem(409, "not_away", "You have not left this table.")
        return NewEntry(Returned(), seat, on_the_clock(state, now))
