"""Peptide: the cards (§10) as numbers, read from data/cards.json and checked on load.

Amino acids are numbered in the order of their three-letter codes, the STOP card follows them, RNA letters are numbered
A C G U, organelles in the order of the table below. Three-letter codes are used throughout: A, C and G alone are RNA.
"""

import json
from pathlib import Path
from typing import Any, Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import RNA
from benchtop.bio.codons import translate_codon

MITOCHONDRIA: Final = 0
NUCLEUS: Final = 1
VACUOLE: Final = 2
AMINO_ACYL: Final = 3
RIBOSOME: Final = 4
KINDS: Final[list[str]] = ["mitochondria", "nucleus", "vacuole", "amino-acyl", "ribosome"]
TITLES: Final[list[str]] = ["Mitochondria", "Nucleus", "Vacuole", "Amino-Acyl", "Ribosome"]

LETTERS: Final = RNA
AMINOS: Final = 20
STOP: Final = 20  # the number of the STOP card, one beyond the amino acids


def read_cards(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The amino acid cards in order; ValueError if the data cannot be right."""
    cards: list[dict[str, Any]] = sorted(data["amino_acids"], key=_three)
    if len(cards) != AMINOS or len({card["letter"] for card in cards}) != AMINOS:
        raise ValueError("peptide: there are twenty different amino acid cards")
    for card in cards:
        if translate_codon(card["codon"]) != card["letter"]:
            raise ValueError(f"peptide: {card['codon']} does not spell {card['letter']}")
        if not 1 <= card["value"] <= 9:
            raise ValueError(f"peptide: {card['letter']} is worth {card['value']}")
        if not (card["codon_source"] and card["value_source"] and card["fact"]):
            raise ValueError(f"peptide: {card['letter']} does not say where its codon and value come from")
    if list(data["organelles"]) != KINDS or list(data["rna"]) != list(LETTERS):
        raise ValueError("peptide: organelles or RNA letters are not in their order")
    return cards


def _three(card: dict[str, Any]) -> str:
    return amino_acid(card["letter"]).three


def needs(codon: str) -> list[int]:
    """How many of each RNA letter a triplet needs; their order does not matter (§3.8)."""
    return [codon.count(letter) for letter in LETTERS]


def _load() -> dict[str, Any]:
    text = (Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


DATA: Final[dict[str, Any]] = _load()
CARDS: Final[list[dict[str, Any]]] = read_cards(DATA)

THREE: Final[list[str]] = [_three(card) for card in CARDS] + ["STOP"]
NAMES: Final[list[str]] = [amino_acid(card["letter"]).name for card in CARDS] + ["STOP"]
CODON: Final[list[str]] = [card["codon"] for card in CARDS]
NEEDS: Final[list[list[int]]] = [needs(codon) for codon in CODON]
VALUE: Final[list[int]] = [card["value"] for card in CARDS]

ORGANELLES: Final[list[int]] = [DATA["organelles"][kind] for kind in KINDS]
RNA_CARDS: Final[list[int]] = [DATA["rna"][letter] for letter in LETTERS]
START_CARDS: Final[int] = DATA["start_cards"]
ATP_TOKENS: Final[int] = DATA["atp_tokens"]
START_ATP: Final[int] = DATA["start_atp"]
BONUSES: Final[list[int]] = sorted(DATA["bonus_cards"])  # the last is on top
REMOVED: Final[list[int]] = [DATA["removed_amino_acids"].get(str(seats), 0) for seats in range(7)]  # by seats, §1.4
FIELD: Final[list[int]] = [DATA["organelle_field"].get(str(seats), 0) for seats in range(7)]  # by seats, §2.1
STOP_WITHIN: Final[int] = DATA["stop_within_last"]

COST_RESET_RNA: Final[int] = DATA["atp_actions"]["reset_rna"]  # ATP, §4.1
COST_RESET_ORGANELLES: Final[int] = DATA["atp_actions"]["reset_organelles"]  # ATP, §4.2
COST_SELECT_TWICE: Final[int] = DATA["atp_actions"]["select_twice"]  # ATP, §4.3
COST_AMINO_ACYL: Final = 2  # ATP, §3.6
COST_RIBOSOME: Final = 1  # ATP, §3.7

ENERGY_START: Final[int] = DATA["vacuole_track"]["energy"]["start"]
ENERGY_TOP: Final[int] = DATA["vacuole_track"]["energy"]["top"]
RNA_START: Final[int] = DATA["vacuole_track"]["rna"]["start"]
RNA_TOP: Final[int] = DATA["vacuole_track"]["rna"]["top"]
LAST_ROUND: Final[int] = DATA["last_round"]  # §6.5

PRINTED: Final = ("rulebook", "only codon")
RECONSTRUCTED: Final[list[list[str]]] = [
    [part for part in ("codon", "value") if card[f"{part}_source"] not in PRINTED] for card in CARDS
]
"""What of each amino acid card is reconstruction and not printed fact: its codon, its value, both or neither."""


def spelled(counts: list[int]) -> str:
    """RNA counts as letters: [2, 0, 1, 0] is AAG."""
    return "".join([LETTERS[letter] * counts[letter] for letter in range(4)])


def named(counts: list[int]) -> list[str]:
    """Organelle counts by kind as names: [0, 2, 0, 0, 0] is two nuclei."""
    return [KINDS[kind] for kind in range(5) for _ in range(counts[kind])]
