"""NUCLEO: the cards as tables of numbers, from data/cards.json, checked on load.

A letter is 0 to 19 in the order of the d20, a protein 0 to 19 and a kind of action card 0 to 13 in the order of the
data. An item of a trade is a letter, COIN, or PROTEIN plus the number of a protein. What the cards say is a
reconstruction, and each card is marked so.
"""

from typing import Any, Final

from benchtop.bio.amino import AMINO_ACIDS, AminoAcid
from benchtop.bio.amino import LETTERS as ALPHABET
from benchtop.core.data import load_data

TIMINGS = ("immediate", "own_turn", "own_build", "opponent_build")


class ProteinCard:
    """One of the twenty proteins that can be built."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.value: int = data["value"]
        """Coins for building it, and the penalty for still holding it at the end."""
        self.letters: str = data["amino_acids"]
        """The amino acids to build it from, in the order of the real protein; the order plays no part."""
        self.residues: str = data["residues"]
        self.uniprot: str = data["uniprot"]
        self.pdb: str | None = data["pdb"]
        self.pdb_note: str = data["pdb_note"]
        self.fragment: str = data["fragment"]
        """A stretch of the real sequence that holds these residues."""
        self.fact: str = data["fact"]
        self.reconstructed: bool = data["reconstructed"]


class ActionCard:
    """One of the fourteen kinds of action card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.count: int = data["count"]
        self.timing: str = data["timing"]
        self.effect: str = data["effect"]
        self.fact: str = data["fact"]
        self.reconstructed: bool = data["reconstructed"]


class Cards:
    """All that is in the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.note: str = data["reconstructed"]
        """What is printed and what is reconstructed, in a sentence."""
        self.coins: int = data["coins"]
        self.pool: dict[int, int] = {int(seats): coins for seats, coins in data["pool"].items()}
        self.start_aminos: int = data["start"]["amino_acids"]
        self.start_proteins: int = data["start"]["proteins"]
        self.d20: str = data["d20"]
        self.d6: list[int] = data["d6"]
        self.substitutes: list[str] = data["substitutes"]
        self.stacks: dict[str, int] = data["stacks"]["cards"]
        self.proteins: list[ProteinCard] = [ProteinCard(card) for card in data["proteins"]]
        self.actions: list[ActionCard] = [ActionCard(card) for card in data["actions"]]
        self.check()

    def check(self) -> None:
        """ValueError if this is not the box that the rules describe (§1.2)."""
        in_stacks = "".join(self.stacks)
        counts = (sum(self.stacks.values()), len(self.proteins), sum(card.count for card in self.actions), self.coins)
        if self.d20 != ALPHABET or in_stacks != ALPHABET:
            raise ValueError("the d20 and the stacks carry the twenty letters in alphabetical order")
        if counts != (121, 20, 18, 40):
            raise ValueError(f"121 amino acids, 20 proteins, 18 actions and 40 coins are in the box, not {counts}")
        if sorted(self.d6) != [1, 1, 2, 3, 3, 4]:
            raise ValueError("the d6 shows its four symbols on 2, 1, 2 and 1 faces")
        for protein in self.proteins:
            if protein.value != len(protein.letters) - 2 or not set(protein.letters) <= set(ALPHABET):
                raise ValueError(f"{protein.id}: a protein of n amino acids is worth n - 2 coins")
        for action in self.actions:
            if action.timing not in TIMINGS:
                raise ValueError(f"{action.id}: no such timing as {action.timing}")


BOX: Final[Cards] = Cards(load_data(__file__, "cards.json"))
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
