"""Translation: the cards as tables that the engine reads. Numbers stand for cards, bits for sets of amino acids."""

from typing import Final

from benchtop.bio import bases
from benchtop.bio.bases import encode
from benchtop.bio.codons import CODONS, STANDARD_CODE
from benchtop.bio.iupac import CODES, Pattern

from .data import (
    ActionCard,
    AminoCard,
    Nucleotide,
    Numbers,
    load_actions,
    load_amino_acids,
    load_dice,
    load_groups,
    load_halves,
    load_nucleotides,
    load_numbers,
)

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
