"""Plans new tables: from a request to a header and the first entry of the log."""

import secrets
from dataclasses import replace
from typing import Any

import msgspec

import benchtop
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.refusal import Facts
from benchtop.learn.content import content_of
from benchtop.learn.runner import begin
from benchtop.server.http.models import BotSeat, MySeat, NewTable
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.arrange import check_plan
from benchtop.server.tables.commands.opening import FirstSeat, opening
from benchtop.server.tables.decide import Actor, bot_names
from benchtop.server.tables.names import clean_name, different, new_code
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import TableSettings
from benchtop.store import Header


def plan_table(
    asked: NewTable, person: str, now: float, name: str = "", position: dict[str, Any] | None = None
) -> tuple[Header, NewEntry]:
    """Return a new table as requested by a guest; 422 says what is not possible.

    It may start from one of our own positions. Clients cannot send one: a made-up state could break the engine.
    """
    game = benchtop.games().get(asked.game)
    if game is None:
        raise Problem(
            422,
            "no_such_game",
            f"There is no game {asked.game!r}; there are {', '.join(benchtop.games())}.",
            {"game": asked.game, "games": list(benchtop.games())},
        )
    _check_person_plays(asked)
    start = None
    if position is None:
        options = check_plan(game, len(asked.seats), dict(asked.options))
        seed = secrets.token_hex(16) if asked.seed is None else asked.seed
    else:
        match = Match(game, len(asked.seats), asked.seed, position=position)
        options, seed, start = match.options, str(match.seed), match.start
    code = new_code()
    settings, seats = _settings(asked, person, game), _seats(asked, code, person, name)
    if start is not None:
        settings = msgspec.structs.replace(settings, seeded=True)
    header = Header(code, game.key, game.version, len(seats), seed, options, settings.stored(), now)
    return header, opening(seats, settings, now, start=start)


def plan_lesson(
    key: str, lesson: str, step: str | None, person: str, now: float, name: str = ""
) -> tuple[Header, NewEntry]:
    """Return a table for a lesson, at its first step or another; 404 if there is no such lesson or step."""
    game = benchtop.games().get(key)
    found = None if game is None else content_of(game).lessons.get(lesson)
    steps = [] if found is None else [each for each in found.steps if step in {None, each.id}]
    if game is None or found is None or not steps:
        asked: Facts = {"game": key, "lesson": lesson, "step": step or ""}
        raise Problem(404, "no_such_lesson", "There is no such lesson, or no such step in it.", asked)
    match = begin(content_of(game), steps[0])
    rivals = [BotSeat(kind="bot", level="easy")] * (match.seats - 1)
    table = NewTable(game=key, seats=[MySeat(kind="me"), *rivals], chat="off")
    settings = msgspec.structs.replace(
        _settings(table, person, game), lesson=found.id, step=steps[0].id, seeded=True, pace="quick"
    )
    code = new_code()
    seats = _seats(table, code, person, name)
    header = Header(code, key, game.version, match.seats, str(match.seed), match.options, settings.stored(), now)
    moves = [(played.seat, played.move.notation) for played in match.played]
    return header, opening(seats, settings, now, moves, match.start)


def plan_continuation(
    asked: NewTable, state: TableState, actor: Actor, person: str, now: float, name: str = ""
) -> tuple[Header, NewEntry]:
    """Return a new table that continues from a turn of another; its first entry has the moves up to there."""
    assert asked.from_ is not None
    ply, game = asked.from_.ply, state.game
    _may_continue(state, actor)
    if asked.game not in {"", game.key} or asked.options or asked.seed is not None:
        raise Problem(
            422,
            "not_possible",
            "A continued game keeps its game, options and deal; leave them out.",
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
    _check_person_plays(asked)
    settings = msgspec.structs.replace(
        _settings(asked, person, game),
        seeded=True,
        continues={"code": state.header.code, "ply": ply},
        known=state.open_to_all,
    )
    code = new_code()
    seats = _seats(asked, code, person, name)
    header = replace(state.header, code=code, settings=settings.stored(), created=now)
    moves = [(played.seat, played.move.notation) for played in state.match.played[:ply]]
    return header, opening(seats, settings, now, moves, state.start)


def _may_continue(state: TableState, actor: Actor) -> None:
    """Allow anyone to continue a finished game, but only a player who was always alone to continue a running one.

    A finished game whose deal is still secret, because a table with the same seed is still playing, counts as running.
    """
    if state.open_to_all:
        return
    until, variant = "when it is over", "over"
    if state.over:
        until, variant = "once the other tables that were dealt alike are over", "unsealed"
    if not state.settings.takeback:
        raise Problem(
            409,
            "takeback_off",
            f"This table plays without take-backs; play on from it {until}.",
            {"variant": "play_on", "until": variant},
        )
    alone = all(seat.kind == "bot" or set(seat.holders) == {actor.person} for seat in state.seats)
    if not actor.seats or not alone or state.seen.keys() - {actor.person}:
        words = f"Others play at that table, or have played there; play on from it {until}."
        raise Problem(403, "not_alone", words, {"until": variant})


def _check_person_plays(asked: NewTable) -> None:
    if all(isinstance(seat, BotSeat) for seat in asked.seats):
        raise Problem(422, "nobody_plays", "Keep at least one seat for a person.")


def _settings(asked: NewTable, person: str, game: Game) -> TableSettings:
    return TableSettings(
        listed=asked.listed,
        chat=asked.chat,
        undo=asked.undo,
        takeback=asked.takeback,
        curtain=asked.curtain,
        clock=asked.clock,
        pace=asked.pace,
        stand_in=asked.stand_in,
        host=person,
        seeded=asked.seed is not None,
        cards=game.own_cards,  # a server without these cards refuses the table
    )


def _seats(asked: NewTable, code: str, person: str, name: str = "") -> list[FirstSeat]:
    seats: list[FirstSeat] = []
    people = [seat.name or name for seat in asked.seats if isinstance(seat, MySeat)]
    for number, seat in enumerate(asked.seats):
        taken = [other.name for other in seats if other.name]
        if isinstance(seat, BotSeat):
            called = bot_names(code, seat.level, [number], taken + people)[0]
            seats.append(FirstSeat(kind="bot", level=seat.level, name=called))
        elif isinstance(seat, MySeat):
            called = different(clean_name(seat.name or name), taken)
            seats.append(FirstSeat(kind="person", name=called, holders={person: called}))
        else:
            seats.append(FirstSeat(kind="open"))
    return seats


def plan_rematch(state: TableState, person: str, now: float) -> tuple[Header, NewEntry]:
    """Return the same table once more: same seats, same people, new deal."""
    settings = msgspec.structs.replace(
        state.settings, host=person, seeded=False, rematch_of=state.header.code, continues=None, known=False
    )
    seats = [
        FirstSeat(kind="open")
        if seat.kind == "open"
        else FirstSeat(kind=seat.kind, name=seat.name, level=seat.level, holders=dict(seat.holders))
        for seat in state.seats
    ]
    seed = secrets.token_hex(16)
    header = replace(state.header, code=new_code(), seed=seed, settings=settings.stored(), created=now)
    return header, opening(seats, settings, now)
