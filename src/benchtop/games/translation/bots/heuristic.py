"""Translation: the values of moves and positions. § numbers refer to docs/games/translation/rules.md.

Everything but the order of the deck is open, so the face-up row determines what a turn can bring. A move is worth what
you can take after it in the same turn, minus what it leaves to the next seat.
"""

from mypy_extensions import i64

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.text import listed

from ..components import (
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_TOGGLE,
    CARDS,
    CHOICES,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    LETTERS,
    PER_AMINO_ACID,
    PER_PAIR,
)
from ..moves import (
    Action,
    Buy,
    ChooseLetter,
    Delete,
    Extend,
    Gap,
    Insert,
    ReverseComplement,
    Substitution,
    Toggle,
    Translate,
)
from ..state import ACTING, State
from .evaluation import CARD_VALUE, PARTNERS, Evaluation, as_bits, how_many


class TranslationHeuristic(Heuristic):
    """Knows that most points come from pairs, that the next seat may use an open codon, and what cards earn."""

    scale = 12.0
    rollout_depth = 30
    easy_error = 5.0
    worth_depth = 60
    hard_simulations = 1000
    expert_simulations = 5500
    epsilon = 0.0  # random moves in such long rollouts would hide the value of a move

    def __init__(self) -> None:
        self.future: float = 1.0
        """Chance of getting an amino acid that nobody has yet, relative to an equal share."""
        self.denial: float = 0.4
        """Value of a point that a rival can no longer score."""
        self.exposure: float = 0.4
        """Cost of a point left open to the next seat."""
        self.card: float = 1.0
        """Weight of a card's value against other uses of the points."""
        self.extension: float = 0.1
        """Cost of an Extend at the start of the game, in addition to its point: everybody can use the new letter."""
        self.buy_last: float = 0.05
        """Bonus for translating and penalty for buying, so that purchases come last: a bought card can wait (§5.2), and
        the next amino acid turned up may be a better use of the points (§3.5)."""

        # For positions. Future, plan and points come from a regression of final scores over greedy games of four.
        self.position_future: float = 0.65
        """Chance of getting an amino acid that pairs with a card you hold, relative to an equal share."""
        self.position_cards: float = 0.4
        """Share of a card's value that the other terms don't include."""
        self.position_plan: float = 0.5
        """Share of what the seat to move can take at once that it keeps as a lead until the end."""
        self.position_points: float = 2.5
        """Value of a point to spend at the start of the game, times the number of seats."""
        self.position_spent: float = 2.0
        """Number of points to spend that are worth as much as moving next."""
        self.position_next: float = 1.65
        """Value of moving next, at the start of the game."""

    # -- moves ------------------------------------------------------------------------------------------------------

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        now = Evaluation(s, self.future, self.denial, self.exposure, self.card)
        spelled = now.among(s.row, s.spelled)
        if s.phase != ACTING or sum(s.ready[CARD_DELETE:]) > 0:  # otherwise only the end of the strand can change
            now.read()
        return [self.value(s, now, spelled, move) for move in moves]

    def idle_value(self, s: State) -> float:
        """Return the value of ending the turn now: minus the cost of what the strand leaves to the next seat."""
        now = Evaluation(s, self.future, self.denial, self.exposure, self.card)
        return -now.left(now.among(s.row, s.spelled))

    def value(self, s: State, now: Evaluation, spelled: int, move: Move) -> float:
        """Return what a move gains this turn, minus what it leaves to the next seat."""
        points = s.points
        if isinstance(move, Substitution):
            return now.plan(now.substituted(move.at, move.new_letter(s)), points - COST_USE[move.card])
        if isinstance(move, Delete):
            return now.plan(now.deleted(move.at), points - COST_USE[move.card])
        if isinstance(move, Gap):
            return now.plan(now.inserted(move.at, s.letter), points)
        if isinstance(move, Translate):
            place = s.row.index(move.amino)
            taken = now.gain[place] - now.cost[place] + self.buy_last
            return taken + now.plan(spelled & ~now.bit[move.amino], points - COST_TRANSLATE)
        if isinstance(move, Buy):
            worth = self.card * self.card_value(s, move.card)
            return now.plan(spelled, points - COST_BUY[move.card]) + worth - self.buy_last
        if isinstance(move, Toggle):
            return now.harvest(spelled & ~now.open, points - COST_USE[CARD_TOGGLE]) - now.left(spelled)
        if isinstance(move, Extend):
            return now.extended(spelled, points - COST_USE[CARD_EXTEND]) - self.extension * remaining(s)
        if isinstance(move, ReverseComplement):
            return now.plan(now.reversed(), points - COST_USE[move.card])
        if isinstance(move, Insert):
            return now.rolled(BLACK_D6 if s.six_sided else BLACK_D8, points - COST_USE[CARD_INSERT])
        assert isinstance(move, ChooseLetter)
        return now.best_gap(move.base, points)

    def card_value(self, s: State, card: int) -> float:
        """Return the value of owning a card for the rest of the game."""
        return CARD_VALUE[card] / s.seats * (len(s.row) + len(s.deck)) / len(AMINOS)

    # -- positions --------------------------------------------------------------------------------------------------

    def evaluate(self, s: State) -> list[float]:
        seats = s.seats
        rest = remaining(s)
        values = [self.holdings(s, seat, rest) for seat in range(seats)]
        me = s.to_move
        now = Evaluation(s, self.future, 0.0, 0.0, 0.0)
        plan = now.plan(now.among(s.row, s.spelled), s.points)
        values[me] += self.position_plan * plan + rest * self.position_points / seats * (s.points - self.position_spent)
        values[me + 1 if me + 1 < seats else 0] += rest * self.position_next
        return values

    def holdings(self, s: State, seat: int, rest: float) -> float:
        """Return the score of a seat's collection, plus its expected share of what is still to come."""
        held: i64 = 0
        pairs = 0
        for amino in s.collected[seat]:
            pairs += how_many(held & PARTNERS[amino])
            held |= 1 << amino
        future = 0
        for amino in s.row:
            future += how_many(held & PARTNERS[amino])
        for amino in s.deck:
            future += how_many(held & PARTNERS[amino])
        cards = 0.0
        owned = s.owned[seat]
        for card in range(CARD_DELETE, CARDS):
            cards += CARD_VALUE[card] * owned[card]
        coming = PER_AMINO_ACID * (len(s.row) + len(s.deck)) + self.position_future * PER_PAIR * future
        coming += self.position_cards * cards * rest
        return PER_AMINO_ACID * len(s.collected[seat]) + PER_PAIR * pairs + coming / s.seats

    # -- reasons ----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        if isinstance(move, Translate):
            return why_translate(s, move.amino)
        if isinstance(move, Buy):
            return why_buy(s, move.card)
        now = Evaluation(s, 0.0, 0.0, 0.0, 0.0)  # gains are points scored at once
        now.read()
        spelled = now.among(s.row, s.spelled)
        if isinstance(move, Toggle):
            return why_toggle(s, now, spelled)
        if isinstance(move, Extend):
            return why_extend(s, now, spelled)
        if isinstance(move, Insert):
            return why_insert(s, now, spelled)
        if isinstance(move, ChooseLetter):
            able = by_inserting(now, spelled, move.base)
            return f"can spell {names(s, able, 'or')}" if able else ""
        return why_change(s, now, spelled, move)


def why_buy(s: State, card: int) -> str:
    """Say from when the card works, and whether it is the last copy."""
    last = "; the last copy" if s.pool[card] == 1 and s.seats > 2 else ""
    return f"works every turn, from your next turn on{last}"


def remaining(s: State) -> float:
    """Return the share of amino acids that nobody has collected yet."""
    return (len(s.row) + len(s.deck)) / len(AMINOS)


def why_translate(s: State, amino: int) -> str:
    """Name the new pairs, their points, the partners still to come, and the points a rival loses."""
    partners: i64 = PARTNERS[amino]
    mine = as_bits(s.collected[s.to_move]) & partners
    pairs = how_many(mine)
    points = f"+{PER_AMINO_ACID + PER_PAIR * pairs}"
    clauses = [f"pairs with {named(mine)}: {points}" if pairs else points]
    coming = how_many(partners & (as_bits(s.row) | as_bits(s.deck)))
    if coming:
        clauses.append(f"{coming} more could pair with it")
    rival = 0
    for seat, held in enumerate(s.collected):
        if seat != s.to_move:
            rival = max(rival, how_many(partners & as_bits(held)))
    if rival:
        clauses.append(f"denies a rival +{PER_AMINO_ACID + PER_PAIR * rival}")
    return "; ".join(clauses)


def why_toggle(s: State, now: Evaluation, spelled: int) -> str:
    """Name the amino acids that only the water blocks."""
    opened = spelled & ~now.open
    gain = now.harvest(opened, s.points - COST_USE[CARD_TOGGLE])
    return f"opens {names(s, opened)}: +{gain:.0f}" if gain else ""


def why_change(s: State, now: Evaluation, before: int, move: Move) -> str:
    """Name the amino acids that the changed strand newly spells and no longer spells."""
    after = spelled_after(s, now, move)
    points = s.points - COST_USE[move.card] if isinstance(move, Action) else s.points
    clauses = []
    new = after & ~before
    if new:
        at_once = now.harvest(new & now.open, points)
        toggled = now.harvest(new, points - COST_USE[CARD_TOGGLE]) if now.toggle else 0.0
        if toggled > at_once:
            clauses.append(f"spells {names(s, new)}: +{toggled:.0f} with the water toggled")
        elif at_once:
            clauses.append(f"spells {names(s, new)}: +{at_once:.0f}")
        else:
            clauses.append(f"spells {names(s, new)} for the next seat")
    if before & ~after:
        clauses.append(f"no longer spells {names(s, before & ~after)}")
    return "; ".join(clauses)


def spelled_after(s: State, now: Evaluation, move: Move) -> int:
    """Return the places in the row that the strand spells after a move that changes it."""
    if isinstance(move, Substitution):
        return now.substituted(move.at, move.new_letter(s))
    if isinstance(move, Delete):
        return now.deleted(move.at)
    if isinstance(move, Gap):
        return now.inserted(move.at, s.letter)
    return now.reversed()


def why_extend(s: State, now: Evaluation, spelled: int) -> str:
    """Name the letters that would spell something new."""
    new = 0
    letters = []
    for base in range(4):
        found = now.appended(spelled, base) & ~spelled
        if found:
            letters.append(LETTERS[base])
            new |= found
    return f"{listed(letters, 'or')} would spell {names(s, new, 'or')}" if new else ""


def why_insert(s: State, now: Evaluation, spelled: int) -> str:
    """Count the faces of the black die that can spell something new."""
    able = [by_inserting(now, spelled, base) for base in range(4)]
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


def by_inserting(now: Evaluation, spelled: int, base: int) -> int:
    """Return the places that a letter can newly spell in any gap."""
    able = 0
    for gap in range(now.length + 1):
        able |= now.inserted(gap, base) & ~spelled
    return able


def names(s: State, places: int, last: str = "and") -> str:
    """Return the names of the amino acids at these places in the row."""
    bits: i64 = 0
    for place, amino in enumerate(s.row):
        if places >> place & 1:
            bits |= 1 << amino
    return named(bits, last)


def named(bits: i64, last: str = "and") -> str:
    """Return the names of amino acids: "lysine, serine and valine"."""
    return listed([card.name.lower() for number, card in enumerate(AMINOS) if bits >> number & 1], last)
