"""NUCLEO: the cards as tables of numbers.

A letter is 0 to 19 in the order of the d20, a protein 0 to 19 and a kind of action card 0 to 13 in the order of the
data. An item of a trade is a letter, COIN, or PROTEIN plus the number of a protein.
"""

from typing import Final

from benchtop.bio.amino import AMINO_ACIDS, AminoAcid

from .data import ActionCard, Cards, ProteinCard, load

BOX: Final[Cards] = load()
NOTE: Final[str] = BOX.note

AMINOS: Final[list[AminoAcid]] = AMINO_ACIDS
LETTERS: Final[str] = BOX.d20
KINDS: Final = 20  # of amino acid, and proteins (§1.2)
STACKS: Final[list[int]] = [BOX.stacks[letter] for letter in LETTERS]
SYMBOLS: Final[list[int]] = BOX.d6  # by face (§3.4)
POOL: Final[dict[int, int]] = BOX.pool  # coins, by number of players (§2.2)
BOX_COINS: Final[int] = BOX.coins
START_AMINOS: Final[int] = BOX.start_aminos  # (§2.4)
START_PROTEINS: Final[int] = BOX.start_proteins  # (§2.5)
BANK_PRICE: Final = 5  # amino acids (§5.1)
OFFERS: Final = 3  # a turn (§4.7)
ITEMS: Final = 5  # on each side of an offer (§4.3)
LAST_ROUND: Final = 60  # the safety stop (§8.5)
LAST_LONG_ROUND: Final = 100  # the same with random_five, which makes games longer (§8.5)

# -- proteins -------------------------------------------------------------------------------------------------------

PROTEINS: Final[list[ProteinCard]] = BOX.proteins
VALUE: Final[list[int]] = [card.value for card in PROTEINS]


def _distinct(card: ProteinCard) -> list[int]:
    return sorted({LETTERS.index(letter) for letter in card.letters})


NEEDS: Final[list[list[int]]] = [_distinct(card) for card in PROTEINS]
"""The different letters of each protein, ascending."""
COUNTS: Final[list[list[int]]] = [
    [card.letters.count(LETTERS[letter]) for letter in _distinct(card)] for card in PROTEINS
]
"""How many of each of those (§6.1)."""


def _required(card: ProteinCard) -> list[int]:
    return [card.letters.count(letter) for letter in LETTERS]


REQUIRED: Final[list[list[int]]] = [_required(card) for card in PROTEINS]
"""The same as twenty counts."""


def _like(letter: str) -> list[int]:
    for group in BOX.substitutes:
        if letter in group:
            return sorted([LETTERS.index(other) for other in group if other != letter])
    return []


LIKE: Final[list[list[int]]] = [_like(letter) for letter in LETTERS]
"""The amino acids of the same class, which Conservative Substitution accepts instead (§7.13)."""

# -- action cards ---------------------------------------------------------------------------------------------------

ACTIONS: Final[list[ActionCard]] = BOX.actions


def _kind(name: str) -> int:
    return [card.id for card in ACTIONS].index(name)


NOBEL: Final[int] = _kind("nobel")
POLYSOME: Final[int] = _kind("polysome")
FRAMESHIFT: Final[int] = _kind("frameshift")
MISSENSE: Final[int] = _kind("missense")
STOP: Final[int] = _kind("stop")
TRNA: Final[int] = _kind("trna")
CONJUGATION: Final[int] = _kind("conjugation")
CRISPR: Final[int] = _kind("crispr")
FACTOR: Final[int] = _kind("tf")
PROTEASOME: Final[int] = _kind("proteasome")
CHAPERONE: Final[int] = _kind("chaperone")
CODON: Final[int] = _kind("codonopt")
CONSERVATIVE: Final[int] = _kind("conservative")
PRION: Final[int] = _kind("prion")

IMMEDIATE: Final[list[bool]] = [card.timing == "immediate" for card in ACTIONS]
BONUS: Final[dict[int, int]] = {CHAPERONE: 1, CODON: 2}
"""Coins that a card adds to a build (§7.12)."""
DECK: Final[list[int]] = [kind for kind, card in enumerate(ACTIONS) for _ in range(card.count)]

# -- items of a trade -----------------------------------------------------------------------------------------------

COIN: Final = 20
PROTEIN: Final = 21
ALL_ITEMS: Final = 41


def item_name(item: int) -> str:
    """What an item is called in notation: a letter, "coin", or the id of a protein."""
    if item < COIN:
        return LETTERS[item]
    return "coin" if item == COIN else PROTEINS[item - PROTEIN].id
