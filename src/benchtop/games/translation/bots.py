"""Translation: a feel for good moves. § numbers point into docs/games/translation/rules.md.

Everything but the order of the deck is open, so a glance at the row of at most five face-up cards tells what a turn can
bring. A change of the strand is judged by which of the five it then spells: a set of five bits. What a set is worth is
the same for all moves that lead to it, so each of the many places of a Delete or a Mutate costs a few lookups.
"""

from typing import Final

from mypy_extensions import i64

from benchtop.core.move import Move
from benchtop.core.sense import Sense

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
    EXTEND,
    FACE_UP,
    HYDROPHILIC,
    INSERT,
    LETTERS,
    MUTATE,
    PAIRS,
    PER_AMINO_ACID,
    PER_PAIR,
    POINTS,
    REVERSE_COMPLEMENT,
    SWAPS,
    TOGGLE,
    TRANSLATE_COST,
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
from .state import State

# -- what a move is, by its number in the book ----------------------------------------------------------------------

TRANSLATES: Final = 0
BUYS: Final = 1
TOGGLES: Final = 2
EXTENDS: Final = 3
SWAPS_ONE: Final = 4
MUTATES: Final = 5
DELETES: Final = 6
REVERSES: Final = 7
ROLLS: Final = 8
CHOOSES: Final = 9
LAYS: Final = 10
_KINDS: Final = (
    Translate,
    Buy,
    Toggle,
    Extend,
    Swap,
    Mutate,
    Delete,
    ReverseComplement,
    Insert,
    ChooseLetter,
    Gap,
)


def _kind(move: Move) -> int:
    return [isinstance(move, kind) for kind in _KINDS].index(True)


def _facts(name: str) -> list[int]:
    return [getattr(move, name, 0) for move in MOVES]


KIND: Final[list[int]] = [_kind(move) for move in MOVES]
AMINO: Final[list[int]] = _facts("amino")
CARD: Final[list[int]] = _facts("card")
AT: Final[list[int]] = _facts("at")
BASE: Final[list[int]] = _facts("base")

# -- codons and groups as tables ------------------------------------------------------------------------------------

BEYOND: Final = 4
"""Past the end of the strand: a fifth letter, so that codons can be read across the ends and spell nothing there."""
NO_AMINO: Final = len(AMINOS)


def _amino_of(number: int) -> int:
    first, second, third = number // 25, number // 5 % 5, number % 5
    if BEYOND in (first, second, third):
        return NO_AMINO
    bits = CODON_BITS[16 * first + 4 * second + third]
    return bits.bit_length() - 1 if bits else NO_AMINO


SPELLS: Final[list[int]] = [_amino_of(number) for number in range(125)]
"""What three of the five letters spell: 25 * first + 5 * second + third."""

SWAPPED: Final[list[int]] = [SWAPS[card][base] if card in SWAPS else base for card in range(CARDS) for base in range(4)]
"""What a card makes of a letter: 4 * card + letter."""

PARTNERS: Final[list[int]] = [sum([1 << other for other, pairs in enumerate(row) if pairs]) for row in PAIRS]
"""The amino acids that share a group with each, as bits (§7.2)."""

_ONES: Final[list[int]] = [bin(bits).count("1") for bits in range(1 << 10)]


def how_many(bits: i64) -> int:
    """The size of a set of amino acids."""
    return _ONES[bits & 1023] + _ONES[bits >> 10]


def as_bits(held: list[int]) -> i64:
    """Amino acids as a set."""
    bits: i64 = 0
    for amino in held:
        bits |= 1 << amino
    return bits


UNKNOWN: Final = -1.0e9

CARD_WORTH: Final[list[float]] = [0.0, 0.0, 5.3, 11.0, 8.8, 6.0, 5.0, 5.0, 5.8]
"""What owning a card from the first turn on is worth in points, times the number of seats: fitted to greedy games."""


# -- what the row offers --------------------------------------------------------------------------------------------


class Prospects:
    """What each face-up amino acid is worth to the seat to move, and what the strand spells of them, now or changed.

    Places of the row are bits: 1 for the first, 2 for the second, up to 16.
    """

    def __init__(self, s: State, hope: float, deny: float, leave: float, buy: float) -> None:
        row = s.row
        me = s.to_move
        then = me + 1 if me + 1 < s.seats else 0
        coming = as_bits(row) | as_bits(s.deck)
        held = [as_bits(cards) for cards in s.collected]
        chance = hope * PER_PAIR / s.seats  # points to be had from each pair that is still possible
        wet = 0
        self.bit: list[int] = [0] * (NO_AMINO + 1)
        """The place in the row, by amino acid; 0 for those elsewhere."""
        self.gain: list[float] = [0.0] * FACE_UP
        """What to take each is worth."""
        self.cost: list[float] = [0.0] * FACE_UP
        """What it costs to leave each to the next seat, where the strand spells it."""
        self.order: list[int] = []
        """Places, most wanted first."""
        for place in range(len(row)):
            amino = row[place]
            self.bit[amino] = 1 << place
            if HYDROPHILIC >> amino & 1:
                wet |= 1 << place
            partners: i64 = PARTNERS[amino]
            base = PER_AMINO_ACID + chance * how_many(partners & coming)
            rival = 0
            for seat in range(s.seats):
                if seat != me:
                    pairs = how_many(partners & held[seat])
                    if pairs > rival:
                        rival = pairs
            cost = leave * (base + PER_PAIR * how_many(partners & held[then]))
            gain = base + PER_PAIR * how_many(partners & held[me]) + deny * (base + PER_PAIR * rival) + cost
            self.gain[place] = gain
            self.cost[place] = cost
            at = len(self.order)
            self.order.append(place)
            while at > 0 and self.gain[self.order[at - 1]] < gain:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = place
        every = (1 << len(row)) - 1
        self.open: int = every if not s.has_water else wet if s.water else every ^ wet
        """The places that the water allows (§3.4)."""
        self.toggle: bool = s.ready[TOGGLE] > 0
        self.spare: list[float] = [0.0] * (POINTS + 1)
        """What so many points buy from the pool (§5)."""
        if buy > 0.0:
            share = buy / s.seats * how_many(coming) / len(AMINOS)
            for card in range(DELETE, CARDS):
                for _ in range(s.pool[card]):
                    for points in range(s.points, BUY[card] - 1, -1):
                        worth = self.spare[points - BUY[card]] + share * CARD_WORTH[card]
                        if worth > self.spare[points]:
                            self.spare[points] = worth
        self.known: list[float] = [UNKNOWN] * (32 * (POINTS + 1))
        self.length: int = len(s.strand)
        self.letters: list[int] = [BEYOND, BEYOND, *s.strand, BEYOND, BEYOND]
        self.before: list[int] = []
        """Places spelled by codons that end before a letter."""
        self.after: list[int] = []
        """Places spelled by codons that begin at a letter or after it."""

    # -- what a set of places is worth ------------------------------------------------------------------------------

    def plan(self, spelled: int, points: int) -> float:
        """The rest of the turn with so many points, if the strand spells these: what is taken, less what is left."""
        key = 32 * points + spelled
        worth = self.known[key]
        if worth == UNKNOWN:
            worth = self.harvest(spelled & self.open, points)
            if self.toggle and spelled & ~self.open:
                toggled = self.harvest(spelled, points - USE[TOGGLE])
                if toggled > worth:
                    worth = toggled
            worth -= self.left(spelled)
            self.known[key] = worth
        return worth

    def harvest(self, places: int, points: int) -> float:
        """The best of these that so many points pay for (§3.1), or cards for as much as they do not cost."""
        if points < 0:
            return 0.0
        worth = 0.0
        best = self.spare[points]
        for place in self.order:
            if points < TRANSLATE_COST:
                break
            if places >> place & 1:
                worth += self.gain[place]
                points -= TRANSLATE_COST
                if worth + self.spare[points] > best:
                    best = worth + self.spare[points]
        return best

    def left(self, places: int) -> float:
        """What it would cost to leave all these to the next seat; part of each gain is not to leave it."""
        cost = 0.0
        for place in self.order:
            if places >> place & 1:
                cost += self.cost[place]
        return cost

    # -- what the strand spells of the row, as it is and changed -------------------------------------------------------

    def among(self, row: list[int], aminos: int) -> int:
        """The places of those amino acids (bits) that are in the row."""
        places = 0
        for amino in row:
            if aminos >> amino & 1:
                places |= self.bit[amino]
        return places

    def read(self) -> None:
        """Find what is spelled before and after every letter; needed before any of the following."""
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
        """With another letter in this place (§4.8, §4.9)."""
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
        """Without this letter (§4.5)."""
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
        """With one more letter in this gap (§4.3, §4.6)."""
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
        """On the other strand (§4.7)."""
        letters = self.letters
        spelled = 0
        for at in range(2, self.length):
            spelled |= self.bit[SPELLS[124 - 31 - 25 * letters[at + 2] - 5 * letters[at + 1] - letters[at]]]
        return spelled

    # -- what a move is worth ---------------------------------------------------------------------------------------

    def extended(self, points: int) -> float:
        """After an Extend: any letter may come (§4.3)."""
        worth = 0.0
        for base in range(4):
            worth += self.plan(self.inserted(self.length, base), points)
        return worth / 4

    def best_gap(self, base: int, points: int) -> float:
        """A letter of an Insert in its best gap."""
        found = UNKNOWN
        for gap in range(self.length + 1):
            worth = self.plan(self.inserted(gap, base), points)
            if worth > found:
                found = worth
        return found

    def rolled(self, faces: list[int], points: int) -> float:
        """After an Insert: the best letter that the black die allows, in its best gap (§4.6)."""
        by_letter = [self.best_gap(base, points) for base in range(4)]
        total = 0.0
        for face in faces:
            best = UNKNOWN
            for base in CHOICES[face]:
                if by_letter[base] > best:
                    best = by_letter[base]
            total += best
        return total / len(faces)

    def reach(self, s: State, spelled: int, points: int) -> float:
        """The best that the rest of the turn can bring with at most one card that changes the strand."""
        best = self.plan(spelled, points)
        ready = s.ready
        if points < 2:
            return best
        self.read()
        if s.supply > 0:
            worth = self.extended(points - 1)
            if worth > best:
                best = worth
            if ready[INSERT] > 0:
                worth = self.rolled(BLACK_D6 if s.six_sided else BLACK_D8, points - 1)
                if worth > best:
                    best = worth
        if ready[REVERSE_COMPLEMENT] > 0:
            worth = self.plan(self.reversed(), points - 1)
            if worth > best:
                best = worth
        if ready[DELETE] > 0:
            for at in range(self.length):
                worth = self.plan(self.deleted(at), points - 1)
                if worth > best:
                    best = worth
        if points > 2:
            for card in range(COMPLEMENT, MUTATE):
                if ready[card] > 0:
                    for at in range(self.length):
                        worth = self.plan(self.substituted(at, SWAPPED[4 * card + s.strand[at]]), points - 2)
                        if worth > best:
                            best = worth
            if points > 3 and ready[MUTATE] > 0:
                for at in range(self.length):
                    for base in range(4):
                        worth = self.plan(self.substituted(at, base), points - 3)
                        if worth > best:
                            best = worth
        return best


class TranslationSense(Sense):
    """Knows that pairs make the points, that an open codon may serve the next seat, and what the cards bring."""

    scale = 12.0
    patience = 0

    hope: float = 1.0
    """How likely one is to get an amino acid that is still to come, in equal shares."""
    deny: float = 0.4
    """What a point that a rival cannot have any more is worth."""
    leave: float = 0.4
    """What a point left open to the next seat costs."""
    buy: float = 1.0
    extend: float = -0.1

    v_hope: float = 1.0
    v_plan: float = 0.5
    v_points: float = 3.7
    v_rest: float = 2.0
    v_next: float = 1.65
    v_cards: float = 1.0
    v_reach: int = 0
    v_buy: float = 0.0
    eager: float = 0.05

    def weigh(self, s: State, moves: list[Move]) -> list[float]:
        look = Prospects(s, self.hope, self.deny, self.leave, self.buy)
        points = s.points
        bit = look.bit
        spelled = look.among(s.row, s.spelled)
        rest = (len(s.row) + len(s.deck)) / len(AMINOS)
        look.read()
        weights: list[float] = []
        for move in moves:
            number = move.id
            kind = KIND[number]
            if kind == SWAPS_ONE:
                card = CARD[number]
                at = AT[number]
                weight = look.plan(look.substituted(at, SWAPPED[4 * card + s.strand[at]]), points - USE[card])
            elif kind == MUTATES:
                weight = look.plan(look.substituted(AT[number], BASE[number]), points - USE[MUTATE])
            elif kind == DELETES:
                weight = look.plan(look.deleted(AT[number]), points - USE[DELETE])
            elif kind == LAYS:
                weight = look.plan(look.inserted(AT[number], s.letter), points)
            elif kind == TRANSLATES:
                amino = AMINO[number]
                place = s.row.index(amino)
                weight = look.gain[place] - look.cost[place] + self.eager
                weight += look.plan(spelled & ~bit[amino], points - TRANSLATE_COST)
            elif kind == BUYS:
                card = CARD[number]
                weight = look.plan(spelled, points - BUY[card]) + self.buy * self.card_worth(s, card)
            elif kind == TOGGLES:
                weight = look.harvest(spelled & ~look.open, points - USE[TOGGLE]) - look.left(spelled)
            elif kind == EXTENDS:
                weight = look.extended(points - USE[EXTEND]) + self.extend * rest
            elif kind == REVERSES:
                weight = look.plan(look.reversed(), points - USE[REVERSE_COMPLEMENT])
            elif kind == ROLLS:
                weight = look.rolled(BLACK_D6 if s.six_sided else BLACK_D8, points - USE[INSERT])
            else:
                weight = look.best_gap(BASE[number], points)
            weights.append(weight)
        return weights

    def card_worth(self, s: State, card: int) -> float:
        """What owning a card is worth over the rest of the game."""
        return CARD_WORTH[card] / s.seats * (len(s.row) + len(s.deck)) / len(AMINOS)

    def value(self, s: State) -> list[float]:
        seats = s.seats
        remaining = len(s.row) + len(s.deck)
        rest = remaining / len(AMINOS)
        worth: list[float] = []
        for seat in range(seats):
            held: i64 = 0
            pairs = 0
            for amino in s.collected[seat]:
                pairs += how_many(held & PARTNERS[amino])
                held |= 1 << amino
            hope = 0
            for amino in s.row:
                hope += how_many(held & PARTNERS[amino])
            for amino in s.deck:
                hope += how_many(held & PARTNERS[amino])
            cards = 0.0
            owned = s.owned[seat]
            for card in range(DELETE, CARDS):
                cards += CARD_WORTH[card] * owned[card]
            coming = PER_AMINO_ACID * remaining + self.v_hope * PER_PAIR * hope + self.v_cards * cards * rest
            worth.append(PER_AMINO_ACID * len(s.collected[seat]) + PER_PAIR * pairs + coming / seats)
        me = s.to_move
        look = Prospects(s, self.hope, 0.0, 0.0, self.v_buy)
        spelled = look.among(s.row, s.spelled)
        plan = look.reach(s, spelled, s.points) if self.v_reach else look.plan(spelled, s.points)
        worth[me] += self.v_plan * plan + rest * self.v_points / seats * (s.points - self.v_rest)
        worth[me + 1 if me + 1 < seats else 0] += rest * self.v_next
        return worth

    # -- saying why -------------------------------------------------------------------------------------------------

    def reason(self, s: State, move: Move) -> str:
        number = move.id
        kind = KIND[number]
        card = CARD[number]
        if kind == TRANSLATES:
            return why_translate(s, AMINO[number])
        if kind == BUYS:
            return self.why_buy(s, card)
        look = Prospects(s, 0.0, 0.0, 0.0, 0.0)  # gains are the points that count at once
        look.read()
        spelled = look.among(s.row, s.spelled)
        if kind == TOGGLES:
            opened = spelled & ~look.open
            gain = look.harvest(opened, s.points - USE[TOGGLE])
            return f"opens {names(s, opened)}: +{gain:.0f}" if gain else ""
        if kind == EXTENDS:
            return why_extend(s, look, spelled)
        if kind == ROLLS:
            return why_insert(s, look, spelled)
        if kind == CHOOSES:
            able = 0
            for gap in range(look.length + 1):
                able |= look.inserted(gap, BASE[number]) & ~spelled
            return f"can spell {names(s, able, 'or')}" if able else ""
        if kind == LAYS:
            return why_change(s, look, spelled, look.inserted(AT[number], s.letter), s.points)
        after = look.reversed()
        if kind == SWAPS_ONE:
            after = look.substituted(AT[number], SWAPPED[4 * card + s.strand[AT[number]]])
        elif kind == MUTATES:
            after = look.substituted(AT[number], BASE[number])
        elif kind == DELETES:
            after = look.deleted(AT[number])
        return why_change(s, look, spelled, after, s.points - USE[card])

    def why_buy(self, s: State, card: int) -> str:
        """What the card is expected to bring, and whether it is gone then."""
        last = "; the last one" if s.pool[card] == 1 and s.seats > 2 else ""
        return f"worth about {self.card_worth(s, card):.1f} points over the rest of the game{last}"


def why_translate(s: State, amino: int) -> str:
    """The pairs, what they score, what may still come, and what a rival would have had."""
    partners: i64 = PARTNERS[amino]
    mine = as_bits(s.collected[s.to_move]) & partners
    pairs = how_many(mine)
    points = f"+{PER_AMINO_ACID + PER_PAIR * pairs}"
    clauses = [f"pairs with {listed(mine, 'and')}: {points}" if pairs else points]
    coming = how_many(partners & (as_bits(s.row) | as_bits(s.deck)))
    if coming:
        clauses.append(f"{coming} more to pair it with")
    rival = 0
    for seat, held in enumerate(s.collected):
        if seat != s.to_move:
            rival = max(rival, how_many(partners & as_bits(held)))
    if rival:
        clauses.append(f"denies a rival +{PER_AMINO_ACID + PER_PAIR * rival}")
    return "; ".join(clauses)


def why_change(s: State, look: Prospects, before: int, after: int, points: int) -> str:
    """What the changed strand spells and what it spells no more."""
    clauses = []
    new = after & ~before
    if new:
        at_once = look.harvest(new & look.open, points)
        toggled = look.harvest(new, points - USE[TOGGLE]) if look.toggle else 0.0
        if toggled > at_once:
            clauses.append(f"spells {names(s, new)}: +{toggled:.0f} with the water toggled")
        elif at_once:
            clauses.append(f"spells {names(s, new)}: +{at_once:.0f}")
        else:
            clauses.append(f"spells {names(s, new)} for the next seat")
    if before & ~after:
        clauses.append(f"no longer spells {names(s, before & ~after)}")
    return "; ".join(clauses)


def why_extend(s: State, look: Prospects, spelled: int) -> str:
    """The letters that would spell something new."""
    new = 0
    letters = []
    for base in range(4):
        found = look.inserted(look.length, base) & ~spelled
        if found:
            letters.append(LETTERS[base])
            new |= found
    return f"{joined(letters, 'or')} would spell {names(s, new, 'or')}" if new else ""


def why_insert(s: State, look: Prospects, spelled: int) -> str:
    """How many faces of the black die can spell something new."""
    able = [0] * 4
    for base in range(4):
        for gap in range(look.length + 1):
            able[base] |= look.inserted(gap, base) & ~spelled
    faces = BLACK_D6 if s.six_sided else BLACK_D8
    hits = 0
    new = 0
    for face in faces:
        found = 0
        for base in CHOICES[face]:
            found |= able[base]
        hits += found != 0
        new |= found
    return f"{hits} of {len(faces)} rolls can spell {names(s, new, 'or')}" if new else ""


def names(s: State, places: int, join: str = "and") -> str:
    """These places of the row by name."""
    bits: i64 = 0
    for place, amino in enumerate(s.row):
        if places >> place & 1:
            bits |= 1 << amino
    return listed(bits, join)


def listed(bits: i64, join: str) -> str:
    """Amino acids by name: "lysine, serine and valine"."""
    return joined([card.name.lower() for number, card in enumerate(AMINOS) if bits >> number & 1], join)


def joined(words: list[str], join: str) -> str:
    """Words with commas between them and this one before the last."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {join} {words[-1]}"
