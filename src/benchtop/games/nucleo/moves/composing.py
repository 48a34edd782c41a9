"""NUCLEO: the legal moves while an offer is composed (§4.2 to §4.4). Most positions of a game are of this kind, with
some forty moves each. For speed, sets of items are bits of a number, and their moves come from tables.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from benchtop.core.move import Move
from benchtop.core.state import NONE

from ..components import ALL_ITEMS, COIN, DROPS, MOST_SEATS, PROTEIN
from ..state import ITEM_BIT, State
from .trading import DROP, GIVE, SEND, SEND_TO, SEND_TO_TWO, WANT, WITHDRAW

PROTEIN_BITS: Final = (1 << ALL_ITEMS) - (1 << PROTEIN)
OTHER_BITS: Final = (1 << PROTEIN) - 1  # letters and the coin
RUN: Final = 7  # items: three runs are the letters and the coin, three the proteins
RUN_BITS: Final = (1 << RUN) - 1


def _by_runs(each: Sequence[Move]) -> list[list[list[Move]]]:
    """Return the moves for every set of items within a run, by run and by the bits of the set."""
    runs = [each[first : first + RUN] for first in range(0, len(each), RUN)]
    return [
        [[move for place, move in enumerate(run) if bits >> place & 1] for bits in range(1 << len(run))] for run in runs
    ]


GIVES: Final = _by_runs(GIVE)
WANTS: Final = _by_runs(WANT)


def _sends(seats: int, sender: int) -> list[Move]:
    """List the ways to send an offer: to all opponents, to one, or to two (§4.4)."""
    sends: list[Move] = [SEND]
    if seats > 2:
        for other in range(seats):
            if other != sender:
                sends.append(SEND_TO[other])
    if seats > 3:
        for send in SEND_TO_TWO:
            if not send.asked >> sender & 1:
                sends.append(send)
    return sends


SENDS: Final = [[_sends(seats, sender) for sender in range(seats)] for seats in range(MOST_SEATS + 1)]
"""The ways to send an offer, by number of players and by sender."""


def composing(s: State, moves: list[Move]) -> None:
    """Add the moves that extend, reduce, send or withdraw the offer (§4.3)."""
    if s.may_give < 0:  # UNKNOWN
        s.may_give = _may_give(s)
        s.may_want = _may_want(s)
    _add(moves, GIVES, s.may_give & OTHER_BITS)
    for back in s.rows[s.to_move]:
        protein = PROTEIN + s.face[back]
        if s.may_give >> protein & 1:
            moves.append(GIVE[protein])
    _add(moves, WANTS, s.may_want)
    if s.draft_give and s.draft_want:
        if s.to_move == s.current:
            moves.extend(SENDS[s.seats][s.to_move])
        else:
            moves.append(SEND)
    if s.drops < DROPS:
        _add_drops(moves, s.draft_give)
        _add_drops(moves, s.draft_want)
    moves.append(WITHDRAW)


def _add(moves: list[Move], table: list[list[list[Move]]], items: i64) -> None:
    """Add the moves for these items, in their order."""
    run: i64 = 0
    while items:
        moves.extend(table[run][items & RUN_BITS])
        items >>= RUN
        run += 1


def _add_drops(moves: list[Move], items: list[int]) -> None:
    """Add the moves that drop an item of this side, whose items are ascending."""
    before = NONE
    for item in items:
        if item != before:
            before = item
            moves.append(DROP[item])


def _may_give(s: State) -> i64:
    """Return the items that the player holds, has not offered yet and does not ask for (§4.2)."""
    seat = s.to_move
    left = _letters_and_coin(s, seat)
    for back in s.rows[seat]:
        left |= ITEM_BIT[PROTEIN + s.face[back]]
    for item in s.draft_give:
        if s.draft_give.count(item) >= s.held(seat, item):
            left &= ~ITEM_BIT[item]
    for item in s.draft_want:
        left &= ~ITEM_BIT[item]
    return left


def _may_want(s: State) -> i64:
    """Return the items that others can hold and that the player neither asks for yet nor offers (§4.2)."""
    seat = s.to_move
    left: i64 = 0
    for other in range(s.seats):
        if other != seat:
            left |= _letters_and_coin(s, other)
            if s.rows[other]:
                left |= PROTEIN_BITS
    for back in s.rows[seat]:
        left &= ~ITEM_BIT[PROTEIN + s.face[back]]
    for item in s.draft_want:
        if s.draft_want.count(item) >= s.held_by_others(seat, item):
            left &= ~ITEM_BIT[item]
    for item in s.draft_give:
        left &= ~ITEM_BIT[item]
    return left


def _letters_and_coin(s: State, seat: int) -> i64:
    """Return the letters that a player holds, and COIN if they have coins."""
    held: i64 = ITEM_BIT[COIN] if s.coins[seat] > 0 else 0
    bit: i64 = 1
    for count in s.amino[seat]:
        if count > 0:
            held |= bit
        bit <<= 1
    return held
