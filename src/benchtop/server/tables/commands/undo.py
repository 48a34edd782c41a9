"""Undoing your own last move."""

from benchtop.core.refusal import Facts
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, must_be_playing, on_the_clock, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Undone(TableBody, frozen=True):
    """A player undid their last move."""

    kind = "undo"
    events = ("Undone",)
    personal = True

    ply: int = 0

    def apply(self, state: TableState, applied: Applied) -> None:
        state.go_back(state.ply - 1, applied.seat, applied)
        applied.add("Undone", f"{applied.mark} took the last move back.", seat=applied.seat)


class Undo(PlayerCommand, tag="undo", frozen=True):
    """Undo your last move, if it revealed nothing and nobody has moved since."""

    writes = Undone

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        check_undo(state, seat)
        return NewEntry(Undone(ply=state.ply - 1), seat, on_the_clock(state, now))


def check_undo(state: TableState, seat: int) -> None:
    """Raise a Problem if that seat may not undo now."""
    must_be_playing(state, seat)
    if not state.settings.undo:
        raise Problem(409, "undo_off", "This table plays without undo.")
    reason = state.match.why_not_undo(seat)
    if reason is not None:
        raise Problem(409, "no_undo", reason, _facts(state, seat))


def _facts(state: TableState, seat: int) -> Facts:
    """Return the facts behind the refusal of an undo."""
    if state.ply == 0:
        return {"variant": "nothing_played"}
    last = state.match.played[-1].seat
    return {"variant": "revealed"} if last == seat else {"variant": "moved_since", "seat": last}
