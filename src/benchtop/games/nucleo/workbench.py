"""NUCLEO: what lies before a seat and what it may still become, in coins.

§ numbers point into docs/games/nucleo/rules.md.
"""

from typing import Final

from .cards import (
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
from .state import FOLD, GOODS, NONE, REACT, REPAY, RETURN, TAKE, State

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
