"""NUCLEO: what lies before a seat and what it may still become, in coins.

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
from ..state import FOLD, GOODS, REACT, REPAY, RETURN, TAKE, State
from ..turns import score

LENGTH: Final[list[int]] = [len(card.letters) for card in PROTEINS]
LETTER_BITS: Final[list[int]] = [sum([1 << letter for letter in needs]) for needs in NEEDS]
"""The different letters of each protein, as bits."""
UNKNOWN: Final = -1.0e9
FINISH: Final = 6.0
"""Coins that it counts to empty the pool as the winner, or not to do so as a loser (§8.1)."""
HOPELESS: Final = 6
"""Coins behind which waiting for better luck only makes the game longer."""


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
        lacks: list[int] = []
        for protein in rest:
            lacks.append(lack_of(free, protein))
        wild = self.wild
        spare = self.size - self.owed
        delay = 0.0
        total = self.coins
        while rest:
            found = 0
            most = UNKNOWN
            for place in range(len(rest)):
                promise = self._promise(rest[place], lacks[place] - wild, left, burden, delay)
                if promise > most:
                    most = promise
                    found = place
            protein = rest.pop(found)
            lack = lacks.pop(found)
            total += most - burden * VALUE[protein]
            if most <= 0.3 * VALUE[protein]:  # not worth saving for
                continue
            spare -= LENGTH[protein] - lack
            if rest:
                if free is self.hand:
                    free = free[:]
                _use_up(free, protein)
                for place in range(len(rest)):
                    if LETTER_BITS[rest[place]] & LETTER_BITS[protein]:  # the others lack what they did
                        lacks[place] = lack_of(free, rest[place])
            if lack <= wild:
                wild -= lack
            else:
                delay += weights.delay * (lack - wild)
                total -= weights.tempo * (lack - wild)
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
        needed = self.needed()
        gone: list[int] = []
        for letter in range(first, KINDS):
            for _ in range(self.hand[letter] - needed[letter]):
                gone.append(letter)
        if len(gone) < count:
            self._add_least_missed(gone, count, first, needed)
        gone = gone[:count]
        gone.sort()
        return gone

    def _add_least_missed(self, gone: list[int], count: int, first: int, needed: list[int]) -> None:
        """Fill up with amino acids that proteins need."""
        useful: list[int] = []
        losses: list[float] = []
        now = self.value()
        for letter in range(first, KINDS):
            held = self.hand[letter]
            if held > 0 and needed[letter] > 0:
                loss = now - self.value_without(letter)
                for _ in range(min(held, needed[letter])):
                    useful.append(letter)
                    losses.append(loss)
        while len(gone) < count and useful:
            best = losses.index(min(losses))
            gone.append(useful.pop(best))
            losses.pop(best)

    def needed(self) -> list[int]:
        """How many of each letter the proteins need together."""
        total = [0] * KINDS
        for protein in self.proteins:
            needs = NEEDS[protein]
            counts = COUNTS[protein]
            for place in range(len(needs)):
                total[needs[place]] += counts[place]
        return total

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


def end_value(s: State, seat: int, coins: int, built: int) -> float:
    """How welcome the end is to a seat with so many coins, that has just built a protein of this value (§8.2)."""
    mine = coins + built
    for back in s.rows[seat]:
        mine -= VALUE[s.face[back]]
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    if mine > best:
        return FINISH
    if mine == best or mine + HOPELESS < best:
        return 0.5
    return -FINISH
