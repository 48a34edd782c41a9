"""Translation: the printed content of the cards, letters and other pieces."""

from typing import Any

from benchtop.bio import bases
from benchtop.bio.amino import amino_acid
from benchtop.bio.codons import CODONS
from benchtop.core.catalogue import Card

from .components import (
    ACTIONS,
    AMINOS,
    COPIES,
    COST_TRANSLATE,
    DICE,
    LONGEST,
    NUCLEOTIDES,
    PER_AMINO_ACID,
    PER_PAIR,
    SWAPS,
    ActionCard,
    AminoCard,
    Nucleotide,
    plural,
    read,
    spelled_by,
    swaps_of,
)


def cards() -> list[Card]:
    """Return the printed content of the cards, letters and other pieces; counts are for a game of four."""
    pieces = [_piece(piece) for piece in read("pieces.json")["pieces"]]
    return [*map(_amino, AMINOS), *map(_action, ACTIONS), *map(_letter, NUCLEOTIDES), *pieces]


def _amino(card: AminoCard) -> Card:
    groups = "group" if len(card.groups) == 1 else "groups"
    return {
        "id": f"amino:{card.letter}",
        "kind": "amino acid",
        "name": card.name,
        "count": 1,
        "text": f"First name {card.first_name}. Scores {plural(PER_AMINO_ACID, 'point')}, and {PER_PAIR} more with "
        f"every other amino acid that you collect of its {groups}: {', '.join(card.groups)}."
        + (f" {card.drawn}" if card.drawn else ""),
        "short": "",
        "requirement": f"{' or '.join(card.codons)} on the active strand, the water "
        f"{'ON' if card.hydrophilic else 'OFF'}, and {plural(COST_TRANSLATE, 'point')} to translate it.",
        "fact": amino_acid(card.letter).fact,
        "source": read("amino_acids.json")["about"],
        "reconstructed": False,
        "values": {
            "letter": card.letter,
            "three": card.three,
            "first_name": card.first_name,
            "codons": card.codons,
            "spelled_by": [codon for number, codon in enumerate(CODONS) if spelled_by(number) == card.letter],
            "hydrophilic": card.hydrophilic,
            "groups": card.groups,
        },
    }


def _action(card: ActionCard) -> Card:
    most = max(COPIES)
    number = ACTIONS.index(card)
    swaps = swaps_of(number) if number in SWAPS else ""
    have = f"Everybody is dealt {card.dealt}" if card.buy is None else f"{plural(card.buy, 'point')} to buy it"
    return {
        "id": f"card:{card.key}",
        "kind": "action card",
        "name": card.name,
        "count": card.dealt * most if card.buy is None else COPIES[most],
        "text": card.effect,
        "short": card.short.replace("{swaps}", swaps),
        "requirement": f"{have}; {plural(card.use, 'point')} for every use.",
        "fact": card.note,
        "source": read("actions.json")["about"],
        "reconstructed": False,
        "values": {"buy": card.buy, "use": card.use, "dealt": card.dealt, "die": card.die},
    }


def _letter(card: Nucleotide) -> Card:
    partner = bases.complement(card.letter)
    rings = "two rings" if bases.is_purine(card.letter) else "one ring"
    bonds = bases.hydrogen_bonds(card.letter, partner)
    return {
        "id": f"letter:{card.letter}",
        "kind": "letter",
        "name": card.name,
        "count": 0,
        "text": f"Faces {partner} on the other strand.",
        "short": "",
        "requirement": None,
        "fact": f"{card.name} has {rings} and pairs with {bases.NAMES[partner]} by {bonds} hydrogen bonds.",
        "source": read("pieces.json")["about"],
        "reconstructed": False,
        "values": {"letter": card.letter, "partner": partner, "hue": card.hue, "shade": card.shade, "rgb": card.rgb},
    }


def _piece(piece: dict[str, Any]) -> Card:
    die = piece["key"].removesuffix("-die")
    return {
        "id": f"piece:{piece['key']}",
        "kind": "piece",
        "name": piece["name"],
        "count": LONGEST if piece["key"] == "nucleotide" else 1,
        "text": piece["text"],
        "short": "",
        "requirement": None,
        "fact": piece["fact"],
        "source": read("pieces.json")["about"],
        "reconstructed": False,
        "values": {sides: pair[die] for sides, pair in DICE.items() if die in pair} or piece.get("values", {}),
    }
