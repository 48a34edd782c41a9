"""A decision of a person, at a local or remote table: everything that a typed line may use."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from benchtop.core.game import Game, View
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from .terminal.movelist import Entry
from .terminal.screen import Screen


@dataclass(frozen=True)
class Advice:
    """A move that a bot would play, and why."""

    move: Move
    why: str
    """The reason in a clause; may be empty."""
    score: float | None = None
    """The expected score, if the bot searched."""


class Turn(ABC):
    """A seat that is to move, at a local table or on a server."""

    def __init__(self, game: Game, names: list[str], seat: int, screen: Screen, offered: Sequence[Entry]) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.screen = screen
        self.offered = list(offered)

    @property
    def name(self) -> str:
        return self.names[self.seat]

    def is_offered(self, typed: str) -> bool:
        """Whether this is the full notation of a legal move."""
        return any(typed.lower() == str(entry.move).lower() for entry in self.offered)

    @abstractmethod
    def view(self) -> View:
        """Return what the seat may know."""

    @abstractmethod
    def why_not(self, move: Move) -> Refusal | None:
        """Return why the move may not be played now; None if it may."""

    @abstractmethod
    def advice(self) -> list[Advice]:
        """Return what a bot would play, best first."""

    @abstractmethod
    def log(self, *, everything: bool) -> None:
        """Show the last moves, or all of them."""

    @abstractmethod
    def undo(self) -> str:
        """Undo the last choice if that is allowed; return a message about it."""

    @abstractmethod
    def save(self, path: str) -> str:
        """Save a copy of the game; return a message about it."""

    @abstractmethod
    def first_refusal(self, moves: Sequence[Move]) -> tuple[Move, Refusal] | None:
        """Return the first of these moves, played in sequence, that would be refused, as far as can be foreseen."""
