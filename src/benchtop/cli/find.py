"""Finding a game by what somebody typed: its key, its title, the start of either."""

import difflib
import re

import benchtop
from benchtop.core.game import Game

from .console import failed, wrong_usage


def every_game() -> dict[str, Game]:
    """All games by key; a program without games says so and ends."""
    games = benchtop.games()
    if not games:
        raise failed("no games are installed; `benchtop new-game KEY` starts one in a source tree")
    return games


def quickest_game() -> Game | None:
    """The game to try first, if there is any: the one that takes the least time."""
    return min(benchtop.games().values(), key=lambda game: (game.minutes, game.key), default=None)


def find_game(name: str) -> Game:
    """The game somebody means; an unknown name is wrong usage, answered with the nearest one."""
    games = every_game()
    wanted = _bare(name)
    called = {_bare(known): game for game in games.values() for known in (game.title, game.key)}
    if wanted in called:
        return called[wanted]
    starting = {game.key: game for known, game in called.items() if wanted and known.startswith(wanted)}
    if len(starting) == 1:
        return next(iter(starting.values()))
    near = difflib.get_close_matches(wanted, list(called), n=1, cutoff=0.5)
    hint = f"did you mean {called[near[0]].key!r}?" if near else f"there are {', '.join(games)}"
    raise wrong_usage(f"no game is called {name!r}; {hint}")


def _bare(name: str) -> str:
    """Only letters and digits, in lower case: how a name is compared."""
    return re.sub(r"[^a-z0-9]", "", name.lower())
