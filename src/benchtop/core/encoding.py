"""Views as numbers, for learning agents: named features of fixed size, computed from the view alone."""

from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from benchtop.core.move import Move
from benchtop.core.state import State

if TYPE_CHECKING:
    from benchtop.core.game import Game

Numbers: TypeAlias = "memoryview[float]"
"""The output buffer of an encoding, 32 bits per number. Sum elsewhere: summing here would round at every step."""

Encoder = Callable[[Any, Numbers, int], None]
"""Writes its part of a view into the buffer, from a given index. The buffer starts at zero, so write only non-zeros."""

ObservationFields = Callable[[Any, int | None], Any]
"""Returns only the fields of a view that the features read; full views also contain text for people."""


class Feature:
    """A group of numbers with a common meaning."""

    def __init__(self, name: str, size: int, words: str, encode: Encoder) -> None:
        self.name = name
        self.size = size
        self.words = words
        """What the numbers mean and how they are scaled, for the documentation."""
        self.encode = encode


class Encoding:
    """All features of a game's view, in order. Seats are relative to the viewer: yourself first, then clockwise."""

    game: "Game"
    """The game these views belong to; set by `Game`."""

    def __init__(self, features: Sequence[Feature], observation_fields: ObservationFields | None = None) -> None:
        self.features = list(features)
        self.observation_fields = observation_fields
        self.size = 0
        self._starts: list[Any] = []  # ints; typed as Any to avoid boxing them on every call
        for feature in self.features:
            self._starts.append(self.size)
            self.size += feature.size
        self._zeros = array("f", bytes(4 * self.size))

    def observe(self, s: State, seat: int | None) -> "array[float]":
        """Encode what the seat sees. Equal to `encode(s.view(seat))`, but faster."""
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
        """Encode a view as `size` 32-bit numbers from -1 to 1."""
        encoded = self._zeros[:]
        numbers: Any = memoryview(encoded)  # a third faster to write than the array itself
        for place, feature in enumerate(self.features):
            feature.encode(view, numbers, self._starts[place])
        return encoded

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game,)

    def table(self) -> list[tuple[int, int, str, str]]:
        """Return first index, size, name and meaning of every feature."""
        return [
            (start, feature.size, feature.name, feature.words)
            for start, feature in zip(self._starts, self.features, strict=True)
        ]


def _unpickled(game: "Game") -> Encoding | None:
    """Return the game's encoding, for copies and pickles: it is made of functions, which cannot be copied."""
    return game.encoding


def rotate_to_viewer(view: Any, by_seat: list[Any]) -> list[Any]:
    """Rotate values by seat so that the viewer comes first."""
    seat: int = view["seat"] or 0
    return by_seat[seat:] + by_seat[:seat] if seat else by_seat


def fraction(number: float, most: float) -> float:
    """Return a count as a fraction of its maximum, at most 1."""
    return number / most if number < most else 1.0


def write(found: list[float], numbers: Numbers, at: int) -> None:
    """Copy precomputed numbers into the buffer."""
    for place, number in enumerate(found):
        if number:
            numbers[at + place] = number


def legal_mask(moves: list[Move], size: int) -> bytearray:
    """Return a byte for every move of a book of that size: 1 for these moves, 0 for the others."""
    mask = bytearray(size)
    for move in moves:
        mask[move.id] = 1
    return mask
