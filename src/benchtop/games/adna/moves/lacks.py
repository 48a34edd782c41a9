"""Adna's Lab: what keeps a card in hand from being played, for screens to mark and in words."""

from typing import Literal, TypedDict

from ..components import CELSIUS, KEYS, words_for_levels

LackKind = Literal["temperature", "card", "site", "table", "deck", "answer", "moment", "served"]


class Lack(TypedDict):
    """One thing that a card in hand still lacks."""

    kind: LackKind
    """A temperature, a card in hand, a site on a chain, something else on the table, cards in the Bases deck, a card
    to answer, the one moment at which it is played, or what another card in hand lacks that it is played with."""
    celsius: list[int]
    """Temperatures of which one is needed; empty for other kinds."""
    cards: list[str]
    """Cards of which one is needed in hand, or to answer, or the card in hand that it is played with; empty for other
    kinds, and where any card would do."""
    words: str
    """The same in words."""


def lacks_level(levels: int, words: str = "") -> Lack:
    """The thermometer shows none of these levels."""
    celsius = [degrees for level, degrees in enumerate(CELSIUS) if levels >> level & 1]
    return {"kind": "temperature", "celsius": celsius, "cards": [], "words": words or words_for_levels(levels)}


def lacks_card(kinds: list[int], words: str) -> Lack:
    """None of these cards is in hand."""
    return {"kind": "card", "celsius": [], "cards": [KEYS[kind] for kind in kinds], "words": words}


def lacks_victim(kinds: list[int], words: str) -> Lack:
    """None of these cards is there to be answered; any Reactions card would do where none is named."""
    return {"kind": "answer", "celsius": [], "cards": [KEYS[kind] for kind in kinds], "words": words}


def lacks_served(kind: int, words: str) -> Lack:
    """The card in hand that it would be played with cannot be played."""
    return {"kind": "served", "celsius": [], "cards": [KEYS[kind]], "words": words}


def lacks_thing(kind: LackKind, words: str) -> Lack:
    """Something is not there that is neither a temperature nor a card of one's own."""
    return {"kind": kind, "celsius": [], "cards": [], "words": words}
