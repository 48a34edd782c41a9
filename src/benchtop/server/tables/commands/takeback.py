"""Asking the others to take back moves, and answering."""

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import PlayerCommand, Ply, TableBody
from benchtop.server.tables.decide import Actor, must_be_playing, on_the_clock, seat_of
from benchtop.server.tables.parts import Applied, TakeBack
from benchtop.server.tables.state import TableState


def _take_back_if_agreed(state: TableState, applied: Applied) -> None:
    asked = state.takeback
    if asked is not None and not asked.waiting:
        state.go_back(asked.ply, asked.by, applied)
        applied.add("TookBack", f"Play goes on from move {asked.ply + 1}.", ply=asked.ply)


class Asked(TableBody, frozen=True):
    """A player asked to go back to a ply."""

    kind = "asked"
    events = ("TakeBackAsked", "TookBack")
    personal = True

    ply: int
    waiting: list[int]
    """The seats that have to agree."""
    named: bool = False
    """Whether the command named the ply."""

    def meaning(self) -> str:
        return f"{self.ply}" if self.named else ""

    def apply(self, state: TableState, applied: Applied) -> None:
        state.takeback = TakeBack(applied.seat, self.ply, frozenset(self.waiting))
        words = f"{applied.mark} asks to go back to move {self.ply + 1}."
        applied.add("TakeBackAsked", words, seat=applied.seat, ply=self.ply)
        _take_back_if_agreed(state, applied)


class AskTakeBack(PlayerCommand, tag="takeback", frozen=True):
    """Ask the others to go back to that ply; without one, to before your last move."""

    writes = Asked

    ply: Ply | None = None

    def meaning(self, state: TableState) -> str:
        return "" if self.ply is None else f"{self.ply}"

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        ply = check_take_back(state, seat, self.ply)
        together = {number for person in state.seats[seat].holders for number in state.held_by(person)}
        waiting = [number for number, other in enumerate(state.seats) if other.decides and number not in together]
        body = Asked(ply=ply, waiting=waiting, named=self.ply is not None)
        return NewEntry(body, seat, on_the_clock(state, now))


def check_take_back(state: TableState, seat: int, ply: int | None = None) -> int:
    """Return the ply that the seat may ask to go back to, by default that of its last move; raises a Problem if it may
    not.
    """
    must_be_playing(state, seat)
    if not state.settings.takeback:
        raise Problem(409, "takeback_off", "This table plays without take-backs.", {"variant": "ask"})
    if state.takeback is not None:
        raise Problem(409, "takeback_asked", "A take-back has been asked for already.")
    if ply is None:
        played = state.match.played
        ply = state.ply - 1
        while ply >= 0 and played[ply].seat != seat:  # from the end: this runs for every seat at every update
            ply -= 1
        if ply < 0:
            raise Problem(409, "nothing_to_take_back", "You have not moved yet.", {"variant": "not_moved"})
    if not ply < state.ply:
        raise Problem(
            409,
            "nothing_to_take_back",
            f"Only {state.ply} moves have been played.",
            {"variant": "too_few", "moves": state.ply},
        )
    return ply


class Agreed(TableBody, frozen=True):
    """A player agreed to a take-back."""

    kind = "agreed"
    events = ("TakeBackAgreed", "TookBack")
    personal = True

    def apply(self, state: TableState, applied: Applied) -> None:
        asked = state.takeback
        assert asked is not None
        state.takeback = TakeBack(asked.by, asked.ply, asked.waiting - {applied.seat})
        applied.add("TakeBackAgreed", f"{applied.mark} agrees.", seat=applied.seat)
        _take_back_if_agreed(state, applied)


class Declined(TableBody, frozen=True):
    """A player declined a take-back."""

    kind = "declined"
    events = ("TakeBackDeclined",)
    personal = True

    def apply(self, state: TableState, applied: Applied) -> None:
        state.takeback = None
        applied.add("TakeBackDeclined", f"{applied.mark} would rather play on.", seat=applied.seat)


class AnswerTakeBack(PlayerCommand, tag="answer", frozen=True):
    """Agree to the requested take-back, or decline it."""

    agree: bool

    def kind(self) -> str:
        return Agreed.kind if self.agree else Declined.kind

    def meaning(self, state: TableState) -> str:
        return ""

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        if state.takeback is None or state.over:
            raise Problem(409, "nothing_asked", "Nobody has asked for a take-back.")
        if seat not in state.takeback.waiting:
            raise Problem(409, "not_asked", "Nobody is waiting for your answer.")
        return NewEntry(Agreed() if self.agree else Declined(), seat, on_the_clock(state, now))
