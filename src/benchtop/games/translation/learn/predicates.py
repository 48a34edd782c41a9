"""What Translation's lessons and coach can ask of a position, and how rivals play in lessons."""

from typing import cast

from benchtop.core.goals import Moment, Predicate, Script
from benchtop.core.move import Move

from ..state import State
from ..view import View


def seen(moment: Moment) -> View:
    """Return what the seat sees."""
    return cast("View", moment.state.view(moment.seat))


def collected(moment: Moment, wanted: str | int) -> bool:
    """Whether the seat has collected these amino acids ("KL"), or that many."""
    held = seen(moment)["players"][moment.seat]["collected"]
    return len(held) >= wanted if isinstance(wanted, int) else set(wanted) <= set(held)


def score(moment: Moment, least: int) -> bool:
    """Whether the seat has at least that score."""
    return seen(moment)["players"][moment.seat]["score"] >= least


def quiet(s: State, legal: list[Move]) -> Move:
    """End the turn; else play the first legal move."""
    return next((move for move in legal if move.notation in {"end", "pass"}), legal[0])


PREDICATES: dict[str, Predicate] = {"collected": collected, "score": score}
RIVALS: dict[str, Script] = {"quiet": quiet}
