"""What each legal move would lead to, tried on an imagined world, so that hidden cards cannot shine through."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.state import State

REVEALS: Final = 1
"""Chance speaks or a hidden card comes to light: it cannot be undone alone."""
ENDS_TURN: Final = 2
"""Another seat decides next, or the game is over."""


def outlook(s: State, moves: list[Move]) -> list[int]:
    """REVEALS and ENDS_TURN for each of the legal moves, as the seat to move can foresee them."""
    world = s.imagine(s.to_move, "outlook")
    found: list[int] = []
    for move in moves:
        after = world.clone()
        after.play(move)
        flags = REVEALS if after.revealed != world.revealed else 0
        if after.over or after.to_move != world.to_move:
            flags |= ENDS_TURN
        found.append(flags)
    return found
