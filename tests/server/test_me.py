"""Who I am: a guest before any seat, another name, another device, signing out."""

from pathlib import Path
from typing import Any

import httpx

from benchtop.server.guests import HANDOVER_SECONDS
from tests.server.running import ServerProcess, Speaking, bots, people, quick_game, running_here, running_two, until


def ask(server: Speaking, token: str | None, method: str, path: str, /, **body: Any) -> httpx.Response:
    with server.http(token) as http:
        return http.request(method, path, json=body if method != "GET" else None)


def guest(server: Speaking, name: str = "") -> str:
    return str(ask(server, None, "POST", "/me", name=name).json()["guest"])


def open_table(server: Speaking, token: str | None, seats: list[dict[str, Any]] | None = None) -> Any:
    game = quick_game()
    answer = ask(server, token, "POST", "/tables", game=game.key, seats=seats or [{"kind": "me"}, *bots(game)[1:]])
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_guest_may_be_somebody_before_any_seat(server: ServerProcess) -> None:
    token = guest(server, "Ada")
    assert ask(server, token, "GET", "/me").json() == {"name": "Ada", "guest": None, "known": True}
    assert ask(server, token, "POST", "/me").json() == {"name": "Ada", "guest": token, "known": True}
    answer = open_table(server, token)
    assert answer["guest"] == token
    assert ask(server, None, "GET", f"/tables/{answer['code']}").json()["table"]["seats"][0]["name"] == "Ada"
    assert ask(server, None, "GET", "/me").json() == {"name": "", "guest": None, "known": False}
    assert ask(server, answer["seats"][0]["token"], "GET", "/me").json()["code"] == "seat_token"


def test_a_new_name_is_for_new_seats(server: ServerProcess) -> None:
    token = guest(server, "Ada")
    first = open_table(server, token)
    assert ask(server, token, "PATCH", "/me", name="  Grace  Hopper ").json()["name"] == "Grace Hopper"
    assert ask(server, token, "PATCH", "/me", name="\u2003").json()["code"] == "invalid"
    other = open_table(server, None, people(quick_game()))
    ask(server, token, "POST", f"/tables/{other['code']}/seats")
    with server.http() as http:
        names = [http.get(f"/tables/{answer['code']}").json()["table"]["seats"] for answer in (first, other)]
    assert (names[0][0]["name"], names[1][1]["name"]) == ("Ada", "Grace Hopper")


def test_another_device_carries_on_once(server: ServerProcess) -> None:
    token = guest(server, "Ada")
    code = open_table(server, token)["code"]
    offered = ask(server, token, "POST", "/me/handover").json()
    assert offered["url"] == f"{server.base}/carry#{offered['token']}"
    assert offered["qr"].startswith("<svg")
    assert token not in str(offered)
    answer = ask(server, None, "POST", "/me/handover/exchange", token=offered["token"]).json()
    assert answer == {"name": "Ada", "guest": token, "known": True}
    assert [table["code"] for table in ask(server, answer["guest"], "GET", "/mine").json()["tables"]] == [code]
    again = ask(server, None, "POST", "/me/handover/exchange", token=offered["token"])
    assert (again.status_code, again.json()["code"]) == (403, "bad_handover")
    for wrong in (token, offered["token"][:-1], "h.x.y.z", ""):
        assert ask(server, None, "POST", "/me/handover/exchange", token=wrong).status_code == 403
    assert ask(server, offered["token"], "GET", "/mine").json()["code"] == "bad_token"


def test_a_new_handover_replaces_the_last_one_and_needs_the_person(server: ServerProcess) -> None:
    token = guest(server)
    first, second = (ask(server, token, "POST", "/me/handover").json()["token"] for _ in range(2))
    assert ask(server, None, "POST", "/me/handover/exchange", token=first).status_code == 403
    assert ask(server, None, "POST", "/me/handover/exchange", token=second).status_code == 200
    seat = open_table(server, token)["seats"][0]["token"]
    assert ask(server, seat, "POST", "/me/handover").json()["code"] == "seat_token"
    assert ask(server, None, "POST", "/me/handover").json()["code"] == "nobody"


def test_a_handover_is_short_lived(tmp_path: Path) -> None:
    with running_here(tmp_path) as server:
        token = guest(server)
        late = ask(server, token, "POST", "/me/handover").json()["token"]
        server.clock.advance(HANDOVER_SECONDS + 1)
        assert ask(server, None, "POST", "/me/handover/exchange", token=late).json()["code"] == "bad_handover"


def test_the_key_of_a_handover_reaches_no_server_log(server: ServerProcess) -> None:
    url = httpx.URL(ask(server, guest(server, "Ada"), "POST", "/me/handover").json()["url"])
    assert (url.raw_path, url.fragment[:2]) == (b"/carry", "h.")
    page = server.get("/carry")
    assert page.status_code == 200
    assert "set-cookie" not in page.headers


def test_a_page_of_another_site_takes_nothing_over(server: ServerProcess) -> None:
    token = ask(server, guest(server, "Ada"), "POST", "/me/handover").json()["token"]
    with server.http() as http:
        taken = http.post(
            "/me/handover/exchange", json={"token": token}, headers={"Origin": "https://elsewhere.example"}
        )
        assert taken.json()["code"] == "wrong_origin"
        ours = {"Origin": server.base}
        assert "set-cookie" in http.post("/me/handover/exchange", json={"token": token}, headers=ours).headers
        assert http.get("/me", headers=ours).json()["name"] == "Ada"


def test_signing_out_clears_the_cookie(server: ServerProcess) -> None:
    with server.http() as http:
        http.post("/me", json={"name": "Ada"})
        ours = {"Origin": server.base}
        assert http.get("/me", headers=ours).json()["name"] == "Ada"
        assert http.post("/me/signout", json={}, headers=ours).status_code == 200
        assert http.get("/me", headers=ours).json()["known"] is False


def test_signing_out_the_others_makes_their_tokens_void(server: ServerProcess) -> None:
    token = guest(server, "Ada")
    answer = open_table(server, token)
    waiting = ask(server, token, "POST", "/me/handover").json()["token"]
    with server.socket(answer["code"], token) as socket:
        socket.get()
        new = ask(server, token, "POST", "/me/signout", devices="others").json()["guest"]
        assert socket.closed_with() == 1012
    assert new != token
    assert ask(server, token, "GET", "/mine").json()["code"] == "bad_token"
    assert ask(server, None, "POST", "/me/handover/exchange", token=waiting).json()["code"] == "bad_handover"
    assert [table["code"] for table in ask(server, new, "GET", "/mine").json()["tables"]] == [answer["code"]]
    assert ask(server, new, "POST", f"/tables/{answer['code']}/seats").json()["guest"] == new
    seat = answer["seats"][0]["token"]
    assert ask(server, seat, "GET", f"/tables/{answer['code']}").json()["you"]["seat"] == 0
    assert ask(server, new, "POST", "/me/signout", devices="all").json()["guest"] is None
    assert ask(server, new, "GET", "/me").json()["code"] == "bad_token"


def test_who_was_signed_out_is_so_at_every_process_and_after_a_restart(tmp_path: Path, postgres_database: str) -> None:
    with running_two(tmp_path, postgres_database) as servers:
        token = guest(servers[0], "Ada")
        code = open_table(servers[0], token)["code"]
        with servers[1].socket(code, token) as socket:
            socket.get()
            new = ask(servers[0], token, "POST", "/me/signout", devices="others").json()["guest"]
            assert socket.closed_with() == 1012
        assert ask(servers[1], token, "GET", "/me").json()["code"] == "bad_token"
        offered = ask(servers[0], new, "POST", "/me/handover").json()["token"]
        assert ask(servers[1], None, "POST", "/me/handover/exchange", token=offered).json()["guest"] == new
        assert ask(servers[0], None, "POST", "/me/handover/exchange", token=offered).status_code == 403
        servers[0].stop()
        servers[0].start()
        assert ask(servers[0], token, "GET", "/me").json()["code"] == "bad_token"
        assert ask(servers[0], new, "GET", "/me").json()["name"] == "Ada"


def test_a_guest_who_sat_nowhere_is_forgotten_at_the_next_start(tmp_path: Path) -> None:
    with running_here(tmp_path) as server:
        gone, sits = guest(server, "Gone"), guest(server, "Sits")
        open_table(server, sits, people(quick_game()))
    with running_here(tmp_path) as server:
        assert [ask(server, token, "GET", "/me").json()["name"] for token in (gone, sits)] == ["Gone", "Sits"]
    with running_here(tmp_path, guest_days=1e-9) as server:
        until(lambda: not ask(server, gone, "GET", "/me").json()["name"])
        assert [ask(server, token, "GET", "/me").json()["name"] for token in (gone, sits)] == ["", "Sits"]
