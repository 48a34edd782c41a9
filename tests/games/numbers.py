"""Games with changed numbers in their data, to test that every cost, limit and count is stated once."""

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
"""The path to a number within a data file."""
Leaf = tuple[str, Way]
"""A number in a game's data: the file, and the path within it."""

READ_ONCE = cache(SourceFileLoader.get_code)
"""A cache of compiled modules: a game is imported hundreds of times, and only its data differs."""
FACTS = {"cmyk", "cut", "temperature", "year"}
"""Fields with numbers of nature, history or print, which no rule uses."""


def leaves(key: str) -> dict[Leaf, int]:
    """Return every cost, limit and count in the data of a game."""
    return {leaf: number for leaf, number in all_numbers(key).items() if not FACTS & set(leaf[1])}


def fields(key: str) -> dict[Leaf, list[Way]]:
    """Group `leaves` by field: `*` stands for any index, letter or seat count, which rules treat alike."""
    found: dict[Leaf, list[Way]] = {}
    for name, way in leaves(key):
        found.setdefault((name, field_of(way)), []).append(way)
    return found


def field_of(way: Way) -> Way:
    """Return the path to a number with `*` for any index, letter or seat count."""
    return tuple("*" if isinstance(step, int) or len(step) == 1 else step for step in way)


@contextmanager
def changed(key: str, file: str, *ways: Way, by: int = 1) -> Iterator[Game]:
    """Import the game again with these numbers changed; raise ValueError if its data then contradicts itself."""
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
    """Forget the imported modules of a game within this context, as in a new process."""
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
    """Remove the modules of a package from `sys.modules` and return them."""
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
