"""Moves: every choice that a player ever makes is one interned object out of its game's finite book."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from benchtop.core.refusal import Facts, Refusal

if TYPE_CHECKING:
    from benchtop.core.game import Game

NOTHING: Final = 0
"""The same seat decides on, and no chance and no hidden card came into it."""
REVEALS: Final = 1
"""Chance speaks or a hidden card comes to light: it cannot be undone alone."""
ENDS_TURN: Final = 2
"""Another seat decides next, or the game is over."""
UNFORESEEN: Final = -1
"""What a move leads to has to be tried."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice. A kind of move is a subclass, which says why it may not be played and what it does.

    `s` is the game's own State in every subclass; the kernel cannot know which, so here it is Any.
    """

    game: "Game"
    """The game whose book this move is in; given by `Game`."""

    def __init__(
        self,
        notation: str,
        touches: Sequence[str] = (),
        public_notation: str | None = None,
        params: Facts | None = None,
    ) -> None:
        self.id: int = -1
        """The place in the game's book, 0..N-1; given by `book`."""
        self.notation: str = notation
        """What is typed, logged and recorded: unique in the game, lower-case verb first ("translate K")."""
        self.touches: tuple[str, ...] = tuple(touches)
        """The things on the table this move is about ("amino:K", "base:3"), for screens to mark and to click."""
        self.public_notation: str = notation if public_notation is None else public_notation
        """What the other seats read in the log; differs from `notation` where the choice is secret ("discard ?")."""
        self.key: str = _key(type(self).__name__)
        """What kind of move it is, stable for ever: its class in snake_case ("choose_letter")."""
        self.params: Facts = {} if params is None else params
        """What tells it from the others of its kind, JSON-ready, by name and as events name it: {"amino": "K"}."""

    @property
    def group(self) -> str:
        """What this move is listed under with its like: the verb of its notation."""
        return self.notation.partition(" ")[0]

    def why_not(self, s: Any) -> Refusal | None:
        """Why this may not be played now, or None. Slow and wordy: only run when somebody asks."""
        raise NotImplementedError

    def foresee(self, s: Any) -> int:
        """What this legal move leads to (NOTHING, or REVEALS and ENDS_TURN added), where the kind of move or what the
        seat to move sees makes that plain at once; UNFORESEEN where it has to be tried. It only saves time."""
        return UNFORESEEN

    def play(self, s: Any) -> None:
        """Do it. Trusts that the move is legal."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.id}: {self.notation}>"


def _key(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def book(moves: Sequence[Move]) -> list[Move]:
    """Number the moves in order: the book of a game, built once at import."""
    numbered = list(moves)
    for number, move in enumerate(numbered):
        move.id = number
    return numbered


def _unpickled(game: "Game", notation: str) -> Move:
    """Return the move of the book, for copies and pickles: a move is compared by identity."""
    return game.parse(notation)
