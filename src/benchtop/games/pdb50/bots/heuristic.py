"""PDB50: a feel for good moves. § numbers point into docs/games/pdb50/rules.md.

A move is worth what it changes about one's own group (see evaluation.py): the tokens it pays and gains, a researcher
more or less, the Leader token, a card. Only at the end does it matter what the others have: whoever reaches the goal
ends the game for all, which is right for the one who is ahead then and wrong for everybody else (§8).
"""

from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move

from ..components import (
    ACHIEVEMENT,
    BOX,
    CARDS,
    CIRCLE,
    COLOURS,
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
)
from ..moves import DRAFT, LEAVE, MOVES, Place
from ..refusals import said_list
from ..state import ALL_SPOTS, Player, State
from ..turns import choices
from .evaluation import (
    CROWD,
    IS_DEPOSITION,
    LEADER,
    METHOD,
    POINTS,
    READY,
    TEAM,
    Feel,
    claimed,
    ready,
    stock_worth,
    weights,
    worth,
)

# -- what a move is, by its number in the book -------------------------------------------------------------------------

CHANGES: Final = 0
RECRUITS: Final = 1
LEADS: Final = 2
CLAIMS: Final = 3
GRADUATES: Final = 4

DOES: Final[list[int]] = [CHANGES] * len(MOVES)
"""What it does besides changing tokens."""
CHANGE: Final[list[list[int]]] = [[0] * KINDS for _ in MOVES]
"""What the player has more of afterwards, by kind of token."""
SLOT: Final[list[int]] = [-1] * len(MOVES)
"""The slot whose card it claims, or -1."""
OTHERS: Final[list[int]] = [ALL_SPOTS] * len(MOVES)
"""The spots that stay open if they are (§2.4)."""
for _move in MOVES:
    if isinstance(_move, Place):
        for _kind in range(KINDS):
            CHANGE[_move.id][_kind] = _move.option.gain[_kind] - _move.option.pay[_kind]
        SLOT[_move.id] = _move.box.slot
        OTHERS[_move.id] = ALL_SPOTS - _move.box.spots
        if _move.box.recruits:
            DOES[_move.id] = RECRUITS
        elif _move.box.leads:
            DOES[_move.id] = LEADS
        elif _move.box.slot >= 0:
            DOES[_move.id] = CLAIMS
for _leave in LEAVE:
    DOES[_leave.id] = GRADUATES
    CHANGE[_leave.id][_leave.kind] = 1
for _kind, _draft in DRAFT.items():
    CHANGE[_draft.id][_kind] = 1

PUBLISH: Final[int] = BOX["publish"].spots

WINS: Final = 8.0
"""What it is worth to end the game when nobody can catch up with the Data at hand."""
LEADS_NOW: Final = 2.0
"""What it is worth to end it ahead, while somebody might still catch up this round."""
LOSES: Final = -4.0
"""What it costs to end it behind somebody."""

COMES: Final = 8.5
"""Points that every group makes on average beyond what it has the means for at the start; this changes no lead."""
COMES_A_ROUND: Final = 0.9
"""So much of it has come with every round."""


class PDB50Heuristic(Heuristic):
    """Knows what everything is worth, and when it is time to end the game."""

    scale = 4.0
    rollout_depth = 5

    def __init__(self) -> None:
        self.feel: Feel = Feel()

    def evaluate(self, s: State) -> list[float]:
        w = weights(s, self.feel)
        rest = COMES - COMES_A_ROUND * s.round
        if rest < 0.0 or w is self.feel.last:
            rest = 0.0
        return [rest + worth(s, seat, w) for seat in range(s.seats)]

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        w = weights(s, self.feel)
        seat = s.to_move
        me = s.players[seat]
        tokens = me.tokens
        sample = tokens[SAMPLE]
        crystal = tokens[CRYSTAL]
        square = tokens[SQUARE]
        circle = tokens[CIRCLE]
        triangle = tokens[TRIANGLE]
        more_to_place = me.unplayed > 1
        now = stock_worth(w, sample, crystal, square, circle, triangle)
        team = me.unplayed + len(me.placed) + me.recruits
        lacking = GOAL - me.achievement() - claimed(s, me)
        found: list[float] = []
        for move in moves:
            number = move.id
            change = CHANGE[number]
            squares = square + change[SQUARE]
            circles = circle + change[CIRCLE]
            triangles = triangle + change[TRIANGLE]
            weight = stock_worth(w, sample + change[SAMPLE], crystal + change[CRYSTAL], squares, circles, triangles)
            weight -= now
            if more_to_place and ready(s.slots, s.open & OTHERS[number], squares, circles, triangles):
                weight += w[READY]
            points = change[ACHIEVEMENT]
            does = DOES[number]
            if does == RECRUITS:
                weight += w[TEAM] + (w[CROWD] if team >= 3 else 0.0)
            elif does == LEADS:
                if s.leader != seat:
                    weight += w[LEADER]
            elif does == CLAIMS:
                method = METHOD[s.slots[SLOT[number]]]
                if method == POINTS:
                    points = DEPOSITION_WORTH
                else:
                    weight += w[method]
            elif does == GRADUATES:
                weight -= w[TEAM] + (w[CROWD] if team > 3 else 0.0)
            if points > 0:
                weight += w[POINTS] * points
                if lacking > 0 and points >= lacking:
                    weight += self.ending(s, seat, GOAL - lacking + points)
            found.append(weight)
        return found

    def ending(self, s: State, seat: int, points: int) -> float:
        """What speaks for reaching the goal with so many points: the game ends with this round (§8.1)."""
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
        me = s.players[s.to_move]
        number = move.id
        does = DOES[number]
        clauses: list[str] = []
        if does == CLAIMS and not IS_DEPOSITION[s.slots[SLOT[number]]]:
            clauses.append(f"{CARDS[s.slots[SLOT[number]]].title} is a box of your own from the next round on")
        elif does == CLAIMS or CHANGE[number][ACHIEVEMENT] > 0:
            clauses.append(self.scoring(s, DEPOSITION_WORTH if does == CLAIMS else CHANGE[number][ACHIEVEMENT]))
        elif does == RECRUITS:
            team = me.team() + me.recruits + 1
            more = weights(s, self.feel)[TEAM] + (weights(s, self.feel)[CROWD] if team > 3 else 0.0)
            clauses.append(f"{team} researchers from the next round on: {more:+.1f} points to be expected")
        elif does == LEADS:
            clauses.append("keeps" if s.leader == s.to_move else "takes")
            clauses[0] += " the first turn of the next round"
        else:
            if does == GRADUATES:
                left = me.team() + me.recruits - 1
                clauses.append(f"leaves {left} researcher{'' if left == 1 else 's'}")
            opened = enabled(s, me, number)
            if opened:
                clauses.append(f"makes {said_list(opened, 'and')} possible")
            elif CHANGE[number][SQUARE] > 0 or CHANGE[number][CIRCLE] > 0 or CHANGE[number][TRIANGLE] > 0:
                clauses.append(innovation_lacks(me, number))
        if isinstance(move, Place):
            rivals = rivals_for(s, move)
            if rivals:
                clauses.append(f"{said_list(rivals, 'and')} could have used it too")
        return "; ".join([clause for clause in clauses if clause])

    def scoring(self, s: State, points: int) -> str:
        """What it means to score so many points now, in words."""
        me = s.players[s.to_move]
        before = me.achievement() + claimed(s, me)
        said = f"+{points} achievement, {before + points} in all"
        if before >= GOAL or before + points < GOAL:
            return said
        found = self.ending(s, s.to_move, before + points)
        if found == WINS:
            return f"{said}: ends the game, and as things stand nobody else gets so far"
        return f"{said}: ends the game, " + ("ahead for now" if found == LEADS_NOW else "but somebody has no less")


def within_reach(s: State, player: Player) -> int:
    """Points that a group can still make this round, roughly: a deposition it can pay for, the initial results."""
    if player.unplayed == 0:
        return 0
    tokens = player.tokens
    points = 0
    if ready(s.slots, s.open, tokens[SQUARE], tokens[CIRCLE], tokens[TRIANGLE]):
        points = DEPOSITION_WORTH
    if s.open & PUBLISH and (points == 0 or player.unplayed > 1):
        points += 1
    return points


# -- in words ---------------------------------------------------------------------------------------------------------


def paid_by(tokens: list[int], price: list[int]) -> bool:
    """Whether the tokens cover the price."""
    return all(tokens[kind] >= price[kind] for kind in range(KINDS))


def enabled(s: State, player: Player, number: int) -> list[str]:
    """The boxes that this move makes payable for its player: those still open, or all if no researcher is left."""
    after = [player.tokens[kind] + CHANGE[number][kind] for kind in range(KINDS)]
    spots = player.reach & ~s.closed & OTHERS[number]
    if player.unplayed > 1:
        spots &= s.open
    titles: list[str] = []
    for move in MOVES:
        if isinstance(move, Place) and spots >> move.option.spot & 1 and move.box.title not in titles:
            price = move.option.pay
            if not paid_by(player.tokens, price) and paid_by(after, price):
                titles.append(move.box.title)
    return titles


def rivals_for(s: State, move: Place) -> list[str]:
    """The other groups that could still use this box this round."""
    if move.box.card >= 0:
        return []
    found: list[str] = []
    for seat in range(s.seats):
        if seat != s.to_move and s.players[seat].unplayed > 0 and choices(s, seat) >> move.option.spot & 1:
            found.append(COLOURS[seat])
    return found


def innovation_lacks(player: Player, number: int) -> str:
    """What is lacking for the nearest Innovate price after the move, in words."""
    nearest = ""
    fewest = 99
    for box in SLOTS:
        lacks = [0] * KINDS
        missing = 0
        for kind in DATA:
            lack = box.options[0].pay[kind] - player.tokens[kind] - CHANGE[number][kind]
            if lack > 0:
                lacks[kind] = lack
                missing += lack
        if 0 < missing < fewest:
            fewest = missing
            nearest = f"{box.title} then lacks {amounts(lacks)}"
    return nearest
