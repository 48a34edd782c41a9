"""A seat's handle: everything a bot may know, and nothing else."""

from typing import Any

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import Seed
from benchtop.core.state import State


class Seat:
    """A seat of a running game, as its player sees it.

    The state behind the handle is itself imagined: redealt from what the seat knows, with the handle's own seed, unless
    the given state is already `imagined`. So not even a prying bot can find a hidden card.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        log: list[str] | None = None,
        seconds: float | None = None,
        *,
        imagined: bool = False,
    ) -> None:
        self.__world = state if imagined else state.imagine(seat, "behind the handle")
        self.seat = seat
        self.log: list[str] = list(log or [])
        """The moves so far in notation, as this seat may read them."""
        self.seconds = seconds
        """Seconds the bot may think about this move; None if nobody is waiting."""

    @property
    def game(self) -> Game:
        return self.__world.game

    @property
    def seats(self) -> int:
        return self.__world.seats

    def view(self) -> dict[str, Any]:
        """Return what this seat may know."""
        return self.__world.view(self.seat)

    def legal(self) -> list[Move]:
        """Return the moves this seat may play now; empty while it is another seat's turn."""
        return self.__world.legal() if self.__world.to_move == self.seat else []

    def world(self) -> State:
        """Return the imagined state behind the handle, consistent with what this seat knows: to read, or to imagine
        others from.
        """
        return self.__world

    def imagine(self, seed: Seed) -> State:
        """Return a complete state consistent with what this seat knows; the same for the same seed."""
        return self.__world.imagine(self.seat, seed)
