"""A sixth game: it keeps every promise from its first minute, and no existing line is edited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchtop.cli.new_game import class_name, new_files

from .run import one_line, run

ROOT = Path(__file__).resolve().parents[2]


PROMISES = (
    "tests/conformance",
    "tests/docs/test_game_pages.py",
    "tests/games/test_numbers.py",
    "tests/games/ligase",
    "tests/cli/test_play.py::test_the_turn_shows_the_table_whose_turn_it_is_and_every_legal_move",
)


def all_files(tree: Path) -> dict[str, bytes]:
    return {str(path.relative_to(tree)): path.read_bytes() for path in tree.rglob("*") if path.is_file()}


def in_tree(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, on the sources of the copy, and few deals in either tier."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1", "BENCHTOP_DEPTH": ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def test_a_new_game_keeps_every_promise_at_once(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for folder in ("src", "tests", "docs"):
        shutil.copytree(
            ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__", ".*", "*.so", "web_dist")
        )
    for file in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / file, tree)
    before = all_files(tree)
    made = in_tree(tree, "-m", "benchtop", "new-game", "ligase", "--title", "Ligase Rush")
    assert made.returncode == 0, made.stderr
    after = all_files(tree)
    assert {path: after[path] for path in before} == before, "no existing file has changed"
    new = set(after) - set(before)
    assert all("ligase/" in path for path in new)
    assert {path for path in new if path.startswith("tests/playthroughs/ligase/")}, "golden games are written"
    assert not [path for path in new if b"emplate" in after[path] or b"TEMPLATE" in after[path]]

    tested = in_tree(tree, "-m", "pytest", "-q", "-k", "ligase", "-p", "no:cacheprovider", "-p", "no:xdist", *PROMISES)
    assert tested.returncode == 0, tested.stdout
    for check in (("check", "--no-cache"), ("format", "--no-cache", "--check")):
        checked = in_tree(tree, "-m", "ruff", *check, "src/benchtop/games/ligase", "tests/games/ligase")
        assert checked.returncode == 0, checked.stdout


def test_a_new_game_has_every_room_of_the_template() -> None:
    template = ROOT / "src/benchtop/cli/template"
    code = [path.relative_to(template).as_posix() for kind in ("py", "json") for path in template.rglob(f"*.{kind}")]
    rooms = {f"src/benchtop/games/ligase/{path}" for path in code if not path.startswith("tests/")}
    tests = {f"tests/games/ligase/{path.removeprefix('tests/')}" for path in code if path.startswith("tests/")}
    pages = {f"docs/games/ligase/{name}.md" for name in ("rules", "rulings")}
    board = {f"web/src/games/ligase/{path.name}" for path in (template / "board").iterdir()}
    assert set(new_files("ligase", "Ligase Rush")) == rooms | tests | pages | board | {"tests/games/ligase/__init__.py"}


def test_data_and_pages_bear_the_title_and_code_the_class() -> None:
    files = new_files("ligase", "Ligase Rush")
    assert files["docs/games/ligase/rules.md"].startswith("# Ligase Rush\n")
    assert '"about": "Ligase Rush by' in files["src/benchtop/games/ligase/data/cards.json"]
    assert "class LigaseRushHeuristic(Heuristic):" in files["src/benchtop/games/ligase/bots/heuristic.py"]


def test_a_second_game_of_the_same_key_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    for folder in ("src/benchtop/games/ligase", "docs/games/leftover"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("src/benchtop/games/__init__.py", "pyproject.toml"):
        (tmp_path / file).touch()
    before = all_files(tmp_path)
    for key in ("ligase", "leftover"):
        result = run("new-game", key, "--into", str(tmp_path))
        assert result.exit_code == 2
        assert f"the game {key!r} already exists" in result.stderr
    assert all_files(tmp_path) == before
    assert run("new-game", "helicase", "--into", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize(
    "key", ["", "x", "7up", "My-Game", "my game", "UPPER", "a" * 25, "class", "über", "../up", "a_b"]
)
def test_a_key_that_cannot_be_a_name_is_refused(key: str) -> None:
    result = run("new-game", key)
    assert result.exit_code == 2
    assert "cannot be the key of a game" in result.stderr


def test_the_programs_own_words_are_no_keys() -> None:
    assert "is reserved" in run("new-game", "template").stderr


@pytest.mark.parametrize("title", ["", 'A "quoted" game', "back\\slash", "x" * 41, "bell\a"])
def test_a_title_that_would_break_the_code_is_refused(title: str) -> None:
    result = run("new-game", "ligase", "--title", title)
    assert result.exit_code == 2
    assert "a title must have" in result.stderr


def test_outside_a_source_tree_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in ([], ["--into", str(tmp_path)]):
        result = run("new-game", "ligase", *arguments)
        assert result.exit_code == 2
        assert "a Benchtop source tree" in one_line(result.stderr)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Ligase Rush", "LigaseRush"),
        ("Adam's lab", "AdamsLab"),
        ("RNA", "RNA"),
        ("State", "LigaseGame"),
        ("HAND", "LigaseGame"),
        ("None", "LigaseGame"),
        ("3D", "LigaseGame"),
        ("酶", "LigaseGame"),
    ],
)
def test_the_class_is_named_after_the_title_where_that_is_possible(title: str, name: str) -> None:
    assert class_name("ligase", title) == name


@pytest.mark.parametrize(("title", "name"), [("Adam's lab", "AdamsLab"), ("HAND", "LigaseGame"), ("酶", "LigaseGame")])
def test_the_code_bears_title_and_class(title: str, name: str) -> None:
    files = new_files("ligase", title)
    assert f"class {name}(Game):" in files["src/benchtop/games/ligase/rules.py"]
    assert f'title="{title}"' in files["src/benchtop/games/ligase/__init__.py"]
    for path, text in files.items():
        if path.endswith(".py"):
            compile(text, path, "exec")
