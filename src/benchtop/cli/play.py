"""`benchtop play`: a game in this terminal, against bots or with friends at one keyboard."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from .console import is_interactive, out, wrong_usage
from .find import find_game
from .menu import choose_from_menu
from .seating import Wishes, new_match, parse_options, resumed_match
from .session import Session

__all__ = ["parse_options", "play"]


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; without it there is a menu.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table, you included.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="How your opponents play: easy, medium, hard, expert; or one for each."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A rule agreed before play.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="Your name; with --hot-seat once for every seat.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People in every seat, taking turns here.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    no_auto: Annotated[bool, typer.Option("--no-auto", help="Ask even where only one move is possible.")] = False,
    full: Annotated[bool, typer.Option("--full", help="Draw the whole table every time, not only news.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No boxes and no colours, for screen readers.")] = False,
) -> None:
    """Play a game in this terminal. You have the first seat; bots take the others."""
    if game is None and resume is None:
        if not is_interactive():
            raise wrong_usage("which game? Name one: benchtop play GAME (benchtop games lists them)")
        chosen = choose_from_menu(seats)
        if chosen is None:
            return
        game, seats, resume = chosen.game, chosen.seats, chosen.resume
    wishes = Wishes(seats, seed, option or [], name or [], bots, hot_seat)
    if resume is None:
        match, keeper = new_match(find_game(game or ""), wishes, save)
    elif game or wishes:
        raise wrong_usage("--resume goes on with the game as it was: only --save and what is seen can be changed")
    else:
        match, keeper = resumed_match(resume, save)
    console = out()
    console.no_color = console.no_color or plain
    plain = plain or not sys.stdout.isatty()
    session = Session(match, keeper, console, plain=plain, auto=not no_auto, full=full)
    session.welcome()
    session.run()
