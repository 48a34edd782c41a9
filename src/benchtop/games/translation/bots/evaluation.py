"""Translation: which face-up amino acids the strand spells, now and after any change, and the value of spelling them.

The value of a change depends only on the face-up amino acids that the strand then spells: a set of bits, five as
printed. All moves that lead to the same set share its value, so each position of a Delete or a Mutate costs only a few
lookups. § numbers point into docs/games/translation/rules.md.
"""

from typing import Final

from mypy_extensions import i64

from ..components import (
    AMINOS,
    CARD_DELETE,
    CARD_TOGGLE,
    CARDS,
    CHOICES,
    CODON_BITS,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FACE_UP,
    PAIRS,
    PER_AMINO_ACID,
    PER_PAIR,
    POINTS,
)
from ..state import State

# -- codons and groups as tables ------------------------------------------------------------------------------------

BEYOND: Final = 4
"""A fifth letter past the ends of the strand: codons that contain it spell nothing."""
NO_AMINO: Final = len(AMINOS)


def _amino_of(number: int) -> int:
    first, second, third = number // 25, number // 5 % 5, number % 5
    if BEYOND in (first, second, third):
        return NO_AMINO
    bits = CODON_BITS[16 * first + 4 * second + third]
    return bits.bit_length() - 1 if bits else NO_AMINO


SPELLS: Final[list[int]] = [_amino_of(number) for number in range(125)]
"""Amino acids by codon of the five letters: 25 * first + 5 * second + third."""

PARTNERS: Final[list[int]] = [sum([1 << other for other, pairs in enumerate(row) if pairs]) for row in PAIRS]
"""Bits of the amino acids that share a group with each amino acid (§7.2)."""

_ONES: Final[list[int]] = [bin(bits).count("1") for bits in range(1 << 10)]


def how_many(bits: i64) -> int:
    """Return the size of a set of amino acids."""
    return _ONES[bits & 1023] + _ONES[bits >> 10]


def as_bits(held: list[int]) -> i64:
    """Return amino acids as a set of bits."""
    bits: i64 = 0
    for amino in held:
        bits |= 1 << amino
    return bits


UNKNOWN: Final = -1.0e9
SETS: Final[int] = 1 << FACE_UP
"""Number of possible sets of places in the row."""

CARD_VALUE: Final[list[float]] = [0.0, 0.0, 5.3, 11.0, 8.8, 6.0, 5.0, 5.0, 5.8]
"""Points that a card earns its owner if bought in the first turn, times the number of seats.

Greedy bots with lower values lost to bots with these, and bots with higher values won no more often.
"""


# -- the row --------------------------------------------------------------------------------------------------------


class Evaluation:
    """The value of each face-up amino acid to the seat to move, and the places that the strand spells, now or changed.

    Places in the row are bits: 1 for the first, 2 for the second, 4 for the third and so on.
    """

    def __init__(self, s: State, future: float, denial: float, exposure: float, card: float) -> None:
        coming = as_bits(s.row) | as_bits(s.deck)
        self.bit: list[int] = [0] * (NO_AMINO + 1)
        """The place in the row as a bit, by amino acid; 0 if it is not in the row."""
        self.gain: list[float] = [0.0] * FACE_UP
        """The value of translating the amino acid at each place."""
        self.cost: list[float] = [0.0] * FACE_UP
        """The cost of leaving each place to the next seat, if the strand spells it."""
        self.order: list[int] = []
        """Places, highest gain first."""
        self.open: int = 0
        """Places that the water allows (§3.4)."""
        self._value_row(s, coming, future * PER_PAIR / s.seats, denial, exposure)
        self.toggle: bool = s.ready[CARD_TOGGLE] > 0
        self.spare: list[float] = [0.0] * (POINTS + 1)
        """The value of the best purchase, by points to spend (§5)."""
        if card > 0.0:
            self._value_pool(s, card / s.seats * how_many(coming) / len(AMINOS))
        self.plans: list[float] = [UNKNOWN] * (SETS * (POINTS + 1))
        """Results of `plan`, by points and set of places."""
        self.length: int = len(s.strand)
        self.letters: list[int] = [BEYOND, BEYOND, *s.strand, BEYOND, BEYOND]
        self.before: list[int] = []
        """Places spelled by codons that end before a letter."""
        self.after: list[int] = []
        """Places spelled by codons that begin at a letter or after it."""

    def _value_row(self, s: State, coming: i64, chance: float, denial: float, exposure: float) -> None:
        """Compute the gain, cost and order of the places; `chance` is the value of each pair that is still possible."""
        me = s.to_move
        then = me + 1 if me + 1 < s.seats else 0
        held = [as_bits(cards) for cards in s.collected]
        soluble = s.soluble()
        for place in range(len(s.row)):
            amino = s.row[place]
            self.bit[amino] = 1 << place
            if soluble >> amino & 1:
                self.open |= 1 << place
            partners: i64 = PARTNERS[amino]
            base = PER_AMINO_ACID + chance * how_many(partners & coming)
            rival = 0
            for seat in range(s.seats):
                if seat != me:
                    pairs = how_many(partners & held[seat])
                    if pairs > rival:
                        rival = pairs
            cost = exposure * (base + PER_PAIR * how_many(partners & held[then]))
            gain = base + PER_PAIR * how_many(partners & held[me]) + denial * (base + PER_PAIR * rival) + cost
            self.gain[place] = gain
            self.cost[place] = cost
            at = len(self.order)
            self.order.append(place)
            while at > 0 and self.gain[self.order[at - 1]] < gain:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = place

    def _value_pool(self, s: State, share: float) -> None:
        """Find the best purchase for every number of points; `share` scales the card values."""
        spare = self.spare
        for card in range(CARD_DELETE, CARDS):
            price = COST_BUY[card]
            copies = s.points // price
            if s.pool[card] < copies:
                copies = s.pool[card]
            for _ in range(copies):
                for points in range(s.points, price - 1, -1):
                    value = spare[points - price] + share * CARD_VALUE[card]
                    if value > spare[points]:
                        spare[points] = value

    # -- the value of a set of places -------------------------------------------------------------------------------

    def plan(self, spelled: int, points: int) -> float:
        """Return the value of the rest of the turn, if the strand spells these places: gains minus `left`."""
        key = SETS * points + spelled
        value = self.plans[key]
        if value == UNKNOWN:
            value = self.harvest(spelled & self.open, points)
            if self.toggle and spelled & ~self.open:
                toggled = self.harvest(spelled, points - COST_USE[CARD_TOGGLE])
                if toggled > value:
                    value = toggled
            value -= self.left(spelled)
            self.plans[key] = value
        return value

    def harvest(self, places: int, points: int) -> float:
        """Return the value of the best translations of these places (§3.1), with leftover points spent on cards."""
        if points < 0:
            return 0.0
        value = 0.0
        best = self.spare[points]
        for place in self.order:
            if points < COST_TRANSLATE:
                break
            if places >> place & 1:
                value += self.gain[place]
                points -= COST_TRANSLATE
                if value + self.spare[points] > best:
                    best = value + self.spare[points]
        return best

    def left(self, places: int) -> float:
        """Return the cost of leaving all these places to the next seat; each gain includes not leaving its place."""
        cost = 0.0
        for place in self.order:
            if places >> place & 1:
                cost += self.cost[place]
        return cost

    # -- the places that the strand spells, now and changed ---------------------------------------------------------

    def among(self, row: list[int], aminos: int) -> int:
        """Return the places in the row of these amino acids, given as bits."""
        places = 0
        for amino in row:
            if aminos >> amino & 1:
                places |= self.bit[amino]
        return places

    def read(self) -> None:
        """Find the places spelled before and after every letter; call this before the methods below."""
        letters = self.letters
        bit = self.bit
        size = len(letters)
        before = [0] * size
        after = [0] * size
        so_far = 0
        for at in range(3, size):
            so_far |= bit[SPELLS[25 * letters[at - 3] + 5 * letters[at - 2] + letters[at - 1]]]
            before[at] = so_far
        so_far = 0
        for at in range(size - 3, -1, -1):
            so_far |= bit[SPELLS[25 * letters[at] + 5 * letters[at + 1] + letters[at + 2]]]
            after[at] = so_far
        self.before = before
        self.after = after

    def substituted(self, at: int, base: int) -> int:
        """Return the places spelled with another letter at this position (§4.8, §4.9)."""
        letters = self.letters
        bit = self.bit
        here = at + 2
        a = letters[here - 2]
        b = letters[here - 1]
        c = letters[here + 1]
        d = letters[here + 2]
        spelled = self.before[here] | self.after[here + 1] | bit[SPELLS[25 * a + 5 * b + base]]
        return spelled | bit[SPELLS[25 * b + 5 * base + c]] | bit[SPELLS[25 * base + 5 * c + d]]

    def deleted(self, at: int) -> int:
        """Return the places spelled without this letter (§4.5)."""
        letters = self.letters
        bit = self.bit
        here = at + 2
        a = letters[here - 2]
        b = letters[here - 1]
        c = letters[here + 1]
        d = letters[here + 2]
        spelled = self.before[here] | self.after[here + 1]
        return spelled | bit[SPELLS[25 * a + 5 * b + c]] | bit[SPELLS[25 * b + 5 * c + d]]

    def inserted(self, gap: int, base: int) -> int:
        """Return the places spelled with one more letter in this gap (§4.6)."""
        letters = self.letters
        bit = self.bit
        here = gap + 2
        a = letters[here - 2]
        b = letters[here - 1]
        c = letters[here]
        d = letters[here + 1]
        spelled = self.before[here] | self.after[here] | bit[SPELLS[25 * a + 5 * b + base]]
        return spelled | bit[SPELLS[25 * b + 5 * base + c]] | bit[SPELLS[25 * base + 5 * c + d]]

    def reversed(self) -> int:
        """Return the places that the other strand spells (§4.7)."""
        letters = self.letters
        spelled = 0
        for at in range(2, self.length):  # the complement of a letter is 3 minus the letter
            spelled |= self.bit[SPELLS[93 - 25 * letters[at + 2] - 5 * letters[at + 1] - letters[at]]]
        return spelled

    # -- the value of a move ----------------------------------------------------------------------------------------

    def appended(self, spelled: int, base: int) -> int:
        """Return the places spelled with one more letter at the 3' end, if the strand spells these now (§4.3)."""
        letters = self.letters
        end = self.length + 1
        return spelled | self.bit[SPELLS[25 * letters[end - 1] + 5 * letters[end] + base]]

    def extended(self, spelled: int, points: int) -> float:
        """Return the mean value after an Extend, over all four letters (§4.3)."""
        value = 0.0
        for base in range(4):
            value += self.plan(self.appended(spelled, base), points)
        return value / 4

    def best_gap(self, base: int, points: int) -> float:
        """Return the value of inserting a letter in its best gap."""
        found = UNKNOWN
        for gap in range(self.length + 1):
            value = self.plan(self.inserted(gap, base), points)
            if value > found:
                found = value
        return found

    def rolled(self, faces: list[int], points: int) -> float:
        """Return the mean value after an Insert, with the best letter and gap for each face of the black die (§4.6)."""
        by_letter = [self.best_gap(base, points) for base in range(4)]
        total = 0.0
        for face in faces:
            best = UNKNOWN
            for base in CHOICES[face]:
                if by_letter[base] > best:
                    best = by_letter[base]
            total += best
        return total / len(faces)
