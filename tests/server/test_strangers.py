"""What strangers send, however odd: it is refused in words, and nobody else notices."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from benchtop.client import Server
from tests.server.running import ServerProcess, people, quick_game, running
from tests.server.seats import mover, post, table_of_people
from tests.store.databases import fresh_database
from tests.store.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a database of each kind."""
    database = None
    if request.param == "postgresql":
        database = fresh_database(request.getfixturevalue("postgres"))
    with running(tmp_path_factory.mktemp("strangers"), database) as server:
        yield server


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
        told: list[httpx.Response] = [http.post("/tables", content=json.dumps(body)) for body in bodies]
        told.append(http.post(f"/tables/{code}/seats", content=json.dumps({"name": letter})))
        told.append(http.post(f"/tables/{code}/move", content=json.dumps({"move": letter, "ply": 0, "key": "k"})))
        told.append(http.post(f"/tables/{code}/chat", content=json.dumps({"phrase": letter})))
        if letter != "\ud800":
            told.append(http.get("/tables", params={"game": letter}))
            told.append(http.get("/tables", params={letter: "x"}))
            told.append(http.get(f"/tables/{code}/why", params={"move": letter}))
        assert [(one.status_code, one.json()["code"]) for one in told] == [(422, "invalid")] * len(told)
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
        told = post(any_server, moving, path, **{**body, "key": "k"})
        assert (told.status_code, told.json()["code"]) == (409, "key_used"), path
    asked_back = post(any_server, moving, "takeback", ply=0, key="back")
    assert asked_back.status_code == 200
    assert post(any_server, moving, "takeback", ply=0, key="back").json() == asked_back.json()
    for body in ({"ply": 1}, {}):
        assert post(any_server, moving, "takeback", **body, key="back").json()["code"] == "key_used"
    assert post(any_server, moving, "chat", text="yes", key="said").status_code == 200
    for said in ({"text": "Yes"}, {"phrase": "yes"}):
        assert post(any_server, moving, "chat", **said, key="said").json()["code"] == "key_used"


# -- several processes ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two server processes on one PostgreSQL."""
    database, folder = fresh_database(postgres), tmp_path_factory.mktemp("two")
    servers = [ServerProcess(folder, database, poll_seconds=3600).start(wait=False) for _ in range(2)]
    try:
        for server in servers:
            server.wait_until_healthy()
        yield servers
    finally:
        for server in servers:
            server.kill()


def test_what_one_process_has_answered_is_known_at_the_other_at_once(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    game = quick_game()
    for _ in range(15):
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


def test_an_entry_that_is_named_is_waited_for(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    ada = table_of_people(here)[0]
    n = ada.look().n
    with there.http() as http, ThreadPoolExecutor() as threads:
        reading = threads.submit(http.get, f"/tables/{ada.code}", params={"after": n + 1})
        assert ada.say("hello") == n + 1
        assert reading.result().json()["n"] == n + 1
        told = http.get(f"/tables/{ada.code}", params={"after": n + 2})
        assert (told.status_code, told.json()["code"], told.json()["n"]) == (409, "not_yet", n + 1)
