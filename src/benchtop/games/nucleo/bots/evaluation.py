"""NUCLEO: what lies before a seat and what it may still become, in coins.

§ numbers point into docs/games/nucleo/rules.md.
"""

from typing import Final

from benchtop.core.state import NONE

from ..components import (
    CHAPERONE,
    CODON,
    COIN,
    CONJUGATION,
    CONSERVATIVE,
    COUNTS,
    CRISPR,
    FACTOR,
    KINDS,
    NEEDS,
    PRION,
    PROTEASOME,
    PROTEIN,
    REQUIRED,
    TRNA,
    VALUE,
)
from ..state import FOLD, GOODS, REACT, REPAY, REPLY, RETURN, TAKE, State

LONGEST: Final = 8  # letters that a protein can lack, and one more
UNKNOWN: Final = -1.0e9
UNWANTED: Final = -1.0e6
"""The worth of what is not on the table."""


def _card_worth() -> list[float]:
    worth = [0.0] * 14
    worth[CHAPERONE] = 0.7
    worth[CODON] = 1.4
    worth[CONSERVATIVE] = 0.5
    worth[PRION] = 0.3
    worth[CRISPR] = 0.4
    worth[CONJUGATION] = 0.15
    worth[FACTOR] = 0.3
    worth[PROTEASOME] = 0.4
    return worth


class Feel:
    """The numbers behind the judgement.

    Those of time, burden and spare letters are fitted to who won 297 games of four greedy bots, every fourth turn.
    """

    def __init__(self) -> None:
        self.rate: float = 0.65
        """Coins that leave the pool in a turn: so long the game lasts (§8.1)."""
        self.rolls: float = 1.67
        """Amino acids that the dice bring in a turn: one, and by the d6 none, one or two more (§3.2, §3.4)."""
        self.deals: float = 0.3
        """Missing letters that trades and cards bring in a turn."""
        self.spare: float = 0.2
        """Coins that an amino acid is worth that no protein needs: five of them buy any other (§5.1)."""
        self.wish: float = 0.45
        """Coins that a letter is worth to somebody who needs it, where the protein is not known."""
        self.doubt: float = 0.05
        """Coins that an offer must bring the other one besides what is fair, to count on being accepted."""
        self.many: int = 10
        """Of more spare amino acids than this the next is worth only a third."""
        self.patience: float = 0.6
        """Turns by which work on the nearest protein delays the next one, for each letter that it lacks."""
        self.burden: float = 0.5
        """What of a protein's value it costs to hold it when no time is left: some scores are 0 anyway (§8.2)."""
        self.relief: float = 3.0
        """Turns of one's own that halve that: there will be chances to build, swap or trade it."""
        self.tempo: float = 0.25
        """Coins that it costs to lack a letter: what is built sooner leaves time to build more."""
        self.cards: list[float] = _card_worth()
        """Coins that an action card in hand is worth while there is time to use it; Charged tRNA counts as a letter."""
        self.hurry: list[list[float]] = []
        """Turns until a protein is complete, by empty stacks and by letters that it lacks."""
        for empty in range(KINDS + 1):
            turns = 0.0
            row = [0.0]
            for lack in range(1, LONGEST):
                # A roll helps if it shows one of the missing letters or an empty stack, which is a free choice (§3.3).
                turns += 1.0 / (self.rolls * (lack + empty) / KINDS + self.deals)
                row.append(turns)
            self.hurry.append(row)


class Bench:
    """What one seat has, copied, to try things on."""

    def __init__(self, s: State, seat: int, feel: Feel) -> None:
        self.feel = feel
        self.hand: list[int] = s.amino[seat][:]
        self.size: int = s.size[seat]
        self.proteins: list[int] = [s.face[back] for back in s.rows[seat]]
        self.coins: float = float(s.coins[seat])
        self.pool: int = s.pool
        self.wild: int = 0
        """Letters of choice that are sure to come."""
        self.owed: int = 0
        """Amino acids of choice that are sure to go."""
        self.here: bool = seat == s.current
        self.empty: int = 0
        for count in s.bank:
            if count == 0:
                self.empty += 1
        self.seats: int = s.seats
        wait = seat - s.current
        if wait <= 0:
            wait += s.seats
        self.wait: float = float(wait)
        """Turns from now to this seat's next one."""
        self.rolling: bool = self.here and s.part < 3
        cards = 0.0
        for kind in s.hands[seat]:
            if kind == TRNA:
                self.wild += 1
            else:
                cards += feel.cards[kind]
        self.cards: float = cards

    def foresee(self, s: State) -> None:
        """Count what the current player has begun as done."""
        phase = s.phase
        if phase in (TAKE, GOODS):
            self.wild += 1
        elif phase == RETURN:
            self.wild += 1
            self.owed += s.due
        elif phase == REPAY:
            self.owed += 1
        elif phase in (FOLD, REACT):
            coins = VALUE[s.building] + s.bonus
            self.earn(coins if coins > 0 else 0)

    def earn(self, coins: int) -> None:
        """Coins come from the pool, as many as are left there (§6.5)."""
        if coins > self.pool:
            coins = self.pool
        self.coins += coins
        self.pool -= coins

    def turns_left(self) -> float:
        """Turns of its own that the seat will still have, this one included while its dice are not rolled."""
        turns = (self.pool / self.feel.rate - self.wait) / self.seats + 0.4
        if self.rolling:
            turns += 1.0
        return turns if turns > 0.1 else 0.1

    def lacking(self, protein: int) -> int:
        """How many amino acids of a protein are not in hand."""
        return lack_of(self.hand, protein)

    def worth(self) -> float:
        """Coins to be expected at the end, less what proteins that will not be built cost then (§8.2).

        Every amino acid serves one protein: the one that promises most takes what it needs, then the next one.
        """
        feel = self.feel
        left = self.turns_left()
        free = self.hand
        copied = False
        rest = self.proteins[:]
        hurry = feel.hurry[self.empty]
        wild = self.wild
        spare = self.size - self.owed
        delay = 0.0
        total = self.coins
        burden = feel.burden * feel.relief / (left + feel.relief)
        while rest:
            found = 0
            most = UNKNOWN
            found_lack = 0
            found_swing = 0.0
            for place in range(len(rest)):
                protein = rest[place]
                value = VALUE[protein]
                lack = lack_of(free, protein)
                missing = lack - wild if lack > wild else 0
                if missing == 0:
                    chance = 1.0 if self.here else left / (left + 0.15)
                else:
                    wait = hurry[missing] + delay
                    chance = left * left / (left * left + wait * wait)
                paid = value if value < self.pool else self.pool
                swing = chance * (paid + burden * value)
                if swing > most:
                    most = swing
                    found = place
                    found_lack = lack
                    found_swing = swing - burden * value
            protein = rest.pop(found)
            total += found_swing
            if most > 0.3 * VALUE[protein]:  # else not worth saving for
                if rest and not copied:
                    free = free[:]
                    copied = True
                needs = NEEDS[protein]
                counts = COUNTS[protein]
                for place in range(len(needs)):
                    letter = needs[place]
                    used = counts[place] if counts[place] < free[letter] else free[letter]
                    spare -= used
                    if copied:
                        free[letter] -= used
                if found_lack <= wild:
                    wild -= found_lack
                else:
                    delay += feel.patience * (found_lack - wild)
                    total -= feel.tempo * (found_lack - wild)
                    wild = 0
        spare += wild
        if spare < 0:
            total += 0.5 * spare
        elif spare > feel.many:
            total += feel.spare * (feel.many + (spare - feel.many) / 3.0)
        else:
            total += feel.spare * spare
        return total + self.cards * (left / (left + 1.0))

    # -- trying -------------------------------------------------------------------------------------------------------

    def add(self, item: int) -> None:
        """An item of a trade comes."""
        if item < COIN:
            self.hand[item] += 1
            self.size += 1
        elif item == COIN:
            self.coins += 1.0
        else:
            self.proteins.append(item - PROTEIN)

    def take_off(self, item: int) -> None:
        """An item of a trade goes."""
        if item < COIN:
            self.hand[item] -= 1
            self.size -= 1
        elif item == COIN:
            self.coins -= 1.0
        else:
            self.proteins.remove(item - PROTEIN)

    def worth_with(self, item: int) -> float:
        """What everything is worth with one item more."""
        self.add(item)
        worth = self.worth()
        self.take_off(item)
        return worth

    def worth_without(self, item: int) -> float:
        """What everything is worth with one item less."""
        self.take_off(item)
        worth = self.worth()
        self.add(item)
        return worth

    def worth_after(self, gone: list[int], come: list[int]) -> float:
        """What everything is worth after a trade."""
        for item in gone:
            self.take_off(item)
        for item in come:
            self.add(item)
        worth = self.worth()
        for item in come:
            self.take_off(item)
        for item in gone:
            self.add(item)
        return worth

    def needs(self, letter: int) -> bool:
        """Whether a protein needs a letter at all."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > 0:
                return True
        return False

    def cheapest(self, count: int, first: int) -> list[int]:
        """The amino acids from a letter on that are missed least; ascending."""
        gone: list[int] = []
        useful: list[int] = []
        losses: list[float] = []
        now = UNKNOWN
        for letter in range(first, KINDS):
            held = self.hand[letter]
            if held == 0:
                continue
            needed = 0
            for protein in self.proteins:
                needed += REQUIRED[protein][letter]
            for _ in range(held - needed):
                gone.append(letter)
            if needed > 0 and len(gone) < count:
                if now == UNKNOWN:
                    now = self.worth()
                loss = now - self.worth_without(letter)
                for _ in range(held if held < needed else needed):
                    useful.append(letter)
                    losses.append(loss)
        while len(gone) < count and useful:
            best = 0
            for place in range(1, len(useful)):
                if losses[place] < losses[best]:
                    best = place
            gone.append(useful.pop(best))
            losses.pop(best)
        gone = gone[:count]
        gone.sort()
        return gone

    def best_letter(self, bank: list[int]) -> int:
        """The amino acid of the bank that is worth most; NONE if the bank is empty."""
        best = NONE
        most = UNKNOWN
        for letter in range(KINDS):
            if bank[letter] > 0:
                if best == NONE:
                    best = letter
                if self.lacks(letter):
                    worth = self.worth_with(letter)
                    if worth > most:
                        most = worth
                        best = letter
        return best

    def lacks(self, letter: int) -> bool:
        """Whether any protein needs more of a letter than there is."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > self.hand[letter]:
                return True
        return False


def lack_of(hand: list[int], protein: int) -> int:
    """How many amino acids of a protein a hand does not hold."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    lack = 0
    for place in range(len(needs)):
        more = counts[place] - hand[needs[place]]
        if more > 0:
            lack += more
    return lack


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
