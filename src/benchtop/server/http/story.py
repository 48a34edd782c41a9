"""How a finished game went: scores and how they add up, the standing after each turn, and the turns that decided it."""

import asyncio

from fastapi import APIRouter, Request, Response

from benchtop.core.story import Story, result_story, story_for, story_of
from benchtop.core.text import MARKS
from benchtop.server.http.access import READS, AnIdentity, ATable, TheServices, address_of
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.negotiation import has_already
from benchtop.server.problems import Problem
from benchtop.server.tables.answer_types import answers
from benchtop.server.tables.message_types import TableStory
from benchtop.server.tables.messages import encode
from benchtop.server.tables.table import Table

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["records"])


@router.get("/tables/{code}/story", responses=answers(TableStory))
async def story(request: Request, services: TheServices, table: ATable, identity: AnIdentity) -> Response:
    """Return how the game went: scores and how they add up, the standing after every turn, turning points, what each
    event was worth. 409 `not_over` while it goes on. Only the result while the table is `sealed`.
    """
    if not table.state.over:
        await table.read_on()
    state = table.state
    if not state.over:
        raise Problem(409, "not_over", "The game is not over yet.")
    n, whole, reader = state.n, state.open_to_all, table.reader(identity)
    etag = f'"{n}-{whole}-{reader}-{table.code}-story"'
    headers = {"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    if has_already(request.headers, etag):
        return Response(status_code=304, headers=headers)
    if table.story is None or table.story[:2] != (n, whole):
        services.limits.spend("replay", address_of(request))
        table.story = (n, whole, asyncio.create_task(_build_story(table, whole=whole)))
    result, names = state.result(), list(state.match.names)
    assert result is not None
    # Shielded: if one client disconnects, the others still get their answer.
    story_parts = story_for(await asyncio.shield(table.story[2]), names, reader)
    answer: TableStory = {
        "code": table.code,
        "game": state.game.key,
        "reason": result["reason"],
        "whole": whole,
        **story_parts,
    }
    return Response(encode(answer), media_type="application/json", headers=headers)


async def _build_story(table: Table, *, whole: bool) -> Story:
    """Build the story in a thread so that other tables do not wait, with placeholders for the names."""
    state, match = table.state, table.state.match
    result, names, played, times = state.result(), MARKS[: match.seats], list(match.played), state.times
    assert result is not None
    if whole:
        start = match.first_state()
        story = await asyncio.to_thread(story_of, start, played, names, result["winners"])
    else:
        story = result_story(match.state, names, result["winners"], with_sums=match.over)  # public at the end
    if times:
        story["length"]["seconds"] = round(times[-1] - times[0])
    return story
