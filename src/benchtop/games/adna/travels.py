"""Adna's Lab: what cards and their places are called where events say what went from where to where."""

from typing import Final

from benchtop.core.events import BACK, Travel, travel

from .components import DECK_OF, DECKS, FIRST_BASES, KEYS, KIND

FACES: Final[list[str]] = [f"card:{key}" for key in KEYS]
"""The name of a card that is seen, by kind."""
BACKS: Final[list[str]] = [f"{BACK}:{deck}" for deck in DECKS]
"""The name of a card that is not, by deck."""
PILES: Final[list[str]] = [f"deck:{deck}" for deck in DECKS]
"""The zone of each deck."""


def go(card: int, start: str, end: str) -> Travel:
    """A card that is seen goes from one zone to another."""
    return travel(FACES[KIND[card]], start, end)


def go_all(cards: list[int], start: str, end: str) -> list[Travel]:
    """Cards go the same way in this order, equal neighbours together."""
    ways: list[Travel] = []
    for card in cards:
        piece = FACES[KIND[card]]
        if ways and ways[-1]["piece"] == piece:
            ways[-1]["count"] += 1
        else:
            ways.append(travel(piece, start, end))
    return ways


def under(cards: list[int], start: str) -> list[Travel]:
    """Cards go under their decks from one zone, in this order."""
    return [go(card, start, PILES[DECK_OF[card]]) for card in cards]


def under_from(row: str, cards: list[int], before: int) -> list[Travel]:
    """Cards at the end of a chain or a fragment, with so many before them, go under the deck, last base first."""
    last = before + len(cards)
    return [go(card, f"{row}:{last - place}", PILES[DECK_OF[card]]) for place, card in enumerate(reversed(cards))]


def backs(counts: list[int], start: str, end: str) -> list[Travel]:
    """So many cards of each deck go face down; a zone left empty is the card's deck."""
    return [
        travel(BACKS[deck], start or PILES[deck], end or PILES[deck], count)
        for deck, count in enumerate(counts)
        if count
    ]


def blocks(taken: list[int]) -> list[Travel]:
    """Each seat takes blocks of bases in the draw for the start, and they go back (§2.4, §2.5)."""
    ways: list[Travel] = []
    for seat, count in enumerate(taken):
        ways += backs([count * FIRST_BASES], "", f"hand:{seat}")
    for seat, count in enumerate(taken):
        ways += backs([count * FIRST_BASES], f"hand:{seat}", "")
    return ways


def rearranged(chain: int, before: list[int], after: list[int], positions: list[int]) -> list[Travel]:
    """Bases at these positions, from 0, change places; who stays does not travel."""
    ways: list[Travel] = []
    for place, card in enumerate(before):
        start, end = positions[place] + 1, positions[after.index(card)] + 1
        if start != end:
            ways.append(go(card, f"chain:{chain}:{start}", f"chain:{chain}:{end}"))
    return ways
