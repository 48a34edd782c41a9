"""What other packages bring: their games and bots, found by entry points."""

import warnings
from importlib.metadata import entry_points
from typing import Any


class BrokenPlugin(UserWarning):
    """Something that another package brings cannot be loaded; everything else works."""


def plugins(group: str) -> dict[str, Any]:
    """Whatever other packages have registered under that group, by name; what cannot be loaded is left out, with a
    warning."""
    found: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            found[entry.name] = entry.load()
        except Exception as wrong:  # it is somebody else's code
            said = f"{group} {entry.name!r} ({entry.value}) cannot be loaded: {type(wrong).__name__}: {wrong}"
            warnings.warn(said, BrokenPlugin, stacklevel=2)
    return found
