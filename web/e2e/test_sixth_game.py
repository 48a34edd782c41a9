"""A game that `new-game` has just made is played in the browser: nobody has written a line of TypeScript for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from benchtop.server.http.pages import CLIENT
from tests.depth import DEEP, depth
from tests.server.running import running
from web.e2e.drawn import drawn_as_told
from web.e2e.person import Arrive
from web.e2e.sound import is_sound

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", CLIENT.name)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources with a sixth game, and the client that is tested; servers that are started now run them."""
    for folder in ("src", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=NOT_COPIED)
    (tmp_path / "src" / "benchtop" / CLIENT.name).symlink_to(CLIENT, target_is_directory=True)
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    paths = (str(tmp_path / "src"), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    make = (sys.executable, "-m", "benchtop", "new-game", "ligase", "--title", "Ligase Rush")
    subprocess.run(make, cwd=tmp_path, env=os.environ, check=True, capture_output=True)
    return tmp_path


def test_a_sixth_game_is_played_in_the_browser(tree: Path, arrive: Arrive) -> None:
    with running(tree) as server:
        ada = arrive(base=server.base)
        ada.play_now("Ligase Rush")
        ada.decision()
        drawn_as_told(ada)
        ada.play_on(moves=depth(2, 100_000))
        ada.decision()
        drawn_as_told(ada)
        if DEEP:
            expect(ada.region("Result")).to_be_visible()
            is_sound(ada)
