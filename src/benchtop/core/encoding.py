"""A view as numbers, for learning agents: named features of fixed size, made from the view and nothing else."""

from array import array
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any

Encoder = Callable[[dict[str, Any]], Sequence[float]]


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

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features = list(features)
        self.size = sum(feature.size for feature in self.features)
        self._pack = Struct(f"{self.size}f").pack

    def encode(self, view: dict[str, Any]) -> "array[float]":
        """The view as `size` numbers from -1 to 1, of 32 bits each."""
        numbers: list[float] = []
        for feature in self.features:
            found = feature.encode(view)
            if len(found) != feature.size:
                raise ValueError(f"feature {feature.name} gave {len(found)} numbers, not {feature.size}")
            numbers.extend(found)
        return array("f", self._pack(*numbers))  # by way of bytes: four times faster than number by number

    def table(self) -> list[tuple[int, int, str, str]]:
        """First index, size, name and meaning of every feature."""
        rows = []
        start = 0
        for feature in self.features:
            rows.append((start, feature.size, feature.name, feature.words))
            start += feature.size
        return rows


def around(view: dict[str, Any], by_seat: Sequence[Any], seats: int, empty: Any) -> list[Any]:
    """Values by seat turned so that the viewer comes first, filled up to `seats` with `empty`."""
    seat = view["seat"] or 0
    turned = [*by_seat[seat:], *by_seat[:seat]]
    return turned + [empty] * (seats - len(turned))


def one_hot(value: int | None, size: int) -> list[float]:
    """A one in the place of the value; all zero for None."""
    return [1.0 if place == value else 0.0 for place in range(size)]


def cap(number: float, most: float) -> float:
    """A count as a share of its most."""
    return number / most if number < most else 1.0


def by_player(encode: Encoder, size: int, seats: int) -> Encoder:
    """Encodes every entry of the view's players, from the viewer on; zeros for seats that are not at the table."""
    empty = [0.0] * size

    def numbers(view: dict[str, Any]) -> list[float]:
        found: list[float] = []
        for player in around(view, view["players"], seats, None):
            found += empty if player is None else encode(player)
        return found

    return numbers
