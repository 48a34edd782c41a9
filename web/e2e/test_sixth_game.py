"""A game that `new-game` has just made is played in the browser: nobody has written a line of TypeScript for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import running
from web.e2e.person import Arrive
from web.e2e.sound import complaints
from web.e2e.words import shown, told

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources with a sixth game; servers that are started now run them."""
    for folder in ("src", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    make = (sys.executable, "-m", "benchtop", "new-game", "ligase", "--title", "Ligase Rush")
    subprocess.run(make, cwd=tmp_path, env=os.environ, check=True, capture_output=True)
    return tmp_path


def test_a_sixth_game_is_played_in_the_browser(tree: Path, arrive: Arrive) -> None:
    with running(tree) as server:
        ada = arrive(base=server.base, reduced_motion="reduce")
        ada.play_now("Ligase Rush")
        ada.decision()
        assert shown(ada.page) == told(ada.full)
        assert complaints(ada) == []
        ada.look("laptop")
        ada.play_on()
        expect(ada.region("Result")).to_be_visible()
