"""Translation: a feel for good moves. § numbers point into docs/games/translation/rules.md.

Everything but the order of the deck is open, so one glance at the row of at most five face-up cards tells what a turn
can bring. A change of the strand is judged by which of the five it then spells: a set of five bits. What a set is worth
is the same for all moves that lead to it, so the many places of a Delete or a Mutate cost a few lookups each.
"""

from typing import Final

from mypy_extensions import i64

from benchtop.bio.codons import CODONS
from benchtop.core.move import Move
from benchtop.core.rng import Rng
from benchtop.core.sense import Sense, best

from .cards import (
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    BUY,
    CARDS,
    CHOICES,
    CODON_BITS,
    COMPLEMENT,
    DELETE,
    HYDROPHILIC,
    INSERT,
    MUTATE,
    PAIRS,
    PER_AMINO_ACID,
    PER_PAIR,
    REVERSE_COMPLEMENT,
    SWAPS,
    TOGGLE,
    TRANSITION,
    TRANSLATE_COST,
    TRANSVERSION,
    USE,
)
from .moves import (
    MOVES,
    Buy,
    ChooseLetter,
    Delete,
    Extend,
    Gap,
    Insert,
    Mutate,
    ReverseComplement,
    Swap,
    Toggle,
    Translate,
)
from .state import NOTHING, State

# -- what a move is, by its number in the book ------------------------------------------------------------------------

KINDS: Final = (
    Translate,
    Extend,
    Toggle,
    Delete,
    Insert,
    ChooseLetter,
    Gap,
    ReverseComplement,
    Swap,
    Mutate,
    Buy,
)
A_TRANSLATE: Final = 0
AN_EXTEND: Final = 1
A_TOGGLE: Final = 2
A_DELETE: Final = 3
AN_INSERT: Final = 4
A_LETTER: Final = 5
A_GAP: Final = 6
A_REVERSE: Final = 7
A_SWAP: Final = 8
A_MUTATE: Final = 9
A_BUY: Final = 10


def _number(move: Move, name: str) -> int:
    found: int = getattr(move, name, 0)
    return found


KIND: Final[list[int]] = [[isinstance(move, kind) for kind in KINDS].index(True) for move in MOVES]
CARD: Final[list[int]] = [_number(move, "card") for move in MOVES]
AT: Final[list[int]] = [_number(move, "at") for move in MOVES]
BASE: Final[list[int]] = [_number(move, "base") for move in MOVES]
AMINO: Final[list[int]] = [_number(move, "amino") for move in MOVES]

# -- codons and groups as tables --------------------------------------------------------------------------------------

NONE: Final = 4
"""Beyond the end of the strand: a fifth letter, so that codons may be read across the ends and spell nothing."""
STOP: Final = len(AMINOS)
"""Stands where there is no amino acid."""


def _amino_of(number: int) -> int:
    first, second, third = number // 25, number // 5 % 5, number % 5
    if NONE in (first, second, third):
        return STOP
    bits = CODON_BITS[16 * first + 4 * second + third]
    return bits.bit_length() - 1 if bits else STOP


AMINO_OF: Final[list[int]] = [_amino_of(number) for number in range(125)]
"""What three of these five letters spell."""

PARTNERS: Final[list[int]] = [sum([1 << other for other, pairs in enumerate(row) if pairs]) for row in PAIRS]
"""Those that share a group with an amino acid, as bits."""
POPULATION: Final[list[int]] = [bin(bits).count("1") for bits in range(1024)]
"""How many bits a number of ten bits has."""
SWAPPED: Final[list[int]] = [SWAPS[card][base] if card in SWAPS else base for card in range(CARDS) for base in range(4)]
"""What a card makes of a letter: 4 * card + letter."""


def count(bits: i64) -> int:
    """How many of the twenty amino acids are in the set."""
    return POPULATION[bits & 1023] + POPULATION[bits >> 10]


class Prospects:
    """What the row is worth to the seat to move, and what its strand spells of it."""

    def __init__(self, s: State, k: list[float]) -> None:
        self.k = k
        me = s.to_move
        seats = s.seats
        row = s.row
        size = len(row)
        remaining: i64 = 0
        for amino in row:
            remaining |= 1 << amino
        for amino in s.deck:
            remaining |= 1 << amino
        self.slot: list[int] = [0] * (STOP + 1)
        self.take: list[float] = [0.0] * 32
        self.leave: list[float] = [0.0] * 32
        held: list[int] = []
        for cards in s.collected:
            bits: i64 = 0
            for amino in cards:
                bits |= 1 << amino
            held.append(bits)
        share = PER_PAIR * k[0] / seats
        nxt = me + 1 if me + 1 < seats else 0
        wet: i64 = 0
        take = self.take
        leave = self.leave
        order: list[int] = []
        for place in range(size):
            amino = row[place]
            self.slot[amino] = 1 << place
            partners: i64 = PARTNERS[amino]
            hope = PER_AMINO_ACID + share * count(partners & remaining)
            rival = 0.0
            for seat in range(seats):
                gain = float(PER_PAIR * count(partners & held[seat]))
                if seat == nxt:
                    leave[place] = k[2] * (hope + gain)
                if seat == me:
                    take[place] = hope + gain
                elif gain > rival:
                    rival = gain
            take[place] += k[1] * (hope + rival) + leave[place]
            if HYDROPHILIC >> amino & 1:
                wet |= 1 << place
            at = len(order)
            order.append(place)
            while at > 0 and take[order[at - 1]] < take[place]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = place
        self.order = order
        self.all: int = (1 << size) - 1
        if not s.has_water:
            self.here: int = self.all
        else:
            self.here = wet if s.water else self.all ^ wet
        self.toggle: bool = s.ready[TOGGLE] > 0 and s.has_water
        self.memo: list[float] = [-1.0e9] * 192
        # the strand
        strand = s.strand
        self.letters: list[int] = [NONE, NONE] + strand + [NONE, NONE]
        self.length: int = len(strand)
        self.before: list[int] = []
        self.after: list[int] = []

    def read(self) -> None:
        """Find what the strand spells before and after each place."""
        letters = self.letters
        slot = self.slot
        size = len(letters)
        # before[p]: codons that begin at most at p - 3; after[p]: codons that begin at least at p
        before = [0] * size
        after = [0] * size
        so_far: i64 = 0
        for p in range(3, size):
            so_far |= slot[AMINO_OF[25 * letters[p - 3] + 5 * letters[p - 2] + letters[p - 1]]]
            before[p] = so_far
        so_far = 0
        for p in range(size - 3, -1, -1):
            so_far |= slot[AMINO_OF[25 * letters[p] + 5 * letters[p + 1] + letters[p + 2]]]
            after[p] = so_far
        self.before = before
        self.after = after

    def substituted(self, at: int, base: int) -> int:
        """What of the row is spelled with another letter in a place."""
        letters = self.letters
        slot = self.slot
        p = at + 2
        a = letters[p - 2]
        b = letters[p - 1]
        c = letters[p + 1]
        d = letters[p + 2]
        return (
            self.before[p]
            | self.after[p + 1]
            | slot[AMINO_OF[25 * a + 5 * b + base]]
            | slot[AMINO_OF[25 * b + 5 * base + c]]
            | slot[AMINO_OF[25 * base + 5 * c + d]]
        )

    def deleted(self, at: int) -> int:
        """What of the row is spelled without that letter."""
        letters = self.letters
        slot = self.slot
        p = at + 2
        b = letters[p - 1]
        c = letters[p + 1]
        return (
            self.before[p]
            | self.after[p + 1]
            | slot[AMINO_OF[25 * letters[p - 2] + 5 * b + c]]
            | slot[AMINO_OF[25 * b + 5 * c + letters[p + 2]]]
        )

    def inserted(self, gap: int, base: int) -> int:
        """What of the row is spelled with one more letter in a gap."""
        letters = self.letters
        slot = self.slot
        p = gap + 2
        b = letters[p - 1]
        c = letters[p]
        return (
            self.before[p]
            | self.after[p]
            | slot[AMINO_OF[25 * letters[p - 2] + 5 * b + base]]
            | slot[AMINO_OF[25 * b + 5 * base + c]]
            | slot[AMINO_OF[25 * base + 5 * c + letters[p + 1]]]
        )

    def reversed(self) -> int:
        """What of the row the other strand spells."""
        letters = self.letters
        slot = self.slot
        bits = 0
        for p in range(2, self.length):
            bits |= slot[AMINO_OF[25 * (3 - letters[p + 2]) + 5 * (3 - letters[p + 1]) + 3 - letters[p]]]
        return bits

    def spelled(self, bits: int) -> int:
        """What of the row is among these amino acids."""
        return 0

    def plan(self, mask: int, points: int) -> float:
        """What the rest of the turn is worth with so many points and these of the row spelled."""
        key = 32 * points + mask
        found = self.memo[key]
        if found > -1.0e8:
            return found
        found = self.harvest(mask & self.here, points)
        if self.toggle and mask & ~self.here and points > 2 - 1:
            other = self.harvest(mask, points - 1)
            if other > found:
                found = other
        found -= self.left(mask)
        self.memo[key] = found
        return found

    def left(self, mask: int) -> float:
        sum = 0.0
        for place in self.order:
            if mask >> place & 1:
                sum += self.leave[place]
        return sum

    def harvest(self, mask: int, points: int) -> float:
        total = 0.0
        for place in self.order:
            if points <= 0:
                break
            if mask >> place & 1:
                total += self.take[place]
                points -= TRANSLATE_COST
        return total


class TranslationSense(Sense):
    """Knows that pairs make the points, that a codon one opens may be read by the next, and what cards are good for."""

    scale = 12.0
    patience = 40

    def __init__(self) -> None:
        # 0 hope for pairs, 1 deny, 2 leave, 3.. buy values by card (3+card), 12: extend bonus
        self.k: list[float] = [1.0, 0.4, 0.4, 0.0, 0.0, 2.0, 3.5, 3.2, 2.2, 2.2, 2.2, 2.5, -0.1, 0.0]
        self.k0: list[float] = [1.0, 0.0, 0.0]
        # 0 hope, 1 plan, 2 points, 3 offset of points, 4 next seat, 5 roll slips (of 64)
        self.v: list[float] = [1.0, 0.5, 3.7, 2.0, 1.65, 8.0]
        self.c: list[float] = [0.0, 0.0, 5.3, 11.0, 8.8, 6.0, 5.0, 5.0, 5.8]

    def value(self, s: State) -> list[float]:
        v = self.v
        seats = s.seats
        worth: list[float] = []
        remaining = len(s.row) + len(s.deck)
        rest = remaining / 20.0
        for seat in range(seats):
            held: i64 = 0
            pairs = 0
            for amino in s.collected[seat]:
                pairs += count(held & PARTNERS[amino])
                held |= 1 << amino
            hope = 0
            for amino in s.row:
                hope += count(held & PARTNERS[amino])
            for amino in s.deck:
                hope += count(held & PARTNERS[amino])
            points = PER_AMINO_ACID * len(s.collected[seat]) + PER_PAIR * (pairs + v[0] * hope / seats)
            cards = 0.0
            owned = s.owned[seat]
            for card in range(DELETE, CARDS):
                cards += self.c[card] * owned[card]
            worth.append(points + (cards * rest + PER_AMINO_ACID * remaining) / seats)
        me = s.to_move
        look = Prospects(s, self.k0)
        here = 0
        for amino in s.row:
            if s.spelled >> amino & 1:
                here |= look.slot[amino]
        worth[me] += v[1] * look.plan(here, s.points) + rest * v[2] / seats * (s.points - v[3])
        worth[me + 1 if me + 1 < seats else 0] += rest * v[4]
        return worth

    def roll(self, s: State, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        if rng.below(64) < self.v[5]:
            return moves[rng.below(len(moves))]
        return best(moves, self.weigh(s, moves), rng)

    def weigh(self, s: State, moves: list[Move]) -> list[float]:
        k = self.k
        look = Prospects(s, k)
        weights: list[float] = []
        points = s.points
        here = 0
        read = False
        slot = look.slot
        for amino in s.row:
            if s.spelled >> amino & 1:
                here |= slot[amino]
        now = look.plan(here, points)
        total = 20.0
        progress = (len(s.deck) + len(s.row)) / total
        for move in moves:
            number = move.id
            kind = KIND[number]
            weight = now
            if kind == A_TRANSLATE:
                bit = slot[AMINO[number]]
                place = s.row.index(AMINO[number])
                weight = look.take[place] - look.leave[place] + look.plan(here & ~bit, points - 1) + 0.05
            elif kind == A_BUY:
                card = CARD[number]
                weight = look.plan(here, points - BUY[card]) + k[3 + card] * progress
            elif kind == A_TOGGLE:
                weight = look.harvest(here & ~look.here, points - 1) - look.left(here)
            elif kind == A_REVERSE:
                weight = look.plan(look.reversed(), points - 1)
            elif kind == AN_EXTEND:
                if not read:
                    look.read()
                    read = True
                gap = look.length
                weight = k[12] * progress
                for base in range(4):
                    weight += 0.25 * look.plan(look.inserted(gap, base), points - 1)
            else:
                if not read:
                    look.read()
                    read = True
                if kind == A_SWAP:
                    at = AT[number]
                    card = CARD[number]
                    base = SWAPPED[4 * card + s.strand[at]]
                    weight = look.plan(look.substituted(at, base), points - USE[card])
                elif kind == A_MUTATE:
                    weight = look.plan(look.substituted(AT[number], BASE[number]), points - USE[MUTATE])
                elif kind == A_DELETE:
                    weight = look.plan(look.deleted(AT[number]), points - USE[DELETE])
                elif kind == A_GAP:
                    weight = look.plan(look.inserted(AT[number], s.letter), points)
                elif kind == A_LETTER:
                    weight = self.best_gap(look, BASE[number], points)
                elif kind == AN_INSERT:
                    weight = self.insert(s, look, points - USE[INSERT])
            weights.append(weight)
        return weights

    def best_gap(self, look: Prospects, base: int, points: int) -> float:
        top = -1.0e9
        for gap in range(look.length + 1):
            weight = look.plan(look.inserted(gap, base), points)
            if weight > top:
                top = weight
        return top

    def insert(self, s: State, look: Prospects, points: int) -> float:
        tops = [self.best_gap(look, base, points) for base in range(4)]
        faces = BLACK_D6 if s.six_sided else BLACK_D8
        total = 0.0
        for face in faces:
            top = -1.0e9
            for base in CHOICES[face]:
                if tops[base] > top:
                    top = tops[base]
            total += top
        return total / len(faces)
