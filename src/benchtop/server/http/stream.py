"""The messages of a socket as a stream of JSON lines, for programs: GET …/stream, and POST to play."""

import weakref
from collections.abc import AsyncIterator
from contextlib import ExitStack

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from benchtop.server.http.access import (
    READS,
    AnIdentity,
    ATable,
    InText,
    Since,
    TheServices,
    Viewpoint,
    address_of,
    subscriber_for,
)  # fmt: skip
from benchtop.server.http.models import PROBLEMS
from benchtop.server.services import Services
from benchtop.server.tokens import Identity

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["play"])

KEEP_ALIVE = 6.0
"""Seconds between empty lines that show the stream is alive."""


def ndjson(
    services: Services, identity: Identity | None, address: str, lines: AsyncIterator[bytes]
) -> StreamingResponse:
    """Send lines as they come, unbuffered by proxies; 429 if the client has too many open connections."""
    held = ExitStack()
    held.enter_context(services.limits.socket(None if identity is None else identity.person, address))

    async def counted() -> AsyncIterator[bytes]:
        with held:
            async for line in lines:
                yield line

    sent = counted()
    weakref.finalize(sent, held.close)  # the client may disconnect before the first line
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(sent, media_type="application/x-ndjson", headers=headers)


@router.get(
    "/tables/{code}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "The full view, then every update"}},
)
async def stream(
    request: Request,
    services: TheServices,
    table: ATable,
    identity: AnIdentity,
    seat: Viewpoint = None,
    since: Since = None,
    *,
    text: InText = False,
) -> StreamingResponse:
    """Follow a table, line by line: the full view first (or what you missed), then updates; empty lines keep it
    alive.
    """
    services.limits.spend("sockets", address_of(request))
    subscriber = subscriber_for(table, identity, seat, since, text=text)

    async def lines() -> AsyncIterator[bytes]:
        table.follow(subscriber, identity)
        try:
            while (message := await subscriber.next(table, KEEP_ALIVE)) is not None:
                yield message + b"\n"
        finally:
            table.unfollow(subscriber)

    return ndjson(services, identity, address_of(request), lines())
