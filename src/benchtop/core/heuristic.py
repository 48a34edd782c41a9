"""Heuristic knowledge of a game beyond its rules: how promising a move is and what a position is worth.

Bots are built on it. It is only ever given determinizations (states that a seat imagined), so it may read all of them.
"""

import math
from typing import Any

from mypy_extensions import mypyc_attr

from benchtop.core.move import Move
from benchtop.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Knows nothing about a game but its scores. Each game's bots/heuristic.py says more."""

    scale: float = 10.0
    """A lead of so many points late in the game is as good as won."""
    rollout_depth: int = 40
    """How many moves a rollout plays below the tree before `evaluate` judges the position."""
    epsilon: float = 0.125
    """The probability with which a rollout plays any legal move instead of the best (epsilon-greedy)."""
    worth_depth: int = 40
    """How many moves are played after a move before `evaluate` judges what it is worth (bots/worth.py)."""
    worth_shrink: float = 1.0
    """How far estimated chances of winning are moved from even towards what was computed, so that they come true."""
    hard_simulations: int = 500
    """How many simulations the level hard spends on a decision: about 0.2 s (benchmarks/budgets.py)."""
    expert_simulations: int = 2500
    """How many simulations the level expert spends on a decision: about 1 s."""
    easy_error: float = 4.0
    """By how many points at most the level easy misjudges a move (benchmarks/levels.py)."""

    def action_values(self, s: Any, moves: list[Move]) -> list[float]:
        """The estimated value of each legal move for the seat to move, in points; only differences matter."""
        return [0.0] * len(moves)

    def idle_value(self, s: Any) -> float:
        """The action value that doing nothing would have; the level easy plays no worse move if there is a better."""
        return 0.0

    def easy_moves(self, s: Any, moves: list[Move]) -> list[Move]:
        """The moves that the level easy thinks of, at least one: all, unless a game leaves some to better players."""
        return moves

    def evaluate(self, s: Any) -> list[float]:
        """The estimated final score of each seat."""
        return [float(points) for points in s.scores()]

    def win_probabilities(self, points: list[float]) -> list[float]:
        """The probability of each seat to win, given the estimated final scores: logistic in the lead."""
        found: list[float] = []
        for seat, own in enumerate(points):
            rival = -1.0e9
            for other, theirs in enumerate(points):
                if other != seat and theirs > rival:
                    rival = theirs
            lead = 4.0 * (own - rival) / self.scale
            found.append(1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead)))))
        return found

    def is_quiescent(self, s: Any) -> bool:
        """Whether `evaluate` can judge this position; rollouts continue beyond `rollout_depth` until it can."""
        return True

    def worth_searching(self, s: Any, moves: list[Move], *, root: bool) -> list[Move]:
        """The moves that a search looks at, at its root or below, at least one: all, unless a game knows better."""
        return moves

    def rollout_move(self, s: Any, moves: list[Move], rng: Rng) -> Move:
        """The default policy of rollouts: epsilon-greedy on the action values."""
        if len(moves) == 1:
            return moves[0]
        if self.epsilon > 0.0 and rng.below(1000) < int(1000 * self.epsilon):
            return moves[rng.below(len(moves))]
        return best_move(moves, self.action_values(s, moves), rng)

    def explain(self, s: Any, move: Move) -> str:
        """Why the move has its value: a clause made only from what was computed, or an empty text."""
        return ""


def best_move(moves: list[Move], values: list[float], rng: Rng) -> Move:
    """A move of the highest value; ties are broken at random."""
    found = 0
    top = values[0]
    ties = 1
    for place in range(1, len(moves)):
        value = values[place]
        if value > top:
            found, top, ties = place, value, 1
        elif value == top:
            ties += 1
            if rng.below(ties) == 0:
                found = place
    return moves[found]
