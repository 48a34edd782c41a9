"""Where words go: one console for people, one for errors, and a single way to fail."""

import shlex
import sys
from pathlib import Path
from subprocess import list2cmdline

import typer
from rich.console import Console
from rich.text import Text


def out(*, plain: bool = False) -> Console:
    """The console of a command: colours and width as the terminal allows, none when piped, plain or under NO_COLOR."""
    return Console(highlight=False, emoji=False, no_color=True if plain else None)


def is_interactive() -> bool:
    """Whether a person sits at both ends: somebody types, and somebody reads."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def in_shell(path: Path) -> str:
    """The path as one types it in a command, quoted where it must be."""
    return list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))


def tell_error(message: str) -> None:
    """One message on stderr; long lines stay whole, so that paths can be copied."""
    console = Console(stderr=True, highlight=False, emoji=False)
    console.print(Text.assemble(("benchtop: ", "bold red"), message), soft_wrap=True)


def wrong_usage(message: str) -> typer.Exit:
    """Say what is wrong with the command line; raise the answer (exit code 2)."""
    tell_error(message)
    return typer.Exit(2)


def failed(message: str) -> typer.Exit:
    """Say what went wrong; raise the answer (exit code 1)."""
    tell_error(message)
    return typer.Exit(1)
