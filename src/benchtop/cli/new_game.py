"""`benchtop new-game`: starts a game from the template. It writes new files and edits none."""

import ast
import importlib.util
import keyword
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from .records import write_whole
from .terminal.console import failed, out, wrong_usage

TEMPLATE = Path(__file__).with_name("template")
ROOMS = ("*.py", "bots/*.py", "data/*.json")
"""Files that go into the game's own folder."""


def new_game(
    key: Annotated[str, typer.Argument(metavar="KEY", help="Name in code and files: lower-case letters and digits.")],
    title: Annotated[str | None, typer.Option(help="Name that players see.")] = None,
    into: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Source tree to use, if not the current one.")
    ] = None,
) -> None:
    """Start a new game in the source tree: small but complete, ready to be changed."""
    _check_key(key)
    title = _check_title(key.capitalize() if title is None else title)
    root = _source_tree(into)
    texts = new_files(key, title)
    there = [path for path in _claimed(key) if (root / path).exists()]
    if there:
        raise wrong_usage(f"the game {key!r} already exists: see {there[0]}")
    try:
        for path, text in texts.items():
            write_whole(root / path, text)
    except OSError as wrong:
        raise failed(f"cannot write into {root}: {wrong.strerror or wrong}") from None
    _report(root, key, list(texts))


def new_files(key: str, title: str) -> dict[str, str]:
    """Return the files of a new game: path in the source tree -> text."""
    files: dict[str, str] = {}
    for path in sorted(path for room in ROOMS for path in TEMPLATE.glob(room)):
        room = path.relative_to(TEMPLATE).as_posix()
        text = renamed(path.read_text(encoding="utf-8"), key, title, is_code=path.suffix == ".py")
        files[f"src/benchtop/games/{key}/{room}"] = text
    for path in sorted((TEMPLATE / "docs").glob("*.md")):
        files[f"docs/games/{key}/{path.name}"] = renamed(path.read_text(encoding="utf-8"), key, title, is_code=False)
    for path in sorted((TEMPLATE / "tests").glob("*.py")):
        files[f"tests/games/{key}/{path.name}"] = renamed(path.read_text(encoding="utf-8"), key, title)
    files[f"tests/games/{key}/__init__.py"] = ""
    for path in sorted((TEMPLATE / "board").iterdir()):
        files[f"web/src/games/{key}/{path.name}"] = renamed(path.read_text(encoding="utf-8"), key, title, is_code=False)
    return files


def renamed(text: str, key: str, title: str, *, is_code: bool = True) -> str:
    """Replace the template's names by the new game's."""
    if is_code:
        text = text.replace('title="Template"', f'title="{title}"')
        text = re.sub(r'^"""Template\b', lambda _: f'"""{title}', text)
        text = text.replace("benchtop.cli.template", f"benchtop.games.{key}")
    text = text.replace("Template", class_name(key, title) if is_code else title)
    return text.replace("TEMPLATE", key.upper()).replace("template", key)


def class_name(key: str, title: str) -> str:
    """Return the title in CamelCase if that name is free; otherwise a name made from the key."""
    words = re.findall(r"[A-Za-z0-9]+", title.replace("'", "").replace("’", ""))
    name = "".join(word[:1].upper() + word[1:] for word in words)
    if name.isidentifier() and name.isascii() and not keyword.iskeyword(name) and name not in _taken():
        return name
    return f"{key.capitalize()}Game"


def _taken() -> set[str]:
    """Return the names that the template's code uses for something else."""
    code = [node for path in TEMPLATE.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.id for node in code if isinstance(node, ast.Name)} | {
        node.name for node in code if isinstance(node, ast.alias | ast.ClassDef)
    }


def _check_key(key: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]{1,23}", key) or keyword.iskeyword(key):
        raise wrong_usage(
            f"{key!r} cannot be the key of a game: 2 to 24 lower-case letters and digits, a letter first, as in mygame"
        )
    if key in ("template", "games"):
        raise wrong_usage(f"{key!r} is reserved; choose another key")


def _check_title(title: str) -> str:
    title = " ".join(title.split())
    if not 1 <= len(title) <= 40 or not title.isprintable() or re.search(r'["\\]', title):
        raise wrong_usage("a title must have 1 to 40 characters, without quotation marks or backslashes")
    return title


def _source_tree(into: Path | None) -> Path:
    """Return the source tree to write into: the given one, or the one around the current directory."""
    start = (into or Path.cwd()).absolute()
    candidates = [start] if into else [start, *start.parents]
    for folder in candidates:
        if (folder / "src/benchtop/games/__init__.py").is_file() and (folder / "pyproject.toml").is_file():
            return folder
    where = f"{into} is not" if into else "this is not inside"
    raise wrong_usage(
        f"{where} a Benchtop source tree (no src/benchtop/games there); clone the project, or use --into DIR"
    )


def _claimed(key: str) -> list[str]:
    """Return the folders that belong to a game with that key."""
    bases = ("src/benchtop/games", "docs/games", "tests/games", "tests/playthroughs", "web/src/games")
    return [f"{base}/{key}" for base in bases]


def _report(root: Path, key: str, paths: list[str]) -> None:
    console = out()
    console.print(f"The game {key} was created. Its files:")
    for path in paths:
        console.print(f"  {path}", soft_wrap=True)
    written = _write_playthroughs(root, key)
    console.print("\nNext:" if not written else f"  tests/playthroughs/{key}/ ({written})\n\nNext:")
    steps = [] if written else [f"python -m tests.playthroughs --write {key}"]
    for step in [*steps, f"python -m pytest tests/conformance -k {key}", "make docs", "make play"]:
        console.print(Text(f"  {step}", style="bold cyan"), soft_wrap=True)
    console.print(f"Then edit it, starting with docs/games/{key}/rules.md; docs/adding-a-game.md explains each step.")


def _write_playthroughs(root: Path, key: str) -> str:
    """Write the game's golden playthroughs in the tree, if possible; return a summary, or an empty text."""
    if not (root / "tests/playthroughs.py").is_file() or importlib.util.find_spec("benchtop") is None:
        return ""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.playthroughs", "--write", key],
        cwd=root, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.strip().rpartition(": ")[2] if done.returncode == 0 else ""
