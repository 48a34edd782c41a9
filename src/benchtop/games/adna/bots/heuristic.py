"""Adna's Lab: what a move is worth at first sight. § numbers point into docs/games/adna/rules.md.

The game is a race for bases that cards speed up or set back. The value of a move is the bases that it gains its player
or costs the rival, less what the cards it takes would be worth later.
"""

from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DECKS,
    DETERGENT,
    FIRST_ENZYME,
    FIRST_REACTION,
    KIND,
    KINDS,
    LANDING,
    LEVELS,
    NAMES,
    NEEDS_BSA,
    OWN,
    PCR,
    REACTIONS,
    RED_BUFFER,
    SITES,
    U,
    counted,
)
from ..moves.answers import Block, Shift, Wash
from ..moves.attacks import Cut, PlayReaction, Set
from ..moves.chains import AlkalinePhosphatase, Deletion, Dephosphorylation, Rearranging
from ..moves.choices import Add, Done, Nudge, Pick, Place, Remove, Take
from ..moves.reactions import CARDS, LINKERS, card_of
from ..moves.turn import Discard, Lay
from ..state import ANSWER, DISCARD, MUTATE, PICK, PLACE, REPAIR, RESTORE, State
from .evaluation import A_TURN, ENDING_IN, KEEP, READS, WINNING, Evaluation, cut_off, exposed, has_tools

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
LUCK: Final = 0.5
"""How often a cut that still has to be prepared succeeds, about."""


def _cost(kind: int) -> float:
    """What the cards that are played with a card, and a Reactions card itself, would be worth later."""
    if kind < FIRST_ENZYME:
        return 0.0
    if kind < FIRST_REACTION:
        enzyme = kind - FIRST_ENZYME
        return KEEP[BUFFER_OF[enzyme]] + (KEEP[BSA] if NEEDS_BSA[enzyme] else 0.0)
    card = card_of(kind)
    companions = sum([KEEP[companion] for companion in card.companions])
    return KEEP[kind] + companions + (KEEP[RED_BUFFER] if card.needs_buffer else 0.0)


COST: Final[list[float]] = [_cost(kind) for kind in range(KINDS)]


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
    """Whether a seat could cut with an enzyme that it holds, now or after one temperature card."""
    if not has_tools(s.held[seat], enzyme):
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


NO_PLAN: Final = Plan()

# -- values ------------------------------------------------------------------------------------------------------------


class AdnaHeuristic(Heuristic):
    """Knows how long each lab will take, and what cards change about it."""

    scale = 20.0
    rollout_depth = 30
    epsilon = 0.0  # most random moves would throw a base or a card away, and chance deals anyway

    def evaluate(self, s: State) -> list[float]:
        points = [float(s.points[0]), float(s.points[1])]
        if not s.over:
            chances = Evaluation(s).win_chances()
            points[0] += PRIZE * chances[0]
            points[1] += PRIZE * chances[1]
        return points

    def is_quiescent(self, s: State) -> bool:
        # The end of a turn: nothing is half played, and the chances of `evaluate` were fitted there.
        return s.phase == DISCARD

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if len(moves) == 1:
            return [0.0]
        phase = s.phase
        if phase in (PICK, PLACE, MUTATE):
            plan = self.plan(s)
            return [self.rearranging(s, plan, move) for move in moves]
        evaluation = Evaluation(s)
        if phase in (ANSWER, RESTORE):
            stake = self.at_stake(s, evaluation)
            return [self.answering(stake, move) for move in moves]
        return [self.value(s, evaluation, move) for move in moves]

    def value(self, s: State, evaluation: Evaluation, move: Move) -> float:
        """What a move of one's own turn is worth, or one inside a card of one's own."""
        seat = s.to_move
        if isinstance(move, Lay):
            return self.laying(s, evaluation, move.kind, seat if move.side == OWN else 1 - seat)
        if isinstance(move, PlayReaction):
            return self.playing(s, evaluation, move)
        if isinstance(move, Cut):
            chain = seat if move.side == OWN else 1 - seat
            return evaluation.effect(seat, move.kind, chain) - COST[move.kind]
        if isinstance(move, Set):
            return self.setting(s, evaluation, LANDING[move.setting][s.level]) - KEEP[move.kind]
        if isinstance(move, Nudge):
            return self.setting(s, evaluation, s.level + move.step)
        if isinstance(move, Remove):
            return self.removing(s, move.position)
        if isinstance(move, Take):
            return 2.0 if move.deck == BASES else 1.0 if move.deck == REACTIONS else 0.0
        if isinstance(move, Add):
            return exposed(s, s.aim, move.base) * (-1.0 if s.aim == seat else 1.0)
        if isinstance(move, Discard):
            return ROOM_IN_HAND - evaluation.kept(seat, move.kind)
        return 0.0

    def laying(self, s: State, evaluation: Evaluation, base: int, chain: int) -> float:
        """A base from hand at a 3' end (§4)."""
        seat = s.to_move
        own = chain == seat
        if base == U:
            if evaluation.stuck[chain]:
                return -1.0
            delay = evaluation.set_back(chain, 0, stuck=True)
            return -delay if own else delay - evaluation.kept(seat, U)
        if len(s.chains[chain]) + 1 >= s.target:
            return WINNING if own else -WINNING
        if own:
            return LAID - min(RISK, exposed(s, chain, base))
        return -2.0 + exposed(s, chain, base)

    def playing(self, s: State, evaluation: Evaluation, move: PlayReaction) -> float:
        """A Reactions card that takes effect, unless somebody answers it."""
        seat = s.to_move
        chain = seat if move.side == OWN else 1 - seat
        card = move.card
        cost = KEEP[PCR] if move.with_dmso else COST[move.kind]  # what DMSO draws is worth the other cards
        if isinstance(card, Rearranging):
            return self.plan_on(s, chain, card.most).gain - cost
        if isinstance(card, Dephosphorylation):
            return 0.1 * len(s.fragments[1 - seat]) - cost
        worth = evaluation.effect(seat, move.kind, chain)
        if chain != seat and evaluation.stuck[seat] and isinstance(card, (Deletion, AlkalinePhosphatase)):
            worth -= A_TURN  # it is needed at home
        return worth - cost

    def setting(self, s: State, evaluation: Evaluation, to: int) -> float:
        """Another level of the thermometer."""
        seat = s.to_move
        levels = evaluation.level_values(seat)
        worth = TRUST * (levels[to] - levels[s.level])
        if s.phase == REPAIR and LINKERS[0].levels >> to & 1:
            worth += 0.5 * len(s.fragments[seat])
        return worth

    def removing(self, s: State, position: int) -> float:
        """A base that a Deletion takes out: one's own uracil, never the rival's (§9.5)."""
        chain = s.chains[s.aim]
        if KIND[chain[position]] == U:
            return 5.0 if s.aim == s.to_move else -5.0
        return 0.01 * position if s.aim == s.to_move else 0.0

    # -- answers ------------------------------------------------------------------------------------------------------

    def answering(self, stake: float, move: Move) -> float:
        """An answer to the card being played, or the way back for it, given what is at stake (§6)."""
        if isinstance(move, (Block, Shift)):
            return stake - KEEP[move.kind]
        return stake - KEEP[DETERGENT] if isinstance(move, Wash) else 0.0

    def at_stake(self, s: State, evaluation: Evaluation) -> float:
        """What the card being played would bring its player, if it takes effect."""
        if s.announced >= 0:
            levels = evaluation.level_values(s.actor)
            return TRUST * (levels[s.announced] - levels[s.level])
        if s.playing >= FIRST_REACTION and isinstance(CARDS[s.playing - FIRST_REACTION], Rearranging):
            return 0.5 if s.aim != s.actor else 0.0
        return evaluation.effect(s.actor, s.playing, s.aim)

    # -- rearranging --------------------------------------------------------------------------------------------------

    def rearranging(self, s: State, plan: Plan, move: Move) -> float:
        """A step of a rearrangement or a swap: towards the plan or not (§3.1, §5.7)."""
        if isinstance(move, Pick):
            return 1.0 if move.position in plan.picks else -0.5
        if isinstance(move, Done):
            return 0.5 if len(s.picks) == len(plan.picks) else 0.0
        if isinstance(move, Place):
            return 1.0 if s.picks == plan.picks and plan.bases[len(s.placed)] == move.base else 0.0
        return 0.0

    def plan(self, s: State) -> Plan:
        """What to rearrange, in the middle of it."""
        return self.plan_on(s, s.choosing(), s.most)

    def plan_on(self, s: State, chain: int, most: int) -> Plan:
        """What to rearrange on a chain: on the rival's, so that one's enzymes cut it."""
        return NO_PLAN if chain == s.to_move else plan_site(s, s.to_move, chain, most)

    # -- in words -----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        seat = s.to_move
        if isinstance(move, Lay):
            return about_laying(s, move.kind, seat if move.side == OWN else 1 - seat)
        if isinstance(move, (PlayReaction, Cut)):
            return self.about_effect(s, move.kind, seat if move.side == OWN else 1 - seat)
        if isinstance(move, Set):
            return opens(s, LANDING[move.setting][s.level])
        if isinstance(move, Nudge):
            return opens(s, s.level + move.step)
        if isinstance(move, (Wash, Block, Shift)):
            worth = round(self.at_stake(s, Evaluation(s)))
            what = f"{'saves' if seat == s.actor else 'stops'} {NAMES[s.playing]}"
            return f"{what}, worth {counted(worth, 'base')}" if worth > 0 else what
        return self.about_choice(s, move)

    def about_choice(self, s: State, move: Move) -> str:
        """The small decisions inside a card, and discards, in words."""
        if isinstance(move, Add):
            return site_made(s, s.aim, move.base)
        if isinstance(move, Remove):
            return "takes the uracil off" if KIND[s.chains[s.aim][move.position]] == U else ""
        if isinstance(move, Pick):
            plan = self.plan(s)
            return f"towards a site of {NAMES[FIRST_ENZYME + plan.enzyme]}" if move.position in plan.picks else ""
        if isinstance(move, Take):
            return f"one of {s.backs[1 - s.to_move][move.deck]} {DECKS[move.deck].capitalize()} cards"
        if isinstance(move, Discard):
            return about_discarding(s, move.kind)
        return ""

    def about_effect(self, s: State, kind: int, chain: int) -> str:
        """What a card does to the race, in words."""
        if kind < FIRST_REACTION:
            return f"cuts off {counted(cut_off(s, kind - FIRST_ENZYME, chain), 'base')}"
        card = card_of(kind)
        if isinstance(card, Rearranging):
            plan = self.plan_on(s, chain, card.most)
            return f"can make a site of {NAMES[FIRST_ENZYME + plan.enzyme]}" if plan.gain > 0.0 else ""
        if isinstance(card, Dephosphorylation):
            return f"{counted(len(s.fragments[chain]), 'base')} could not be ligated"
        worth = round(Evaluation(s).effect(s.to_move, kind, chain))
        if worth >= WINNING:
            return "completes the chain"
        if chain != s.to_move and worth > 0:
            return f"sets your rival back by {counted(worth, 'base')}"
        if worth == 0:
            return ""
        return f"worth {counted(worth, 'base')}" if worth > 0 else f"costs you {counted(-worth, 'base')}"


def about_laying(s: State, base: int, chain: int) -> str:
    """What laying a base does, in words."""
    if base == U:
        left = counted(s.target - len(s.chains[chain]), "base")
        return f"blocks {'your own chain' if chain == s.to_move else 'a chain'} that lacks {left}"
    length = len(s.chains[chain]) + 1
    if length >= s.target:
        return "completes the chain"
    made = site_made(s, chain, base)
    return f"{length} of {s.target}" + (f", {made}" if made else "")


def about_discarding(s: State, kind: int) -> str:
    """What speaks for or against a discard, in words."""
    if FIRST_ENZYME <= kind < FIRST_REACTION:
        if cut_off(s, kind - FIRST_ENZYME, 1 - s.to_move):
            return "its site stands on your rival's chain"
        return "no site on your rival's chain"
    return f"{len(s.hands[s.to_move])} cards in hand: each costs a winner one point" if kind > U else ""


def site_made(s: State, chain: int, base: int) -> str:
    """The enzymes whose site a base would complete, in words."""
    strand = [*s.strand(chain), base]
    names = [
        NAMES[FIRST_ENZYME + enzyme]
        for enzyme in ENDING_IN[base]
        if SITES[enzyme].pattern.matches(strand, len(strand) - len(READS[enzyme]))
    ]
    return f"makes a site of {listed(names)}" if names else ""


def opens(s: State, level: int) -> str:
    """What a level lets the seat to move play that the thermometer does not allow now, in words."""
    evaluation = Evaluation(s)
    seat = s.to_move
    names: list[str] = []
    for kind in range(FIRST_ENZYME, KINDS):
        newly = LEVELS[kind] >> level & ~(LEVELS[kind] >> s.level) & 1
        if s.held[seat][kind] and newly and evaluation.best_effect(seat, kind) > 0.0:
            names.append(NAMES[kind])
    return f"{CELSIUS[level]} °C allows {listed(names)}" if names else ""
