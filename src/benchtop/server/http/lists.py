"""The HTTP routes of table lists: the lobby, and the guest's own tables."""

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
    """Return where the previous page ended."""
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
    """Return the cursor of the next page, or None if this is the last."""
    if len(found) <= limit:
        return None
    last = found[limit - 1]
    return f"{last.created!r}-{last.code}"


def _facts(request: Request, listed: Listing, summary: Summary | None, mine: frozenset[int]) -> dict[str, Any]:
    """Return a line of a list. A table that this program can no longer read counts as over and has no seats."""
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
    """List the lobby: listed tables that are not over, newest first, in pages."""
    found = await services.store.lobby(game=game, before=place, limit=limit + 1)
    tables = [
        TableListing(**_facts(request, listing, await summary_of(services.tables, listing), frozenset()))
        for listing in found[:limit]
    ]
    return TableList(tables=tables, next=_next(found, limit))


@router.get("/mine")
async def mine(
    request: Request,
    services: TheServices,
    identity: AnIdentity,
    place: Place,
    over: Annotated[bool | None, Query(description="Only finished tables, or only unfinished ones.")] = None,
    limit: Limit = 50,
) -> MyTableList:
    """List the tables where you have a seat, newest first, in pages. A seat token lists only its own table."""
    if identity is None:
        return MyTableList(tables=[], next=None)
    found = await services.store.tables_of(
        identity.person, over=over, before=place, limit=limit + 1, code=identity.code
    )
    tables: list[MyTableListing] = []
    for listing in found[:limit]:
        summary = await summary_of(services.tables, listing)
        seats = frozenset() if summary is None else summary.held_by(identity.person)
        if identity.seat is not None:
            seats &= {identity.seat}
        standing = "over" if summary is None else summary.standing(seats)
        if standing != "gone":  # the host may have freed the seat a moment ago
            tables.append(MyTableListing(**_facts(request, listing, summary, seats), standing=standing))
    return MyTableList(tables=tables, next=_next(found, limit))
