"""Limits on a real server: too often is a 429 that says how long to wait; after that it goes on, for others at once."""

import contextlib
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from benchtop.client import Refused, Server
from benchtop.server.ops.limits import RATES
from benchtop.server.ws.socket import STRIKES
from tests.server.running import TIMEOUT, ServerProcess, Socket, bots, quick_game, running
from tests.server.seats import mover, post, table_of_people


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its limits on."""
    with running(tmp_path_factory.mktemp("limited"), rate_limits="yes") as process:
        yield process


def from_address(server: ServerProcess, address: str) -> httpx.Client:
    """A client from somewhere else, as the proxy on this machine would pass it on."""
    http = server.http()
    http.headers["X-Forwarded-For"] = address
    return http


def until_refused(key: str, ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask again and again until it is too often: not before the burst is used up, and soon after."""
    rate = RATES[key]
    started = time.monotonic()
    asked = 0
    while (answer := ask()).status_code != 429:
        asked += 1
        assert asked <= rate.burst + 1 + (time.monotonic() - started) * rate.per_second
        assert time.monotonic() - started < TIMEOUT
    assert asked >= rate.burst
    told = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (told["status"], told["code"], told["ratelimit"]["key"]) == (429, "too_fast", key)
    assert answer.headers["retry-after"] == str(told["ratelimit"]["seconds"])
    assert 1 <= told["ratelimit"]["seconds"] <= 1 + 1 / rate.per_second + 1
    return answer


def wait_as_told(answer: httpx.Response) -> None:
    time.sleep(float(answer.headers["retry-after"]))


def test_codes_cannot_be_guessed_fast_and_another_address_is_not_held_up(limited: ServerProcess) -> None:
    with from_address(limited, "192.0.2.1") as guesser, from_address(limited, "192.0.2.2") as other:
        answer = until_refused("unknown", lambda: guesser.get("/tables/ZZZZZZ"))
        assert other.get("/tables/ZZZZZZ").status_code == 404
        wait_as_told(answer)
        assert guesser.get("/tables/ZZZZZZ").status_code == 404


def test_a_household_of_many_ipv6_addresses_is_one(limited: ServerProcess) -> None:
    with from_address(limited, "2001:db8:1:2::1") as one, from_address(limited, "2001:db8:1:2:3::2") as two:
        until_refused("unknown", lambda: one.get("/tables/ZZZZZZ"))
        assert two.get("/tables/ZZZZZZ").status_code == 429
    with from_address(limited, "2001:db8:1:3::1") as neighbour:
        assert neighbour.get("/tables/ZZZZZZ").status_code == 404


def test_tables_are_opened_at_a_bearable_pace_per_address(limited: ServerProcess) -> None:
    asked = {"game": quick_game().key, "seats": bots(quick_game())}
    with from_address(limited, "192.0.2.3") as http:
        answer = until_refused("create", lambda: http.post("/tables", json=asked, headers={"Origin": limited.base}))
        wait_as_told(answer)
        assert http.post("/tables", json=asked, headers={"Origin": limited.base}).status_code == 201


def test_a_flood_of_any_requests_is_stemmed_and_over_when_it_stops(limited: ServerProcess) -> None:
    with from_address(limited, "192.0.2.4") as http:
        answer = until_refused("requests", lambda: http.get("/mine"))
        wait_as_told(answer)
        assert http.get("/games").status_code == 200


def test_commands_are_counted_per_seat_however_they_come(limited: ServerProcess) -> None:
    tables = table_of_people(limited)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    answer = until_refused("moves", lambda: post(limited, moving, "move", move="nonsense", ply=0))
    with limited.socket(moving.code, moving.token) as socket:
        socket.get()
        socket.send({"type": "undo", "key": "k"})
        refused = socket.until("refused", key="k")
        if refused["status"] == 429:  # a slow machine may have earned it meanwhile
            assert refused["ratelimit"] == answer.json()["ratelimit"]
    assert post(limited, other, "undo").status_code == 409
    wait_as_told(answer)
    news = moving.look()
    assert moving.play(news.legal[0]["move"], ply=news.ply) > 0


def test_the_client_waits_as_it_is_told(limited: ServerProcess) -> None:
    [ada] = Server(limited.base).open(quick_game().key, bots(quick_game()))
    for _ in range(RATES["chat"].burst + 1):
        ada.say("hello")
    [ben] = Server(limited.base, timeout=0.1).open(quick_game().key, bots(quick_game()))
    for _ in range(RATES["chat"].burst):
        ben.say("hello")
    with pytest.raises(Refused) as refused:
        ben.say("hello")
    assert refused.value.status == 429
    assert refused.value.seconds >= 1


def flood(socket: Socket, count: int) -> None:
    for _ in range(count):
        socket.send({"type": "ping"})


def test_a_socket_that_says_too_much_is_told_to_wait_and_then_sent_away(limited: ServerProcess) -> None:
    [ada] = Server(limited.base).open(quick_game().key, bots(quick_game()))
    burst = RATES["messages"].burst
    with limited.socket(ada.code, ada.token) as socket:
        socket.get()
        flood(socket, burst + 10)
        refused = socket.until("refused")
        assert (refused["status"], refused["code"]) == (429, "too_fast")
        assert refused["ratelimit"] == {"key": "messages", "seconds": 1}
        time.sleep(refused["ratelimit"]["seconds"])
        flood(socket, 1)
        assert socket.until("pong")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100 * (burst + STRIKES)):
                flood(socket, 1)
                socket.get()
        assert socket.closed_with() == 1008
    with limited.socket(ada.code, ada.token) as again:
        flood(again, 1)
        assert again.until("pong")


def test_sockets_and_streams_are_opened_at_a_bearable_pace_per_address(limited: ServerProcess) -> None:
    [ada] = Server(limited.base).open(quick_game().key, bots(quick_game()))
    with from_address(limited, "192.0.2.5") as http:

        def follow() -> httpx.Response:
            with http.stream("GET", f"/tables/{ada.code}/stream") as answer:
                if answer.status_code != 200:
                    answer.read()
                return answer

        answer = until_refused("sockets", follow)
        with limited.socket(ada.code, **{"X-Forwarded-For": "192.0.2.5"}) as socket:
            told = socket.get()
            if told["type"] == "refused":  # a slow machine may have earned one meanwhile
                assert told["ratelimit"] == {"key": "sockets", "seconds": answer.json()["ratelimit"]["seconds"]}
                assert socket.closed_with() == 4429
        wait_as_told(answer)
        assert follow().status_code == 200
    with limited.socket(ada.code) as elsewhere:
        assert elsewhere.get()["type"] == "full"
