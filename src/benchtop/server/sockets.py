"""One WebSocket per table and client: numbered messages out, wishes in, every wish answered with ok or refused."""

import asyncio
import contextlib
import itertools
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from benchtop.server.access import address_of, check_origin, identity_of, place_of, table_of
from benchtop.server.api import viewpoint
from benchtop.server.limits import FRAME_BYTES
from benchtop.server.logs import log
from benchtop.server.messages import encode
from benchtop.server.place import Place
from benchtop.server.play import grant
from benchtop.server.problems import Problem, away
from benchtop.server.subscribers import Subscriber
from benchtop.server.tables import Table
from benchtop.server.wire import EXTENSION
from benchtop.server.wishes import Ping, Resync, decoder
from benchtop.store import Unavailable

router = APIRouter()

REFUSED = 4000
"""Closing code = 4000 + HTTP status, for a socket that was refused: 4403, 4404, 4429."""
_SOCKETS = itertools.count()
"""Numbers for sockets: what one has spent of its limits is not the next one's debt."""
STRIKES = 20
"""A client that sends so much nonsense, or so much too fast, is sent away."""


@router.websocket("/api/v1/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """Follow and play at a table. Cookie or bearer say who you are; `seat` says from where you look."""
    place = place_of(websocket)
    try:
        check_origin(websocket)
        place.limits.spend("sockets", address_of(websocket))
        identity = identity_of(websocket)
        table = await table_of(websocket, code)
        actor = table.actor(identity)
        asked = websocket.query_params.get("seat")
        seat = int(asked) if asked is not None and asked.isdecimal() and len(asked) < 4 else None
        viewpoint(actor, seat, table.fold)
    except (Problem, Unavailable) as wrong:
        problem = wrong if isinstance(wrong, Problem) else away()
        await websocket.accept()
        await websocket.send_bytes(encode({"type": "refused", **_told(problem)}))
        await websocket.close(REFUSED + problem.status, problem.code)
        return
    await websocket.accept()
    subscriber = Subscriber(actor, seat)
    wire = websocket.scope.get("extensions", {}).get(EXTENSION)
    if wire is not None:
        subscriber.write_now = wire.write_text
    table.follow(subscriber, identity)
    sender = asyncio.create_task(_send(websocket, table, subscriber))
    try:
        await _receive(websocket, place, table, subscriber, sender)
    finally:
        table.unfollow(subscriber)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(websocket: WebSocket, table: Table, subscriber: Subscriber) -> None:
    async for message in subscriber.outgoing(table):
        await websocket.send({"type": "websocket.send", "text": message.decode()})
    await websocket.close(1012, "the server restarts; come back")


async def _receive(
    websocket: WebSocket, place: Place, table: Table, subscriber: Subscriber, sender: asyncio.Task[None]
) -> None:
    strikes = 0
    who = f"{next(_SOCKETS)}"
    while not sender.done():
        try:
            frame = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if frame["type"] == "websocket.disconnect":
            return
        try:
            place.limits.spend("messages", who)
            said = await _answer(place, table, subscriber, frame)
        except Problem as problem:
            said = {"type": "refused", "key": None, **_told(problem)}
            strikes += 1
        if said is not None:
            subscriber.put(encode(said))
        if strikes >= STRIKES:
            with contextlib.suppress(RuntimeError):  # it may be closing already
                await websocket.close(1008, "too much nonsense")
            return


async def _answer(place: Place, table: Table, subscriber: Subscriber, frame: Any) -> dict[str, Any] | None:
    """Do what a message asks; a Problem if it is no message."""
    data = frame.get("text")
    if data is None or len(data) > FRAME_BYTES:
        raise Problem(422, "invalid", "A message is a short JSON text.")
    try:
        message = decoder.decode(data.encode())
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as wrong:
        raise Problem(422, "invalid", str(wrong)[:200]) from None
    if isinstance(message, Ping):
        return {"type": "pong", "n": table.fold.n}
    if isinstance(message, Resync):
        subscriber.fall_behind()
        return None
    try:
        n = await grant(place, table, subscriber.actor, message, shielded=False)
    except Problem as problem:
        return {"type": "refused", "key": message.key, **_told(problem)}
    except Unavailable:
        return {"type": "refused", "key": message.key, **_told(away())}
    except Exception:
        log().exception("a wish failed", table=table.code)
        return {"type": "refused", "key": message.key, **_told(Problem(500, "our_fault", "Something went wrong here."))}
    return {"type": "ok", "key": message.key, "n": n}


def _told(problem: Problem) -> dict[str, Any]:
    return {"status": problem.status, "code": problem.code, "detail": problem.detail, **problem.extra}
