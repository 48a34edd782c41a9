"""PDB50: who may do what, whose turn is next, how a round ends (§2, §3, §7, §8). § numbers refer to
docs/games/pdb50/rules.md.

What a seat may do is a set of spots (see components.py), the intersection of a few others: what is open, what its
tokens can pay, what Supply can give.
"""

from typing import Final

from benchtop.core.events import Travel, travel
from benchtop.core.state import NONE

from .components import (
    ACHIEVEMENT,
    BOX_OF_CARD,
    BOXES,
    CARDS,
    CIRCLE,
    COLOURS,
    GOAL,
    GRADUATE,
    GRADUATE_DATA,
    GRADUATE_TEAM,
    KINDS,
    LAST_ROUND,
    OPTIONS,
    RESEARCHERS,
    SLOTS,
    SQUARE,
    STOCK,
    TRIANGLE,
    Box,
)
from .events import CardAcquired, CardLeft, CardRevealed, GameEnded, RecruitArrived, RoundBegan, Skipped
from .state import ALL_SPOTS, State

GRADUATIONS: Final[int] = sum([1 << option.spot for option in GRADUATE])
NO_GRADUATION: Final[int] = ALL_SPOTS - GRADUATIONS

PAYABLE: Final[list[list[int]]] = [
    [sum([1 << o.spot for o in OPTIONS if o.pay[kind] <= owned]) for owned in range(STOCK[kind] + 1)]
    for kind in range(KINDS)
]
"""PAYABLE[kind][owned]: the spots whose price in that kind `owned` tokens cover (§3.1)."""

IN_SUPPLY: Final[list[list[int]]] = [
    [sum([1 << o.spot for o in OPTIONS if o.net[kind] <= left]) for left in range(STOCK[kind] + 1)]
    for kind in range(KINDS)
]
"""IN_SUPPLY[kind][left]: the spots whose gain in that kind Supply covers once the price is returned (§3.2)."""

RECRUITABLE: Final[list[int]] = [
    ALL_SPOTS - sum([box.spots for box in BOXES if box.recruits > left]) for left in range(RESEARCHERS + 1)
]
"""RECRUITABLE[left]: the spots that `left` researchers of your colour in Supply are enough for (§4.1)."""
MOST_RECRUITED: Final[int] = max([box.recruits for box in BOXES])


def choices(s: State, seat: int) -> int:
    """Return the spots that a seat with an un-played researcher may use now (§2.3)."""
    me = s.players[seat]
    mine = me.tokens
    supply = s.supply
    spots = s.open & me.reach & IN_SUPPLY[ACHIEVEMENT][supply[ACHIEVEMENT]]
    for kind in range(ACHIEVEMENT):  # achievements are never paid
        spots &= PAYABLE[kind][mine[kind]] & IN_SUPPLY[kind][supply[kind]]
    if me.unplayed + len(me.placed) < GRADUATE_TEAM:  # the last researcher may not graduate (§5.3)
        spots &= NO_GRADUATION
    if me.reserve < MOST_RECRUITED:
        spots &= RECRUITABLE[me.reserve]
    if s.leader == seat:
        spots &= ~s.barred
    return spots


def can_act(s: State, seat: int) -> bool:
    """Whether a seat can take a turn: it has an un-played researcher and a move for it (§2.2, §2.6)."""
    me = s.players[seat]
    if me.unplayed == 0:
        return False
    if me.unplayed + len(me.placed) >= GRADUATE_TEAM:
        supply = s.supply
        if supply[SQUARE] >= GRADUATE_DATA or supply[CIRCLE] >= GRADUATE_DATA or supply[TRIANGLE] >= GRADUATE_DATA:
            return True  # graduating is always possible
    return choices(s, seat) != 0


def end_turn(s: State) -> None:
    """Pass the turn to the left, skipping seats that cannot act; if no seat can, end the round (§2.2)."""
    seat = s.to_move
    for _ in range(s.seats):
        seat += 1
        if seat == s.seats:
            seat = 0
        if can_act(s, seat):
            s.to_move = seat
            return
        if s.listener is not None and s.players[seat].unplayed > 0:
            s.tell(Skipped(seat))
    end_round(s)


def end_round(s: State) -> None:
    """Bring researchers home, hand out cards, check the goal, fill empty slots, begin the next round (§7)."""
    back = ways_home(s) if s.listener is not None else []
    claimed_by = come_home(s)
    acquire_cards(s, claimed_by)
    reached = False
    for player in s.players:
        if player.achievement() >= GOAL:
            reached = True
    if reached or s.round == LAST_ROUND:
        s.over = True
        if s.listener is not None:
            s.tell(GameEnded(s.round, s.scores(), reached, moved=back))
        return
    if s.clears:
        clear_actions(s)
    fill_slots(s)
    begin_round(s, back)


def ways_home(s: State) -> list[Travel]:
    """Return the travels of the placed researchers back to their groups (§7.1)."""
    return [
        travel(f"researcher:{COLOURS[seat]}", f"box:{BOXES[number].key}", f"researchers:{seat}")
        for seat, player in enumerate(s.players)
        for number in player.placed
    ]


def come_home(s: State) -> list[int]:
    """Bring researchers and recruits back to their groups (§7.1); return the seat that claimed each slot's card."""
    claimed_by = [NONE] * len(SLOTS)
    for seat, player in enumerate(s.players):
        for number in player.placed:
            slot = BOXES[number].slot
            if slot != NONE:
                claimed_by[slot] = seat
            if s.listener is not None:
                emit_arrivals(s, seat, BOXES[number])
        player.unplayed += len(player.placed) + player.recruits
        player.placed.clear()
        player.recruits = 0
    return claimed_by


def emit_arrivals(s: State, seat: int, box: Box) -> None:
    """Emit an event for the recruits that join from a box (§4.1)."""
    way = travel(f"researcher:{COLOURS[seat]}", f"box:{box.key}", f"researchers:{seat}")
    for _ in range(box.recruits):
        s.tell(RecruitArrived(seat, box.key, moved=[way]))


def acquire_cards(s: State, claimed_by: list[int]) -> None:
    """Give claimed cards to the seats that paid for them (§7.2)."""
    for slot, seat in enumerate(claimed_by):
        if seat != NONE:
            card = s.slots[slot]
            s.slots[slot] = NONE
            s.players[seat].acquire(card)
            if s.listener is not None:
                key, box = CARDS[card].key, SLOTS[slot].key
                way = travel(f"card:{key}", f"box:{box}", f"cards:{seat}")
                s.tell(CardAcquired(seat, key, box, moved=[way]))


def clear_actions(s: State) -> None:
    """Remove unclaimed Additional Actions from the game (§6.8)."""
    for box in SLOTS:
        card = s.slots[box.slot]
        if card != NONE and BOX_OF_CARD[card] is not None:
            s.slots[box.slot] = NONE
            s.aside.append(card)
            if s.listener is not None:
                key = CARDS[card].key
                s.tell(CardLeft(box.key, key, moved=[travel(f"card:{key}", f"box:{box.key}", "aside")]))


def fill_slots(s: State) -> None:
    """Put a card from the deck on every empty Innovate box in use, left to right (§7.4)."""
    for box in SLOTS:
        if s.slots[box.slot] == NONE and not box.spots & s.closed and s.deck:
            card = s.deck.pop()
            s.slots[box.slot] = card
            s.revealed += 1
            if s.listener is not None:
                key = CARDS[card].key
                s.tell(CardRevealed(box.key, key, moved=[travel(f"card:{key}", "deck", f"box:{box.key}")]))


def begin_round(s: State, back: list[Travel]) -> None:
    """Begin the next round (§2.1) with the Leader's turn, or that of the next seat that can act (§2.6).

    `back` lists the travels of pieces that returned, for the event.
    """
    s.round += 1
    s.to_move = s.leader
    s.refresh()
    if s.listener is not None:
        s.tell(RoundBegan(s.leader, s.round, moved=back))
    if s.barred and not can_act(s, s.leader):  # otherwise the Leader can at least lead the field
        if s.listener is not None:
            s.tell(Skipped(s.leader))
        end_turn(s)
