"""A whole game to look at again, and playing on from one of its turns."""

import itertools
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import benchtop
from benchtop.client import Server, Table
from benchtop.core.replay import replay_of
from benchtop.server.http import replay
from tests.server.running import BOT, ServerProcess, Speaking, bots, people, quick_game, running, running_here
from tests.server.seats import table_of_people

_DEALS = itertools.count()
HOT = [{"kind": "me", "name": f"Ada {number}"} for number in range(4)]


def secretive() -> benchtop.Game:
    """Return a game in which each seat has its own view."""
    return next(
        game
        for game in benchtop.games().values()
        if (state := game.new(game.seats[0], seed="1")).view(0) != {**state.view(1), "seat": 0}
    )


def played(
    server: Speaking, moves: int, game: benchtop.Game | None = None, seed: str = "replay", **settings: Any
) -> tuple[list[Table], benchtop.Match]:
    """Open a table of people, play some moves, and return it with the truth about it."""
    game = game or quick_game()
    seed = f"replay {next(_DEALS)}"  # its own: what is dealt alike elsewhere keeps a finished game sealed
    tables = table_of_people(server, game, seed=seed, **settings)
    names = [seat["name"] for seat in tables[0].look().raw["table"]["seats"]]
    truth = benchtop.Match(game, game.seats[0], seed, names=names)
    for ply in range(moves):
        move = truth.state.legal()[(5 * ply) % len(truth.state.legal())]
        tables[truth.to_move].play(move.notation, ply=ply)
        truth.play(truth.to_move, move)
    return tables, truth


def get(server: Speaking, table: Table, path: str, token: str | None = None) -> httpx.Response:
    with server.http(token) as http:
        return http.get(f"/tables/{table.code}/{path}")


def play_on(server: Speaking, code: str, ply: int, token: str | None = None, **body: Any) -> httpx.Response:
    asked = {"from": {"code": code, "ply": ply}, "seats": HOT[: quick_game().seats[0]], **body}
    with server.http(token) as http:
        return http.post("/tables", json=asked)


def opened(server: Speaking, seats: list[dict[str, Any]], **settings: Any) -> Any:
    """Open a table for a new guest, and return the answer."""
    with server.http() as http:
        return http.post("/tables", json={"game": quick_game().key, "seats": seats, **settings}).json()


def seen(match: benchtop.Match, ply: int, seat: int | None) -> Any:
    return json.loads(json.dumps(match.state_at(ply).view(seat)))


def test_a_running_game_is_replayed_as_each_seat_could_follow_it(server: ServerProcess) -> None:
    tables, truth = played(server, 9, secretive())
    for seat, token in [*((table.seat, table.token) for table in tables), (None, None)]:
        reply = get(server, tables[0], "replay", token).json()
        assert (reply["seat"], reply["over"], len(reply["plies"])) == (seat, False, 10)
        assert [ply["view"] for ply in reply["plies"]] == [seen(truth, ply, seat) for ply in range(10)]
        assert [ply["move"]["move"] for ply in reply["plies"][1:]] == truth.log(seat)
        assert [[event["words"] for event in ply["happened"]] for ply in reply["plies"][1:]] == [
            [words for _, words in truth.game.tell(one.events, seat, truth.names, seat)] for one in truth.played
        ]
    assert get(server, tables[0], "replay?seat=0").status_code == 403
    assert get(server, tables[0], "replay?seat=1", tables[0].token).status_code == 403


def test_a_finished_game_is_replayed_from_any_seat(server: ServerProcess) -> None:
    tables, truth = played(server, 6, secretive(), seed="a finished game")
    for table in tables[1:]:
        table.resign()
    for seat in range(len(tables)):
        reply = get(server, tables[0], f"replay?seat={seat}").json()
        assert reply["over"]
        assert [ply["view"] for ply in reply["plies"]] == [seen(truth, ply, seat) for ply in range(7)]
        mine = get(server, tables[0], f"replay?seat={seat}", tables[0].token).json()
        assert [[event["words"] for event in ply["happened"]] for ply in mine["plies"][1:]] == [
            [words for _, words in truth.game.tell(one.events, seat, truth.names, 0)] for one in truth.played
        ], "whoever's eyes they borrow, you are the reader"
    assert get(server, tables[0], "replay").json()["seat"] is None
    assert get(server, tables[0], "replay", tables[1].token).json()["seat"] == 1
    assert get(server, tables[0], "replay?seat=9").json()["code"] == "not_possible"


def test_a_replay_comes_compressed_and_only_if_it_is_new(server: ServerProcess) -> None:
    tables, _ = played(server, 6)
    first = get(server, tables[0], "replay", tables[0].token)
    assert first.headers["content-encoding"] == "gzip"
    with server.http(tables[0].token) as http:
        same = {"If-None-Match": first.headers["etag"]}
        assert http.get(f"/tables/{tables[0].code}/replay", headers=same).status_code == 304
    with server.http(tables[1].token) as http:
        assert http.get(f"/tables/{tables[0].code}/replay", headers=same).status_code == 200


def test_a_long_replay_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_here(tmp_path) as server:
        tables, _ = played(server, 9, secretive())
        whole = tables[0].replay()
        assert (whole["of"], whole["next"], [ply["ply"] for ply in whole["plies"]]) == (9, None, list(range(10)))
        for name, most in (("PAGE_PLIES", 4), ("PAGE_BYTES", 3 * len(json.dumps(whole["plies"][1])))):
            monkeypatch.setattr(replay, name, most)
            tables[0].say(phrase="hello")  # what was made before is no longer the answer
            page = get(server, tables[0], "replay?from=5", tables[0].token).json()
            assert (page["from"], page["of"]) == (5, 9)
            assert page["next"] is not None and page["next"] < 10
            assert tables[0].replay()["plies"] == whole["plies"]
        assert get(server, tables[0], "replay?from=10").json()["code"] == "no_such_ply"


# -- playing on -------------------------------------------------------------------------------------------------------


def test_anybody_plays_on_from_a_turn_of_a_finished_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables, truth = played(server, 6)
        tables[0].resign()
        answer = play_on(server, tables[0].code, 4)
        assert answer.status_code == 201
        reply = answer.json()
        seats = [Server(server.base).sit(reply["code"], one["seat"], one["token"]) for one in reply["seats"]]
        now = seats[0].look()
        assert now.ply == 4
        assert now.raw["table"]["continues"] == {"code": tables[0].code, "ply": 4}
        assert now.raw["table"]["seeded"]
        assert [line["move"] for line in now.raw["log"]] == truth.log(0)[:4]
        assert seats[1].look().view == seen(truth, 4, 1)
        assert tables[0].look().ply == 6, "the other table is as it was"
        n = seats[now.to_move or 0].play(truth.played[4].move.notation, ply=4)
        assert n == 2
        server.kill()
        server.start()
        assert seats[1].look().view == seen(truth, 5, 1)
        seats[0].resign()
        record = seats[0].record()
        assert [entry["move"] for entry in record["moves"]] == [one.move.notation for one in truth.played[:5]]
        assert len(replay_of(record, benchtop.games()).played) == 5
        again = Server(server.base, reply["guest"])._connection.ask("POST", f"/tables/{reply['code']}/rematch")
        new = Server(server.base).watch(again["code"]).look()
        assert (new.ply, new.raw["table"]["continues"], new.raw["table"]["seeded"]) == (0, None, False)


def test_whoever_plays_on_keeps_their_name(server: ServerProcess) -> None:
    tables, _ = played(server, 6)
    tables[0].resign()
    with server.http() as http:
        guest = http.post("/me", json={"name": "Grace"}).json()["guest"]
    mine = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (quick_game().seats[0] - 1)]
    code = play_on(server, tables[0].code, 4, guest, seats=mine).json()["code"]
    assert Server(server.base).watch(code).look().raw["table"]["seats"][0]["name"] == "Grace"


def test_moves_that_were_taken_over_can_be_taken_back(server: ServerProcess) -> None:
    tables, truth = played(server, 5)
    tables[0].resign()
    reply = play_on(server, tables[0].code, 5).json()
    seats = [Server(server.base).sit(reply["code"], one["seat"], one["token"]) for one in reply["seats"]]
    seats[0].ask_take_back(ply=2)
    now = seats[0].look()
    assert (now.ply, [line["ply"] for line in now.raw["log"]]) == (2, [0, 1])
    assert now.view == seen(truth, 2, 0)


def test_bots_play_on_too(server: ServerProcess) -> None:
    game = quick_game()
    tables, _ = played(server, 4)
    tables[0].resign()
    reply = play_on(server, tables[0].code, 4, seats=bots(game)).json()
    [ada] = [Server(server.base).sit(reply["code"], one["seat"], one["token"]) for one in reply["seats"]]
    for news in ada.follow():
        if news.over or news.to_move == ada.seat:
            break
    assert news.ply >= 4


def test_a_running_game_is_played_on_only_by_who_plays_all_of_it(server: ServerProcess) -> None:
    game = quick_game()
    tables, _ = played(server, 2)
    for token, code in ((tables[0].token, "seat_token"), (None, "not_alone")):
        assert play_on(server, tables[0].code, 1, token).json()["code"] == code
    mine, hot = opened(server, bots(game)), opened(server, HOT[: game.seats[0]])
    firm = opened(server, bots(game), takeback=False)
    waiting = opened(server, people(game))
    assert play_on(server, mine["code"], 0, mine["guest"]).status_code == 201
    assert play_on(server, mine["code"], 0, mine["seats"][0]["token"]).json()["code"] == "seat_token"
    assert play_on(server, hot["code"], 0, hot["guest"]).status_code == 201
    assert play_on(server, hot["code"], 0, hot["seats"][0]["token"]).json()["code"] == "seat_token"
    assert play_on(server, mine["code"], 0, hot["guest"]).json()["code"] == "not_alone"
    assert play_on(server, mine["code"], 0, hot["seats"][0]["token"]).json()["code"] == "seat_token"
    assert play_on(server, firm["code"], 0, firm["guest"]).json()["code"] == "takeback_off"
    assert play_on(server, waiting["code"], 0, waiting["guest"]).json()["code"] == "not_alone"


@pytest.mark.parametrize(
    ("ply", "body", "code"),
    [
        (7, {}, "not_possible"),
        (2, {"seats": [HOT[0]] * 9}, "not_possible"),
        (2, {"seed": "mine"}, "not_possible"),
        (2, {"options": {"x": 1}}, "not_possible"),
        (2, {"game": "another"}, "not_possible"),
        (2, {"seats": [BOT] * quick_game().seats[0]}, "nobody_plays"),
        (-1, {}, "invalid"),
        (2, {"from": {"code": "ZZZZZZ", "ply": 1}}, "no_such_table"),
        (2, {"from": {"code": "ZZZZZZ", "ply": 1, "seed": "x"}}, "invalid"),
        (2, {"from": None}, "no_such_game"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_on_is_refused(server: ServerProcess, ply: int, body: dict[str, Any], code: str) -> None:
    tables, _ = played(server, 6)
    tables[0].resign()
    answer = play_on(server, tables[0].code, ply, **body)
    assert answer.json()["code"] == code


def test_from_the_end_there_is_nothing_to_play_on(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, bots(game), seed="end")
    while not (now := ada.look()).over:
        if now.legal:
            ada.play(now.legal[0]["move"], ply=now.ply)
    assert "choose an earlier turn" in play_on(server, ada.code, now.ply).json()["detail"]
    assert play_on(server, ada.code, now.ply - 1).status_code == 201
