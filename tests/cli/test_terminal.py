"""The way a person meets it: in a terminal, in colour or not, wide or narrow, with Ctrl-C and Ctrl-D."""

import re
import sys
from pathlib import Path

import pytest

import benchtop
from benchtop.cli.records import read

from .run import finished, kept_in, one_line, quickest, run

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a Unix thing", allow_module_level=True)

from .terminal import Terminal

KEY = quickest().key
PROMPT = "? for help):"
GAMES = pytest.mark.parametrize("key", benchtop.games())


def test_the_menu_leads_a_newcomer_to_a_first_move(data: Path) -> None:
    with Terminal("play") as screen:
        menu = screen.wait_for("or q to leave)")
        for game in benchtop.games().values():
            assert game.title in menu
        screen.type("nonsense")
        screen.wait_for("Type a number from the list, or the name of a game.")
        screen.type(next(key for key, game in benchtop.games().items() if len(game.seats) > 1))
        screen.wait_for("How many players")
        screen.type("99")
        screen.wait_for("is for")
        screen.type("")
        screen.wait_for("Which level?")
        screen.type("impossible")
        screen.wait_for("the name of a level.")
        screen.type("2")
        screen.wait_for("level medium")
        screen.begin()
        screen.wait_for(PROMPT)
        screen.type("1")
        screen.wait_for(PROMPT)
        screen.type("quit")
        screen.wait_for("benchtop play --resume")
        assert screen.exit_code() == 0
    with Terminal("play") as screen:
        menu = one_line(screen.wait_for("or q to leave)"))
        assert "Or go on with" in menu
        number = len(benchtop.games()) + 1
        screen.type(str(number))
        screen.wait_for(PROMPT)


def test_the_menu_can_be_left() -> None:
    for leave, code in ((b"q\n", 0), (b"\x03", 130), (b"\x04", 0)):
        with Terminal("play") as screen:
            screen.wait_for("or q to leave)")
            screen.press_at_prompt(leave)
            assert screen.exit_code() == code
            assert "Traceback" not in screen.raw


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_keeps_the_game(key: bytes, code: int, data: Path) -> None:
    with Terminal("play", KEY, "--seed", "3") as screen:
        screen.begin()
        screen.wait_for(PROMPT)
        screen.type("1")
        screen.wait_for(PROMPT)
        screen.press_at_prompt(key)
        screen.wait_for(f"benchtop play --resume {kept_in(data)}")
        assert screen.exit_code() == code
        assert "Traceback" not in screen.raw
    read(kept_in(data))


@GAMES
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(key: str, columns: int) -> None:
    with Terminal("play", key, "--seed", "5", columns=columns, lines=40) as screen:
        screen.begin()
        for _ in range(6):
            screen.wait_for(PROMPT)
            screen.type("1")
        screen.wait_for(PROMPT)
        screen.type("table")
        screen.wait_for(PROMPT)
        for line in screen.drawn_lines():
            assert len(line) <= columns, line


def test_panels_stand_side_by_side_where_there_is_room() -> None:
    shapes = {}
    for columns in (60, 200):
        with Terminal("play", KEY, "--seed", "5", columns=columns, lines=60) as screen:
            screen.begin()
            shapes[columns] = screen.wait_for(PROMPT).count("╮╭")
    assert shapes[200] > shapes[60]


def test_colours_only_where_they_are_wanted() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9]")
    with Terminal("play", KEY, "--seed", "5") as screen:
        screen.begin()
        words = screen.wait_for(PROMPT)
        assert colour.search(screen.raw)
    for setting in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with Terminal("play", KEY, "--seed", "5", env=setting) as screen:
            screen.begin()
            assert one_line(screen.wait_for(PROMPT)) == one_line(words), "the letters say the same"
            assert not colour.search(screen.raw)
    with Terminal("play", KEY, "--seed", "5", "--plain") as screen:
        screen.begin()
        assert "╭" not in screen.wait_for(PROMPT)
        assert not colour.search(screen.raw)
    assert "\x1b" not in run("play", KEY).stdout


def test_passing_the_keyboard_wipes_the_screen_and_nothing_secret_stands_behind() -> None:
    names = [part for name in ("Mia", "Noor", "Olu", "Pia")[: quickest().seats[0]] for part in ("--name", name)]
    with Terminal("play", KEY, "--hot-seat", *names, "--seed", "5", "--no-auto") as screen:
        screen.begin()
        screen.wait_for("when nobody else is looking.")
        screen.type("")
        for _ in range(quickest().max_moves):
            if "looking" in screen.wait_for(PROMPT, "when nobody else is looking."):
                break
            screen.type("1")
        else:
            raise AssertionError("the keyboard was never passed on")
        wiped = screen.raw.rindex("\x1b[3J\x1b[2J\x1b[H")
        behind = screen.raw[wiped:]
        assert "Pass the keyboard to" in behind
        assert "╭" not in behind, "no table behind the curtain"


def test_a_replay_is_walked_through(tmp_path: Path) -> None:
    _, path = finished(KEY, tmp_path)
    last = len(read(path)[1].played)
    with Terminal("replay", str(path)) as screen:
        for typed, shows in [
            (None, f"after move 0 of {last}"),
            ("", f"after move 1 of {last}"),
            ("n", f"after move 2 of {last}"),
            ("p", f"after move 1 of {last}"),
            (str(last), "The game is over"),
            ("n", "That was the last move"),
            ("0", f"after move 0 of {last}"),
            ("p", "This is the start"),
            ("what", "Enter or n goes on"),
            ("end", "The game is over"),
            ("home", f"after move 0 of {last}"),
            (b"\x1b[F", "The game is over"),
            (b"\x1b[H", f"after move 0 of {last}"),
            (b"\x1b[C", f"after move 1 of {last}"),
            (b"\x1b[D", f"after move 0 of {last}"),
        ]:
            if isinstance(typed, bytes):
                screen.press(typed)
            elif typed is not None:
                screen.type(typed)
            screen.wait_for(shows)
            screen.wait_for("q: leave):")
        screen.type("q")
        assert screen.exit_code() == 0


def test_rules_go_through_the_pager() -> None:
    with Terminal("rules", KEY) as screen:
        assert screen.exit_code() == 0
        assert "§1" in screen.raw
