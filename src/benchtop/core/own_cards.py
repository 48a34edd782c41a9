"""Checks house cards, entered by an owner of the printed game, against ours: same form, changed only where allowed.

Paths say what may change: `boxes[].title` is the title of every box, `boxes[].options[]` allows more or fewer options,
`pay{}` allows any names (with any numbers). Everything else must stay the same: rules, and whatever the rulebook
prints.
"""

from collections.abc import Sequence
from typing import Any, Final

NAMING: Final = ("key", "id", "pdb_id", "letter", "name", "title")
"""Fields that identify an entry of a list in messages, in order of preference."""
SHOWN: Final = 40
"""Maximum number of characters of a value shown in a message."""


class CardsError(ValueError):
    """House cards that cannot be played. The message names the file, the entry, the error and what is expected."""


class _Nothing:
    """Stands for a missing value of ours."""


_NEW: Final = _Nothing()


def check_against(theirs: Any, ours: Any, may_change: Sequence[str], file: str) -> None:
    """Raise CardsError if theirs do not have the form of ours, or differ where they may not."""
    _compare(_Check(file, list(may_change)), theirs, ours, [ours], "", [])


def differences(theirs: Any, ours: Any, path: str = "") -> list[tuple[str, Any]]:
    """List the paths where theirs differ from ours, with their values."""
    found: list[tuple[str, Any]] = []
    if isinstance(theirs, dict) and isinstance(ours, dict) and set(theirs) == set(ours):
        for name in sorted(ours):
            found += differences(theirs[name], ours[name], f"{path}.{name}")
    elif isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for place in range(len(ours)):
            found += differences(theirs[place], ours[place], f"{path}[{place}]")
    elif theirs != ours:
        found.append((path, theirs))
    return found


class _Check:
    """The file being checked."""

    def __init__(self, file: str, may_change: list[str]) -> None:
        self.file = file
        self.may_change = may_change

    def wrong(self, way: list[str], what: str) -> CardsError:
        return CardsError(f"{self.file}: {', '.join([*way, what]) if way else what}")


def _compare(check: _Check, given: Any, ours: Any, models: list[Any], pattern: str, way: list[str]) -> None:
    """Compare a value with ours at that path (`_NEW`: we have none), and with all of ours at similar paths."""
    kinds = sorted({_kind(model) for model in models})
    fits = _kind(given) in kinds or (_kind(given) == "a whole number" and "a number" in kinds)
    if not fits:
        raise check.wrong(way, f"{_said(given)} is {_kind(given)}; expected {' or '.join(kinds)}")
    if isinstance(given, dict):
        _compare_names(check, given, ours, [model for model in models if isinstance(model, dict)], pattern, way)
    elif isinstance(given, list):
        _compare_entries(check, given, ours, [model for model in models if isinstance(model, list)], pattern, way)
    elif pattern not in check.may_change and ours is not _NEW and given != ours:
        raise check.wrong(way, f"{_said(given)} where {_said(ours)} is expected; {_changeable(check)}")
    else:
        _check_value(check, given, models, way)


def _check_value(check: _Check, given: Any, models: list[Any], way: list[str]) -> None:
    """Reject negative numbers and empty texts, unless ours include some."""
    if isinstance(given, str) and not given.strip() and all(model for model in models if isinstance(model, str)):
        raise check.wrong(way, "is empty; expected a text")
    if isinstance(given, int | float) and not isinstance(given, bool):
        numbers = [model for model in models if isinstance(model, int | float)]
        if given < 0 and all(number >= 0 for number in numbers):
            raise check.wrong(way, f"{given} is below 0; expected 0 or more")


def _compare_names(
    check: _Check, given: dict[str, Any], ours: Any, models: list[dict[str, Any]], pattern: str, way: list[str]
) -> None:
    free = f"{pattern}{{}}"
    if free in check.may_change:
        values = [value for model in models for value in model.values()]
        for name, value in given.items():
            _compare(check, value, _NEW, values, free, [*way, name])
        return
    known = {name for model in models for name in model}
    for name in sorted(known):
        if name not in given and (all(name in model for model in models) or _stays(check, name, ours, pattern)):
            raise check.wrong(way, f"{name!r} is missing; expected {', '.join(known_in_order(models))}")
    for name, value in given.items():
        inner = f"{pattern}.{name}" if pattern else name
        foreign = isinstance(ours, dict) and name not in ours and inner not in check.may_change
        if name not in known or foreign:
            raise check.wrong(way, f"{name!r} is unknown here; expected {', '.join(known_in_order(models))}")
        twin = ours[name] if isinstance(ours, dict) and name in ours else _NEW
        _compare(check, value, twin, [model[name] for model in models if name in model], inner, [*way, name])


def _stays(check: _Check, name: str, ours: Any, pattern: str) -> bool:
    """Whether ours has that name and it may not be left out."""
    return isinstance(ours, dict) and name in ours and f"{pattern}.{name}" not in check.may_change


def known_in_order(models: list[dict[str, Any]]) -> list[str]:
    """Return the field names of our objects, in order."""
    return list(dict.fromkeys([name for model in models for name in model]))


def _compare_entries(
    check: _Check, given: list[Any], ours: Any, models: list[list[Any]], pattern: str, way: list[str]
) -> None:
    inner = f"{pattern}[]"
    if inner in check.may_change:
        if not given and all(len(model) > 0 for model in models):
            raise check.wrong(way, "is empty; expected one entry or more")
    elif isinstance(ours, list) and len(given) != len(ours):
        raise check.wrong(way, f"{len(given)} entries; expected {len(ours)}")
    entries = [entry for model in models for entry in model]
    for place, entry in enumerate(given):
        twin = ours[place] if isinstance(ours, list) and place < len(ours) else _NEW
        _compare(check, entry, twin, entries or [entry], inner, [*way, f"entry {place + 1}{_called(entry)}"])


def _called(entry: Any) -> str:
    if isinstance(entry, dict):
        for name in NAMING:
            if isinstance(entry.get(name), str) and entry[name]:
                return f" ({entry[name][:SHOWN]})"
    return ""


def _kind(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "an object"


def _said(value: Any) -> str:
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _changeable(check: _Check) -> str:
    if not check.may_change:
        return "nothing in this file may be changed"
    return f"only {', '.join(check.may_change)} may be changed"
