"""Template: the cards as tables that the engine reads, from data/cards.json, checked on load."""

from typing import Any, Final

from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data


def _load() -> dict[str, Any]:
    """Load the data file; raises ValueError if it is invalid."""
    data: dict[str, Any] = load_data(__file__, "cards.json")
    if "".join([card["letter"] for card in data["cards"]]) != "ACGT":
        raise ValueError("template: the cards are A, C, G and T, in this order")
    if not 0 < data["copies_in_short_game"] <= data["copies"]:
        raise ValueError("template: a short game uses some of the copies of each card, or all")
    if 4 * data["hand"] >= len(data["cards"]) * data["copies_in_short_game"]:
        raise ValueError("template: a short game needs cards for four hands and one for the strand")
    return data


DATA: Final[dict[str, Any]] = _load()
LETTERS: Final = "ACGT"
NAMES: Final[list[str]] = [card["name"] for card in DATA["cards"]]
COPIES: Final[int] = DATA["copies"]  # of each letter in a long game, numbered side by side (§1)
SHORT_COPIES: Final[int] = DATA["copies_in_short_game"]  # (§1)
HAND: Final[int] = DATA["hand"]  # cards in hand at the start (§1)
PURPOSES: Final = Purposes("deck", "first")
"""Chance: the order of the deck, and the first player (§1)."""
BY_DECK: Final = PURPOSES.number("deck")
BY_FIRST: Final = PURPOSES.number("first")


def _bonds(first: str, second: str) -> int:
    bonds: int = DATA["bonds"].get("".join(sorted(first + second)), 0)
    return bonds


BONDS: Final[list[list[int]]] = [[_bonds(first, second) for second in LETTERS] for first in LETTERS]
"""Hydrogen bonds between two letters (§3)."""


def cards() -> list[Card]:
    """Return the printed content of the cards."""
    found: list[Card] = []
    for number, card in enumerate(DATA["cards"]):
        bonds = max(BONDS[number])
        partner = LETTERS[BONDS[number].index(bonds)]
        found.append(
            {
                "id": f"card:{card['letter']}",
                "kind": "base",
                "name": card["name"],
                "count": COPIES,
                "text": f"Pairs with {partner}: {bonds} hydrogen bonds.",
                "short": "",
                "requirement": None,
                "fact": card["fact"],
                "source": DATA["about"],
                "reconstructed": False,
                "values": {"letter": card["letter"], "partner": partner, "bonds": bonds},
            }
        )
    return found
