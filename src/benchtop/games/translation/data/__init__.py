"""Translation: the printed cards, dice and numbers, checked as they are loaded."""

import json
from pathlib import Path
from typing import Any

from benchtop.bio.bases import DNA
from benchtop.bio.iupac import CODES

_HERE = Path(__file__).parent


class AminoCard:
    """One of the twenty amino acid cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.letter: str = data["letter"]
        self.three: str = data["three"]
        self.name: str = data["name"]
        self.first_name: str = data["first_name"]
        """The person printed on the card, whose initial is the one-letter code."""
        self.codons: list[str] = data["codons"]
        """One or two IUPAC patterns of three letters."""
        self.hydrophilic: bool = data["hydrophilic"]
        self.groups: list[str] = data["groups"]


class ActionCard:
    """One of the nine kinds of action card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        """The verb of its moves."""
        self.name: str = data["name"]
        self.buy: int | None = data["buy"]
        """Points to take it from the pool; None for the two that everybody is dealt."""
        self.use: int = data["use"]
        self.effect: str = data["effect"]
        self.note: str | None = data["note"]
        """A sentence for biologists."""


class Nucleotide:
    """One of the four letters, with the colours of the printed cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.letter: str = data["letter"]
        self.name: str = data["name"]
        self.hue: str = data["hue"]
        self.shade: str = data["shade"]
        self.rgb: str = data["rgb"]


class Numbers:
    """What the rules count: points, lengths, copies, scores."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.points: int = data["points"]
        self.face_up: int = data["face_up"]
        self.start_length: int = data["start_length"]
        self.fill_to: int = data["fill_to"]
        self.nucleotide_cards: int = data["nucleotide_cards"]
        self.translate_cost: int = data["translate_cost"]
        self.per_amino_acid: int = data["per_amino_acid"]
        self.per_pair: int = data["per_pair"]
        self.copies: dict[int, int] = {int(seats): copies for seats, copies in data["copies"].items()}
        """Copies of each purchasable card in the pool, by number of players."""


def _read(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((_HERE / name).read_text(encoding="utf-8"))
    return loaded


def _need(what: str, *, holds: bool) -> None:
    if not holds:
        raise ValueError(f"translation data: {what}")


def load_groups() -> list[str]:
    """The eight groups that score pairs."""
    return list(_read("amino_acids.json")["groups"])


def load_halves() -> dict[str, list[str]]:
    """The two sets of groups that share no amino acid, for the short game."""
    halves: dict[str, list[str]] = _read("amino_acids.json")["halves"]
    named = [group for half in halves.values() for group in half]
    _need("the halves are not the eight groups", holds=sorted(named) == sorted(load_groups()))
    return halves


def load_amino_acids() -> list[AminoCard]:
    """The twenty cards in the order of the rulebook's table."""
    cards = [AminoCard(row) for row in _read("amino_acids.json")["amino_acids"]]
    groups = load_groups()
    _need("there are twenty amino acids", holds=len({card.letter for card in cards}) == len(cards) == 20)
    for card in cards:
        patterns = all(len(codon) == 3 and set(codon) <= set(CODES) for codon in card.codons)
        _need(f"the codons of {card.name}", holds=bool(card.codons) and patterns)
        _need(f"the groups of {card.name}", holds=bool(card.groups) and set(card.groups) <= set(groups))
        _need(f"the first name of {card.name}", holds=card.first_name.startswith(card.letter))
    return cards


def load_actions() -> list[ActionCard]:
    """The nine kinds of action card: Toggle Water, Extend, then the seven that can be bought."""
    cards = [ActionCard(row) for row in _read("actions.json")["cards"]]
    _need("two cards are dealt, seven are sold", holds=[card.buy is None for card in cards] == [True] * 2 + [False] * 7)
    _need(
        "the costs of cards",
        holds=all(1 <= card.use <= 3 and (card.buy is None or 2 <= card.buy <= 5) for card in cards),
    )
    return cards


def load_numbers() -> Numbers:
    """What the rules count."""
    numbers = Numbers(_read("actions.json"))
    _need("copies for 2, 3 and 4 players", holds=set(numbers.copies) == {2, 3, 4})
    return numbers


def load_nucleotides() -> list[Nucleotide]:
    """The four letters in the order A C G T."""
    cards = sorted((Nucleotide(row) for row in _read("nucleotides.json")["nucleotides"]), key=lambda n: n.letter)
    _need("the four letters of DNA", holds="".join(card.letter for card in cards) == DNA)
    return cards


def load_dice() -> dict[str, dict[str, str]]:
    """The faces of both dice, eight-sided and as the six-sided substitute; "-" is rolled again."""
    dice: dict[str, dict[str, str]] = _read("nucleotides.json")["dice"]
    for sides, pair in dice.items():
        for colour, faces in pair.items():
            _need(f"the {colour} {sides} has {len(faces)} faces", holds=len(faces) == int(sides[1:]))
            _need(f"the faces of the {colour} {sides}", holds=set(faces) <= {*CODES, "-"})
    return dice
