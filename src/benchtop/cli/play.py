"""`benchtop play`: a game in this terminal, against bots or with friends at one keyboard."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import benchtop
from benchtop.bots import LEVELS
from benchtop.core.game import Game

from .cards import CardsFolder
from .games import every_game, find_game, seats_in_words
from .human import Human
from .records import unfinished
from .seats import EASY, HUMAN, BotController, Controller, GameRequest, new_match, resumed_match, spoken_names
from .session import Session
from .terminal.console import is_interactive, out, wrong_usage
from .terminal.prompt import read_line
from .terminal.screen import Quit, Screen


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to play; default: show a menu.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players, including you.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Level of your opponents: easy, medium, hard, expert; or one for each."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="Set an option of the game.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="Your name; with --hot-seat, once per player.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People play all seats, taking turns here.")] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game, by its file or its name.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game in this file.")] = None,
    no_auto: Annotated[bool, typer.Option("--no-auto", help="Ask even if only one move is possible.")] = False,
    full: Annotated[bool, typer.Option("--full", help="Show the whole table every time, not only changes.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Use no boxes or colours, for screen readers.")] = False,
    cards: CardsFolder = None,
) -> None:
    """Play a game in this terminal. You have the first seat; bots take the others."""
    if game is None and resume is None:
        if not is_interactive():
            raise wrong_usage("name a game: benchtop play GAME (to list them: benchtop games)")
        try:
            chosen = choose_from_menu(seats, ask_level=bots is None and not hot_seat)
        except KeyboardInterrupt:
            print()
            raise typer.Exit(130) from None
        if chosen is None:
            return
        game, seats, resume, bots = chosen.game, chosen.seats, chosen.resume, chosen.level or bots
    request = GameRequest(seats, seed, option or [], name or [], bots, hot_seat)
    if resume is None:
        match, file = new_match(find_game(game or ""), request, save)
    elif game or request:
        raise wrong_usage("--resume continues the game as it was: only --save and display options can be changed")
    else:
        match, file = resumed_match(resume, save)
    plain = plain or not sys.stdout.isatty()
    screen = Screen(match.game, match.names, out(plain=plain), plain=plain, spoken=spoken_names(match))
    session = Session(match, file, screen, full=full)
    try:
        session.welcome()
    except Quit as left:
        raise typer.Exit(130 if left.interrupted else 0) from None
    controllers: list[Controller] = [
        Human(session, seat, auto=not no_auto) if kind == HUMAN else BotController(kind, match, seat)
        for seat, kind in enumerate(file.kinds)
    ]
    code = session.run(controllers)
    if code:
        raise typer.Exit(code)


# -- the menu ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chosen:
    """The choice from the menu: a game and its seats, or a saved game to continue."""

    game: str | None = None
    seats: int | None = None
    resume: Path | None = None
    level: str | None = None


def choose_from_menu(seats: int | None, *, ask_level: bool) -> Chosen | None:
    """Ask what to play, and for seats and level unless given; return None if the player leaves."""
    console = out()
    games = list(every_game().values())
    keys = [game.key for game in games]
    kept = unfinished()
    _show_menu(console, games, [_kept_line(record) for _, record in kept])
    try:
        while True:
            typed = read_line(f"Which game? (1-{len(games) + len(kept)}, or q to leave) ", keys).lower()
            if typed in ("q", "quit", "exit"):
                return None
            if typed.isdecimal() and len(games) < int(typed) <= len(games) + len(kept):
                return Chosen(resume=kept[int(typed) - len(games) - 1][0])
            game = _named(typed, games)
            if game is not None:
                seats = _ask_seats(console, game) if seats is None else seats
                return Chosen(game.key, seats, level=_ask_level(console) if ask_level else None)
            console.print("Type a number from the list, or the name of a game.")
    except EOFError:
        print()
        return None


def _show_menu(console: Console, games: list[Game], kept: list[str]) -> None:
    console.print(Text("Choose a game", style="bold"))
    grid = Table.grid(padding=(0, 2))
    for number, game in enumerate(games, 1):
        summary = Text.assemble(game.summary, (f" {seats_in_words(game)}, about {game.minutes} minutes.", "dim"))
        grid.add_row(Text(f"{number:>2}", style="bold cyan"), Text(game.title, style="bold"), summary)
    console.print(grid)
    if kept:
        console.print(Text("Or continue", style="bold"))
    for number, line in enumerate(kept, len(games) + 1):
        console.print(Text.assemble((f"{number:>2}", "bold cyan"), f"  {line}"))


def _kept_line(record: dict[str, object]) -> str:
    title = benchtop.game(str(record["game"])).title
    seats, moves = record.get("seats"), record.get("moves")
    names = [str(seat.get("name")) for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return f"{title}: {', '.join(names)}; {len(moves) if isinstance(moves, list) else 0} moves played"


def _named(typed: str, games: list[Game]) -> Game | None:
    if typed.isdecimal() and 1 <= int(typed) <= len(games):
        return games[int(typed) - 1]
    starting = [
        game for game in games if typed and (game.key.startswith(typed) or game.title.lower().startswith(typed))
    ]
    return starting[0] if len(starting) == 1 else None


def _ask_seats(console: Console, game: Game) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    choices = ", ".join(map(str, game.seats))
    while True:
        typed = read_line(f"How many players, including you? ({choices}; Enter for {game.seats[0]}) ")
        if not typed:
            return game.seats[0]
        if typed.isdecimal() and int(typed) in game.seats:
            return int(typed)
        console.print(f"{game.title} is for {seats_in_words(game)}.")


def _ask_level(console: Console) -> str:
    console.print(Text("How well should the bots play?", style="bold"))
    grid = Table.grid(padding=(0, 2))
    for number, level in enumerate(LEVELS, 1):
        grid.add_row(Text(f"{number:>2}", style="bold cyan"), Text(level.key, style="bold"), Text(level.words))
    console.print(grid)
    while True:
        typed = read_line(f"Which level? (1-{len(LEVELS)}; Enter for {EASY}) ", [level.key for level in LEVELS]).lower()
        if not typed:
            return EASY
        if typed.isdecimal() and 1 <= int(typed) <= len(LEVELS):
            return LEVELS[int(typed) - 1].key
        if any(level.key == typed for level in LEVELS):
            return typed
        console.print("Type a number from the list, or the name of a level.")
