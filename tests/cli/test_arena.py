"""`benchtop arena` as a researcher runs it: figures in a terminal or for a program, stopped and gone on with."""

import json
from pathlib import Path

import pytest

from tests.depth import depth

from .run import one_line, quickest, run
from .terminal import Terminal

TWO_GAMES = ("arena", quickest().key, "--bots", "greedy,random", "--games", "2", "--seats", "2")


def test_the_standings_come_whole_in_narrow_terminals_too() -> None:
    for columns in ("80", "60"):
        result = run(*TWO_GAMES, COLUMNS=columns)
        assert result.exit_code == 0
        assert "2 seats, 2 games, seed arena" in one_line(result.stdout)
        assert "…" not in result.stdout


def test_a_program_reads_plan_and_standings() -> None:
    read = json.loads(run(*TWO_GAMES, "--json").stdout)
    assert read["plan"]["bots"] == ["greedy", "random"]
    assert {row["bot"] for row in read["standings"]} == {"greedy", "random"}
    assert sum(row["wins"] for row in read["standings"]) == pytest.approx(1)


def test_at_many_seats_it_tells_who_finished_ahead() -> None:
    assert "greedy ahead of others: " in run(*TWO_GAMES[:-1], "3").stdout
    assert "ahead of others" not in run(*TWO_GAMES).stdout


def test_asked_for_luck_it_tells_what_is_won_without_it() -> None:
    shown = run(*TWO_GAMES, "--luck").stdout
    assert "greedy without luck: " in shown and "random without luck: " in shown
    assert "without luck" not in run(*TWO_GAMES).stdout


def test_what_cannot_be_played_is_said_before_anything_is(tmp_path: Path) -> None:
    file = tmp_path / "games.ndjson"
    result = run("arena", quickest().key, "--bots", "nobody", "--out", str(file))
    assert result.exit_code == 2
    assert "no bot called 'nobody'" in one_line(result.stderr)
    assert not file.exists()


@pytest.mark.parametrize("jobs", depth(["2"], ["1", "2"]))
def test_stopped_it_shows_what_it_has_and_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games.ndjson"
    command = ("arena", quickest().key, "--bots", "random", "--games", "3000", "--seats", "2", "--jobs", jobs)
    with Terminal(*command, "--out", str(file), columns=100) as terminal:
        while not file.exists() or len(file.read_text(encoding="utf-8").splitlines()) < 3:
            terminal.wait_for("/3000")  # the progress bar, drawn again and again
        terminal.press(b"\x03")
        shown = terminal.wait_for("run the same command to continue")
        assert terminal.exit_code() == 130
    assert "95 % interval" in shown
    assert "Traceback" not in terminal.raw


def test_who_began_is_told_and_every_game_can_be_checked_and_seen_again(tmp_path: Path) -> None:
    file, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    shown = run(*TWO_GAMES, "--out", str(file), "--csv", str(table)).stdout
    assert "first player: won " in shown and "turn 2: won " in shown and "moves per game: " in shown
    assert len(table.read_text(encoding="utf-8").splitlines()) == 5
    checked = run("check", str(file))
    assert checked.exit_code == 0 and checked.stdout.count("legal moves, won by") == 2
    assert run("replay", str(file), "--game", "1", "--ply", "0").exit_code == 0
    for wrong in ((), ("--game", "2")):
        refused = run("replay", str(file), *wrong)
        assert refused.exit_code == 1 and "contains 2 games of an arena: choose one with --game" in one_line(
            refused.stderr
        )
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], lines[1].replace('"winners": [', '"winners": [7, ')]), encoding="utf-8")
    assert run("check", str(file)).exit_code == 1
    output = json.loads(run(*TWO_GAMES, "--json").stdout)
    assert [row["turn"] for row in output["turn_order"]] == [1, 2]
    assert output["course"]["moves"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--jobs", "0"], "--jobs"),
        (["--jobs", "-1"], "--jobs"),
        (["--out", "/nonexistent/x"], "cannot write to /nonexistent/x"),
        (["--csv", "/nonexistent/x"], "cannot write to /nonexistent/x"),
        (["--out", "."], "cannot write to ."),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(arguments: list[str], says: str) -> None:
    refused = run(*TWO_GAMES, *arguments)
    assert refused.exit_code in (1, 2)
    assert says in one_line(refused.stderr)
