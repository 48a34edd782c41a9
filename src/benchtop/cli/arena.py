"""`benchtop arena`: bots against bots, with reliable statistics."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchtop.bots.arena import Plan, Result, load_results, result_writer, run
from benchtop.bots.standings import by_turn_order, course, standings, write_csv

from .cards import CardsFolder
from .games import find_game
from .seats import parse_options
from .terminal.console import INTERRUPTED, failed, out, tell_error, wrong_usage

OFTEN = 8
"""Number of kinds of moves shown, most frequent first; --json shows all."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    bots: Annotated[str, typer.Option(help="Bots, separated by commas: search:200ms,greedy,random.")] = "greedy,random",
    games: Annotated[int, typer.Option(help="Number of games; a multiple of the seats is fairest.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Number of seats at the table.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of games to play in parallel.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "arena",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="Set an option of the game.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Save every game here; run again to continue.")
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a CSV line for every seat of every game.")
    ] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Also estimate each bot's luck, and the wins without it.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")] = False,
    cards: CardsFolder = None,
) -> None:
    """Let bots play each other: win rates with their intervals, ratings, scores, time per move."""
    chosen = find_game(game)
    try:
        specs = [spec.strip() for spec in bots.split(",") if spec.strip()]
        agreed = parse_options(chosen, option or [])
        plan = Plan(chosen.key, specs, chosen.check_seats(seats), games, seed, agreed, luck)
        plan.check()
        results = load_results(keep, plan) if keep else []
        _write_table(table, results)
    except (ValueError, OSError) as wrong:
        raise wrong_usage(_why(wrong)) from None
    try:
        _play(plan, jobs, results, keep, quiet=as_json)
    except KeyboardInterrupt:
        if results and not as_json:
            _show(plan, results)
        kept = f"; the games so far are in {keep}: run the same command to continue" if keep else ""
        tell_error(f"stopped{kept}")
        raise typer.Exit(INTERRUPTED) from None
    except OSError as wrong:
        raise failed(_why(wrong)) from None
    finally:
        if results:
            _write_table(table, results)
    if as_json:
        typer.echo(json.dumps({"plan": asdict(plan), **_figures(plan, results)}, indent=1))
    else:
        _show(plan, results)


def _why(wrong: ValueError | OSError) -> str:
    return f"cannot write to {wrong.filename}: {wrong.strerror}" if isinstance(wrong, OSError) else str(wrong)


def _write_table(path: Path | None, results: list[Result]) -> None:
    """Write the games as CSV; before the first game, only the header, to check that the file can be written."""
    if path is not None:
        with path.open("w", encoding="utf-8", newline="") as file:
            write_csv(results, file)


def _figures(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """Return all statistics as JSON-ready data."""
    return {
        "standings": [asdict(row) for row in standings(results)],
        "turn_order": [asdict(row) for row in by_turn_order(results)],
        "course": asdict(course(results, plan.game)),
    }


def _play(plan: Plan, jobs: int, results: list[Result], keep: Path | None, *, quiet: bool) -> None:
    """Play the missing games, and add each to the results."""
    done = list(results)
    write = result_writer(keep, plan, done) if keep else None
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("games", total=plan.games, completed=len(done))

        def on_result(result: Result) -> None:
            if write is not None:
                write(result)
            results.append(result)
            progress.advance(task)

        results[:] = run(plan, jobs, done, on_result)  # in order


def _show(plan: Plan, results: list[Result]) -> None:
    grid = Table(title=f"{plan.game}, {plan.seats} seats, {len(results)} games, seed {plan.seed}", title_justify="left")
    for column in ("bot", "won", "95 % interval", "even", "rating", "score", "ms per move"):
        grid.add_column(column, justify="left" if column == "bot" else "right", overflow="fold")
    table = standings(results)
    for row in table:
        grid.add_row(
            row.bot,
            f"{row.wins:.1%}",
            f"{100 * row.low:.1f}–{row.high:.1%}",
            f"{row.even:.1%}",
            f"{row.rating:.0f}",
            f"{row.score:.1f}",
            f"{row.ms_per_move:.1f}",
        )
    out().print(grid)
    for turn in by_turn_order(results):
        who = "first player" if turn.turn == 1 else f"turn {turn.turn}"
        interval = f"{100 * turn.low:.1f}–{turn.high:.1%}"
        out().print(f"{who}: won {turn.wins:.1%} ({interval}), {turn.score:.1f} points", highlight=False)
    for row in table:
        if row.ahead and plan.seats > 2:  # with two bots the winner is always ahead
            _say(f"{row.bot} ahead of others", row.ahead)
        if row.earned:
            _say(f"{row.bot} without luck", row.earned)
    went = course(results, plan.game)
    out().print(
        f"per game: {went.length:.0f} moves ({went.shortest}–{went.longest}), won by {went.margin:.1f} points, "
        f"shared {went.shared:.1%}"
    )
    often = [f"{verb} {count:.1f}" for verb, count in list(went.moves.items())[:OFTEN]]
    out().print(f"moves per game: {', '.join(often)}", highlight=False)


def _say(what: str, share: tuple[float, float, float]) -> None:
    mean, low, high = share
    out().print(f"{what}: {mean:.1%} ({100 * low:.1f}–{high:.1%})", highlight=False)
