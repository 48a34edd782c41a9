"""What a finished game tells, while another table that was dealt alike still plays."""

from pathlib import Path
from typing import Any

import benchtop
from benchtop.client import Server, Table
from benchtop.server.tables.sealing import SEALED
from tests.server.running import BOT, ServerProcess, Speaking, TwoServers, running_here
from tests.server.seats import table_of_people
from tests.server.test_replay import secretive


def end(tables: list[Table]) -> None:
    """Let all but the first resign."""
    for table in tables[1:]:
        table.resign()


def keeps_its_secret(server: Speaking, table: Table) -> bool:
    """Return whether nobody learns more than while the game ran, and check that all ways to ask agree."""
    with server.http(table.token) as http:
        path = f"/tables/{table.code}"
        look, record = http.get(path).json(), http.get(f"{path}/record").json()
        other = 1 - (table.seat or 0)
        whole, one = http.get(f"{path}/replay?seat={other}"), http.get(f"{path}/replay/0?seat={other}")
        with server.socket(table.code, table.token) as socket:
            full = socket.get()
        with server.socket(table.code, table.token, f"?since={full['n'] - 1}") as socket:
            assert socket.get()["type"] == "resumed"
            last = socket.get()
    sealed = bool(look["table"]["sealed"])
    assert ["open" in reply for reply in (look, full, last)] == [not sealed] * 3
    assert ("seed" in record) is not sealed
    assert [answer.status_code for answer in (whole, one)] == [403 if sealed else 200] * 2
    return sealed


def play_on(server: Speaking, code: str, guest: str | None, **body: Any) -> Any:
    with server.http(guest) as http:
        return http.post("/tables", json={"from": {"code": code, "ply": 0}, **body}).json()


def test_hands_stay_hidden_while_the_same_seed_plays_elsewhere(any_server: ServerProcess) -> None:
    first, second = (table_of_people(any_server, secretive(), seed="dealt alike") for _ in range(2))
    with any_server.socket(first[0].code, first[0].token) as socket, any_server.socket(first[0].code) as watching:
        for one in (socket, watching):
            one.get()
        end(first)
        ended = [one.until("update", kind="ended") for one in (socket, watching)]
        assert ["open" in reply for reply in ended] == [False, False]
        assert keeps_its_secret(any_server, first[0])
        end(second)
        opened = [one.until("full") for one in (socket, watching)]  # by itself, now that it may be known
        assert [len(reply["open"]) for reply in opened] == [len(first)] * 2
    assert not keeps_its_secret(any_server, first[0])
    assert not keeps_its_secret(any_server, second[0])


def test_hands_are_shown_after_two_weeks_all_the_same(tmp_path: Path) -> None:
    with running_here(tmp_path, rate_limits=False) as server:
        first, _ = (table_of_people(server, secretive(), seed="the same deal") for _ in range(2))
        end(first)
        assert keeps_its_secret(server, first[0])
        with server.http() as http:
            seen = {"If-None-Match": http.get(f"/tables/{first[0].code}").headers["etag"]}
            assert http.get(f"/tables/{first[0].code}", headers=seen).status_code == 304
            server.clock.advance(SEALED)
            assert http.get(f"/tables/{first[0].code}", headers=seen).status_code == 200
        assert not keeps_its_secret(server, first[0])


def against_bots(server: Speaking, game: benchtop.Game) -> tuple[Any, list[dict[str, Any]]]:
    seats = [{"kind": "me", "name": "Ada"}, *[BOT] * (game.seats[0] - 1)]
    with server.http() as http:
        return http.post("/tables", json={"game": game.key, "seats": seats}).json(), seats


def test_a_running_game_and_one_that_plays_on_from_it_keep_each_others_secrets(server: ServerProcess) -> None:
    game = secretive()
    for over in (0, 1):
        reply, seats = against_bots(server, game)
        on = play_on(server, reply["code"], reply["guest"], seats=seats)
        both = [Server(server.base).sit(one["code"], 0, one["seats"][0]["token"]) for one in (reply, on)]
        both[over].resign()
        assert keeps_its_secret(server, both[over])
        assert play_on(server, both[over].code, None, seats=seats)["code"] == "not_alone"
        both[1 - over].resign()
        assert not keeps_its_secret(server, both[over])
        assert not keeps_its_secret(server, both[1 - over])


def test_who_plays_on_from_a_finished_game_hides_nothing_of_it(server: ServerProcess) -> None:
    game = secretive()
    reply, seats = against_bots(server, game)
    ada = Server(server.base).sit(reply["code"], 0, reply["seats"][0]["token"])
    ada.resign()
    assert not keeps_its_secret(server, ada)
    one, two = (play_on(server, reply["code"], None, seats=seats) for _ in range(2))
    assert not keeps_its_secret(server, ada)
    again = Server(server.base).sit(one["code"], 0, one["seats"][0]["token"])
    again.resign()
    assert not keeps_its_secret(server, again)  # though another one plays on from there
    assert not Server(server.base).watch(two["code"]).look().over


def test_what_is_sealed_at_one_process_is_at_another(two_servers: TwoServers) -> None:
    here, there = (table_of_people(server, secretive(), seed="at two processes") for server in two_servers)
    end(here)
    assert keeps_its_secret(two_servers[1], here[0])
    end(there)
    assert not keeps_its_secret(two_servers[0], here[0])
