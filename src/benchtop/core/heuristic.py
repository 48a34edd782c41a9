"""What bots know about a game beyond its rules: how promising a move is and what a position is worth.

Heuristics only ever see determinizations (states that a seat imagined), so they may read the whole state.
"""

import math
from typing import Any

from mypy_extensions import mypyc_attr

from benchtop.core.move import Move
from benchtop.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The default, which knows nothing but the scores. Each game's bots/heuristic.py knows more."""

    scale: float = 10.0
    """A lead of this many points late in the game is as good as won."""
    rollout_depth: int = 40
    """Number of moves a rollout plays below the tree before `evaluate` judges the position."""
    epsilon: float = 0.125
    """Probability that a rollout plays a random legal move instead of the best one (epsilon-greedy)."""
    worth_depth: int = 40
    """Number of moves played after a move before `evaluate` judges its worth (bots/worth.py)."""
    worth_shrink: float = 1.0
    """How far to move computed win probabilities away from even, from 0 to 1; calibrates them."""
    hard_simulations: int = 500
    """Simulations per decision at level hard: about 0.2 s (benchmarks/budgets.py)."""
    expert_simulations: int = 2500
    """Simulations per decision at level expert: about 1 s."""
    easy_error: float = 4.0
    """Largest error, in points, with which level easy judges a move (benchmarks/levels.py)."""

    def action_values(self, s: Any, moves: list[Move]) -> list[float]:
        """Estimate the value of each legal move for the seat to move, in points; only differences matter."""
        return [0.0] * len(moves)

    def idle_value(self, s: Any) -> float:
        """Estimate the value of doing nothing; level easy avoids moves below it if it can."""
        return 0.0

    def easy_moves(self, s: Any, moves: list[Move]) -> list[Move]:
        """Return the moves that level easy considers, at least one; by default, all of them."""
        return moves

    def evaluate(self, s: Any) -> list[float]:
        """Estimate the final score of each seat."""
        return [float(points) for points in s.scores()]

    def win_probabilities(self, points: list[float]) -> list[float]:
        """Return each seat's probability of winning, given the estimated final scores: logistic in the lead."""
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
        """Return the moves that a search considers, at its root or below, at least one; by default, all of them."""
        return moves

    def rollout_move(self, s: Any, moves: list[Move], rng: Rng) -> Move:
        """Choose a rollout move, epsilon-greedy on the action values."""
        if len(moves) == 1:
            return moves[0]
        if self.epsilon > 0.0 and rng.below(1000) < int(1000 * self.epsilon):
            return moves[rng.below(len(moves))]
        return best_move(moves, self.action_values(s, moves), rng)

    def explain(self, s: Any, move: Move) -> str:
        """Explain the move's value in a clause based only on computed facts; may be empty."""
        return ""


def best_move(moves: list[Move], values: list[float], rng: Rng) -> Move:
    """Return the move with the highest value; ties are broken at random."""
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
