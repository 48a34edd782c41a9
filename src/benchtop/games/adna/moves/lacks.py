"""Adna's Lab: what prevents you from playing a card in hand, as data for screens and in words."""

from typing import Literal, TypedDict

from ..components import CELSIUS, KEYS, words_for_levels

LackKind = Literal["temperature", "card", "site", "table", "deck", "answer", "moment", "served"]


class Lack(TypedDict):
    """A requirement that a card in hand does not meet."""

    kind: LackKind
    """What is missing: a temperature, a card in hand, a site on a chain, something else on the table, cards in the
    Bases deck, a card to answer, the right moment, or a requirement of the card that it is played with.
    """
    celsius: list[int]
    """Suitable temperatures; empty for other kinds."""
    cards: list[str]
    """Suitable cards in hand or to answer, or the card in hand that it is played with; empty for other kinds, and if
    any card will do.
    """
    words: str
    """The requirement in words."""


def lacks_level(levels: int, words: str = "") -> Lack:
    """Return the lack of a suitable temperature."""
    celsius = [degrees for level, degrees in enumerate(CELSIUS) if levels >> level & 1]
    return {"kind": "temperature", "celsius": celsius, "cards": [], "words": words or words_for_levels(levels)}


def lacks_card(kinds: list[int], words: str) -> Lack:
    """Return the lack of one of these cards in hand."""
    return {"kind": "card", "celsius": [], "cards": [KEYS[kind] for kind in kinds], "words": words}


def lacks_victim(kinds: list[int], words: str) -> Lack:
    """Return the lack of a card to answer; with no cards given, any Reactions card will do."""
    return {"kind": "answer", "celsius": [], "cards": [KEYS[kind] for kind in kinds], "words": words}


def lacks_served(kind: int, words: str) -> Lack:
    """Return the lack of a playable card in hand to play it with."""
    return {"kind": "served", "celsius": [], "cards": [KEYS[kind]], "words": words}


def lacks_thing(kind: LackKind, words: str) -> Lack:
    """Return a lack other than a temperature or a card in hand."""
    return {"kind": kind, "celsius": [], "cards": [], "words": words}
