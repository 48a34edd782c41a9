"""Games for tests: fixed deals, each played once a process and then walked through as often as a test likes.

Every ply is a coin toss between the move that the game's heuristic likes best and a random move. A random move is a
random kind of move first: most legal moves of NUCLEO only word an offer, and picking among them all would play
thousands of plies without ending a turn. So every kind of move comes up, and a game ends in hundreds of plies.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

import benchtop
from benchtop.cli.template import GAME as TEMPLATE
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State
from tests.depth import depth

DEALS = depth(3, 24)
"""Deals of each game that every promise is checked on."""


def all_games() -> list[Game]:
    """Return every installed game, and the template that new games are made from."""
    return [*benchtop.games().values(), TEMPLATE]


GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
"""Runs a test once for every game, the template included."""


def option_sets(game: Game) -> list[dict[str, Any]]:
    """Return the defaults, then every option at its extremes with the others at their defaults."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        values = option.allowed if len(option.allowed) <= 4 else [option.allowed[0], option.allowed[-1]]
        sets += [{option.key: value} for value in values if value != option.default]
    return sets


def settings_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Return every seat count with every option set."""
    return list(product(game.seats, option_sets(game)))


def random_move(moves: list[Move], rng: Rng) -> Move:
    """Pick a kind of move, then a move of that kind."""
    kinds: dict[type, list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    of_a_kind = list(kinds.values())[rng.below(len(kinds))]
    return of_a_kind[rng.below(len(of_a_kind))]


def next_move(s: State, rng: Rng) -> Move:
    """Pick the move that the heuristic likes best, or a random one."""
    moves = s.legal()
    if len(moves) > 1 and rng.below(2):
        return best_move(moves, s.game.heuristic.action_values(s, moves), rng)
    return random_move(moves, rng)


@dataclass(frozen=True)
class Deal:
    """One game: how it starts, and the seed of the moves played in it."""

    game: Game
    seats: int
    seed: int | str
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game.key} for {self.seats}, {self.seed}{options}"

    def new(self) -> State:
        return self.game.new(self.seats, self.seed, self.options)

    @property
    def moves(self) -> list[Move]:
        """The moves of the whole game."""
        return _played(self)

    def plies(self) -> Iterator[tuple[State, Move]]:
        """Yield each state before a move with that move; it is the same state object all along."""
        s = self.new()
        for move in self.moves:
            yield s, move
            s.play(move)

    def sample(self, most: int) -> Iterator[tuple[int, State, Move]]:
        """Yield about that many plies, evenly spread over the game, each with its number."""
        stride = max(1, len(self.moves) // most)
        for ply, (s, move) in enumerate(self.plies()):
            if ply % stride == 0:
                yield ply, s, move

    def end(self) -> State:
        """Return the state after the last move."""
        s = self.new()
        for move in self.moves:
            s.play(move)
        return s


@lru_cache(maxsize=200)
def _played(deal: Deal) -> list[Move]:
    s, rng = deal.new(), seeded(f"moves {deal.seed}")
    moves = []
    while not s.over:
        assert s.ply < deal.game.max_moves, f"{deal} is longer than {deal.game.max_moves} moves"
        moves.append(next_move(s, rng))
        s.play(moves[-1])
    return moves


def _below(rng: Rng, count: int) -> int:
    """Return a random number below the count; of many, mostly a small one, for a long chain makes a long game."""
    return rng.below(count) if count <= 8 else min(rng.below(count) for _ in range(3))


@lru_cache
def deals_of(game: Game) -> list[Deal]:
    """Return the fixed deals of a game: the fewest seats and the default options first, then the other seat
    counts with any mixture of options."""
    found = []
    for number in range(DEALS):
        rng = seeded(f"options {number}")
        options = {option.key: option.allowed[_below(rng, len(option.allowed))] for option in game.options}
        found.append(Deal(game, game.seats[-number % len(game.seats)], number, options if number else {}))
    return found


def dealt(games: Iterable[Game]) -> pytest.MarkDecorator:
    """Run a test once for every fixed deal of these games."""
    deals = [deal for game in games for deal in deals_of(game)]
    return pytest.mark.parametrize("deal", deals, ids=lambda deal: f"{deal.game.key}-{deal.seed}")


DEALT = dealt(all_games())
"""Runs a test once for every fixed deal of every game, the template included."""
INSTALLED = dealt(benchtop.games().values())
"""The same without the template, which nobody has installed."""
