"""Readers are called "you" if they hold one seat, and by name if they play several."""

from typing import Any

import benchtop
from tests.server.running import ServerProcess, Socket
from tests.server.seats import mover, table_of_people

GAME = benchtop.game("translation")


def said(update: dict[str, Any]) -> list[str]:
    return [event["words"] for event in update["happened"]]


def last_line(socket: Socket) -> list[str]:
    """Return the last line of the log in the full view, which a socket gets first."""
    return said(socket.get()["log"][-1])


def test_everybody_is_told_a_move_in_words_of_their_own(server: ServerProcess) -> None:
    tables = table_of_people(server, GAME, seed="you")
    moving = mover(tables)
    [other] = [table for table in tables if table is not moving]
    code = moving.code
    with (
        server.socket(code, moving.token) as mine,
        server.socket(code, other.token) as theirs,
        server.socket(code) as watching,
    ):
        name = mine.get()["table"]["seats"][moving.seat or 0]["name"]
        since = theirs.get()["n"]
        moving.play("toggle", ply=0)
        heard = [said(socket.until("update", kind="move"))[0] for socket in (mine, theirs, watching)]
        assert [words.partition(" turned ")[0] for words in heard] == ["You", name, name]
    with (
        server.socket(code, moving.token, f"?since={since}") as back,
        server.socket(code, moving.token) as anew,
        server.http(moving.token) as http,
    ):
        assert said(back.until("update", kind="move")) == last_line(anew) == [heard[0]]
        assert said(http.get(f"/tables/{code}/log").json()["lines"][0]) == [heard[0]]
        assert said(http.get(f"/tables/{code}/replay/1").json()) == [heard[0]]


def test_what_happens_at_the_table_is_told_in_the_same_way(server: ServerProcess) -> None:
    ada, ben = table_of_people(server, GAME, seed="you")
    with server.socket(ada.code, ada.token) as mine, server.socket(ada.code, ben.token) as theirs:
        name = mine.get()["table"]["seats"][0]["name"]
        ada.leave()
        ada.come_back()
        ben.resign()
        heard = [
            [said(socket.until("update", kind=kind)) for kind in ("left", "returned", "resigned", "ended")]
            for socket in (mine, theirs)
        ]
    assert heard == [
        [["You left; a bot plays your seat now."], ["You are back."], ["Guest 1 resigned."], ["You won."]],
        [[f"{name} left; a bot plays {name}'s seat now."], [f"{name} is back."], ["You resigned."], [f"{name} won."]],
    ]


def test_who_plays_several_seats_at_one_screen_hears_names(server: ServerProcess) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    with server.http() as http:
        message = http.post("/tables", json={"game": GAME.key, "seats": seats, "seed": "you"}).json()
    with server.socket(message["code"], message["guest"]) as socket:
        full = socket.get()
        socket.send({"type": "move", "move": "toggle", "ply": 0, "key": "k"})
        name = full["table"]["seats"][full["to_move"]]["name"]
        assert said(socket.until("update", kind="move"))[0].startswith(f"{name} turned the water ")
