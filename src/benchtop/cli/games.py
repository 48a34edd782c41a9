"""`benchtop games`: lists the games, and finds a game by what the user typed."""

import difflib
import json
import re
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import benchtop
from benchtop.core.game import Game

from .terminal.console import failed, out, wrong_usage


def every_game() -> dict[str, Game]:
    """Return all games by key; exit with a message if there are none."""
    games = benchtop.games()
    if not games:
        raise failed("no games are installed; to start one in a source tree: benchtop new-game KEY")
    return games


def quickest_game() -> Game | None:
    """Return the game to try first, if there is one: the shortest."""
    return min(benchtop.games().values(), key=lambda game: (game.minutes, game.key), default=None)


def find_game(name: str) -> Game:
    """Return the game the user means; an unknown name is wrong usage, answered with a suggestion."""
    games = every_game()
    wanted = _bare(name)
    called = {_bare(known): game for game in games.values() for known in (game.title, game.key)}
    if wanted in called:
        return called[wanted]
    starting = {game.key: game for known, game in called.items() if wanted and known.startswith(wanted)}
    if len(starting) == 1:
        return next(iter(starting.values()))
    near = difflib.get_close_matches(wanted, list(called), n=1, cutoff=0.5)
    hint = f"did you mean {called[near[0]].key!r}?" if near else f"choose from {', '.join(games)}"
    raise wrong_usage(f"no game is called {name!r}; {hint}")


def _bare(name: str) -> str:
    """Reduce a name to lower-case letters and digits, for comparison."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def games(
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="Show only this game, with its options.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games, or describe one."""
    chosen = [find_game(key)] if key else list(every_game().values())
    if as_json:
        data = [for_programs(game) for game in chosen]
        typer.echo(json.dumps(data[0] if key else data, indent=1, ensure_ascii=False))
        return
    console = out()
    for game in chosen:
        introduce(console, game)
        if key:
            _explain_options(console, game)
        console.print()
    if not key:
        console.print(f"To play: benchtop play {chosen[0].key}    To see options: benchtop games {chosen[0].key}")


def for_programs(game: Game) -> dict[str, Any]:
    """Describe a game as JSON-ready data."""
    return {
        "key": game.key,
        "title": game.title,
        "summary": game.summary,
        "goal": [line for line in game.text.goal if line],
        "rules_version": game.version,
        "seats": game.seats,
        "minutes": game.minutes,
        "credit": game.credit.to_json(),
        "options": [option.to_json() for option in game.options],
        "moves": len(game.moves),
    }


def seats_in_words(game: Game) -> str:
    """Describe the number of players, as in "2 to 4 players"."""
    low, high = game.seats[0], game.seats[-1]
    if game.seats == list(range(low, high + 1)) and low != high:
        return f"{low} to {high} players"
    return " or ".join(map(str, game.seats)) + " players"


def introduce(console: Console, game: Game) -> None:
    """Print a game in a few lines: summary, players, authors, and what is reconstructed."""
    size = f"  {seats_in_words(game)} · about {game.minutes} minutes"
    console.print(Text.assemble((game.title, "bold"), (f"  {game.key}", "cyan"), (size, "dim")))
    credit = game.credit
    made = f"By {credit.designer}."
    if credit.publisher and credit.designer not in credit.publisher:
        made += f" Published by {credit.publisher}."
    rebuilt = f"Reconstructed: {credit.reconstructed}" if credit.reconstructed else "All as printed."
    for line in (game.summary, f"{made} Licence: {credit.licence.rstrip('.')}.", rebuilt):
        console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def _explain_options(console: Console, game: Game) -> None:
    if game.credit.link:
        console.print(Padding(Text(game.credit.link), (0, 0, 0, 2)), soft_wrap=True)
    if not game.options:
        console.print("\n  This game has no options.")
        return
    console.print(f"\n  Options, used as in: benchtop play {game.key} --option {game.options[0].key}=…")
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        choices = Text(f"{option.choices()}; default: {default}\n")
        summary = Text(f"{option.title}. {option.help}".strip(), style="dim")
        grid.add_row(Text(f"  {option.key}", style="bold"), choices + summary)
    console.print(grid)
