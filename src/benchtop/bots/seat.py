"""A seat's handle: everything a bot may know and nothing else."""

from typing import Any

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import Seed
from benchtop.core.state import State


class Seat:
    """One seat of a running game, as its player sees it.

    What is behind the handle is itself only imagined: a world dealt anew from what the seat knows, with a seed of the
    handle's own, unless the state it is given is `imagined` already. So not even a bot that pries can find a hidden
    card.
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
        """How long the bot may think about this move; None if nobody waits."""

    @property
    def game(self) -> Game:
        return self.__world.game

    @property
    def seats(self) -> int:
        return self.__world.seats

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self.__world.view(self.seat)

    def legal(self) -> list[Move]:
        """What this seat may do now; empty while it is another's turn."""
        return self.__world.legal() if self.__world.to_move == self.seat else []

    def world(self) -> State:
        """The world behind the handle, which agrees with what this seat knows: to read, and to imagine others from."""
        return self.__world

    def imagine(self, seed: Seed) -> State:
        """A whole state consistent with what this seat knows; the same for the same seed."""
        return self.__world.imagine(self.seat, seed)
