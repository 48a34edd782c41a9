"""The command line: `benchtop` and `python -m benchtop`."""

import contextlib
import sys
import warnings
from typing import Annotated, TextIO

import typer
from rich.table import Table
from rich.text import Text

import benchtop

from .arena import arena
from .cards import app as cards
from .games import games, quickest_game
from .join import join
from .new_game import new_game
from .play import play
from .replay import check, replay
from .rules import rules
from .serve import backup, serve
from .terminal.console import out, program, tell_error
from .worth import worth

app = typer.Typer(
    name="benchtop",
    help="Molecular-biology board games in your terminal: rules enforced, every refusal explained.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
for command in (play, join, games, rules, replay, check, worth, arena, serve, backup, new_game):
    app.command(command.__name__.replace("_", "-"))(command)
app.add_typer(cards, name="cards")


def _version(asked: bool) -> None:
    if asked:
        engine = "compiled" if benchtop.COMPILED else "plain Python"
        typer.echo(f"benchtop {benchtop.__version__} (engine: {engine})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        _introduce()


def _introduce() -> None:
    """Print what the program is, what to try first, and the commands."""
    console = out()
    console.print(Text.assemble(("Benchtop", "bold"), ": molecular-biology board games with enforced rules."))
    first = quickest_game()
    if first is not None:
        console.print(Text.assemble("\nTry first:  ", (f"{program()} play {first.key}", "bold cyan")))
    console.print()
    grid = Table.grid(padding=(0, 2))
    for command in app.registered_commands:
        if command.callback is not None and not command.hidden:
            name = command.name or command.callback.__name__
            summary = (command.callback.__doc__ or "").partition("\n")[0]
            grid.add_row(Text(f"  benchtop {name}", style="bold"), Text(summary))
    for group in app.registered_groups:
        words = group.typer_instance.info.help if group.typer_instance else ""
        grid.add_row(Text(f"  benchtop {group.name}", style="bold"), Text(str(words)))
    console.print(grid)
    console.print("\nHelp for a command: benchtop play --help")


def main() -> None:
    """Run the command line from sys.argv."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # a character that the terminal cannot show must not end a game
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    warnings.showwarning = _warn
    try:
        app(prog_name="benchtop")
    except benchtop.CardsError as wrong:  # from BENCHTOP_CARDS, without --cards
        tell_error(str(wrong))
        sys.exit(2)


def _warn(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Print a warning as a message to the user, without its place in the code."""
    tell_error(f"warning: {message}")
