"""Games with another number in their data: every cost, limit and count is stated once, so one change changes it all."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import benchtop
from benchtop.core import data
from benchtop.core.game import Game

Leaf = tuple[str, tuple[str | int, ...]]
"""A number in a game's data: the file, and the way to it."""


FACTS = {"cmyk", "cut", "temperature", "year"}
"""Numbers of nature, of history and of print, which no rule counts."""


def leaves(key: str) -> list[Leaf]:
    """Every cost, limit and count in the data of a game."""
    ways = [(path.name, way) for path in _files(key) for way in _ways(json.loads(path.read_text(encoding="utf-8")))]
    return [(name, way) for name, way in ways if not FACTS & set(way)]


@contextmanager
def changed(key: str, file: str, way: tuple[str | int, ...], by: int = 1) -> Iterator[Game]:
    """The game, imported anew with this number changed; ValueError if its data then contradicts itself."""
    package = benchtop.game(key).package
    own = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")}
    with TemporaryDirectory() as folder:
        for path in _files(key):
            (Path(folder) / path.name).write_bytes(path.read_bytes())
        target = Path(folder) / file
        content = json.loads(target.read_text(encoding="utf-8"))
        inner = content
        for step in way[:-1]:
            inner = inner[step]
        inner[way[-1]] += by
        target.write_text(json.dumps(content), encoding="utf-8")
        for name in own:
            del sys.modules[name]
        data.FOLDERS[key] = Path(folder)
        try:
            yield import_module(package).GAME
        finally:
            del data.FOLDERS[key]
            for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
                del sys.modules[name]
            sys.modules.update(own)


def _files(key: str) -> list[Path]:
    home = Path(str(import_module(benchtop.game(key).package).__file__)).parent
    return sorted((home / "data").glob("*.json"))


def _ways(content: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(content, dict):
        for name, inner in content.items():
            yield from _ways(inner, (*way, name))
    elif isinstance(content, list):
        for place, inner in enumerate(content):
            yield from _ways(inner, (*way, place))
    elif isinstance(content, int) and not isinstance(content, bool):
        yield way
