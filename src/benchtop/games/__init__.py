"""The games, one folder each. A new folder with a GAME in it is found; no list names it."""

import pkgutil
import warnings
from functools import cache
from importlib import import_module

from benchtop.core.data import cards_folder, check_folder
from benchtop.core.game import Game
from benchtop.core.own_cards import CardsError
from benchtop.core.plugins import BrokenPlugin, plugins


@cache
def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game = _imported(module.name)
            found[game.key] = game
    for name, game in plugins("benchtop.games").items():
        if isinstance(game, Game):
            found[game.key] = game
        else:
            warnings.warn(f"benchtop.games {name!r} is no game but {game!r:.60}", BrokenPlugin, stacklevel=2)
    check_folder(list(found))
    return dict(sorted(found.items()))


def _imported(name: str) -> Game:
    """The GAME of that folder; where somebody's own cards do not work, CardsError says so."""
    try:
        game: Game = import_module(f"{__name__}.{name}").GAME
    except CardsError:
        raise
    except Exception as wrong:  # their data may fail in any way; ours never does
        folder = cards_folder()
        if folder is None or not (folder / name).is_dir():
            raise
        said = str(wrong).removeprefix(f"{name}: ") if isinstance(wrong, ValueError) else repr(wrong)
        raise CardsError(f"{folder / name}: {said}") from wrong
    return game


def games() -> dict[str, Game]:
    """Every game there is, by key."""
    return dict(_found())


def game(key: str) -> Game:
    """The game with that key; KeyError names those there are."""
    try:
        return _found()[key]
    except KeyError:
        raise KeyError(f"no game {key!r}; there are {', '.join(_found())}") from None
