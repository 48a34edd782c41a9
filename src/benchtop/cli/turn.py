"""One decision of one person: all that a line typed there may look at, wherever the game is kept."""

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
    """The reason in a clause, or an empty text."""
    score: float | None = None
    """What it expects of it, where it searched."""


class Turn(ABC):
    """A seat that is to move, at a table on this machine or on a server."""

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
        """Whether this is the whole notation of a legal move."""
        return any(typed.lower() == str(entry.move).lower() for entry in self.offered)

    @abstractmethod
    def view(self) -> View:
        """What the seat may know."""

    @abstractmethod
    def why_not(self, move: Move) -> Refusal | None:
        """Why the move may not be played now; None if it may."""

    @abstractmethod
    def advice(self) -> list[Advice]:
        """What a bot would play, best first."""

    @abstractmethod
    def log(self, *, everything: bool) -> None:
        """Tell the last moves, or every one."""

    @abstractmethod
    def undo(self) -> str:
        """Take the last choice back if that is fair; what is to be said about it."""

    @abstractmethod
    def save(self, path: str) -> str:
        """Keep a copy of the game there; what is to be said about it."""

    @abstractmethod
    def first_refusal(self, moves: Sequence[Move]) -> tuple[Move, Refusal] | None:
        """Which of these moves, played one after the other, would be refused, as far as that can be foreseen."""
