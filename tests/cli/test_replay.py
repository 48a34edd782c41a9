"""Games seen again, and records that are verified."""

import json
from pathlib import Path

import pytest

import benchtop
from benchtop.cli.records import read
from benchtop.core.text import spelled_out

from .run import finished, kept_in, one_line, quickest, record_of, run

GAMES = pytest.mark.parametrize("key", benchtop.games())


@GAMES
def test_piped_the_whole_game_is_told_as_its_player_heard_it(key: str, tmp_path: Path) -> None:
    _, path = finished(key, tmp_path)
    shown = run("replay", str(path)).stdout
    _, match = read(path)
    for number, played in enumerate(match.played, 1):
        mark = ">" if played.seat == 0 else "·"
        assert f"\n{number:>4} {mark} " in shown
    output = [match.game.tell(played.events, 0, match.names, 0) for played in match.played]
    heard = [words for one in output for _, words in one if words]
    assert len(heard) > len(match.played) / 4
    assert not [sentence for sentence in heard if sentence not in shown]
    assert "The game is over" in shown


@GAMES
def test_at_the_end_every_score_says_how_it_adds_up(key: str, tmp_path: Path) -> None:
    _, path = finished(key, tmp_path)
    _, match = read(path)
    end = run("replay", str(path), "--plain", "--ply", str(len(match.played))).stdout.split("How they add up")[1]
    for seat in range(match.seats):
        assert spelled_out(match.game.text.arithmetic(match.state, seat)) in one_line(end)


def test_other_eyes_see_other_things(tmp_path: Path) -> None:
    _, path = finished(quickest().key, tmp_path)
    _, match = read(path)
    output = {seat: json.loads(run("replay", str(path), "--json", *_eyes(seat)).stdout) for seat in (None, 0, 1)}
    assert output[None]["seat"] == 0, "a lone player sees their own game again"
    for seat in (0, 1):
        assert output[seat]["view"] == match.state.view(seat)
        for entry, played in zip(output[seat]["moves"], match.played, strict=True):
            assert entry["move"] == played.notation_for(seat)
            assert entry["events"] == [event.to_json() for event in played.events if event.heard_by(seat)]


def _eyes(seat: int | None) -> list[str]:
    return [] if seat is None else ["--seat", str(seat)]


def test_one_moment_is_shown(tmp_path: Path) -> None:
    _, path = finished(quickest().key, tmp_path)
    _, match = read(path)
    shown = run("replay", str(path), "--ply", "3").stdout
    assert f"after move 3 of {len(match.played)}" in shown
    state = match.state_at(3)
    for block in match.game.text.table(state.view(0), match.names):
        assert block.plain() in shown
    assert json.loads(run("replay", str(path), "--ply", "3", "--json").stdout)["view"] == state.view(0)
    assert f"after move 0 of {len(match.played)}" in run("replay", str(path), "--ply", "0").stdout


def test_moments_and_seats_that_do_not_exist_are_wrong_usage(tmp_path: Path) -> None:
    _, path = finished(quickest().key, tmp_path)
    for arguments, says in [
        (["--ply", "99999"], "moves"),
        (["--ply", "-1"], "moves"),
        (["--seat", "9"], "seats are numbered 0 to"),
    ]:
        result = run("replay", str(path), *arguments)
        assert result.exit_code == 2
        assert says in result.stderr


def test_a_record_that_cannot_be_read_fails_with_words(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path / "none.json"))
    assert result.exit_code == 1
    assert "No such file" in result.stderr


# -- check ----------------------------------------------------------------------------------------------------------


@GAMES
def test_a_good_record_is_found_good(key: str, tmp_path: Path) -> None:
    _, path = finished(key, tmp_path)
    result = run("check", str(path))
    assert result.exit_code == 0
    assert "legal moves, won by" in one_line(result.stdout)


def test_a_game_that_still_runs_is_good_so_far(data: Path) -> None:
    run("play", quickest().key, "--seed", "5", typed="1\n")
    result = run("check", str(kept_in(data)))
    assert result.exit_code == 0
    assert "not finished" in result.stdout


def test_one_wrong_record_fails_the_lot_and_all_are_told(tmp_path: Path) -> None:
    _, good = finished(quickest().key, tmp_path)
    record = record_of(good)
    wrong = {
        "moves.json": record | {"moves": record["moves"][1:]},
        "score.json": record | {"result": {"scores": [9999] * len(record["seats"]), "winners": [0]}},
        "shape.json": record | {"undone": 7},
        "text.json": "hello",
    }
    for name, content in wrong.items():
        (tmp_path / name).write_text(json.dumps(content))
    paths = [str(good), *(str(tmp_path / name) for name in wrong), str(tmp_path / "none.json")]
    result = run("check", *paths)
    assert result.exit_code == 1
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok"] + ["WRONG"] * 5
    output = json.loads(run("check", "--json", *paths).stdout)
    assert [entry["ok"] for entry in output] == [True] + [False] * 5
    assert output[0]["scores"] == record["result"]["scores"]
    assert "the rules say" in output[2]["says"]


def test_worth_writes_a_file_beside_the_record(tmp_path: Path) -> None:
    _, path = finished("translation", tmp_path)
    asked = ("worth", str(path), "--worlds", "2", "--jobs", "1")
    assert "The worth of every decision is in" in one_line(run(*asked).stdout)
    lines = (tmp_path / f"{path.stem}.worth.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "translation" and len(lines) > 10
    refused = run("worth", str(path), "--budget", "search:50ms")
    assert refused.exit_code == 2 and "depends on the machine's speed" in one_line(refused.stderr)
