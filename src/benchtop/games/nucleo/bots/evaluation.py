"""NUCLEO: the evaluation of a position for a seat, in coins.

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
"""Value of emptying the pool as the winner, or of not emptying it as a loser, in coins (§8.1)."""
HOPELESS: Final = 6
"""Deficit in coins beyond which waiting for luck only makes the game longer."""


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
    """The weights of the evaluation.

    The weights of time, burden and spare letters are fitted to the winners of 297 games of four greedy bots, sampled
    every fourth turn.
    """

    def __init__(self) -> None:
        self.rate: float = 0.65
        """Coins that leave the pool in a turn, which sets the length of the game (§8.1)."""
        self.rolls: float = 1.67
        """Amino acids that the dice bring in a turn: one from the d20, and up to two more by the d6 (§3.2, §3.4)."""
        self.deals: float = 0.3
        """Missing letters that trades and cards bring in a turn."""
        self.spare: float = 1.0 / BANK_PRICE
        """Value in coins of an amino acid that no protein needs: BANK_PRICE of them buy any other (§5.1)."""
        self.wish: float = 0.45
        """Value in coins of a letter to a player who needs it for an unknown protein."""
        self.margin: float = 0.05
        """Coins beyond a fair share that an offer must bring the partner to be accepted."""
        self.many: int = 10
        """Number of spare amino acids after which each further card is worth only a third."""
        self.delay: float = 0.6
        """Turns by which each missing letter of the nearest protein delays the next protein."""
        self.burden: float = 0.5
        """Share of a protein's value lost by holding it when no time is left: some scores are 0 anyway (§8.2)."""
        self.relief: float = 3.0
        """Own turns that halve the burden: there will be chances to build, swap or trade the protein."""
        self.tempo: float = 0.25
        """Cost in coins of each missing letter: building sooner leaves time to build more."""
        self.cards: list[float] = _card_values()
        """Value in coins of each action card while there is time to use it; Charged tRNA counts as a letter."""
        self.waits: list[list[float]] = [self._waits(empty) for empty in range(KINDS + 1)]
        """Turns until a protein is complete, by empty stacks and by missing letters."""

    def _waits(self, empty: int) -> list[float]:
        turns = 0.0
        waits = [0.0]
        for lack in range(1, max(LENGTH) + 1):
            # A roll helps if it shows a missing letter, or an empty stack, which is a free choice (§3.3).
            turns += 1.0 / (self.rolls * (lack + empty) / KINDS + self.deals)
            waits.append(turns)
        return waits


class Evaluation:
    """A copy of what a seat holds, for trying out changes."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.hand: list[int] = s.amino[seat][:]
        self.size: int = s.size[seat]
        self.proteins: list[int] = [s.face[back] for back in s.rows[seat]]
        self.coins: float = float(s.coins[seat])
        self.pool: int = s.pool
        self.wild: int = 0
        """Letters of their choice that the seat is sure to get."""
        self.owed: int = 0
        """Amino acids of their choice that the seat is sure to lose."""
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
        """Turns until this seat's next turn."""
        self.rolling: bool = self.here and s.part < 3
        cards = 0.0
        for kind in s.hands[seat]:
            if kind == TRNA:
                self.wild += 1
            else:
                cards += weights.cards[kind]
        self.cards: float = cards

    def count_pending(self, s: State) -> None:
        """Count a pending action of the current player as completed."""
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
        """Estimate the seat's remaining turns, including this turn until its dice are rolled."""
        turns = (self.pool / self.weights.rate - self.wait) / self.seats + 0.4
        if self.rolling:
            turns += 1.0
        return turns if turns > 0.1 else 0.1

    def value(self) -> float:
        """Estimate the final coins, minus the cost of proteins that will not be built (§8.2).

        Every amino acid serves one protein: the most promising protein takes what it needs, then the next.
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
                    if LETTER_BITS[rest[place]] & LETTER_BITS[protein]:  # otherwise it lacks what it did before
                        lacks[place] = lack_of(free, rest[place])
            if lack <= wild:
                wild -= lack
            else:
                delay += weights.delay * (lack - wild)
                total -= weights.tempo * (lack - wild)
                wild = 0
        return total + self._spare_value(spare + wild) + self.cards * (left / (left + 1.0))

    def _promise(self, protein: int, missing: int, left: float, burden: float, delay: float) -> float:
        """Estimate what a protein is worth compared with holding it to the end: the chance to build it, times what that
        saves and pays.
        """
        if missing <= 0:
            chance = 1.0 if self.here else left / (left + 0.15)
        else:
            wait = self.weights.waits[self.empty][missing] + delay
            chance = left * left / (left * left + wait * wait)
        value = VALUE[protein]
        return chance * ((value if value < self.pool else self.pool) + burden * value)

    def _spare_value(self, spare: int) -> float:
        """Return the value of spare amino acids; if negative, needed letters must make up for them."""
        weights = self.weights
        if spare < 0:
            return 0.5 * spare
        if spare > weights.many:
            return weights.spare * (weights.many + (spare - weights.many) / 3.0)
        return weights.spare * spare

    # -- trying changes ---------------------------------------------------------------------------------------------

    def add(self, item: int) -> None:
        """Add a trade item."""
        if item < COIN:
            self.hand[item] += 1
            self.size += 1
        elif item == COIN:
            self.coins += 1.0
        else:
            self.proteins.append(item - PROTEIN)

    def remove(self, item: int) -> None:
        """Remove a trade item."""
        if item < COIN:
            self.hand[item] -= 1
            self.size -= 1
        elif item == COIN:
            self.coins -= 1.0
        else:
            self.proteins.remove(item - PROTEIN)

    def value_with(self, item: int) -> float:
        """Return the value with one more of an item."""
        self.add(item)
        value = self.value()
        self.remove(item)
        return value

    def value_without(self, item: int) -> float:
        """Return the value with one less of an item."""
        self.remove(item)
        value = self.value()
        self.add(item)
        return value

    def value_after(self, gone: list[int], come: list[int]) -> float:
        """Return the value after a trade."""
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
        """Whether any protein contains a letter."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > 0:
                return True
        return False

    def lacks(self, letter: int) -> bool:
        """Whether any protein needs more of a letter than the hand holds."""
        for protein in self.proteins:  # noqa: SIM110 (a generator is slower)
            if REQUIRED[protein][letter] > self.hand[letter]:
                return True
        return False

    def cheapest(self, count: int, first: int) -> list[int]:
        """Return the `count` least useful amino acids from letter `first` on, ascending."""
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
        """Fill `gone` up with the least useful amino acids that proteins need."""
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
        """Count how many of each letter the proteins need together."""
        total = [0] * KINDS
        for protein in self.proteins:
            needs = NEEDS[protein]
            counts = COUNTS[protein]
            for place in range(len(needs)):
                total[needs[place]] += counts[place]
        return total

    def best_letter(self, bank: list[int]) -> int:
        """Return the most valuable amino acid of the bank; NONE if the bank is empty."""
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
    """Count the amino acids of a protein that a hand lacks."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    lack = 0
    for place in range(len(needs)):
        more = counts[place] - hand[needs[place]]
        if more > 0:
            lack += more
    return lack


def _use_up(hand: list[int], protein: int) -> None:
    """Remove the amino acids of a protein from a hand, as far as it holds them."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    for place in range(len(needs)):
        letter = needs[place]
        hand[letter] -= counts[place] if counts[place] < hand[letter] else hand[letter]


def end_value(s: State, seat: int, coins: int, built: int) -> float:
    """Value the end of the game for a seat with these coins that has just built a protein of value `built` (§8.2)."""
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
