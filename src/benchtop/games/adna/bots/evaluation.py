"""Adna's Lab: how far both chains are, and what a card would change about that. § numbers point into the rules.

Everything is measured in bases. A turn brings three of them (§3.2), so whatever holds a player up for a turn is worth
three as well.
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
"""Bases that a turn brings: the measure of all delays."""
STUCK: Final = 3.7
"""Turns that a uracil costs a lab which has all its other bases (§4.2)."""
GATHERING: Final = 6.0
"""While a uracil blocks a chain its owner gathers bases in hand; after so many turns it costs a third of that."""
CLEANS: Final = 2.0
"""What a card is worth besides that can take the uracil off one's own chain."""
NEEDED: Final = 2.5
"""What the only buffer for an enzyme in hand is worth."""
SPARED: Final = 2.0
"""What the only buffer of a colour is worth before an enzyme for it comes."""
PCR_PARTS: Final[list[int]] = [PCR, *PCR_CARD.companions]
PCR_PART: Final = 0.5
"""What a card of a PCR is worth for each of the others in hand."""
LOCK: Final = 4.0
"""What speaks against a uracil that leaves both chains blocked, if one cannot clean one's own."""
PATIENCE: Final = 0.25
"""For each base that the rival still lacks, how much a cut is worth waiting for."""
WINNING: Final = 40.0
"""The value of whatever wins at once."""


HOPE: Final = 4.0
"""What a level is worth at which an enzyme works that has its buffer and its BSA: a site may come."""
HOPE_LATER: Final = 1.0
"""The same for an enzyme that lacks some of that."""
HOPE_ANYBODY: Final = 8.0
"""The same for all enzymes together, whoever may draw them: most of them work at one level."""
WORKING: Final[list[float]] = [
    sum([LEVELS[FIRST_ENZYME + enzyme] >> level & 1 for enzyme in range(len(BUFFER_OF))]) / len(BUFFER_OF)
    for level in range(len(CELSIUS))
]
"""By level: the share of the enzymes that work there."""
STEP: Final = 0.6
"""How much of that counts at a level from which one Heating Block leads there (§5.8): anybody may have one."""
BLOCK: Final[int] = number(HEATING_BLOCK, "up")
"""The levels that a Heating Block moves the thermometer."""
THAW: Final = 3.0
"""What a level is worth to a lab with a blocked chain at which it can be cleaned."""
CLEAN_LEVELS: Final[int] = LEVELS[KIND_OF_KEY["deletion"]]
QUIET: Final = 5
"""After so many turns without a base laid or lost nobody keeps a chain blocked any more: the game would be drawn."""

# -- time -------------------------------------------------------------------------------------------------------------


def turns_for(missing: int) -> float:
    """Turns in which so many bases come: whole turns count, and so does what is left over for bad luck."""
    if missing <= 0:
        return 0.0
    return 0.5 * whole_turns(missing) + 0.5 * (missing / A_TURN + 0.33)


def whole_turns(missing: int) -> int:
    """Turns until so many bases have been drawn."""
    return (missing + BASES_A_TURN - 1) // BASES_A_TURN


class Evaluation:
    """Where both seats stand in the race, and what would change it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.stuck: list[bool] = [s.contaminated(0), s.contaminated(1)]
        self.missing: list[int] = [self.still_to_come(0), self.still_to_come(1)]
        self._level_values: list[list[float]] = [[], []]
        self._reach: list[Reach | None] = [None, None]
        self._climate: list[float] = []
        self._planting: Planting | None = None
        self.locked: bool = s.quiet_turns >= QUIET
        """Whether nobody keeps a chain blocked any more: the game would be drawn."""
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
        return self.s.target - there

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
        sign = -1.0 if chain == seat else 1.0
        if kind < FIRST_REACTION:
            return sign * self.shorter(chain, cut_off(s, kind - FIRST_ENZYME, chain))
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Shortening):
            return sign * self.shorter(chain, card.removes(s, chain)) if card.finds(s, seat, chain) else 0.0
        if isinstance(card, Deletion):
            if chain == seat:
                return -self.shorter(chain, card.takes)
            # nobody helps the rival: his uracil stays
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
        """What a card that looks at a hand or takes from it brings."""
        s = self.s
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Electrophoresis):
            # what he has in hand usually is what a uracil keeps him from laying
            there = s.backs[rival][BASES] - s.held[rival][U]
            return there + self.set_back(rival, there, stuck=self.stuck[rival])
        if isinstance(card, EthidiumBromide):
            return 3.0 if s.backs[rival][BASES] > 1 else 1.2 if len(s.hands[rival]) > 1 else 0.5
        return 0.4 if isinstance(card, LoadingDye) and len(s.hands[rival]) > 1 else 0.0

    def cutting(self, seat: int, kind: int) -> float:
        """What it brings to cut the rival's chain now: a short chain is left to grow behind its site."""
        worth = self.effect(seat, kind, 1 - seat)
        left = self.missing[1 - seat]
        return worth - PATIENCE * (left - A_TURN) if left > A_TURN else worth

    def best_effect(self, seat: int, kind: int) -> float:
        """What a card in hand would bring a seat at the right temperature, with the cards that it needs in hand."""
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
        """Where a seat's temperature cards lead."""
        found = self._reach[seat]
        if found is None:
            found = Reach(self.s, seat, NO_PRICES if self.locked else PRICES)
            self._reach[seat] = found
        return found

    def planting(self) -> Planting:
        """What the seat to move can plant on its rival's chain."""
        found = self._planting
        if found is None:
            found = plan_planting(self.s, self.s.to_move, self.reach(self.s.to_move).levels)
            self._planting = found
        return found

    def level_values(self, seat: int) -> list[float]:
        """How welcome each level is to a seat: for what it lets it do now and the rival do next."""
        if not self._level_values[seat]:
            mine = self.by_level(seat)
            theirs = self.by_level(1 - seat)
            self._level_values[seat] = [mine[level] - 0.2 * theirs[level] for level in range(len(CELSIUS))]
        return self._level_values[seat]

    def climate(self) -> list[float]:
        """The same for the seat to move, with what it hopes for: sites for its enzymes, cards that clean its chain."""
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
        """What a seat's hand could do at each level of the thermometer."""
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
        """What a buffer is worth to a seat: much if it is the only one of its colour, most with an enzyme for it."""
        held = self.s.held[seat]
        if self.stuck[seat] and sum(held[RED_BUFFER : RED_BUFFER + len(BUFFERS)]) == 1:
            return NEEDED  # a Deletion would clean the chain with it
        if held[buffer] > 1:
            return KEEP[buffer]
        for enzyme in range(len(BUFFER_OF)):
            if BUFFER_OF[enzyme] == buffer and held[FIRST_ENZYME + enzyme]:
                return NEEDED
        return SPARED

    def can_cut(self, seat: int) -> bool:
        """Whether a seat could cut its rival's chain this turn, with the temperature cards it has."""
        s = self.s
        for enzyme in range(len(BUFFER_OF)):
            kind = FIRST_ENZYME + enzyme
            ready = s.held[seat][kind] and has_tools(s.held[seat], enzyme) and LEVELS[kind] & self.reach(seat).levels
            if ready and cut_off(s, enzyme, 1 - seat):
                return True
        return False

    def can_clean(self, seat: int) -> bool:
        """Whether a seat holds what takes the uracil off its chain at the right temperature (§4.3)."""
        held = self.s.held[seat]
        for card in CARDS:
            cleans = isinstance(card, (Shortening, Deletion)) and OWN in card.sides
            if held[card.kind] and cleans and card.has_companions(held) and card.finds(self.s, seat, seat):
                return True
        return False

    def can_repair(self, seat: int) -> bool:
        """Whether a seat could join its fragment again this turn, with the temperature cards it has (§8.2)."""
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
        """What a card is worth in hand."""
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
        """How many other cards of a PCR are in hand with this one (§9.3)."""
        parts = 0
        for other in PCR_PARTS:
            if other != kind and self.s.held[seat][other]:
                parts += 1
        return parts

    # -- the whole ----------------------------------------------------------------------------------------------------

    def win_chances(self) -> list[float]:
        """How likely each seat is to win this game."""
        needs = [self.needs(0), self.needs(1)]
        times = [self.half_turns(0, needs[0]), self.half_turns(1, needs[1])]
        if min(times[0], times[1]) <= 0.0:
            return [1.0, 0.0] if times[0] <= 0.0 else [0.0, 1.0]
        odds = RACE * (times[1] - times[0]) / (0.6 + min(times[0], times[1]))
        odds += self.log_odds(0, needs[1]) - self.log_odds(1, needs[0])
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [chance, 1.0 - chance]

    def needs(self, seat: int) -> float:
        """Turns until a seat has all its bases: mostly whole ones, for what is too few waits for the next turn."""
        missing = self.missing[seat]
        return 0.65 * whole_turns(missing) + 0.35 * (missing / A_TURN + 0.5) if missing > 0 else 0.0

    def half_turns(self, seat: int, turns: float) -> float:
        """When a seat will have won, counted in turns of either."""
        s = self.s
        drawn = s.phase != OPENING  # the active seat has drawn already (§3.1)
        if self.stuck[seat]:
            turns += 4.0 * math.exp(-turns / 3.0) - 0.5
        if turns < 1.0 and (seat != s.active or not drawn or s.phase == DISCARD):
            turns = 1.0
        time = 2.0 * turns
        return time - 1.0 if (seat == s.active) != drawn else time

    def log_odds(self, seat: int, rival_needs: float) -> float:
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


# Fitted by logistic regression to who won, from the ends of 690,000 turns in 50,000 games that `rollout_move` played
# against itself with open hands, half of them with a move in 25 at random.
RACE: Final = 2.3
"""How much a lead in time counts, the more the sooner the game ends."""
AHEAD: Final = 1.2
"""What it is worth that a uracil blocks the rival alone, besides the time it costs him."""
USABLE: Final = 0.28
"""What a base is worth that cards in hand can bring, or take, in the turn that comes."""
