"""Tracks who knows which card in hands and piles, and redeals the cards that a seat does not know.

Every physical card has a number; copies of one card have neighbouring numbers, so that sorting by number sorts by face
and no seat's imagination depends on which of two equal cards it holds. `known[card]` is a bit set of the seats that
know where the card lies. A shuffle sets it to NOBODY, turning a card up to EVERYBODY; looking at it adds one seat.
"""

from typing import Final

from benchtop.core.rng import Rng

NOBODY: Final = 0
SPECTATOR: Final = 1 << 30
EVERYBODY: Final = (1 << 31) - 1


def bit(seat: int | None) -> int:
    """Return the seat as a one-element set; None is the spectator, who sees only what everybody sees."""
    return SPECTATOR if seat is None else 1 << seat


def shuffle_unknown(pile: list[int], known: list[int], rng: Rng) -> None:
    """Shuffle a pile so that nobody knows where its cards lie. The old order leaves no trace."""
    pile.sort()
    rng.shuffle(pile)
    for card in pile:
        known[card] = NOBODY


def shuffle_unseen(pile: list[int], known: list[int], rng: Rng) -> None:
    """Shuffle the cards of a pile that nobody knows; cards that a seat knows stay where they are."""
    places = [place for place, card in enumerate(pile) if known[card] == NOBODY]
    unseen = [pile[place] for place in places]
    rng.shuffle(unseen)
    for place, card in zip(places, unseen, strict=True):
        pile[place] = card


def redeal_unknown(
    piles: list[list[int]], hands: list[list[int]], known: list[int], seat: int | None, rng: Rng
) -> None:
    """Redeal, in place, all cards whose place the seat does not know among the places where they may lie.

    In a pile each position is a place; a hand is a set and ends up sorted. Knowledge belongs to places: a seat that
    knew the top card of a pile knows the card that lies there now. The result depends only on what the seat knows and
    on `rng`: the hidden cards are sorted first, so their true order cannot leak.
    """
    me = bit(seat)
    hidden: list[int] = []
    masks: list[int] = []  # who knows each hidden place, in the order the places are filled
    for pile in piles:
        for card in pile:
            if not known[card] & me:
                hidden.append(card)
                masks.append(known[card])
    for hand in hands:
        here: list[int] = []
        for card in hand:
            if not known[card] & me:
                hidden.append(card)
                here.append(known[card])
        here.sort()
        masks.extend(here)
    hidden.sort()
    rng.shuffle(hidden)

    next_card = 0
    for pile in piles:
        for place, card in enumerate(pile):
            if not known[card] & me:
                pile[place] = -1
    for hand in hands:
        seen = [card for card in hand if known[card] & me]
        unseen = len(hand) - len(seen)
        hand.clear()
        hand.extend(seen)
        hand.extend([-1] * unseen)
    for zone in piles + hands:
        for place, card in enumerate(zone):
            if card < 0:
                dealt = hidden[next_card]
                zone[place] = dealt
                known[dealt] = masks[next_card]
                next_card += 1
    for hand in hands:
        hand.sort()
