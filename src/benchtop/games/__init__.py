"""The games, one folder each. A new folder with a GAME in it is found; no list names it."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from benchtop.core.game import Game


@cache
def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game = import_module(f"{__name__}.{module.name}").GAME
            found[game.key] = game
    for entry in entry_points(group="benchtop.games"):  # games that other packages bring
        game = entry.load()
        found[game.key] = game
    return dict(sorted(found.items()))


def games() -> dict[str, Game]:
    """Every game there is, by key."""
    return dict(_found())


def game(key: str) -> Game:
    """The game with that key; KeyError names those there are."""
    try:
        return _found()[key]
    except KeyError:
        raise KeyError(f"no game {key!r}; there are {', '.join(_found())}") from None
