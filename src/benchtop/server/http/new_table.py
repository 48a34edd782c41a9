"""New tables: from what was asked for to a header and the first entry of the list."""

import secrets
from dataclasses import replace
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.server.http.models import BotSeat, MySeat, NewTable
from benchtop.server.problems import Problem
from benchtop.server.tables.decide import Actor, NewEntry, bot_names
from benchtop.server.tables.names import clean_name, different, new_code
from benchtop.server.tables.state import TableState
from benchtop.server.tables.waiting import check_plan
from benchtop.store import Header, ListingUpdate


def plan_table(asked: NewTable, person: str, now: float, name: str = "") -> tuple[Header, NewEntry]:
    """A new table as somebody of that name asked for it; 422 says what is not possible."""
    game = benchtop.games().get(asked.game)
    if game is None:
        raise Problem(
            422,
            "no_such_game",
            f"There is no game {asked.game!r}; there are {', '.join(benchtop.games())}.",
            {"game": asked.game, "games": list(benchtop.games())},
        )
    options = check_plan(game, len(asked.seats), dict(asked.options))
    _somebody_plays(asked)
    seed = secrets.token_hex(16) if asked.seed is None else asked.seed
    settings, seats = _settings(asked, person, game), _seats(asked, person, name)
    header = Header(new_code(), game.key, game.version, len(seats), seed, options, settings, now)
    return header, _first(seats, settings, now)


def plan_continuation(
    asked: NewTable, state: TableState, actor: Actor, person: str, now: float
) -> tuple[Header, NewEntry]:
    """A new table that plays on from a turn of another one: its first entry has the moves up to there."""
    assert asked.from_ is not None
    ply, game = asked.from_.ply, state.game
    _may_continue(state, actor)
    if asked.game not in {"", game.key} or asked.options or asked.seed is not None:
        raise Problem(
            422,
            "not_possible",
            "Who plays on takes game, options and deal as they are; leave them out.",
            {"variant": "as_they_are"},
        )
    if len(asked.seats) != state.header.seats:
        raise Problem(
            422,
            "not_possible",
            f"That game has {state.header.seats} seats; name as many.",
            {"variant": "as_many_seats", "seats": state.header.seats},
        )
    if ply > state.ply:
        raise Problem(
            422,
            "not_possible",
            f"Only {state.ply} moves have been played there.",
            {"variant": "too_few_moves", "moves": state.ply},
        )
    if ply == state.ply and state.match.over:
        raise Problem(
            422, "not_possible", "The game was over by then; choose an earlier turn.", {"variant": "over_by_then"}
        )
    _somebody_plays(asked)
    settings = {**_settings(asked, person, game), "seeded": True, "continues": {"code": state.header.code, "ply": ply}}
    settings["known"] = state.open_to_all
    seats = _seats(asked, person)
    header = replace(state.header, code=new_code(), settings=settings, created=now)
    moves = [[played.seat, played.move.notation] for played in state.match.played[:ply]]
    return header, _first(seats, settings, now, moves)


def _may_continue(state: TableState, actor: Actor) -> None:
    """From a finished game anybody may play on; from a running one, who could take back in it without asking.

    A finished one whose deal is still a secret, because another one that was dealt alike runs, is like a running one.
    """
    if state.open_to_all:
        return
    until, variant = "when it is over", "over"
    if state.over:
        until, variant = "once the other tables that were dealt alike are over", "unsealed"
    if not state.settings["takeback"]:
        raise Problem(
            409,
            "takeback_off",
            f"This table plays without take-backs; play on from it {until}.",
            {"variant": "play_on", "until": variant},
        )
    for number, seat in enumerate(state.seats):
        if seat.kind != "bot" and (number not in actor.seats or set(seat.holders) != {actor.person}):
            raise Problem(403, "not_alone", f"Others play at that table; play on from it {until}.", {"until": variant})


def _somebody_plays(asked: NewTable) -> None:
    if all(isinstance(seat, BotSeat) for seat in asked.seats):
        raise Problem(422, "nobody_plays", "Keep at least one seat for a person.")


def _settings(asked: NewTable, person: str, game: Game) -> dict[str, Any]:
    settings = {
        "listed": asked.listed,
        "chat": asked.chat,
        "undo": asked.undo,
        "takeback": asked.takeback,
        "curtain": asked.curtain,
        "clock": asked.clock,
        "stand_in": asked.stand_in,
        "host": person,
        "seeded": asked.seed is not None,
    }
    if game.own_cards:  # a server without these cards refuses the table
        settings["cards"] = game.own_cards
    return settings


def _seats(asked: NewTable, person: str, name: str = "") -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = []
    for number, seat in enumerate(asked.seats):
        taken = [other["name"] for other in seats if "name" in other]
        if isinstance(seat, BotSeat):
            seats.append({"kind": "bot", "level": seat.level, "name": bot_names(seat.level, [number], taken)[0]})
        elif isinstance(seat, MySeat):
            called = different(clean_name(seat.name or name), taken)
            seats.append({"kind": "person", "name": called, "holders": {person: called}})
        else:
            seats.append({"kind": "open"})
    return seats


def plan_rematch(state: TableState, person: str, now: float) -> tuple[Header, NewEntry]:
    """The same table once more: same seats, same people, another deal."""
    settings = {**state.settings, "host": person, "seeded": False, "rematch_of": state.header.code}
    settings |= {"continues": None, "known": False}
    seats: list[dict[str, Any]] = []
    for seat in state.seats:
        if seat.kind == "bot":
            seats.append({"kind": "bot", "level": seat.level, "name": seat.name})
        elif seat.kind == "person":
            seats.append({"kind": "person", "name": seat.name, "holders": dict(seat.holders)})
        else:
            seats.append({"kind": "open"})
    seed = secrets.token_hex(16)
    header = replace(state.header, code=new_code(), seed=seed, settings=settings, created=now)
    return header, _first(seats, settings, now)


def _first(
    seats: list[dict[str, Any]], settings: dict[str, Any], now: float, moves: list[list[Any]] | None = None
) -> NewEntry:
    people = tuple({person for seat in seats for person in seat.get("holders", ())})
    free = sum(seat["kind"] == "open" for seat in seats)
    due = now + settings["clock"] if settings["clock"] and not free else None
    body: dict[str, Any] = {"seats": seats} if moves is None else {"seats": seats, "moves": moves}
    return NewEntry("opened", None, body, "opened", ListingUpdate(open_seats=free, people=people, due=due))
