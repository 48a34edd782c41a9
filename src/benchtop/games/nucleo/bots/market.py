"""NUCLEO: the search for trades that please two seats (§4). § numbers point into docs/games/nucleo/rules.md."""

from typing import Final

from benchtop.core.state import NONE

from ..components import COIN, COUNTS, KINDS, NEEDS, PROTEIN
from ..moves.answers import first_seat
from ..state import REPLY, State
from .evaluation import UNKNOWN, Evaluation, Weights

FEW: Final = 5  # offers that are evaluated in full
KEPT: Final = 256  # positions whose offers are cached
UNWANTED: Final = -1.0e6
"""The value of an impossible trade."""


class Trader:
    """A seat's gain from getting, and loss from giving, each item; computed on first use."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.now: float = evaluation.value()
        self.gains: list[float] = [UNKNOWN] * (PROTEIN + KINDS)
        self.losses: list[float] = [UNKNOWN] * (PROTEIN + KINDS)

    def gain(self, item: int) -> float:
        """Return the value of getting an item."""
        if self.gains[item] == UNKNOWN:
            if item < COIN and not self.evaluation.needs(item):
                self.gains[item] = self.evaluation.weights.spare
            else:
                self.gains[item] = self.evaluation.value_with(item) - self.now
        return self.gains[item]

    def loss(self, item: int) -> float:
        """Return the cost of giving an item."""
        if self.losses[item] == UNKNOWN:
            if item < COIN and not self.evaluation.needs(item):
                self.losses[item] = self.evaluation.weights.spare
            else:
                self.losses[item] = self.now - self.evaluation.value_without(item)
        return self.losses[item]

    def holds(self, item: int) -> int:
        """Return how many of an item the trader holds."""
        if item < COIN:
            return self.evaluation.hand[item]
        if item == COIN:
            return int(self.evaluation.coins)
        return 1 if item - PROTEIN in self.evaluation.proteins else 0


class Partner(Trader):
    """An opponent as a seat sees them: what they hold, and what they may want.

    Proteins that the seat has seen count as they are. A hidden protein can be any that the seat has not seen (§1.5), so
    the demand for letters is a probability. Hidden action cards count for nothing. The result is therefore the same in
    every world that the seat imagines, except for amino acids that passed unseen.
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
        """Probability that no hidden protein can use one more of a letter."""
        self.free: list[float] = [1.0] * KINDS
        """Probability that no hidden protein needs all copies of a letter in hand."""
        if hidden > 0:
            self._count_demand(s, viewer, hidden)

    def _count_demand(self, s: State, viewer: int, hidden: int) -> None:
        unseen = 0
        wanted = [0] * KINDS
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
                    wanted[letter] += 1
                elif counts[place] == hand[letter]:
                    uses[letter] += 1
        for letter in range(KINDS):
            self.idle[letter] = (1.0 - float(wanted[letter]) / unseen) ** hidden
            self.free[letter] = (1.0 - float(uses[letter]) / unseen) ** hidden


class Deal:
    """An offer to one opponent."""

    def __init__(self, score: float, give: list[int], want: int, other: Partner) -> None:
        self.score = score
        """Expected gain in coins."""
        self.give = give
        self.want = want
        self.other = other


def _cost(deal: Deal) -> float:
    return -deal.score


class Market:
    """The offers of a seat that may be accepted (§4): one or two items for one.

    An offer must please both. The partner's gain counts against it, less so with more rivals: between two players, no
    trade is good for both.
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
        """Return the expected gain from an offer that is worth `mine` to the seat and `sure` to the partner, apart from
        the partner's hidden proteins: these gain nothing with probability `idle` and lose nothing with probability
        `free`.
        """
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
        """Return the expected gain from sending an offer of any size to an opponent."""
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

    # -- finding offers ---------------------------------------------------------------------------------------------

    def deals(self) -> list[Deal]:
        """Return a few good offers, best first; at most one for each opponent and wanted item."""
        found: list[Deal] = []
        if self.share >= 1.0:
            return found
        items: list[int] = []  # items to give
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
        for deal in found[:FEW]:  # values of items don't quite add up, so evaluate the whole trade
            deal.score = self.sent(deal.other, deal.give, [deal.want])
            if deal.score > 0.0:
                best.append(deal)
        best.sort(key=_cost)
        return best

    def helpful(self, other: Partner) -> list[int]:
        """List the items of an opponent that would help the seat."""
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
        """Find the best one or two items to give for a wanted item."""
        me = self.me
        best = Deal(0.0, [], want, other)
        free = other.free[want] if want < COIN else 1.0
        for place in range(len(items)):
            first = items[place]
            if first == want:
                continue
            mine = me.gain(want) - me.loss(first)
            if mine <= best.score:
                continue
            sure = other.gain(first) - other.loss(want)
            idle = other.idle[first] if first < COIN else 1.0
            self._improve(best, self.expected(mine, sure, idle, free), first, NONE)
            for later in range(place, len(items)):
                second = items[later]
                if second == want or (second == first and me.holds(first) < 2):
                    continue
                both = mine - me.loss(second)
                if both > best.score:
                    both_idle = idle * (other.idle[second] if second < COIN else 1.0)
                    score = self.expected(both, sure + other.gain(second), both_idle, free)
                    self._improve(best, score, first, second)
        return best

    def _improve(self, best: Deal, score: float, first: int, second: int) -> None:
        """Replace the best deal if giving these items scores better; `second` may be NONE."""
        if (first >= PROTEIN or second >= PROTEIN) and score > best.score:  # giving a protein frees its letters
            score = self.sent(best.other, [first] if second == NONE else [first, second], [best.want])
        if score > best.score + (0.0 if second == NONE else 0.01):
            best.score = score
            best.give = [first] if second == NONE else [first, second]


class Offers:
    """A cache of good offers: composing needs them at every step, and a search in every world."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kept: dict[tuple[int, ...], list[Deal]] = {}

    def of(self, s: State) -> list[Deal]:
        """Return the good offers of the seat to move, best first."""
        if s.seats == 2:  # no trade is good for both
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
    """Return the world in which the seat to move evaluates its offers, the same from every world it imagines.

    An offer that a bot begins therefore stays good at every step until it is sent.
    """
    return s.imagine(s.to_move, "market") if s.memory else s


def _known(s: State, seat: int) -> list[int]:
    """Return everything the offers of a seat depend on, as numbers."""
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
    """Return what accepting the open offer, or a seat's answer to it, brings the seat to move and the other player
    (§4.5, §4.6).
    """
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
