"""Who is at a table: those who sit down while they watch see their seat, and everybody sees who is connected."""

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchtop.client import Server, Table
from benchtop.server.http.models import MySeat, NewTable, OpenSeat
from benchtop.server.http.new_table import plan_table
from benchtop.server.tables.presence import DELAY, GONE_AFTER, Connected, Presence
from benchtop.server.tables.state import TableState
from tests.server.running import TIMEOUT, ServerProcess, StoppedClock, bots, checked, people, quick_game, running_two
from tests.server.seats import mover, table_of_people


def guest(server: ServerProcess) -> str:
    """Return the token of a guest without a seat anywhere that matters."""
    game = quick_game()
    with server.http() as http:
        seated = http.post("/tables", json={"game": game.key, "seats": bots(game)}).json()
    return str(seated["guest"])


@contextlib.contextmanager
def lines(server: ServerProcess, code: str, token: str | None) -> Iterator[Iterator[dict[str, Any]]]:
    """Follow a stream, and return its full views and updates."""
    with server.http(token) as http, http.stream("GET", f"/tables/{code}/stream") as answer:
        messages = (checked(json.loads(line)) for line in answer.iter_lines() if line.strip())
        yield (one for one in messages if one["type"] != "presence")


# -- sitting down after connecting ------------------------------------------------------------------------------------


def test_who_sits_down_while_watching_goes_on_from_the_new_seat(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    tokens = [guest(server) for _ in range(game.seats[0] - 1)]
    with server.socket(ada.code, tokens[0]) as socket, lines(server, ada.code, tokens[0]) as stream:
        assert socket.get()["you"] == next(stream)["you"] == {"seat": None, "seats": [], "host": False}
        tables = [ada, *(Server(server.base, token).join(ada.code, name="Ben") for token in tokens)]
        sat = socket.until("full")
        assert sat["you"] == {"seat": tables[1].seat, "seats": [tables[1].seat], "host": False}
        assert next(one for one in stream if one["type"] == "full")["you"] == sat["you"]
        while not sat["legal"]:
            news = mover(tables).look()
            if news.to_move == tables[1].seat:
                socket.send({"type": "resync"})
                sat = socket.until("full")
            else:
                mover(tables).play(news.legal[0]["move"], ply=news.ply)
        socket.send({"type": "move", "move": sat["legal"][0]["move"], "ply": sat["ply"], "key": "first"})
        assert socket.until("ok")["key"] == "first"


def test_who_comes_to_share_a_seat_sees_it_over_the_socket_that_was_open(server: ServerProcess) -> None:
    tables = table_of_people(server)
    token = guest(server)
    with server.socket(tables[0].code, token) as socket, server.socket(tables[0].code) as other:
        assert socket.get()["you"]["seat"] is other.get()["you"]["seat"] is None
        Server(server.base, token).join(tables[0].code, invitation=tables[0].invitation())
        full = socket.until("full")
        assert full["you"]["seats"] == [0]
        assert full["view"] == tables[0].look().view
        update = other.get()
        assert (update["type"], update["kind"], update["view"]["seat"]) == ("update", "sat", None)


def test_who_takes_a_second_seat_sees_the_table_from_the_seat_to_move(server: ServerProcess) -> None:
    game = quick_game()
    with server.http() as http:
        seated = http.post("/tables", json={"game": game.key, "seats": people(game)}).json()
    ada = Server(server.base, seated["guest"])
    others = [Server(server.base).join(seated["code"], name=f"Guest {n}") for n in range(1, game.seats[0])]
    with server.socket(seated["code"], seated["guest"]) as socket:
        assert socket.get()["you"]["seats"] == [0]
        ada.join(seated["code"], invitation=others[0].invitation())
        full = socket.until("full")
        assert full["you"]["seats"] == [0, others[0].seat]
        assert game.seats[0] == 2, "all seats are hers"
        assert full["you"]["seat"] == full["to_move"]


def test_who_leaves_and_returns_keeps_the_socket_and_gets_the_moves_back(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    with server.socket(moving.code, moving.token) as socket:
        assert socket.get()["legal"]
        socket.send({"type": "leave", "key": "off"})
        left = socket.until("update", kind="left")
        assert left["legal"] == []
        assert left["table"]["seats"][moving.seat or 0]["away"]
        socket.send({"type": "return", "key": "on"})
        back = socket.until("update", kind="returned")
        while back["to_move"] != moving.seat:  # the bot was quick to play
            other = tables[back["to_move"]]
            other.play(other.look().legal[0]["move"], ply=back["ply"])
            back = socket.until("update", kind="move")
        assert back["legal"]


# -- presence ---------------------------------------------------------------------------------------------------------


def crowd(table: Table) -> tuple[list[int], int]:
    presence = table.look().presence
    return presence["seats"], presence["watching"]


def test_everybody_is_told_who_is_connected(server: ServerProcess) -> None:
    tables = table_of_people(server)
    nobody = [0] * len(tables)
    assert crowd(tables[0]) == (nobody, 0)
    with server.socket(tables[0].code) as watching:
        watching.until_crowd(nobody, 1)
        with server.socket(tables[0].code, tables[0].token), server.socket(tables[0].code, tables[0].token) as twice:
            watching.until_crowd([1, *nobody[1:]], 1)
            twice.until_crowd([1, *nobody[1:]], 1)
            with lines(server, tables[0].code, tables[1].token) as stream:
                assert next(stream)["presence"] == {"seats": [1, 1, *nobody[2:]], "watching": 1}
                watching.until_crowd([1, 1, *nobody[2:]], 1)
                assert crowd(tables[0]) == ([1, 1, *nobody[2:]], 1)
            watching.until_crowd([1, *nobody[1:]], 1)
        watching.until_crowd(nobody, 1)


def test_who_sits_down_no_longer_watches(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    token = guest(server)
    with server.socket(ada.code, token) as socket:
        socket.get()
        socket.until_crowd([0] * game.seats[0], 1)
        ben = Server(server.base, token).join(ada.code)
        socket.until("full")
        socket.until_crowd([int(seat == ben.seat) for seat in range(game.seats[0])], 0)


def test_of_two_who_share_a_seat_each_is_counted(server: ServerProcess) -> None:
    tables = table_of_people(server)
    twin = Server(server.base).join(tables[0].code, invitation=tables[0].invitation())
    rest = [0] * (len(tables) - 1)
    with server.socket(twin.code, twin.token) as one:
        one.until_crowd([1, *rest], 0)
        with server.socket(twin.code, tables[0].token):
            one.until_crowd([2, *rest], 0)


def test_a_view_that_was_looked_at_is_old_once_somebody_has_come(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    with server.http(ada.token) as http:
        seen = {"If-None-Match": http.get(f"/tables/{ada.code}").headers["etag"]}
        with server.socket(ada.code) as watching:
            watching.get()
            assert http.get(f"/tables/{ada.code}", headers=seen).json()["presence"]["watching"] == 1


def test_the_client_notes_who_comes_without_calling_it_news(server: ServerProcess) -> None:
    tables = table_of_people(server)
    following = tables[0].follow()
    assert next(following).type == "full"
    with server.socket(tables[0].code) as watching:
        watching.get()
        with server.socket(tables[0].code, tables[1].token):
            watching.until_crowd([1, 1, *[0] * (len(tables) - 2)], 1)
            tables[0].say("hello")
            news = next(following)
        assert news.raw["kind"] == "chat"
        assert news.presence["seats"][:2] == [1, 1]
    following.close()  # type: ignore[attr-defined]


def test_who_is_connected_to_another_process_is_seen_until_that_process_is_gone(
    tmp_path: Path, postgres_database: str
) -> None:
    with running_two(tmp_path, postgres_database) as servers:
        tables = table_of_people(servers[0])
        code, rest = tables[0].code, [0] * (len(tables) - 2)
        with servers[0].socket(code, tables[0].token) as ada, servers[0].socket(code), servers[0].socket(code):
            ada.until_crowd([1, 0, *rest], 2)
            with servers[1].socket(code, tables[1].token) as ben:  # a process that hears of the others only now
                ben.until_crowd([1, 1, *rest], 2)
                ada.until_crowd([1, 1, *rest], 2)
                with servers[1].socket(code, tables[0].token):  # Ada again, on another machine
                    with servers[1].socket(code):
                        ada.until_crowd([1, 1, *rest], 3)
                    ada.until_crowd([1, 1, *rest], 2)
            ada.until_crowd([1, 0, *rest], 2)
            with servers[1].socket(code, tables[1].token) as ben:
                ben.until_crowd([1, 1, *rest], 2)
                servers[0].stop()
                ben.until_crowd([0, 1, *rest], 0)


async def test_a_process_that_is_no_longer_heard_of_has_nobody() -> None:
    game = quick_game()
    asked = NewTable(
        game=game.key, seats=[MySeat(kind="me", name="Ada"), *[OpenSeat(kind="open")] * (game.seats[0] - 1)]
    )
    header, first = plan_table(asked, "ada", 0.0)
    state = TableState(header)
    state.apply(first.entry(1, 0.0))
    broadcast: list[Connected] = []
    clock = StoppedClock()
    presence = Presence(state, {}, lambda connected: None, broadcast.append, clock)
    alone = presence.now()
    crowd = Connected.parse(f"1{'.0' * (game.seats[0] - 1)}+4")
    presence.receive("another process", crowd)
    presence.receive("a third one", crowd)
    assert presence.now() == Connected(crowd.seats, 8)
    presence.receive("of another version", Connected((1,) * 9, 9))
    clock.advance(GONE_AFTER)
    presence.heartbeat()
    assert presence.now().watching == 8
    clock.advance(1)
    presence.heartbeat()
    assert presence.now() == alone
    assert broadcast == []  # who has nobody need not say so


def test_a_page_that_is_loaded_again_and_again_is_not_told_as_coming_and_going(server: ServerProcess) -> None:
    tables = table_of_people(server)
    rest = [0] * (len(tables) - 2)
    with server.socket(tables[0].code, tables[0].token) as socket:
        socket.until_crowd([1, 0, *rest], 0)
        changes, started = 0, time.monotonic()
        for _ in range(20):
            with server.socket(tables[0].code, tables[1].token) as page:
                page.get()
        socket.send({"type": "ping"})
        while (message := json.loads(socket.connection.recv(timeout=TIMEOUT)))["type"] != "pong":
            changes += message["type"] == "presence"
        assert changes <= (time.monotonic() - started) / DELAY + 1
