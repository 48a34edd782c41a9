"""The fields that every view begins with. A game's view.py adds `PublicView` for all and `PrivateView` for one seat."""

from typing import Any, NotRequired, TypedDict


class Frame(TypedDict):
    """Fields common to the views of all games."""

    game: str
    """The game's key."""
    version: int
    """The version of its rules."""
    seats: int
    """Number of seats."""
    to_move: int
    """The seat that decides next, from 0; meaningless once the game is over."""
    over: bool
    """Whether the game is over."""
    ply: int
    """Number of moves played."""
    options: dict[str, Any]
    """Agreed options and their values."""
    scores: NotRequired[list[int]]
    """Points by seat, once the game is over."""
    winners: NotRequired[list[int]]
    """The winning seats, once the game is over."""
    seat: int | None
    """The seat that sees this view; null for a spectator."""
