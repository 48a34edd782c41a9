"""What `import benchtop` offers: the names of the contract, and no others."""

import json
from pathlib import Path

import pytest

import benchtop


def test_the_namespace_is_the_public_api() -> None:
    assert dir(benchtop) == sorted(benchtop.__all__)
    for name in benchtop.__all__:
        assert getattr(benchtop, name) is not None


def test_a_record_can_be_kept_in_a_file_and_played_again(tmp_path: Path) -> None:
    match = benchtop.Match(benchtop.game("pdb50"), seats=2, seed=4)
    match.play(match.to_move, match.legal(match.to_move)[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    assert benchtop.replay(benchtop.load_record(path)).state.to_json() == match.state.to_json()
    with pytest.raises(benchtop.RecordError, match="cannot read"):
        benchtop.load_record(tmp_path / "nothing.json")
