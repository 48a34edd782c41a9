"""One WebSocket per table and client: numbered messages out, commands in, every command answered with ok or refused."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from benchtop.server.http.access import address_of, check_origin, identity_of, services_of, table_of
from benchtop.server.http.tables import viewpoint
from benchtop.server.problems import Problem, away
from benchtop.server.tables.messages import encode
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.tables import Table
from benchtop.server.ws.socket_session import SocketSession, told
from benchtop.server.ws.websocket_protocol import EXTENSION
from benchtop.store import Unavailable

router = APIRouter()

REFUSED = 4000
"""Closing code = 4000 + HTTP status, for a socket that was refused: 4403, 4404, 4429."""
STRIKES = 20
"""A client that sends so much nonsense, or so much too fast, is sent away."""


@router.websocket("/api/v1/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """Follow and play at a table. Cookie or bearer say who you are; `seat` says from where you look."""
    services = services_of(websocket)
    try:
        check_origin(websocket)
        services.limits.spend("sockets", address_of(websocket))
        identity = identity_of(websocket)
        table = await table_of(websocket, code)
        actor = table.actor(identity)
        asked = websocket.query_params.get("seat")
        seat = int(asked) if asked is not None and asked.isdecimal() and len(asked) < 4 else None
        viewpoint(actor, seat, table.state)
    except (Problem, Unavailable) as wrong:
        problem = wrong if isinstance(wrong, Problem) else away()
        await websocket.accept()
        await websocket.send_bytes(encode({"type": "refused", **told(problem)}))
        await websocket.close(REFUSED + problem.status, problem.code)
        return
    await websocket.accept()
    subscriber = Subscriber(actor, seat)
    wire = websocket.scope.get("extensions", {}).get(EXTENSION)
    conversation = SocketSession(services, table, subscriber)
    if wire is not None:
        subscriber.outlet = wire.outlet
        wire.on_text = conversation.hear_now
    table.follow(subscriber, identity)
    sender = asyncio.create_task(_send(websocket, table, subscriber))
    try:
        await _receive(websocket, conversation, sender)
    finally:
        if wire is not None:
            wire.on_text = None
        table.unfollow(subscriber)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(websocket: WebSocket, table: Table, subscriber: Subscriber) -> None:
    while (message := await subscriber.next(table)) is not None:
        await websocket.send({"type": "websocket.send", "text": message.decode()})
    await websocket.close(1012, "the server restarts; come back")


async def _receive(websocket: WebSocket, conversation: SocketSession, sender: asyncio.Task[None]) -> None:
    while not sender.done():
        try:
            frame = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if frame["type"] == "websocket.disconnect":
            return
        await conversation.hear(frame)
        if conversation.strikes >= STRIKES:
            with contextlib.suppress(RuntimeError):  # it may be closing already
                await websocket.close(1008, "too much nonsense")
            return
