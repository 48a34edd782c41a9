"""What strangers send, however odd: it is refused in words, and nobody else notices."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.running import ServerProcess, quick_game, running
from tests.server.seats import mover, table_of_people


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a database of each kind."""
    database = None
    if request.param == "postgresql":
        from tests.store.databases import fresh_database

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
    import json

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
