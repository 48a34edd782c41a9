"""Checks shared by the commands of a table: who asks, for which seat, and whether the game still goes on.

Nothing here waits, stores or reads a clock.
"""

import secrets
from dataclasses import dataclass

from benchtop.bots.names import bot_name
from benchtop.server.ops.limits import ENTRIES
from benchtop.server.problems import Problem
from benchtop.server.tables.parts import SeatAt
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate


@dataclass(frozen=True, slots=True)
class Actor:
    """A guest at a table, with the seats that their token opens."""

    person: str
    seats: frozenset[int]
    host: bool = False
    guest: bool = True
    """Whether they came with a guest token, which covers all their seats, rather than with a seat token."""


NOBODY = Actor("", frozenset())


def seat_of(state: TableState, actor: Actor, wanted: int | None) -> int:
    """Return the seat that the actor means; 403 if it is not theirs."""
    if wanted is not None:
        if wanted not in actor.seats:
            raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
        return wanted
    if len(actor.seats) == 1:
        return next(iter(actor.seats))
    if state.to_move in actor.seats:
        return state.match.to_move
    if actor.seats:
        raise Problem(422, "which_seat", "You hold several seats here; name one.")
    raise Problem(403, "no_seat", "You have no seat at this table.")


def must_have_room(state: TableState) -> None:
    """Refuse anything that would make the log too long."""
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")


def must_go_on(state: TableState) -> None:
    """Refuse what is only possible while the game is not over."""
    if state.closed:
        raise Problem(409, "closed", "The host has closed this table; it can still be read.")
    if state.over:
        raise Problem(409, "over", "The game is over.")


def must_be_playing(state: TableState, seat: int) -> None:
    """Refuse what only an active player may do."""
    if not state.started and not state.closed:
        if state.ply:
            raise Problem(
                409, "not_started", "The game goes on when every seat is taken again.", {"variant": "goes_on"}
            )
        raise Problem(409, "not_started", "The game begins when every seat is taken.", {"variant": "begins"})
    must_go_on(state)
    if state.seats[seat].resigned:
        raise Problem(
            409, "resigned", "You have resigned; the easy bot plays your seat.", {"variant": "you", "seat": seat}
        )
    if state.seats[seat].away:
        raise Problem(409, "away", "You have left and a bot plays your seat; return first.")


def must_wait(state: TableState) -> None:
    """Refuse what is only possible before play begins."""
    must_go_on(state)
    if state.started or state.ply:
        raise Problem(409, "begun", "Play has begun; that can only be changed before.")


def seat_to_change(state: TableState, number: int) -> SeatAt:
    """Return that seat, unless the host can no longer change it."""
    if number >= len(state.seats):
        raise Problem(
            409,
            "seat_taken",
            f"There is no seat {number + 1} at this table.",
            {"variant": "no_seat", "seat": number, "number": number + 1},
        )
    if state.seats[number].resigned:
        raise Problem(
            409,
            "resigned",
            "That seat has resigned; the easy bot plays it to the end.",
            {"variant": "seat", "seat": number},
        )
    return state.seats[number]


def seed_for(state: TableState) -> str:
    """Return the seed to deal from: a new one if this deal was seen, unless the seed was chosen."""
    return secrets.token_hex(16) if state.begun and not state.settings.seeded else state.header.seed


# -- data kept beside the entries --------------------------------------------------------------------------------------


def open_seats(state: TableState) -> list[int]:
    """Return the open seats."""
    return [number for number, seat in enumerate(state.seats) if seat.kind == "open"]


def gone(state: TableState, number: int) -> tuple[str, ...]:
    """Return the guests who would have no seat left without that one."""
    return tuple(person for person in state.seats[number].holders if state.held_by(person) == {number})


def on_the_clock(state: TableState, now: float) -> ListingUpdate | None:
    """Return when to check the clock next, for tables that have one."""
    seconds = state.settings.clock
    return None if seconds is None else ListingUpdate(due=now + seconds)


def filling(state: TableState, left: int, now: float, people: tuple[str, ...] = ()) -> ListingUpdate:
    """Return the number of open seats left; if none is, the clock starts."""
    due = None if left else on_the_clock(state, now)
    return ListingUpdate(open_seats=left, people=people, due=None if due is None else due.due)


def bot_names(code: str, level: str, seats: list[int], taken: list[str]) -> list[str]:
    """Return names for bots in these seats that nobody else at the table has."""
    names: list[str] = []
    for seat in seats:
        names.append(bot_name(code, seat, level, taken + names))
    return names
