"""Adna's Lab: the progress of both chains, and what a card would change about it. § numbers point into the rules.

The unit is a base. A turn brings three bases (§3.2), so a lost turn costs three as well.
"""

import math
from typing import Final

from ..components import (
    BASES,
    BUFFER_OF,
    BUFFERS,
    CELSIUS,
    DRAWN,
    FIRST_ENZYME,
    FIRST_REACTION,
    HEATING_BLOCK,
    KIND,
    KIND_OF_KEY,
    KINDS,
    LEVELS,
    OWN,
    PCR,
    RED_BUFFER,
    U,
    number,
)
from ..moves.adding import Extending, Ligation, Linker
from ..moves.chains import Deletion, Shortening
from ..moves.hands import Drawing, Electrophoresis, EthidiumBromide, LoadingDye
from ..moves.reactions import CARDS, PCR_CARD, REPAIRS
from ..state import DISCARD, OPENING, State
from .planning import Planting, Reach, cut_off, has_tools, plan_planting, readiness
from .worth import KEEP, NO_PRICES, ODDS, PRICES

BASES_A_TURN: Final[int] = DRAWN[BASES]
A_TURN: Final[float] = float(BASES_A_TURN)
"""Number of bases that a turn brings; converts delays to bases."""
STUCK: Final = 3.7
"""Number of turns that a uracil costs a player who has all other bases (§4.2)."""
GATHERING: Final = 6.0
"""Decay of that cost, in turns: the owner of a blocked chain gathers bases in hand, so the cost drops to a third."""
CLEANS: Final = 2.0
"""Extra value of a card that can take the uracil off your own chain."""
NEEDED: Final = 2.5
"""Value of the only buffer for an enzyme in hand."""
SPARED: Final = 2.0
"""Value of the only buffer of a colour without an enzyme for it."""
PCR_PARTS: Final[list[int]] = [PCR, *PCR_CARD.companions]
PCR_PART: Final = 0.5
"""Value of a PCR card for each other PCR card in hand."""
LOCK: Final = 4.0
"""Penalty for a uracil that leaves both chains blocked, if you cannot clean yours."""
PATIENCE: Final = 0.25
"""Value of waiting with a cut, for each base that the rival still lacks."""
WINNING: Final = 40.0
"""Value of a winning move."""


HOPE: Final = 4.0
"""Value of a level at which an enzyme with buffer and BSA works, in case its site appears."""
HOPE_LATER: Final = 1.0
"""Value of a level for an enzyme that lacks its buffer or BSA."""
HOPE_ANYBODY: Final = 8.0
"""Value of a level at which all enzymes would work, as either player may draw them."""
WORKING: Final[list[float]] = [
    sum([LEVELS[FIRST_ENZYME + enzyme] >> level & 1 for enzyme in range(len(BUFFER_OF))]) / len(BUFFER_OF)
    for level in range(len(CELSIUS))
]
"""By level: the fraction of enzymes that work there."""
STEP: Final = 0.6
"""Discount for a level that is one Heating Block away (§5.8)."""
BLOCK: Final[int] = number(HEATING_BLOCK, "up")
"""Number of levels that a Heating Block moves the thermometer."""
THAW: Final = 3.0
"""Value of a level at which a player with a blocked chain can clean it."""
CLEAN_LEVELS: Final[int] = LEVELS[KIND_OF_KEY["deletion"]]
QUIET: Final = 5
"""Number of quiet turns after which nobody keeps a chain blocked, because the game would be drawn."""

# -- time -------------------------------------------------------------------------------------------------------------


def turns_for(missing: int) -> float:
    """Estimate the turns until this many bases come, as a mean of whole turns and a smooth count with bad luck."""
    if missing <= 0:
        return 0.0
    return 0.5 * whole_turns(missing) + 0.5 * (missing / A_TURN + 0.33)


def whole_turns(missing: int) -> int:
    """Return the number of turns to draw this many bases."""
    return (missing + BASES_A_TURN - 1) // BASES_A_TURN


class Evaluation:
    """The race between both seats, and what would change it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.stuck: list[bool] = [s.contaminated(0), s.contaminated(1)]
        self.missing: list[int] = [self.still_to_come(0), self.still_to_come(1)]
        self._level_values: list[list[float]] = [[], []]
        self._reach: list[Reach | None] = [None, None]
        self._climate: list[float] = []
        self._planting: Planting | None = None
        self.locked: bool = s.quiet_turns >= QUIET
        """Whether nobody should keep a chain blocked, because the game would be drawn."""
        self.turns: list[float] = [
            self.turns_with(0, 0, stuck=self.stuck[0]),
            self.turns_with(1, 0, stuck=self.stuck[1]),
        ]

    def still_to_come(self, seat: int) -> int:
        """Return the number of bases that a seat still has to draw."""
        held = self.s.held[seat]
        there = len(self.s.chains[seat]) + held[0] + held[1] + held[2] + held[3]
        if self.stuck[seat]:
            there -= 1
        return self.s.target - there

    def turns_with(self, seat: int, lost: int, *, stuck: bool) -> float:
        """Estimate the turns that a seat needs after losing `lost` more bases, with a blocked or free chain."""
        turns = turns_for(self.missing[seat] + lost)
        return turns + STUCK * math.exp(-turns / GATHERING) if stuck else turns

    def set_back(self, seat: int, lost: int, *, stuck: bool) -> float:
        """Return the delay, in bases, if a seat loses `lost` bases and then has a blocked or free chain."""
        return A_TURN * (self.turns_with(seat, lost, stuck=stuck) - self.turns[seat])

    def shorter(self, seat: int, cards: int) -> float:
        """Return the delay, in bases, if cards go from the 3' end, a uracil first (§4.3)."""
        if cards <= 0:
            return 0.0
        return self.set_back(seat, cards - 1 if self.stuck[seat] else cards, stuck=False)

    # -- cards --------------------------------------------------------------------------------------------------------

    def effect(self, seat: int, kind: int, chain: int) -> float:
        """Return the gain for a seat if its card takes effect on a chain."""
        s = self.s
        sign = -1.0 if chain == seat else 1.0
        if kind < FIRST_REACTION:
            return sign * self.shorter(chain, cut_off(s, kind - FIRST_ENZYME, chain))
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Shortening):
            return sign * self.shorter(chain, card.removes(s, chain)) if card.finds(s, seat, chain) else 0.0
        if isinstance(card, Deletion):
            if chain == seat:
                return -self.shorter(chain, card.takes)
            # the rival keeps a uracil
            return self.set_back(chain, min(card.takes, len(s.chains[chain])), stuck=self.stuck[chain])
        fragment = len(s.fragments[seat])
        if isinstance(card, Linker):
            return float(fragment + card.bases) if fragment else 0.0
        if isinstance(card, Extending):
            return -sign * (WINNING if len(s.chains[chain]) + card.bases >= s.target else card.bases)
        if isinstance(card, Ligation):
            return float(fragment)
        if isinstance(card, Drawing):
            return float(card.draws)
        return self.effect_on_hand(1 - seat, kind)

    def effect_on_hand(self, rival: int, kind: int) -> float:
        """Return the gain from a card that looks at a hand or takes from it."""
        s = self.s
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Electrophoresis):
            # bases in hand are usually those that a uracil keeps the rival from laying
            there = s.backs[rival][BASES] - s.held[rival][U]
            return there + self.set_back(rival, there, stuck=self.stuck[rival])
        if isinstance(card, EthidiumBromide):
            return 3.0 if s.backs[rival][BASES] > 1 else 1.2 if len(s.hands[rival]) > 1 else 0.5
        return 0.4 if isinstance(card, LoadingDye) and len(s.hands[rival]) > 1 else 0.0

    def cutting(self, seat: int, kind: int) -> float:
        """Return the gain from cutting the rival's chain now; a short chain is better left to grow."""
        worth = self.effect(seat, kind, 1 - seat)
        left = self.missing[1 - seat]
        return worth - PATIENCE * (left - A_TURN) if left > A_TURN else worth

    def best_effect(self, seat: int, kind: int) -> float:
        """Return the best gain from a card in hand at the right temperature, if the cards that it needs are in hand."""
        s = self.s
        rival = 1 - seat
        if kind < FIRST_REACTION:
            if not has_tools(s.held[seat], kind - FIRST_ENZYME):
                return 0.0
            best = 0.75 * self.cutting(seat, kind)
            return max(best, self.effect(seat, kind, seat)) if self.stuck[seat] else best
        card = CARDS[kind - FIRST_REACTION]
        if not card.sides or (card.serves_pcr and s.strict_pcr) or not card.has_companions(s.held[seat]):
            return 0.0
        if isinstance(card, (Extending, Ligation)):
            return self.effect(seat, kind, seat) if card.finds(s, seat, seat) else 0.0
        if isinstance(card, (Shortening, Deletion)):
            return max(self.effect(seat, kind, rival), self.effect(seat, kind, seat))
        return self.effect(seat, kind, rival)

    def reach(self, seat: int) -> Reach:
        """Return where a seat's temperature cards lead."""
        found = self._reach[seat]
        if found is None:
            found = Reach(self.s, seat, NO_PRICES if self.locked else PRICES)
            self._reach[seat] = found
        return found

    def planting(self) -> Planting:
        """Return what the seat to move can plant on its rival's chain."""
        found = self._planting
        if found is None:
            found = plan_planting(self.s, self.s.to_move, self.reach(self.s.to_move).levels)
            self._planting = found
        return found

    def level_values(self, seat: int) -> list[float]:
        """Return the value of each level to a seat: what it can do there now, less what the rival can do next."""
        if not self._level_values[seat]:
            mine = self.by_level(seat)
            theirs = self.by_level(1 - seat)
            self._level_values[seat] = [mine[level] - 0.2 * theirs[level] for level in range(len(CELSIUS))]
        return self._level_values[seat]

    def climate(self) -> list[float]:
        """Return the value of each level to the seat to move, including future sites and cards that clean its chain."""
        if not self._climate:
            seat = self.s.to_move
            values = self.level_values(seat)[:]
            held = self.s.held[seat]
            hopes = [HOPE_ANYBODY * share for share in WORKING]
            for enzyme in range(len(BUFFER_OF)):
                kind = FIRST_ENZYME + enzyme
                if held[kind]:
                    hope = HOPE if has_tools(held, enzyme) else HOPE_LATER
                    for level in range(len(CELSIUS)):
                        if LEVELS[kind] >> level & 1:
                            hopes[level] += hope
            for level in range(len(CELSIUS)):
                values[level] += hopes[level]
                if level + BLOCK < len(CELSIUS):
                    values[level] += STEP * hopes[level + BLOCK]
                if level + 2 * BLOCK < len(CELSIUS):
                    values[level] += STEP * STEP * hopes[level + 2 * BLOCK]
            if self.stuck[seat]:
                for level in range(len(CELSIUS)):
                    if CLEAN_LEVELS >> level & 1:
                        values[level] += THAW
            self._climate = values
        return self._climate

    def by_level(self, seat: int) -> list[float]:
        """Return the gains that a seat's hand could make at each level."""
        worth = [0.0] * len(CELSIUS)
        last = -1
        for card in self.s.hands[seat]:
            kind = KIND[card]
            if kind == last or kind < FIRST_ENZYME:
                continue
            last = kind
            best = self.best_effect(seat, kind) - KEEP[kind]
            if best > 0.0:
                levels = LEVELS[kind]
                for level in range(len(CELSIUS)):
                    if levels >> level & 1:
                        worth[level] += best
        return worth

    def buffer_price(self, seat: int, buffer: int) -> float:
        """Return the value of a buffer: higher if it is the only one of its colour, highest with a matching enzyme."""
        held = self.s.held[seat]
        if self.stuck[seat] and sum(held[RED_BUFFER : RED_BUFFER + len(BUFFERS)]) == 1:
            return NEEDED  # a Deletion needs it to clean the chain
        if held[buffer] > 1:
            return KEEP[buffer]
        for enzyme in range(len(BUFFER_OF)):
            if BUFFER_OF[enzyme] == buffer and held[FIRST_ENZYME + enzyme]:
                return NEEDED
        return SPARED

    def can_cut(self, seat: int) -> bool:
        """Whether a seat could cut its rival's chain this turn, using its temperature cards."""
        s = self.s
        for enzyme in range(len(BUFFER_OF)):
            kind = FIRST_ENZYME + enzyme
            ready = s.held[seat][kind] and has_tools(s.held[seat], enzyme) and LEVELS[kind] & self.reach(seat).levels
            if ready and cut_off(s, enzyme, 1 - seat):
                return True
        return False

    def can_clean(self, seat: int) -> bool:
        """Whether a seat can take the uracil off its chain at the right temperature (§4.3)."""
        held = self.s.held[seat]
        for card in CARDS:
            cleans = isinstance(card, (Shortening, Deletion)) and OWN in card.sides
            if held[card.kind] and cleans and card.has_companions(held) and card.finds(self.s, seat, seat):
                return True
        return False

    def can_repair(self, seat: int) -> bool:
        """Whether a seat could join its fragment this turn, using its temperature cards (§8.2)."""
        s = self.s
        held = s.held[seat]
        if not s.fragments[seat]:
            return False
        for card in REPAIRS:
            ready = held[card.kind] and card.has_companions(held) and card.levels & self.reach(seat).levels
            if ready and card.works(s, seat, seat):
                return True
        return False

    def kept(self, seat: int, kind: int) -> float:
        """Return the value of a card in hand."""
        if kind < FIRST_ENZYME:
            return KEEP[kind]
        s = self.s
        if kind < FIRST_REACTION:
            enzyme = kind - FIRST_ENZYME
            ready = readiness(s, seat, enzyme, self.reach(seat).levels)
            return KEEP[kind] + ready * (0.3 + 0.2 * cut_off(s, enzyme, 1 - seat))
        worth = self.buffer_price(seat, kind) if kind in BUFFERS else KEEP[kind]
        if self.stuck[seat] and isinstance(CARDS[kind - FIRST_REACTION], (Shortening, Deletion)):
            worth += CLEANS
        if kind in PCR_PARTS:
            worth += PCR_PART * self.other_parts(seat, kind)
        return worth

    def other_parts(self, seat: int, kind: int) -> int:
        """Return the number of other PCR cards in hand (§9.3)."""
        parts = 0
        for other in PCR_PARTS:
            if other != kind and self.s.held[seat][other]:
                parts += 1
        return parts

    # -- winning chances ----------------------------------------------------------------------------------------------

    def win_chances(self) -> list[float]:
        """Estimate each seat's probability to win this game."""
        needs = [self.needs(0), self.needs(1)]
        times = [self.half_turns(0, needs[0]), self.half_turns(1, needs[1])]
        if min(times[0], times[1]) <= 0.0:
            return [1.0, 0.0] if times[0] <= 0.0 else [0.0, 1.0]
        odds = RACE * (times[1] - times[0]) / (0.6 + min(times[0], times[1]))
        odds += self.log_odds(0, needs[1]) - self.log_odds(1, needs[0])
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [chance, 1.0 - chance]

    def needs(self, seat: int) -> float:
        """Estimate the turns until a seat has all its bases, mostly as whole turns."""
        missing = self.missing[seat]
        return 0.65 * whole_turns(missing) + 0.35 * (missing / A_TURN + 0.5) if missing > 0 else 0.0

    def half_turns(self, seat: int, turns: float) -> float:
        """Estimate when a seat will have won, in turns of both seats."""
        s = self.s
        drawn = s.phase != OPENING  # the active seat has drawn (§3.1)
        if self.stuck[seat]:
            turns += 4.0 * math.exp(-turns / 3.0) - 0.5
        if turns < 1.0 and (seat != s.active or not drawn or s.phase == DISCARD):
            turns = 1.0
        time = 2.0 * turns
        return time - 1.0 if (seat == s.active) != drawn else time

    def log_odds(self, seat: int, rival_needs: float) -> float:
        """Return the value of a seat's cards other than bases, as log odds."""
        s = self.s
        held = s.held[seat]
        rival_stuck = self.stuck[1 - seat]
        cards = 0.0
        for kind in range(FIRST_REACTION, KINDS):
            cards += ODDS[kind] * held[kind]
        if (seat == s.active) != (s.phase == DISCARD):  # this seat plays next, at this temperature
            cards += USABLE * min(12.0, self.by_level(seat)[s.level])
        if self.stuck[seat]:
            cards *= 0.5 if rival_stuck else 1.2
        elif rival_stuck:
            cards *= 1.8  # they stop cards that would free the rival
            cards += AHEAD
        if held[U]:
            cards += held[U] * (0.5 if rival_stuck else 5.1 * math.exp(-rival_needs / 4.0))
        return cards


# Fitted by logistic regression to the winners, at the ends of 690,000 turns in 50,000 games of `rollout_move` against
# itself with open hands; in half of the games one move in 25 was random.
RACE: Final = 2.3
"""Weight of a lead in time; a lead counts more the sooner the game ends."""
AHEAD: Final = 1.2
"""Value of blocking only the rival with a uracil, in addition to the time that it costs."""
USABLE: Final = 0.28
"""Value of a base that cards in hand can gain or take next turn."""
