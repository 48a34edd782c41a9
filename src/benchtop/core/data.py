"""Reading a game's data files: numbers, cards and facts are data, code holds only rules.

Whoever owns the printed game may enter its cards: files of the same form in FOLDER/<game>/, named by BENCHTOP_CARDS
before the games are imported. Processes inherit it, so bots and workers play with the same cards.
"""

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from benchtop.core.own_cards import CardsError, check_against, differences

CARDS: Final = "BENCHTOP_CARDS"
"""The environment variable that names the folder of somebody's own cards."""
FOLDERS: dict[str, Path] = {}
"""By key, a folder of data files to read instead of a game's own, unchecked; for tests, before the game is imported."""


class DataFile:
    """A data file as it was read: our own and, where somebody entered other cards, theirs."""

    def __init__(self, path: Path, may_change: list[str], ours: Any) -> None:
        self.path = path
        self.may_change = may_change
        """What on its cards is our reconstruction, so that an owner of the printed game may enter it (own_cards.py)."""
        self.ours = ours
        self.theirs: Any = ours


FILES: Final[dict[str, dict[str, DataFile]]] = {}
"""By game and name, every data file that was read."""


def load_data(module: str, name: str, may_change: Sequence[str] = ()) -> Any:
    """The data file of that name, for a module (its `__file__`) in the folder of a game."""
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
    """Return the numbers of a data file by their names, without texts and lists of cards; None if there are none."""
    if isinstance(data, dict):
        found = {name: numbers_of(value) for name, value in data.items()}
        return {name: value for name, value in found.items() if value is not None} or None
    if isinstance(data, list):
        return data if data and all(isinstance(value, int) and not isinstance(value, bool) for value in data) else None
    return data if isinstance(data, int) and not isinstance(data, bool) else None


def cards_folder() -> Path | None:
    """The folder of somebody's own cards, if there is one."""
    named = os.environ.get(CARDS)
    return Path(named) if named else None


def own_cards(key: str) -> str:
    """A digest of the cards that somebody entered for a game; empty if it is played with ours.

    It depends on nothing but where theirs differ from ours, so that rules version and digest tell all the cards.
    """
    changed = [[name, *change] for name, file in sorted(FILES.get(key, {}).items()) for change in _changes(file)]
    return sha256(json.dumps(changed, sort_keys=True).encode()).hexdigest()[:16] if changed else ""


def changed_cards(key: str) -> int:
    """In how many places somebody's own cards differ from ours."""
    return sum([len(_changes(file)) for file in FILES.get(key, {}).values()])


def check_folder(keys: Sequence[str]) -> None:
    """CardsError if the folder of own cards does not hold what it should: folders called like games, known files."""
    folder = cards_folder()
    if folder is None:
        return
    if not folder.is_dir():
        raise CardsError(f"{folder} is no folder; expected one with a folder for each game ({', '.join(sorted(keys))})")
    found = [inner for inner in sorted(folder.iterdir()) if inner.is_dir() and not inner.name.startswith((".", "__"))]
    if not found:
        raise CardsError(
            f"{folder} holds no cards; expected a folder for a game, as in {folder / sorted(keys)[0]}"
            " (benchtop cards export GAME writes one)"
        )
    for inner in found:
        if inner.name not in keys:
            raise CardsError(f"{inner} is called like no game; expected one of {', '.join(sorted(keys))}")
        known = sorted(FILES.get(inner.name, {}))
        for path in sorted(inner.iterdir()):
            if path.suffix == ".json" and path.name not in known:
                raise CardsError(f"{path} is no file of this game; expected {' or '.join(known)}")


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
    raise ValueError(f"{text} is no number")
