"""Tokens, cookies, origins, sizes and headers: what must be refused is refused."""

import secrets
import subprocess
import sys

import pytest

from benchtop.server.ops.limits import BODY_BYTES, RATES, Limits
from benchtop.server.problems import Problem
from benchtop.server.tokens import COOKIE, Tokens
from tests.server.running import ServerProcess, StoppedClock, bots, quick_game
from tests.server.seats import mover, post, table_of_people


def forged(code: str, seat: int) -> str:
    return Tokens(secrets.token_bytes(32)).seat(code, seat, secrets.token_urlsafe(12))


def test_tokens_that_were_not_signed_here_are_refused(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    assert ada.token is not None
    words, _, signature = ada.token.rpartition(".")
    wrong = [
        forged(ada.code, 0),
        words + "." + signature[::-1],
        ada.token.replace(".0.", ".1."),
        ada.token.replace("s.", "g.", 1),
        "i" + ada.token[1:],
        ada.token + "x",
        "Ā" * 3,
        "." * 150,
    ]
    for token in wrong:
        with server.http() as http:
            headers = {b"Authorization": f"Bearer {token}".encode()}
            answer = http.post(f"/tables/{ada.code}/chat", json={"phrase": "hello"}, headers=headers)
            seen = http.get(f"/tables/{ada.code}", headers=headers)
        assert (answer.status_code, answer.json()["code"], seen.status_code) == (401, "bad_token", 401), token
    with server.socket(ada.code, wrong[0]) as socket:
        assert socket.get()["code"] == "bad_token"
        assert socket.closed_with() == 4401


def test_a_seat_token_opens_one_seat_of_one_table(server: ServerProcess) -> None:
    tables = table_of_people(server)
    elsewhere = table_of_people(server)[0]
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    news = moving.look()
    answer = post(server, other, "move", move=news.legal[0]["move"], ply=0, seat=moving.seat)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    with server.http(elsewhere.token) as http:
        answer = http.post(f"/tables/{moving.code}/move", json={"move": news.legal[0]["move"], "ply": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, "other_table")
        assert http.get(f"/tables/{moving.code}").status_code == 403
    with server.http(other.token) as http:
        assert http.get(f"/tables/{moving.code}", params={"seat": moving.seat}).status_code == 403
        assert http.get(f"/tables/{moving.code}/record", params={"seat": moving.seat}).status_code == 403
        assert http.get(f"/tables/{moving.code}/replay/0", params={"seat": moving.seat}).status_code == 403
    with server.socket(moving.code, other.token, query=f"?seat={moving.seat}") as socket:
        assert socket.get()["code"] == "not_your_seat"
        assert socket.closed_with() == 4403
    with server.socket(moving.code, other.token) as socket:
        socket.get()
        socket.send({"type": "move", "move": news.legal[0]["move"], "ply": 0, "seat": moving.seat, "key": "k"})
        assert socket.until("refused")["code"] == "not_your_seat"


def test_a_spectator_can_only_watch(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    with server.http() as http:
        for path in ("move", "undo", "takeback", "resign", "leave", "return", "chat", "rematch", "fill", "hint"):
            body = {"move": {"move": "x", "ply": 0}, "chat": {"phrase": "hello"}, "fill": {"level": "easy"}}
            answer = http.post(f"/tables/{ada.code}/{path}", json=body.get(path, {}))
            assert answer.status_code == 403, path
    with server.socket(ada.code) as socket:
        socket.get()
        socket.send({"type": "resign", "key": "k"})
        assert socket.until("refused")["code"] == "no_seat"


def test_a_message_of_another_seat_replayed_does_nothing(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    news = moving.look()
    n = moving.play(news.legal[0]["move"], ply=0, key="mine")
    answer = post(server, other, "move", move=news.legal[0]["move"], ply=0, key="mine")
    assert answer.status_code in {409, 422}
    assert moving.look().n == n


def test_the_cookie_is_hidden_from_scripts_and_stays_on_this_site(server: ServerProcess) -> None:
    game = quick_game()
    with server.http() as http:
        answer = http.post("/tables", json={"game": game.key, "seats": bots(game)})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=g.")
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        code = answer.json()["code"]
        seen = http.get(f"/tables/{code}")
        assert seen.json()["you"] == {"seat": 0, "seats": [0], "host": True}
        say = {"phrase": "hello"}
        assert http.post(f"/tables/{code}/chat", json=say, headers={"Origin": server.base}).status_code == 200
        assert http.post(f"/tables/{code}/chat", json=say).json()["code"] == "wrong_origin"
        evil = http.post(f"/tables/{code}/chat", json=say, headers={"Origin": "https://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "wrong_origin")
        for origin in ("null", "https://evil.example", f"{server.base}.evil.example"):
            with server.socket(code, Origin=origin, Cookie=cookie.split(";")[0]) as socket:
                assert socket.get()["code"] == "wrong_origin"
                assert socket.closed_with() == 4403
        with server.socket(code, Origin=server.base, Cookie=cookie.split(";")[0]) as socket:
            assert socket.get()["you"]["seat"] == 0


def test_a_method_that_an_address_does_not_know_is_refused_in_words(server: ServerProcess) -> None:
    with server.http() as http:
        for reply in (http.delete("/games"), http.put("/mine"), http.patch("/tables")):
            assert (reply.status_code, reply.json()["code"]) == (405, "method_not_allowed")
            assert "GET" in reply.headers["allow"]


def test_large_bodies_are_refused_however_they_come(server: ServerProcess) -> None:
    def endless() -> object:
        for _ in range(40):
            yield b" " * 1000

    with server.http() as http:
        headers = {"Content-Type": "application/json"}
        declared = http.post("/tables", content=b" " * (BODY_BYTES + 1), headers=headers)
        chunked = http.post("/tables", content=endless(), headers=headers)  # type: ignore[arg-type]
    assert (declared.status_code, chunked.status_code) == (413, 413)
    assert declared.json()["code"] == "too_large"


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/api/v1/games", "/api/v1/reference", "/healthz", "/none"])
def test_every_answer_carries_the_headers_that_keep_browsers_safe(server: ServerProcess, path: str) -> None:
    with server.http() as http:
        answer = http.get(f"{server.base}{path}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers
    if answer.headers["content-type"].startswith("text/html"):
        assert "//" not in answer.text.replace("http://127.0.0.1", "").replace("<!--", "")


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%00", "/t/../../x", "/C:/x"])
def test_no_path_leads_out_of_the_client(server: ServerProcess, path: str) -> None:
    with server.http() as http:
        assert http.get(f"{server.base}{path}").status_code in {404, 200}
        assert "hatchling" not in http.get(f"{server.base}{path}").text


def test_who_asks_too_often_is_told_how_long_to_wait() -> None:
    clock = StoppedClock()
    limits = Limits(clock)
    for _ in range(RATES["chat"].burst):
        limits.spend("chat", "one seat")
    with pytest.raises(Problem) as refused:
        limits.spend("chat", "one seat")
    assert refused.value.status == 429
    assert refused.value.extra["ratelimit"] == {"key": "chat", "seconds": 2}
    assert refused.value.headers["Retry-After"] == "2"
    limits.spend("chat", "another seat")
    clock.advance(2.0)
    limits.spend("chat", "one seat")
    clock.advance(1000.0)
    limits.tidy()
    assert limits._buckets == {}


FAULT = """
from benchtop.server.ops.logs import configure_logs, log

def fails(token):
    raise ValueError("boom")

configure_logs({form!r})
try:
    fails("s." + "ecret")
except ValueError:
    log().exception("a command failed")
"""


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_is_logged_without_the_secrets_in_its_variables(form: str) -> None:
    answer = subprocess.run([sys.executable, "-c", FAULT.format(form=form)], capture_output=True, text=True, check=True)
    assert "boom" in answer.stderr and "line" in answer.stderr
    assert "s.ecret" not in answer.stderr
