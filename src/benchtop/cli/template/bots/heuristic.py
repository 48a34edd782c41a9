"""Template: quick estimates of the value of a move. § numbers refer to docs/games/template/rules.md."""

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move

from ..components import BONDS, COPIES
from ..moves import Lay
from ..state import State


class TemplateHeuristic(Heuristic):
    """Knows that a pair scores its bonds at once, and that a laid base may give the next seat a pair (§3)."""

    scale = 6.0
    rollout_depth = 6

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        return [self.value(s, move) for move in moves]

    def value(self, s: State, move: Move) -> float:
        """Return the points scored at once, minus half of what the laid base may bring the next seat."""
        if not isinstance(move, Lay):
            return 0.0
        return BONDS[s.strand[-1] // COPIES][move.letter] - 0.5 * max(BONDS[move.letter])

    def explain(self, s: State, move: Move) -> str:
        if not isinstance(move, Lay):
            return "gives the next seat nothing to pair with"
        bonds = BONDS[s.strand[-1] // COPIES][move.letter]
        return f"scores {bonds} bonds" if bonds else "scores nothing"
