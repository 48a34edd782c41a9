"""Bad input: nonsense over HTTP and sockets ends with a refusal, never with a 5xx or a stuck table."""

import contextlib
import json
import random
import socket as sockets
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from benchtop.server.app import create_app
from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.settings import Settings
from benchtop.server.ws.socket_session import STRIKES
from tests.depth import DEEP, depth
from tests.server.running import ServerProcess
from tests.server.seats import mover, table_of_people

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    negative_data_rejection,
]  # fmt: skip


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Any:
    return table_of_people(server, chat="free")[0]


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
schema.config.phases.coverage.enabled = DEEP  # every value at its limits: thousands of requests


@schema.exclude(path_regex="stream$").parametrize()
@settings(
    max_examples=depth(2, 50), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
def test_whatever_fits_the_openapi_document_or_does_not_is_answered_as_it_says(
    case: "Case[Any]", server: ServerProcess, ada: Any
) -> None:
    checks = CHECKS
    if "code" in case.path_parameters and len(str(case.path_parameters["code"])) % 2:
        case.path_parameters["code"] = ada.code  # a table that exists, so that what lies behind it is reached too
        checks = [check for check in CHECKS if check is not negative_data_rejection]
    if isinstance(after := (case.query or {}).get("after"), int) and after > 1:
        case.query["after"] = 1  # an entry that is not there yet would be waited for
    case.headers["Authorization"] = f"Bearer {ada.token}"
    case.call_and_validate(base_url=server.base, checks=checks)


# -- sockets ----------------------------------------------------------------------------------------------------------

WORDS = ["type", "move", "ply", "key", "seat", "undo", "takeback", "answer", "agree", "resync", "ping", "chat", "text"]


def nonsense(rng: random.Random) -> str | bytes:
    """Return something that no client would send."""
    choice = rng.randrange(8)
    if choice == 0:
        return rng.randbytes(rng.randrange(200))
    if choice == 1:
        return '{"type":"move","move":"' + "x" * rng.randrange(FRAME_BYTES - 100) + '","ply":0}'
    if choice == 2:
        return "[" * rng.randrange(1, 5000)
    if choice == 3:
        return json.dumps(
            {"type": rng.choice(WORDS), rng.choice(WORDS): rng.choice([None, 1, -1, 1e400, "\ud800", [], {}])}
        )
    if choice == 4:
        return json.dumps({"type": "move", "move": "x", "ply": 10 ** rng.randrange(40), "key": "k" * rng.randrange(99)})
    if choice == 5:
        return json.dumps(
            {"type": "chat", "text": "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(40)), "key": "a b"}
        )
    if choice == 6:
        return rng.choice(["", "null", "true", "0", '"move"', "{}", '{"type":"move"}', '{"type":null}', "\x00", "NaN"])
    return json.dumps({"type": "answer", "agree": rng.choice(["yes", 1, 0, None]), "seat": rng.randrange(-3, 99)})


def test_nonsense_on_a_socket_is_refused_and_the_table_plays_on(server: ServerProcess) -> None:
    tables = table_of_people(server, chat="free")
    moving = mover(tables)
    rng = random.Random(11)
    refused = 0
    for _ in range(12):
        with server.socket(moving.code, moving.token) as socket:
            socket.get()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(STRIKES + 5):
                    socket.send(nonsense(rng))
                    refused += socket.get()["type"] == "refused"
            assert socket.closed_with() in {1006, 1007, 1008, 1009}
    assert refused > 100
    news = moving.look()
    assert moving.play(news.legal[0]["move"], ply=news.ply) > 0


def test_any_json_is_answered(server: ServerProcess, ada: Any) -> None:
    rng = random.Random(5)
    with server.socket(ada.code, ada.token) as socket:
        socket.get()
        for _ in range(STRIKES - 1):
            socket.send(json.dumps({word: rng.choice([1, "x", None, [], True]) for word in rng.sample(WORDS, 3)}))
            assert socket.get()["type"] in {"refused", "pong", "full"}
        socket.send({"type": "ping"})
        assert socket.until("pong")


def test_a_frame_that_is_too_large_closes_only_its_own_socket(server: ServerProcess, ada: Any) -> None:
    with server.socket(ada.code) as other, server.socket(ada.code, ada.token) as socket:
        other.get()
        socket.get()
        socket.send("x" * (FRAME_BYTES * 4))
        assert socket.closed_with() == 1009
        other.send({"type": "ping"})
        assert other.until("pong")


def test_half_open_and_half_spoken_connections_stop_nobody(server: ServerProcess, ada: Any) -> None:
    lines = [
        b"GET /api/v1/games HTTP/1.1\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/v1/tables/" + ada.code.encode() + b"/stream HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/v1/tables/" + ada.code.encode() + b"/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        b"\x16\x03\x01\x00\xff",
    ]
    opened = []
    for line in lines * 10:
        connection = sockets.create_connection(("127.0.0.1", server.port))
        connection.sendall(line)
        opened.append(connection)
    assert ada.say(text="still here") > 0
    for connection in opened:
        connection.close()
    assert ada.say(text="and here") > 0
