"""Records on disk: where games are saved, and how they are written so that a crash cannot damage them."""

import json
import os
import secrets
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

import benchtop
from benchtop.bots.arena import records_in
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.record import FORMAT
from benchtop.core.replay import load_record, replay_of

from .terminal.console import failed

SUFFIX = ".btg.json"


def data_folder() -> Path:
    """Return the user's data folder for this program."""
    return user_data_path("benchtop", appauthor=False)


def data_folders() -> list[Path]:
    """Return the folders where saved games may be: the data folder, and the one that XDG_DATA_HOME used to choose."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return list(dict.fromkeys([data_folder(), *([Path(chosen) / "benchtop"] if chosen else [])]))


def new_path(game: Game) -> Path:
    """Return a file name for the record of a new game, in the user's folder."""
    stamp = time.strftime("%Y-%m-%d-%H%M")
    return data_folder() / f"{game.key}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def kept_name(path: Path) -> str | None:
    """Return the short name of a game in the user's folders; None for other files."""
    is_kept = path.parent in data_folders() and path.name.endswith(SUFFIX)
    return path.name.removesuffix(SUFFIX) if is_kept else None


def kept_path(path: Path) -> Path:
    """Return the file that was meant: a path, or the short name of a game in the user's folders."""
    if not path.exists() and path.name == str(path):
        for folder in data_folders():
            kept = folder / f"{path.name}{SUFFIX}"
            if kept.exists():
                return kept
    return path


@dataclass
class GameFile:
    """The file of a match, including what the record format does not contain: who decides for which seat."""

    path: Path
    kinds: list[str]
    more: dict[str, Any] = field(default_factory=dict)
    """Fields of a resumed record that this program does not know; they are preserved."""

    def record(self, match: Match) -> dict[str, Any]:
        record = {**self.more, **match.record()}
        record["seats"] = [{**seat, "driver": kind} for seat, kind in zip(record["seats"], self.kinds, strict=True)]
        return record

    def save(self, match: Match, path: Path | None = None) -> None:
        """Write the record atomically; raises OSError if that fails."""
        write_whole(path or self.path, as_text(self.record(match)))


def as_text(record: dict[str, Any]) -> str:
    """Return a record as readable JSON: a line for each field, a line for each move."""
    encode = json.JSONEncoder(ensure_ascii=False).encode
    fields = []
    for key, value in record.items():
        if key == "moves" and value:
            fields.append(f" {encode(key)}: [\n  " + ",\n  ".join(map(encode, value)) + "\n ]")
        else:
            fields.append(f" {encode(key)}: {encode(value)}")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def write_whole(path: Path, text: str) -> None:
    """Replace a file atomically: readers see the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path, number: int | None = None) -> tuple[dict[str, Any], Match]:
    """Read the record in a file and check every move; raises RecordError if something is wrong.

    In an arena's file, `number` selects the game.
    """
    return checked(_one_of(arena_records(path), path, number) if is_arena(path) else load_record(path))


def is_arena(path: Path) -> bool:
    """Whether `benchtop arena --out` wrote this file."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline(9).startswith('{"plan":')
    except (OSError, ValueError):
        return False


def arena_records(path: Path) -> list[dict[str, Any]]:
    """Return the games of an arena's file; raises RecordError if it cannot be read."""
    try:
        return records_in(path)
    except (ValueError, TypeError, KeyError, OSError) as wrong:
        raise benchtop.RecordError(f"{path} is damaged: {wrong}") from None


def _one_of(records: list[dict[str, Any]], path: Path, number: int | None) -> dict[str, Any]:
    if number is None or not 0 <= number < len(records):
        raise benchtop.RecordError(f"{path} contains {len(records)} games of an arena: choose one with --game 0, 1, …")
    return records[number]


def checked(record: dict[str, Any]) -> tuple[dict[str, Any], Match]:
    """Return the record and its match, with every move checked; raises RecordError if something is wrong."""
    try:
        return record, replay_of(record, benchtop.games())
    except (AttributeError, KeyError, TypeError) as wrong:  # a field has an unexpected type
        raise benchtop.RecordError(f"the record is damaged: {wrong}") from None


def read_or_fail(path: Path, number: int | None = None) -> tuple[dict[str, Any], Match]:
    """Read a record like `read`, also by the name of a saved game; exit with a message if that fails."""
    path = kept_path(path)
    try:
        return read(path, number)
    except benchtop.RecordError as wrong:
        named = str(path) in str(wrong)
        raise failed(str(wrong) if named else f"{path}: {wrong}") from None


def controllers_of(record: dict[str, Any]) -> list[object]:
    """Return who decided for each seat, where the record says so."""
    return [seat.get("driver") for seat in record["seats"]]


def unknown_fields(record: dict[str, Any], match: Match) -> dict[str, Any]:
    """Return the fields that others have added to the record."""
    return {key: value for key, value in record.items() if key not in {*match.record(), "undone"}}


def unfinished(limit: int = 3) -> list[tuple[Path, dict[str, Any]]]:
    """Return the latest unfinished games in the user's folders, newest first."""
    found: list[tuple[Path, dict[str, Any]]] = []
    files = [(path.stat().st_mtime, path) for folder in data_folders() for path in folder.glob(f"*{SUFFIX}")]
    for _, path in sorted(files, reverse=True):
        try:
            record = load_record(path)
        except benchtop.RecordError:
            continue
        if record.get("format") == FORMAT and record.get("result") is None and record.get("game") in benchtop.games():
            found.append((path, record))
            if len(found) == limit:
                break
    return found
