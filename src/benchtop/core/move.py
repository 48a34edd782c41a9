"""Moves: every choice a player can make is a single object in the game's finite book."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from benchtop.core.refusal import Facts, Refusal

if TYPE_CHECKING:
    from benchtop.core.game import Game

NOTHING: Final = 0
"""The same seat decides next, and neither chance nor a hidden card was involved."""
REVEALS: Final = 1
"""Chance or a hidden card is revealed, so the move cannot be undone without consent."""
ENDS_TURN: Final = 2
"""Another seat decides next, or the game is over."""
UNFORESEEN: Final = -1
"""The outcome has to be found by trying the move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A choice. Each kind of move is a subclass that says why it may not be played and what it does.

    `s` is the game's own State in every subclass; the kernel cannot know which, so here it is Any.
    """

    game: "Game"
    """The game whose book contains this move; set by `Game`."""

    def __init__(
        self,
        notation: str,
        touches: Sequence[str] = (),
        public_notation: str | None = None,
        params: Facts | None = None,
    ) -> None:
        self.id: int = -1
        """Index in the game's book, 0..N-1; set by `book`."""
        self.notation: str = notation
        """Text that is typed, logged and recorded: unique in the game, lower-case verb first ("translate K")."""
        self.touches: tuple[str, ...] = tuple(touches)
        """Ids of what the move is about ("amino:K", "base:3"), for screens to mark and click."""
        self.public_notation: str = notation if public_notation is None else public_notation
        """Text shown to the other seats in the log; differs from `notation` if the choice is secret ("discard ?")."""
        self.key: str = _key(type(self).__name__)
        """Kind of move, permanently stable: its class in snake_case ("choose_letter")."""
        self.params: Facts = {} if params is None else params
        """Distinguishes moves of the same kind; JSON-ready and named as in events: {"amino": "K"}."""

    @property
    def group(self) -> str:
        """The heading this move is listed under: the verb of its notation."""
        return self.notation.partition(" ")[0]

    def why_not(self, s: Any) -> Refusal | None:
        """Return why this move may not be played now, or None. Slow and detailed: called only on request."""
        raise NotImplementedError

    def foresee(self, s: Any) -> int:
        """Predict what this legal move leads to: NOTHING, or REVEALS and ENDS_TURN combined.

        Return UNFORESEEN unless the kind of move, or what the seat to move sees, makes it obvious. This only saves
        time.
        """
        return UNFORESEEN

    def play(self, s: Any) -> None:
        """Play the move, which must be legal."""
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
    """Number the moves in order to make the book of a game, once at import."""
    numbered = list(moves)
    for number, move in enumerate(numbered):
        move.id = number
    return numbered


def _unpickled(game: "Game", notation: str) -> Move:
    """Look the move up in the book, for copies and pickles: moves are compared by identity."""
    return game.parse(notation)
