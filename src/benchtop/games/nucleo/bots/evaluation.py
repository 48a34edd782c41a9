"""NUCLEO: what lies before a seat and what it may still become, in coins; and which trades would please two seats.

§ numbers point into docs/games/nucleo/rules.md.
"""

from typing import Final

from benchtop.core.state import NONE

from ..components import (
    BANK_PRICE,
    BONUS,
    CHAPERONE,
    CODON,
    COIN,
    CONJUGATION,
    CONSERVATIVE,
    COUNTS,
    CRISPR,
    FACTOR,
    KINDS,
    MISFOLD_LOSS,
    NEEDS,
    PRION,
    PROTEASOME,
    PROTEIN,
    PROTEINS,
    REQUIRED,
    TRNA,
    VALUE,
)
from ..state import FOLD, GOODS, REACT, REPAY, REPLY, RETURN, TAKE, State

LENGTH: Final[list[int]] = [len(card.letters) for card in PROTEINS]
FEW: Final = 5  # offers that are looked at closely
UNKNOWN: Final = -1.0e9
UNWANTED: Final = -1.0e6
"""The value of what is not on the table."""


def _card_values() -> list[float]:
    values = [0.0] * 14
    values[CHAPERONE] = 0.7 * BONUS[CHAPERONE]
    values[CODON] = 0.7 * BONUS[CODON]
    values[CONSERVATIVE] = 0.5
    values[PRION] = 0.3 * MISFOLD_LOSS
    values[CRISPR] = 0.4
    values[CONJUGATION] = 0.15
    values[FACTOR] = 0.3
    values[PROTEASOME] = 0.4
    return values


class Weights:
    """The numbers behind the evaluation.

    Those of time, burden and spare letters are fitted to who won 297 games of four greedy bots, every fourth turn.
    """

    def __init__(self) -> None:
        self.rate: float = 0.65
        """Coins that leave the pool in a turn: so long the game lasts (§8.1)."""
        self.rolls: float = 1.67
        """Amino acids that the dice bring in a turn: one, and by the d6 none, one or two more (§3.2, §3.4)."""
        self.deals: float = 0.3
        """Missing letters that trades and cards bring in a turn."""
        self.spare: float = 1.0 / BANK_PRICE
        """Coins that an amino acid is worth that no protein needs: so many of them buy any other (§5.1)."""
        self.wish: float = 0.45
        """Coins that a letter is worth to somebody who needs it, where the protein is not known."""
        self.margin: float = 0.05
        """Coins that an offer must bring the other one besides what is fair, to count on being accepted."""
        self.many: int = 10
        """Of more spare amino acids than this the next is worth only a third."""
        self.delay: float = 0.6
        """Turns by which work on the nearest protein delays the next one, for each letter that it lacks."""
        self.burden: float = 0.5
        """What of a protein's value it costs to hold it when no time is left: some scores are 0 anyway (§8.2)."""
        self.relief: float = 3.0
        """Turns of one's own that halve that: there will be chances to build, swap or trade it."""
        self.tempo: float = 0.25
        """Coins that it costs to lack a letter: what is built sooner leaves time to build more."""
        self.cards: list[float] = _card_values()
        """Coins that an action card in hand is worth while there is time to use it; Charged tRNA counts as a letter."""
        self.waits: list[list[float]] = [self._waits(empty) for empty in range(KINDS + 1)]
        """Turns until a protein is complete, by empty stacks and by letters that it lacks."""

    def _waits(self, empty: int) -> list[float]:
        turns = 0.0
        waits = [0.0]
        for lack in range(1, max(LENGTH) + 1):
            # A roll helps if it shows one of the missing letters or an empty stack, which is a free choice (§3.3).
            turns += 1.0 / (self.rolls * (lack + empty) / KINDS + self.deals)
            waits.append(turns)
        return waits


class Evaluation:
    """What one seat has, copied, to try things on."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.weights = weights
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
                cards += weights.cards[kind]
        self.cards: float = cards

    def count_pending(self, s: State) -> None:
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
            coins = min(max(VALUE[s.building] + s.bonus, 0), self.pool)  # (§6.5)
            self.coins += coins
            self.pool -= coins

    def turns_left(self) -> float:
        """Turns of its own that the seat will still have, this one included while its dice are not rolled."""
        turns = (self.pool / self.weights.rate - self.wait) / self.seats + 0.4
        if self.rolling:
            turns += 1.0
        return turns if turns > 0.1 else 0.1

    def value(self) -> float:
        """Coins to be expected at the end, less what proteins that will not be built cost then (§8.2).

        Every amino acid serves one protein: the one that promises most takes what it needs, then the next one.
        """
        weights = self.weights
        left = self.turns_left()
        burden = weights.burden * weights.relief / (left + weights.relief)
        free = self.hand
        rest = self.proteins[:]
        wild = self.wild
        spare = self.size - self.owed
        delay = 0.0
        total = self.coins
        while rest:
            found = 0
            most = UNKNOWN
            found_lack = 0
            for place in range(len(rest)):
                lack = lack_of(free, rest[place])
                promise = self._promise(rest[place], lack - wild, left, burden, delay)
                if promise > most:
                    most = promise
                    found = place
                    found_lack = lack
            protein = rest.pop(found)
            total += most - burden * VALUE[protein]
            if most <= 0.3 * VALUE[protein]:  # not worth saving for
                continue
            spare -= LENGTH[protein] - found_lack
            if rest:
                if free is self.hand:
                    free = free[:]
                _use_up(free, protein)
            if found_lack <= wild:
                wild -= found_lack
            else:
                delay += weights.delay * (found_lack - wild)
                total -= weights.tempo * (found_lack - wild)
                wild = 0
        return total + self._spare_value(spare + wild) + self.cards * (left / (left + 1.0))

    def _promise(self, protein: int, missing: int, left: float, burden: float, delay: float) -> float:
        """What a protein is worth more than to hold it to the end: the chance to build it, times all that this saves
        and pays."""
        if missing <= 0:
            chance = 1.0 if self.here else left / (left + 0.15)
        else:
            wait = self.weights.waits[self.empty][missing] + delay
            chance = left * left / (left * left + wait * wait)
        value = VALUE[protein]
        return chance * ((value if value < self.pool else self.pool) + burden * value)

    def _spare_value(self, spare: int) -> float:
        """What amino acids are worth that no protein needs; less than none of them have to come from the others."""
        weights = self.weights
        if spare < 0:
            return 0.5 * spare
        if spare > weights.many:
            return weights.spare * (weights.many + (spare - weights.many) / 3.0)
        return weights.spare * spare

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

    def remove(self, item: int) -> None:
        """An item of a trade goes."""
        if item < COIN:
            self.hand[item] -= 1
            self.size -= 1
        elif item == COIN:
            self.coins -= 1.0
        else:
            self.proteins.remove(item - PROTEIN)

    def value_with(self, item: int) -> float:
        """What everything is worth with one item more."""
        self.add(item)
        value = self.value()
        self.remove(item)
        return value

    def value_without(self, item: int) -> float:
        """What everything is worth with one item less."""
        self.remove(item)
        value = self.value()
        self.add(item)
        return value

    def value_after(self, gone: list[int], come: list[int]) -> float:
        """What everything is worth after a trade."""
        for item in gone:
            self.remove(item)
        for item in come:
            self.add(item)
        value = self.value()
        for item in come:
            self.remove(item)
        for item in gone:
            self.add(item)
        return value

    def needs(self, letter: int) -> bool:
        """Whether a protein needs a letter at all."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > 0:
                return True
        return False

    def lacks(self, letter: int) -> bool:
        """Whether any protein needs more of a letter than there is."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > self.hand[letter]:
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
                    now = self.value()
                loss = now - self.value_without(letter)
                for _ in range(min(held, needed)):
                    useful.append(letter)
                    losses.append(loss)
        while len(gone) < count and useful:
            best = losses.index(min(losses))
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
                    value = self.value_with(letter)
                    if value > most:
                        most = value
                        best = letter
        return best


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


def _use_up(hand: list[int], protein: int) -> None:
    """Take what a protein needs from a hand, as far as it is there."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    for place in range(len(needs)):
        letter = needs[place]
        hand[letter] -= counts[place] if counts[place] < hand[letter] else hand[letter]


# -- trades that please two seats (§4) --------------------------------------------------------------------------------


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
    it has not seen (§1.5). So the wishes for letters are odds, the same in every world that the seat imagines.
    """

    def __init__(self, s: State, seat: int, viewer: int, weights: Weights) -> None:
        evaluation = Evaluation(s, seat, weights)
        hidden = 0  # proteins that the viewer has not seen
        for back in s.rows[seat]:
            if not s.seen[back] >> viewer & 1:
                hidden += 1
                evaluation.proteins.remove(s.face[back])
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


def balance(s: State, weights: Weights) -> tuple[float, float]:
    """What accepting the open offer or counter-offer brings the seat to move, and the other one (§4.5, §4.6)."""
    if s.phase == REPLY:
        other, come, gone = s.target, s.counter_give, s.counter_want
    else:
        other, come, gone = s.current, s.give, s.want
    mine = Evaluation(s, s.to_move, weights)
    rival = Evaluation(s, other, weights)
    return mine.value_after(gone, come) - mine.value(), rival.value_after(come, gone) - rival.value()
