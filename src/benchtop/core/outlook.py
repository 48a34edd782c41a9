"""Predicts what each legal move would lead to, tried on an imagined state so that hidden cards cannot leak."""

from benchtop.core.move import ENDS_TURN, NOTHING, REVEALS, UNFORESEEN, Move
from benchtop.core.state import State


def outlook(s: State, moves: list[Move]) -> list[int]:
    """Return REVEALS and ENDS_TURN flags for each legal move, as the seat to move can predict them."""
    world: State | None = None
    found: list[int] = []
    for move in moves:
        flags = move.foresee(s)
        if flags == UNFORESEEN:
            if world is None:
                world = s.imagine(s.to_move, "outlook")
            flags = tried(world, move)
        found.append(flags)
    return found


def tried(world: State, move: Move) -> int:
    """Play the move in a state imagined by the seat to move, and return its flags."""
    after = world.clone()
    after.play(move)
    flags = REVEALS if after.revealed != world.revealed else NOTHING
    if after.over or after.to_move != world.to_move:
        flags |= ENDS_TURN
    return flags
