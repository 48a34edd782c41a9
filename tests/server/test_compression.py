"""Compression on request, with the same content."""

import contextlib
import gzip
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from benchtop.client import Table
from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.ws.websocket_protocol import WINDOW_BITS
from tests.server.running import TIMEOUT, ServerProcess, checked, quick_game
from tests.server.seats import mover, table_of_people


def deflating(server: ServerProcess, table: Table, **asked: Any) -> Any:
    """Open a socket that asks for compression."""
    return connect(
        f"ws://127.0.0.1:{server.port}/api/v1/tables/{table.code}/socket",
        additional_headers={"Authorization": f"Bearer {table.token}"},
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(**asked)],
        open_timeout=TIMEOUT,
        max_size=None,
    )


def heard(socket: Any, count: int) -> list[dict[str, Any]]:
    """Return the next messages, without those about people who come and go."""
    received: list[dict[str, Any]] = []
    while len(received) < count:
        message = checked(json.loads(socket.recv(timeout=TIMEOUT)))
        if message["type"] != "presence":
            received.append(message)
    return received


@pytest.mark.parametrize("asked", [{}, {"server_no_context_takeover": True}, {"server_max_window_bits": 9}])
def test_a_socket_that_asks_is_told_the_same_in_fewer_bytes(server: ServerProcess, asked: dict[str, Any]) -> None:
    tables = table_of_people(server)
    with deflating(server, tables[0], **asked) as small, server.socket(tables[0].code, tables[0].token) as plain:
        answered = small.response.headers["Sec-WebSocket-Extensions"]
        assert "client_no_context_takeover" in answered
        assert f"server_max_window_bits={asked.get('server_max_window_bits', WINDOW_BITS)}" in answered
        for ply in range(4):
            moving = mover(tables)
            moving.play(moving.look().legal[0]["move"], ply=ply)
        received = heard(small, 5)
        assert received[1:] == [plain.get() for _ in range(5)][1:]
        small.send(json.dumps({"type": "chat", "phrase": "hello", "key": "k"}))
        assert {one["type"] for one in heard(small, 2)} == {"ok", "update"}


def test_a_socket_that_does_not_ask_gets_plain_text(server: ServerProcess) -> None:
    tables = table_of_people(server)
    with server.socket(tables[0].code, tables[0].token) as socket:
        assert socket.connection.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.connection.response.headers


def test_a_small_frame_that_would_become_a_large_one_is_refused(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    with deflating(server, ada) as socket:
        socket.send("x" * (100 * FRAME_BYTES))
        with contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=TIMEOUT)
        assert socket.close_code == 1009
    assert ada.look().n > 0


def bare(server: ServerProcess, path: str, encoding: str, token: str | None = None, **headers: str) -> Any:
    """Return an answer as it came: status, headers, bytes."""
    with server.http(token) as http:
        asked = {"Accept-Encoding": encoding, **headers}
        with http.stream("GET", path, headers=asked) as answer:
            return answer.status_code, answer.headers, b"".join(answer.iter_raw())


def test_answers_of_some_size_are_gzipped_for_whoever_takes_that(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    for path in ("/games", "/schema", "/openapi.json", f"/tables/{ada.code}"):
        status, headers, zipped = bare(server, path, "br, gzip", ada.token)
        assert (status, headers["content-encoding"]) == (200, "gzip")
        assert int(headers["content-length"]) == len(zipped)
        assert "accept-encoding" in headers["vary"].lower()
        for refused in ("identity", "gzip;q=0", ""):
            _, headers, plain = bare(server, path, refused, ada.token)
            assert "content-encoding" not in headers
            assert json.loads(gzip.decompress(zipped)) == json.loads(plain)
            assert "accept-encoding" in headers["vary"].lower()
        assert len(zipped) < len(plain) / 2


def test_a_short_answer_and_a_stream_stay_as_they_are(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    assert "content-encoding" not in bare(server, "/tables?game=none", "gzip")[1]
    with (
        server.http(ada.token) as http,
        http.stream("GET", f"/tables/{ada.code}/stream", headers={"Accept-Encoding": "gzip"}) as stream,
    ):
        assert "content-encoding" not in stream.headers
        assert json.loads(next(stream.iter_lines()))["type"] == "full"


def test_who_has_the_gzipped_answer_already_is_not_sent_it_again(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    for path in ("/games", f"/tables/{ada.code}"):
        _, headers, _ = bare(server, path, "gzip", ada.token)
        for tag in (headers["etag"], f'"other", {headers["etag"]}', headers["etag"].removeprefix("W/"), "*"):
            status, _, body = bare(server, path, "gzip", ada.token, **{"If-None-Match": tag})
            assert (status, body) == (304, b"")


def test_what_answers_a_post_is_not_compressed(server: ServerProcess) -> None:
    """Check that the length of an answer, which holds a name of anybody's choice, says nothing about its tokens."""
    with server.http() as http:
        seats = [{"kind": "me", "name": "x" * 30}] * quick_game().seats[0]
        answer = http.post("/tables", json={"game": quick_game().key, "seats": seats})
        assert answer.status_code == 201
        assert "content-encoding" not in answer.headers
