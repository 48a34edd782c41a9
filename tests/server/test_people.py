"""People at a table: whose token tells what, coming without leaving ghosts, and what the host may do."""

import json
import socket as sockets
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchtop.client import Refused, Server
from tests.server.running import ServerProcess, people, quick_game, running
from tests.server.seats import as_host, mover, post, table_of_people

KEY = "a-long-and-secret-key"


def opened(server: ServerProcess, token: str | None = None, **settings: Any) -> Any:
    game = quick_game()
    with server.http(token) as http:
        answer = http.post("/tables", json={"game": game.key, "seats": people(game), **settings})
        assert answer.status_code == 201
        return answer.json()


def ask(server: ServerProcess, token: str | None, path: str, method: str = "POST", **body: Any) -> httpx.Response:
    with server.http(token) as http:
        return http.request(method, path, json=body)


def seats(server: ServerProcess, code: str) -> list[dict[str, Any]]:
    with server.http() as http:
        return list(http.get(f"/tables/{code}").json()["table"]["seats"])


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_a_seat_token_is_only_told_of_its_own_seat(server: ServerProcess) -> None:
    game = quick_game()
    mine = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cy", "Di", "Eve")[: game.seats[0]]]
    answer = opened(server, seats=mine)
    elsewhere = opened(server, answer["guest"])
    one = answer["seats"][1]["token"]
    again = ask(server, one, f"/tables/{answer['code']}/seats")
    assert again.json()["guest"] is None
    assert again.json()["seats"] == [answer["seats"][1]]
    assert "set-cookie" not in again.headers
    refused = ask(server, one, "/tables", game=game.key, seats=people(game))
    assert (refused.status_code, refused.json()["code"]) == (403, "seat_token")
    refused = ask(server, one, f"/tables/{elsewhere['code']}/seats")
    assert (refused.status_code, refused.json()["code"]) == (403, "other_table")


def test_a_rematch_tells_a_seat_token_of_its_own_seat(server: ServerProcess) -> None:
    tables = table_of_people(server)
    for table in tables[1:]:
        table.resign()
    answer = post(server, tables[1], "rematch").json()
    assert (answer["guest"], [seat["seat"] for seat in answer["seats"]]) == (None, [1])


# -- coming -----------------------------------------------------------------------------------------------------------


def test_who_never_heard_the_answer_gets_the_same_seat_by_the_same_key(server: ServerProcess) -> None:
    code = opened(server)["code"]
    body = json.dumps({"name": "Ben", "key": KEY}).encode()
    with sockets.create_connection(("127.0.0.1", server.port)) as connection:
        head = f"POST /api/v1/tables/{code}/seats HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        connection.sendall(head.encode() + body)
        connection.recv(1)  # it is done; whatever it says is lost
    first = ask(server, None, f"/tables/{code}/seats", name="Ben", key=KEY).json()
    again = ask(server, None, f"/tables/{code}/seats", name="Ben", key=KEY).json()
    assert first == again
    assert [seat["people"] for seat in seats(server, code)].count(1) == 2
    assert ask(server, first["seats"][0]["token"], f"/tables/{code}/chat", phrase="hello").status_code == 200


def test_a_key_that_anybody_could_guess_is_refused_without_a_token(server: ServerProcess) -> None:
    answer = opened(server)
    refused = ask(server, None, f"/tables/{answer['code']}/seats", key="k1")
    assert (refused.status_code, refused.json()["code"]) == (422, "weak_key")
    joined = ask(server, answer["guest"], f"/tables/{answer['code']}/seats", key="k1").json()
    assert joined["seats"] == answer["seats"]


def test_an_invitation_can_be_revoked(server: ServerProcess) -> None:
    tables = table_of_people(server)
    old = tables[0].invitation()
    friend = Server(server.base).join(tables[0].code, name="Zoe", invitation=old)
    path = f"/tables/{tables[0].code}/seats/0/invitation"
    assert ask(server, tables[1].token, path, "DELETE").json()["code"] == "not_your_seat"
    assert ask(server, tables[0].token, path, "DELETE").status_code == 200
    with pytest.raises(Refused, match="was revoked"):
        Server(server.base).join(tables[0].code, invitation=old)
    assert friend.look().view == tables[0].look().view
    assert Server(server.base).join(tables[0].code, invitation=tables[0].invitation()).seat == 0


# -- the host ---------------------------------------------------------------------------------------------------------


def test_only_the_host_may_decide_about_seats(server: ServerProcess) -> None:
    tables = table_of_people(server)
    for path in ("seats/0/free", "seats/0/remove", "close"):
        refused = post(server, tables[1], path)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_host")
    assert post(server, tables[1], "seats/0/bot", level="easy").json()["code"] == "not_host"
    assert not tables[0].look().over


def test_a_freed_seat_waits_for_somebody_and_its_token_is_void(server: ServerProcess) -> None:
    tables = table_of_people(server)
    news = mover(tables).look()
    mover(tables).play(news.legal[0]["move"], ply=news.ply)
    with server.socket(tables[1].code, tables[1].token) as freed, server.socket(tables[0].code) as watching:
        freed.get(), watching.get()
        n = as_host(server, tables[0], "seats/1/free", key="f1").json()["n"]
        assert as_host(server, tables[0], "seats/1/free", key="f1").json()["n"] == n
        assert as_host(server, tables[0], "seats/0/free", key="f1").json()["code"] == "key_used"
        update = watching.until("update", kind="freed")
        assert update["happened"][0]["event"] == "SeatFreed"
        full = freed.until("full")
        assert (full["you"]["seat"], full["you"]["seats"]) == (None, [])
    assert tables[0].look().to_move is None
    assert as_host(server, tables[0], "seats/1/free").json()["code"] == "seat_open"
    with pytest.raises(Refused, match="goes on when every seat"):
        tables[0].play("anything", ply=1)
    assert post(server, tables[1], "chat", phrase="hello").json()["code"] == "not_your_seat"
    new = Server(server.base).join(tables[0].code, name="Eve")
    assert new.seat == 1
    assert new.look().ply == 1
    assert new.look().to_move is not None


def test_who_was_freed_may_come_again(server: ServerProcess) -> None:
    answer = opened(server)
    guest = ask(server, None, f"/tables/{answer['code']}/seats", name="Ben").json()["guest"]
    for _ in range(2):
        assert ask(server, answer["guest"], f"/tables/{answer['code']}/seats/1/free").status_code == 200
        assert ask(server, guest, "/mine", "GET").json()["tables"] == []
        assert ask(server, guest, f"/tables/{answer['code']}/seats").json()["seats"][0]["seat"] == 1
    assert [table["code"] for table in ask(server, guest, "/mine", "GET").json()["tables"]] == [answer["code"]]


def test_a_seat_can_be_given_to_a_bot(server: ServerProcess) -> None:
    tables = table_of_people(server)
    with server.socket(tables[0].code, tables[0].guest) as host:
        host.get()
        host.send({"type": "give", "seat": 1, "level": "easy", "key": "g1"})
        assert host.until("ok")["key"] == "g1"
        host.send({"type": "give", "seat": 1, "level": "godlike", "key": "g2"})
        assert "there are" in host.until("refused")["detail"]
    assert (seats(server, tables[0].code)[1]["kind"], seats(server, tables[0].code)[1]["people"]) == ("bot", 0)
    with pytest.raises(Refused, match="no longer yours"):
        tables[1].look()
    for news in tables[0].follow():
        if any(line["seat"] == 1 for line in tables[0].look().raw["log"]):
            break
        if news.legal:
            tables[0].play(news.legal[0]["move"], ply=news.ply)
    assert not news.over, "the bot has played"


def test_somebody_who_was_removed_may_not_come_again(server: ServerProcess) -> None:
    answer = opened(server)
    code = answer["code"]
    ben = ask(server, None, f"/tables/{code}/seats", name="Ben", key=KEY).json()
    invitation = ask(server, ben["seats"][0]["token"], f"/tables/{code}/seats/1/invitation").json()["invitation"]
    mine = Server(server.base, ben["guest"]).follow()
    assert next(mine)["code"] == code
    assert ask(server, answer["guest"], f"/tables/{code}/seats/0/remove").json()["code"] == "host_stays"
    assert ask(server, answer["guest"], f"/tables/{code}/seats/1/remove", name="Zoe").json()["code"] == "nobody_there"
    assert ask(server, answer["guest"], f"/tables/{code}/seats/1/remove", name="ben").status_code == 200
    assert next(line for line in mine if line["standing"] == "gone")["seats"] == []
    mine.close()  # type: ignore[attr-defined]
    assert seats(server, code)[1]["kind"] == "open"
    for token, body in ((ben["guest"], {}), (None, {"key": KEY})):
        refused = ask(server, token, f"/tables/{code}/seats", **body)
        assert (refused.status_code, refused.json()["code"]) == (403, "removed")
    refused = ask(server, ben["seats"][0]["token"], f"/tables/{code}/chat", phrase="hello")
    assert (refused.status_code, refused.json()["code"]) == (403, "removed")
    assert ask(server, ben["guest"], f"/tables/{code}", "GET").json()["you"]["seats"] == []
    with pytest.raises(Refused, match="was revoked"):
        Server(server.base).join(code, invitation=invitation)


def test_of_those_who_share_a_seat_one_can_be_removed(server: ServerProcess) -> None:
    tables = table_of_people(server)
    friend = Server(server.base).join(tables[0].code, name="Zoe", invitation=tables[1].invitation())
    assert as_host(server, tables[0], "seats/1/remove", name="Zoe").status_code == 200
    with pytest.raises(Refused, match="removed you"):
        friend.look()
    assert seats(server, tables[0].code)[1] | {"kind": "person", "people": 1} == seats(server, tables[0].code)[1]
    assert "Zoe" not in seats(server, tables[0].code)[1]["name"]


def test_a_closed_table_can_be_read_and_not_played(server: ServerProcess) -> None:
    tables = table_of_people(server, listed=True)
    news = mover(tables).look()
    with server.socket(tables[0].code) as watching:
        watching.get()
        assert as_host(server, tables[0], "close").status_code == 200
        assert watching.until("update", kind="closed")["happened"][0]["words"] == "The host closed the table."
        ended = watching.until("update", kind="ended")["table"]
        assert (ended["closed"], ended["result"]["winners"], ended["result"]["reason"]) == (True, [], "closed")
    refused = post(server, tables[1], "move", move=news.legal[0]["move"], ply=news.ply)
    assert (refused.status_code, refused.json()["code"]) == (409, "closed")
    assert as_host(server, tables[0], "seats/1/free").json()["code"] == "closed"
    assert tables[1].look().over
    assert tables[0].code not in [table["code"] for table in Server(server.base).lobby()]
    waiting = opened(server)
    ask(server, waiting["guest"], f"/tables/{waiting['code']}/close")
    with pytest.raises(Refused, match="closed this table"):
        Server(server.base).join(waiting["code"])


def test_what_the_host_did_is_still_so_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables = table_of_people(server)
        post(server, tables[1], "rename", name="Benedict")
        as_host(server, tables[0], "seats/1/remove")
        before = tables[0].look().raw["table"]
        server.stop()
        server.start()
        assert tables[0].look().raw["table"] == before
        with pytest.raises(Refused, match="removed you"):
            tables[1].look()


def test_a_new_name_at_the_table_is_told_to_everybody(server: ServerProcess) -> None:
    tables = table_of_people(server)
    with server.socket(tables[0].code) as watching:
        watching.get()
        n = post(server, tables[1], "rename", name="ada", key="r1").json()["n"]
        update = watching.until("update", kind="renamed")
        assert update["happened"][0]["words"] == "Guest 1 is called ada 2 now."
        assert update["table"]["seats"][1]["name"] == "ada 2"
        assert post(server, tables[1], "rename", name="ada", key="r1").json()["n"] == n
    assert post(server, tables[1], "rename", name="\u200b").json()["code"] == "invalid"
