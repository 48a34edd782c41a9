"""The terminal as a seat at a table on a real server: joining, playing, waiting, leaving, coming back."""

import http.server
import sys
import threading
from pathlib import Path

import pytest

import benchtop
from benchtop.client import Server, Table
from tests.server.conftest import server
from tests.server.running import BOT, ServerProcess, quick_game, running
from tests.store.postgres import free_port

from .run import one_line, run

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a Unix thing", allow_module_level=True)

from .terminal import Terminal

__all__ = ["server"]
PROMPT = "? for help):"


def table_with_an_open_seat(server: ServerProcess) -> Table:
    """Open a table for two with Ada in a seat and the other seat open."""
    game = quick_game()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, *[BOT] * (game.seats[0] - 2)]
    return Server(server.base).open(game.key, seats)[0]


def ben_to_move(host: Table) -> None:
    """Let Ada play until it is Ben's turn."""
    while (now := host.look()).legal:
        host.play(now.legal[0]["move"], now.ply)


def test_a_game_is_played_to_its_end_against_a_bot(server: ServerProcess) -> None:
    game = quick_game()
    code = Server(server.base).open(game.key, [{"kind": "open"}, *[BOT] * (game.seats[0] - 1)])[0].code
    shown = run("join", server.base, code, "--name", "Ben", typed="1\n" * game.max_moves)
    assert shown.exit_code == 0, shown.output
    for line in game.text.goal:
        assert line in shown.stdout
    assert f"Table {code}: you are Ben, seat 1." in shown.stdout
    assert "The game is over: " in shown.stdout
    table = Server(server.base).watch(code).look().raw["table"]
    for seat, score in zip(table["seats"], table["result"]["scores"], strict=True):
        assert f"{'You' if seat['kind'] == 'person' else seat['name']} {score}" in one_line(
            shown.stdout.split("The game is over: ")[1]
        )


def test_questions_are_answered_and_moves_played_as_at_ones_own_table(server: ServerProcess) -> None:
    host = table_with_an_open_seat(server)
    with Terminal("join", server.base, host.code.lower(), "--name", "Ben") as screen:
        screen.wait_for("With you: Ada")
        ben_to_move(host)
        screen.wait_for("Ben, your move (1")
        screen.wait_for(PROMPT)
        game = quick_game()
        ben = host.look().to_move
        legal = {one["move"] for one in Server(server.base).watch(host.code).look().legal}
        illegal = next(
            move
            for move in game.moves
            if str(move) not in legal and str(move).startswith(str(game.moves[-1]).split()[0])
        )
        card = game.cards()[0]["name"]
        for typed, says in [
            (f"why {illegal}", ("Not now: ", "This move is legal: ")),
            ("hint", ("a bot's suggestions",)),
            (f"card {card}", (card,)),
            ("help rules", ("Command: ",)),
            ("rules 1", ("§1",)),
            ("table", ("Players",)),
            ("log", (" > ", " · ", "Nothing has been played")),
            ("save", (f"saved on the server: {host.url}",)),
            ("undo", ("has moved since", "Nothing has been played yet.")),
            ("xyzzy plugh", ("There is no 'xyzzy plugh'",)),
        ]:
            screen.type(typed)
            screen.wait_for(*says)
            screen.wait_for(PROMPT)
        ply = host.look().ply
        assert ben == host.look().to_move
        screen.type("1")
        screen.wait_for("Waiting for Ada", PROMPT)
        assert host.look().ply > ply
        screen.press(b"\x03")
        screen.wait_for("Come back with:")
        assert screen.exit_code() == 130
        assert "Traceback" not in screen.raw


def test_who_left_comes_back_to_the_same_seat(server: ServerProcess) -> None:
    host = table_with_an_open_seat(server)
    ends = []
    for _ in range(2):
        with Terminal("join", f"{server.base}/t/{host.code}", "--name", "Ben", "--plain") as screen:
            screen.wait_for("you are Ben, seat 2.")
            ben_to_move(host)
            screen.wait_for(PROMPT)
            screen.type("q")
            screen.wait_for(f"join {server.base} {host.code}")
            ends.append(screen.exit_code())
    assert ends == [0, 0]
    assert [seat["people"] for seat in host.look().raw["table"]["seats"][:2]] == [1, 1]


def test_a_server_that_restarts_is_waited_for(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = table_with_an_open_seat(server)
        with Terminal("join", server.base, host.code, "--name", "Ben", "--plain") as screen:
            screen.wait_for("With you: Ada")
            server.kill()
            server.start()
            ben_to_move(host)
            screen.wait_for("Ben, your move (1")
            screen.type("1")
            screen.wait_for("Waiting for Ada", PROMPT)
            assert "Traceback" not in screen.raw


def test_what_does_not_work_is_said_in_a_sentence(server: ServerProcess) -> None:
    full = Server(server.base).open(quick_game().key, [{"kind": "me"}, *[BOT] * (quick_game().seats[0] - 1)])[0]
    port = free_port()
    for arguments, code, says in [
        ([server.base, "ZZZZZZ"], 1, "There is no table 'ZZZZZZ'."),
        ([server.base, full.code], 1, "Every seat is taken; you can watch."),
        ([server.base, full.code, "--seat", "77"], 1, "seat"),
        ([f"http://127.0.0.1:{port}", "BCDFGH"], 1, f"No server answers at http://127.0.0.1:{port}."),
        ([server.base], 2, "the code of the table is missing"),
        (["ftp://nowhere", "BCDFGH"], 2, "is not the address of a server"),
        ([server.base, "a table"], 2, "is not the code of a table"),
    ]:
        result = run("join", *arguments)
        assert result.exit_code == code, (arguments, result.output)
        assert says in result.stderr
        assert result.stderr.count("\n") == 1, "one sentence"


class Quiet(http.server.BaseHTTPRequestHandler):
    """Knows no request, and says nothing about it here."""

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def test_another_kind_of_server_is_told_from_ours() -> None:
    web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    thread = threading.Thread(target=web.serve_forever)
    thread.start()
    try:
        base = f"http://127.0.0.1:{web.server_port}"
        result = run("join", base, "BCDFGH")
    finally:
        web.shutdown()
        thread.join()
        web.server_close()
    assert result.exit_code == 1
    assert result.stderr == f"benchtop: {base} is not a Benchtop server.\n"


def test_rules_of_another_version_are_not_played(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    host = table_with_an_open_seat(server)
    monkeypatch.setattr(benchtop.game(quick_game().key), "version", 99)
    result = run("join", server.base, host.code)
    assert result.exit_code == 1
    assert "install the same version of Benchtop" in result.stderr
