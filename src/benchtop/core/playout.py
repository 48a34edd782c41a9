"""Random play to the end, inside compiled code: for benchmarks, studies and search."""

from benchtop.core.rng import Rng
from benchtop.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play random legal moves in place until the game is over; return the number of moves."""
    played = 0
    while not s.over:
        moves = s.legal()
        s.play(moves[rng.below(len(moves))])
        played += 1
    return played
