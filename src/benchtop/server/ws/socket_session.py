"""A WebSocket per table and client: numbered messages out, commands in, each answered before the next is read."""

import asyncio
import contextlib
import itertools
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from benchtop.server.http.access import address_of, check_origin, identity_of, services_of, subscriber_for, table_of
from benchtop.server.journal import Key, Message
from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.ops.logs import log
from benchtop.server.printable import WORDS, with_control
from benchtop.server.problems import Problem, away, unstorable
from benchtop.server.services import Services
from benchtop.server.tables.commands import REGISTRY
from benchtop.server.tables.commands.base import TableCommand
from benchtop.server.tables.commands.following import Look, Ping, Resync
from benchtop.server.tables.messages import encode
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.table import Table
from benchtop.server.ws.websocket_protocol import EXTENSION
from benchtop.store import Unavailable, Unstorable

router = APIRouter()

REFUSED = 4000
"""Close code for a refused socket: 4000 + HTTP status, such as 4403, 4404, 4429."""
STRIKES = 20
"""Number of invalid or too frequent messages after which a client is disconnected."""
_SOCKETS = itertools.count()
"""Numbers for sockets, so that a new socket does not inherit rate limits."""


@router.websocket("/api/v1/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """Follow and play at a table. Cookie or bearer token identify you; `seat` is the seat to see the table from.

    `since` is the newest entry that you know: if possible, you get what you missed instead of the full view. With
    `text=1` the view also comes in words; with `watch=1` you see what spectators see, even if you have a seat.
    """
    services = services_of(websocket)
    with contextlib.ExitStack() as held:
        await _follow(websocket, services, code, held)


async def _follow(websocket: WebSocket, services: Services, code: str, held: contextlib.ExitStack) -> None:
    try:
        check_origin(websocket)
        services.limits.spend("sockets", address_of(websocket))
        seat, since, text, watch = (_number(websocket, name) for name in ("seat", "since", "text", "watch"))
        identity = None if watch == 1 else identity_of(websocket)
        table = await table_of(websocket, code)
        subscriber = subscriber_for(table, identity, seat, since, text=text == 1)
        held.enter_context(services.limits.socket(None if identity is None else identity.person, address_of(websocket)))
    except (Problem, Unavailable) as wrong:
        problem = wrong if isinstance(wrong, Problem) else away()
        await websocket.accept()
        await websocket.send_text(_refused(problem).decode())
        await websocket.close(REFUSED + problem.status, problem.code)
        return
    await websocket.accept()
    protocol = websocket.scope.get("extensions", {}).get(EXTENSION)
    if protocol is not None:
        subscriber.send_now = protocol.send_now
    table.follow(subscriber, identity)
    sender = asyncio.create_task(_send(websocket, table, subscriber))
    try:
        await _receive(websocket, SocketSession(services, table, subscriber), sender)
    finally:
        table.unfollow(subscriber)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


def _number(websocket: WebSocket, name: str) -> int | None:
    """Read a number from the socket's query; None if missing or invalid."""
    given = websocket.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 8 else None


async def _send(websocket: WebSocket, table: Table, subscriber: Subscriber) -> None:
    while (message := await subscriber.next(table)) is not None:
        await websocket.send({"type": "websocket.send", "text": message.decode()})
    await websocket.close(1012, "the server restarts; come back")


async def _receive(websocket: WebSocket, session: "SocketSession", sender: asyncio.Task[None]) -> None:
    while not sender.done():
        try:
            frame = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if frame["type"] == "websocket.disconnect":
            return
        await session.handle(frame)
        if session.strikes >= STRIKES:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may already be closing
                await websocket.close(1008, "too much nonsense")
            return


class SocketSession:
    """Handles the messages of a client on its socket."""

    def __init__(self, services: Services, table: Table, subscriber: Subscriber) -> None:
        self._limits = services.limits
        self._table = table
        self._subscriber = subscriber
        self._who = f"{next(_SOCKETS)}"
        self.strikes = 0
        """Number of invalid or too frequent messages."""

    async def handle(self, frame: Mapping[str, Any]) -> None:
        """Handle a message and answer it."""
        try:
            self._limits.spend("messages", self._who)
            message = _read(frame)
        except Problem as problem:
            self.strikes += 1
            return self._answer(_refused(problem, _key_in(frame)))
        if isinstance(message, Ping):
            return self._answer(encode({"type": "pong", "n": self._table.state.n}))
        if isinstance(message, Resync):
            return self._subscriber.fall_behind()
        if isinstance(message, Look):
            return self._look(message.seat)
        assert isinstance(message, TableCommand)
        try:
            n = await self._table.handle(self._subscriber.actor, message, self._subscriber)
        except Problem as problem:
            self._answer(_refused(problem, message.key))
        except Unavailable:
            self._answer(_refused(away(), message.key))
        except Unstorable:
            self._answer(_refused(unstorable(), message.key))
        except Exception as fault:
            log().error("a command failed", table=self._table.code, exc_info=fault)
            self._answer(_refused(Problem(500, "our_fault", "Something went wrong here."), message.key))
        else:
            self._answer(encode({"type": "ok", "key": message.key, "n": n}))

    def _look(self, seat: int) -> None:
        try:
            self._subscriber.look(seat)
        except Problem as problem:
            self._answer(_refused(problem, None))

    def _answer(self, message: bytes) -> None:
        self._subscriber.put(message, answers=True)


def _read(frame: Mapping[str, Any]) -> Message:
    """Decode the message in a frame; raises a Problem if it is invalid."""
    data = frame.get("text")
    if data is None or len(data) > FRAME_BYTES:
        raise Problem(422, "invalid", "A message is a short JSON text.", {"variant": "message", "bytes": FRAME_BYTES})
    try:
        message = REGISTRY.decoder.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as wrong:
        raise Problem(422, "invalid", str(wrong)[:200], {"variant": "unreadable", "why": str(wrong)[:200]}) from None
    fields = msgspec.structs.asdict(message)
    if wrong_fields := with_control((name, value) for name, value in fields.items() if name not in message.cleaned):
        raise Problem(422, "invalid", f"{wrong_fields[0]}: {WORDS}", {"variant": "control", "where": [wrong_fields[0]]})
    return message


class _Keyed(msgspec.Struct):
    """The only part of an invalid message that can be read."""

    key: Key | None = None


_keyed = msgspec.json.Decoder(_Keyed)


def _key_in(frame: Mapping[str, Any]) -> str | None:
    """Return the key of a message that was refused unread, if it has one."""
    try:
        return _keyed.decode(str(frame.get("text"))[: FRAME_BYTES + 1]).key
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


def _refused(problem: Problem, *key: str | None) -> bytes:
    """Encode a problem for a socket, with the key of the command if it answers one."""
    answers = {"key": key[0]} if key else {}
    return encode({"type": "refused", **answers, **problem.facts()})
