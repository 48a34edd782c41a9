"""The command line: `benchtop` and `python -m benchtop`."""

import contextlib
import sys
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import benchtop

from .arena import arena
from .games import games, quickest_game
from .new_game import new_game
from .play import play
from .replay import check, replay
from .rules import rules
from .serve import backup, serve
from .terminal.console import out

app = typer.Typer(
    name="benchtop",
    help="Molecular-biology board games in your terminal: rules enforced, every refusal explained.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
for command in (play, games, rules, replay, check, arena, serve, backup, new_game):
    app.command(command.__name__.replace("_", "-"))(command)


def _version(asked: bool) -> None:
    if asked:
        engine = "compiled" if benchtop.COMPILED else "plain Python"
        typer.echo(f"benchtop {benchtop.__version__} (engine: {engine})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Which version this is.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        _introduce()


def _introduce() -> None:
    """`benchtop` alone: what this is, what to type first, and the commands."""
    console = out()
    console.print(Text.assemble(("Benchtop", "bold"), ": molecular-biology board games, played by their rules."))
    first = quickest_game()
    if first is not None:
        console.print(Text.assemble("\nTry first:  ", (f"benchtop play {first.key}", "bold cyan")))
    console.print()
    grid = Table.grid(padding=(0, 2))
    for command in app.registered_commands:
        if command.callback is not None and not command.hidden:
            name = command.name or command.callback.__name__
            about = (command.callback.__doc__ or "").partition("\n")[0]
            grid.add_row(Text(f"  benchtop {name}", style="bold"), Text(about))
    console.print(grid)
    console.print("\nMore about one: benchtop play --help")


def main() -> None:
    """Run the command line; what was typed is in sys.argv."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):  # a letter that the terminal cannot show must not end a game
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app(prog_name="benchtop")
