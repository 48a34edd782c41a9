"""`benchtop worth`: estimates the worth of every move of a game."""

import os
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchtop.bots import make_bot
from benchtop.bots.worth import POLICY, WORLDS
from benchtop.bots.worth_file import write_worth

from .cards import CardsFolder
from .records import read_or_fail
from .terminal.console import INTERRUPTED, failed, out, tell_error, wrong_usage


def worth(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a game.")],
    game: Annotated[int | None, typer.Option(help="The game to use of an arena's file; 0 is the first.")] = None,
    to: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="File to write; default: RECORD.worth.jsonl.")
    ] = None,
    worlds: Annotated[
        int, typer.Option(min=2, help="Number of imagined deals in which to compare the best moves.")
    ] = WORLDS,
    budget: Annotated[str, typer.Option(help="Bot that continues after a move: greedy, or search:50.")] = POLICY,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = os.cpu_count() or 1,
    cards: CardsFolder = None,
) -> None:
    """Compare every decision of a game with the other moves that were possible."""
    _, match = read_or_fail(record, game)
    path = to or record.with_suffix(".worth.jsonl")
    try:
        make_bot(budget, 0)
        if re.search(r"\d(ms|s)$", budget):
            raise ValueError(f"{budget} depends on the machine's speed; use a number of simulations (search:50)")
        columns = (TextColumn(match.game.key), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("decisions", total=None)

            def on_line(done: int, whole: int) -> None:
                progress.update(task, completed=done, total=whole)

            write_worth(match.record(), path, worlds, budget, jobs, on_line)
    except KeyboardInterrupt:
        tell_error(f"stopped; the finished part is in {path}: run the same command to continue")
        raise typer.Exit(INTERRUPTED) from None
    except ValueError as wrong:
        raise wrong_usage(str(wrong)) from None
    except OSError as wrong:
        raise failed(f"cannot write to {wrong.filename}: {wrong.strerror}") from None
    out().print(f"The worth of every decision is in {path}.")
