"""Adna's Lab: the value of a move without search. § numbers point into docs/games/adna/rules.md.

The game is a race for bases that cards speed up or set back. The value of a move is the bases that it gains its player
or costs the rival, less the later value of the cards it uses.
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
    SHIFTERS,
    SITES,
    U,
    counted,
)
from ..moves.answers import Block, Shift, Wash
from ..moves.attacks import Cut, PlayReaction, Set
from ..moves.chains import AlkalinePhosphatase, Deletion, Dephosphorylation, Rearranging
from ..moves.choices import Add, Done, Nudge, Pick, Place, Remove, Take
from ..moves.reactions import CARDS, LINKERS, PCR_CARD, card_of
from ..moves.turn import Discard, End, Lay, Stop
from ..state import ANSWER, DISCARD, MUTATE, OPENING, PICK, PLACE, REMOVE, REPAIR, RESTORE, State
from .evaluation import A_TURN, LOCK, WINNING, Evaluation
from .planning import ENDING_IN, NO_PLAN, READS, Plan, Reach, cut_off, exposed, has_tools, plan_removal, plan_site
from .worth import KEEP, PRICES

LAID: Final = 0.6
"""Value of laying a base from hand, where Electrophoresis or Ethidium Bromide could take it (§9.16, §9.17)."""
KEPT: Final = -0.05
"""Value of laying a base that is better kept in hand: a little less than ending the turn."""
RISK: Final = 0.5
"""Maximum penalty for a site: affects the order of bases, but every base is laid."""
ROOM: Final = 0.013
"""Value per card in hand below which a card is discarded; each card in the winner's hand costs a point (§10.2)."""
LAST: Final = 0.1
LATER: Final = 0.02
"""Scale for moving the thermometer, so that everything that works at the current level is played first."""
DARING: Final = 13.0
"""Loss from a cut that bots accept; Linkers can repair it, and a game without cuts is dull."""
SHIFTED: Final = 6.0
"""Penalty for answering with temperature cards, which are better kept for your own enzymes."""
NEARLY: Final = 1
"""Number of other PCR cards in hand from which none is played alone (§9.3); there are two of each."""
MANY: Final = 0.05
"""Bonus for laying a base, for each copy in hand."""
TRUST: Final = 0.8
"""Discount for gains that depend on the thermometer."""
PRIZE: Final = 12.0
"""Approximate points for a win: the target less a hand (§10.2)."""


def _cost(kind: int) -> float:
    """Return the later value of a Reactions card and of the cards played with a card."""
    if kind < FIRST_ENZYME:
        return 0.0
    if kind < FIRST_REACTION:
        enzyme = kind - FIRST_ENZYME
        return KEEP[BUFFER_OF[enzyme]] + (KEEP[BSA] if NEEDS_BSA[enzyme] else 0.0)
    card = card_of(kind)
    companions = sum([KEEP[companion] for companion in card.companions])
    return KEEP[kind] + companions + (KEEP[RED_BUFFER] if card.needs_buffer else 0.0)


COST: Final[list[float]] = [_cost(kind) for kind in range(KINDS)]


# -- values ------------------------------------------------------------------------------------------------------------


class AdnaHeuristic(Heuristic):
    """Estimates how long each player will take, and what cards change about it."""

    scale = 20.0
    rollout_depth = 30
    easy_error = 12.0
    worth_depth = 60
    hard_simulations = 650
    expert_simulations = 3300
    epsilon = 0.0  # most random moves would waste a base or a card, and the deals are random anyway

    def evaluate(self, s: State) -> list[float]:
        points = [float(s.points[0]), float(s.points[1])]
        if not s.over:
            chances = Evaluation(s).win_chances()
            points[0] += PRIZE * chances[0]
            points[1] += PRIZE * chances[1]
        return points

    def is_quiescent(self, s: State) -> bool:
        # At the end of a turn nothing is half played, and the chances of `evaluate` were fitted there.
        return s.phase == DISCARD

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if len(moves) == 1:
            return [0.0]
        phase = s.phase
        if phase in (PICK, PLACE, MUTATE):
            plan = self.plan(s)
            return [self.rearranging(s, plan, move) for move in moves]
        evaluation = Evaluation(s)
        if phase == REMOVE:
            picks = plan_removal(s, s.to_move, s.aim, evaluation.reach(s.to_move).levels).picks
            return [self.removing(s, picks, move) for move in moves]
        if phase in (ANSWER, RESTORE):
            stake = self.at_stake(s, evaluation)
            return [self.answering(s, stake, move) for move in moves]
        return [self.value(s, evaluation, move) for move in moves]

    def idle_value(self, s: State) -> float:
        # Easy bots keep bases in hand only if they have everything for a cut but the site.
        held = s.held[s.to_move]
        ready = any(held[FIRST_ENZYME + enzyme] and has_tools(held, enzyme) for enzyme in range(len(READS)))
        return 0.0 if ready else KEPT

    def easy_moves(self, s: State, moves: list[Move]) -> list[Move]:
        """Leave out bases on the rival's chain unless a cut can follow this turn, and don't end the turn before a good
        cut.

        Easy bots misjudge which cards to play, but not how to rearrange bases with them.
        """
        if s.phase in (PICK, PLACE, MUTATE, REMOVE):
            values = self.action_values(s, moves)
            return [moves[values.index(max(values))]]
        evaluation = Evaluation(s)
        cuts = [move for move in moves if isinstance(move, Cut) and self.value(s, evaluation, move) > 0.0]
        enzyme = evaluation.planting().enzyme
        plants = enzyme != NONE and LEVELS[FIRST_ENZYME + enzyme] >> s.level & 1
        return [
            move
            for move in moves
            if not (isinstance(move, Lay) and move.side != OWN and move.kind != U and not plants)
            and not (cuts and isinstance(move, (Stop, End)))
        ] or moves

    def value(self, s: State, evaluation: Evaluation, move: Move) -> float:
        """Return the value of a move in the seat's own turn or inside its own card."""
        seat = s.to_move
        if isinstance(move, Lay):
            return self.laying(s, evaluation, move.kind, seat if move.side == OWN else 1 - seat)
        if isinstance(move, PlayReaction):
            return self.playing(s, evaluation, move)
        if isinstance(move, Cut):
            worth = (
                evaluation.effect(seat, move.kind, seat) if move.side == OWN else evaluation.cutting(seat, move.kind)
            )
            return worth - COST[move.kind]
        if isinstance(move, Set):
            return self.setting(s, evaluation, LANDING[move.setting][s.level], move.setting)
        if isinstance(move, Nudge):
            return self.setting(s, evaluation, s.level + move.step)
        if isinstance(move, Take):
            return 2.0 if move.deck == BASES else 1.0 if move.deck == REACTIONS else 0.0
        if isinstance(move, Add):
            return exposed(s, s.aim, move.base) * (-1.0 if s.aim == seat else 1.0)
        if isinstance(move, Discard):
            return ROOM * (len(s.hands[seat]) - s.backs[seat][BASES]) - evaluation.kept(seat, move.kind)
        if isinstance(move, End) and s.phase != DISCARD:
            return -0.01  # better stop: a card may be worth discarding
        return 0.0

    def laying(self, s: State, evaluation: Evaluation, base: int, chain: int) -> float:
        """Return the value of laying a base from hand at a 3' end (§4)."""
        seat = s.to_move
        own = chain == seat
        if base == U:
            if evaluation.stuck[chain]:
                return -1.0
            if not own and evaluation.can_cut(seat):
                return -1.0  # the cut would remove it
            delay = evaluation.set_back(chain, 0, stuck=True)
            if own:
                return -delay
            if evaluation.stuck[seat] and not evaluation.can_clean(seat):
                delay -= LOCK
            return delay - evaluation.kept(seat, U)
        if len(s.chains[chain]) + 1 >= s.target:
            return WINNING if own else -WINNING
        if s.phase == OPENING:
            return -exposed(s, chain, base)
        plan = evaluation.planting()
        if not own:
            return plan.gain if plan.next >> base & 1 and plan.gain > 0.0 else -2.0
        if evaluation.can_repair(seat):
            return KEPT  # the fragment would be lost (§8.6)
        if s.held[seat][base] <= plan.hold[base] and evaluation.missing[seat] > 0:
            return KEPT
        return LAID + MANY * s.held[seat][base] - min(RISK, exposed(s, chain, base))

    def playing(self, s: State, evaluation: Evaluation, move: PlayReaction) -> float:
        """Return the value of a Reactions card, if it takes effect."""
        seat = s.to_move
        chain = seat if move.side == OWN else 1 - seat
        card = move.card
        cost = KEEP[PCR] if move.with_dmso else COST[move.kind]  # DMSO draws about what the other cards are worth
        if move.buffer != NONE:
            cost += evaluation.buffer_price(seat, move.buffer) - KEEP[move.buffer]
        if move.kind in PCR_CARD.companions and evaluation.other_parts(seat, move.kind) >= NEARLY:
            cost += A_TURN  # it also works inside a PCR
        if isinstance(card, Rearranging):
            return self.plan_on(s, chain, card.most).gain - cost
        if isinstance(card, Dephosphorylation):
            return 0.1 * len(s.fragments[1 - seat]) - cost
        worth = evaluation.effect(seat, move.kind, chain)
        if isinstance(card, Deletion) and chain != seat:
            worth += plan_removal(s, seat, chain, evaluation.reach(seat).levels).gain
        if chain != seat and evaluation.stuck[seat] and isinstance(card, (Deletion, AlkalinePhosphatase)):
            worth -= A_TURN  # the own chain needs it
        return worth - cost

    def setting(self, s: State, evaluation: Evaluation, to: int, setting: int = NONE) -> float:
        """Return the value of another level, or of the best level that this setting is the first step to."""
        seat = s.to_move
        levels = evaluation.climate()
        worth = levels[to] - levels[s.level]
        if setting != NONE:
            worth -= 0.0 if evaluation.locked else PRICES[SHIFTERS[setting]]
            reach = evaluation.reach(seat)
            for level in range(len(CELSIUS)):
                if reach.first[level] == setting:
                    worth = max(worth, levels[level] - levels[s.level] - reach.cost[level])
        if s.phase == REPAIR and LINKERS[0].levels >> to & 1:
            worth += 0.5 * len(s.fragments[seat])
        return worth if worth < 0.0 else LAST + worth * LATER

    def removing(self, s: State, picks: list[int], move: Move) -> float:
        """Return the value of taking out a base: an own uracil, or a rival's base if that makes a site (§9.5)."""
        assert isinstance(move, Remove)
        if KIND[s.chains[s.aim][move.position]] == U:
            return 5.0 if s.aim == s.to_move else -5.0
        if s.aim == s.to_move:
            return 0.01 * move.position
        return 1.0 if move.position in picks else 0.0

    # -- answers ------------------------------------------------------------------------------------------------------

    def answering(self, s: State, stake: float, move: Move) -> float:
        """Return the value of answering the card being played or restoring the temperature, given the stake (§6)."""
        if s.playing < FIRST_REACTION and s.to_move != s.actor:
            stake -= DARING
        if isinstance(move, Shift):
            return stake - KEEP[move.kind] - SHIFTED
        if isinstance(move, Block):
            return stake - KEEP[move.kind]
        return stake - KEEP[DETERGENT] if isinstance(move, Wash) else 0.0

    def at_stake(self, s: State, evaluation: Evaluation) -> float:
        """Return what the card being played would gain its player."""
        if evaluation.locked and s.to_move != s.actor:
            return 0.0  # anything that unlocks the game is welcome
        if s.announced >= 0:
            levels = evaluation.level_values(s.actor)
            return TRUST * (levels[s.announced] - levels[s.level])
        if s.playing >= FIRST_REACTION and isinstance(CARDS[s.playing - FIRST_REACTION], Rearranging):
            return 0.5 if s.aim != s.actor else 0.0
        return evaluation.effect(s.actor, s.playing, s.aim)

    # -- rearranging --------------------------------------------------------------------------------------------------

    def rearranging(self, s: State, plan: Plan, move: Move) -> float:
        """Return whether a step of a rearrangement or swap follows the plan, as a value (§3.1, §5.7)."""
        if isinstance(move, Pick):
            return 1.0 if move.position in plan.picks else -0.5
        if isinstance(move, Done):
            return 0.5 if len(s.picks) == len(plan.picks) else 0.0
        if isinstance(move, Place):
            return 1.0 if s.picks == plan.picks and plan.bases[len(s.placed)] == move.base else 0.0
        return 0.0

    def plan(self, s: State) -> Plan:
        """Plan the rearrangement in progress."""
        return self.plan_on(s, s.choosing(), s.most)

    def plan_on(self, s: State, chain: int, most: int) -> Plan:
        """Plan a rearrangement; on the rival's chain, make a site for an own enzyme."""
        if chain == s.to_move:
            return NO_PLAN
        return plan_site(s, s.to_move, chain, most, Reach(s, s.to_move, PRICES).levels)

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
        """Explain a decision inside a card, or a discard."""
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
        """Explain what a card does to the race."""
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
    """Explain what laying a base does."""
    if base == U:
        left = counted(s.target - len(s.chains[chain]), "base")
        return f"blocks {'your own chain' if chain == s.to_move else 'a chain'} that lacks {left}"
    length = len(s.chains[chain]) + 1
    if length >= s.target:
        return "completes the chain"
    made = site_made(s, chain, base)
    if chain != s.to_move:
        return made or "helps your rival"
    return f"{counted(s.target - length, 'base')} to go, {made or 'makes no site'}"


def about_discarding(s: State, kind: int) -> str:
    """Explain a discard."""
    if FIRST_ENZYME <= kind < FIRST_REACTION:
        if cut_off(s, kind - FIRST_ENZYME, 1 - s.to_move):
            return "its site stands on your rival's chain"
        return "no site on your rival's chain"
    return f"{len(s.hands[s.to_move])} cards in hand: each costs a winner one point" if kind > U else ""


def site_made(s: State, chain: int, base: int) -> str:
    """Name the enzymes whose sites a base would complete."""
    strand = [*s.strand(chain), base]
    names = [
        NAMES[FIRST_ENZYME + enzyme]
        for enzyme in ENDING_IN[base]
        if SITES[enzyme].pattern.matches(strand, len(strand) - len(READS[enzyme]))
    ]
    return f"makes a site of {listed(names)}" if names else ""


def opens(s: State, level: int) -> str:
    """Name the cards that the seat to move could play at a level and not now."""
    evaluation = Evaluation(s)
    seat = s.to_move
    names: list[str] = []
    for kind in range(FIRST_ENZYME, KINDS):
        newly = LEVELS[kind] >> level & ~(LEVELS[kind] >> s.level) & 1
        if s.held[seat][kind] and newly and evaluation.best_effect(seat, kind) > 0.0:
            names.append(NAMES[kind])
    return f"{CELSIUS[level]} °C allows {listed(names)}" if names else ""
