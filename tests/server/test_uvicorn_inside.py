"""ws/websocket_protocol.py rests on inner parts of uvicorn: an upgrade that changes one of them fails here, by name."""

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
from benchtop.server.ws.websocket_protocol import EXTENSION, FINAL_TEXT, WebSocketProtocol

VERSIONS = f"uvicorn {version('uvicorn')}, websockets {version('websockets')}"

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


async def no_app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer nothing."""


OVERRIDDEN = {
    "connection_made": ["transport"],
    "handle_connect": ["event"],
    "send_receive_event_to_app": [],
    "send": ["message"],
}


@pytest.mark.parametrize(("name", "takes"), OVERRIDDEN.items())
def test_the_methods_that_are_overridden_are_there(name: str, takes: list[str]) -> None:
    inner = getattr(WebSocketsSansIOProtocol, name, None)
    assert inner is not None, f"{VERSIONS}: WebSocketsSansIOProtocol.{name} is gone; websocket_protocol.py overrides it"
    parameters = list(inspect.signature(inner).parameters)[1:]
    assert parameters == takes, f"{VERSIONS}: WebSocketsSansIOProtocol.{name} takes {parameters}"
    assert inspect.iscoroutinefunction(inner) == (name == "send")


async def test_no_name_of_ours_is_one_of_theirs() -> None:
    inner = WebSocketsSansIOProtocol(uvicorn.Config(no_app), ServerState(), {})
    ours = {name for name in vars(WebSocketProtocol) if not name.startswith("__")} | {"unwritten", "deflate"}
    taken = {name for name in ours - set(OVERRIDDEN) if hasattr(inner, name)}
    assert not taken, f"{VERSIONS}: websocket_protocol.py overrides these without knowing"


async def test_the_attributes_that_are_used_are_there_and_begin_as_expected() -> None:
    config = uvicorn.Config(no_app, ws=WebSocketProtocol, ws_max_size=FRAME_BYTES, ws_per_message_deflate=False)
    inner = WebSocketsSansIOProtocol(config, ServerState(), {})
    begin: dict[str, Any] = {
        "close_sent": False, "disconnected": False, "read_paused": False, "transport": None, "frames": [],
        "close_timer": None, "close_timeout": 10.0,
    }  # fmt: skip
    wrong = {name: getattr(inner, name, "gone") for name in begin if getattr(inner, name, "gone") != begin[name]}
    assert not wrong, f"{VERSIONS}: websocket_protocol.py reads these, and they are not what they were"
    assert inner.curr_msg_data_type in {"text", "bytes"}
    assert isinstance(inner.queue, Queue)
    assert isinstance(inner.writable, Event) and inner.writable.is_set()
    assert inner.loop is asyncio.get_running_loop()
    assert inner.conn.state is State.CONNECTING, VERSIONS
    assert not hasattr(inner, "scope"), f"{VERSIONS}: by scope we know that a handshake was accepted"
    assert inner.conn.extensions == []
    assert inner.conn.available_extensions == [], f"{VERSIONS}: what a client may ask for is put there"
    assert (FINAL_TEXT, CloseCode.INVALID_DATA) == (0x80 | Opcode.TEXT, 1007)


@asynccontextmanager
async def serving(app: App, compression: str | None = None) -> Any:
    """Start a real server with nothing in it but that, and connect a client to it."""
    config = uvicorn.Config(
        app, ws=WebSocketProtocol, ws_max_size=FRAME_BYTES, ws_per_message_deflate=False, port=0, log_config=None,
        lifespan="off",
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with connect(f"ws://127.0.0.1:{port}/", compression=compression, max_size=None) as client:
            yield client
    finally:
        server.should_exit = True
        await task


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_texts_of_any_size_take_the_short_way_out_together_and_before_what_is_sent_later(
    compression: str | None,
) -> None:
    protocols: list[WebSocketProtocol] = []
    sizes = (0, 1, 125, 126, 65535, 65536, 200_000)

    async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
        assert EXTENSION in scope["extensions"], f"{VERSIONS}: the application does not find its protocol any more"
        protocols.append(scope["extensions"][EXTENSION])
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            taken = [protocols[0].send_now(b"x" * size) for size in sizes]
            assert all(taken), f"{VERSIONS}: the short way out is not taken"
            await send({"type": "websocket.send", "text": "the usual way"})

    client: ClientConnection
    async with asyncio.timeout(60), serving(echo, compression) as client:
        for _ in range(2):
            await client.send("go")
            texts = [await client.recv() for _ in range(len(sizes) + 1)]
            assert texts == [*("x" * size for size in sizes), "the usual way"]
        await client.close()
        [protocol] = protocols
        assert (protocol.deflate is not None) == (compression is not None)
        while not protocol.disconnected:
            await asyncio.sleep(0.01)
        assert not protocol.send_now(b"too late")


async def test_a_client_that_does_not_read_is_not_written_to_without_end() -> None:
    stopped = asyncio.Event()

    async def flood(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        protocol = scope["extensions"][EXTENSION]
        while protocol.send_now(b"x" * 10_000):
            await asyncio.sleep(0)
        stopped.set()
        await receive()

    client: ClientConnection
    async with asyncio.timeout(60), serving(flood) as client:
        client.transport.pause_reading()
        await stopped.wait()
        client.transport.abort()
