"""Adna's Lab: how far both chains are, and what a card would change about that. § numbers point into the rules.

Everything is measured in bases. A turn brings three of them (§3.2), so whatever holds a player up for a turn is worth
three as well.
"""

import math
from typing import Final

from benchtop.bio.bases import encode
from benchtop.bio.iupac import bases_of
from benchtop.core.state import NONE

from ..components import (
    AGAROSE,
    BASES,
    BATH,
    BLUE_BUFFER,
    BSA,
    BUFFER_OF,
    CYCLER,
    DELETION,
    DEPHOSPHORYLATION,
    DETERGENT,
    DMSO,
    DNASE,
    DNTPS,
    DRY_ICE,
    DYE,
    ELECTROPHORESIS,
    ENZYME_DATA,
    ETHIDIUM,
    FIRST_ENZYME,
    FIRST_REACTION,
    HEATING_BLOCK,
    ICE_BOX,
    KIND,
    KINDS,
    LADDER,
    LEVELS,
    LIGASE,
    LIGATION,
    LINKER,
    MAGNESIUM,
    NEEDS_BSA,
    PCR,
    PHOSPHATASE,
    POLYLINKER,
    POLYMERASE,
    RED_BUFFER,
    RNASE,
    SITES,
    SPECTRO,
    WATER,
    U,
)
from ..moves.effects import DNASE_LEAVES, LADDER_TAKES
from ..state import DISCARD, MUTATE, OPENING, State
from ..turns import DRAWN

A_TURN: Final = float(DRAWN[BASES])
"""Bases that a turn brings: the measure of all delays."""
STUCK: Final = 3.7
"""Turns that a uracil costs a lab which has all its other bases (§4.2)."""
GATHERING: Final = 6.0
"""While a uracil blocks a chain its owner gathers bases in hand; after so many turns it costs a third of that."""
URACIL: Final = 7.5
"""What a uracil in hand is worth: the rival's chain is best blocked when he is close."""
WINNING: Final = 40.0
"""The weight of whatever wins at once."""


def _keep() -> list[float]:
    """What a card in hand is worth for later, in bases, where nothing more is known."""
    worth = [0.05] * KINDS
    for bases, kinds in (
        (1.0, (0, 1, 2, 3)),
        (URACIL, (U,)),
        (1.2, (CYCLER,)),
        (0.9, (DETERGENT,)),
        (0.7, (DELETION,)),
        (0.6, (LADDER,)),
        (0.4, (ICE_BOX, BATH)),
        (0.33, (WATER, HEATING_BLOCK, DRY_ICE, SPECTRO)),
        (0.25, (DMSO, DNTPS, RNASE, ETHIDIUM)),
        (0.15, (AGAROSE, PHOSPHATASE, DEPHOSPHORYLATION, DNASE, ELECTROPHORESIS)),
        (0.13, (RED_BUFFER, RED_BUFFER + 1, RED_BUFFER + 2, BLUE_BUFFER)),
        (0.1, (LINKER, POLYLINKER, PCR)),
    ):
        for kind in kinds:
            worth[kind] = bases
    return worth


KEEP: Final = _keep()

# -- sites ------------------------------------------------------------------------------------------------------------


def _masks(site: str) -> list[int]:
    """The bases allowed at each place of a site, as bits."""
    return [sum(1 << base for base in encode(bases_of(code))) for code in site]


READS: Final[list[list[int]]] = [_masks(row["site"]) for row in ENZYME_DATA]
"""What each enzyme reads."""
ENDING_IN: Final[list[list[int]]] = [
    [enzyme for enzyme in range(len(READS)) if READS[enzyme][-1] >> base & 1] for base in range(4)
]
"""The enzymes whose site can end in a base."""


def cut_off(s: State, enzyme: int, chain: int) -> int:
    """How many cards an enzyme takes off a chain, 0 if it does not cut it (§7.3, §7.4)."""
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
    """Bases that the chain stands to lose through sites that this base would complete."""
    strand = s.chains[chain]
    length = len(strand)
    attacker = s.held[1 - chain]
    later = 0.5 * (length + s.goal)  # about how long the chain will be when somebody cuts it
    loss = 0.0
    for enzyme in ENDING_IN[base]:
        reads = READS[enzyme]
        start = length + 1 - len(reads)
        if start < 0:
            continue
        place = len(reads) - 2
        while place >= 0 and reads[place] >> KIND[strand[start + place]] & 1:
            place -= 1
        if place < 0 and not s.held[chain][FIRST_ENZYME + enzyme]:
            chance = HELD_CHANCE if attacker[FIRST_ENZYME + enzyme] else UNSEEN_CHANCE
            loss += chance * (later - start - SITES[enzyme].cut)
    return loss


HELD_CHANCE: Final = 0.1
"""How likely an enzyme that the rival holds is to find buffer and temperature while the site stands."""
UNSEEN_CHANCE: Final = 0.03

# -- making a site ----------------------------------------------------------------------------------------------------


class Plan:
    """Bases of a chain to rearrange so that one's own enzyme finds its site (§5.7, §7.2)."""

    def __init__(self) -> None:
        self.enzyme: int = NONE
        self.gain: float = 0.0
        self.picks: list[int] = []
        """Positions, in order."""
        self.bases: list[int] = []
        """The base that each of them gets."""


def armed(s: State, seat: int, enzyme: int) -> bool:
    """Whether a seat could cut with an enzyme now or after one temperature card."""
    held = s.held[seat]
    if not held[FIRST_ENZYME + enzyme] or not held[BUFFER_OF[enzyme]] or (NEEDS_BSA[enzyme] and not held[BSA]):
        return False
    levels = LEVELS[FIRST_ENZYME + enzyme]
    return levels >> s.level & 1 != 0 or len(s.ways_to(seat, levels)) > 0


def plan_site(s: State, seat: int, chain: int, most: int) -> Plan:
    """The best site that a seat can make by moving up to `most` bases, swapping each wrong one with a right one."""
    plan = Plan()
    strand = s.strand(chain)
    for enzyme in range(len(READS)):
        if not s.held[seat][FIRST_ENZYME + enzyme] or not armed(s, seat, enzyme):
            continue
        reads = READS[enzyme]
        already = cut_off(s, enzyme, chain)
        for start in range(len(strand) - len(reads) + 1):
            more = len(strand) - start - SITES[enzyme].cut - already
            if more * LUCK <= plan.gain:
                break  # further back there is less to cut off
            wrong = [start + place for place in range(len(reads)) if not reads[place] >> strand[start + place] & 1]
            if len(wrong) > 0 and 2 * len(wrong) <= most:
                donors = _donors(strand, start, reads, wrong)
                if donors:
                    plan.enzyme = enzyme
                    plan.gain = more * LUCK
                    after = strand[:]
                    for here, there in zip(wrong, donors, strict=True):
                        after[here], after[there] = after[there], after[here]
                    plan.picks = sorted(wrong + donors)
                    plan.bases = [after[position] for position in plan.picks]
    return plan


def _donors(strand: list[int], start: int, reads: list[int], wrong: list[int]) -> list[int]:
    """For each wrong base of a site to be, the position of a right one outside it; empty if there are not enough."""
    donors: list[int] = []
    for here in wrong:
        found = NONE
        for there in range(len(strand)):
            outside = there < start or there >= start + len(reads)
            if outside and there not in donors and reads[here - start] >> strand[there] & 1 and strand[there] != U:
                found = there
                break
        if found == NONE:
            return []
        donors.append(found)
    return donors


LUCK: Final = 0.5
"""How often a cut that still has to be prepared succeeds, about."""

# -- time -------------------------------------------------------------------------------------------------------------


def turns_for(missing: int) -> float:
    """Turns in which so many bases come: whole turns count, and so does what is left over for bad luck."""
    if missing <= 0:
        return 0.0
    return 0.5 * ((missing + 2) // 3) + 0.5 * (missing / A_TURN + 0.33)


def has_buffer(held: list[int]) -> bool:
    return held[RED_BUFFER] + held[RED_BUFFER + 1] + held[RED_BUFFER + 2] + held[BLUE_BUFFER] > 0


class Outlook:
    """Where both seats stand in the race, and what would change it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.stuck: list[bool] = [s.contaminated(0), s.contaminated(1)]
        self.missing: list[int] = [self.still_to_come(0), self.still_to_come(1)]
        self.turns: list[float] = [
            self.turns_with(0, 0, stuck=self.stuck[0]),
            self.turns_with(1, 0, stuck=self.stuck[1]),
        ]

    def still_to_come(self, seat: int) -> int:
        """Bases that a seat must still draw: neither on its chain nor in its hand."""
        held = self.s.held[seat]
        there = len(self.s.chains[seat]) + held[0] + held[1] + held[2] + held[3]
        if self.stuck[seat]:
            there -= 1
        return self.s.goal - there

    def turns_with(self, seat: int, lost: int, *, stuck: bool) -> float:
        """Turns that a seat needs if it loses so many bases more and its chain is, or is not, blocked then."""
        turns = turns_for(self.missing[seat] + lost)
        return turns + STUCK * math.exp(-turns / GATHERING) if stuck else turns

    def set_back(self, seat: int, lost: int, *, stuck: bool) -> float:
        """By how many bases a seat is set back if it loses so many and its chain is, or is not, blocked then."""
        return A_TURN * (self.turns_with(seat, lost, stuck=stuck) - self.turns[seat])

    def shorter(self, seat: int, cards: int) -> float:
        """The same for cards that go from the 3' end, a uracil first (§4.3)."""
        if cards <= 0:
            return 0.0
        return self.set_back(seat, cards - 1 if self.stuck[seat] else cards, stuck=False)

    # -- cards --------------------------------------------------------------------------------------------------------

    def effect(self, seat: int, kind: int, chain: int) -> float:
        """What a card that takes effect brings its player, aimed at a chain."""
        s = self.s
        rival = 1 - seat
        sign = -1.0 if chain == seat else 1.0
        if kind < FIRST_REACTION:
            return sign * self.shorter(chain, cut_off(s, kind - FIRST_ENZYME, chain))
        if kind == AGAROSE:
            return 2.0
        if kind == DMSO:
            return 3.0
        if kind in (SPECTRO, DNTPS, PCR):
            bases = 2.0 if kind == SPECTRO else 3.0 if kind == DNTPS else 6.0
            if len(s.chains[chain]) + bases >= s.goal:
                bases = WINNING
            return -sign * bases
        length = len(s.chains[chain]) if chain >= 0 else 0
        if kind == DELETION:
            if chain == seat:
                return -self.shorter(chain, 2)
            # nobody helps the rival: his uracil stays
            return self.set_back(chain, min(2, length), stuck=self.stuck[chain])
        if kind == PHOSPHATASE:
            return sign * self.shorter(chain, min(2, length))
        if kind == DNASE:
            return sign * self.shorter(chain, length - DNASE_LEAVES) if 5 <= length <= 11 else 0.0
        if kind == LADDER:
            return sign * self.shorter(chain, min(LADDER_TAKES, length - len(s.chains[seat])))
        if kind == RNASE:
            return sign * self.set_back(chain, 0, stuck=False)
        if kind == ELECTROPHORESIS:
            # what he has in hand usually is what a uracil keeps him from laying
            there = s.backs[rival][BASES] - s.held[rival][U]
            return there + self.set_back(rival, there, stuck=self.stuck[rival])
        if kind == ETHIDIUM:
            return 3.0 if s.backs[rival][BASES] > 1 else 1.2 if len(s.hands[rival]) > 1 else 0.5
        if kind == DYE:
            return 0.1
        fragment = len(s.fragments[seat])
        if kind == LIGATION:
            return float(fragment)
        if kind == LINKER:
            return fragment + 3.0 if fragment else 0.0
        if kind == POLYLINKER:
            return fragment + 5.0 if fragment else 0.0
        return 0.0

    def best_effect(self, seat: int, kind: int) -> float:
        """What a card in hand would bring a seat at the right temperature, with the cards that it needs in hand."""
        s = self.s
        held = s.held[seat]
        rival = 1 - seat
        if kind < FIRST_REACTION:
            enzyme = kind - FIRST_ENZYME
            if not held[BUFFER_OF[enzyme]] or (NEEDS_BSA[enzyme] and not held[BSA]):
                return 0.0
            best = 0.75 * self.effect(seat, kind, rival)
            if self.stuck[seat]:
                best = max(best, self.effect(seat, kind, seat))
            return best
        if kind in (AGAROSE, DYE, ELECTROPHORESIS, ETHIDIUM):
            return self.effect(seat, kind, rival)
        if kind == DMSO:
            return 0.0 if s.strict else 3.0
        if kind == SPECTRO or (kind == DNTPS and not s.strict):
            return 0.0 if self.stuck[seat] else self.effect(seat, kind, seat)
        if kind == PCR:
            ready = held[DNTPS] and held[POLYMERASE] and held[MAGNESIUM] and has_buffer(held)
            return 0.0 if self.stuck[seat] or not ready else self.effect(seat, kind, seat)
        if kind in (DELETION, PHOSPHATASE):
            if not has_buffer(held) or (kind == PHOSPHATASE and not held[DEPHOSPHORYLATION]):
                return 0.0
            return max(self.effect(seat, kind, rival), self.effect(seat, kind, seat))
        if kind == DNASE:
            return max(self.effect(seat, kind, rival), self.effect(seat, kind, seat))
        if kind == LADDER:
            return self.effect(seat, kind, rival) if len(s.chains[seat]) < len(s.chains[rival]) else 0.0
        if kind == RNASE:
            return self.effect(seat, kind, seat)
        if kind == LIGATION:
            ready = held[LIGASE] and has_buffer(held) and not s.sealed[seat]
            return self.effect(seat, kind, seat) if ready else 0.0
        if kind in (LINKER, POLYLINKER):
            return self.effect(seat, kind, seat)
        return 0.0

    def by_level(self, seat: int) -> list[float]:
        """What a seat's hand could do at each level of the thermometer."""
        worth = [0.0] * 10
        last = -1
        for card in self.s.hands[seat]:
            kind = KIND[card]
            if kind == last or kind < FIRST_ENZYME:
                continue
            last = kind
            best = self.best_effect(seat, kind) - KEEP[kind]
            if best > 0.0:
                levels = LEVELS[kind]
                for level in range(10):
                    if levels >> level & 1:
                        worth[level] += best
        return worth

    def kept(self, seat: int, kind: int) -> float:
        """What a card is worth in hand."""
        if FIRST_ENZYME <= kind < FIRST_REACTION:
            enzyme = kind - FIRST_ENZYME
            gone = cut_off(self.s, enzyme, 1 - seat)
            held = self.s.held[seat]
            if not gone:
                return KEEP[kind]
            # few cuts ever succeed: buffer, BSA and temperature must come together, and nobody may answer (§6, §7.1)
            ready = held[BUFFER_OF[enzyme]] and (not NEEDS_BSA[enzyme] or held[BSA])
            return KEEP[kind] + (0.06 if ready else 0.015) * gone
        return KEEP[kind]

    # -- the whole ----------------------------------------------------------------------------------------------------

    def chances(self) -> list[float]:
        """How likely each seat is to win this game."""
        needs = [self.needs(0), self.needs(1)]
        times = [self.half_turns(0, needs[0]), self.half_turns(1, needs[1])]
        if min(times[0], times[1]) <= 0.0:
            return [1.0, 0.0] if times[0] <= 0.0 else [0.0, 1.0]
        odds = RACE * (times[1] - times[0]) / (0.6 + min(times[0], times[1]))
        odds += self.promise(0, needs[1]) - self.promise(1, needs[0])
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [chance, 1.0 - chance]

    def needs(self, seat: int) -> float:
        """Turns until a seat has all its bases: mostly whole ones, for what is too few waits for the next turn."""
        missing = self.missing[seat]
        return 0.65 * ((missing + 2) // 3) + 0.35 * (missing / A_TURN + 0.5) if missing > 0 else 0.0

    def half_turns(self, seat: int, turns: float) -> float:
        """When a seat will have won, counted in turns of either."""
        s = self.s
        drawn = s.phase not in (MUTATE, OPENING)  # the active seat has drawn already (§3.2)
        if self.stuck[seat]:
            turns += 4.0 * math.exp(-turns / 3.0) - 0.5
        if turns < 1.0 and (seat != s.active or not drawn or s.phase == DISCARD):
            turns = 1.0
        time = 2.0 * turns
        return time - 1.0 if (seat == s.active) != drawn else time

    def promise(self, seat: int, rival_needs: float) -> float:
        """What a seat has besides its bases, as the logarithm of odds."""
        s = self.s
        held = s.held[seat]
        rival_stuck = self.stuck[1 - seat]
        cards = 0.0
        for kind in range(FIRST_REACTION, KINDS):
            cards += ODDS[kind] * held[kind]
        if (seat == s.active) != (s.phase == DISCARD):  # it plays next, at this temperature
            cards += USABLE * min(12.0, self.by_level(seat)[s.level])
        if self.stuck[seat]:
            cards *= 0.5 if rival_stuck else 1.2
        elif rival_stuck:
            cards *= 1.8  # they answer whatever would free him
            cards += AHEAD
        if held[U]:
            cards += held[U] * (0.5 if rival_stuck else 5.1 * math.exp(-rival_needs / 4.0))
        return cards


# Fitted by logistic regression to who won, from the ends of 690,000 turns in 50,000 games that
# `roll` played against itself with open hands, half of them with a move in 25 at random.
RACE: Final = 2.3
"""How much a lead in time counts, the more the sooner the game ends."""
AHEAD: Final = 1.2
"""What it is worth that a uracil blocks the rival alone, besides the time it costs him."""
USABLE: Final = 0.28
"""What a base is worth that cards in hand can bring, or take, in the turn that comes."""


def _odds() -> list[float]:
    """What each card in hand does for the odds. Those that answer others count most, temperature cards too (§6.3)."""
    worth = [0.0] * KINDS
    for odds, kinds in (
        (0.45, (DETERGENT,)),
        (0.35, (CYCLER,)),
        (0.27, (LADDER, ICE_BOX)),
        (0.22, (WATER, DRY_ICE)),
        (0.15, (HEATING_BLOCK, BATH, DELETION)),
        (0.1, (DMSO, DNTPS)),
        (0.08, (PHOSPHATASE, DEPHOSPHORYLATION, RNASE, ETHIDIUM, SPECTRO)),
        (0.02, (ELECTROPHORESIS, RED_BUFFER, BLUE_BUFFER)),
    ):
        for kind in kinds:
            worth[kind] = odds
    return worth


ODDS: Final = _odds()
