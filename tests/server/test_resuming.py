"""Coming back to a table: what was missed, and no more; the log in pages; who may take back what, and until when."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.client import Server, Table
from benchtop.server.tables.messages import LOG_LINES
from benchtop.server.tables.state import RECENT
from tests.server.running import BOT, ServerProcess, checked, people, quick_game, running, running_here, until
from tests.server.seats import mover, table_of_people, undoable


def play_on(tables: list[Table], moves: int) -> int:
    """Play a number of legal moves, and return the number of the newest entry."""
    n = 0
    for _ in range(moves):
        now = mover(tables).look()
        n = tables[now.to_move or 0].play(now.legal[0]["move"], ply=now.ply)
    return n


def long_game() -> benchtop.Game:
    return max(benchtop.games().values(), key=lambda game: game.max_moves)


def test_who_comes_back_is_told_what_was_missed(server: ServerProcess) -> None:
    tables = table_of_people(server)
    before = tables[0].look()
    with server.socket(tables[0].code, tables[0].token) as socket:
        n = play_on(tables, 3)
        heard = [socket.until("update", n=number) for number in range(before.n + 1, n + 1)]
    with server.socket(tables[0].code, tables[0].token, f"?since={before.n}") as socket:
        resumed = socket.get()
        message = [socket.get() for _ in range(3)]
        assert resumed["n"] == n
        assert resumed["you"] == before.raw["you"]
        for missed, live in zip(message, heard, strict=True):
            assert {name: live[name] for name in ("type", "n", "kind", "seat", "at", "happened", "log")} == {
                name: missed[name] for name in ("type", "n", "kind", "seat", "at", "happened", "log")
            }
        assert all("view" not in one for one in message[:-1])
        assert {name: value for name, value in message[-1].items() if name != "table"} == heard[-1]
        assert message[-1]["table"] == tables[0].look().raw["table"]
        n = play_on(tables, 1)
        assert socket.get()["n"] == n


def test_who_missed_nothing_is_told_only_that(server: ServerProcess) -> None:
    tables = table_of_people(server)
    n = tables[0].look().n
    with server.socket(tables[0].code, tables[0].token, f"?since={n}") as socket:
        assert socket.get()["type"] == "resumed"
        assert play_on(tables, 1) == socket.get()["n"] == n + 1


def test_a_stream_resumes_as_well(server: ServerProcess) -> None:
    tables = table_of_people(server)
    since = tables[0].look().n
    play_on(tables, 2)
    with (
        server.http(tables[0].token) as http,
        http.stream("GET", f"/tables/{tables[0].code}/stream?since={since}") as stream,
    ):
        message: list[dict[str, Any]] = []
        for line in stream.iter_lines():
            if line.strip():
                message.append(checked(json.loads(line)))
            if len(message) == 3:
                break
    assert [one["type"] for one in message] == ["resumed", "update", "update"]
    assert message[-1]["ply"] == 2


@pytest.mark.parametrize("since", ["0", "999999", "-1", "x", "٣", "1e3", ""])
def test_what_cannot_be_resumed_begins_anew(server: ServerProcess, since: str) -> None:
    tables = table_of_people(server)
    with server.socket(tables[0].code, tables[0].token, f"?since={since}") as socket:
        assert socket.get()["type"] == "full"


def test_too_much_to_tell_is_told_by_a_full_view(server: ServerProcess) -> None:
    game = long_game()
    tables = table_of_people(server, game, seed="1")
    since = tables[0].look().n
    n = play_on(tables, RECENT + 1)
    with server.socket(tables[0].code, tables[0].token, f"?since={since}") as socket:
        assert socket.get()["type"] == "full"
    with server.socket(tables[0].code, tables[0].token, f"?since={since + 1}") as socket:
        assert [socket.get()["n"] for _ in range(RECENT + 1)] == [n, *range(since + 2, n + 1)]


def test_moves_that_were_taken_back_are_told_by_a_full_view(server: ServerProcess) -> None:
    game, seed, moves = undoable()
    [ada, *_] = tables = Server(server.base).open(
        game.key, [{"kind": "me", "name": f"Ada {n}"} for n in range(game.seats[0])], seed=seed
    )
    since = ada.look().n
    for ply, move in enumerate(moves):
        seat = ada.look().to_move
        tables[seat or 0].play(move, ply=ply)
    last = next(line["seat"] for line in ada.look().raw["log"] if line["ply"] == len(moves) - 1)
    assert tables[last].look().raw["undo"] == {"ok": True, "reason": None}
    tables[last].undo()
    with server.socket(ada.code, ada.token, f"?since={since}") as socket:
        full = socket.get()
        assert full["type"] == "full"
        assert len(full["log"]) == len(moves) - 1


def test_resuming_outlives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables = table_of_people(server)
        since = tables[0].look().n
        n = play_on(tables, 2)
        server.kill()
        server.start()
        with server.socket(tables[0].code, tables[0].token, f"?since={since}") as socket:
            assert [socket.get()["n"] for _ in range(3)] == [n, since + 1, since + 2]


def test_a_hot_seat_begins_with_a_full_view(server: ServerProcess) -> None:
    """Check that people with several seats resume nothing: they may look from another seat by now."""
    game = quick_game()
    message = Server(server.base)._connection.ask(
        "POST", "/tables", {"game": game.key, "seats": [{"kind": "me"}] * game.seats[0]}
    )
    with server.socket(message["code"], message["guest"], "?since=1") as socket:
        assert socket.get()["type"] == "full"


def test_the_log_comes_in_pages(server: ServerProcess) -> None:
    tables = table_of_people(server, long_game(), seed="1")
    plies = LOG_LINES + 7
    play_on(tables, plies)
    full = tables[0].look().raw
    assert full["ply"] == plies
    assert [line["ply"] for line in full["log"]] == list(range(7, plies))
    with server.http(tables[0].token) as http:
        older = http.get(f"/tables/{tables[0].code}/log?before=7").json()
        assert (older["of"], older["from"]) == (plies, 0)
        assert [line["ply"] for line in older["lines"]] == list(range(7))
        newest = http.get(f"/tables/{tables[0].code}/log?limit={LOG_LINES}").json()
        assert (newest["from"], newest["lines"]) == (7, full["log"])
        assert http.get(f"/tables/{tables[0].code}/log?before=3&limit=2").json()["from"] == 1
        assert http.get(f"/tables/{tables[0].code}/log?limit=0").status_code == 422


def test_a_watcher_reads_in_the_log_what_watchers_may(server: ServerProcess) -> None:
    tables = table_of_people(server, long_game(), seed="1")
    play_on(tables, 12)
    watching = Server(server.base).watch(tables[0].code).look().raw["log"]
    with server.http() as http:
        assert http.get(f"/tables/{tables[0].code}/log").json()["lines"] == watching
        assert http.get(f"/tables/{tables[0].code}/log?seat=0").status_code == 403


# -- undo, take-back, clock -----------------------------------------------------------------------------------------


def test_a_view_says_who_may_take_back_what(server: ServerProcess) -> None:
    tables = table_of_people(server)
    first = tables[0].look().raw
    assert first["undo"] == {"ok": False, "reason": "Nothing has been played yet."}
    assert first["takeback"] == {"ok": False, "reason": "You have not moved yet."}
    seat = mover(tables).seat or 0
    play_on(tables, 1)
    assert tables[seat].look().raw["takeback"] == {"ok": True, "reason": None}
    assert not tables[1 - seat].look().raw["takeback"]["ok"]
    watching = Server(server.base).watch(tables[0].code).look().raw
    assert watching["undo"] == watching["takeback"] == {
        "ok": False, "reason": "Only players can take back a move."
    }  # fmt: skip


def test_a_table_without_undo_says_so(server: ServerProcess) -> None:
    tables = table_of_people(server, undo=False, takeback=False)
    play_on(tables, 1)
    now = tables[0].look().raw
    assert now["undo"]["reason"] == "This table plays without undo."
    assert now["takeback"]["reason"] == "This table plays without take-backs."


def test_lines_and_turns_have_their_times(tmp_path: Path) -> None:
    with running_here(tmp_path) as server:
        tables = table_of_people(server, clock=60)
        began = datetime.fromtimestamp(server.clock.now()).astimezone()
        server.clock.advance(10)
        play_on(tables, 1)
        tables[0].say("hello")
        now = tables[0].look().raw
        passed = {
            "move": now["log"][0]["at"], "chat": now["chat"][0]["at"], "turn": now["turn_since"], "due": now["due"],
        }  # fmt: skip
        seconds = {name: round((datetime.fromisoformat(at) - began).total_seconds()) for name, at in passed.items()}
        assert seconds == {"move": 10, "chat": 10, "turn": 10, "due": 70}


def test_without_a_clock_nothing_is_due(server: ServerProcess) -> None:
    assert table_of_people(server)[0].look().raw["due"] is None
    [ada] = Server(server.base).open(quick_game().key, people(quick_game(), BOT), clock=60)[:1]
    until(lambda: ada.look().legal)
    assert ada.look().raw["due"] is not None


# -- the end ----------------------------------------------------------------------------------------------------------


def test_open_hands_do_not_repeat_what_all_see(server: ServerProcess) -> None:
    tables = table_of_people(server, quick_game(), seed="3")
    [_, *others] = tables
    for other in others:
        other.resign()
    for table in tables:
        message = table.look().raw
        own = message["open"][table.seat or 0]
        assert {**message["view"], **own} == message["view"]
        assert "ply" not in own
    first, second = (table.look().raw for table in tables[:2])
    assert {**first["view"], **first["open"][1]} == second["view"]
