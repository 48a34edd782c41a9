"""What whoever opened a table may do there: arrange it, free a seat, give it to a bot, remove somebody, close it.

As in decide.py, what comes back is an entry to be stored; everybody hears of it.
"""

import msgspec

from benchtop.bots import levels
from benchtop.core.refusal import Facts
from benchtop.server.ops.limits import ENTRIES
from benchtop.server.problems import Problem
from benchtop.server.tables.commands import AnyHostCommand, Arrange, Close, Free, Give, Remove
from benchtop.server.tables.decide import Actor, NewEntry, bot_names, filling, key_used, must_go_on
from benchtop.server.tables.parts import SeatAt, about
from benchtop.server.tables.state import TableState
from benchtop.server.tables.waiting import arrange, gone, open_seats
from benchtop.store import ListingUpdate

_KINDS: dict[type[AnyHostCommand], str] = {
    Arrange: "arranged", Free: "freed", Give: "filled", Remove: "removed", Close: "closed",
}  # fmt: skip


def decide_as_host(state: TableState, actor: Actor, command: AnyHostCommand, now: float) -> NewEntry | int:
    """The entry that does what the host asks, or the number of the one that has done it before."""
    if not actor.host:
        raise Problem(403, "not_host", "Only whoever opened the table may do that.", {"variant": "host"})
    kind, asked = _KINDS[type(command)], _asked(command)
    key = f"host:{command.key}" if command.key else ""
    done = state.keys.get(key) if key else None
    if done is not None:
        if done[1] != about(kind, {"asked": asked}):
            raise key_used()
        return done[0]
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    must_go_on(state)
    match command:
        case Arrange():
            new = arrange(state, command, now)
        case Free():
            new = _free(state, command.seat)
        case Give():
            new = _give(state, command.seat, command.level, now)
        case Remove():
            new = _remove(state, actor, command.seat, command.name)
        case Close():
            new = NewEntry("closed", None, {})
    return NewEntry(kind, new.seat, {**new.body, "asked": asked}, key, new.listing)


def _asked(command: AnyHostCommand) -> str:
    """What is asked for, to tell a repeated command from another one with the same key."""
    match command:
        case Arrange():
            return msgspec.json.encode(msgspec.structs.replace(command, key=None), order="sorted").decode()
        case Give():
            return f"{command.seat} {command.level}"
        case Remove():
            return f"{command.seat} {command.name or ''}"
        case Free():
            return f"{command.seat}"
        case Close():
            return "close"


def _seat(state: TableState, number: int) -> SeatAt:
    """That seat, if anything can be done with it."""
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


def _free(state: TableState, number: int) -> NewEntry:
    if _seat(state, number).kind == "open":
        raise Problem(409, "seat_open", "That seat is open already.", {"seat": number})
    listing = ListingUpdate(open_seats=open_seats(state) + 1, due=-1, gone=gone(state, number))
    return NewEntry("freed", number, {}, listing=listing)


def _give(state: TableState, number: int, level: str, now: float) -> NewEntry:
    known = [each.key for each in levels()]
    if level not in known:
        raise Problem(
            422,
            "invalid",
            f"There is no bot {level!r}; there are {', '.join(known)}.",
            {"variant": "no_bot", "level": level, "levels": known},
        )
    left = open_seats(state) - (_seat(state, number).kind == "open")
    others = [seat.name for other, seat in enumerate(state.seats) if other != number]
    filled = filling(state, left, now)
    listing = ListingUpdate(open_seats=left, due=filled.due, gone=gone(state, number))
    body = {"seats": [number], "level": level, "names": bot_names(level, [number], others)}
    return NewEntry("filled", number, body, listing=listing)


def _remove(state: TableState, actor: Actor, number: int, name: str | None) -> NewEntry:
    holders = state.seats[number].holders if number < len(state.seats) else {}
    wanted = None if name is None else name.casefold()
    people = {person: called for person, called in holders.items() if wanted in {None, called.casefold()}}
    if not people:
        facts: Facts = {"seat": number} if name is None else {"seat": number, "name": name}
        raise Problem(409, "nobody_there", "There is nobody of that name in that seat to be removed.", facts)
    if actor.person in people:
        raise Problem(409, "host_stays", "You cannot remove yourself; leave, or close the table.")
    opens = sum(
        bool(seat.holders) and seat.holders.keys() <= people.keys() and not seat.resigned for seat in state.seats
    )
    listing = ListingUpdate(open_seats=open_seats(state) + opens, due=-1 if opens else None, gone=tuple(people))
    return NewEntry("removed", number, {"people": list(people), "names": list(people.values())}, listing=listing)
