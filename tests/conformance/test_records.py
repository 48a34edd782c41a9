"""Records that earlier versions of the program wrote (tests/records): those of today's rules play to the letter as they
did then; those of older rules are refused in words."""

import json
from pathlib import Path
from typing import Any

import pytest

import benchtop

FILES = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_plays_to_its_result_or_is_refused_in_words(path: Path) -> None:
    record = read(path)
    game = benchtop.game(record["game"])
    if record["rules_version"] == game.version:
        match = benchtop.replay(record)
        assert match.over and match.record() == record
    else:
        with pytest.raises(benchtop.RecordError, match=f"played by version {record['rules_version']} of the rules"):
            benchtop.replay(record)


def test_there_are_records_of_todays_rules_of_every_game() -> None:
    today = {
        path.parent.name for path in FILES if read(path)["rules_version"] == benchtop.game(path.parent.name).version
    }
    assert today >= set(benchtop.games())
