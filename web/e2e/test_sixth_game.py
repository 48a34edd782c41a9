"""Play a game just created by `new-game`: with the existing client, and with the board created for it."""

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
from tools.node import node
from web.e2e.drawn import check_drawing
from web.e2e.person import Arrive
from web.e2e.sound import is_sound

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", CLIENT.name)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the sources, add a sixth game and the client under test, and make new servers run them."""
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
        check_drawing(ada)
        ada.play_on(moves=depth(2, 100_000))
        ada.decision()
        check_drawing(ada)
        if DEEP:
            expect(ada.region("Result")).to_be_visible()
            is_sound(ada)


@pytest.mark.deep
def test_the_board_of_a_sixth_game_is_built_and_played(tree: Path, arrive: Arrive) -> None:
    kept = shutil.ignore_patterns("node_modules", "__pycache__", ".frames")
    board = tree / "web/src/games/ligase"
    written = {path.name: path.read_text(encoding="utf-8") for path in board.iterdir()}
    for folder in ("web", "tools"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=kept, dirs_exist_ok=True)
    assert {path.name: path.read_text(encoding="utf-8") for path in board.iterdir()} == written
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules", target_is_directory=True)
    (tree / "src/benchtop" / CLIENT.name).unlink()
    subprocess.run((sys.executable, "-m", "tools.web_types", "--write"), cwd=tree, check=True, capture_output=True)
    for tool in ("svelte-check/bin/svelte-check", "vite/bin/vite.js"):
        arguments = ("build",) if "vite.js" in tool else ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        made = subprocess.run(
            (*node(), f"node_modules/{tool}", *arguments), cwd=tree / "web", capture_output=True, text=True, check=False
        )
        assert made.returncode == 0, made.stdout + made.stderr
    with running(tree) as server:
        ada = arrive(base=server.base)
        ada.play_now("Ligase Rush")
        expect(ada.page.locator("[data-zone=strand]")).to_be_visible()
        ada.play_on(moves=100_000)
        expect(ada.region("Result")).to_be_visible()
        expect(ada.region("All cards are used up")).to_be_visible()
        is_sound(ada)
