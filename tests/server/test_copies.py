"""Playing on from a running game: nobody learns a rival's cards by it, and everybody at the table hears of it."""

from typing import Any

from tests.server.running import BOT, ServerProcess
from tests.server.test_replay import secretive

OPEN = {"kind": "open"}
HOT = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]


def opened(server: ServerProcess, *seats: dict[str, Any], **body: Any) -> dict[str, Any]:
    """Open a table of the game with hidden cards, and return the answer."""
    with server.http() as http:
        answer: dict[str, Any] = http.post("/tables", json={"game": secretive().key, "seats": seats, **body}).json()
    return answer


def posted(server: ServerProcess, guest: str | None, path: str, **body: Any) -> Any:
    with server.http(guest) as http:
        return http.post(path, json=body).json()


def copied(server: ServerProcess, code: str, guest: str, **body: Any) -> Any:
    return posted(
        server, guest, "/tables", **{"from": {"code": code, "ply": 0}, "seats": HOT, "curtain": False, **body}
    )


def sits(server: ServerProcess, code: str, guest: str | None = None, seat: int = 1, **body: Any) -> str:
    """Try to take a seat, and return the code of the refusal, or "sat"."""
    return str(posted(server, guest, f"/tables/{code}/seats", seat=seat, **body).get("code", "")).replace(code, "sat")


def host_does(server: ServerProcess, table: dict[str, Any], path: str, **body: Any) -> None:
    assert "n" in posted(server, table["guest"], f"/tables/{table['code']}/seats/1/{path}", **body)


def test_nobody_sits_down_to_cards_that_the_host_has_seen_in_a_copy(any_server: ServerProcess) -> None:
    mine = opened(any_server, HOT[0], BOT)
    assert "seats" in copied(any_server, mine["code"], mine["guest"])
    host_does(any_server, mine, "free")
    assert sits(any_server, mine["code"]) == "seen"
    host_does(any_server, mine, "bot", level="easy")  # but a bot plays on


def test_everybody_sees_that_a_game_was_copied(any_server: ServerProcess) -> None:
    mine = opened(any_server, HOT[0], BOT)
    with any_server.socket(mine["code"]) as spectator:
        spectator.get()
        copy = copied(any_server, mine["code"], mine["guest"])
        news = spectator.until("update", kind="copied")["happened"]
    assert [(one["event"], one["ply"], "look at all cards" in one["words"]) for one in news] == [("Copied", 0, True)]
    with any_server.http() as http:
        assert http.get(f"/tables/{copy['code']}").json()["table"]["continues"] == {"code": mine["code"], "ply": 0}


def test_nobody_sits_down_in_a_copy_whose_host_knows_all_cards(any_server: ServerProcess) -> None:
    mine = opened(any_server, HOT[0], BOT)
    copy = copied(any_server, mine["code"], mine["guest"])
    host_does(any_server, {"code": copy["code"], "guest": mine["guest"]}, "free")
    assert sits(any_server, copy["code"]) == "seen"


def test_a_table_where_somebody_else_has_played_is_not_copied(any_server: ServerProcess) -> None:
    mine = opened(any_server, HOT[0], OPEN)
    assert sits(any_server, mine["code"]) == "sat"
    host_does(any_server, mine, "bot", level="easy")
    assert copied(any_server, mine["code"], mine["guest"])["code"] == "not_alone"


def test_a_player_takes_no_second_hand_of_a_running_game(any_server: ServerProcess) -> None:
    mine = opened(any_server, HOT[0], OPEN)
    assert sits(any_server, mine["code"]) == "sat"
    host_does(any_server, mine, "free")
    assert sits(any_server, mine["code"], mine["guest"], another=True, key="both") == "seen"
    assert sits(any_server, mine["code"]) == "sat"  # somebody new may


def test_nobody_sits_down_to_cards_that_a_rival_has_played(any_server: ServerProcess) -> None:
    hot = opened(any_server, *HOT)
    host_does(any_server, hot, "free")
    assert sits(any_server, hot["code"]) == "seen"
    assert sits(any_server, hot["code"], hot["guest"], another=True, key="both") == "sat"
