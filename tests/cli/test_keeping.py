"""Leaving the table and coming again: what was played is kept, whatever happens."""

import json
import os
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.cli.records import SUFFIX, kept_path, read, unfinished
from benchtop.cli.terminal.screen import Screen
from benchtop.core.text import Block

from .run import finished, kept_in, one_line, quickest, record_of, run

KEY = quickest().key


@pytest.mark.parametrize(
    ("key", "leaving"), [*((key, "quit\n") for key in benchtop.games()), (KEY, "q\n"), (KEY, "exit\n"), (KEY, "")]
)
def test_leaving_keeps_the_game_and_coming_again_shows_the_same_table(key: str, leaving: str, data: Path) -> None:
    shown = run("play", key, "--seed", "3", "--full", typed=f"1\n1\n1\ntable\n{leaving}")
    assert shown.exit_code == 0
    path = kept_in(data)
    assert f"benchtop play --resume {path}" in shown.stdout
    _, before = read(path)
    again = run("play", "--resume", str(path), typed="table\n").stdout
    _, after = read(path)
    assert after.state.to_json() == before.state.to_json()
    assert after.names == before.names
    table = shown.stdout.split("? for help): \n")[-2].split("Ada, your move")[0]
    assert table.strip()
    assert table in again


def test_a_kept_game_can_be_called_by_its_name(data: Path) -> None:
    run("play", KEY, "--seed", "3", typed="1\n1\n")
    name = kept_in(data).name.removesuffix(SUFFIX)
    assert "Ada, your move" in run("play", "--resume", name).stdout
    assert run("replay", name, "--ply", "1").exit_code == 0
    assert kept_in(data).parent == kept_path(Path(name)).parent
    assert run("play", "--resume", "no-such-game").exit_code == 1


def test_a_resumed_game_goes_on_with_the_same_opponents(data: Path) -> None:
    run("play", KEY, "--seed", "3", "--bots", "medium", typed="1\n" * 6)
    before = record_of(kept_in(data))
    run("play", "--resume", str(kept_in(data)), typed="1\n" * 6)
    after = record_of(kept_in(data))
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert [seat["driver"] for seat in after["seats"]][:2] == ["human", "medium"]


def test_a_game_of_bots_alone_is_taken_over(data: Path) -> None:
    run("play", KEY, "--seed", "3", typed="1\n1\n")
    record = record_of(kept_in(data))
    for driver in ("easy", "no such bot", 7):
        for seat in record["seats"]:
            seat["driver"] = driver
        kept_in(data).write_text(json.dumps(record))
        assert "Ada, your move" in run("play", "--resume", str(kept_in(data))).stdout


def test_games_in_the_folder_of_earlier_versions_are_still_offered(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Find games saved by a version that used XDG_DATA_HOME on every platform, beside newer ones."""
    run("play", KEY, "--seed", "3", typed="1\n")
    before = kept_in(data)
    new = tmp_path / "as the platform has it"
    monkeypatch.setattr("benchtop.cli.records.user_data_path", lambda *name, **settings: new)
    run("play", KEY, "--seed", "4", typed="1\n")
    (after,) = new.glob("*.btg.json")
    for age, path in enumerate((after, before)):
        os.utime(path, (10**9 - age, 10**9 - age))
    assert [path for path, _ in unfinished()] == [after, before]


def test_nothing_is_kept_of_a_game_in_which_one_has_not_moved(data: Path) -> None:
    assert "nothing was saved" in run("play", KEY).stdout
    assert not data.exists()


def test_every_move_is_on_disk_before_the_next_question(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Store, then tell: if the program dies at the prompt, nothing is lost."""
    answers = iter(["1", "1", "1"])

    def type_or_die(prompt: str = "") -> str:
        moved = [entry for entry in record_of(kept_in(data))["moves"] if entry["seat"] == 0] if data.exists() else []
        output.append(len(moved))
        try:
            return next(answers)
        except StopIteration:
            raise SystemExit(9) from None

    output: list[int] = []
    monkeypatch.setattr("builtins.input", type_or_die)
    from benchtop.cli import app

    with pytest.raises(SystemExit):
        app(["play", KEY, "--seed", "3", "--no-auto"], standalone_mode=False)
    assert output == [0, 1, 2, 3]


def test_a_copy_is_saved_and_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.btg.json"
    shown = run("play", KEY, "--seed", "3", typed=f"1\nsave {copy}\nsave {copy}\n").stdout
    assert f"Saved as {copy}" in shown
    assert "already exists" in one_line(shown)
    read(copy)


def test_a_file_to_keep_the_game_in_must_be_new(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("precious")
    result = run("play", KEY, "--save", str(there))
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert there.read_text() == "precious"


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(data: Path) -> None:
    data.write_text("a file where the folder should be")
    result = run("play", KEY, "--seed", "3", typed="1\n1\n")
    assert result.exit_code == 1, "what could not be kept is no success"
    assert one_line(result.stdout).count("This game cannot be saved in") == 1
    assert "could not be saved" in result.stdout


def test_fields_that_others_wrote_into_a_record_are_kept(data: Path) -> None:
    run("play", KEY, "--seed", "3", typed="1\n1\n")
    record = record_of(kept_in(data)) | {"event": "school fair"}
    kept_in(data).write_text(json.dumps(record))
    run("play", "--resume", str(kept_in(data)), typed="1\n")
    assert record_of(kept_in(data))["event"] == "school fair"


@pytest.mark.parametrize(
    ("text", "says"),
    [(None, "No such file"), ("hello", "is not JSON"), ("[]", "not a Benchtop record"), ('{"format": "x"}', "not a B")],
)
def test_a_file_that_cannot_be_resumed_fails_with_words(text: str | None, says: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    if text is not None:
        path.write_text(text)
    result = run("play", "--resume", str(path))
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stderr.count(str(path)) == 1


def test_a_finished_game_is_shown_and_not_played_on(tmp_path: Path) -> None:
    shown = run("play", "--resume", str(finished(KEY, tmp_path)[1])).stdout
    assert "The game is over" in shown
    assert "your move" not in shown


def test_a_fault_of_the_program_does_not_cost_the_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, drawn = Screen.blocks, chain([False, False, True], repeat(False))

    def blocks(screen: Screen, view: dict[str, Any]) -> list[Block]:
        if next(drawn):
            raise RuntimeError("a fault")
        return real(screen, view)

    monkeypatch.setattr(Screen, "blocks", blocks)
    with pytest.raises(RuntimeError, match="a fault"):
        run("play", KEY, "--seed", "3", "--no-auto", typed="1\n" * 9)
    assert "The game is saved" in capture(kept_in(data))


def capture(path: Path) -> str:
    """Return what the player of a saved game reads when leaving it."""
    return run("play", "--resume", str(path)).stdout
