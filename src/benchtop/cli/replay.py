"""`benchtop replay` and `benchtop check`: games that were kept, seen again and verified."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import benchtop
from benchtop.core.match import Match
from benchtop.core.text import listed

from .records import controllers_of, read, read_or_fail
from .seats import HUMAN
from .terminal.console import is_interactive, out, wrong_usage
from .terminal.screen import Quit, Screen, log_text


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a game.")],
    ply: Annotated[int | None, typer.Option(help="Show the table after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; 0 is the first seat.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No boxes and no colours, for screen readers.")] = False,
) -> None:
    """Step through a game that was played; piped, tell it from the first move to the last."""
    kept, match = read_or_fail(record)
    if ply is not None and not 0 <= ply <= len(match.played):
        raise wrong_usage(f"--ply {ply}: this game has {len(match.played)} moves")
    if seat is not None and not 0 <= seat < match.seats:
        raise wrong_usage(f"--seat {seat}: the seats are numbered 0 to {match.seats - 1}")
    if seat is None:
        seat = lone_human(kept)
    if as_json:
        typer.echo(json.dumps(for_programs(match, ply, seat), indent=1, ensure_ascii=False))
        return
    viewer = Replay(match, seat, plain=plain)
    if is_interactive() and ply is None:
        viewer.step_through()
    elif ply is None:
        viewer.tell_all()
    else:
        viewer.show(ply)


def lone_human(record: dict[str, Any]) -> int | None:
    """The one person at the table, who sees their own game again; None where there were several or nobody knows."""
    humans = [seat for seat, kind in enumerate(controllers_of(record)) if kind == HUMAN]
    return humans[0] if len(humans) == 1 else None


def for_programs(match: Match, ply: int | None, seat: int | None) -> dict[str, Any]:
    """The game as that seat saw it: every move with its events, and the view after `ply` moves (or all)."""
    shown = len(match.played) if ply is None else ply
    moves = [
        {
            "ply": number,
            "seat": played.seat,
            "move": played.told_to(seat),
            "events": [event.to_json() for event in played.events if event.heard_by(seat)],
            "words": log_text(match, played, seat),
        }
        for number, played in enumerate(match.played[:shown], 1)
    ]
    return {
        "game": match.game.key,
        "options": match.options,
        "names": match.names,
        "seat": seat,
        "plies": len(match.played),
        "over": match.over,
        "moves": moves,
        "view": match.state_at(shown).view(seat),
    }


class Replay:
    """A finished or running match, looked at ply by ply through one pair of eyes."""

    def __init__(self, match: Match, seat: int | None, *, plain: bool) -> None:
        self.match = match
        self.seat = seat
        self.last = len(match.played)
        console = out(plain=plain)
        self.screen = Screen(match, console, plain=plain or not console.is_terminal)

    def show(self, ply: int, *, only_news: bool = False) -> None:
        """The table after so many moves (on a small screen only what is new in it), and what the last of them did."""
        self.match.state = self.match.state_at(ply)
        self.screen.heading(f"{self.match.game.title} · after move {ply} of {self.last}")
        if only_news:
            self.screen.update(self.seat, below=7)
        else:
            self.screen.table(self.seat)
        if ply:
            played = self.match.played[ply - 1]
            self.screen.line(f"{ply}. {self.match.names[played.seat]}: {played.told_to(self.seat)}", style="bold")
            self.screen.log(self.seat, ply - 1, ply)
        if ply == self.last and self.match.over:
            self.screen.result()

    def tell_all(self) -> None:
        """The whole game in words, between its first table and its last."""
        self.show(0)
        self.screen.heading("What happened")
        self.screen.log(self.seat, 0, numbered=True)
        self.match.state = self.match.state_at(self.last)
        self.screen.heading(f"After {self.last} moves")
        self.screen.table(self.seat)
        if self.match.over:
            self.screen.result()

    def step_through(self) -> None:
        """Forward, back or to any move, until somebody has seen enough."""
        eyes = "a spectator" if self.seat is None else self.match.names[self.seat]
        self.screen.line(f"{self.last} moves, seen by {eyes}. --seat changes that.")
        ply = 0
        self.show(ply)
        while True:
            question = f"Move {ply} of {self.last} (Enter: next, p: back, a number, q: leave):"
            try:
                typed = self.screen.ask(question).lower()
            except Quit:
                return
            if typed in ("q", "quit", "exit"):
                return
            target = self._target(typed, ply)
            if target is None:
                self.screen.line(
                    f"Enter or n goes on, p goes back, a number from 0 to {self.last} jumps there, q leaves."
                )
            elif not 0 <= target <= self.last:
                self.screen.line("That was the last move; q leaves." if target > ply else "This is the start.")
            else:
                self.show(target, only_news=target == ply + 1)
                ply = target

    def _target(self, typed: str, ply: int) -> int | None:
        if typed.isdecimal():
            return int(typed)
        steps = {"": 1, "n": 1, "next": 1, "p": -1, "b": -1, "back": -1}
        return ply + steps[typed] if typed in steps else None


def check(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="Files of games.")],
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Verify records: is every move legal, and is the result what the rules say?"""
    verdicts = [verdict(path) for path in records]
    if as_json:
        typer.echo(json.dumps(verdicts, indent=1, ensure_ascii=False))
    else:
        console = out()
        for found in verdicts:
            mark = Text("ok    ", style="green") if found["ok"] else Text("WRONG ", style="bold red")
            console.print(Text.assemble(mark, f"{found['file']}: {found['says']}"), soft_wrap=True)
    if not all(found["ok"] for found in verdicts):
        raise typer.Exit(1)


def verdict(path: Path) -> dict[str, Any]:
    """What is to be said about one record."""
    try:
        _, match = read(path)
    except benchtop.RecordError as wrong:
        return {"file": str(path), "ok": False, "says": str(wrong)}
    won = listed([match.names[seat] for seat in match.state.winners()]) if match.over else None
    end = f"won by {won}" if won else "not finished"
    return {
        "file": str(path),
        "ok": True,
        "says": f"{match.game.title}, {match.seats} seats, {len(match.played)} legal moves, {end}",
        "game": match.game.key,
        "moves": len(match.played),
        "over": match.over,
        "scores": match.state.scores() if match.over else None,
        "winners": match.state.winners() if match.over else None,
    }
