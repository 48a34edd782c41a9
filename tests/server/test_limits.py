"""Limits on a real server: too often is a 429 that says how long to wait; after that it goes on, for others at once.

The server's clock stands still, so a limit is reached with exactly the request that is one too many.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import httpx
import pytest

from benchtop.client import Refused, Server, connection
from benchtop.server.ops import limits
from benchtop.server.ops.limits import RATES
from benchtop.server.ws.socket_session import STRIKES
from tests.server.running import LocalServer, Socket, bots, people, quick_game, running_here
from tests.server.seats import mover, post, table_of_people


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with running_here(tmp_path_factory.mktemp("limited")) as server:
        yield server


@pytest.fixture
def limited(one_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> LocalServer:
    """Return a server with its limits on, some of them lower than usual, and nothing spent of them."""
    for key, burst in {"requests": 60, "create": 10, "unknown": 10, "sockets": 20, "moves": 10}.items():
        monkeypatch.setitem(RATES, key, replace(RATES[key], burst=burst))
    one_server.clock.advance(10_000)
    return one_server


def from_address(server: LocalServer, address: str) -> httpx.Client:
    """Return a client from somewhere else, as the proxy on this machine would pass it on."""
    http = server.http()
    http.headers["X-Forwarded-For"] = address
    return http


def until_refused(key: str, ask: Callable[[], httpx.Response]) -> float:
    """Ask until it is once too often, and return how long to wait then."""
    rate = RATES[key]
    assert 429 not in [ask().status_code for _ in range(rate.burst)]
    answer = ask()
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (problem["status"], problem["code"], problem["ratelimit"]["key"]) == (429, "too_fast", key)
    assert answer.headers["retry-after"] == str(problem["ratelimit"]["seconds"])
    assert 1 / rate.per_second <= problem["ratelimit"]["seconds"] <= 1 / rate.per_second + 1
    return float(problem["ratelimit"]["seconds"])


def test_codes_cannot_be_guessed_fast_and_another_address_is_not_held_up(limited: LocalServer) -> None:
    with from_address(limited, "192.0.2.1") as guesser, from_address(limited, "192.0.2.2") as other:
        seconds = until_refused("unknown", lambda: guesser.get("/tables/ZZZZZZ"))
        assert other.get("/tables/ZZZZZZ").status_code == 404
        limited.clock.advance(seconds)
        assert guesser.get("/tables/ZZZZZZ").status_code == 404


def test_who_has_guessed_too_often_learns_nothing_more_and_those_who_play_go_on(limited: LocalServer) -> None:
    ada, *_ = table_of_people(limited)
    with from_address(limited, "192.0.2.7") as guesser:
        until_refused("unknown", lambda: guesser.get("/tables/ZZZZZZ"))
        [guest] = guesser.post("/tables", json=asked_for()).json()["guest"].split()
        for headers in ({}, {"Authorization": f"Bearer {guest}"}):
            for code in (ada.code, "ZZZZZZ"):
                reply = guesser.get(f"/tables/{code}", headers=headers)
                assert (reply.status_code, reply.json()["ratelimit"]["key"]) == (429, "unknown")
        assert guesser.get(f"/tables/{ada.code}", headers={"Authorization": f"Bearer {ada.token}"}).status_code == 200
    with limited.socket(ada.code, **{"X-Forwarded-For": "192.0.2.7"}) as socket:
        assert socket.get()["ratelimit"]["key"] == "unknown"
        assert socket.closed_with() == 4429


def asked_for() -> dict[str, object]:
    return {"game": quick_game().key, "seats": [{"kind": "me"}] * quick_game().seats[0]}


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"),
        ("2001:0db8:0000:0009:0000:0000:0000:0001", "2001:db8:0:9::77", "2001:db8:0:a::77"),
        ("::ffff:192.0.2.8", "192.0.2.8", "::ffff:192.0.2.9"),
    ],
)
def test_addresses_count_by_what_they_mean(limited: LocalServer, one: str, same: str, other: str) -> None:
    with from_address(limited, one) as http:
        until_refused("unknown", lambda: http.get("/tables/ZZZZZZ"))
    for address, status in ((same, 429), (other, 404)):
        with from_address(limited, address) as http:
            assert http.get("/tables/ZZZZZZ").status_code == status


def test_a_household_of_many_ipv6_addresses_is_one(limited: LocalServer) -> None:
    with from_address(limited, "2001:db8:1:2::1") as one, from_address(limited, "2001:db8:1:2:3::2") as two:
        until_refused("unknown", lambda: one.get("/tables/ZZZZZZ"))
        assert two.get("/tables/ZZZZZZ").status_code == 429
    with from_address(limited, "2001:db8:1:3::1") as neighbour:
        assert neighbour.get("/tables/ZZZZZZ").status_code == 404


def test_tables_are_opened_at_a_bearable_pace_per_address(limited: LocalServer) -> None:
    asked = {"game": quick_game().key, "seats": [{"kind": "me"}] * quick_game().seats[0]}
    with from_address(limited, "192.0.2.3") as http:
        http.headers["Origin"] = limited.base
        limited.clock.advance(until_refused("create", lambda: http.post("/tables", json=asked)))
        assert http.post("/tables", json=asked).status_code == 201


def test_a_flood_of_any_requests_is_stemmed_and_over_when_it_stops(limited: LocalServer) -> None:
    with from_address(limited, "192.0.2.4") as http:
        limited.clock.advance(until_refused("requests", lambda: http.get("/mine")))
        assert http.get("/games").status_code == 200


def test_commands_are_counted_per_seat_however_they_come(limited: LocalServer) -> None:
    tables = table_of_people(limited)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    seconds = until_refused("moves", lambda: post(limited, moving, "move", move="nonsense", ply=0))
    with limited.socket(moving.code, moving.token) as socket:
        socket.get()
        socket.send({"type": "undo", "key": "k"})
        refused = socket.until("refused", key="k")
        assert (refused["status"], refused["ratelimit"]) == (429, {"key": "moves", "seconds": seconds})
    assert post(limited, other, "undo").status_code == 409
    limited.clock.advance(seconds)
    news = moving.look()
    assert moving.play(news.legal[0]["move"], ply=news.ply) > 0


def test_the_client_waits_as_it_is_told(limited: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(sleep=limited.clock.advance, monotonic=limited.clock.steady)
    monkeypatch.setattr(connection, "time", clock)
    started = limited.clock.steady()
    [ada] = Server(limited.base).open(quick_game().key, bots(quick_game()))
    for _ in range(RATES["chat"].burst + 1):
        ada.say("hello")
    assert limited.clock.steady() == started + 2
    [ben] = Server(limited.base, timeout=0.1).open(quick_game().key, bots(quick_game()))
    for _ in range(RATES["chat"].burst):
        ben.say("hello")
    with pytest.raises(Refused) as refused:
        ben.say("hello")
    assert (refused.value.status, refused.value.seconds) == (429, 2)


def ping(socket: Socket, count: int) -> list[str]:
    """Send a number of pings at once, and return the types of the answers."""
    for _ in range(count):
        socket.send({"type": "ping"})
    return [socket.get()["type"] for _ in range(count)]


def test_a_socket_that_says_too_much_is_told_to_wait_and_then_sent_away(limited: LocalServer) -> None:
    [ada] = Server(limited.base).open(quick_game().key, [{"kind": "me"}] * quick_game().seats[0])[:1]
    rate = RATES["messages"]
    with limited.socket(ada.code, ada.token) as socket:
        socket.get()
        assert ping(socket, rate.burst) == ["pong"] * rate.burst
        socket.send({"type": "ping"})
        refused = socket.get()
        assert (refused["status"], refused["code"]) == (429, "too_fast")
        assert refused["ratelimit"] == {"key": "messages", "seconds": 1}
        limited.clock.advance(1)
        enough = int(rate.per_second)
        assert ping(socket, enough) == ["pong"] * enough
        assert ping(socket, STRIKES - 1) == ["refused"] * (STRIKES - 1)
        assert socket.closed_with() == 1008
    with limited.socket(ada.code, ada.token) as again:
        again.get()
        assert ping(again, 1) == ["pong"]


def test_sockets_and_streams_are_opened_at_a_bearable_pace_per_address(limited: LocalServer) -> None:
    [ada] = Server(limited.base).open(quick_game().key, bots(quick_game()))
    with from_address(limited, "192.0.2.5") as http:

        def stream() -> httpx.Response:
            with http.stream("GET", f"/tables/{ada.code}/stream") as answer:
                if answer.status_code != 200:
                    answer.read()
                return answer

        def socket() -> Socket:
            return limited.socket(ada.code, **{"X-Forwarded-For": "192.0.2.5"})

        for _ in range(RATES["sockets"].burst // 2):
            assert stream().status_code == 200
            with socket() as opened:
                assert opened.get()["type"] == "full"
        told_to_wait = {"key": "sockets", "seconds": 1}
        assert stream().json()["ratelimit"] == told_to_wait
        with socket() as opened:
            assert opened.get()["ratelimit"] == told_to_wait
            assert opened.closed_with() == 4429
        limited.clock.advance(1)
        assert stream().status_code == 200
    with limited.socket(ada.code) as elsewhere:
        assert elsewhere.get()["type"] == "full"


def test_an_address_opens_no_more_games_with_bots_than_it_may_even_at_once(
    limited: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = quick_game()
    monkeypatch.setattr(limits, "BOT_TABLES", 3)
    with from_address(limited, "192.0.2.77") as http, ThreadPoolExecutor(8) as threads:
        asked = {"game": game.key, "seats": [{"kind": "me"}, *bots(game)[1:]]}
        answers = threads.map(lambda _: http.post("/tables", json=asked).status_code, range(8))
        assert sorted(answers) == [201] * 3 + [429] * 5


def test_a_guest_and_an_address_have_only_so_many_connections(
    limited: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GUEST_SOCKETS", 2)
    monkeypatch.setattr(limits, "ADDRESS_SOCKETS", 3)
    with limited.http() as http:
        mine = http.post("/tables", json={"game": quick_game().key, "seats": people(quick_game())}).json()

    def connect(token: str | None = mine["guest"]) -> Socket:
        return limited.socket(mine["code"], token)

    with connect() as first, limited.http(mine["guest"]) as http:
        assert first.get()["type"] == "full"
        with http.stream("GET", f"/tables/{mine['code']}/stream") as stream:
            assert stream.status_code == 200
            with connect() as third:
                assert third.get()["code"] == "too_many_sockets"
            assert http.get("/me/stream").json()["code"] == "too_many_sockets"
            with connect(None) as spectator:
                assert spectator.get()["type"] == "full"
                with connect(None) as another:
                    assert another.get()["code"] == "too_many_sockets"
    with connect() as again, connect() as beside:
        assert [one.get()["type"] for one in (again, beside)] == ["full"] * 2
