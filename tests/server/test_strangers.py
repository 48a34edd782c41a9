"""What strangers send, however odd: it is refused in words, and nobody else notices."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from benchtop.client import Server
from benchtop.server.__main__ import main as command_line
from benchtop.server.http import http_protocol
from benchtop.server.http.http_protocol import HttpProtocol
from benchtop.server.ops.logs import without_secrets
from benchtop.server.tables import table as table_module
from benchtop.store import backup
from tests.depth import depth
from tests.server.running import TIMEOUT, ServerProcess, TwoServers, people, quick_game, running, running_here
from tests.server.seats import mover, post, table_of_people
from tests.store.postgres import free_port


def asked(**changes: Any) -> dict[str, Any]:
    game = quick_game()
    return {"game": game.key, "seats": [{"kind": "me"}] * game.seats[0], **changes}


@pytest.mark.parametrize("letter", ["\x00", "\n", "\x7f", "\x85", "\ud800"])
def test_control_characters_are_refused_wherever_text_comes_in(any_server: ServerProcess, letter: str) -> None:
    tables = table_of_people(any_server)
    moving = mover(tables)
    code = moving.code
    with any_server.http(moving.token) as http:
        bodies = [
            asked(seed=letter),
            asked(game=f"x{letter}"),
            asked(options={"a": letter}),
            asked(options={letter: 1}),
            asked(seats=[{"kind": "me", "name": f"Ada{letter}"}] * quick_game().seats[0]),
        ]
        reply: list[httpx.Response] = [http.post("/tables", content=json.dumps(body)) for body in bodies]
        reply.append(http.post(f"/tables/{code}/seats", content=json.dumps({"name": letter})))
        reply.append(http.post(f"/tables/{code}/move", content=json.dumps({"move": letter, "ply": 0, "key": "k"})))
        reply.append(http.post(f"/tables/{code}/chat", content=json.dumps({"phrase": letter})))
        if letter != "\ud800":
            reply.append(http.get("/tables", params={"game": letter}))
            reply.append(http.get("/tables", params={letter: "x"}))
            reply.append(http.get(f"/tables/{code}/why", params={"move": letter}))
        assert [(one.status_code, one.json()["code"]) for one in reply] == [(422, "invalid")] * len(reply)
    with any_server.socket(code, moving.token) as socket:
        socket.get()
        socket.send(json.dumps({"type": "move", "move": letter, "ply": 0, "key": "k"}))
        assert socket.until("refused")["status"] == 422
    news = moving.look()
    assert moving.play(news.legal[0]["move"], ply=news.ply) > 0


def test_a_key_stands_for_one_wish_whatever_else_is_asked_with_it(any_server: ServerProcess) -> None:
    game = quick_game()
    seats = Server(any_server.base).open(game.key, [{"kind": "me"}] * game.seats[0], chat="free")
    [news] = [news for seat in seats if (news := seat.look()).legal]
    moving = seats[news.to_move or 0]
    guest = {"move": news.legal[0]["move"], "ply": 0, "key": "k"}
    n = post(any_server, moving, "move", **guest).json()["n"]
    assert post(any_server, moving, "move", **guest).json()["n"] == n
    others: list[tuple[str, dict[str, Any]]] = [
        ("move", {**guest, "ply": 1}),
        ("move", {**guest, "move": "another"}),
        ("takeback", {}),
        ("takeback/answer", {"agree": True}),
        ("undo", {}),
        ("leave", {}),
        ("resign", {}),
        ("chat", {"phrase": "hello"}),
    ]
    for path, body in others:
        reply = post(any_server, moving, path, **{**body, "key": "k"})
        assert (reply.status_code, reply.json()["code"]) == (409, "key_used"), path
    asked_back = post(any_server, moving, "takeback", ply=0, key="back")
    assert asked_back.status_code == 200
    assert post(any_server, moving, "takeback", ply=0, key="back").json() == asked_back.json()
    for body in ({"ply": 1}, {}):
        assert post(any_server, moving, "takeback", **body, key="back").json()["code"] == "key_used"
    assert post(any_server, moving, "chat", text="yes", key="said").status_code == 200
    for said in ({"text": "Yes"}, {"phrase": "yes"}):
        assert post(any_server, moving, "chat", **said, key="said").json()["code"] == "key_used"


# -- several processes ------------------------------------------------------------------------------------------------


def test_what_one_process_has_answered_is_known_at_the_other_at_once(two_servers: TwoServers) -> None:
    here, there = two_servers
    game = quick_game()
    for _ in range(depth(3, 30)):
        [ada] = Server(here.base).open(game.key, people(game))
        assert Server(there.base).watch(ada.code).look().n == 1  # the other process has the table in its memory
        joined = [Server(here.base).join(ada.code, name=f"Guest {n}") for n in range(1, game.seats[0])]
        elsewhere = [Server(there.base).sit(one.code, one.seat or 0, one.token or "") for one in (ada, *joined)]
        with there.http(joined[-1].token) as http:
            assert http.post(f"/tables/{ada.code}/chat", json={"phrase": "hello"}).status_code == 200
        seats, n = [ada, *joined], 1
        for ply in range(4):
            to_move = seats[0].look(after=n).to_move
            assert to_move is not None
            n = seats[to_move].play(seats[to_move].look(after=n).legal[0]["move"], ply=ply)
            assert seats[to_move].look().n >= n
            with there.http() as http:
                read = http.get(f"/tables/{ada.code}", params={"after": n}).json()
                assert (read["n"] >= n, read["ply"]) == (True, ply + 1)
                assert http.get(f"/tables/{ada.code}/replay/{ply + 1}", params={"after": n}).status_code == 200
            seats, elsewhere = elsewhere, seats  # and the next move through the other one


def test_an_entry_that_is_named_is_waited_for(two_servers: TwoServers) -> None:
    here, there = two_servers
    ada = table_of_people(here)[0]
    n = ada.look().n
    with there.http() as http, ThreadPoolExecutor() as threads:
        reading = threads.submit(http.get, f"/tables/{ada.code}", params={"after": n + 1})
        assert ada.say("hello") == n + 1
        assert reading.result().json()["n"] == n + 1


def test_an_entry_that_never_comes_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "REACH", 0.1)
    with running_here(tmp_path) as server, server.http() as http:
        ada = table_of_people(server)[0]
        n = ada.look().n
        answer = http.get(f"/tables/{ada.code}", params={"after": n + 1})
        assert (answer.status_code, answer.json()["code"], answer.json()["n"]) == (409, "not_yet", n)


# -- smaller things ---------------------------------------------------------------------------------------------------


def test_six_who_ask_for_a_rematch_at_once_come_to_one_table(any_server: ServerProcess) -> None:
    tables = table_of_people(any_server, listed=True)
    for table in tables[1:]:
        table.resign()
    with ThreadPoolExecutor(6) as threads:
        reply = list(threads.map(lambda number: post(any_server, tables[number % len(tables)], "rematch"), range(6)))
    assert [one.status_code for one in reply] == [201] * 6
    [code] = {one.json()["code"] for one in reply}
    with any_server.http() as http:
        lobby = [one["code"] for one in http.get("/tables", params={"limit": 100}).json()["tables"]]
    assert code in lobby
    created = [line for line in metrics(any_server) if line.startswith("benchtop_tables_created_total{")]
    opened_before = [float(line.split()[-1]) for line in created]
    assert post(any_server, tables[0], "rematch").json()["code"] == code
    created = [line for line in metrics(any_server) if line.startswith("benchtop_tables_created_total{")]
    assert [float(line.split()[-1]) for line in created] == opened_before


def metrics(server: ServerProcess) -> list[str]:
    return server.get("/metrics").text.splitlines()


def test_two_processes_asked_for_a_rematch_at_once_open_one_table(two_servers: TwoServers) -> None:
    def created() -> float:
        lines = [line for server in two_servers for line in metrics(server)]
        return sum(float(line.split()[-1]) for line in lines if line.startswith("benchtop_tables_created_total{"))

    for _ in range(depth(2, 20)):
        tables = table_of_people(two_servers[0])
        for table in tables[1:]:
            table.resign()
        before = created()
        with ThreadPoolExecutor(6) as threads:
            reply = list(threads.map(lambda n, seat=tables[0]: post(two_servers[n % 2], seat, "rematch"), range(6)))
        assert len({one.json()["code"] for one in reply}) == 1
        assert created() == before + 1


@pytest.mark.parametrize(
    "path", ["/" + "x" * 300, "/" + "x/" * 3000, "/%00", "/assets/" + "%ff" * 300, "/t/" + "x" * 300]
)
def test_no_address_is_a_fault(any_server: ServerProcess, path: str) -> None:
    assert any_server.get(path).status_code in {200, 404}


def test_refusals_carry_the_key_of_what_they_refuse(any_server: ServerProcess) -> None:
    tables = table_of_people(any_server)
    moving = mover(tables)
    bodies: list[dict[str, Any]] = [{"move": "x", "ply": 7}, {"move": "x", "ply": 0}, {"move": "x", "ply": -1}, {}]
    for body in bodies:
        reply = post(any_server, moving, "move", key="mine", **body)
        assert (reply.status_code >= 400, reply.json()["key"]) == (True, "mine")
    assert "key" not in post(any_server, moving, "move", move="x", ply=7).json()
    with any_server.socket(moving.code, moving.token) as socket:
        socket.get()
        for message in ({"type": "move"}, {"type": "none"}, {"type": "move", "move": 1, "ply": 0}):
            socket.send({**message, "key": "mine"})
            assert socket.until("refused")["key"] == "mine"


def test_the_log_never_holds_a_token_however_much_is_logged(tmp_path: Path) -> None:
    with running(tmp_path, log_level="debug") as server:
        ada, *_ = table_of_people(server)
        with server.http() as http:
            guest = http.post("/tables", json=asked()).json()["guest"]
            http.get("/mine", headers={"Cookie": f"benchtop_guest={guest}"})
        with server.socket(ada.code, ada.token, Cookie=f"benchtop_guest={guest}") as socket:
            socket.get()
        server.stop()
        for token in (ada.token or "", guest):
            assert token.rpartition(".")[2] not in server.words()
            for line in (
                f"< Authorization: Bearer {token}",
                f"a token {token}, and more",
                f"{[(b'cookie', token.encode())]}",
            ):
                assert token.rpartition(".")[2] not in without_secrets(line)


def test_what_holds_the_secret_is_readable_by_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table_of_people(server)
        backup(server.database, tmp_path / "copy.db")
        files = [file for file in tmp_path.iterdir() if ".db" in file.name]
        assert {file.name for file in files} >= {"server.db", "server.db-wal", "server.db-shm", "copy.db"}
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def arguments(database: str, port: int = 0) -> list[str]:
    return ["--port", f"{port}", "--database", database]


@pytest.fixture
def reason(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that tries to start a server in this process, and returns its error message."""

    def start(database: str, port: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["benchtop", *arguments(database, port)])
        monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: pytest.fail("it starts"))
        monkeypatch.setattr("benchtop.store.database.time", SimpleNamespace(sleep=lambda _: None))  # between tries
        with pytest.raises(SystemExit, match=r"^2$"):
            command_line()
        said = capsys.readouterr()
        [line] = said.err.splitlines()
        assert said.out == ""
        return line

    return start


def test_a_server_that_cannot_start_says_why_in_one_sentence(
    tmp_path: Path, server: ServerProcess, reason: Callable[..., str]
) -> None:
    junk = tmp_path / "junk.db"
    junk.write_text("no database " * 1000, encoding="utf-8")
    assert "junk.db cannot be used as a database: file is not a database" in reason(f"sqlite:///{junk}")
    unusable = reason("sqlite:////proc/nowhere/games.db")
    assert "try another --database" in unusable
    command = [sys.executable, "-m", "benchtop.server", *arguments("sqlite:////proc/nowhere/games.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{unusable}\n")
    assert "try another --port" in reason(f"sqlite:///{tmp_path}/x.db", server.port)
    assert "no such port" in reason(f"sqlite:///{tmp_path}/x.db", 99999)
    for wrong in ("nonsense", "postgresql://ada:pass@host:port/games", "mysql://a/b"):
        assert "write sqlite:///file or postgresql://user@host/name" in reason(wrong)
        assert "pass" not in reason(wrong)
    away = reason(f"postgresql://ada:pass@127.0.0.1:{free_port()}/games")
    assert away.startswith("PostgreSQL cannot be used at postgresql://ada:***@127.0.0.1")
    assert "pass@" not in away


async def test_a_request_that_does_not_arrive_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "SLOW", 0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    config = uvicorn.Config(app, http=HttpProtocol, log_config=None, lifespan="off")
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    whole = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    try:
        for begun in (
            b"",
            b"GET / HT",
            whole[:-2],
            b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
            whole + b"GET",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            async with asyncio.timeout(TIMEOUT):
                reply = await reader.read()
            assert reply.startswith(b"HTTP/1.1 200") == (begun.startswith(whole) or b"{" in begun)
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):  # who has sent a whole request may take a while for the next
            writer.write(whole)
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.4)
        writer.close()
    finally:
        listening.close()


def test_the_record_of_a_finished_game_does_not_tell_the_deal_of_a_running_one(any_server: ServerProcess) -> None:
    first, second = (table_of_people(any_server, seed="the same deal") for _ in range(2))
    other = table_of_people(any_server, seed="another deal")
    for table in (*first[1:], *other[1:]):
        table.resign()
    assert other[0].record()["seed"] == "another deal"
    assert "seed" not in first[0].record()
    with any_server.http(first[0].token) as http:
        assert http.get(f"/tables/{first[0].code}/replay/0", params={"seat": 1}).status_code == 403
    for table in second[1:]:
        table.resign()
    assert first[0].record()["seed"] == second[0].record()["seed"] == "the same deal"
    with any_server.http(first[0].token) as http:
        assert http.get(f"/tables/{first[0].code}/replay/0", params={"seat": 1}).json()["seat"] == 1


# -- replays, sockets and caps ----------------------------------------------------------------------------------------


async def test_a_client_that_reads_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "SLOW", 0.2)
    lost = asyncio.Event()

    class Watched(HttpProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"40000000")]})
        await send({"type": "http.response.body", "body": bytes(40_000_000)})

    config = uvicorn.Config(app, http=Watched, log_config=None, lifespan="off")
    loop, state = asyncio.get_running_loop(), ServerState()
    listening = await loop.create_server(lambda: Watched(config, state, {}), "127.0.0.1", 0)
    try:
        for reads in (False, True):
            lost.clear()
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname(), limit=2**16)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            read = 0
            async with asyncio.timeout(TIMEOUT):
                while reads and (some := await reader.read(2_000_000)):
                    read += len(some)
                    await asyncio.sleep(0.02)  # slowly, but for longer than the clock allows in all
                await lost.wait()
            assert (read > 40_000_000) is reads
            writer.close()
    finally:
        listening.close()


@pytest.mark.parametrize("name", ["Origin", "Host", "Authorization", "Cookie", "If-None-Match", "Accept", "Range"])
def test_no_header_causes_an_error_of_ours(any_server: ServerProcess, name: str) -> None:
    ada = table_of_people(any_server)[0]
    odd = ["http://[", "http://[::1", "http://[x]", "null", "\x7f", ",,;=", "é", "Bearer", "bytes=-1", '"', "x" * 4000]
    with any_server.http() as http:
        for value in odd:
            headers = [(name.encode(), value.encode("latin-1"))]
            for answer in (
                http.get(f"/tables/{ada.code}", headers=headers),
                http.get(f"/tables/{ada.code}/replay", headers=headers),
                http.post("/tables", headers=headers, json=asked()),
                http.get(f"{any_server.base}/t/{ada.code}", headers=headers),
            ):
                assert answer.status_code < 500, (name, value)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]"])
def test_a_socket_from_no_real_page_is_refused(server: ServerProcess, origin: str) -> None:
    ada = table_of_people(server)[0]
    with server.socket(ada.code, Origin=origin) as socket:
        assert socket.get()["code"] == "wrong_origin"


def test_a_seat_token_has_no_powers_of_the_host(any_server: ServerProcess) -> None:
    with any_server.http() as http:
        mine = http.post("/tables", json=asked()).json()
    with any_server.http(mine["seats"][0]["token"]) as http:
        answers = [
            http.post(f"/tables/{mine['code']}/{path}", json=body)
            for path, body in (("close", {}), ("seats/1/free", {}), ("seats/1/bot", {"level": "easy"}))
        ]
        assert [(one.status_code, one.json()["code"]) for one in answers] == [(403, "not_host")] * 3
        assert not http.get(f"/tables/{mine['code']}").json()["you"]["host"]
    with any_server.http(mine["guest"]) as http:
        assert http.post(f"/tables/{mine['code']}/close", json={}).status_code == 200
