"""PDB50: the value of a research group. § numbers refer to docs/games/pdb50/rules.md.

Whatever a group owns may become achievement: researchers make samples, samples make data, data pay for depositions. How
much of it does depends on how near the end is. So each feature has three values: at the start of the game, when a group
is about to reach the goal, and in the last round, once a group has reached it.
"""

from typing import Final

from benchtop.core.state import NONE

from ..components import (
    ACHIEVEMENT,
    BOX_OF_CARD,
    BOXES,
    CARD,
    CARDS,
    CIRCLE,
    CRYSTAL,
    DEPOSITION_WORTH,
    GOAL,
    SAMPLE,
    SLOTS,
    SQUARE,
    TRIANGLE,
)
from ..state import Player, State
from ..turns import PAYABLE

# -- features; the first six are the kinds of token, with their numbers -----------------------------------------------

POINTS: Final = ACHIEVEMENT
"""Achievement from tokens and depositions, including claimed ones."""
MANY_SAMPLES: Final = 6
"""Samples beyond two. The next three count squares and circles beyond three and triangles beyond two: more than a card
costs."""
MANY_SQUARES: Final = 7
MANY_CIRCLES: Final = 8
MANY_TRIANGLES: Final = 9
READY: Final = 10
"""Whether the group can claim a deposition this round: it can pay, the box is open, and it has a researcher left."""
TEAM: Final = 11
"""Researchers, including those who arrive at the end of the round."""
CROWD: Final = 12
"""Researchers beyond `FULL_TEAM`."""
UNPLAYED: Final = 13
"""Researchers left to place this round."""
LEADER: Final = 14
TURN: Final = 15
"""Having the next turn."""
AUTOMATION: Final = 16
BEAMS: Final = 17
"""Electron Crystallography or XFEL, which both turn a crystal into a triangle."""
MODELS: Final = 18
"""IH/M."""
COUNTED: Final = 19

FULL_TEAM: Final = 3
"""Largest team whose members all find a good box every round."""

SLOT_OF: Final[list[int]] = [box.slot for box in BOXES]
"""The Innovate slot of each box, or NONE."""
CLAIM: Final[list[int]] = [box.spots for box in SLOTS]
"""The spots of each Innovate box."""
SQUARES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[SQUARE]]
"""By number of squares owned: the spots of Innovate boxes whose price in squares they cover. The next two are the same
for circles and triangles (§4.10)."""
CIRCLES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[CIRCLE]]
TRIANGLES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[TRIANGLE]]
IS_DEPOSITION: Final[list[bool]] = [box is None for box in BOX_OF_CARD]
METHOD: Final[list[int]] = [POINTS] * len(CARDS)
"""The feature an Additional Action card counts as (§6.4 to §6.7); depositions count as points."""
METHOD[CARD["automation"]] = AUTOMATION
METHOD[CARD["electron-crystallography"]] = BEAMS
METHOD[CARD["xfel"]] = BEAMS
METHOD[CARD["ihm"]] = MODELS


VALUES: Final[list[tuple[int, float, float, float]]] = [
    (SAMPLE, 0.2, 0.18, 0.0),
    (CRYSTAL, 0.48, 0.25, 0.0),
    (SQUARE, 0.38, 0.48, 0.03),  # at the very end Data only break ties (§8.2)
    (CIRCLE, 0.15, 0.55, 0.03),
    (TRIANGLE, 0.4, 0.9, 0.1),
    (POINTS, 0.45, 1.0, 1.0),  # an early lead means little: a larger team catches up
    (MANY_SAMPLES, 0.0, -0.1, 0.0),
    (MANY_SQUARES, 0.0, -0.8, 0.0),
    (MANY_CIRCLES, 0.0, -0.8, 0.0),
    (MANY_TRIANGLES, 0.0, -0.6, 0.0),
    (READY, 0.0, 1.1, 2.0),
    (TEAM, 1.65, 0.2, 0.0),
    (CROWD, -0.7, -0.1, 0.0),  # there are not enough boxes for everybody (§2.4)
    (UNPLAYED, 0.4, 0.36, 0.45),
    (LEADER, 0.55, 0.08, 0.0),
    (TURN, 0.06, 0.05, 0.0),
    (AUTOMATION, 0.8, 0.0, 0.0),
    (BEAMS, 0.5, 0.0, 0.0),
    (MODELS, 0.1, 0.0, 0.0),
]
"""Values in points at the end: at the start of the game, when a group is about to reach the goal, and once a group has
reached it. Fitted to the results of games between bots and to the values of their search, then rounded by hand.
Additional Actions are set by hand: bots own them too rarely for a fit."""


class Weights:
    """Weights of all features at every stage of the game."""

    def __init__(self) -> None:
        self.last: list[float] = [0.0] * COUNTED
        self.stages: list[list[float]] = [[0.0] * COUNTED for _ in range(GOAL)]
        """Weights by the highest achievement of any group, up to the goal."""
        for counted, early, late, last in VALUES:
            self.last[counted] = last
            for points, stage in enumerate(self.stages):
                stage[counted] = early + (late - early) * (points / GOAL)

    def now(self, s: State) -> list[float]:
        """Return the weights of the current stage."""
        most = highest(s)
        return self.stages[most] if most < GOAL else self.last


def claimed(s: State, player: Player) -> int:
    """Return the achievement of the depositions claimed this round, which arrive at its end (§3.3)."""
    found = 0
    for number in player.placed:
        slot = SLOT_OF[number]
        if slot != NONE and IS_DEPOSITION[s.slots[slot]]:
            found += DEPOSITION_WORTH
    return found


def highest(s: State) -> int:
    """Return the highest achievement of any group, including claimed depositions."""
    most = 0
    for player in s.players:
        points = player.achievement() + claimed(s, player)
        if points > most:
            most = points
    return most


def stock_value(w: list[float], sample: int, crystal: int, square: int, circle: int, triangle: int) -> float:
    """Return the value of a group's tokens; a surplus is worth less."""
    value = w[SAMPLE] * sample + w[CRYSTAL] * crystal + w[SQUARE] * square + w[CIRCLE] * circle + w[TRIANGLE] * triangle
    if sample > 2:
        value += w[MANY_SAMPLES] * (sample - 2)
    if square > 3:
        value += w[MANY_SQUARES] * (square - 3)
    if circle > 3:
        value += w[MANY_CIRCLES] * (circle - 3)
    if triangle > 2:
        value += w[MANY_TRIANGLES] * (triangle - 2)
    return value


def can_deposit(slots: list[int], spots: int, square: int, circle: int, triangle: int) -> bool:
    """Whether these Data pay for a deposition that can be claimed on these open spots (§2.4, §4.10)."""
    spots &= SQUARES_PAY[square] & CIRCLES_PAY[circle] & TRIANGLES_PAY[triangle]
    if spots:
        for slot, card in enumerate(slots):
            if spots & CLAIM[slot] and IS_DEPOSITION[card]:
                return True
    return False


def group_value(s: State, seat: int, w: list[float]) -> float:
    """Estimate a group's points at the end of the game."""
    player = s.players[seat]
    tokens = player.tokens
    square = tokens[SQUARE]
    circle = tokens[CIRCLE]
    triangle = tokens[TRIANGLE]
    team = player.unplayed + len(player.placed) + player.recruits
    total = w[POINTS] * player.achievement()
    total += stock_value(w, tokens[SAMPLE], tokens[CRYSTAL], square, circle, triangle)
    total += w[TEAM] * team + w[UNPLAYED] * player.unplayed
    if team > FULL_TEAM:
        total += w[CROWD] * (team - FULL_TEAM)
    if player.unplayed > 0 and can_deposit(s.slots, s.open, square, circle, triangle):
        total += w[READY]
    if s.leader == seat:
        total += w[LEADER]
    if s.to_move == seat:
        total += w[TURN]
    for card in player.actions:
        total += w[METHOD[card]]
    for number in player.placed:
        slot = SLOT_OF[number]
        if slot != NONE:
            method = METHOD[s.slots[slot]]
            total += w[method] * DEPOSITION_WORTH if method == POINTS else w[method]
    return total
