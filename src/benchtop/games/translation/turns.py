"""Translation: the beginning and end of a turn, and the dice. § numbers: docs/games/translation/rules.md."""

from benchtop.bio.bases import decode
from benchtop.core.events import travel

from .components import (
    AGAIN,
    BLACK_D6,
    BLACK_D8,
    BY_BLACK,
    BY_WHITE,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_TOGGLE,
    CARDS,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FILL_TO,
    NO_CARDS,
    POINTS,
    QUIET_LIMIT,
    WHITE_D6,
    WHITE_D8,
)
from .events import Began, Ended, FilledUp, Lost, Reason
from .state import FOR_FILLING, State


def roll_white(s: State, purpose: int) -> int:
    """Return the letter that the white die shows (§1.5, §8.1)."""
    s.revealed += 1
    faces = WHITE_D6 if s.six_sided else WHITE_D8
    letter = AGAIN
    while letter == AGAIN:
        letter = s.chance.roll(purpose, faces)
    return letter


def roll_black(s: State) -> int:
    """Return the face that the black die shows (§4.6, §8.1)."""
    s.revealed += 1
    faces = BLACK_D6 if s.six_sided else BLACK_D8
    return s.chance.roll(BY_BLACK + s.to_move, faces)


def begin_turn(s: State) -> None:
    """Give the seat its points, make its cards ready, and fill up a short strand (§2.1, §2.2)."""
    s.turn += 1
    s.points = POINTS if s.turn > len(s.first_points) else s.first_points[s.turn - 1]  # §8.5
    s.ready = s.owned[s.to_move][:]
    s.bought = NO_CARDS[:]
    s.translated = False
    if s.listener is not None:
        s.tell(Began(s.to_move, s.turn, s.points))
    if len(s.strand) < FILL_TO:
        fill_up(s)


def fill_up(s: State) -> None:
    """Roll the white die and append at the 3' end until the strand is long enough (§2.2)."""
    short = len(s.strand)
    while len(s.strand) < FILL_TO:
        s.strand.append(roll_white(s, BY_WHITE + s.to_move))
        s.supply -= 1
    s.rolled = [FOR_FILLING, s.to_move, s.turn, *s.strand[short:]]
    s.read()
    if s.listener is not None:
        laid = enumerate(decode(s.strand[short:]), short + 1)
        ways = [travel(f"letter:{letter}", "supply", f"base:{place}") for place, letter in laid]
        s.tell(FilledUp(s.to_move, decode(s.strand[short:]), decode(s.strand), moved=ways))


def can_act(s: State) -> bool:
    """Whether the seat to move can pay for any move, with no Insert pending (§2.4)."""
    points = s.points
    if points == 0:
        return False
    if s.supply > 0 and COST_USE[CARD_EXTEND] <= points:
        return True
    if s.ready[CARD_TOGGLE] > 0 and COST_USE[CARD_TOGGLE] <= points:
        return True
    if points >= COST_TRANSLATE:
        open_now = s.spelled & s.soluble()
        for amino in s.row:
            if open_now >> amino & 1:
                return True
    for card in range(CARD_DELETE, CARDS):
        if s.pool[card] > 0 and COST_BUY[card] <= points:
            return True
        if s.ready[card] > 0 and COST_USE[card] <= points and (card != CARD_INSERT or s.supply > 0):
            return True
    return False


def go_on(s: State) -> None:
    """End the turn if the seat can do nothing more (§2.4)."""
    if not can_act(s):
        end_turn(s)


def end_turn(s: State) -> None:
    """Drop unspent points and begin the turn of the next seat that can do anything (§2.4, §2.5, §6.3)."""
    while True:
        if s.points > 0:
            if s.listener is not None:
                s.tell(Lost(s.to_move, s.points))
            s.points = 0
        s.quiet = 0 if s.translated else s.quiet + 1
        if s.quiet >= QUIET_LIMIT:
            end_game(s, "too_quiet")
            return
        s.to_move = s.to_move + 1 if s.to_move + 1 < s.seats else 0
        begin_turn(s)
        if can_act(s):
            return


def end_game(s: State, reason: Reason) -> None:
    """End the game and count the collections (§6)."""
    s.over = True
    if s.listener is not None:
        s.tell(Ended(reason, s.scores()))
