"""NUCLEO: which amino acids each hand may hold, as far as each seat can tell (§1.6).

Dice, bank, trades and builds are open, so everybody knows every hand until an amino acid is passed face down
(Frameshift) or taken unseen (Conjugation). Third players then don't know the letter of that pass, and nothing else.
Knowledge is therefore stored as:

    base      the hands before the first pass in memory, known to everybody
    Unseen    a moment at which cards passed unseen: givers and takers (public), and letters (secret). Also, for each
              hand and letter, everything seen in public up to the next such moment: how the count has changed (`net`),
              and the least (`low`) and the most (`high`) it can have been right after the pass. Paying or offering a
              card shows that it was there; a "no" to CRISPR-Cas9 shows that it was not.

A seat knows the letters of the passes in which it gave or took. Its possible worlds are all choices of the other
letters for which every hand stays between `low` and `high`. `imagine` draws one of these worlds, `hand_bounds` returns
what they have in common, and `drop_certain` drops a pass once everybody can tell its letters. All three use constraint
propagation over `_Domains`, the letters that each pass can still have had: letters are struck until all that are left
agree with what was seen before and after. Nothing here reads letters that the asking seat has not seen. The file is
long because it holds one algorithm.
"""

from typing import ClassVar, Final

from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from .components import KINDS

ANY: Final = (1 << KINDS) - 1  # all letters, as bits
NO_PASS: Final = [NONE]
MANY: Final = 99  # more cards than there are of any letter
FIRST_TRIES: Final = 4  # of rejection sampling, before constraint propagation
TRIES: Final = 12  # of rejection sampling after it, before choosing letters one by one


class Unseen(Part):
    """A moment at which amino acids passed unseen, and what was seen since. A cell is seat * 20 + letter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("givers", "takers", "letters", "low", "high", "net")

    def __init__(self, cells: int = 0) -> None:
        self.givers: list[int] = []
        self.takers: list[int] = []
        self.letters: list[int] = []
        self.low: list[int] = [0] * cells
        self.high: list[int] = [MANY] * cells
        self.net: list[int] = [0] * cells

    def shows(self, cell: int, count: int) -> bool:
        """Record that a cell is seen to hold at least `count`; return whether that is new."""
        least = count - self.net[cell]
        if least <= self.low[cell]:
            return False
        self.low[cell] = least
        return True

    def lacks(self, cell: int) -> None:
        """Record that a cell is seen to be empty."""
        self.high[cell] = min(self.high[cell], -self.net[cell])

    def knows(self, seat: int | None, number: int) -> bool:
        """Whether a seat saw the letter of a pass."""
        return seat is not None and (self.givers[number] == seat or self.takers[number] == seat)

    def copy(self) -> "Unseen":
        other = Unseen()
        other.givers = self.givers[:]
        other.takers = self.takers[:]
        other.letters = self.letters[:]
        other.low = self.low[:]
        other.high = self.high[:]
        other.net = self.net[:]
        return other


def record_passes(
    memory: list[Unseen],
    base: list[int],
    hands: list[list[int]],
    givers: list[int],
    takers: list[int],
    letters: list[int],
) -> None:
    """Record unseen passes that happen at the same time; `hands` are the hands before them."""
    if not memory:
        base.clear()
        for hand in hands:
            base.extend(hand)
    moment = Unseen(len(base))
    moment.givers = givers[:]
    moment.takers = takers[:]
    moment.letters = letters[:]
    memory.append(moment)


def reveal_oldest(memory: list[Unseen], base: list[int]) -> Unseen:
    """Make the letters of the oldest moment public, and return that moment."""
    moment = memory.pop(0)
    _apply(base, moment, moment.letters)
    return moment


def drop_certain(memory: list[Unseen], base: list[int]) -> None:
    """Drop the oldest moments while everybody can tell their letters."""
    domains = _Domains(memory, base, 0)
    domains.start(None)
    decided = 0
    while decided < len(memory) and domains.is_decided(decided):
        decided += 1
    for _ in range(decided):
        reveal_oldest(memory, base)


def _apply(hands: list[int], moment: Unseen, letters: list[int]) -> None:
    """Update hands by the passes of a moment and by everything seen until the next."""
    for number, letter in enumerate(letters):
        hands[moment.givers[number] * KINDS + letter] -= 1
        hands[moment.takers[number] * KINDS + letter] += 1
    for cell, change in enumerate(moment.net):
        hands[cell] += change


def hand_bounds(
    memory: list[Unseen], base: list[int], sizes: list[int], seat: int | None
) -> tuple[list[int], list[int]]:
    """Return the least and the most that each cell can hold now, as far as a seat can tell."""
    domains = _Domains(memory, base, 0)
    domains.start(seat)
    ranges = domains.ranges
    totals = [0] * KINDS  # of each letter in all hands, which is public
    for cell, count in enumerate(base):
        totals[cell % KINDS] += count
        for moment in memory:
            totals[cell % KINDS] += moment.net[cell]
    changed = True
    while changed:
        changed = False
        for hand, size in enumerate(sizes):
            changed = _balance(ranges, range(hand * KINDS, (hand + 1) * KINDS), size) or changed
        for letter in range(KINDS):
            changed = _balance(ranges, range(letter, len(base), KINDS), totals[letter]) or changed
    return ranges.low, ranges.high


def _balance(ranges: "_Ranges", cells: range, total: int) -> bool:
    """Narrow cells that add up to a known total; return whether anything changed."""
    low = 0
    high = 0
    for cell in cells:
        low += ranges.low[cell]
        high += ranges.high[cell]
    if low == high:
        return False
    changed = False
    for cell in cells:
        least = max(ranges.low[cell], total - (high - ranges.high[cell]))
        most = min(ranges.high[cell], total - (low - ranges.low[cell]))
        if least != ranges.low[cell] or most != ranges.high[cell]:
            changed = True
            low += least - ranges.low[cell]
            high += most - ranges.high[cell]
            ranges.low[cell] = least
            ranges.high[cell] = most
    return changed


def imagine(memory: list[Unseen], base: list[int], hands: list[list[int]], seat: int | None, rng: Rng) -> None:
    """Choose new letters for the passes that a seat has not seen, consistent with what it has, and update `hands`."""
    if not memory:
        return
    possible = _Possible(memory, base, seat)
    now = _sample_by_rejection(memory, base, possible, FIRST_TRIES, rng)
    if not now:
        possible = _sharpened(possible)
        now = _sample_by_rejection(memory, base, possible, TRIES, rng)
    if not now:
        domains = _Domains(memory, base, 0)
        domains.options = [options[:] for options in possible.domains.options]
        found = domains.decide(rng)
        if found is None:
            raise AssertionError("what was seen contradicts itself")
        now = base[:]
        for number, moment in enumerate(memory):
            moment.letters = [options.bit_length() - 1 for options in found[number]]
            _apply(now, moment, moment.letters)
    for cell, count in enumerate(now):
        hands[cell // KINDS][cell % KINDS] = count


class _Possible:
    """The possibilities for a seat: the letters of passes, and what hands held right after them."""

    def __init__(self, memory: list[Unseen], base: list[int], seat: int | None) -> None:
        self.seat: int | None = seat
        self.base: list[int] = base
        self.memory: list[Unseen] = memory
        self.domains: _Domains = _Domains(memory, base, 0)
        self.domains.know(seat)
        self.bounds: _Bounds = _Bounds(self.domains)

    def sharpen(self) -> None:
        """Strike impossible letters by constraint propagation."""
        self.base = self.base[:]
        self.memory = [moment.copy() for moment in self.memory]
        self.domains.propagate()
        self.bounds = _Bounds(self.domains)

    def is_like(self, other: "_Possible") -> bool:
        """Whether the seat has seen the same in both; ignores letters it has not seen."""
        if self.seat != other.seat or len(self.memory) != len(other.memory) or self.base != other.base:
            return False
        for place, mine in enumerate(self.memory):
            theirs = other.memory[place]
            if mine.net != theirs.net or mine.low != theirs.low or mine.high != theirs.high:
                return False
            if mine.givers != theirs.givers or mine.takers != theirs.takers:
                return False
            for number in range(len(mine.letters)):
                if mine.knows(self.seat, number) and mine.letters[number] != theirs.letters[number]:
                    return False
        return True


_kept: Final[list[_Possible]] = []  # the last sharpened: searches imagine many worlds from one position


def _sharpened(possible: _Possible) -> _Possible:
    """Return the sharpened equivalent, from the cache if it is there."""
    for kept in _kept:
        if kept.is_like(possible):
            return kept
    possible.sharpen()
    _kept[:] = [possible]
    return possible


def _sample_by_rejection(memory: list[Unseen], base: list[int], possible: _Possible, tries: int, rng: Rng) -> list[int]:
    """Choose random letters for unseen passes and keep them if they agree with everything seen. This mostly succeeds
    after a try or two, which is far faster than constraint propagation. Return the hands, or an empty list if no try
    succeeded.
    """
    for _ in range(tries):
        now = base[:]
        proposed: list[list[int]] = []
        for number, moment in enumerate(memory):
            low = possible.bounds.low[number]
            high = possible.bounds.high[number]
            letters = _propose_letters(moment, now, low, high, possible.domains.options[number], rng)
            if not letters:
                break
            for cell, change in enumerate(moment.net):
                now[cell] += change
            proposed.append(letters)
        if len(proposed) == len(memory):
            for number, moment in enumerate(memory):
                moment.letters = proposed[number]
            return now
    return []


def _propose_letters(
    moment: Unseen, hands: list[int], low: list[int], high: list[int], options: list[int], rng: Rng
) -> list[int]:
    """Propose letters for the passes of a moment that keep hands within `low` and `high`, and update `hands`. Return an
    empty list if none were found.
    """
    letters: list[int] = []
    for number, giver in enumerate(moment.givers):
        if options[number] & options[number] - 1 == 0:
            letters.append(options[number].bit_length() - 1)
        else:
            letter = _propose_letter(moment, number, hands, low, high, options[number], rng)
            if letter < 0:
                return []
            letters.append(letter)
        if hands[giver * KINDS + letters[number]] == 0:
            return []
    for number, letter in enumerate(letters):
        hands[moment.givers[number] * KINDS + letter] -= 1
        hands[moment.takers[number] * KINDS + letter] += 1
    for cell in range(len(hands)):
        if hands[cell] < low[cell] or hands[cell] > high[cell]:
            return []
    return letters


def _propose_letter(
    moment: Unseen, number: int, hands: list[int], low: list[int], high: list[int], options: int, rng: Rng
) -> int:
    """Propose a letter for one pass: a letter that its taker must have received, otherwise a random card that the giver
    can spare and the taker can hold. Return NONE if there is none.
    """
    giver = moment.givers[number] * KINDS
    taker = moment.takers[number] * KINDS
    # At a Frameshift both give and take, perhaps the same letter.
    refilled = 1 if moment.givers[number] in moment.takers else 0
    relieved = 1 if moment.takers[number] in moment.givers else 0
    total = 0
    for letter in range(KINDS):
        if hands[taker + letter] < low[taker + letter]:
            return letter
        if _may_pass(hands, low, high, giver + letter, taker + letter, refilled, relieved) and options >> letter & 1:
            total += hands[giver + letter]
    if total == 0:
        return NONE
    place = rng.below(total)
    for letter in range(KINDS):
        if _may_pass(hands, low, high, giver + letter, taker + letter, refilled, relieved) and options >> letter & 1:
            place -= hands[giver + letter]
            if place < 0:
                return letter
    return NONE


def _may_pass(
    hands: list[int], low: list[int], high: list[int], giver: int, taker: int, refilled: int, relieved: int
) -> bool:
    """Whether the giver can spare a letter and the taker can hold it; both are cells."""
    return hands[giver] + refilled > low[giver] and hands[taker] - relieved < high[taker]


# -- possible letters -------------------------------------------------------------------------------------------------


class _Domains:
    """The possible letters of every pass from moment `first` on, as bits; `before` are the hands then."""

    def __init__(self, memory: list[Unseen], before: list[int], first: int) -> None:
        self.memory: list[Unseen] = memory
        self.before: list[int] = before
        self.first: int = first
        self.options: list[list[int]] = []  # by moment and pass
        self.ranges: _Ranges = _Ranges(before)  # what each hand can hold now; valid after `propagate`

    def start(self, seat: int | None) -> None:
        """Infer everything a seat can tell."""
        self.know(seat)
        self.propagate()

    def know(self, seat: int | None) -> None:
        """Restrict passes to the letters that a seat saw itself."""
        for moment in self.memory:
            known = [1 << letter if moment.knows(seat, number) else ANY for number, letter in enumerate(moment.letters)]
            self.options.append(known)

    def is_decided(self, number: int) -> bool:
        """Whether only one letter is left for each pass of a moment."""
        for options in self.options[number]:  # noqa: SIM110 (a generator is slower)
            if options & options - 1:
                return False
        return True

    def propagate(self) -> bool:
        """Strike impossible letters until nothing changes; return False if a pass is left with none."""
        changed = True
        while changed:
            changed = False
            bounds = _Bounds(self)
            self.ranges = _Ranges(self.before)
            for number in range(self.first, len(self.memory)):
                low = bounds.low[number - self.first]
                high = bounds.high[number - self.first]
                struck = self.ranges.through(self.memory[number], low, high, self.options[number])
                if struck < 0:
                    return False
                changed = changed or struck > 0
            changed = changed and self.first + 1 < len(self.memory)  # a single moment needs one round
        return True

    def _pass_over_decided(self) -> None:
        """Skip to the first moment that has letters to choose."""
        while self.first < len(self.memory) and self.is_decided(self.first):
            self.before = self.before[:]
            letters = [options.bit_length() - 1 for options in self.options[self.first]]
            _apply(self.before, self.memory[self.first], letters)
            self.first += 1

    def decide(self, rng: Rng) -> list[list[int]] | None:
        """Choose a random letter for every pass; return None if that is impossible. Propagating after every choice
        detects dead ends early, so there is little backtracking.
        """
        self._pass_over_decided()
        if self.first == len(self.memory):
            return self.options
        moment = self.memory[self.first]
        options = self.options[self.first]
        place = 0
        while options[place] & options[place] - 1 == 0:
            place += 1
        giver = moment.givers[place] * KINDS
        letters: list[int] = []
        for letter in range(KINDS):
            if options[place] >> letter & 1:
                letters.extend([letter] * self.before[giver + letter])
        rng.shuffle(letters)  # weighted by the number of cards
        tried = 0
        for letter in letters:
            if tried >> letter & 1:
                continue
            tried |= 1 << letter
            domains = _Domains(self.memory, self.before, self.first)
            domains.options = [left[:] for left in self.options]
            domains.options[self.first][place] = 1 << letter
            if domains.propagate():
                found = domains.decide(rng)
                if found is not None:
                    return found
        return None


class _Bounds:
    """The least and most that each hand can have held right after each moment, from what was seen then and later."""

    def __init__(self, domains: _Domains) -> None:
        moments = domains.memory[domains.first :]
        self.low: list[list[int]] = [moment.low[:] for moment in moments]
        self.high: list[list[int]] = [moment.high[:] for moment in moments]
        for number in range(len(moments) - 2, -1, -1):
            self._carry_back(
                moments[number + 1], domains.options[domains.first + number + 1], number, moments[number].net
            )

    def _carry_back(self, later: Unseen, options: list[int], number: int, net: list[int]) -> None:
        """Tighten the bounds of a moment by those of the next, whichever letters passed there."""
        low = self.low[number + 1][:]
        high = self.high[number + 1][:]
        for place, letters in enumerate(options):
            giver = later.givers[place] * KINDS
            taker = later.takers[place] * KINDS
            only = letters & letters - 1 == 0
            for letter in range(KINDS):
                if letters >> letter & 1:
                    high[giver + letter] += 1
                    low[taker + letter] -= 1
                    if only:
                        low[giver + letter] += 1
                        high[taker + letter] -= 1
        for place, letters in enumerate(options):
            if letters & letters - 1 == 0:
                cell = later.givers[place] * KINDS + letters.bit_length() - 1
                low[cell] = max(low[cell], 1)
        for cell in range(len(low)):
            self.low[number][cell] = max(self.low[number][cell], low[cell] - net[cell])
            self.high[number][cell] = min(self.high[number][cell], high[cell] - net[cell])


class _Ranges:
    """The least and most that each hand can hold, updated moment by moment."""

    def __init__(self, before: list[int]) -> None:
        self.low: list[int] = before[:]
        self.high: list[int] = before[:]

    def through(self, moment: Unseen, low: list[int], high: list[int], options: list[int]) -> int:
        """Advance past a moment, with these bounds for right after its passes, and strike impossible letters. Return 1
        if any were struck, 0 if none, -1 if all.
        """
        seats = len(low) // KINDS
        out = [NONE] * seats  # by hand: the pass that leaves it, and the pass that enters it
        into = [NONE] * seats
        struck = 0
        for number, giver in enumerate(moment.givers):
            out[giver] = number
            into[moment.takers[number]] = number
            for letter in range(KINDS):
                if options[number] >> letter & 1 and self.high[giver * KINDS + letter] <= 0:
                    options[number] ^= 1 << letter
                    struck = 1
        hands = [_Transition() for _ in range(seats)]
        changed = True
        while changed:
            changed = False
            for hand in range(seats):
                gone = options[out[hand]] if out[hand] >= 0 else 0
                come = options[into[hand]] if into[hand] >= 0 else 0
                if (out[hand] >= 0 and not gone) or (into[hand] >= 0 and not come):
                    return -1
                if not hands[hand].check(self, hand * KINDS, low, high, gone, come):
                    return -1
                if gone != hands[hand].gone:
                    options[out[hand]] = hands[hand].gone
                    changed = True
                if come != hands[hand].come:
                    options[into[hand]] = hands[hand].come
                    changed = True
            if changed:
                struck = 1
        for hand in range(seats):
            hands[hand].apply(self, hand * KINDS, low, high)
        for cell, change in enumerate(moment.net):
            self.low[cell] += change
            self.high[cell] += change
        return struck


def _unlike(letters: int, others: int) -> int:
    """Return the letters of one set for which the other set has a different letter."""
    return letters if others & others - 1 else letters & ~others if others else 0


def _letters(bits: int) -> list[int]:
    """List the letters of a set; NO_PASS for the empty set."""
    letters: list[int] = []
    for letter in range(KINDS):
        if bits >> letter & 1:
            letters.append(letter)
    return letters or NO_PASS


class _Transition:
    """A hand at a moment: the letters that may have left and entered, and how that changed each count."""

    def __init__(self) -> None:
        self.gone: int = 0
        self.come: int = 0
        self.less: int = 0  # letters whose count may fall by one, stay, or rise by one
        self.same: int = 0
        self.more: int = 0

    def check(self, ranges: _Ranges, first: int, low: list[int], high: list[int], gone: int, come: int) -> bool:
        """Keep the pairs of a leaving and an entering letter that fit the bounds (0 for no pass); return whether there
        are any.
        """
        wrong = 0  # letters that do not fit unless a card leaves or enters
        sinks = 0  # letters that fit with one card fewer, and with one more
        rises = 0
        for letter in range(KINDS):
            cell = first + letter
            over = ranges.low[cell] - high[cell]
            under = low[cell] - ranges.high[cell]
            if over > 0 or under > 0:
                wrong |= 1 << letter
            if over <= 1 and under <= -1:
                sinks |= 1 << letter
            if over <= -1 and under <= 1:
                rises |= 1 << letter
        self.gone = self.come = self.less = self.same = self.more = 0
        if wrong == 0:
            self._take_any(gone, come, gone & sinks, come & rises)
        elif gone or come:
            self._take_fitting(wrong, gone, come, sinks, rises)
        return self.less | self.same | self.more != 0

    def _take_any(self, gone: int, come: int, sinks: int, rises: int) -> None:
        """Combine any letter that may leave with any that may enter, when all counts fit already. The same letter both
        ways changes nothing.
        """
        if not gone or not come:
            self.gone = self.less = sinks
            self.come = self.more = rises
            only = sinks | rises
            self.same = ANY if only & only - 1 or not (gone or come) else ANY & ~only
            return
        both = gone & come
        self.less = _unlike(sinks, rises)
        self.more = _unlike(rises, sinks)
        self.gone = self.less | both
        self.come = self.more | both
        if both:
            self.same = ANY
        elif self.less:
            self.same = ANY
            for letter in _letters(self.less | self.more):
                here = 1 << letter
                if not _unlike(sinks & ~here, rises & ~here):
                    self.same ^= here

    def _take_fitting(self, wrong: int, gone: int, come: int, sinks: int, rises: int) -> None:
        """Keep the pairs that correct all counts that do not fit."""
        news = _letters(come)
        for away in _letters(gone):
            for new in news:
                less = 1 << away if gone and away != new else 0
                more = 1 << new if come and away != new else 0
                if wrong & ~(less | more) or less & ~sinks or more & ~rises:
                    continue
                self.gone |= 1 << away if gone else 0
                self.come |= 1 << new if come else 0
                self.less |= less
                self.more |= more
                self.same |= ANY & ~(less | more)

    def apply(self, ranges: _Ranges, first: int, low: list[int], high: list[int]) -> None:
        """Narrow what the hand can hold to what the kept pairs lead to."""
        for letter in range(KINDS):
            cell = first + letter
            here = 1 << letter
            least = ranges.low[cell] - 1 if self.less & here else ranges.low[cell] + (0 if self.same & here else 1)
            most = ranges.high[cell] + 1 if self.more & here else ranges.high[cell] - (0 if self.same & here else 1)
            if least < low[cell]:
                least = low[cell]
            ranges.low[cell] = least if least > 0 else 0
            ranges.high[cell] = most if most < high[cell] else high[cell]
