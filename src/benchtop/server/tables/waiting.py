"""Before play begins: how the table is arranged, and who sits where. Nobody sees a hand until then.

As in decide.py, what comes back is an entry to be stored. Where play had begun and waits for somebody again before any
move, the hands were seen: then there is another deal, unless the seed was chosen.
"""

import secrets
from dataclasses import replace
from typing import Any

from msgspec import UNSET

from benchtop.core.game import Game
from benchtop.core.refusal import Facts
from benchtop.server.ops.limits import ENTRIES
from benchtop.server.problems import Problem
from benchtop.server.tables.commands import AnySeatCommand, Arrange, Sit
from benchtop.server.tables.decide import Actor, NewEntry, done_by, filling, must_go_on, seat_of, sit
from benchtop.server.tables.parts import about
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate

SWITCHES = {
    "listed": "listed",
    "chat": "chat",
    "undo": "undo",
    "takeback": "take-backs",
    "curtain": "curtain",
    "clock": "seconds a turn",
}
"""The settings that can be arranged, and what they are called in a sentence."""


def open_seats(state: TableState) -> int:
    """How many seats are open."""
    return sum(seat.kind == "open" for seat in state.seats)


def gone(state: TableState, number: int) -> tuple[str, ...]:
    """Those who would have no seat any more without that one."""
    return tuple(person for person in state.seats[number].holders if state.held_by(person) == {number})


def _must_wait(state: TableState) -> None:
    """Refuse what can only be done before play begins."""
    must_go_on(state)
    if state.started or state.ply:
        raise Problem(409, "begun", "Play has begun; that can only be changed before.")


def _seed(state: TableState) -> str:
    """The seed to deal from: another one if this deal was seen, unless it was chosen."""
    return secrets.token_hex(16) if state.begun and not state.settings["seeded"] else state.header.seed


# -- the host ---------------------------------------------------------------------------------------------------------


def arrange(state: TableState, command: Arrange, now: float) -> NewEntry:
    """Change options, seats and settings of a table at which nobody has moved."""
    _must_wait(state)
    named = {name: getattr(command, name) for name in SWITCHES}
    settings = {name: value for name, value in named.items() if value is not (UNSET if name == "clock" else None)}
    if not settings and command.options is None and command.seats is None:
        raise Problem(422, "invalid", "Say what to change.")
    count = len(state.seats) if command.seats is None else command.seats
    options = check_plan(state.game, count, {**state.header.options, **(command.options or {})})
    left = _seats_left_open(state, count)
    body: dict[str, Any] = {"options": options, "seats": count, "settings": settings}
    body["words"] = "; ".join(_changes(state, options, count, settings)) or "nothing"
    header = replace(state.header, seats=count, options=options, settings={**state.settings, **settings})
    if (count, options) != (len(state.seats), state.header.options):
        if state.settings.get("continues"):
            raise Problem(
                422, "not_possible", "Who plays on takes seats and options as they are.", {"variant": "as_they_are"}
            )
        header = replace(header, seed=_seed(state))
        body["seed"] = header.seed
    clock = header.settings["clock"]
    due = now + clock if clock is not None and not left else None
    return NewEntry("arranged", None, body, listing=ListingUpdate(open_seats=left, due=due, header=header))


def check_plan(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game that is to be played so; 422 says what is not possible, in the game's own words."""
    facts: Facts = {"variant": "seats", "asked": seats, "seats": list(game.seats)}
    try:
        game.check_seats(seats)
        allowed = {option.key: list(option.allowed) for option in game.options}
        facts = {"variant": "options", "asked": options, "options": allowed}
        return game.check_options(options)
    except ValueError as wrong:
        raise Problem(422, "not_possible", str(wrong)[:300], facts) from None


def _seats_left_open(state: TableState, count: int) -> int:
    """How many of so many seats are open; 409 if somebody sits in one that would go, or nobody could play."""
    for number, seat in enumerate(state.seats[count:], count):
        if seat.kind == "person":
            words = (
                f"{seat.name} sits in seat {number + 1}, which would go; they can sit elsewhere, or you free it first."
            )
            raise Problem(409, "seat_taken", words, {"variant": "would_go", "seat": number + 1, "name": seat.name})
    kept = [seat.kind for seat in state.seats[:count]]
    left = kept.count("open") + count - len(kept)
    if not left and "person" not in kept:
        raise Problem(422, "nobody_plays", "Keep at least one seat for a person.")
    return left


def _changes(state: TableState, options: dict[str, Any], count: int, settings: dict[str, Any]) -> list[str]:
    """What will be otherwise, in words."""
    words = [
        f"{option.title}: {_said(options[option.key])}"
        for option in state.game.options
        if options[option.key] != state.header.options[option.key]
    ]
    if count != len(state.seats):
        words.append(f"{count} seats")
    for name, value in settings.items():
        if value != state.settings.get(name, True):
            words.append(f"{SWITCHES[name]}: {_said(value)}")
    return words


def _said(value: Any) -> str:
    if value is None:
        return "no limit"
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


# -- those who sit ----------------------------------------------------------------------------------------------------


def decide_about_seat(state: TableState, actor: Actor, command: AnySeatCommand, now: float) -> NewEntry | int:
    """The entry that lets somebody stand up or sit elsewhere, or the number of the one that has done it before."""
    kind = "reseated" if isinstance(command, Sit) else "stood"
    asked = f"{command.leaving} {command.seat}" if isinstance(command, Sit) else f"{command.seat}"
    done = done_by(state, actor, command.key, about(kind, {"asked": asked}))
    if done is not None:
        return done
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    number = seat_of(state, actor, command.leaving if isinstance(command, Sit) else command.seat)
    _must_wait(state)
    if state.seats[number].resigned:
        raise Problem(409, "resigned", "You have resigned; the easy bot plays your seat.")
    header = replace(state.header, seed=_seed(state)) if state.begun else None
    body: dict[str, Any] = {"person": actor.person, "asked": asked}
    if header is not None:
        body["seed"] = header.seed
    left = open_seats(state) + (len(state.seats[number].holders) == 1)
    key = f"{actor.person}:{command.key}" if command.key else ""
    if isinstance(command, Sit):
        _must_be_free(state, actor, command.seat)
        listing = replace(filling(state, left - 1, now), header=header)
        return NewEntry(kind, command.seat, {**body, "from": number}, key, listing)
    out = (actor.person,) if state.held_by(actor.person) == {number} else ()
    return NewEntry(kind, number, body, key, ListingUpdate(open_seats=left, gone=out, header=header))


def _must_be_free(state: TableState, actor: Actor, wanted: int) -> None:
    if not actor.guest:  # the token of the seat would be void, and nothing would prove the other one
        raise Problem(403, "seat_token", "A seat token opens its own seat only; send your guest token.")
    if wanted >= len(state.seats) or state.seats[wanted].kind != "open":
        raise Problem(409, "seat_taken", "That seat is taken or does not exist.")


def sit_beside(
    state: TableState, actor: Actor, name: str, now: float, *, wanted: int | None, called: str, key: str | None
) -> NewEntry | int:
    """Take one more open seat for somebody at the same screen, once for each key; `called` is the name as it came."""
    asked = f"{wanted} {called}"
    done = done_by(state, actor, key, about("sat", {"asked": asked}))
    if done is not None:
        return done
    new = sit(state, actor.person, name, now, wanted=wanted, invitation=None)
    return replace(new, body={**new.body, "asked": asked}, key=f"{actor.person}:{key}" if key else new.key)
