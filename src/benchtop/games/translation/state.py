"""Translation: what is on the table."""

from typing import Any, Final

from benchtop.bio.bases import reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.state import State as CoreState

from .components import (
    ACTIONS,
    ALL_AMINOS,
    CARDS,
    CODON_BITS,
    COMPLEMENT,
    DELETE,
    EXTEND,
    HYDROPHILIC,
    HYDROPHOBIC,
    INSERT,
    LETTERS,
    MUTATE,
    REVERSE_COMPLEMENT,
    SWAPS,
    TRANSITION,
    TRANSVERSION,
)

NOTHING: Final = -1
QUIET_LIMIT: Final = 100  # turns in a row without a translation that end the game (§6.3)


class State(CoreState):
    """Amino acids, action cards and letters are numbers (cards.py). Only the order of the deck is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.strand: list[int] = []  # the active strand from 5' to 3'
        self.spelled: int = 0  # the amino acids that the strand spells, as bits; kept by `read`
        self.flipped: bool = False  # whether the 5' marker lies at the end opposite to where it began
        self.supply: int = 0  # nucleotide cards beside the strand
        self.water: bool = True
        self.has_water: bool = True  # False in the variant without hydrophobicity (§8.3)
        self.six_sided: bool = False  # which dice are rolled (§8.1)

        self.deck: list[int] = []  # turned up from the end
        self.row: list[int] = []  # face up
        self.collected: list[list[int]] = []  # by seat, in the order of translation

        self.pool: list[int] = []  # copies for sale, by card
        self.owned: list[list[int]] = []  # copies by seat and card

        self.points: int = 0  # of the seat to move
        self.ready: list[int] = []  # copies that it may still use this turn, by card
        self.bought: list[int] = []  # copies that it bought this turn, by card
        self.face: int = NOTHING  # the black die, while an Insert is pending
        self.letter: int = NOTHING  # the letter to insert, once that is known
        self.turn: int = 0
        self.translated: bool = False  # whether something was translated this turn
        self.quiet: int = 0  # turns in a row, before this one, without a translation

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Find every codon of the active strand, in any frame (§3.2)."""
        strand = self.strand
        bits = 0
        if len(strand) > 2:
            codon = 4 * strand[0] + strand[1]
            for at in range(2, len(strand)):
                codon = (4 * codon + strand[at]) & 63
                bits |= CODON_BITS[codon]
        self.spelled = bits

    def soluble(self) -> int:
        """The amino acids that the water allows, as bits (§3.4)."""
        if not self.has_water:
            return ALL_AMINOS
        return HYDROPHILIC if self.water else HYDROPHOBIC

    def sites(self, amino: int) -> list[int]:
        """Where the codons of an amino acid begin on the active strand."""
        strand = self.strand
        return [at for at in range(len(strand) - 2) if CODON_BITS[codon_number(strand, at)] >> amino & 1]

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None) -> None:
        """Nobody knows anything about the order of the deck; everything else is open."""
        self.deck.sort()
        self.rng.shuffle(self.deck)

    def reshuffle_unseen(self) -> None:
        self.redeal(None)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.strand = self.strand[:]
        other.spelled = self.spelled
        other.flipped = self.flipped
        other.supply = self.supply
        other.water = self.water
        other.has_water = self.has_water
        other.six_sided = self.six_sided
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.collected = [held[:] for held in self.collected]
        other.pool = self.pool[:]
        other.owned = [cards[:] for cards in self.owned]
        other.points = self.points
        other.ready = self.ready[:]
        other.bought = self.bought[:]
        other.face = self.face
        other.letter = self.letter
        other.turn = self.turn
        other.translated = self.translated
        other.quiet = self.quiet
        return other

    def to_json(self) -> dict[str, Any]:
        return self.frame_to_json() | {
            "strand": self.strand[:],
            "flipped": self.flipped,
            "supply": self.supply,
            "water": self.water,
            "deck": self.deck[:],
            "row": self.row[:],
            "collected": [held[:] for held in self.collected],
            "pool": self.pool[:],
            "owned": [cards[:] for cards in self.owned],
            "points": self.points,
            "ready": self.ready[:],
            "bought": self.bought[:],
            "face": self.face,
            "letter": self.letter,
            "turn": self.turn,
            "translated": self.translated,
            "quiet": self.quiet,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.restore_frame(data)
        self.read_options()
        self.strand = list(data["strand"])
        self.flipped = data["flipped"]
        self.supply = data["supply"]
        self.water = data["water"]
        self.deck = list(data["deck"])
        self.row = list(data["row"])
        self.collected = [list(held) for held in data["collected"]]
        self.pool = list(data["pool"])
        self.owned = [list(cards) for cards in data["owned"]]
        self.points = data["points"]
        self.ready = list(data["ready"])
        self.bought = list(data["bought"])
        self.face = data["face"]
        self.letter = data["letter"]
        self.turn = data["turn"]
        self.translated = data["translated"]
        self.quiet = data["quiet"]
        self.read()

    def read_options(self) -> None:
        """Keep what moves ask for often where it is found fast."""
        self.has_water = self.options["water"]
        self.six_sided = self.options["dice"] == "d6"


NO_CARDS: Final[list[int]] = [0] * CARDS

# -- one card away --------------------------------------------------------------------------------------------------

_KEYS: Final[list[str]] = [card.key for card in ACTIONS]


class Way:
    """One change that would bring a codon onto the active strand, and the cards that make it."""

    def __init__(self, cards: list[int], position: int, letter: str, amino: int, codon: str, site: int) -> None:
        self.cards = cards
        self.position = position
        """The letter or gap to change, from 1; 0 where the whole strand changes."""
        self.letter = letter
        """The letter that comes; for Delete the letter that goes."""
        self.amino = amino
        self.codon = codon
        self.site = site
        """The letter at which the codon then begins, from 1."""

    def to_json(self) -> dict[str, Any]:
        return {
            "cards": [_KEYS[card] for card in self.cards],
            "position": self.position,
            "letter": self.letter,
            "codon": self.codon,
            "site": self.site,
        }


def one_card_away(strand: list[int], wanted: int, *, room: bool) -> list[Way]:
    """Every single card that makes the strand spell one of the wanted amino acids (bits), none of which it spells yet.

    `room` says whether there is a nucleotide card left to add. Every change is made in one scratch strand, in which
    only the codons around it are read.
    """
    ways: list[Way] = []
    length = len(strand)
    changed = reverse_complement_strand(strand)
    _look(ways, changed, wanted, [REVERSE_COMPLEMENT], 0, length, 0, "")
    changed = strand[:]
    for at in range(length):
        base = strand[at]
        for swap in _SUBSTITUTIONS:
            other = SWAPS[swap[0]][base]
            changed[at] = other
            _look(ways, changed, wanted, swap, at - 2, at, at + 1, LETTERS[other])
        changed[at] = base
    changed = strand[1:]
    for at in range(length):  # all letters but this one
        _look(ways, changed, wanted, [DELETE], at - 2, at - 1, at + 1, LETTERS[strand[at]])
        if at + 1 < length:
            changed[at] = strand[at]
    if room:
        changed = [0, *strand]
        for gap in range(length + 1):  # all letters, and one more in this gap
            cards = [EXTEND, INSERT] if gap == length else [INSERT]
            for base in range(4):
                changed[gap] = base
                _look(ways, changed, wanted, cards, gap - 2, gap, gap + 1, LETTERS[base])
            if gap < length:
                changed[gap] = strand[gap]
    return ways


_SUBSTITUTIONS: Final = [[card, MUTATE] for card in (COMPLEMENT, TRANSITION, TRANSVERSION)]
"""Cards that make the same change: Mutate can do what each of the three others does."""


def _look(
    ways: list[Way], changed: list[int], wanted: int, cards: list[int], start: int, end: int, position: int, letter: str
) -> None:
    """Note the wanted codons that begin at start..end of the changed strand."""
    last = len(changed) - 3
    for at in range(start if start > 0 else 0, (end if end < last else last) + 1):
        codon = codon_number(changed, at)
        if CODON_BITS[codon] & wanted:
            ways.append(Way(cards, position, letter, CODON_BITS[codon].bit_length() - 1, CODONS[codon], at + 1))
