"""Reads a game's data files. Numbers, cards and facts are data; code holds only rules.

Owners of the printed game may enter its cards as files of the same form in FOLDER/<game>/. Set BENCHTOP_CARDS to the
folder before the games are imported. Child processes inherit it, so bots and workers play with the same cards.
"""

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from benchtop.core.own_cards import CardsError, check_against, differences

CARDS: Final = "BENCHTOP_CARDS"
"""The environment variable that names the folder of house cards."""
FOLDERS: dict[str, Path] = {}
"""Data folders by game key, read unchecked instead of a game's own. For tests; set it before importing the game."""


class DataFile:
    """A data file as read: our version and, if house cards were entered, theirs."""

    def __init__(self, path: Path, may_change: list[str], ours: Any) -> None:
        self.path = path
        self.may_change = may_change
        """Paths of reconstructed values, which an owner of the printed game may replace (own_cards.py)."""
        self.ours = ours
        self.theirs: Any = ours


FILES: Final[dict[str, dict[str, DataFile]]] = {}
"""Every data file read so far, by game and name."""


def load_data(module: str, name: str, may_change: Sequence[str] = ()) -> Any:
    """Return a data file of the game whose module (`__file__`) is given."""
    home = Path(module).parent
    if home.name in FOLDERS:
        return _read(FOLDERS[home.name] / name)
    file = DataFile(home / "data" / name, list(may_change), _read(home / "data" / name))
    FILES.setdefault(home.name, {})[name] = file
    folder = cards_folder()
    if folder is not None and (folder / home.name / name).is_file():
        file.theirs = _read_theirs(folder / home.name / name)
        check_against(file.theirs, file.ours, file.may_change, f"{folder / home.name / name}")
    return file.theirs


def numbers_of(data: Any) -> Any:
    """Return the numbers in a data file by name, without texts and card lists; None if there are none."""
    if isinstance(data, dict):
        found = {name: numbers_of(value) for name, value in data.items()}
        return {name: value for name, value in found.items() if value is not None} or None
    if isinstance(data, list):
        return data if data and all(isinstance(value, int) and not isinstance(value, bool) for value in data) else None
    return data if isinstance(data, int) and not isinstance(data, bool) else None


def cards_folder() -> Path | None:
    """Return the folder of house cards, if one is set."""
    named = os.environ.get(CARDS)
    return Path(named) if named else None


def own_cards(key: str) -> str:
    """Return a digest of the house cards entered for a game; empty if it is played with ours.

    The digest depends only on the differences, so rules version and digest together identify all the cards.
    """
    changed = [[name, *change] for name, file in sorted(FILES.get(key, {}).items()) for change in _changes(file)]
    return sha256(json.dumps(changed, sort_keys=True).encode()).hexdigest()[:16] if changed else ""


def changed_cards(key: str) -> int:
    """Count the places where house cards differ from ours."""
    return sum([len(_changes(file)) for file in FILES.get(key, {}).values()])


def check_folder(keys: Sequence[str]) -> None:
    """Raise CardsError unless the house-card folder contains only folders named after games, with known files."""
    folder = cards_folder()
    if folder is None:
        return
    if not folder.is_dir():
        raise CardsError(f"{folder} is not a folder; expected one with a folder per game ({', '.join(sorted(keys))})")
    found = [inner for inner in sorted(folder.iterdir()) if inner.is_dir() and not inner.name.startswith((".", "__"))]
    if not found:
        raise CardsError(
            f"{folder} contains no cards; expected a folder for a game, such as {folder / sorted(keys)[0]}"
            " (create one with: benchtop cards export GAME)"
        )
    for inner in found:
        if inner.name not in keys:
            raise CardsError(f"{inner} is not named after a game; expected one of {', '.join(sorted(keys))}")
        known = sorted(FILES.get(inner.name, {}))
        for path in sorted(inner.iterdir()):
            if path.suffix == ".json" and path.name not in known:
                raise CardsError(f"{path} is not a file of this game; expected {' or '.join(known)}")


def _changes(file: DataFile) -> list[tuple[str, Any]]:
    return [] if file.theirs is file.ours else differences(file.theirs, file.ours)


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _read_theirs(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"), parse_constant=_no_number)
    except OSError as wrong:
        raise CardsError(f"{path} cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:
        raise CardsError(f"{path} is not JSON: {wrong}") from None
    except RecursionError:
        raise CardsError(f"{path} is not JSON: it is nested too deep") from None


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is not a number")
