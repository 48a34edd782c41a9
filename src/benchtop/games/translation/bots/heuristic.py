"""Translation: a feel for good moves. § numbers point into docs/games/translation/rules.md.

Everything but the order of the deck is open, so a glance at the row of at most five face-up cards tells what a turn can
bring: every move is worth what the rest of the turn can take after it, less what it leaves to the next seat.
"""

from typing import Final

from mypy_extensions import i64

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move

from ..components import (
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    BUY,
    CARDS,
    CHOICES,
    DELETE,
    EXTEND,
    INSERT,
    LETTERS,
    MUTATE,
    PER_AMINO_ACID,
    PER_PAIR,
    REVERSE_COMPLEMENT,
    TOGGLE,
    TRANSLATE_COST,
    USE,
)
from ..moves import (
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
from ..state import NOTHING, State
from .evaluation import CARD_WORTH, PARTNERS, SWAPPED, Prospects, as_bits, how_many

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


class TranslationHeuristic(Heuristic):
    """Knows that pairs make the points, that an open codon may serve the next seat, and what the cards bring."""

    scale = 12.0
    rollout_depth = 30
    epsilon = 0.0  # so far ahead they would hide what a move is worth

    def __init__(self) -> None:
        self.hope: float = 1.0
        """How likely one is to get an amino acid that is still to come, in equal shares."""
        self.deny: float = 0.4
        """What a point that a rival cannot have any more is worth."""
        self.leave: float = 0.4
        """What a point left open to the next seat costs."""
        self.buy: float = 1.0
        """How much of a card's worth counts against what else the points could do."""
        self.unsettle: float = 0.1
        """What speaks against an Extend besides its point, at the start of the game: its letter stays for everybody."""
        self.eager: float = 0.05
        """Translate and change the strand before buying: a bought card waits for the next turn anyway (§5.2), while
        the amino acid that is turned up meanwhile may be a better use of the points (§3.5)."""

        # For judging positions: hope, plan and points as a regression of final scores on greedy games of four has them.
        self.v_hope: float = 0.65
        """How likely a seat is to get an amino acid that pairs with one it holds, in equal shares."""
        self.v_cards: float = 0.4
        """The part of a card's worth that is not yet in its owner's other prospects."""
        self.v_plan: float = 0.5
        """How much of what the seat to move can take at once it will have more of in the end."""
        self.v_points: float = 2.5
        """What a point to spend brings at the start of the game, times the number of seats."""
        self.v_rest: float = 2.0
        """Points that are worth no more than being next in turn."""
        self.v_next: float = 1.65
        """What it is worth to be next in turn, at the start of the game."""

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        look = Prospects(s, self.hope, self.deny, self.leave, self.buy)
        points = s.points
        bit = look.bit
        spelled = look.among(s.row, s.spelled)
        rest = (len(s.row) + len(s.deck)) / len(AMINOS)
        if s.face != NOTHING or sum(s.ready[DELETE:]) > 0:  # else the strand can change at its end only
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
                weight = look.plan(spelled, points - BUY[card]) + self.buy * self.card_worth(s, card) - self.eager
            elif kind == TOGGLES:
                weight = look.harvest(spelled & ~look.open, points - USE[TOGGLE]) - look.left(spelled)
            elif kind == EXTENDS:
                weight = look.extended(spelled, points - USE[EXTEND]) - self.unsettle * rest
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

    def evaluate(self, s: State) -> list[float]:
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
        look = Prospects(s, self.hope, 0.0, 0.0, 0.0)
        spelled = look.among(s.row, s.spelled)
        plan = look.plan(spelled, s.points)
        worth[me] += self.v_plan * plan + rest * self.v_points / seats * (s.points - self.v_rest)
        worth[me + 1 if me + 1 < seats else 0] += rest * self.v_next
        return worth

    # -- saying why -------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
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
        found = look.appended(spelled, base) & ~spelled
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
