"""`benchtop cards`, and the `--cards FOLDER` option: lets owners of the printed games play with their own cards."""

import os
from pathlib import Path
from typing import Annotated

import typer

import benchtop
from benchtop.core.data import CARDS, FILES, changed_cards
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded

from .games import find_game
from .terminal.console import failed, in_shell, out, tell_error, wrong_usage

app = typer.Typer(
    no_args_is_help=True,
    help="Enter the cards of a game you own: export files to start from, or check the ones you changed.",
)


def use_cards(folder: Path | None) -> Path | None:
    """Use the cards of that folder in this process and its children; call it before loading any game.

    Invalid cards are reported as wrong usage.
    """
    if folder is not None:
        os.environ[CARDS] = str(folder.expanduser().absolute())
        try:
            games = benchtop.games()
        except benchtop.CardsError as wrong:
            raise wrong_usage(str(wrong)) from None
        house = [f"{game.title} {game.own_cards}" for game in games.values() if game.own_cards]
        if not house:
            tell_error(f"note: the cards in {folder} are the same as ours")
    return folder


CardsFolder = Annotated[
    Path | None,
    typer.Option(
        "--cards",
        metavar="FOLDER",
        callback=use_cards,
        is_eager=True,
        help="Play with your own cards (see: benchtop cards export).",
    ),
]
"""For commands that play: the cards are loaded before anything else."""


@app.command()
def export(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game whose cards to export.")],
    folder: Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Folder to write to.")] = Path("cards"),
) -> None:
    """Export the card files of a game, to edit and use with --cards FOLDER."""
    chosen = find_game(game)
    files = {name: file for name, file in FILES.get(chosen.key, {}).items() if file.may_change}
    if not files:
        raise wrong_usage(f"all cards of {chosen.title} are as printed, so there is nothing to enter")
    home = folder / chosen.key
    try:
        home.mkdir(parents=True, exist_ok=True)
        for name in files:
            if (home / name).exists():
                raise wrong_usage(f"{home / name} already exists; choose another folder")
        for name, file in files.items():
            (home / name).write_bytes(file.path.read_bytes())
    except OSError as wrong:
        raise failed(f"cannot write to {home}: {wrong.strerror}") from None
    console = out()
    for name, file in files.items():
        console.print(f"{home / name}: you may change {', '.join(file.may_change)}", soft_wrap=True)
    console.print(f"Check them: benchtop cards check {in_shell(folder)}", soft_wrap=True)
    console.print(f"Play with them: benchtop play {chosen.key} --cards {in_shell(folder)}", soft_wrap=True)


@app.command()
def check(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder with your cards.")]) -> None:
    """Check your own cards, and play a game with them for every number of seats."""
    use_cards(folder)
    for game in benchtop.games().values():
        if game.own_cards:
            moves = sum(_play(game, seats) for seats in game.seats)
            places = changed_cards(game.key)
            out().print(
                f"{game.title}: cards {game.own_cards}, {places} {'change' if places == 1 else 'changes'}; "
                f"{len(game.seats)} games of {moves} moves played through",
                soft_wrap=True,
            )


def _play(game: Game, seats: int) -> int:
    """Play a random game to its end; return the number of moves."""
    match, rng = Match(game, seats, "cards"), seeded("cards")
    try:
        while not match.over:
            moves = match.state.legal()
            match.play(match.to_move, moves[rng.below(len(moves))])
            match.state.view(match.to_move if not match.over else None)
        game.cards()
    except Exception as wrong:  # cards may fail in unforeseen ways
        reason = f"{type(wrong).__name__}: {wrong}"
        raise failed(
            f"{game.title} cannot be played with these cards (move {len(match.played) + 1}): {reason}"
        ) from None
    return len(match.played)
