"""NUCLEO: which swaps would please two seats (§4). § numbers point into docs/games/nucleo/rules.md."""

from typing import Final

from .cards import COIN, COUNTS, KINDS, NEEDS, PROTEIN
from .state import REPLY, State
from .workbench import UNKNOWN, UNWANTED, Bench, Feel

FEW: Final = 5  # offers that are looked at closely


class Trader:
    """What each item would be worth on a bench, worked out when first asked for."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.now: float = bench.worth()
        self.gains: list[float] = [UNKNOWN] * (PROTEIN + KINDS)
        self.losses: list[float] = [UNKNOWN] * (PROTEIN + KINDS)

    def gain(self, item: int) -> float:
        """What one item more is worth."""
        found = self.gains[item]
        if found == UNKNOWN:
            if item < COIN and not self.bench.needs(item):
                found = self.bench.feel.spare
            else:
                found = self.bench.worth_with(item) - self.now
            self.gains[item] = found
        return found

    def loss(self, item: int) -> float:
        """What one item less costs."""
        found = self.losses[item]
        if found == UNKNOWN:
            if item < COIN and not self.bench.needs(item):
                found = self.bench.feel.spare
            else:
                found = self.now - self.bench.worth_without(item)
            self.losses[item] = found
        return found

    def holds(self, item: int) -> int:
        """How many of an item there are."""
        if item < COIN:
            return self.bench.hand[item]
        if item == COIN:
            return int(self.bench.coins)
        return 1 if item - PROTEIN in self.bench.proteins else 0


class Partner:
    """An opponent at the market, as a seat sees them: what they hold, and what they may wish for.

    Proteins that the seat has been shown count as they are. Of the others it is only known which they can be: all that
    it has not seen (§1.5). So the wishes for letters are odds, the same in every world that the seat imagines.
    """

    def __init__(self, s: State, seat: int, viewer: int, feel: Feel) -> None:
        self.seat = seat
        self.bench: Bench = Bench(s, seat, feel)
        me = 1 << viewer
        hidden = 0
        for back in s.rows[seat]:
            if not s.seen[back] & me:
                hidden += 1
                self.bench.proteins.remove(s.face[back])
        self.hidden: int = hidden
        """Proteins that the viewer has not seen."""
        unseen = 0
        wishes = [0] * KINDS
        uses = [0] * KINDS
        hand = self.bench.hand
        for back in range(KINDS):
            if not s.seen[back] & me:
                unseen += 1
                needs = NEEDS[s.face[back]]
                counts = COUNTS[s.face[back]]
                for place in range(len(needs)):
                    letter = needs[place]
                    if counts[place] > hand[letter]:
                        wishes[letter] += 1
                    elif counts[place] == hand[letter]:
                        uses[letter] += 1
        self.idle: list[float] = [1.0] * KINDS
        """How likely it is that one more of a letter is of no use to any hidden protein."""
        self.free: list[float] = [1.0] * KINDS
        """How likely it is that none of the hidden proteins uses the last of a letter in hand."""
        if hidden > 0:
            for letter in range(KINDS):
                self.idle[letter] = (1.0 - float(wishes[letter]) / unseen) ** hidden
                self.free[letter] = (1.0 - float(uses[letter]) / unseen) ** hidden
        self.trader: Trader = Trader(self.bench)


class Deal:
    """An offer to one opponent."""

    def __init__(self, score: float, give: list[int], want: int, other: int) -> None:
        self.score = score
        """Coins that it may be expected to bring."""
        self.give = give
        self.want = want
        self.other = other


def _insert(deals: list[Deal], deal: Deal) -> None:
    """Keep the best deals first."""
    place = len(deals)
    while place > 0 and deals[place - 1].score < deal.score:
        place -= 1
    deals.insert(place, deal)


class Market:
    """Which offers a seat may hope to see accepted (§4): one or two things given for one wanted.

    An offer must please both. What it brings the other one counts against it, the less the more rivals there are:
    with two at the table nothing that is good for one is good for both.
    """

    def __init__(self, s: State, seat: int, feel: Feel) -> None:
        self.s = s
        self.seat = seat
        self.feel = feel
        self.share: float = 1.0 / (s.seats - 1)
        self.me: Trader = Trader(Bench(s, seat, feel))
        self.others: list[Partner] = []
        for other in range(s.seats):
            if other != seat and (seat == s.current or other == s.current):
                self.others.append(Partner(s, other, seat, feel))

    # -- judging an offer ---------------------------------------------------------------------------------------------

    def expected(self, mine: float, sure: float, idle: float, free: float) -> float:
        """What an offer may be expected to bring that is worth `mine` to me and `sure` to the other one, apart from
        their hidden proteins: with odds `idle` these want nothing of it, and with odds `free` they miss nothing."""
        wish = self.feel.wish
        total = self._if_accepted(mine, sure, idle * free)
        total += self._if_accepted(mine, sure + wish, (1.0 - idle) * free)
        total += self._if_accepted(mine, sure - wish, idle * (1.0 - free))
        return total + self._if_accepted(mine, sure, (1.0 - idle) * (1.0 - free))

    def _if_accepted(self, mine: float, theirs: float, odds: float) -> float:
        if theirs <= self.share * mine + self.feel.doubt:
            return 0.0
        return odds * (mine - self.share * theirs)

    def sent(self, other: Partner, give: list[int], want: list[int]) -> float:
        """What an offer of any size may be expected to bring if it is sent to that opponent."""
        idle = 1.0
        free = 1.0
        for item in want:
            hidden = item >= PROTEIN and not self.knows(other.seat, item - PROTEIN)
            if hidden or other.trader.holds(item) < want.count(item):
                return UNWANTED
            if item < COIN:
                free *= other.free[item]
        for item in give:
            if item < COIN:
                idle *= other.idle[item]
        mine = self.me.bench.worth_after(give, want) - self.me.now
        sure = other.bench.worth_after(want, give) - other.trader.now
        return self.expected(mine, sure, idle, free)

    def knows(self, other: int, protein: int) -> bool:
        """Whether I have been shown a protein that lies before an opponent."""
        for back in self.s.rows[other]:
            if self.s.face[back] == protein:
                return self.s.seen[back] >> self.seat & 1 == 1
        return False

    # -- finding one --------------------------------------------------------------------------------------------------

    def deals(self) -> list[Deal]:
        """A few good offers, best first; for each opponent and each thing that would help, at most one."""
        found: list[Deal] = []
        if self.share >= 1.0:
            return found
        me = self.me
        items: list[int] = []  # that can be given
        for item in range(COIN + 1):
            if me.holds(item) > 0:
                items.append(item)
        for protein in me.bench.proteins:
            items.append(PROTEIN + protein)
        items.sort()
        for other in self.others:
            for want in self.helpful(other):
                deal = self._fill(other, want, items)
                if deal.score > 0.0:
                    _insert(found, deal)
        best: list[Deal] = []
        for deal in found[:FEW]:  # items do not quite add up, so look at the whole
            deal.score = self.sent(self.partner(deal.other), deal.give, [deal.want])
            if deal.score > 0.0:
                _insert(best, deal)
        return best

    def partner(self, seat: int) -> Partner:
        """The opponent in a seat."""
        for other in self.others:
            if other.seat == seat:
                return other
        raise AssertionError("no opponent sits there")

    def helpful(self, other: Partner) -> list[int]:
        """What an opponent holds that would help me."""
        me = self.me
        wants: list[int] = []
        for item in range(COIN + 1):
            if other.trader.holds(item) > 0 and (item == COIN or me.bench.needs(item)) and me.gain(item) > 0.12:
                wants.append(item)
        for protein in other.bench.proteins:
            if me.gain(PROTEIN + protein) > 0.12:
                wants.append(PROTEIN + protein)
        return wants

    def _fill(self, other: Partner, want: int, items: list[int]) -> Deal:
        """The best that could be given for a wanted item: one thing, or two."""
        me = self.me
        best = Deal(0.0, [], want, other.seat)
        free = other.free[want] if want < COIN else 1.0
        for place in range(len(items)):
            one = items[place]
            if one == want:
                continue
            mine = me.gain(want) - me.loss(one)
            if mine <= best.score:
                continue
            sure = other.trader.gain(one) - other.trader.loss(want)
            idle = other.idle[one] if one < COIN else 1.0
            score = self.expected(mine, sure, idle, free)
            if one >= PROTEIN and score > best.score:  # the letters that it needed are free then
                score = self.sent(other, [one], [want])
            if score > best.score:
                best.score = score
                best.give = [one]
            for second in range(place, len(items)):
                two = items[second]
                if two == want or (two == one and me.holds(one) < 2):
                    continue
                both = mine - me.loss(two)
                if both <= best.score:
                    continue
                other_idle = other.idle[two] if two < COIN else 1.0
                score = self.expected(both, sure + other.trader.gain(two), idle * other_idle, free)
                if two >= PROTEIN and score > best.score:
                    score = self.sent(other, [one, two], [want])
                if score > best.score + 0.01:
                    best.score = score
                    best.give = [one, two]
        return best


def balance(s: State, feel: Feel) -> tuple[float, float]:
    """What accepting the open offer or counter-offer brings the seat to move, and the other one (§4.5, §4.6)."""
    if s.phase == REPLY:
        other, come, gone = s.target, s.counter_give, s.counter_want
    else:
        other, come, gone = s.current, s.give, s.want
    bench = Bench(s, s.to_move, feel)
    rival = Bench(s, other, feel)
    mine = bench.worth_after(gone, come) - bench.worth()
    return mine, rival.worth_after(come, gone) - rival.worth()
