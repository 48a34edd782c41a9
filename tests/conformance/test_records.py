"""Records that earlier versions of the program wrote (tests/records): they play to the letter as they did then."""

import json
from pathlib import Path

import pytest

import benchtop

FILES = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_plays_to_its_result(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    match = benchtop.replay(record)
    assert match.over and match.record() == record


def test_there_are_old_records_of_every_game() -> None:
    assert {path.parent.name for path in FILES} >= set(benchtop.games())
