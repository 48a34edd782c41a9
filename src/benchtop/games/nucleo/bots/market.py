"""NUCLEO: which trades would please two seats (§4). § numbers point into docs/games/nucleo/rules.md."""

from typing import Final

from benchtop.core.state import NONE

from ..components import COIN, COUNTS, KINDS, NEEDS, PROTEIN
from ..moves.answers import first_seat
from ..state import REPLY, State
from .evaluation import UNKNOWN, Evaluation, Weights

FEW: Final = 5  # offers that are looked at closely
KEPT: Final = 256  # positions whose offers are kept
UNWANTED: Final = -1.0e6
"""The value of what is not on the table."""


class Trader:
    """What each item more or less would be worth to a seat, worked out when first asked for."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.now: float = evaluation.value()
        self.gains: list[float] = [UNKNOWN] * (PROTEIN + KINDS)
        self.losses: list[float] = [UNKNOWN] * (PROTEIN + KINDS)

    def gain(self, item: int) -> float:
        """What one item more is worth."""
        if self.gains[item] == UNKNOWN:
            if item < COIN and not self.evaluation.needs(item):
                self.gains[item] = self.evaluation.weights.spare
            else:
                self.gains[item] = self.evaluation.value_with(item) - self.now
        return self.gains[item]

    def loss(self, item: int) -> float:
        """What one item less costs."""
        if self.losses[item] == UNKNOWN:
            if item < COIN and not self.evaluation.needs(item):
                self.losses[item] = self.evaluation.weights.spare
            else:
                self.losses[item] = self.now - self.evaluation.value_without(item)
        return self.losses[item]

    def holds(self, item: int) -> int:
        """How many of an item there are."""
        if item < COIN:
            return self.evaluation.hand[item]
        if item == COIN:
            return int(self.evaluation.coins)
        return 1 if item - PROTEIN in self.evaluation.proteins else 0


class Partner(Trader):
    """An opponent at the market, as a seat sees them: what they hold, and what they may wish for.

    Proteins that the seat has been shown count as they are. Of the others it is only known which they can be: all that
    it has not seen (§1.5). So the wishes for letters are odds, and action cards that it cannot see count for nothing:
    all is the same in every world that the seat imagines, but for amino acids that were passed unseen.
    """

    def __init__(self, s: State, seat: int, viewer: int, weights: Weights) -> None:
        evaluation = Evaluation(s, seat, weights)
        hidden = 0  # proteins that the viewer has not seen
        for back in s.rows[seat]:
            if not s.seen[back] >> viewer & 1:
                hidden += 1
                evaluation.proteins.remove(s.face[back])
        if not s.open:
            evaluation.wild = 0
            evaluation.cards = 0.0
        super().__init__(evaluation)
        self.seat = seat
        self.idle: list[float] = [1.0] * KINDS
        """How likely it is that one more of a letter is of no use to any hidden protein."""
        self.free: list[float] = [1.0] * KINDS
        """How likely it is that none of the hidden proteins uses the last of a letter in hand."""
        if hidden > 0:
            self._count_wishes(s, viewer, hidden)

    def _count_wishes(self, s: State, viewer: int, hidden: int) -> None:
        unseen = 0
        wishes = [0] * KINDS
        uses = [0] * KINDS
        hand = self.evaluation.hand
        for back in range(KINDS):
            if s.seen[back] >> viewer & 1:
                continue
            unseen += 1
            needs = NEEDS[s.face[back]]
            counts = COUNTS[s.face[back]]
            for place in range(len(needs)):
                letter = needs[place]
                if counts[place] > hand[letter]:
                    wishes[letter] += 1
                elif counts[place] == hand[letter]:
                    uses[letter] += 1
        for letter in range(KINDS):
            self.idle[letter] = (1.0 - float(wishes[letter]) / unseen) ** hidden
            self.free[letter] = (1.0 - float(uses[letter]) / unseen) ** hidden


class Deal:
    """An offer to one opponent."""

    def __init__(self, score: float, give: list[int], want: int, other: Partner) -> None:
        self.score = score
        """Coins that it may be expected to bring."""
        self.give = give
        self.want = want
        self.other = other


def _cost(deal: Deal) -> float:
    return -deal.score


class Market:
    """Which offers a seat may hope to see accepted (§4): one or two things given for one wanted.

    An offer must please both. What it brings the other one counts against it, the less the more rivals there are:
    with two at the table nothing that is good for one is good for both.
    """

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.share: float = 1.0 / (s.seats - 1)
        self.me: Trader = Trader(Evaluation(s, seat, weights))
        self.others: list[Partner] = []
        for other in range(s.seats):
            if other != seat and (seat == s.current or other == s.current):
                self.others.append(Partner(s, other, seat, weights))

    # -- judging an offer ---------------------------------------------------------------------------------------------

    def expected(self, mine: float, sure: float, idle: float, free: float) -> float:
        """What an offer may be expected to bring that is worth `mine` to me and `sure` to the other one, apart from
        their hidden proteins: with odds `idle` these want nothing of it, and with odds `free` they miss nothing."""
        wish = self.weights.wish
        total = self._if_accepted(mine, sure, idle * free)
        total += self._if_accepted(mine, sure + wish, (1.0 - idle) * free)
        total += self._if_accepted(mine, sure - wish, idle * (1.0 - free))
        return total + self._if_accepted(mine, sure, (1.0 - idle) * (1.0 - free))

    def _if_accepted(self, mine: float, theirs: float, odds: float) -> float:
        if theirs <= self.share * mine + self.weights.margin:
            return 0.0
        return odds * (mine - self.share * theirs)

    def sent(self, other: Partner, give: list[int], want: list[int]) -> float:
        """What an offer of any size may be expected to bring if it is sent to that opponent."""
        idle = 1.0
        free = 1.0
        for item in want:
            if other.holds(item) < want.count(item):
                return UNWANTED
            if item < COIN:
                free *= other.free[item]
        for item in give:
            if item < COIN:
                idle *= other.idle[item]
        mine = self.me.evaluation.value_after(give, want) - self.me.now
        sure = other.evaluation.value_after(want, give) - other.now
        return self.expected(mine, sure, idle, free)

    # -- finding one --------------------------------------------------------------------------------------------------

    def deals(self) -> list[Deal]:
        """A few good offers, best first; for each opponent and each thing that would help, at most one."""
        found: list[Deal] = []
        if self.share >= 1.0:
            return found
        items: list[int] = []  # that can be given
        for item in range(PROTEIN + KINDS):
            if self.me.holds(item) > 0:
                items.append(item)
        for other in self.others:
            for want in self.helpful(other):
                deal = self._fill(other, want, items)
                if deal.score > 0.0:
                    found.append(deal)
        found.sort(key=_cost)
        best: list[Deal] = []
        for deal in found[:FEW]:  # items do not quite add up, so look at the whole
            deal.score = self.sent(deal.other, deal.give, [deal.want])
            if deal.score > 0.0:
                best.append(deal)
        best.sort(key=_cost)
        return best

    def helpful(self, other: Partner) -> list[int]:
        """What an opponent holds that would help me."""
        me = self.me
        wants: list[int] = []
        for item in range(COIN + 1):
            if other.holds(item) > 0 and (item == COIN or me.evaluation.needs(item)) and me.gain(item) > 0.12:
                wants.append(item)
        for protein in other.evaluation.proteins:
            if me.gain(PROTEIN + protein) > 0.12:
                wants.append(PROTEIN + protein)
        return wants

    def _fill(self, other: Partner, want: int, items: list[int]) -> Deal:
        """The best that could be given for a wanted item: one thing, or two."""
        me = self.me
        best = Deal(0.0, [], want, other)
        free = other.free[want] if want < COIN else 1.0
        for place in range(len(items)):
            one = items[place]
            if one == want:
                continue
            mine = me.gain(want) - me.loss(one)
            if mine <= best.score:
                continue
            sure = other.gain(one) - other.loss(want)
            idle = other.idle[one] if one < COIN else 1.0
            self._improve(best, self.expected(mine, sure, idle, free), one, NONE)
            for second in range(place, len(items)):
                two = items[second]
                if two == want or (two == one and me.holds(one) < 2):
                    continue
                both = mine - me.loss(two)
                if both > best.score:
                    both_idle = idle * (other.idle[two] if two < COIN else 1.0)
                    score = self.expected(both, sure + other.gain(two), both_idle, free)
                    self._improve(best, score, one, two)
        return best

    def _improve(self, best: Deal, score: float, one: int, two: int) -> None:
        """Give one thing, or two, if that is better than what was found before."""
        if (one >= PROTEIN or two >= PROTEIN) and score > best.score:  # the letters that a protein needed are free then
            score = self.sent(best.other, [one] if two == NONE else [one, two], [best.want])
        if score > best.score + (0.0 if two == NONE else 0.01):
            best.score = score
            best.give = [one] if two == NONE else [one, two]


class Offers:
    """The good offers of positions, kept: composing one asks for them at every step, and a search in every world."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kept: dict[tuple[int, ...], list[Deal]] = {}

    def of(self, s: State) -> list[Deal]:
        """The good offers of the seat to move, best first."""
        if s.seats == 2:  # what is good for one is bad for the other
            return []
        s = as_known(s)
        key = tuple(_known(s, s.to_move))
        deals = self.kept.get(key)
        if deals is None:
            deals = Market(s, s.to_move, self.weights).deals()
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = deals
        return deals


def as_known(s: State) -> State:
    """Return the world by which the seat to move judges its offers: the same one in every world that it imagines.

    So the offer that a bot begins is still a good offer at every step until it is sent.
    """
    return s.imagine(s.to_move, "market") if s.memory else s


def _known(s: State, seat: int) -> list[int]:
    """All that the offers of a seat depend on, as numbers."""
    known = [seat, s.current, s.seats, s.pool, 1 if s.part < 3 else 0, s.bank.count(0)]
    known.extend(s.coins)
    for other in range(s.seats):
        known.extend(s.amino[other])
        known.extend(s.rows[other])
        known.append(NONE)
        if s.open or other == seat:
            known.extend(s.hands[other])
        known.append(NONE)
    for back in range(KINDS):
        known.append(s.face[back] if s.seen[back] >> seat & 1 else NONE)
    return known


def balance(s: State, weights: Weights, answer: int) -> tuple[float, float]:
    """What accepting the open offer, or the answer of a seat to it, brings the seat to move, and the other one (§4.5,
    §4.6)."""
    if s.phase == REPLY:
        other = answer if answer != NONE else first_seat(s.accepted | s.countered)
        come, gone = s.want, s.give
        if s.countered >> other & 1:
            come, gone = s.counter_give[other], s.counter_want[other]
    else:
        other, come, gone = s.current, s.give, s.want
    mine = Evaluation(s, s.to_move, weights)
    rival = Evaluation(s, other, weights)
    return mine.value_after(gone, come) - mine.value(), rival.value_after(come, gone) - rival.value()
