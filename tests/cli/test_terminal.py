"""The way a person meets it: in a terminal, in colour or not, wide or narrow, with Ctrl-C and Ctrl-D."""

import re
import sys
from pathlib import Path

import pytest

import benchtop
from benchtop.cli.records import SUFFIX, read
from tests.depth import depth

from .run import finished, kept_in, on_terminal, quickest, run, without_colours

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a Unix thing", allow_module_level=True)

from .terminal import Terminal

KEY = quickest().key
PROMPT = "? for help):"
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]")


def test_the_command_to_go_on_fits_a_terminal(data: Path) -> None:
    """Check that a path which would be broken in the middle of a word is replaced by the name of the game."""
    folder = data / "deep" / "down" / "below" / "many" / "folders"
    with Terminal("play", KEY, "--seed", "3", env={"XDG_DATA_HOME": str(folder)}) as terminal:
        terminal.begin()
        terminal.wait_for("your move")
        terminal.type("1")
        terminal.wait_for("your move")
        terminal.type("quit")
        assert terminal.exit_code() == 0
        lines = terminal.drawn_lines()
    first = next(place for place, line in enumerate(lines) if "--resume" in line)
    assert all(len(line) <= 80 for line in lines)
    *_, name = f"{lines[first]} {lines[first + 1]}".split()
    assert (folder / "benchtop" / f"{name}{SUFFIX}").exists()


def test_the_menu_leads_a_newcomer_to_a_first_move() -> None:
    key = next(key for key, game in benchtop.games().items() if len(game.seats) > 1)
    typed = ["nonsense", key, "99", "", "impossible", "2", "", "1", "quit"]
    shown = without_colours(on_terminal("play", typed="\n".join(typed)))
    menu = shown.index("or q to leave)")
    for game in benchtop.games().values():
        assert game.title in shown[:menu]
    asked = ["Type a number from the list, or the name of a game.", "How many players", "is for", "Which level?"]
    played = [
        "the name of a level.",
        "(medium bot): takes",
        "Press Enter to begin.",
        PROMPT,
        PROMPT,
        "benchtop play --resume",
    ]
    assert re.search(".*".join(map(re.escape, asked + played)), shown, re.DOTALL)
    again = without_colours(on_terminal("play", typed=f"{len(benchtop.games()) + 1}\nquit\n"))
    assert "Or continue" in again and PROMPT in again


def test_the_menu_can_be_left() -> None:
    for typed in ("q\n", ""):
        assert on_terminal("play", typed=typed).rstrip().endswith(f"or q to leave) {typed}".rstrip())
    with Terminal("play") as screen:
        screen.wait_for("or q to leave)")
        screen.press_at_prompt(b"\x03")
        assert screen.exit_code() == 130
        assert "Traceback" not in screen.raw


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_keeps_the_game(key: bytes, code: int, data: Path) -> None:
    with Terminal("play", KEY, "--seed", "3", "--plain") as screen:
        screen.begin()
        screen.wait_for(PROMPT)
        screen.type("1")
        screen.wait_for(PROMPT)
        screen.press_at_prompt(key)
        screen.wait_for("benchtop play --resume ")
        screen.wait_for(kept_in(data).name.removesuffix(SUFFIX))
        assert screen.exit_code() == code
        assert "Traceback" not in screen.raw
    read(kept_in(data))


@pytest.mark.parametrize("columns", depth([60, 120], [60, 80, 120]))
@pytest.mark.parametrize("key", benchtop.games())
def test_nothing_is_wider_than_the_terminal(key: str, columns: int) -> None:
    moves = depth(1, 6)
    typed = "\n" + "1\n" * moves + "table\n"
    shown = without_colours(on_terminal("play", key, "--seed", "5", typed=typed, columns=columns, lines=40))
    assert shown.count(PROMPT) == moves + 2
    for line in shown.rpartition(PROMPT)[0].splitlines():  # behind it is the way back, to be copied from one line
        assert len(line) <= columns, line


def test_the_table_is_as_wide_as_the_terminal_and_in_colour() -> None:
    with Terminal("play", KEY, "--seed", "5", columns=200, lines=60) as screen:
        screen.begin()
        assert "╮╭" in screen.wait_for(PROMPT), "panels stand side by side where there is room"
        assert 180 < max(map(len, screen.drawn_lines())) <= 200
        assert COLOUR.search(screen.raw)


def test_colours_only_where_they_are_wanted() -> None:
    play = ("play", KEY, "--seed", "5")
    shown = on_terminal(*play, typed="\n", columns=120, lines=60)
    assert COLOUR.search(shown) and "╭" in shown
    for setting in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        without = on_terminal(*play, typed="\n", columns=120, lines=60, **setting)
        assert without_colours(without) == without_colours(shown), "the letters say the same"
        assert not COLOUR.search(without)
    plain = on_terminal(*play, "--plain", typed="\n", columns=120, lines=60)
    assert "╭" not in plain and not COLOUR.search(plain)
    assert "\x1b" not in run(*play).stdout


def test_passing_the_keyboard_wipes_the_screen_and_nothing_secret_stands_behind() -> None:
    names = [part for name in ("Mia", "Noor", "Olu", "Pia")[: quickest().seats[0]] for part in ("--name", name)]
    game = ("play", KEY, "--hot-seat", *names, "--seed", "5", "--no-auto")
    shown = on_terminal(*game, typed="\n\n1\n", columns=120, lines=60)
    before, _, behind = shown.rpartition("\x1b[3J\x1b[2J\x1b[H")
    assert "it is your turn" in before and "Pass the keyboard to" in behind
    assert "╭" in before and "╭" not in behind, "no table behind the curtain"


def test_a_replay_is_walked_through(tmp_path: Path) -> None:
    _, path = finished(KEY, tmp_path)
    last = len(read(path)[1].played)
    with Terminal("replay", str(path), "--plain") as screen:
        for typed, shows in [
            (None, f"after move 0 of {last}"),
            ("", f"after move 1 of {last}"),
            ("n", f"after move 2 of {last}"),
            ("p", f"after move 1 of {last}"),
            (str(last), "The game is over"),
            ("n", "That was the last move"),
            ("0", f"after move 0 of {last}"),
            ("p", "This is the start"),
            ("what", "Enter or n: next move"),
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
    with Terminal("rules", KEY, env={"PAGER": "sed s/^/PAGED:/"}) as screen:
        assert screen.exit_code() == 0
    assert "§1" in screen.raw
    assert all(line.startswith("PAGED:") for line in screen.drawn_lines() if line)
