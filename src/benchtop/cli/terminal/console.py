"""Output: a console for people, one for errors, and the ways to exit with an error."""

import os
import shlex
import shutil
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from subprocess import list2cmdline

import typer
from rich.console import Console
from rich.text import Text

INTERRUPTED = 130
"""Exit code after Ctrl-C."""


def out(*, plain: bool = False) -> Console:
    """Return the console of a command: no colours when piped, plain or under NO_COLOR."""
    return Console(highlight=False, emoji=False, no_color=True if plain else None)


def is_interactive() -> bool:
    """Whether a person is typing and reading."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def paged(console: Console) -> AbstractContextManager[object]:
    """Send output through the pager in a terminal, unless it fits the screen."""
    if not is_interactive():
        return nullcontext()
    os.environ.setdefault("LESS", "FRX")
    return console.pager(styles=True)


def program() -> str:
    """Return the command that runs this program again, as it was started: `benchtop`, or the path to it."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{in_shell(_nearest(Path(sys.executable)))} -m benchtop"
    if started.stem != "benchtop":
        return "benchtop"
    on_path = shutil.which("benchtop")
    if on_path is not None and Path(on_path).resolve() == started.resolve():
        return "benchtop"
    return in_shell(_nearest(started))


def _nearest(path: Path) -> Path:
    """Return the path relative to the current folder, if it is inside."""
    absolute = Path(os.path.abspath(path))  # not resolved: the python of a virtual environment is a link
    here = Path.cwd()
    return absolute.relative_to(here) if absolute.is_relative_to(here) else absolute


def in_shell(path: Path) -> str:
    """Return the path quoted for a shell, if needed."""
    return list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))


def tell_error(message: str) -> None:
    """Print a message on stderr without wrapping, so that paths can be copied."""
    console = Console(stderr=True, highlight=False, emoji=False)
    console.print(Text.assemble(("benchtop: ", "bold red"), message), soft_wrap=True)


def wrong_usage(message: str) -> typer.Exit:
    """Report wrong usage of the command line; return the exception to raise (exit code 2)."""
    tell_error(message)
    return typer.Exit(2)


def failed(message: str) -> typer.Exit:
    """Report a failure; return the exception to raise (exit code 1)."""
    tell_error(message)
    return typer.Exit(1)
