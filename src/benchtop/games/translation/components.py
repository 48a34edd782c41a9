"""Translation: the cards as tables that the engine reads. Numbers stand for cards, bits for sets of amino acids."""

from typing import Any, Final

from benchtop.bio import bases
from benchtop.bio.bases import DNA, encode
from benchtop.bio.codons import CODONS, STANDARD_CODE
from benchtop.bio.iupac import CODES, Pattern
from benchtop.core.data import load_data

# -- the data files -------------------------------------------------------------------------------------------------


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


def _need(what: str, *, holds: bool) -> None:
    if not holds:
        raise ValueError(f"translation: {what}")


def load_groups() -> list[str]:
    """The eight groups that score pairs."""
    return list(load_data(__file__, "amino_acids.json")["groups"])


def load_halves() -> dict[str, list[str]]:
    """The two sets of groups that share no amino acid, for the short game."""
    halves: dict[str, list[str]] = load_data(__file__, "amino_acids.json")["halves"]
    named = [group for half in halves.values() for group in half]
    _need("the halves are not the eight groups", holds=sorted(named) == sorted(load_groups()))
    return halves


def load_amino_acids() -> list[AminoCard]:
    """The twenty cards in the order of the rulebook's table."""
    cards = [AminoCard(row) for row in load_data(__file__, "amino_acids.json")["amino_acids"]]
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
    cards = [ActionCard(row) for row in load_data(__file__, "actions.json")["cards"]]
    _need("two cards are dealt, seven are sold", holds=[card.buy is None for card in cards] == [True] * 2 + [False] * 7)
    _need(
        "the costs of cards",
        holds=all(1 <= card.use <= 3 and (card.buy is None or 2 <= card.buy <= 5) for card in cards),
    )
    return cards


def load_numbers() -> Numbers:
    """What the rules count."""
    numbers = Numbers(load_data(__file__, "actions.json"))
    _need("copies for 2, 3 and 4 players", holds=set(numbers.copies) == {2, 3, 4})
    return numbers


def load_nucleotides() -> list[Nucleotide]:
    """The four letters in the order A C G T."""
    cards = sorted(
        (Nucleotide(row) for row in load_data(__file__, "nucleotides.json")["nucleotides"]), key=lambda n: n.letter
    )
    _need("the four letters of DNA", holds="".join(card.letter for card in cards) == DNA)
    return cards


def load_dice() -> dict[str, dict[str, str]]:
    """The faces of both dice, eight-sided and as the six-sided substitute; "-" is rolled again."""
    dice: dict[str, dict[str, str]] = load_data(__file__, "nucleotides.json")["dice"]
    for sides, pair in dice.items():
        for colour, faces in pair.items():
            _need(f"the {colour} {sides} has {len(faces)} faces", holds=len(faces) == int(sides[1:]))
            _need(f"the faces of the {colour} {sides}", holds=set(faces) <= {*CODES, "-"})
    return dice


# -- letters and numbers --------------------------------------------------------------------------------------------

LETTERS: Final = "ACGT"
NUCLEOTIDES: Final[list[Nucleotide]] = load_nucleotides()

_NUMBERS: Final[Numbers] = load_numbers()
POINTS: Final[int] = _NUMBERS.points  # a turn (§2.1)
FACE_UP: Final[int] = _NUMBERS.face_up  # amino acids (§1.4)
START_LENGTH: Final[int] = _NUMBERS.start_length  # letters at the start (§1.5)
FILL_TO: Final[int] = _NUMBERS.fill_to  # letters at the start of a turn (§2.2)
LONGEST: Final[int] = _NUMBERS.nucleotide_cards  # there are so many cards, so no strand is longer (§4.2)
TRANSLATE_COST: Final[int] = _NUMBERS.translate_cost  # points (§3.1)
PER_AMINO_ACID: Final[int] = _NUMBERS.per_amino_acid  # points (§7.1)
PER_PAIR: Final[int] = _NUMBERS.per_pair  # points (§7.2)
COPIES: Final[dict[int, int]] = _NUMBERS.copies  # of every purchasable card, by number of players (§1.3)

# -- amino acids ----------------------------------------------------------------------------------------------------

AMINOS: Final[list[AminoCard]] = load_amino_acids()
GROUPS: Final[list[str]] = load_groups()
HALVES: Final[dict[str, list[str]]] = load_halves()
AMINO_LETTERS: Final[str] = "".join([amino.letter for amino in AMINOS])


def _in_group(group: str) -> list[int]:
    return [number for number, amino in enumerate(AMINOS) if group in amino.groups]


MEMBERS: Final[list[list[int]]] = [_in_group(group) for group in GROUPS]


def _pairs_of(amino: int) -> list[int]:
    row = [0] * len(AMINOS)
    for members in MEMBERS:
        for other in members:
            if amino in members and other != amino:
                row[other] += 1
    return row


PAIRS: Final[list[list[int]]] = [_pairs_of(amino) for amino in range(len(AMINOS))]
"""How many groups two amino acids share: 0 or 1 (§7.2)."""


def _codon_bits() -> list[int]:
    bits = [0] * 64
    for number, amino in enumerate(AMINOS):
        for text in amino.codons:
            pattern = Pattern(text)
            for codon in range(64):
                if pattern.matches(encode(CODONS[codon])):
                    bits[codon] |= 1 << number
    return bits


CODON_BITS: Final[list[int]] = _codon_bits()
"""The amino acid that each codon spells, as a bit; 0 for the three stops. By codon number (bio/codons.py)."""

HYDROPHILIC: Final[int] = sum([1 << number for number, amino in enumerate(AMINOS) if amino.hydrophilic])
ALL_AMINOS: Final[int] = (1 << len(AMINOS)) - 1
HYDROPHOBIC: Final[int] = ALL_AMINOS ^ HYDROPHILIC


def spelled_by(codon: int) -> str:
    """The one-letter amino acid of a codon number, or "*" for a stop."""
    return STANDARD_CODE[codon]


def pairs_with(amino: int, held: list[int]) -> int:
    """How many new pairs an amino acid makes with those held (§7.2)."""
    row = PAIRS[amino]
    pairs = 0
    for other in held:
        pairs += row[other]
    return pairs


def members_held(held: list[int]) -> list[int]:
    """How many of these belong to each of the eight groups."""
    counts = [0] * len(GROUPS)
    for group, members in enumerate(MEMBERS):
        for amino in held:
            if amino in members:
                counts[group] += 1
    return counts


def pairs_in(held: list[int]) -> int:
    """How many pairs of the same group there are among these: 1 of two, 3 of three, 6 of four, 10 of five (§7.2)."""
    pairs = 0
    for count in members_held(held):
        pairs += count * (count - 1) // 2
    return pairs


def score_of(held: list[int]) -> int:
    """The points of a collection (§7.1, §7.2)."""
    return len(held) * PER_AMINO_ACID + pairs_in(held) * PER_PAIR


# -- action cards ---------------------------------------------------------------------------------------------------

ACTIONS: Final[list[ActionCard]] = load_actions()
TOGGLE: Final = 0
EXTEND: Final = 1
DELETE: Final = 2
INSERT: Final = 3
REVERSE_COMPLEMENT: Final = 4
COMPLEMENT: Final = 5
TRANSITION: Final = 6
TRANSVERSION: Final = 7
MUTATE: Final = 8
CARDS: Final = 9
FOR_SALE: Final = range(DELETE, CARDS)

USE: Final[list[int]] = [card.use for card in ACTIONS]
BUY: Final[list[int]] = [99 if card.buy is None else card.buy for card in ACTIONS]
SWAPS: Final[dict[int, tuple[int, ...]]] = {
    COMPLEMENT: bases.COMPLEMENT,
    TRANSITION: bases.TRANSITION,
    TRANSVERSION: bases.TRANSVERSION,
}
"""What the three fixed substitutions make of each letter (§4.8)."""

# -- dice -----------------------------------------------------------------------------------------------------------

AGAIN: Final = -1
FACES: Final = "ACGTWSRY"
"""What can come up on the black die, by number: the four letters, then the four choices between two."""


def _white(sides: str) -> list[int]:
    return [AGAIN if face == "-" else LETTERS.index(face) for face in load_dice()[sides]["white"]]


def _black(sides: str) -> list[int]:
    return [FACES.index(face) for face in load_dice()[sides]["black"]]


WHITE_D8: Final[list[int]] = _white("d8")
WHITE_D6: Final[list[int]] = _white("d6")
BLACK_D8: Final[list[int]] = _black("d8")
BLACK_D6: Final[list[int]] = _black("d6")
CHOICES: Final[list[list[int]]] = [encode(CODES[face]) for face in FACES]
"""The letters that a face of the black die allows."""
