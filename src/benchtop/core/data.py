"""Reading a game's data files: numbers, cards and facts are data, code holds only rules."""

import json
from pathlib import Path
from typing import Any

FOLDERS: dict[str, Path] = {}
"""By key, a folder of data files to read instead of a game's own; to be set before the game is imported."""


def load_data(module: str, name: str) -> Any:
    """The data file of that name, for a module (its `__file__`) in the folder of a game."""
    home = Path(module).parent
    folder = FOLDERS.get(home.name, home / "data")
    return json.loads((folder / name).read_text(encoding="utf-8"))
