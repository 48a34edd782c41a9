"""Random games for the conformance suite: every game that is found, at every seat count and option set."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from hypothesis import strategies as st

import benchtop
from benchtop.cli.template import GAME as TEMPLATE
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import seeded
from benchtop.core.state import State


def all_games() -> list[Game]:
    """Every game found, and the template from which new ones are made."""
    return [*benchtop.games().values(), TEMPLATE]


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, and every option at its extremes with the others at their defaults."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        values = option.allowed if len(option.allowed) <= 4 else [option.allowed[0], option.allowed[-1]]
        sets += [{option.key: value} for value in values if value != option.default]
    return sets


def settings_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every option set."""
    return list(product(game.seats, option_sets(game)))


@dataclass(frozen=True)
class Deal:
    """One random game: how it starts and who picks the moves."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int

    def new(self) -> State:
        return self.game.new(self.seats, self.seed, self.options)

    def plies(self) -> Iterator[tuple[State, Move]]:
        """Each state before a move, with the move about to be played; the same state object all along."""
        s = self.new()
        rng = seeded(f"moves {self.seed}")
        while not s.over:
            moves = s.legal()
            move = moves[rng.below(len(moves))]
            yield s, move
            s.play(move)

    def sample(self, most: int) -> Iterator[tuple[int, State, Move]]:
        """About so many of the plies, evenly spread over the game, each with its number."""
        length = sum(1 for _ in self.plies())
        stride = max(1, length // most)
        for ply, (s, move) in enumerate(self.plies()):
            if ply % stride == 0:
                yield ply, s, move


@st.composite
def deals(draw: st.DrawFn, game: Game) -> Deal:
    """Any seat count, any mixture of options, any seed."""
    options = {option.key: draw(st.sampled_from(option.allowed)) for option in game.options}
    return Deal(game, draw(st.sampled_from(game.seats)), options, draw(st.integers(0, 10**6)))
