"""A whole game to look at again, in one answer."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from benchtop.core.state import State
from benchtop.server.clock import when
from benchtop.server.http.access import READS, AnIdentity, ATable, InText, TheServices, Viewpoint, address_of, onlooker
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.negotiation import has_already
from benchtop.server.problems import Problem
from benchtop.server.tables.messages import encode, in_text
from benchtop.server.tables.state import TableState

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["records"])


@router.get("/tables/{code}/replay")
async def whole_replay(
    request: Request,
    services: TheServices,
    table: ATable,
    identity: AnIdentity,
    seat: Viewpoint = None,
    *,
    text: InText = False,
) -> Response:
    """All plies: moves, what happened and the view, from your seat while the game runs, from any once it is over."""
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
        looks = state.sees(onlooker(table, identity, seat).viewpoint(state))
    etag = f'"{state.n}-{looks}-{state.sealed:d}-{table.code}-replay{"-text" * text}"'
    headers = {"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    if has_already(request.headers, etag):
        return Response(status_code=304, headers=headers)
    services.limits.spend("replay", address_of(request))
    return Response(await _made(state, looks, text=text), media_type="application/json", headers=headers)


async def _made(state: TableState, looks: int | None, *, text: bool) -> bytes:
    """The answer, put together in a thread from what the table is now: other tables do not wait for it."""
    match, header = state.match, state.header
    played, times, names, over = list(match.played), list(state.times), list(match.names), state.over

    def seen(then: State) -> dict[str, Any]:
        view = then.view(looks)
        seen = {"points": match.game.standing(then), "view": view}
        return {**seen, "text": in_text(match.game, view, names)} if text else seen

    def make() -> bytes:
        then = match.game.new(header.seats, header.seed, header.options)
        plies: list[dict[str, Any]] = [{"ply": 0, "move": None, "happened": [], **seen(then)}]
        for ply, (one, at) in enumerate(zip(played, times, strict=True), 1):
            then.play(one.move)
            heard = [event for event in one.events if event.heard_by(looks)]
            plies.append(
                {
                    "ply": ply,
                    "move": {"seat": one.seat, "move": one.told_to(looks), "at": when(at)},
                    "happened": [{"words": match.game.say(event, names), **event.to_json()} for event in heard],
                    **seen(then),
                }
            )
        return encode({"code": header.code, "game": header.game, "seat": looks, "over": over, "plies": plies})

    return await asyncio.to_thread(make)
