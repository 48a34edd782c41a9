"""Template: the view as numbers. Counts are divided by their maximum."""

from typing import Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer

from .components import COPIES, HAND, LETTERS
from .view import View

SEATS: Final = 4
MOST: Final = COPIES * len(LETTERS)


def seats(view: View, numbers: Numbers, at: int) -> None:
    """Write hand sizes and points, the viewer first."""
    for place, size in enumerate(rotate_to_viewer(view, view["hand_sizes"])):
        numbers[at + place] = fraction(size, HAND)
    for place, points in enumerate(rotate_to_viewer(view, view["points"])):
        numbers[at + SEATS + place] = fraction(points, MOST)


def piles(view: View, numbers: Numbers, at: int) -> None:
    """Write the last base of the strand, and the number of cards in the deck."""
    numbers[at + LETTERS.index(view["strand"][-1])] = 1.0
    numbers[at + len(LETTERS)] = fraction(view["deck_size"], MOST)


def hand(view: View, numbers: Numbers, at: int) -> None:
    """Write your own cards by letter."""
    for letter in view["hand"] or []:
        numbers[at + LETTERS.index(letter)] += 1 / HAND


ENCODING: Final = Encoding(
    [
        Feature("seats", 2 * SEATS, f"cards in hand / {HAND} and points / {MOST} of four seats", seats),
        Feature("piles", len(LETTERS) + 1, f"the last base of the strand (A C G T); cards in the deck / {MOST}", piles),
        Feature("hand", len(LETTERS), f"your own A, C, G and T / {HAND}", hand),
    ]
)
