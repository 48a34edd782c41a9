"""Several seats at one screen: no hand is sent before its player says to be there."""

from typing import Any

import pytest

import benchtop
from benchtop.core.game import Game
from tests.server.running import ServerProcess, Socket, Speaking


def hides(game: Game) -> bool:
    """Return whether a seat sees what spectators do not."""
    state = game.new(seed="1")
    return {**game.private_view(state, 0), "seat": None} != {**game.private_view(state, None), "seat": None}


HIDDEN = [game for game in benchtop.games().values() if hides(game)]


def opened(server: Speaking, game: Game, **settings: Any) -> Any:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cy", "Di")[: game.seats[0]]]
    with server.http() as http:
        return http.post("/tables", json={"game": game.key, "seats": seats, "seed": "1", **settings}).json()


def play(socket: Socket, full: dict[str, Any], key: str) -> dict[str, Any]:
    """Play the first move, and return the table as the server then describes it."""
    socket.send({"type": "move", "move": full["legal"][0]["move"], "ply": full["ply"], "key": key})
    while (message := socket.get())["type"] == "ok":
        pass
    assert message["type"] in {"full", "update"}
    return {**full, **message}


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.key)
def test_no_hand_comes_before_its_player_is_there(server: ServerProcess, game: Game) -> None:
    message = opened(server, game)
    with server.http() as http:
        public = http.get(f"/tables/{message['code']}").json()["view"]
    handovers = 0
    with server.socket(message["code"], message["guest"]) as socket:
        full = socket.get()
        assert full["table"]["curtain"]
        assert (full["you"]["seat"], full["you"].get("curtain")) == (None, full["to_move"])
        assert full["view"] == public
        for number in range(60):
            waits = full["you"].get("curtain")
            if waits is not None:
                handovers += 1
                assert (full["view"]["seat"], full["legal"]) == (None, [])
                with server.http() as http:
                    assert full["view"] == http.get(f"/tables/{message['code']}").json()["view"]
                socket.send({"type": "look", "seat": waits})
                full = socket.until("full")
                assert (full["you"]["seat"], full["you"].get("curtain")) == (waits, None)
                with server.http(message["guest"]) as http:
                    assert full["view"] == http.get(f"/tables/{message['code']}?seat={waits}").json()["view"]
                    assert http.get(f"/tables/{message['code']}").json()["you"]["curtain"] == waits
            assert full["legal"]
            full = play(socket, full, f"k{number}")
            if handovers > 3:
                break
    assert handovers > 3


def test_where_nothing_is_hidden_or_the_table_says_so_there_is_no_curtain(server: ServerProcess) -> None:
    for game in benchtop.games().values():
        message = opened(server, game, curtain=game not in HIDDEN)
        with server.socket(message["code"], message["guest"]) as socket:
            full = socket.get()
            assert full["you"]["seat"] == full["to_move"] == full["view"]["seat"]
            assert "curtain" not in full["you"]


def test_whoever_names_one_seat_or_holds_one_sees_no_curtain(server: ServerProcess) -> None:
    message = opened(server, HIDDEN[0])
    with server.socket(message["code"], message["guest"], "?seat=1") as fixed:
        assert fixed.get()["you"] == {"seat": 1, "seats": [0, 1], "host": True}
    with server.socket(message["code"], message["seats"][0]["token"]) as one:
        assert one.get()["you"] == {"seat": 0, "seats": [0], "host": False}
        one.send({"type": "look", "seat": 1})
        assert one.until("refused")["code"] == "not_your_seat"


def test_a_stale_move_behind_the_curtain_shows_no_hand(server: ServerProcess) -> None:
    message = opened(server, HIDDEN[0])
    with server.socket(message["code"], message["guest"]) as socket:
        full = socket.get()
        socket.send({"type": "move", "move": "anything", "ply": full["ply"] + 7, "key": "k"})
        refused = socket.until("refused")
        assert refused["code"] == "stale"
        assert refused["now"]["view"] == full["view"]
        assert refused["now"]["legal"] == []


def test_questions_tell_nothing_of_the_hand_behind_the_curtain(server: ServerProcess) -> None:
    for game in HIDDEN:
        message = opened(server, game)
        path = f"/tables/{message['code']}"
        with server.http(message["guest"]) as http:
            curtain = http.get(path).json()["you"]["curtain"]
            named = http.get(path, params={"seat": curtain}).json()
            name = named["table"]["seats"][curtain]["name"]
            legal = named["legal"][0]
            for query in ({"move": legal["move"]}, {"touch": (legal["touches"] or ["x"])[0]}):
                why = http.get(f"{path}/why", params=query).json()
                assert name in why["note"]
                assert why.get("moves", []) == []
            assert http.get(f"{path}/why", params={"move": legal["move"]}).json()["refusal"]["code"] == "curtain"
            asked = {"move": legal["move"]}
            for refused in (http.post(f"{path}/hint"), http.post(f"{path}/preview", json=asked)):
                assert (refused.status_code, refused.json()["code"]) == (409, "curtain")
                assert name in refused.json()["detail"]
            why = http.get(f"{path}/why", params={"move": legal["move"], "seat": curtain}).json()
            assert (why["note"], why["refusal"]) == (None, None)
            assert http.post(f"{path}/hint", params={"seat": curtain}).json()["hints"]
            preview = http.post(f"{path}/preview", json={**asked, "seat": curtain})
            assert preview.status_code == 200 or preview.json()["code"] == "reveals"


def test_another_player_may_look_while_the_curtain_waits(server: ServerProcess) -> None:
    message = opened(server, HIDDEN[0])
    with server.socket(message["code"], message["guest"]) as socket:
        waits = socket.get()["you"]["curtain"]
        socket.send({"type": "look", "seat": 1 - waits})
        full = socket.until("full")
        assert (full["you"]["seat"], full["you"].get("curtain"), full["legal"]) == (1 - waits, waits, [])


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.key)
def test_a_screen_for_everybody_shows_no_hand_whoever_opened_it(server: ServerProcess, game: Game) -> None:
    message = opened(server, game)
    with server.http() as http:
        public = http.get(f"/tables/{message['code']}").json()["view"]
    with server.socket(message["code"], message["guest"], "?watch=1") as socket:
        full = socket.get()
        assert (full["view"], full["you"]["seat"], full["you"]["seats"], full["legal"]) == (public, None, [], [])
        socket.send({"type": "look", "seat": 0})
        assert socket.get()["type"] == "refused"
