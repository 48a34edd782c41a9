"""Playing a move, as a player or as a bot."""

from contextlib import suppress
from typing import Annotated

from msgspec import Meta

from benchtop.core.refusal import Refusal
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem, illegal, no_move
from benchtop.server.tables.commands.base import PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, must_be_playing, on_the_clock, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Moved(TableBody, frozen=True):
    """A move was played."""

    kind = "move"
    events = ("ClockRanOut",)
    changes_table = False

    move: str
    ply: int
    by: str = ""
    """Empty if a person moved; "bot" for a bot's own seat, "clock" for a bot that moved for a late player."""

    def meaning(self) -> str:
        return f"{self.ply} {self.move}"

    def apply(self, state: TableState, applied: Applied) -> None:
        number, at = applied.seat, applied.entry.at
        applied.events = state.match.play(number, self.move)
        applied.moved, applied.log_from = True, state.ply - 1
        state.numbers.append(applied.entry.n)
        state.times.append(at)
        if not self.by:
            state.seats[number].moves += 1
            state.acted[number] = at
        if self.by == "clock":
            words = f"The time was up: a bot moved for {applied.mark}."
            applied.add("ClockRanOut", words, seat=number)
        state.takeback = None


class Play(PlayerCommand, tag="move", frozen=True):
    """Play a move. `ply` is the number of moves played so far, as the client knows it."""

    writes = Moved

    move: Annotated[str, Meta(min_length=1, max_length=200)]
    ply: Annotated[int, Meta(ge=0, le=1_000_000, description="Number of moves played so far, as you know it.")]

    def meaning(self, state: TableState) -> str:
        notation = self.move
        with suppress(ValueError):
            notation = state.game.parse(self.move).notation
        return f"{self.ply} {notation}"

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        if state.match.over:
            raise illegal(
                Refusal("game_over", "§0", "The game is over.", remedy="Start a new game, or replay this one.")
            )
        must_be_playing(state, seat)
        played = state.ply
        if self.ply != played:
            raise Problem(
                409,
                "stale",
                f"{played} moves have been played, not {self.ply}; look again.",
                {"moves": played, "asked": self.ply},
                ply=played,
            )
        try:
            move = state.game.parse(self.move)
        except ValueError as wrong:
            raise no_move(state.game, self.move, wrong) from None
        if seat != state.to_move or move not in state.legal():
            refusal = state.match.why_not(seat, move)
            if refusal is not None:
                raise illegal(refusal)
        return NewEntry(Moved(move=move.notation, ply=played), seat, on_the_clock(state, now))


def move_by_server(state: TableState, seat: int, notation: str, by: str, now: float) -> NewEntry:
    """Return the entry for a bot's move, in its own seat or for a player whose time is up."""
    body = Moved(move=notation, ply=state.ply, by=by)
    return NewEntry(body, seat, on_the_clock(state, now), f"{by}:{state.n}")
