"""Games with other numbers in their data: every cost, limit and count is stated once, so one change changes it all."""

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, reduce
from importlib import import_module
from importlib.machinery import SourceFileLoader
from operator import getitem
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import benchtop
from benchtop.core import data
from benchtop.core.game import Game

Way = tuple[str | int, ...]
"""The way to a number in a data file."""
Leaf = tuple[str, Way]
"""A number in a game's data: the file, and the way to it."""

READ_ONCE = cache(SourceFileLoader.get_code)
"""Reads the code of a module: a game is imported hundreds of times, and only its data differs."""
FACTS = {"cmyk", "cut", "temperature", "year"}
"""Numbers of nature, of history and of print, which no rule counts."""


def leaves(key: str) -> dict[Leaf, int]:
    """Return every cost, limit and count in the data of a game."""
    return {leaf: number for leaf, number in all_numbers(key).items() if not FACTS & set(leaf[1])}


def fields(key: str) -> dict[Leaf, list[Way]]:
    """Return the same by field: a `*` is any place in a list, letter or seat count, which rules treat alike."""
    found: dict[Leaf, list[Way]] = {}
    for name, way in leaves(key):
        found.setdefault((name, field_of(way)), []).append(way)
    return found


def field_of(way: Way) -> Way:
    """Return the way to a number with a `*` for any place in a list, letter or seat count."""
    return tuple("*" if isinstance(step, int) or len(step) == 1 else step for step in way)


@contextmanager
def changed(key: str, file: str, *ways: Way, by: int = 1) -> Iterator[Game]:
    """Import the game anew with these numbers changed; raise ValueError if its data then contradicts itself."""
    numbers = leaves(key)
    with TemporaryDirectory() as folder:
        write_data(key, Path(folder), {(file, way): numbers[file, way] + by for way in ways})
        with anew(key), pytest.MonkeyPatch.context() as patch:
            patch.setitem(data.FOLDERS, key, Path(folder))
            yield import_module(benchtop.game(key).package).GAME


def write_data(key: str, folder: Path, numbers: Mapping[Leaf, int]) -> None:
    """Write the data files of a game with these numbers changed into a folder."""
    for path in _files(key):
        content = json.loads(path.read_text(encoding="utf-8"))
        for (name, (*steps, last)), number in numbers.items():
            if name == path.name:
                reduce(getitem, steps, content)[last] = number
        (folder / path.name).write_text(json.dumps(content), encoding="utf-8")


@contextmanager
def anew(key: str) -> Iterator[None]:
    """Let the game be imported once more, as in a new process; afterwards all is as before."""
    package, files = benchtop.game(key).package, dict(data.FILES[key])
    own = _taken_out(package)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SourceFileLoader, "get_code", READ_ONCE)
        try:
            yield
        finally:
            _taken_out(package)
            sys.modules.update(own)
            data.FILES[key] = files


def _taken_out(package: str) -> dict[str, Any]:
    """Take the modules of a package out of those that are imported, and return them."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if f"{name}.".startswith(f"{package}.")}


def _files(key: str) -> list[Path]:
    home = Path(str(import_module(benchtop.game(key).package).__file__)).parent
    return sorted((home / "data").glob("*.json"))


def all_numbers(key: str) -> dict[Leaf, int]:
    contents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in _files(key)}
    return {(name, way): reduce(getitem, way, content) for name, content in contents.items() for way in _ways(content)}


def _ways(content: Any, way: Way = ()) -> Iterator[Way]:
    if isinstance(content, dict | list):
        for step, inner in content.items() if isinstance(content, dict) else enumerate(content):
            yield from _ways(inner, (*way, step))
    elif isinstance(content, int) and not isinstance(content, bool):
        yield way
