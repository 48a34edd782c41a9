"""Translation: the state of the table, and the changes that a single card can make to the strand."""

from typing import ClassVar, Final

from benchtop.bio.bases import reverse_complement_strand
from benchtop.bio.codons import CODONS, STOP, codon_number
from benchtop.core.rng import Rng
from benchtop.core.state import NONE
from benchtop.core.state import State as CoreState

from .components import (
    ALL_AMINOS,
    CARD_COMPLEMENT,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_MUTATE,
    CARD_REVERSE_COMPLEMENT,
    CARD_TRANSITION,
    CARD_TRANSVERSION,
    CODON_BITS,
    HYDROPHILIC,
    HYDROPHOBIC,
    LETTERS,
    STAGGERED,
    SWAPS,
    spelled_by,
)
from .events import CodonChange, Effect

ACTING: Final = 0
CHOOSING_LETTER: Final = 1  # of an Insert, if the black die allows two (§4.6)
CHOOSING_GAP: Final = 2  # of an Insert (§4.6)

FOR_FILLING: Final = 0  # purposes of a roll (State.rolled): filling up the strand (§2.2)
FOR_EXTEND: Final = 1  # (§4.3)
FOR_INSERT: Final = 2  # the black die (§4.6)


def spelled_in(strand: list[int]) -> int:
    """Return the amino acids that a strand spells in any frame, as bits (§3.2)."""
    bits = 0
    if len(strand) > 2:
        codon = 4 * strand[0] + strand[1]
        for at in range(2, len(strand)):
            codon = (4 * codon + strand[at]) & 63
            bits |= CODON_BITS[codon]
    return bits


class State(CoreState):
    """Amino acids, action cards and letters are numbers (components.py). Only the order of the deck is hidden."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("strand", "flipped", "supply", "water", "deck", "row", "collected", "pool", "owned"),
        *("points", "ready", "bought", "face", "letter", "turn", "translated", "quiet", "rolled"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.strand: list[int] = []  # the active strand from 5' to 3'
        self.spelled: int = 0  # the amino acids that the strand spells, as bits; kept by `read`
        self.flipped: bool = False  # whether the 5' marker is at the opposite end from the start of the game
        self.supply: int = 0  # nucleotide cards beside the strand
        self.water: bool = True
        self.has_water: bool = True  # False in the variant without hydrophobicity (§8.3)
        self.six_sided: bool = False  # whether the dice have six sides (§8.1)
        self.first_points: list[int] = []  # of the first turns, if staggered (§8.5); never mutated

        self.deck: list[int] = []  # turned up from the end
        self.row: list[int] = []  # face up
        self.collected: list[list[int]] = []  # by seat, in the order of translation

        self.pool: list[int] = []  # copies for sale, by card
        self.owned: list[list[int]] = []  # copies by seat and card

        self.points: int = 0  # of the seat to move
        self.ready: list[int] = []  # copies that it may still use this turn, by card
        self.bought: list[int] = []  # copies that it bought this turn, by card
        self.face: int = NONE  # the black die, while an Insert is pending
        self.letter: int = NONE  # the letter to insert, once known
        self.turn: int = 0
        self.translated: bool = False  # whether something was translated this turn
        self.quiet: int = 0  # turns in a row, before this one, without a translation
        self.rolled: list[int] = []  # the last roll: purpose, seat, turn, faces; replaced, never mutated

    @property
    def phase(self) -> int:
        """The decision that is due."""
        if self.face == NONE:
            return ACTING
        return CHOOSING_LETTER if self.letter == NONE else CHOOSING_GAP

    def derive(self) -> None:
        """Cache what moves need often: three of the options, and what the strand spells."""
        self.first_points = STAGGERED[self.seats] if self.options["first_turn_points"] == "staggered" else []
        self.has_water = self.options["water"]
        self.six_sided = self.options["dice"] == "d6"
        self.read()

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Find every codon of the active strand, in any frame (§3.2)."""
        self.spelled = spelled_in(self.strand)

    def soluble(self) -> int:
        """Return the amino acids that the water allows, as bits (§3.4)."""
        if not self.has_water:
            return ALL_AMINOS
        return HYDROPHILIC if self.water else HYDROPHOBIC

    def sites(self, amino: int) -> list[int]:
        """Return the positions on the active strand where codons of an amino acid begin."""
        strand = self.strand
        return [at for at in range(len(strand) - 2) if CODON_BITS[codon_number(strand, at)] >> amino & 1]

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Shuffle the deck: only its order is hidden, and from everybody."""
        self.deck.sort()
        rng.shuffle(self.deck)

    def reshuffle_unseen(self, rng: Rng) -> None:
        self.redeal(None, rng)

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
        other.first_points = self.first_points
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
        other.rolled = self.rolled
        return other


# -- one card away --------------------------------------------------------------------------------------------------


class Way:
    """One change that would bring a codon onto the active strand, and the cards that make it."""

    def __init__(self, cards: list[int], position: int, letter: str, amino: int, codon: str, site: int) -> None:
        self.cards = cards
        self.position = position
        """The letter or gap to change, from 1; 0 if the whole strand changes."""
        self.letter = letter
        """The new letter; for Delete, the deleted letter."""
        self.amino = amino
        self.codon = codon
        self.site = site
        """The position where the codon then begins, from 1."""


SUBSTITUTIONS: Final = [[card, CARD_MUTATE] for card in (CARD_COMPLEMENT, CARD_TRANSITION, CARD_TRANSVERSION)]
"""Cards that make the same change: Mutate can do what each of the other three does."""


def one_card_away(strand: list[int], wanted: int, *, room: bool) -> list[Way]:
    """Return every single card that makes the strand spell a wanted amino acid (bits); it must spell none of them yet.

    `room` is whether a nucleotide card is left to add. All changes are made in one scratch strand, and only the codons
    around them are read. This is for views and remedies, and too slow for search.
    """
    ways: list[Way] = []
    length = len(strand)
    changed = reverse_complement_strand(strand)
    _look(ways, changed, wanted, [CARD_REVERSE_COMPLEMENT], 0, length, 0, "")
    changed = strand[:]
    for at in range(length):
        base = strand[at]
        for cards in SUBSTITUTIONS:
            other = SWAPS[cards[0]][base]
            changed[at] = other
            _look(ways, changed, wanted, cards, at - 2, at, at + 1, LETTERS[other])
        changed[at] = base
    changed = strand[1:]
    for at in range(length):  # without this letter
        _look(ways, changed, wanted, [CARD_DELETE], at - 2, at - 1, at + 1, LETTERS[strand[at]])
        if at + 1 < length:
            changed[at] = strand[at]
    if room:
        changed = [0, *strand]
        for gap in range(length + 1):  # with a new letter in this gap
            cards = [CARD_EXTEND, CARD_INSERT] if gap == length else [CARD_INSERT]
            for base in range(4):
                changed[gap] = base
                _look(ways, changed, wanted, cards, gap - 2, gap, gap + 1, LETTERS[base])
            if gap < length:
                changed[gap] = strand[gap]
    return ways


def _look(
    ways: list[Way], changed: list[int], wanted: int, cards: list[int], start: int, end: int, position: int, letter: str
) -> None:
    """Note the wanted codons that begin at start..end of the changed strand."""
    last = len(changed) - 3
    for at in range(start if start > 0 else 0, (end if end < last else last) + 1):
        codon = codon_number(changed, at)
        if CODON_BITS[codon] & wanted:
            ways.append(Way(cards, position, letter, CODON_BITS[codon].bit_length() - 1, CODONS[codon], at + 1))


# -- substitutions --------------------------------------------------------------------------------------------------


def codon_changes(before: list[int], after: list[int], at: int) -> list[CodonChange]:
    """Return the change of each codon that contains the letter: the game reads all three frames."""
    found: list[CodonChange] = []
    for start in range(max(at - 2, 0), min(at, len(before) - 3) + 1):
        old, new = codon_number(before, start), codon_number(after, start)
        was, now = spelled_by(old), spelled_by(new)
        found.append(
            {
                "at": start + 1,
                "before": CODONS[old],
                "after": CODONS[new],
                "amino_before": was,
                "amino_after": now,
                "effect": _effect(was, now),
            }
        )
    return found


def _effect(was: str, now: str) -> Effect:
    if was == now:
        return "silent"
    if now == STOP:
        return "nonsense"
    return "readthrough" if was == STOP else "missense"
