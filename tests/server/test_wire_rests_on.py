"""wire.py rests on inner parts of uvicorn and websockets: an upgrade that changes one of them fails here, by name."""

import asyncio
import inspect
from asyncio import Event, Queue
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import CloseCode, Opcode
from websockets.protocol import State

from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.ws.frames import FINAL_TEXT
from benchtop.server.ws.websocket_protocol import EXTENSION, QUEUED, WebSocketProtocol

VERSIONS = f"uvicorn {version('uvicorn')}, websockets {version('websockets')}"

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


async def no_app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answers nothing."""


OVERRIDDEN = {
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "pause_writing": [],
    "resume_writing": [],
    "data_received": ["data"],
    "handle_connect": ["event"],
    "send_receive_event_to_app": [],
    "send": ["message"],
}


@pytest.mark.parametrize(("name", "takes"), OVERRIDDEN.items())
def test_the_methods_that_are_overridden_are_there(name: str, takes: list[str]) -> None:
    inner = getattr(WebSocketsSansIOProtocol, name, None)
    assert inner is not None, f"{VERSIONS}: WebSocketsSansIOProtocol.{name} is gone; wire.py overrides it"
    parameters = list(inspect.signature(inner).parameters)[1:]
    assert parameters == takes, f"{VERSIONS}: WebSocketsSansIOProtocol.{name} takes {parameters}"
    assert inspect.iscoroutinefunction(inner) == (name == "send")


async def test_no_name_of_ours_is_one_of_theirs() -> None:
    inner = WebSocketsSansIOProtocol(uvicorn.Config(no_app), ServerState(), {})
    ours = {name for name in vars(WebSocketProtocol) if not name.startswith("__")} | {"outlet"}
    taken = {name for name in ours - set(OVERRIDDEN) if hasattr(inner, name)}
    assert not taken, f"{VERSIONS}: wire.py overrides these without knowing"


async def test_the_attributes_that_are_used_are_there_and_begin_as_expected() -> None:
    config = uvicorn.Config(no_app, ws=WebSocketProtocol, ws_max_size=FRAME_BYTES, ws_per_message_deflate=False)
    inner = WebSocketsSansIOProtocol(config, ServerState(), {})
    begin: dict[str, Any] = {
        "handshake_complete": False, "close_sent": False, "disconnected": False, "read_paused": False,
        "transport": None, "frames": [], "close_timer": None, "close_timeout": 10.0,
    }  # fmt: skip
    wrong = {name: getattr(inner, name, "gone") for name in begin if getattr(inner, name, "gone") != begin[name]}
    assert not wrong, f"{VERSIONS}: wire.py reads these, and they are not what they were"
    assert inner.curr_msg_data_type in {"text", "bytes"}
    assert isinstance(inner.queue, Queue)
    assert isinstance(inner.writable, Event) and inner.writable.is_set()
    assert inner.loop is asyncio.get_running_loop()
    assert inner.conn.state is State.CONNECTING, VERSIONS
    assert inner.conn.current_size is None, f"{VERSIONS}: wire.py knows by current_size that it is between fragments"
    assert not hasattr(inner, "scope"), f"{VERSIONS}: wire.py knows by scope that a handshake was accepted"
    assert inner.conn.extensions == []
    assert (FINAL_TEXT, CloseCode.INVALID_DATA) == (0x80 | Opcode.TEXT, 1007)


class Watched(WebSocketProtocol):
    """Notes which data took the short way."""

    ways: list[bool]

    def connection_made(self, transport: Any) -> None:
        self.ways = []
        super().connection_made(transport)

    def _take_short_texts(self, data: bytes) -> bool:
        self.ways.append(super()._take_short_texts(data))
        return self.ways[-1]


@asynccontextmanager
async def serving(app: App) -> Any:
    """A real server with nothing in it but that, and a client that is connected to it."""
    config = uvicorn.Config(
        app, ws=Watched, ws_max_size=FRAME_BYTES, ws_per_message_deflate=False, port=0, log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
            yield client
    finally:
        server.should_exit = True
        await task


async def test_short_texts_take_the_short_way_in_and_out_and_long_ones_the_usual_one() -> None:
    wires: list[Watched] = []
    written: list[bool] = []

    async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
        assert EXTENSION in scope["extensions"], f"{VERSIONS}: the application does not find its wire any more"
        wires.append(scope["extensions"][EXTENSION])
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            written.append(wires[0].outlet.put(message["text"].encode()))

    client: ClientConnection
    async with asyncio.timeout(60), serving(echo) as client:
        for text in ("short", "é", "x" * 125, "x" * 126, "x" * 200, "short again"):
            await client.send(text)
            assert await client.recv() == text
        [wire] = wires
        assert wire.ways == [True, True, True, False, False, True], f"{VERSIONS}: the short way is not taken"
        assert all(written), f"{VERSIONS}: the short way out is not taken"
        await client.close()
        assert client.close_code == 1000
        while not wire.disconnected:
            await asyncio.sleep(0.01)
        assert not wire.outlet.put(b"too late")


async def test_a_client_that_says_much_is_read_on_only_when_the_application_has_taken_it() -> None:
    wires: list[Watched] = []
    go_on = asyncio.Event()

    async def slow(scope: dict[str, Any], receive: Any, send: Any) -> None:
        wires.append(scope["extensions"][EXTENSION])
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    client: ClientConnection
    async with asyncio.timeout(60), serving(slow) as client:
        for number in range(QUEUED):
            await client.send(str(number))
        while not wires[0].read_paused:
            await asyncio.sleep(0.01)
        await client.send("more")
        go_on.set()
        told = [await client.recv() for _ in range(QUEUED + 1)]
        assert told == [*map(str, range(QUEUED)), "more"]
        assert not wires[0].read_paused
