"""One stream for all my tables: each as it stands, then whenever one begins, waits for me or is over."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchtop.client import Refused, Server, Table
from tests.server.running import ServerProcess, bots, checked, people, quick_game, running_two
from tests.server.seats import mover

Lines = Iterator[dict[str, Any]]


def opened(server: ServerProcess, token: str | None = None, seats: list[dict[str, Any]] | None = None) -> Any:
    """Open a table, and return the answer: code, tokens."""
    game = quick_game()
    with server.http(token) as http:
        return http.post("/tables", json={"game": game.key, "seats": seats or people(game)}).json()


def fill(server: ServerProcess, code: str, count: int) -> list[Table]:
    return [Server(server.base).join(code, name=f"Guest {number}") for number in range(count)]


def until(lines: Lines, code: str, standing: str) -> dict[str, Any]:
    return next(checked(line) for line in lines if (line["code"], line["standing"]) == (code, standing))


def test_a_table_is_told_from_waiting_to_over(server: ServerProcess) -> None:
    seated = opened(server)
    code, others = seated["code"], quick_game().seats[0] - 1
    mine = Server(server.base, seated["guest"]).follow()
    first = next(mine)
    assert {name: first[name] for name in ("type", "code", "game", "standing", "seats", "ply", "result", "url")} == {
        "type": "table", "code": code, "game": quick_game().key, "standing": "waiting", "seats": [0], "ply": 0,
        "result": None, "url": seated["url"],
    }  # fmt: skip
    ada = Server(server.base).sit(code, 0, seated["seats"][0]["token"])
    tables = [ada, *fill(server, code, others)]
    assert next(mine)["standing"] in {"your_turn", "their_turn"}
    turns = 0
    while turns < 2:
        news = mover(tables).look()
        turns += mover(tables) is ada
        mover(tables).play(news.legal[0]["move"], ply=news.ply)
        if mover(tables) is ada:
            line = until(mine, code, "your_turn")
            while line["ply"] < ada.look().ply:
                line = until(mine, code, "your_turn")
    for table in tables[1:]:
        table.resign()
    over = until(mine, code, "over")
    assert over["result"]["reason"] == "resignation"
    mine.close()  # type: ignore[attr-defined]


def test_what_is_over_is_not_told_at_first_and_what_is_new_is_told_at_once(server: ServerProcess) -> None:
    seated = opened(server)
    guest = seated["guest"]
    first = Server(server.base).sit(seated["code"], 0, seated["seats"][0]["token"])
    rivals = fill(server, seated["code"], quick_game().seats[0] - 1)
    for rival in rivals:
        rival.resign()
    second = opened(server, guest, bots(quick_game()))
    mine = Server(server.base, guest).follow()
    assert next(mine)["code"] == second["code"]
    third = opened(server, guest)
    assert until(mine, third["code"], "waiting")
    elsewhere = opened(server)
    Server(server.base, guest).join(elsewhere["code"], name="Ada")
    line = next(line for line in mine if line["code"] == elsewhere["code"])
    assert line["seats"] == [1]
    again = rivals[0].rematch()  # which seats everybody who was there
    assert next(line for line in mine if line["code"] == again.code)["seats"] == [first.seat]
    mine.close()  # type: ignore[attr-defined]


def test_a_seat_token_follows_its_own_table_and_nobody_follows_nothing(server: ServerProcess) -> None:
    seated = opened(server)
    other = opened(server, seated["guest"])
    mine = Server(server.base, other["seats"][0]["token"]).follow()
    assert next(mine)["code"] == other["code"]
    Server(server.base).join(seated["code"])
    Server(server.base).join(other["code"])
    assert next(mine)["code"] == other["code"]
    mine.close()  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="Say who you are") as refused:
        next(Server(server.base).follow())
    assert (refused.value.status, refused.value.code) == (401, "nobody")


def test_who_sits_down_through_another_process_hears_of_it(tmp_path: Path, postgres_database: str) -> None:
    with running_two(tmp_path, postgres_database, poll_seconds=0.3) as servers:
        seated = opened(servers[0])
        mine = Server(servers[0].base, seated["guest"]).follow()
        assert next(mine)["code"] == seated["code"]
        new = opened(servers[1], seated["guest"])
        assert until(mine, new["code"], "waiting")
        fill(servers[1], new["code"], quick_game().seats[0] - 1)
        assert next(mine)["standing"] in {"your_turn", "their_turn"}
        assert servers[0].stop() in {0, -15}
        assert list(mine) == []
