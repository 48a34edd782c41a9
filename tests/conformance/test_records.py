"""Records that earlier versions of the program wrote (tests/records): those of rules that a game still has play to the
letter as they did then; those of older rules are refused in words.

From release 1.0 on, every record keeps playing: `tools/release.py` copies the records of a release into
`tests/records/released`, and here all of them play.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import benchtop

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((ROOT / "tests" / "records").glob("*/*.json"))
RELEASED = ROOT / "tests" / "records" / "released"


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_plays_to_its_result_or_is_refused_in_words(path: Path) -> None:
    record = read(path)
    game = benchtop.game(record["game"])
    if game.plays(record["rules_version"]):
        match = benchtop.replay(record)
        assert match.over and match.record() | {"rules_version": 0} == record | {"rules_version": 0}
    else:
        with pytest.raises(benchtop.RecordError, match=f"played with version {record['rules_version']} of the rules"):
            benchtop.replay(record)


def test_every_record_of_a_release_from_1_0_on_keeps_playing() -> None:
    released = sorted(RELEASED.glob("*/*/*.json"))
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert bool(released) == (int(version.partition(".")[0]) >= 1), "tools/release.py keeps the records of a release"
    for path in released:
        record = read(path)
        match = benchtop.replay(record)
        assert match.over, path
        assert [move["move"] for move in match.record()["moves"]] == [move["move"] for move in record["moves"]]


def test_there_are_records_of_todays_rules_of_every_game() -> None:
    today = {
        path.parent.name for path in FILES if read(path)["rules_version"] == benchtop.game(path.parent.name).version
    }
    assert today >= set(benchtop.games())
