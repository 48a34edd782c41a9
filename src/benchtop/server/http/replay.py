"""Replays in pages: a page has at most 500 plies and about a megabyte."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from benchtop.core.state import State
from benchtop.server.clock import when
from benchtop.server.http.access import (
    READS,
    AnIdentity,
    ATable,
    InText,
    TheServices,
    Viewpoint,
    address_of,
    subscriber_for,
)
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.negotiation import has_already
from benchtop.server.problems import Problem
from benchtop.server.tables.answer_types import ReplayPage, answers
from benchtop.server.tables.messages import encode, in_text, tell
from benchtop.server.tables.state import TableState

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["records"])

PAGE_PLIES = 500
PAGE_BYTES = 1_000_000


@router.get("/tables/{code}/replay", responses=answers(ReplayPage))
async def replay_page(
    request: Request,
    services: TheServices,
    table: ATable,
    identity: AnIdentity,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000, description="The first ply of the page.")] = 0,
    seat: Viewpoint = None,
    *,
    text: InText = False,
) -> Response:
    """Return a page of plies: moves, events and views; from your seat while the game runs, from any seat once it is
    over.

    `next` is the `from` of the next page, or null after the last one.
    """
    state = table.state
    if state.open_to_all and seat is not None:
        if seat >= state.header.seats:
            raise Problem(
                422,
                "not_possible",
                f"This table has {state.header.seats} seats; they count from 0.",
                {"variant": "no_such_seat", "seats": state.header.seats, "first": 0},
            )
        looks: int | None = seat
    else:
        looks = state.sees(subscriber_for(table, identity, seat).viewpoint(state))
    if first > state.ply:
        raise Problem(404, "no_such_ply", f"Only {state.ply} moves have been played.", {"moves": state.ply})
    reader = table.reader(identity)
    etag = f'"{state.n}-{looks}-{reader}-{state.sealed:d}-{table.code}-replay{first}{"-text" * text}"'
    headers = {"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    if has_already(request.headers, etag):
        return Response(status_code=304, headers=headers)
    services.limits.spend("replay", address_of(request))
    async with services.limits.one_at_a_time(address_of(request)):
        page = services.pages.get(etag)
        if page is None:
            page = await _made(state, looks, reader, first, text=text)
            services.pages.keep(etag, page)
    return Response(page, media_type="application/json", headers=headers)


async def _made(state: TableState, looks: int | None, reader: int | None, first: int, *, text: bool) -> bytes:
    """Build a page in a thread, so that other tables do not wait."""
    match, header = state.match, state.header
    then = match.state_at(max(0, first - 1))
    end = min(state.ply, first + PAGE_PLIES - 1)
    played, times = match.played[max(0, first - 1) : end], state.times[max(0, first - 1) : end]
    names, over, of = list(match.names), state.over, state.ply

    def ply_now(ply: int, then: State, **facts: Any) -> bytes:
        view = then.view(looks)
        seen = {"ply": ply, **facts, "points": match.game.standing(then), "view": view}
        return encode({**seen, "text": in_text(match.game, view, names)} if text else seen)

    def make() -> bytes:
        plies = [] if first else [ply_now(0, then, move=None, happened=[])]
        size = sum(map(len, plies))
        for ply, (step, at) in enumerate(zip(played, times, strict=True), max(first, 1)):
            then.play(step.move)
            move = {"seat": step.seat, "move": step.notation_for(looks), "at": when(at)}
            happened = tell(match.game, step.events, looks, names, reader)
            page = ply_now(ply, then, move=move, happened=happened)
            if plies and size + len(page) > PAGE_BYTES:
                break
            plies.append(page)
            size += len(page)
        following = first + len(plies)
        heading = {"code": header.code, "game": header.game, "seat": looks, "over": over, "of": of, "from": first}
        rest = {"next": following if following <= of else None, "plies": list(map(msgspec.Raw, plies))}
        return encode({**heading, **rest})

    return await asyncio.to_thread(make)
