"""Adna's Lab: planning a cut: its temperature, and a site that stands on a chain or can be made (§5.8, §7).

§ numbers point into docs/games/adna/rules.md.
"""

from typing import Final

from benchtop.bio.bases import encode
from benchtop.bio.iupac import bases_of
from benchtop.core.state import NONE

from ..components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DRAWN,
    ENZYME_DATA,
    FIRST_ENZYME,
    KIND,
    LANDING,
    LEVELS,
    NEEDS_BSA,
    SETTINGS,
    SHIFTERS,
    SITES,
    U,
)
from ..state import State

# -- the thermometer ---------------------------------------------------------------------------------------------------

FAR: Final = 1.0e6
"""Price of a level that a hand cannot reach."""
MOST_CARDS: Final = 4
"""Maximum number of temperature cards in a plan."""


class Reach:
    """The levels that a hand can reach, at what price, and with which first card."""

    def __init__(self, s: State, seat: int, prices: list[float]) -> None:
        self.cost: list[float] = [FAR] * len(CELSIUS)
        """By level: the value of the cards on the cheapest way there."""
        self.first: list[int] = [NONE] * len(CELSIUS)
        """By level: the first setting on that way; NONE for the current level."""
        self.levels: int = 1 << s.level
        """All reachable levels, as bits."""
        self.cost[s.level] = 0.0
        self._prices = prices
        offered: list[int] = []
        for setting in range(SETTINGS):
            if s.offered(seat, setting):
                offered.append(setting)
        if offered:
            self._left: list[int] = s.held[seat][:]
            self._go_on(offered, s.level, 0.0, NONE, MOST_CARDS)

    def _go_on(self, offered: list[int], level: int, cost: float, first: int, cards: int) -> None:
        """Try every further card."""
        left = self._left
        for setting in offered:
            kind = SHIFTERS[setting]
            to = LANDING[setting][level]
            price = cost + self._prices[kind]
            if left[kind] == 0 or to < 0 or price >= self.cost[to]:
                continue
            begin = setting if first < 0 else first
            self.cost[to] = price
            self.first[to] = begin
            self.levels |= 1 << to
            if cards > 1:
                left[kind] -= 1
                self._go_on(offered, to, price, begin, cards - 1)
                left[kind] += 1


# -- sites -------------------------------------------------------------------------------------------------------------


def _masks(site: str) -> list[int]:
    """Return the bases allowed at each place of a site, as bits."""
    return [sum(1 << base for base in encode(bases_of(code))) for code in site]


READS: Final[list[list[int]]] = [_masks(row["site"]) for row in ENZYME_DATA]
"""By enzyme: the bases allowed at each place of its site, as bits."""
ENDING_IN: Final[list[list[int]]] = [
    [enzyme for enzyme in range(len(READS)) if READS[enzyme][-1] >> base & 1] for base in range(4)
]
"""By base: the enzymes whose sites can end in it."""
WANTED: Final[list[list[int]]] = [[site.count(1 << base) for base in range(4)] for site in READS]
"""By enzyme and base: number of places of the site that need this base."""


def cut_off(s: State, enzyme: int, chain: int) -> int:
    """Return the number of cards that an enzyme takes off a chain; 0 if it doesn't cut (§7.3, §7.4)."""
    strand = s.chains[chain]
    reads = READS[enzyme]
    size = len(reads)
    length = len(strand)
    for start in range(length - size + 1):
        place = 0
        while place < size and reads[place] >> KIND[strand[start + place]] & 1:
            place += 1
        if place == size:
            return length - start - SITES[enzyme].cut
    return 0


def exposed(s: State, chain: int, base: int) -> float:
    """Estimate the loss of a chain through the sites that this base would complete."""
    strand = s.chains[chain]
    length = len(strand)
    attacker = s.held[1 - chain]
    later = 0.5 * (length + s.target)  # approximate length of the chain when it is cut
    loss = 0.0
    for enzyme in ENDING_IN[base]:
        reads = READS[enzyme]
        start = length + 1 - len(reads)
        if start < 0:
            continue
        place = len(reads) - 2
        while place >= 0 and reads[place] >> KIND[strand[start + place]] & 1:
            place -= 1
        works = LEVELS[FIRST_ENZYME + enzyme] >> s.level & 1
        if place < 0 and works and not s.held[chain][FIRST_ENZYME + enzyme]:
            chance = HELD_CHANCE if attacker[FIRST_ENZYME + enzyme] else UNSEEN_CHANCE
            loss += chance * (later - start - SITES[enzyme].cut)
    return loss


HELD_CHANCE: Final = 0.1
"""Probability that the rival's enzyme finds buffer and temperature while the site stands."""
UNSEEN_CHANCE: Final = 0.03


def has_tools(held: list[int], enzyme: int) -> bool:
    """Whether a hand has the buffer of an enzyme, and BSA if needed (§7.1)."""
    return held[BUFFER_OF[enzyme]] > 0 and (not NEEDS_BSA[enzyme] or held[BSA] > 0)


def readiness(s: State, seat: int, enzyme: int, levels: int) -> float:
    """Estimate the probability of a cut with an enzyme in hand if its site stands, given the reachable levels."""
    lacking = 0 if s.held[seat][BUFFER_OF[enzyme]] else 1
    if NEEDS_BSA[enzyme] and not s.held[seat][BSA]:
        lacking += 1
    allowed = LEVELS[FIRST_ENZYME + enzyme]
    return READY[lacking] if allowed >> s.level & 1 else REACHED[lacking] if allowed & levels else ELSEWHERE[lacking]


READY: Final[list[float]] = [0.8, 0.2, 0.05]
"""Probability of a cut at the current temperature, by the number of supports (buffer, BSA) missing."""
REACHED: Final[list[float]] = [0.7, 0.2, 0.05]
"""Probability of a cut at a temperature that cards in hand can reach."""
ELSEWHERE: Final[list[float]] = [0.5, 0.15, 0.03]
"""Probability of a cut at a temperature that cards in hand cannot reach."""
COMING: Final = 3
"""Approximate growth of a chain until a new site is cut."""


class Planting:
    """Bases to lay on the rival's chain to make a site for an enzyme in hand (§7.2)."""

    def __init__(self) -> None:
        self.enzyme: int = NONE
        self.gain: float = 0.0
        """Its gain; 0 if there is nothing to plant."""
        self.next: int = 0
        """The possible first bases, as bits."""
        self.hold: list[int] = [0] * U
        """By base: number to keep in hand for an incomplete site."""


def plan_planting(s: State, seat: int, levels: int) -> Planting:
    """Find the best site that a seat can lay with the bases in its hand, or the bases to keep for a site.

    Bases are also kept for enzymes that lack their buffer: a base in hand counts in the race like a base on the chain,
    and once the buffer comes there is seldom time to gather a site.
    """
    plan = Planting()
    held = s.held[seat]
    for enzyme in range(len(READS)):
        if not held[FIRST_ENZYME + enzyme] or cut_off(s, enzyme, 1 - seat):
            continue
        for base in range(U):
            plan.hold[base] = max(plan.hold[base], WANTED[enzyme][base])
        if has_tools(held, enzyme):
            _plant(s, seat, enzyme, readiness(s, seat, enzyme, levels), plan)
    return plan


def _plant(s: State, seat: int, enzyme: int, luck: float, plan: Planting) -> None:
    """Plan to lay the site of an enzyme, if that gains more than the current plan."""
    chain = s.chains[1 - seat]
    length = len(chain)
    grown = GROWN * (s.target - length)
    room = s.target - length - s.backs[1 - seat][BASES] - DRAWN[BASES]  # more would let the rival finish before the cut
    reads = READS[enzyme]
    size = len(reads)
    for laid in range(1, min(MOST_PLANTED, size, room) + 1):
        start = length + laid - size
        if start < 0 or not _stands(chain, start, reads, size - laid):
            continue
        gain = luck * (length + laid + grown - start - SITES[enzyme].cut) - GIFT * laid
        if gain > plan.gain and _missing(s.held[seat], reads, size - laid) == 0:
            plan.enzyme = enzyme
            plan.gain = gain
            plan.next = reads[size - laid]
            return


MOST_PLANTED: Final = 6
"""Maximum number of bases of a site that a bot lays itself."""
GROWN: Final = 0.5
"""Fraction of the missing bases that a chain gets, about, before a planted site is cut."""
GIFT: Final = 1.0
"""Cost of a base on the rival's chain instead of your own; set too low on purpose, for more cuts."""


def _stands(chain: list[int], start: int, reads: list[int], size: int) -> bool:
    """Whether the first `size` bases of a site stand on a chain."""
    place = 0
    while place < size and reads[place] >> KIND[chain[start + place]] & 1:
        place += 1
    return place == size


def _missing(held: list[int], reads: list[int], first: int) -> int:
    """Return the number of bases that a hand lacks for a site, from place `first` on."""
    left = held[:U]
    missing = 0
    for place in range(first, len(reads)):
        found = NONE
        for base in range(U):
            if reads[place] >> base & 1 and left[base] > 0 and (found == NONE or left[base] > left[found]):
                found = base
        if found == NONE:
            missing += 1
        else:
            left[found] -= 1
    return missing


# -- making a site ----------------------------------------------------------------------------------------------------


class Plan:
    """Bases of a chain to rearrange to make a site for an enzyme in hand (§5.7, §7.2)."""

    def __init__(self) -> None:
        self.enzyme: int = NONE
        self.gain: float = 0.0
        self.picks: list[int] = []
        """Positions, in ascending order."""
        self.bases: list[int] = []
        """The new base at each position."""


def plan_site(s: State, seat: int, chain: int, most: int, levels: int) -> Plan:
    """Find the best site that a seat can make by moving up to `most` bases, swapping wrong bases with right ones."""
    plan = Plan()
    strand = s.strand(chain)
    for enzyme in range(len(READS)):
        if not s.held[seat][FIRST_ENZYME + enzyme]:
            continue
        luck = readiness(s, seat, enzyme, levels)
        reads = READS[enzyme]
        already = cut_off(s, enzyme, chain)
        if already:
            already += COMING
        for start in range(len(strand) - len(reads) + 1):
            more = len(strand) + COMING - start - SITES[enzyme].cut - already
            if more * luck <= plan.gain:
                break  # further back there is less to cut off
            wrong = [start + place for place in range(len(reads)) if not reads[place] >> strand[start + place] & 1]
            if 0 < len(wrong) <= most and _rearranged(strand, start, reads, wrong, most, plan):
                plan.enzyme = enzyme
                plan.gain = more * luck
    return plan


def plan_removal(s: State, seat: int, chain: int, levels: int) -> Plan:
    """Find the best site that a seat can make by taking two bases out of a chain, so the gap closes (§9.5)."""
    plan = Plan()
    strand = s.strand(chain)
    length = len(strand)
    for enzyme in range(len(READS)):
        if not s.held[seat][FIRST_ENZYME + enzyme] or not has_tools(s.held[seat], enzyme):
            continue
        luck = readiness(s, seat, enzyme, levels)
        reads = READS[enzyme]
        size = len(reads)
        if cut_off(s, enzyme, chain):
            continue
        for start in range(length - size - 1):
            gone = length - 2 + COMING - start - SITES[enzyme].cut
            if gone * luck <= plan.gain:
                break
            picks: list[int] = []
            at = start
            place = 0
            while place < size and at < length:
                if reads[place] >> strand[at] & 1:
                    place += 1
                elif place == 0 or len(picks) == 2:
                    break
                else:
                    picks.append(at)
                at += 1
            if place == size and picks:
                if len(picks) == 1:
                    picks.append(length - 1 if at < length else start - 1)
                if picks[1] >= 0:
                    plan.enzyme = enzyme
                    plan.gain = gone * luck
                    plan.picks = sorted(picks)
    return plan


def _rearranged(strand: list[int], start: int, reads: list[int], wrong: list[int], most: int, plan: Plan) -> bool:
    """Plan how the wrong bases of a site are swapped, with each other first; return whether that is possible."""
    spare = [strand[position] for position in wrong]
    given: list[int] = []
    lacking: list[int] = []
    for position in wrong:
        base = _one_of(spare, reads[position - start])
        given.append(base)
        if base == NONE:
            lacking.append(position)
        else:
            spare.remove(base)
    if len(wrong) + len(lacking) > most:
        return False
    after = dict(zip(wrong, given, strict=True))
    for position in lacking:
        donor = NONE
        for there in range(len(strand)):
            outside = there < start or there >= start + len(reads)
            if outside and there not in after and strand[there] != U and reads[position - start] >> strand[there] & 1:
                donor = there
                break
        if donor == NONE:
            return False
        after[position] = strand[donor]
        after[donor] = spare.pop()
    plan.picks = sorted(after)
    plan.bases = [after[position] for position in plan.picks]
    return True


def _one_of(bases: list[int], mask: int) -> int:
    """Return one of these bases that a place of a site allows; NONE if there is none."""
    for base in bases:
        if mask >> base & 1:
            return base
    return NONE


NO_PLAN: Final = Plan()
