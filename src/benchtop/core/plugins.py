"""Loads games and bots of other packages from their entry points."""

import warnings
from importlib.metadata import entry_points
from typing import Any


class BrokenPlugin(UserWarning):
    """A plugin that cannot be loaded; everything else still works."""


def plugins(group: str) -> dict[str, Any]:
    """Load everything other packages registered under that group, by name, with a warning for each plugin that
    fails.
    """
    found: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            found[entry.name] = entry.load()
        except Exception as wrong:  # third-party code may raise anything
            message = f"{group} {entry.name!r} ({entry.value}) cannot be loaded: {type(wrong).__name__}: {wrong}"
            warnings.warn(message, BrokenPlugin, stacklevel=2)
    return found
