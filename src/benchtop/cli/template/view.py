"""Template: what a seat may see, by naming it."""

from typing import Any

from .state import COPIES, LETTERS, State


def common(s: State) -> dict[str, Any]:
    """The strand, points and counts for everybody."""
    return {
        "strand": "".join(LETTERS[card // COPIES] for card in s.strand),
        "points": s.points[:],
        "hand_sizes": [len(hand) for hand in s.hands],
        "deck_size": len(s.deck),
        "discarded": len(s.discards),
    }


def view(s: State, seat: int | None) -> dict[str, Any]:
    """One's own cards for their owner."""
    return {"hand": None if seat is None else sorted(LETTERS[card // COPIES] for card in s.hands[seat])}
