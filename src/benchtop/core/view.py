"""What every view begins with. A game's view.py adds its own: `PublicView` for all, `PrivateView` for one seat."""

from typing import Any, NotRequired, TypedDict


class Frame(TypedDict):
    """What the view of every game has."""

    game: str
    """The game's key."""
    version: int
    """The version of its rules."""
    seats: int
    """How many seats there are."""
    to_move: int
    """The seat that decides next, from 0; means something while the game is not over."""
    over: bool
    """Whether the game is over."""
    ply: int
    """How many moves have been played."""
    options: dict[str, Any]
    """What was agreed before play, by option."""
    scores: NotRequired[list[int]]
    """Points by seat, once the game is over."""
    winners: NotRequired[list[int]]
    """The winning seats, once the game is over."""
    seat: int | None
    """Whose view this is; null for a spectator."""
