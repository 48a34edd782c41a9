"""What each legal move would lead to, tried on an imagined world, so that hidden cards cannot shine through."""

from benchtop.core.move import ENDS_TURN, NOTHING, REVEALS, UNFORESEEN, Move
from benchtop.core.state import State


def outlook(s: State, moves: list[Move]) -> list[int]:
    """REVEALS and ENDS_TURN for each of the legal moves, as the seat to move can foresee them."""
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
    """What the move leads to in a world that the seat to move imagines."""
    after = world.clone()
    after.play(move)
    flags = REVEALS if after.revealed != world.revealed else NOTHING
    if after.over or after.to_move != world.to_move:
        flags |= ENDS_TURN
    return flags
