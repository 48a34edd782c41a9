"""A view as numbers, for learning agents: named features of fixed size, made from the view and nothing else."""

from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from benchtop.core.move import Move
from benchtop.core.state import State

if TYPE_CHECKING:
    from benchtop.core.game import Game

Numbers: TypeAlias = "memoryview[float]"
"""The numbers of an encoding while they are written, 32 bits each: adding up there would round at every step."""

Encoder = Callable[[Any, Numbers, int], None]
"""Writes what a view says into the numbers, from a place on. All are zero before: only what is not need be written."""

ObservationFields = Callable[[Any, int | None], Any]
"""Of what a seat may see, only that part which the features read: views also hold words that people read."""


class Feature:
    """Some numbers with one meaning."""

    def __init__(self, name: str, size: int, words: str, encode: Encoder) -> None:
        self.name = name
        self.size = size
        self.words = words
        """What the numbers mean and how they are scaled, for the documentation."""
        self.encode = encode


class Encoding:
    """All features of a game's view, in order. Seats are told relative to the viewer: oneself first, then clockwise."""

    game: "Game"
    """The game whose views these are; given by `Game`."""

    def __init__(self, features: Sequence[Feature], observation_fields: ObservationFields | None = None) -> None:
        self.features = list(features)
        self.observation_fields = observation_fields
        self.size = 0
        self._starts: list[Any] = []  # ints; as Any they are passed on without being made anew
        for feature in self.features:
            self._starts.append(self.size)
            self.size += feature.size
        self._zeros = array("f", bytes(4 * self.size))

    def observe(self, s: State, seat: int | None) -> "array[float]":
        """What the seat sees, as numbers: the same as `encode(s.view(seat))`, only sooner."""
        if self.observation_fields is None:
            return self.encode(s.view(seat))
        view = self.observation_fields(s, seat)
        view["seat"] = seat
        view["seats"] = s.seats
        view["to_move"] = s.to_move
        view["over"] = s.over
        view["options"] = s.options
        return self.encode(view)

    def encode(self, view: dict[str, Any]) -> "array[float]":
        """The view as `size` numbers from -1 to 1, of 32 bits each."""
        encoded = self._zeros[:]
        numbers: Any = memoryview(encoded)  # writes a number in two thirds of the time that the array takes
        for place, feature in enumerate(self.features):
            feature.encode(view, numbers, self._starts[place])
        return encoded

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game,)

    def table(self) -> list[tuple[int, int, str, str]]:
        """First index, size, name and meaning of every feature."""
        return [
            (start, feature.size, feature.name, feature.words)
            for start, feature in zip(self._starts, self.features, strict=True)
        ]


def _unpickled(game: "Game") -> Encoding | None:
    """Return the encoding of the game, for copies and pickles: it is made of functions, which have no copies."""
    return game.encoding


def rotate_to_viewer(view: Any, by_seat: list[Any]) -> list[Any]:
    """Values by seat, turned so that the viewer comes first."""
    seat: int = view["seat"] or 0
    return by_seat[seat:] + by_seat[:seat] if seat else by_seat


def fraction(number: float, most: float) -> float:
    """A count as a share of its most."""
    return number / most if number < most else 1.0


def write(found: list[float], numbers: Numbers, at: int) -> None:
    """Write numbers that had to be added up first."""
    for place, number in enumerate(found):
        if number:
            numbers[at + place] = number


def legal_mask(moves: list[Move], size: int) -> bytearray:
    """One byte for every move of a book of that size: 1 for these, 0 for the others."""
    mask = bytearray(size)
    for move in moves:
        mask[move.id] = 1
    return mask
