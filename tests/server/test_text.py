"""The table in words: `?text=1` returns what a terminal shows, and changes nothing for other clients."""

from typing import Any

import pytest

import benchtop
from benchtop.client import Table
from benchtop.core.game import Game
from tests.server.running import ServerProcess, quick_game
from tests.server.seats import mover, table_of_people

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)


def blocks(game: Game, view: Any, names: list[str]) -> list[dict[str, Any]]:
    return [block.to_json() for block in game.text.table(view, names)]


def names_at(table: Table) -> list[str]:
    return [seat["name"] for seat in table.look().raw["table"]["seats"]]


@GAMES
def test_a_socket_that_asks_gets_the_view_in_words_and_is_told_the_same_otherwise(
    server: ServerProcess, game: Game
) -> None:
    tables = table_of_people(server, game)
    names, mine = names_at(tables[0]), tables[0]
    with (
        server.socket(mine.code, mine.token) as plain,
        server.socket(mine.code, mine.token, "?text=1") as worded,
        server.socket(mine.code, mine.token, "?text=0") as again,
    ):
        for ply in range(5):
            bare, message = plain.get(), worded.get()
            text = message.pop("text")
            assert text == blocks(game, message["view"], names)
            assert {**bare, "presence": None} == {**message, "presence": None} == {**again.get(), "presence": None}
            moving = mover(tables)
            moving.play(moving.look().legal[0]["move"], ply=ply)
        plain.send({"type": "chat", "phrase": "hello"})
        assert "text" not in worded.until("update", kind="chat"), "where there is no view there are no words"


def test_who_comes_back_gets_words_with_the_last_update(server: ServerProcess) -> None:
    game = quick_game()
    tables = table_of_people(server, game)
    since = tables[0].look().n
    for ply in range(3):
        moving = mover(tables)
        moving.play(moving.look().legal[0]["move"], ply=ply)
    with server.socket(tables[0].code, tables[0].token, f"?since={since}&text=1") as socket:
        message = [socket.get() for _ in range(4)]
    assert [one["type"] for one in message] == ["resumed", "update", "update", "update"]
    assert ["text" in one for one in message] == [False, False, False, True]
    assert message[-1]["text"] == blocks(game, message[-1]["view"], names_at(tables[0]))


@GAMES
def test_requests_that_ask_get_the_view_in_words(server: ServerProcess, game: Game) -> None:
    tables = table_of_people(server, game, seed=f"in words: {game.key}")
    names, moving = names_at(tables[0]), mover(tables)
    while not (quiet := [one["move"] for one in moving.look().legal if not one["reveals"]]):
        moving.play(moving.look().legal[0]["move"], ply=moving.look().ply)
        moving = mover(tables)
    with server.http(moving.token) as http:
        table = f"/tables/{moving.code}"
        asked = [("GET", table), ("GET", f"{table}/replay"), ("GET", f"{table}/replay/0")]
        for method, path in [*asked, ("POST", f"{table}/preview")]:
            body = {"move": quiet[0]} if method == "POST" else None
            bare = http.request(method, path, json=body)
            message = http.request(method, path, json=body, params={"text": 1})
            assert bare.status_code == message.status_code == 200
            if method == "GET":
                assert bare.headers.get("etag") is None or bare.headers["etag"] != message.headers["etag"]
            worded = [message.json()] if "plies" not in message.json() else message.json()["plies"]
            without = [bare.json()] if "plies" not in bare.json() else bare.json()["plies"]
            for one, other in zip(worded, without, strict=True):
                assert one.pop("text") == blocks(game, one["view"], names)
                assert one == other
        lines = http.stream("GET", f"{table}/stream", params={"text": 1})
        with lines as stream:
            assert '"text":[{"title":' in next(stream.iter_lines())


def test_a_stale_move_is_answered_with_words_on_a_socket_that_asked(server: ServerProcess) -> None:
    tables = table_of_people(server)
    with server.socket(tables[0].code, tables[0].token, "?text=1") as socket:
        socket.get()
        move = mover(tables).look().legal[0]["move"]
        socket.send({"type": "move", "move": move, "ply": 7})
        refused = socket.until("refused")
    assert refused["code"] == "stale"
    assert refused["now"]["text"] == blocks(quick_game(), refused["now"]["view"], names_at(tables[0]))
