"""The games, one folder each. Every folder with a GAME is found automatically."""

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
            warnings.warn(f"benchtop.games {name!r} is not a game but {game!r:.60}", BrokenPlugin, stacklevel=2)
    check_folder(list(found))
    return dict(sorted(found.items()))


def _imported(name: str) -> Game:
    """Import the GAME of a folder; raises CardsError if the user's own cards are invalid."""
    try:
        game: Game = import_module(f"{__name__}.{name}").GAME
    except CardsError:
        raise
    except Exception as error:  # user data may fail in any way
        folder = cards_folder()
        if folder is None or not (folder / name).is_dir():
            raise
        reason = str(error).removeprefix(f"{name}: ") if isinstance(error, ValueError) else repr(error)
        raise CardsError(f"{folder / name}: {reason}") from error
    return game


def games() -> dict[str, Game]:
    """Return all games, by key."""
    return dict(_found())


def game(key: str) -> Game:
    """Return the game with that key; a KeyError lists the known keys."""
    try:
        return _found()[key]
    except KeyError:
        raise KeyError(f"no game {key!r}; there are {', '.join(_found())}") from None
