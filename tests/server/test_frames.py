"""Frames by hand: every message is answered once and in order, and what is no text closes the socket in peace."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from benchtop.client import Server
from tests.server.running import TIMEOUT, ServerProcess, bots, quick_game

MASK = b"\x01\x02\x03\x04"


def frame(payload: bytes, first: int = 0x81) -> bytes:
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def chat(number: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "chat", "text": f"{number}" + "é" * padding, "key": f"{number}"}).encode()


class Raw:
    """Send bytes to a socket as they are."""

    def __init__(self, connection: sockets.socket) -> None:
        self.connection = connection
        self._file = connection.makefile("rb")
        while self._file.readline().strip():
            pass

    def frame(self) -> tuple[int, bytes]:
        first, size = self._file.read(2)
        if size >= 126:
            size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
        return first & 0x0F, self._file.read(size)

    def answers(self, count: int) -> list[Any]:
        """Return the keys of the next answers, and drop whatever else comes."""
        keys: list[Any] = []
        while len(keys) < count:
            kind, payload = self.frame()
            if kind == 1 and (message := json.loads(payload))["type"] in {"ok", "refused"}:
                keys.append(message["key"] if message["type"] == "ok" else message["code"])
        return keys


@contextmanager
def raw(server: ServerProcess) -> Iterator[Raw]:
    [ada] = Server(server.base).open(quick_game().key, bots(quick_game()), chat="free")
    lines = [
        f"GET /api/v1/tables/{ada.code}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Authorization: Bearer {ada.token}",
    ]  # fmt: skip
    with sockets.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as connection:
        connection.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        yield Raw(connection)


def test_many_frames_in_one_piece_are_answered_in_order(server: ServerProcess) -> None:
    with raw(server) as client:
        client.connection.sendall(b"".join(frame(chat(number)) for number in range(30)))
        assert client.answers(30) == [str(number) for number in range(30)]


def test_what_follows_a_move_is_answered_after_it(server: ServerProcess) -> None:
    with raw(server) as client:
        commands = [{"type": "move", "move": "no such move", "ply": 0, "key": "0"}, {"type": "ping"}]
        commands += [{"type": "chat", "phrase": "hello", "key": "1"}, {"type": "ping"}, {"type": "ping"}]
        client.connection.sendall(b"".join(frame(json.dumps(command).encode()) for command in commands))
        heard: list[str] = []
        while len(heard) < len(commands):
            kind, payload = client.frame()
            if kind == 1 and (message := json.loads(payload))["type"] in {"ok", "refused", "pong"}:
                heard.append(message["type"])
        assert heard == ["refused", "pong", "ok", "pong", "pong"]


@pytest.mark.parametrize(
    "bad",
    [
        frame(b"\xff{}"),
        frame(b'{"type":"\xe9"}' + b" " * 300),
        frame(b"\xc3", 0x01) + frame(b"(", 0x80),
        frame(chat(1)) + frame(b"\xed\xa0\x80"),
        frame(b"\xff") + frame(chat(1)) + frame(b"\xff") * 30,
    ],
    ids=["short", "long", "in fragments", "after a good one", "before others"],
)
def test_a_text_that_is_no_utf_8_closes_the_socket_and_nothing_is_logged(server: ServerProcess, bad: bytes) -> None:
    before = server.words()
    with raw(server) as client:
        client.connection.sendall(frame(chat(0)))
        client.answers(1)
        client.connection.sendall(bad)
        while (goodbye := client.frame())[0] != 0x08:
            pass
        assert int.from_bytes(goodbye[1][:2], "big") == 1007
        client.connection.sendall(frame(goodbye[1], 0x88))
        assert client.connection.recv(1) == b""  # our goodbye was waited for
    assert server.words() == before
    with raw(server) as client:
        client.connection.sendall(frame(chat(0)))
        assert client.answers(1) == ["0"]
