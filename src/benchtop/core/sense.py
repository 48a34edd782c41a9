"""A feel for a game beyond its rules: how promising a move looks and what a position is worth.

Bots are built on it. It is only ever shown states that a seat imagined, so it may look at everything in them.
"""

import math
from typing import Any

from mypy_extensions import mypyc_attr

from benchtop.core.move import Move
from benchtop.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Knows nothing about a game but its scores. Each game's bots.py says more."""

    scale: float = 10.0
    """A lead of so many points late in the game is as good as won."""
    patience: int = 40
    """How many moves a thought runs on from where the tree ends before `value` judges the position."""
    slips: int = 8
    """On the way one move in so many is any move, as everybody slips at times; 0 is never."""

    def weigh(self, s: Any, moves: list[Move]) -> list[float]:
        """How good each legal move looks to the seat to move, in points to be had; only differences count."""
        return [0.0] * len(moves)

    def value(self, s: Any) -> list[float]:
        """What the position is worth to each seat, in points at the end."""
        return [float(points) for points in s.scores()]

    def chances(self, points: list[float]) -> list[float]:
        """How likely each seat is to win, from 0 to 1, as it is ahead by so many points or behind."""
        found: list[float] = []
        for seat, own in enumerate(points):
            rival = -1.0e9
            for other, theirs in enumerate(points):
                if other != seat and theirs > rival:
                    rival = theirs
            lead = 4.0 * (own - rival) / self.scale
            found.append(1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead)))))
        return found

    def settled(self, s: Any) -> bool:
        """Whether `value` can judge here; a thought runs on beyond `patience` until it can."""
        return True

    def roll(self, s: Any, moves: list[Move], rng: Rng) -> Move:
        """A quick sensible move for playing a thought on: mostly one that looks best, sometimes any."""
        if len(moves) == 1:
            return moves[0]
        if self.slips > 0 and rng.below(self.slips) == 0:
            return moves[rng.below(len(moves))]
        return best(moves, self.weigh(s, moves), rng)

    def reason(self, s: Any, move: Move) -> str:
        """Why the move looks as it does: a clause made only from what was computed, or an empty text."""
        return ""


def best(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """One of the moves that weigh most, each as likely as the next."""
    found = 0
    top = weights[0]
    ties = 1
    for place in range(1, len(moves)):
        weight = weights[place]
        if weight > top:
            found, top, ties = place, weight, 1
        elif weight == top:
            ties += 1
            if rng.below(ties) == 0:
                found = place
    return moves[found]
