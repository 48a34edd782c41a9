"""The HTTP routes of lists of tables: the lobby, and the tables of whoever asks."""

import math
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

import benchtop
from benchtop.server.clock import when
from benchtop.server.http.access import READS, AnIdentity, TheServices, url_of
from benchtop.server.http.models import (
    PROBLEMS,
    ListedSeat,
    MyTableList,
    MyTableListing,
    TableList,
    TableListing,
)  # fmt: skip
from benchtop.server.problems import Problem
from benchtop.server.tables.names import is_code
from benchtop.server.tables.summaries import Summary, summary_of
from benchtop.store import Listing

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["tables"])

Limit = Annotated[int, Query(ge=1, le=100)]


def _place(before: Annotated[str | None, Query(max_length=60, description="`next` of the page before.")] = None) -> Any:
    """Where the page before ended."""
    if before is None:
        return None
    opened, _, code = before.partition("-")
    try:
        at = float(opened)
    except ValueError:
        at = math.nan
    if not 0 <= at <= 1e12 or not is_code(code):
        raise Problem(422, "invalid", "before: that is not the `next` of a page.")
    return at, code


Place = Annotated[tuple[float, str] | None, Depends(_place)]


def _next(found: list[Listing], limit: int) -> str | None:
    """What to ask for the next page with, where one more was found than fits on this one."""
    if len(found) <= limit:
        return None
    last = found[limit - 1]
    return f"{last.created!r}-{last.code}"


def _facts(request: Request, listed: Listing, summary: Summary | None, mine: frozenset[int]) -> dict[str, Any]:
    """A line of a list. A table that this program cannot read any more is over, and has no seats."""
    game = benchtop.games().get(listed.game)
    return {
        "code": listed.code,
        "game": listed.game,
        "title": listed.game if game is None else game.title,
        "url": url_of(request, listed.code),
        "created": when(listed.created),
        "updated": when(listed.created if summary is None else summary.at),
        "seats": [
            ListedSeat(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level or None,
                away=seat.away,
                resigned=seat.resigned,
                you=number in mine,
            )
            for number, seat in enumerate(() if summary is None else summary.seats)
        ],
        "open_seats": listed.open_seats,
        "started": summary is not None and summary.started,
        "ply": 0 if summary is None else summary.ply,
        "over": summary is None or summary.over,
        "result": None if summary is None else summary.result,
    }


@router.get("/tables")
async def lobby(
    request: Request,
    services: TheServices,
    place: Place,
    game: Annotated[str | None, Query(max_length=40)] = None,
    limit: Limit = 50,
) -> TableList:
    """The lobby: listed tables that are not over, newest first, page by page."""
    found = await services.store.lobby(game=game, before=place, limit=limit + 1)
    tables = [
        TableListing(**_facts(request, one, await summary_of(services.tables, one), frozenset()))
        for one in found[:limit]
    ]
    return TableList(tables=tables, next=_next(found, limit))


@router.get("/mine")
async def mine(
    request: Request,
    services: TheServices,
    identity: AnIdentity,
    place: Place,
    over: Annotated[bool | None, Query(description="Only those that are over, or that are not.")] = None,
    limit: Limit = 50,
) -> MyTableList:
    """The tables where you have a seat, newest first, page by page. A seat token has one."""
    if identity is None:
        return MyTableList(tables=[], next=None)
    found = await services.store.tables_of(
        identity.person, over=over, before=place, limit=limit + 1, code=identity.code
    )
    tables: list[MyTableListing] = []
    for one in found[:limit]:
        summary = await summary_of(services.tables, one)
        seats = frozenset() if summary is None else summary.held_by(identity.person)
        if identity.seat is not None:
            seats &= {identity.seat}
        standing = "over" if summary is None else summary.standing(seats)
        if standing != "gone":  # the host may have freed the seat a moment ago
            tables.append(MyTableListing(**_facts(request, one, summary, seats), standing=standing))
    return MyTableList(tables=tables, next=_next(found, limit))
