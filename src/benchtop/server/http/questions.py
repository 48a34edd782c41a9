"""The HTTP routes of questions that change nothing: why not, what would a bot do, what would be if."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.server.http.access import (
    READS,
    WRITES,
    AnIdentity,
    ATable,
    InText,
    TheServices,
    Viewpoint,
    subscriber_for,
)
from benchtop.server.http.models import PROBLEMS, PreviewBody
from benchtop.server.http.tables import answer
from benchtop.server.problems import Problem, illegal, no_move
from benchtop.server.tables.answer_types import AskedMove, AskedTouch, Hints, Preview, answers
from benchtop.server.tables.decide import Actor, seat_of
from benchtop.server.tables.messages import in_text, reader_of, tell
from benchtop.server.tables.reasons import reasons
from benchtop.server.tables.state import TableState
from benchtop.server.tables.subscribers import has_curtain

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, tags=["play"])

MOVES_TOLD = 24
"""So many moves at most are told about one thing on the table."""

Notation = Annotated[str, Query(min_length=1, max_length=200)]


def _move(state: TableState, notation: str) -> Move:
    try:
        return state.game.parse(notation)
    except ValueError as wrong:
        raise no_move(state.game, notation, wrong) from None


def _told(state: TableState, move: Move, view: dict[str, Any]) -> dict[str, Any]:
    """A move as screens show it."""
    words = state.game.text.words(move, view, state.match.names)
    return {
        "move": move.notation,
        "key": move.key,
        "params": move.params,
        "words": words,
        "touches": list(move.touches),
        "group": move.group,
    }


def _to_decide(state: TableState, actor: Actor, wanted: int | None) -> int:
    """The actor's seat, which is to move now; 409 if it is not, 422 if the actor has to name one.

    Where a curtain hides the hands of several seats, only who names the seat is in front of the screen.
    """
    seat = seat_of(state, actor, wanted)
    if wanted is None and has_curtain(state, actor.seats):
        raise Problem(409, "curtain", *_behind_curtain(state))
    if state.to_move != seat or not state.seats[seat].decides:
        note, facts = _note(state, seat) or ("It is not your turn to decide.", {"variant": "not_yours"})
        raise Problem(409, "not_your_turn", note, facts)
    return seat


def _behind_curtain(state: TableState) -> tuple[str, Facts]:
    to_move = state.match.to_move
    name = state.match.names[to_move]
    words = f"A curtain hides the hands at this screen; once {name} is there, ask with `seat`={to_move}."
    return words, {"variant": "curtain", "seat": to_move}


def _note(state: TableState, seat: int | None) -> tuple[str, Facts] | None:
    """Why that seat cannot decide anything now, in a friendly sentence and as facts; None if it can."""
    if state.over:
        return "The game is over; replay it, or play another one.", {"variant": "over"}
    if not state.started:
        return "The game begins when every seat is taken.", {"variant": "not_started"}
    to_move = state.match.to_move
    name = state.match.names[to_move]
    if seat is None:
        return f"You are watching; it is {name}'s turn to decide.", {"variant": "watching", "seat": to_move}
    if state.seats[seat].away:
        return "A bot plays your seat; return to decide for yourself.", {"variant": "away"}
    if state.seats[seat].resigned:
        return "You have resigned, and a bot plays your seat to the end.", {"variant": "resigned"}
    if seat == state.to_move:
        return None
    return f"It is {name}'s turn; you can ask again when it is yours.", {"variant": "turn", "seat": to_move}


# -- why not ----------------------------------------------------------------------------------------------------------


@router.get("/tables/{code}/why", dependencies=READS, responses=answers(AskedMove, AskedTouch))
async def why_not(
    table: ATable,
    identity: AnIdentity,
    move: Notation | None = None,
    touch: Annotated[str | None, Query(min_length=1, max_length=100)] = None,
    seat: Viewpoint = None,
) -> Response:
    """Why `move` may not be played now: the rule, the biology and the remedy; null if it may. Or all moves that `touch`
    a thing on the table ("base:3"), the most useful first, with what the thing is and, in a few `reasons`, what stands
    in their way. Who is not to decide gets a `note` that says so."""
    if (move is None) == (touch is None):
        raise Problem(
            422, "invalid", "Ask about a move or about a touch, one of the two.", {"variant": "move_or_touch"}
        )
    state = table.state
    asks = subscriber_for(table, identity, seat)
    looks = asks.viewpoint(state)
    hidden = looks is None and state.to_move is not None and state.to_move in asks.actor.seats
    note, facts = (_behind_curtain(state) if hidden else _note(state, looks)) or (None, None)
    noted = {"note": note, "note_params": facts}
    if touch is not None:
        return answer({"touch": touch, **noted, **_touching(state, touch, looks if note is None else None)})
    assert move is not None
    known = _move(state, move)
    if looks is None:
        code, remedy = ("curtain", "Say which player is there.") if hidden else ("watching", "Take a seat to play.")
        text = note or "You are watching."
        refusal: Refusal | None = Refusal(code, "§0", text, remedy=remedy, params=facts or {})
    else:
        refusal = state.match.why_not(looks, known)
    told = _told(state, known, state.match.state.view(looks))
    return answer({**told, "refusal": None if refusal is None else refusal.to_json(), **noted})


_ABOUT_NOTHING = {"note": "No move is about that.", "note_params": {"variant": "about_nothing"}}


def _touching(state: TableState, touch: str, seat: int | None) -> dict[str, Any]:
    """The moves of the book that touch it: legal ones first, then those that a remedy would allow, then others."""
    about = [move for move in state.game.moves if touch in move.touches]
    things = state.game.things
    named = {**things.named.get(touch, {"name": "", "about": ""})}
    if not about or seat is None:
        return {**named, "reasons": [], "moves": [], "more": 0} | ({} if about else dict(_ABOUT_NOTHING))
    found = [(move, state.match.why_not(seat, move)) for move in about]
    found.sort(key=lambda one: 0 if one[1] is None else 1 if one[1].remedy else 2)
    view = state.match.state.view(seat)
    moves = [
        {**_told(state, move, view), "refusal": None if refusal is None else refusal.to_json()}
        for move, refusal in found[:MOVES_TOLD]
    ]
    refused = [refusal for _, refusal in found if refusal is not None and touch not in things.plain]
    told = [refusal.to_json() for refusal in reasons(refused, things.untimely)]
    return {**named, "reasons": told, "moves": moves, "more": len(found) - len(moves)}


# -- what a bot would do ----------------------------------------------------------------------------------------------


@router.post("/tables/{code}/hint", dependencies=WRITES, responses=answers(Hints))
async def hint(
    services: TheServices,
    table: ATable,
    identity: AnIdentity,
    compare: Annotated[str | None, Query(min_length=1, max_length=200, description="A move of your own.")] = None,
    seat: Viewpoint = None,
) -> Response:
    """What a bot would play in your seat, best first, with what it found; with `compare`, what it thinks of your own
    move beside the best. Hints are few."""
    state = table.state
    number = _to_decide(state, table.actor(identity), seat)
    mine = None if compare is None else _move(state, compare)
    if mine is not None and (refusal := state.match.why_not(number, mine)) is not None:
        raise illegal(refusal)
    services.limits.spend("hint", f"{table.code} {number}")
    ply, view = state.ply, state.match.state.view(number)
    found = await services.bots.ratings(table, number, None if mine is None else mine.notation)

    def told(rating: dict[str, Any]) -> dict[str, Any]:
        return {**_told(state, state.game.parse(rating["move"]), view), **rating}

    compared = found.get("compared")
    hints = [told(rating) for rating in found["ratings"]]
    return answer({"ply": ply, "hints": hints, "compared": None if compared is None else told(compared)})


# -- what would be if -------------------------------------------------------------------------------------------------


@router.post("/tables/{code}/preview", dependencies=WRITES, responses=answers(Preview))
async def preview(
    services: TheServices, table: ATable, identity: AnIdentity, asked: PreviewBody, *, text: InText = False
) -> Response:
    """What your view would be after a move, and what you would hear; nothing is played. 409 `reveals` if the move
    involves chance or hidden cards."""
    state, actor = table.state, table.actor(identity)
    seat = _to_decide(state, actor, asked.seat)
    move = _move(state, asked.move)
    refusal = state.match.why_not(seat, move)
    if refusal is not None:
        raise illegal(refusal)
    # Played in a world that the seat imagines, so what it cannot know is not there to be told.
    world = state.match.state.imagine(seat, services.tokens.private(f"preview {table.code} {state.n}"))
    revealed, heard = world.revealed, list[Event]()
    world.listener = heard.append
    world.play(move)
    if world.revealed != revealed:
        raise Problem(409, "reveals", "That move rolls dice or shows hidden cards; play it to see what comes.")
    view = world.view(seat)
    return answer(
        {
            "ply": state.ply,
            "move": move.notation,
            "to_move": None if world.over else world.to_move,
            "ends_turn": world.over or world.to_move != seat,
            "view": view,
            **({"text": in_text(state.game, view, state.match.names)} if text else {}),
            "happened": tell(state.game, heard, seat, state.match.names, reader_of(actor.seats)),
        }
    )
