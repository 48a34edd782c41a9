"""Template: what each seat may see, field by field."""

from typing import Final, TypedDict

from benchtop.core.view import Frame

from .components import COPIES, LETTERS
from .state import State

ZONES: Final[dict[str, str]] = {
    "deck": "cards still to be drawn, face down",
    "hand:SEAT": "the cards of a player",
    "strand": "the bases laid so far",
    "discards": "cards put away, face down",
}


class PublicView(TypedDict):
    """The public part of the view."""

    strand: str
    """The bases laid so far, first to last."""
    points: list[int]
    """Hydrogen bonds made, by seat."""
    hand_sizes: list[int]
    """Cards in hand, by seat."""
    deck_size: int
    """Cards still to be drawn."""
    discarded: int
    """Cards put away face down."""


class PrivateView(TypedDict):
    """The private part of a seat's view."""

    hand: list[str] | None
    """Your own cards, sorted; null for a spectator."""


class View(Frame, PublicView, PrivateView):
    """The whole view of a seat."""


def public_view(s: State) -> PublicView:
    """Return the strand, points and counts for everybody."""
    return {
        "strand": "".join(LETTERS[card // COPIES] for card in s.strand),
        "points": s.points[:],
        "hand_sizes": [len(hand) for hand in s.hands],
        "deck_size": len(s.deck),
        "discarded": len(s.discards),
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """Return the seat's own cards."""
    return {"hand": None if seat is None else sorted(LETTERS[card // COPIES] for card in s.hands[seat])}
