"""Absent players who asked for it are notified of their turn: once, by one process, and without secrets."""

import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchtop.client import Server, Table
from benchtop.server.push.service import BadEndpoint, Services
from benchtop.store.push import DEVICES
from tests.server.push_service import Browser, PushService, vouched_for
from tests.server.running import (
    LocalServer,
    ServerProcess,
    Speaking,
    people,
    quick_game,
    running_here,
    running_two,
    until,
)


@pytest.fixture(scope="module")
def one_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with PushService(tmp_path_factory.mktemp("service")) as service, pytest.MonkeyPatch.context() as patched:
        patched.setenv("SSL_CERT_FILE", str(service.certificate))
        yield service


@pytest.fixture(scope="module")
def one_server(one_service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with running_here(tmp_path_factory.mktemp("push"), push_loopback=True, push_pause=0.0) as server:
        yield server


@pytest.fixture
def service(one_service: PushService, one_server: LocalServer) -> PushService:
    """Return a push service that takes everything and has received nothing."""
    settled(one_server)
    one_service.status = 201
    one_service.received = queue.Queue()
    return one_service


@pytest.fixture
def here(one_server: LocalServer) -> LocalServer:
    """Return a server that has sent no messages, and nothing spent of its limits."""
    settled(one_server)
    one_server.clock.advance(10_000)
    one_server.services.metrics.pushes.clear()
    return one_server


def guest(server: Speaking, name: str) -> str:
    with server.http() as http:
        return str(http.post("/me", json={"name": name}).json()["guest"])


def ada_and_ben(server: Speaking, ada: str, other: Speaking | None = None) -> list[Table]:
    """Open a table for Ada, by her guest token, and seat others in the rest, at the other process if any."""
    game = quick_game()
    tables = Server(server.base, ada).open(game.key, people(game))
    elsewhere = Server((other or server).base)
    return [*tables, *(elsewhere.join(tables[0].code, name=f"Ben {n}") for n in range(1, game.seats[0]))]


def turn_goes_to(tables: list[Table], seat: int) -> None:
    """Play until it becomes that seat's turn; first they move themselves if it is."""
    moved, n = False, 0
    while True:
        news = tables[0].look(after=n)
        assert news.to_move is not None
        if news.to_move == seat and moved:
            return
        moved = moved or news.to_move != seat
        now = tables[news.to_move].look(after=news.n)
        n = tables[news.to_move].play(now.legal[0]["move"], now.ply)


def browsers(server: Speaking, token: str) -> int:
    """Return how many browsers of that person get messages."""
    with server.http(token) as http:
        return int(http.request("DELETE", "/me/push", json={"endpoint": "https://none.example.org"}).json()["browsers"])


def counted(server: Speaking, end: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(f'benchtop_pushes_total{{end="{end}"}}'))


def test_the_message_can_be_read_by_that_browser_alone_and_is_signed(here: LocalServer, service: PushService) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    with here.http() as http:
        key = http.get("/push").json()
    assert key["reason"] is None
    assert browser.subscribe(here, ada).json() == {"browsers": 1}
    assert browser.subscribe(here, ada).json() == {"browsers": 1}
    tables = ada_and_ben(here, ada)
    turn_goes_to(tables, 0)
    message = service.next()
    game = quick_game()
    assert message.path == browser.path
    assert (message.headers["content-encoding"], message.headers["topic"]) == ("aes128gcm", tables[0].code)
    assert int(message.headers["ttl"]) > 0
    public, claims = vouched_for(message)
    assert public == key["public_key"]
    assert claims["aud"] == service.base
    assert here.clock.now() < claims["exp"] <= here.clock.now() + 24 * 3600
    update = browser.read(message)
    assert set(update) == {"code", "game", "title", "body", "url"}
    assert (update["code"], update["game"]) == (tables[0].code, game.key)
    assert update["url"] == f"{here.base}/t/{tables[0].code}"
    assert game.title in update["title"] and "Ben 1" in update["body"]
    assert ada not in str(update)
    with pytest.raises(Exception, match=r"^$"):  # as cryptography refuses what it cannot open
        Browser(service).read(message)


def settled(server: LocalServer) -> None:
    """Wait until everybody whose turn it became has a message, or gets none."""
    until(lambda: server.services.pushes._waiting == 0)


def test_nobody_is_told_twice_before_they_have_moved(here: LocalServer, service: PushService) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    tables = ada_and_ben(here, ada)
    turn_goes_to(tables, 0)
    settled(here)
    browser.subscribe(here, ada)
    turn_goes_to(tables, 0)
    assert "Ben 1" in browser.read(service.next())["body"]
    with here.http(ada) as http:  # play stops and goes on: it becomes Ada's turn again
        assert http.post(f"/tables/{tables[0].code}/seats/1/free", json={}).status_code == 200
    tables[1] = Server(here.base).join(tables[0].code, name="Cy")
    settled(here)
    assert service.received.empty()
    turn_goes_to(tables, 0)
    assert "Cy" in browser.read(service.next())["body"]
    turn_goes_to(tables, 0)
    service.next()
    settled(here)
    assert service.received.empty()
    assert counted(here, "sent") == 3


def test_who_is_at_the_table_is_not_told(here: LocalServer, service: PushService) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    tables = ada_and_ben(here, ada)
    seats = len(tables)
    settled(here)
    with here.socket(tables[0].code) as watcher:
        watcher.get()
        with here.socket(tables[0].code, ada) as socket:
            watcher.until_crowd([1] + [0] * (seats - 1), 1)
            socket.get()
            browser.subscribe(here, ada)
            turn_goes_to(tables, 0)
            turn_goes_to(tables, 0)
            settled(here)
            assert service.received.empty()
        watcher.until_crowd([0] * seats, 1)
        turn_goes_to(tables, 0)
    service.next()
    settled(here)
    assert service.received.empty()
    assert counted(here, "sent") == 1


def test_who_follows_all_their_tables_is_not_told(here: LocalServer, service: PushService) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    tables = ada_and_ben(here, ada)
    with here.http(ada) as http, http.stream("GET", "/me/stream") as stream:
        lines = stream.iter_raw()
        next(lines)
        settled(here)
        browser.subscribe(here, ada)
        turn_goes_to(tables, 0)
        turn_goes_to(tables, 0)
        settled(here)
        assert service.received.empty()
        assert counted(here, "sent") == 0
    until(lambda: not here.services.tables.streams._here)  # the server hears in its own time that it is closed
    turn_goes_to(tables, 0)
    assert browser.read(service.next())["code"] == tables[0].code


def test_who_plays_all_seats_is_not_told_by_their_own_moves(here: LocalServer, service: PushService) -> None:
    ada, browser, game = guest(here, "Ada"), Browser(service), quick_game()
    mine = Server(here.base, ada).open(game.key, [{"kind": "me", "name": f"{n}"} for n in range(game.seats[0])])
    browser.subscribe(here, ada)
    for seat in range(game.seats[0]):
        turn_goes_to(mine, seat)
    settled(here)
    assert service.received.empty()
    theirs = ada_and_ben(here, ada)
    turn_goes_to(theirs, 0)
    assert browser.read(service.next())["code"] == theirs[0].code


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(here: LocalServer, service: PushService, status: int) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    browser.subscribe(here, ada)
    service.status = status
    turn_goes_to(ada_and_ben(here, ada), 0)
    service.next()
    until(lambda: counted(here, "gone") >= 1)  # or more often, if it was Ada's turn twice by then
    until(lambda: browsers(here, ada) == 0)


@pytest.mark.parametrize("status", [302, 500])
def test_a_service_that_fails_is_counted_and_stops_nothing(
    here: LocalServer, service: PushService, status: int
) -> None:
    ada, browser = guest(here, "Ada"), Browser(service)
    browser.subscribe(here, ada)
    service.status = status
    tables = ada_and_ben(here, ada)
    turn_goes_to(tables, 0)
    service.next()
    until(lambda: counted(here, "failed") >= 1)
    turn_goes_to(tables, 0)
    service.next()
    assert browsers(here, ada) == 1


def test_a_service_that_nobody_can_vouch_for_gets_nothing(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with running_here(tmp_path, push_loopback=True, push_pause=0.0) as here:
        ada = guest(here, "Ada")
        Browser(service).subscribe(here, ada)
        turn_goes_to(ada_and_ben(here, ada), 0)
        until(lambda: counted(here, "failed") >= 1)
    assert service.received.empty()


def test_browsers_are_few_and_belong_to_whoever_subscribed_last(here: LocalServer, service: PushService) -> None:
    ada, ben = guest(here, "Ada"), guest(here, "Ben")
    many = [Browser(service, f"{n}") for n in range(DEVICES + 2)]
    for browser in many:
        here.clock.advance(1)
        browser.subscribe(here, ada)
    assert browsers(here, ada) == DEVICES
    assert many[-1].subscribe(here, ben).json() == {"browsers": 1}
    assert browsers(here, ada) == DEVICES - 1
    with here.http(ben) as http:
        off = {"endpoint": many[-2].subscription()["endpoint"]}
        assert http.request("DELETE", "/me/push", json=off).json() == {"browsers": 1}, "Ada's is not Ben's to end"
        off = {"endpoint": many[-1].subscription()["endpoint"]}
        assert http.request("DELETE", "/me/push", json=off).json() == {"browsers": 0}
    with here.http(ada) as http:
        new = http.post("/me/signout", json={"devices": "others"}).json()["guest"]
    assert browsers(here, new) == 0


def test_strangers_and_seat_tokens_cannot_subscribe(here: LocalServer, service: PushService) -> None:
    browser = Browser(service)
    assert browser.subscribe(here, None).json()["code"] == "nobody"
    seat = ada_and_ben(here, guest(here, "Ada"))[1]
    assert browser.subscribe(here, seat.token).json()["code"] == "seat_token"


def test_without_https_there_is_no_push_and_a_sentence_says_why(tmp_path: Path, service: PushService) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"public_url": "http://bench.example.org"}, "https"),
        ({"push": False}, "no notifications"),
    ]
    for number, (settings, words) in enumerate(cases):
        folder = tmp_path / str(number)
        folder.mkdir()
        with running_here(folder, **settings) as here, here.http() as http:
            update = http.get("/push").json()
            assert update["public_key"] is None and words in update["reason"]
            refused = Browser(service).subscribe(here, guest(here, "Ada"))
            assert (refused.status_code, refused.json()["code"]) == (409, "no_push")


BAD = [
    "http://push.example.org/x", "https://10.0.0.1/x", "https://127.0.0.1/x", "https://[::1]/x", "https://8.8.8.8/x",
    "https://localhost/x", "https://printer.local/x", "https://db.internal/x", "https://intranet/x", "https://0x7f.1/x",
    "https://push.example.org:8443/x", "https://me@push.example.org/x", "https://push.example.org/x#y",
    "https://push.example.org/x y", "https://push.example.org/\u00e4", "https://push.example.org\r\nX: y", "ftp://a.b.c",
    "https://", "https://push.example.org:x/", "https://[x/", "https://2130706433/", "https://127.0.0.1./",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", BAD)
def test_only_names_of_the_public_network_are_push_services(server: ServerProcess, endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        Services().check(endpoint)
    keys = {"p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
            "auth": "tBHItJI5svbpez7KI4CCXg"}  # fmt: skip
    with server.http(guest(server, "Ada")) as http:
        refused = http.post("/me/push", json={"endpoint": endpoint, "keys": keys})
        good = http.post("/me/push", json={"endpoint": "https://push.example.org/x", "keys": keys})
        wrong = {**keys, "p256dh": "A" * 87}
        no_point = http.post("/me/push", json={"endpoint": "https://push.example.org/x", "keys": wrong})
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
    assert good.status_code == 200
    assert (no_point.status_code, no_point.json()["code"]) == (422, "invalid")


async def test_a_public_name_that_leads_into_our_own_network_gets_nothing() -> None:
    guarded = Services()
    for inside in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1", "0.0.0.0"):
        with pytest.raises(BadEndpoint, match="public network"):
            await guarded._address(inside, 443)


def test_of_several_processes_exactly_one_tells_and_all_know_who_is_there(
    tmp_path: Path, postgres_database: str, service: PushService
) -> None:
    settings: dict[str, Any] = {"push_loopback": "yes", "push_pause": 1}
    with running_two(tmp_path, postgres_database, **settings) as (first, second):
        with first.http() as one, second.http() as other:
            assert one.get("/push").json() == other.get("/push").json()
        ada, browser = guest(first, "Ada"), Browser(service)
        tables = ada_and_ben(first, ada, second)
        crowd = [0] * len(tables)
        with second.socket(tables[0].code) as watcher:
            with first.socket(tables[0].code, ada) as socket:
                watcher.until_crowd([1, *crowd[1:]], 1)
                socket.get()
                browser.subscribe(second, ada)
                turn_goes_to(tables, 0)
                turn_goes_to(tables, 0)
            watcher.until_crowd(crowd, 1)
            turn_goes_to(tables, 0)
        assert browser.read(service.next())["code"] == tables[0].code
        until(lambda: counted(first, "sent") + counted(second, "sent") >= 1)
        assert service.received.empty()
        assert counted(first, "sent") + counted(second, "sent") == 1
