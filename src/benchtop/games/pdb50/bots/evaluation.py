"""PDB50: what a research group has, counted, and what each of it is worth. § numbers: docs/games/pdb50/rules.md.

All that a group owns is on its way to becoming achievement: researchers make samples, samples make data, data pay for
depositions. How much of it arrives in time depends on how near the end is. So everything has three values: at the start
of the game, when somebody is about to reach the goal, and once the goal is reached and only this round is left.
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

# -- what is counted; the first six are the kinds of token, by their own numbers ---------------------------------------

POINTS: Final = ACHIEVEMENT
"""Achievement in tokens and depositions, claimed ones too."""
MANY_SAMPLES: Final = 6
"""Samples beyond two; the next three are squares and circles beyond three, triangles beyond two: more than a card
takes."""
MANY_SQUARES: Final = 7
MANY_CIRCLES: Final = 8
MANY_TRIANGLES: Final = 9
READY: Final = 10
"""Whether a deposition can be claimed this round: paid for, open, and a researcher left to go there."""
TEAM: Final = 11
"""Researchers, with those who arrive at the end of the round."""
CROWD: Final = 12
"""Researchers beyond `FULL_TEAM`."""
UNPLAYED: Final = 13
"""Researchers still to be placed this round."""
LEADER: Final = 14
TURN: Final = 15
"""Being the next to choose a box."""
AUTOMATION: Final = 16
BEAMS: Final = 17
"""Electron Crystallography or XFEL: both turn a crystal into a triangle."""
MODELS: Final = 18
"""IH/M."""
COUNTED: Final = 19

FULL_TEAM: Final = 3
"""Researchers that find a good box in every round."""

SLOT_OF: Final[list[int]] = [box.slot for box in BOXES]
"""The Innovate slot of a box by its number, or NONE."""
CLAIM: Final[list[int]] = [box.spots for box in SLOTS]
"""The spots of each Innovate box."""
SQUARES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[SQUARE]]
"""The spots of Innovate boxes whose price in squares so many cover; the next two likewise (§4.10)."""
CIRCLES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[CIRCLE]]
TRIANGLES_PAY: Final[list[int]] = [spots & sum(CLAIM) for spots in PAYABLE[TRIANGLE]]
IS_DEPOSITION: Final[list[bool]] = [box is None for box in BOX_OF_CARD]
METHOD: Final[list[int]] = [POINTS] * len(CARDS)
"""What an Additional Action card counts as (§6.4 to §6.7); depositions are points."""
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
    (POINTS, 0.45, 1.0, 1.0),  # an early lead says little: a group with more hands catches up
    (MANY_SAMPLES, 0.0, -0.1, 0.0),
    (MANY_SQUARES, 0.0, -0.8, 0.0),
    (MANY_CIRCLES, 0.0, -0.8, 0.0),
    (MANY_TRIANGLES, 0.0, -0.6, 0.0),
    (READY, 0.0, 1.1, 2.0),
    (TEAM, 1.65, 0.2, 0.0),
    (CROWD, -0.7, -0.1, 0.0),  # there are not boxes enough for everybody (§2.4)
    (UNPLAYED, 0.4, 0.36, 0.45),
    (LEADER, 0.55, 0.08, 0.0),
    (TURN, 0.06, 0.05, 0.0),
    (AUTOMATION, 0.8, 0.0, 0.0),
    (BEAMS, 0.5, 0.0, 0.0),
    (MODELS, 0.1, 0.0, 0.0),
]
"""What one of each is worth at the start of the game, when somebody is about to reach the goal, and once the goal is
reached, in points at the end. Fitted to who won games of bots against bots and to the values of their search, then
rounded by hand; Additional Actions are set by hand, for bots own them too seldom to tell."""


class Weights:
    """What one of everything counted is worth, at every stage of the game."""

    def __init__(self) -> None:
        self.last: list[float] = [0.0] * COUNTED
        self.stages: list[list[float]] = [[0.0] * COUNTED for _ in range(GOAL)]
        """By the most achievement that any group has: from early to late, and the last from the goal on."""
        for counted, early, late, last in VALUES:
            self.last[counted] = last
            for points, stage in enumerate(self.stages):
                stage[counted] = early + (late - early) * (points / GOAL)

    def now(self, s: State) -> list[float]:
        """The weights of this stage."""
        most = highest(s)
        return self.stages[most] if most < GOAL else self.last


def claimed(s: State, player: Player) -> int:
    """What the depositions claimed this round will count; they come to their owner at its end (§3.3)."""
    found = 0
    for number in player.placed:
        slot = SLOT_OF[number]
        if slot != NONE and IS_DEPOSITION[s.slots[slot]]:
            found += DEPOSITION_WORTH
    return found


def highest(s: State) -> int:
    """The most achievement that any group has or has claimed."""
    most = 0
    for player in s.players:
        points = player.achievement() + claimed(s, player)
        if points > most:
            most = points
    return most


def stock_value(w: list[float], sample: int, crystal: int, square: int, circle: int, triangle: int) -> float:
    """What the tokens of a group are worth: less for what piles up."""
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
    """What a group may expect at the end, in points."""
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
