"""PDB50: action values. § numbers refer to docs/games/pdb50/rules.md.

A move is worth what it changes in the mover's group (see evaluation.py): tokens paid and gained, researchers, the
Leader token, cards. Rivals matter only near the end: reaching the goal ends the game for everybody, which is good only
for the group ahead (§8).
"""

from typing import Final, cast

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    ACHIEVEMENT,
    BOX,
    BOXES,
    CARDS,
    CIRCLE,
    CRYSTAL,
    DATA,
    DEPOSITION_WORTH,
    GOAL,
    KINDS,
    SAMPLE,
    SLOTS,
    SQUARE,
    TRIANGLE,
    amounts,
    researchers,
)
from ..moves import Claim, Graduate, Lead, Place, Recruit, TokenMove
from ..refusals import called
from ..state import Player, State
from ..turns import choices
from .evaluation import (
    CROWD,
    FULL_TEAM,
    IS_DEPOSITION,
    LEADER,
    METHOD,
    POINTS,
    READY,
    TEAM,
    Weights,
    can_deposit,
    claimed,
    group_value,
    stock_value,
)

PUBLISH: Final[int] = BOX["publish"].spots
PUBLISHED: Final[int] = BOX["publish"].options[0].net[ACHIEVEMENT]

WINS: Final = 8.0
"""Value of ending the game when nobody can catch up with the Data they own."""
LEADS_NOW: Final = 2.0
"""Value of ending the game ahead when somebody might still catch up this round."""
LOSES: Final = -4.0
"""Value of ending the game behind or level with somebody."""

KEEP_LEAD: Final = 1.25
"""Value of keeping the Leader token from rivals, as a multiple of taking it. The Leader has first choice among all
boxes, and usually gets the next recruit."""

POINTS_TO_COME: Final = 8.5
"""Points that an average group still makes beyond what its means at the start suggest; the same for all groups."""
POINTS_PER_ROUND: Final = 0.9
"""Points by which `POINTS_TO_COME` shrinks each round."""


class PDB50Heuristic(Heuristic):
    """PDB50's heuristic: values what a group owns, and knows when to end the game."""

    scale = 4.0
    rollout_depth = 5
    easy_error = 1.0
    worth_depth = 20
    hard_simulations = 5000
    expert_simulations = 25000

    def __init__(self) -> None:
        self.weights: Weights = Weights()

    def evaluate(self, s: State) -> list[float]:
        w = self.weights.now(s)
        rest = POINTS_TO_COME - POINTS_PER_ROUND * s.round
        if rest < 0.0 or w is self.weights.last:
            rest = 0.0
        return [rest + group_value(s, seat, w) for seat in range(s.seats)]

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        w = self.weights.now(s)
        me = s.players[s.to_move]
        tokens = me.tokens
        sample = tokens[SAMPLE]
        crystal = tokens[CRYSTAL]
        square = tokens[SQUARE]
        circle = tokens[CIRCLE]
        triangle = tokens[TRIANGLE]
        now = stock_value(w, sample, crystal, square, circle, triangle)
        more_to_place = me.unplayed > 1
        points_now = me.achievement() + claimed(s, me)
        leaves = researcher_value(me.unplayed + len(me.placed) + me.recruits - 1, w)
        found: list[float] = []
        for move in cast("list[TokenMove]", moves):
            net = move.net
            squares = square + net[SQUARE]
            circles = circle + net[CIRCLE]
            triangles = triangle + net[TRIANGLE]
            value = stock_value(w, sample + net[SAMPLE], crystal + net[CRYSTAL], squares, circles, triangles)
            value -= now
            if more_to_place and can_deposit(s.slots, s.open & move.others, squares, circles, triangles):
                value += w[READY]
            points = net[ACHIEVEMENT]
            if type(move) is not Place:
                if isinstance(move, Graduate):
                    value -= leaves
                elif isinstance(move, Claim) and IS_DEPOSITION[s.slots[move.slot]]:
                    points += DEPOSITION_WORTH
                else:
                    value += value_beyond_tokens(s, me, move, w)
            if points > 0:
                value += w[POINTS] * points
                if points_now < GOAL <= points_now + points:
                    value += self.ending(s, s.to_move, points_now + points)
            found.append(value)
        return found

    def easy_moves(self, s: State, moves: list[Move]) -> list[Move]:
        """Leave the only recruit to smaller groups (§4.1), and Lead the Field to the others while leading."""
        me = s.players[s.to_move]
        team = me.team() + me.recruits
        larger = any(player.team() + player.recruits < team for player in s.players)
        leads = s.leader == s.to_move
        return [
            move
            for move in moves
            if not (larger and isinstance(move, Recruit)) and not (leads and isinstance(move, Lead))
        ] or moves

    def ending(self, s: State, seat: int, points: int) -> float:
        """Return the value of reaching the goal with `points`: the game ends with this round (§8.1)."""
        ahead = True
        for other in range(s.seats):
            if other != seat:
                rival = s.players[other]
                has = rival.achievement() + claimed(s, rival)
                if has >= points:
                    return LOSES
                if has + within_reach(s, rival) >= points:
                    ahead = False
        return WINS if ahead else LEADS_NOW

    # -- in words -----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        assert isinstance(move, TokenMove)
        me = s.players[s.to_move]
        clauses: list[str] = []
        if isinstance(move, Claim) and not IS_DEPOSITION[s.slots[move.slot]]:
            clauses.append(f"{CARDS[s.slots[move.slot]].title} is a box of your own from the next round on")
        elif isinstance(move, Claim):
            clauses.append(self.explain_points(s, DEPOSITION_WORTH))
        elif move.net[ACHIEVEMENT] > 0:
            clauses.append(self.explain_points(s, move.net[ACHIEVEMENT]))
        elif isinstance(move, Recruit):
            team = me.team() + me.recruits + move.box.recruits
            clauses.append(f"{team} researchers from the next round on, so {team} moves a round")
        elif isinstance(move, Lead):
            clauses.append(f"{'keeps' if s.leader == s.to_move else 'takes'} the first turn of the next round")
        else:
            if isinstance(move, Graduate):
                clauses.append(f"leaves {researchers(me.team() + me.recruits - 1)}")
            clauses.append(explain_payable(s, me, move))
        if isinstance(move, Place):
            rivals = rivals_for(s, move)
            if rivals:
                others = "another group" if rivals == 1 else f"{rivals} other groups"
                clauses.append(f"{others} could have used it too")
        return "; ".join([clause for clause in clauses if clause])

    def explain_points(self, s: State, points: int) -> str:
        """Say what scoring `points` now means."""
        me = s.players[s.to_move]
        before = me.achievement() + claimed(s, me)
        text = f"+{points} achievement, {before + points} in all"
        if before >= GOAL or before + points < GOAL:
            return text
        found = self.ending(s, s.to_move, before + points)
        if found == WINS:
            return f"{text}: ends the game, and as things stand nobody else gets so far"
        return f"{text}: ends the game, " + ("ahead for now" if found == LEADS_NOW else "but somebody has no less")


def value_beyond_tokens(s: State, me: Player, move: Move, w: list[float]) -> float:
    """Return the value of what a move brings other than tokens and points: researchers, the lead, an Additional
    Action."""
    if isinstance(move, Recruit):
        return move.box.recruits * researcher_value(me.team() + me.recruits, w)
    if isinstance(move, Lead):
        if s.leader != s.to_move:
            return w[LEADER]
        return KEEP_LEAD * w[LEADER] if rivals_left(s) else 0.0
    if isinstance(move, Claim):
        return w[METHOD[s.slots[move.slot]]]
    return 0.0


def rivals_left(s: State) -> bool:
    """Whether another group can still take the Leader token this round."""
    unplayed = 0
    for player in s.players:
        unplayed += player.unplayed
    return unplayed > s.players[s.to_move].unplayed


def researcher_value(others: int, w: list[float]) -> float:
    """Return the value of a researcher to a group that has `others` already."""
    return w[TEAM] + (w[CROWD] if others >= FULL_TEAM else 0.0)


def within_reach(s: State, player: Player) -> int:
    """Estimate the points a group can still make this round: a deposition it can pay for, initial results."""
    if player.unplayed == 0:
        return 0
    tokens = player.tokens
    points = 0
    if can_deposit(s.slots, s.open, tokens[SQUARE], tokens[CIRCLE], tokens[TRIANGLE]):
        points = DEPOSITION_WORTH
    if s.open & PUBLISH and (points == 0 or player.unplayed > 1):
        points += PUBLISHED
    return points


# -- in words ---------------------------------------------------------------------------------------------------------


def explain_payable(s: State, player: Player, move: TokenMove) -> str:
    """Name the boxes this move makes payable; if there are none, say what the nearest card then lacks."""
    opened = enabled(s, player, move)
    if opened:
        return f"makes {listed(opened)} possible"
    return archive_lacks(s, player, move) if max([move.net[kind] for kind in DATA]) > 0 else ""


def is_paid(tokens: list[int], price: list[int]) -> bool:
    return all(tokens[kind] >= price[kind] for kind in range(KINDS))


def enabled(s: State, player: Player, move: TokenMove) -> list[str]:
    """Name the boxes this move makes payable: those still open, or all of them if it uses the last researcher."""
    after = [player.tokens[kind] + move.net[kind] for kind in range(KINDS)]
    spots = player.reach & ~s.closed & move.others
    if player.unplayed > 1:
        spots &= s.open
    titles: list[str] = []
    for box in BOXES:
        for option in box.options:
            if spots >> option.spot & 1 and not is_paid(player.tokens, option.pay) and is_paid(after, option.pay):
                titles.append(called(s, box))
                break
    return titles


def rivals_for(s: State, move: Place) -> int:
    """Return the number of other groups that could still use this box this round."""
    if move.box.card != NONE:
        return 0
    rivals = 0
    for seat in range(s.seats):
        if seat != s.to_move and s.players[seat].unplayed > 0 and choices(s, seat) >> move.option.spot & 1:
            rivals += 1
    return rivals


def archive_lacks(s: State, player: Player, move: TokenMove) -> str:
    """Say which tokens the nearest card in the archive lacks after the move."""
    nearest = ""
    fewest = 99
    for box in SLOTS:
        lacks = [0] * KINDS
        for kind in DATA:
            lacks[kind] = max(0, box.options[0].pay[kind] - player.tokens[kind] - move.net[kind])
        if 0 < sum(lacks) < fewest:
            fewest = sum(lacks)
            nearest = f"{called(s, box)} then lacks {amounts(lacks)}"
    return nearest
