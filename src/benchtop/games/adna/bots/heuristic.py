"""Adna's Lab: a feel for good moves. § numbers point into docs/games/adna/rules.md.

The game is a race for bases, three a turn, that cards speed up or set back. A move is weighed by the bases that it
gains its player or costs the rival, less what the cards it takes would be worth later.
"""

from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.state import NONE

from ..components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DECKS,
    DELETION,
    DEPHOSPHORYLATION,
    DETERGENT,
    FIRST_ENZYME,
    FIRST_REACTION,
    KIND,
    KIND_OF,
    KINDS,
    LEVELS,
    LIGATION,
    LINKER,
    NAMES,
    NEEDS_BSA,
    PCR,
    PHOSPHATASE,
    POLYLINKER,
    POLYMERASE,
    REACTIONS,
    RED_BUFFER,
    RNASE,
    SETTINGS,
    SITES,
    UV,
    U,
    landing,
)
from ..moves import MOVES
from ..moves.answers import BLOCK, BLOCKERS, SHIFT_ANSWER, WASH
from ..moves.attacks import ATTACKS, BOOSTED, COMPANIONS, CUTS, MOST_PICKS, OTHER, OWN
from ..moves.choices import ADDS, DONE_PICKING, NUDGES, PICKS, PLACES, REMOVALS, TAKES
from ..moves.turn import DISCARDS, END, LAYS, STOP
from ..moves.uses import CLEANING, LINK, SEALING, SET
from ..state import DISCARD, MUTATE, PICK, PLACE, REPAIR, State
from .evaluation import A_TURN, ENDING_IN, KEEP, READS, WINNING, Outlook, Plan, cut_off, exposed, plan_site

# -- what a move is, by its number in the book ------------------------------------------------------------------------

LAYS_BASE: Final = 0
SETS: Final = 1
ATTACKS_WITH: Final = 2
CLEANS: Final = 3
LINKS: Final = 4
SEALS: Final = 5
CANCELS: Final = 6
SHIFTS: Final = 7
PASSES: Final = 8
REMOVES: Final = 9
PICKS_BASE: Final = 10
PICKS_NO_MORE: Final = 11
PLACES_BASE: Final = 12
TAKES_BACK: Final = 13
ADDS_BASE: Final = 14
NUDGES_LEVEL: Final = 15
STOPS: Final = 16
DISCARDS_CARD: Final = 17
ENDS: Final = 18

DOES: Final[list[int]] = [PASSES] * len(MOVES)
"""What sort of move it is, by its number in the book."""
WHICH: Final[list[int]] = [0] * len(MOVES)
"""The kind of card that is played or the base, position, deck, setting or step that it names."""
SIDE: Final[list[int]] = [NONE] * len(MOVES)
"""The chain it is aimed at: one's own, the other, or none."""
COST: Final[list[float]] = [0.0] * len(MOVES)
"""What the cards that it takes would be worth later."""


def _note(move: Move, does: int, which: int, side: int = NONE, cost: float = 0.0) -> None:
    DOES[move.id] = does
    WHICH[move.id] = which
    SIDE[move.id] = side
    COST[move.id] = cost


def _fill() -> None:
    for base, pair in enumerate(LAYS):
        for side, move in enumerate(pair):
            _note(move, LAYS_BASE, base, side)
    for kind, by_side in enumerate(ATTACKS):
        cost = KEEP[kind] + sum(KEEP[companion] for companion in COMPANIONS.get(kind, []))
        for place, buffers in enumerate(by_side):
            side = NONE if len(by_side) == 1 else place
            if len(by_side) == 1 and buffers[0].notation.endswith("other"):
                side = OTHER
            elif kind == LIGATION:
                side = OWN
            for move in buffers:
                _note(move, ATTACKS_WITH, kind, side, cost + (KEEP[RED_BUFFER] if len(buffers) > 1 else 0.0))
    for side, buffers in enumerate(BOOSTED):
        for move in buffers:
            _note(move, ATTACKS_WITH, PCR, side, KEEP[PCR])
    for enzyme, pair in enumerate(CUTS):
        for side, move in enumerate(pair):
            cost = KEEP[BUFFER_OF[enzyme]] + (KEEP[BSA] if NEEDS_BSA[enzyme] else 0.0)
            _note(move, ATTACKS_WITH, FIRST_ENZYME + enzyme, side, cost)
    for side, move in enumerate(CLEANING):
        _note(move, CLEANS, RNASE, side, KEEP[RNASE])
    for kind, move in zip((LINKER, POLYLINKER), LINK, strict=True):
        _note(move, LINKS, kind, OWN, KEEP[kind])
    for move in SEALING:
        _note(move, SEALS, DEPHOSPHORYLATION, OTHER, KEEP[DEPHOSPHORYLATION] + KEEP[PHOSPHATASE] + KEEP[RED_BUFFER])
    for move in WASH:
        _note(move, CANCELS, DETERGENT, NONE, KEEP[DETERGENT])
    for kind, move in zip(BLOCKERS, BLOCK, strict=True):
        _note(move, CANCELS, kind, NONE, KEEP[kind])
    for setting in range(SETTINGS):
        _note(SET[setting], SETS, setting, NONE, KEEP[KIND_OF[setting]])
        _note(SHIFT_ANSWER[setting], SHIFTS, setting, NONE, KEEP[KIND_OF[setting]])
    for does, moves in (
        (REMOVES, REMOVALS),
        (PICKS_BASE, PICKS),
        (PLACES_BASE, PLACES),
        (TAKES_BACK, TAKES),
        (ADDS_BASE, ADDS),
        (NUDGES_LEVEL, NUDGES),
        (DISCARDS_CARD, DISCARDS),
    ):
        for place, move in enumerate(moves):
            _note(move, does, place)
    _note(DONE_PICKING, PICKS_NO_MORE, 0)
    _note(STOP, STOPS, 0)
    _note(END, ENDS, 0)


_fill()

LAID: Final = 0.6
"""What laying a base is worth that is in hand, where Electrophoresis or Ethidium Bromide can take it (§9.16, §9.17)."""
RISK: Final = 0.5
"""The most that a site counts against a base: it decides the order, but every base is laid."""
ROOM_IN_HAND: Final = 0.12
"""A card worth less is put down: every card in the winner's hand costs a point (§10.2)."""
TRUST: Final = 0.8
"""How far to count on what the thermometer will allow."""
PRIZE: Final = 12.0
"""The points that a win is worth, about: the target less a hand (§10.2)."""


NO_PLAN: Final = Plan()


class AdnaHeuristic(Heuristic):
    """Knows how long each lab will take, and what cards change about it."""

    scale = 20.0
    rollout_depth = 30
    epsilon = 0.0  # most of them would throw a base or a card away, and chance deals anyway

    def evaluate(self, s: State) -> list[float]:
        points = [float(s.points[0]), float(s.points[1])]
        if not s.over:
            chances = Outlook(s).chances()
            points[0] += PRIZE * chances[0]
            points[1] += PRIZE * chances[1]
        return points

    def is_quiescent(self, s: State) -> bool:
        # The end of a turn: nothing is half played, and the chances of `value` were fitted there.
        return s.phase == DISCARD

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if len(moves) == 1:
            return [0.0]
        outlook = Outlook(s)
        seat = s.to_move
        levels: list[float] = []
        plan = self.plan(s) if s.phase in (PICK, PLACE, MUTATE) else NO_PLAN
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            which = WHICH[move.id]
            weight = 0.0
            if does == LAYS_BASE:
                weight = self.laying(s, outlook, which, seat if SIDE[move.id] == OWN else 1 - seat)
            elif does == ATTACKS_WITH:
                weight = self.attacking(s, outlook, which, SIDE[move.id]) - COST[move.id]
            elif does in (SETS, NUDGES_LEVEL):
                if not levels:
                    levels = self.levels(s, outlook, seat)
                to = landing(which, s.level) if does == SETS else s.level + 2 * which - 1
                weight = TRUST * (levels[to] - levels[s.level]) - COST[move.id]
                if s.phase == REPAIR:
                    weight += 0.5 * len(s.fragments[seat]) if LEVELS[LINKER] >> to & 1 else 0.0
            elif does == CLEANS:
                chain = seat if SIDE[move.id] == OWN else 1 - seat
                weight = outlook.effect(seat, RNASE, chain) - COST[move.id]
            elif does == LINKS:
                weight = outlook.effect(seat, which, seat) - COST[move.id]
            elif does in (CANCELS, SHIFTS):
                weight = self.at_stake(s, outlook) - COST[move.id]
            elif does == SEALS:
                weight = 0.1 * len(s.fragments[1 - seat]) - COST[move.id]
            elif does == REMOVES:
                weight = self.removing(s, which)
            elif does == PICKS_BASE:
                weight = 1.0 if which in plan.picks else -0.5
            elif does == PICKS_NO_MORE:
                weight = 0.5 if len(s.picks) == len(plan.picks) else 0.0
            elif does == PLACES_BASE:
                weight = 1.0 if s.picks == plan.picks and plan.bases[len(s.placed)] == which else 0.0
            elif does == TAKES_BACK:
                weight = 2.0 if which == BASES else 1.0 if which == REACTIONS else 0.0
            elif does == ADDS_BASE:
                weight = exposed(s, s.aim, which) * (-1.0 if s.aim == seat else 1.0)
            elif does == DISCARDS_CARD:
                weight = ROOM_IN_HAND - outlook.kept(seat, which)
            weights.append(weight)
        return weights

    def laying(self, s: State, outlook: Outlook, base: int, chain: int) -> float:
        """A base from hand at a 3' end (§4)."""
        seat = s.to_move
        own = chain == seat
        if base == U:
            if outlook.stuck[chain]:
                return -1.0
            delay = outlook.set_back(chain, 0, stuck=True)
            return -delay if own else delay - outlook.kept(seat, U)
        if len(s.chains[chain]) + 1 >= s.goal:
            return WINNING if own else -WINNING
        if own:
            return LAID - min(RISK, exposed(s, chain, base))
        return -2.0 + exposed(s, chain, base)

    def attacking(self, s: State, outlook: Outlook, kind: int, side: int) -> float:
        """A card of one's own that takes effect, unless somebody answers it."""
        seat = s.to_move
        chain = seat if side == OWN else 1 - seat
        if kind in (UV, POLYMERASE):
            return self.plan_on(s, chain, MOST_PICKS[kind]).gain
        worth = outlook.effect(seat, kind, chain)
        if chain != seat and kind in (DELETION, PHOSPHATASE) and outlook.stuck[seat]:
            worth -= A_TURN  # it is needed at home
        return worth

    def plan(self, s: State) -> Plan:
        """What to rearrange, in the middle of it."""
        return self.plan_on(s, s.choosing(), s.most)

    def plan_on(self, s: State, chain: int, most: int) -> Plan:
        """What to rearrange on a chain: on the rival's, so that one's enzymes cut it."""
        return NO_PLAN if chain == s.to_move else plan_site(s, s.to_move, chain, most)

    def levels(self, s: State, outlook: Outlook, seat: int) -> list[float]:
        """How welcome each level is: for what it lets oneself do now and the rival do next."""
        mine = outlook.by_level(seat)
        theirs = outlook.by_level(1 - seat)
        return [mine[level] - 0.4 * theirs[level] for level in range(10)]

    def at_stake(self, s: State, outlook: Outlook) -> float:
        """What the card being played would bring its player, if it takes effect."""
        if s.announced >= 0:
            levels = self.levels(s, outlook, s.actor)
            return TRUST * (levels[s.announced] - levels[s.level])
        if s.playing == UV or s.playing == POLYMERASE:
            return 0.5 if s.aim != s.actor else 0.0
        return outlook.effect(s.actor, s.playing, s.aim)

    def removing(self, s: State, position: int) -> float:
        """A base that a Deletion takes out: one's own uracil, never the rival's (§9.5)."""
        chain = s.chains[s.aim]
        if KIND[chain[position]] == U:
            return 5.0 if s.aim == s.to_move else -5.0
        return 0.01 * position if s.aim == s.to_move else 0.0

    # -- in words -----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        seat = s.to_move
        does = DOES[move.id]
        which = WHICH[move.id]
        chain = seat if SIDE[move.id] == OWN else 1 - seat
        if does == LAYS_BASE:
            return self.about_laying(s, which, chain)
        if does == ADDS_BASE:
            return site_made(s, s.aim, which)
        if does in (ATTACKS_WITH, CLEANS, LINKS):
            return self.about_effect(s, which, chain)
        if does == SETS:
            return opens(s, seat, landing(which, s.level))
        if does == NUDGES_LEVEL:
            return opens(s, seat, s.level + 2 * which - 1)
        if does in (CANCELS, SHIFTS):
            worth = round(self.at_stake(s, Outlook(s)))
            what = f"{'saves' if seat == s.actor else 'stops'} {NAMES[s.playing]}"
            return f"{what}, worth {bases(worth)}" if worth > 0 else what
        if does == SEALS:
            return f"{bases(len(s.fragments[chain]))} could not be ligated"
        if does == REMOVES:
            return "takes the uracil off" if KIND[s.chains[s.aim][which]] == U else ""
        if does == PICKS_BASE:
            plan = self.plan(s)
            return f"towards a site of {NAMES[FIRST_ENZYME + plan.enzyme]}" if which in plan.picks else ""
        if does == TAKES_BACK:
            there = s.backs[1 - seat][which]
            return f"one of {there} {DECKS[which].capitalize()} cards"
        if does == DISCARDS_CARD:
            return self.about_discarding(s, which)
        return ""

    def about_laying(self, s: State, base: int, chain: int) -> str:
        own = chain == s.to_move
        if base == U:
            left = s.goal - len(s.chains[chain])
            return f"blocks {'your own chain' if own else 'a chain'} that lacks {bases(left)}"
        length = len(s.chains[chain]) + 1
        if length >= s.goal:
            return "completes the chain"
        made = site_made(s, chain, base)
        return f"{length} of {s.goal}" + (f", {made}" if made else "")

    def about_effect(self, s: State, kind: int, chain: int) -> str:
        """What a card does to the race, in words."""
        if kind in (UV, POLYMERASE):
            plan = self.plan_on(s, chain, MOST_PICKS[kind])
            return f"can make a site of {NAMES[FIRST_ENZYME + plan.enzyme]}" if plan.gain > 0.0 else ""
        worth = round(Outlook(s).effect(s.to_move, kind, chain))
        if worth >= WINNING:
            return "completes the chain"
        if kind < FIRST_REACTION:
            return f"cuts off {bases(cut_off(s, kind - FIRST_ENZYME, chain))}"
        if chain != s.to_move and worth > 0:
            return f"sets your rival back by {bases(worth)}"
        return f"worth {bases(worth)}" if worth > 0 else f"costs you {bases(-worth)}" if worth < 0 else ""

    def about_discarding(self, s: State, kind: int) -> str:
        if FIRST_ENZYME <= kind < FIRST_REACTION:
            if cut_off(s, kind - FIRST_ENZYME, 1 - s.to_move):
                return "its site stands on your rival's chain"
            return "no site on your rival's chain"
        return f"{len(s.hands[s.to_move])} cards in hand: each costs a winner one point" if kind > U else ""


def bases(count: int) -> str:
    return f"{count} base" if count == 1 else f"{count} bases"


def site_made(s: State, chain: int, base: int) -> str:
    """The enzymes whose site a base would complete, in words."""
    strand = [*s.strand(chain), base]
    names = [
        NAMES[FIRST_ENZYME + enzyme]
        for enzyme in ENDING_IN[base]
        if SITES[enzyme].pattern.matches(strand, len(strand) - len(READS[enzyme]))
    ]
    return f"makes a site of {' and '.join(names)}" if names else ""


def opens(s: State, seat: int, level: int) -> str:
    """What a level lets a seat play that the thermometer does not allow now, in words."""
    outlook = Outlook(s)
    names: list[str] = []
    for kind in range(FIRST_ENZYME, KINDS):
        newly = LEVELS[kind] >> level & ~(LEVELS[kind] >> s.level) & 1
        if s.held[seat][kind] and newly and outlook.best_effect(seat, kind) > 0.0:
            names.append(NAMES[kind])
    return f"{CELSIUS[level]} °C allows {', '.join(names)}" if names else ""
