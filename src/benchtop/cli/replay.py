"""`benchtop replay` and `benchtop check`: replay and verify saved games."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import benchtop
from benchtop.core.match import Match
from benchtop.core.text import listed

from .cards import CardsFolder
from .records import arena_records, checked, controllers_of, is_arena, read, read_or_fail
from .seats import HUMAN, describe_step, result_of, spoken_names
from .terminal.console import is_interactive, out, wrong_usage
from .terminal.prompt import bind_keys
from .terminal.recap import Step
from .terminal.screen import Quit, Screen


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a game.")],
    ply: Annotated[int | None, typer.Option(help="Show the table after this many moves.")] = None,
    game: Annotated[int | None, typer.Option(help="The game to show of an arena's file; 0 is the first.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw; 0 is the first.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Use no boxes or colours, for screen readers.")] = False,
    cards: CardsFolder = None,
) -> None:
    """Step through a saved game; if piped, print it from the first move to the last."""
    kept, match = read_or_fail(record, game)
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
    """Return the seat of the only person at the table, to show what they saw; None if there is no such seat."""
    humans = [seat for seat, kind in enumerate(controllers_of(record)) if kind == HUMAN]
    return humans[0] if len(humans) == 1 else None


def for_programs(match: Match, ply: int | None, seat: int | None) -> dict[str, Any]:
    """Return the game as that seat saw it: every move with its events, and the view after `ply` moves (or all)."""
    shown = len(match.played) if ply is None else ply
    names = spoken_names(match)
    moves = [
        {
            "ply": number,
            "seat": played.seat,
            "move": played.notation_for(seat),
            "events": [event.to_json() for event in played.events if event.heard_by(seat)],
            "words": describe_step(match, played, seat, names).sentence(names[played.seat]),
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


ENDS = {"home": False, "first": False, "end": True, "last": True}
"""Words that jump to the start or to the end."""
KEYS = {
    **dict.fromkeys([r"\e[H", r"\eOH", r"\e[1~"], "home"),
    **dict.fromkeys([r"\e[F", r"\eOF", r"\e[4~"], "end"),
    **dict.fromkeys([r"\e[D", r"\eOD"], "p"),
    **dict.fromkeys([r"\e[C", r"\eOC"], "n"),
}
"""Escape sequences of Home, End, left and right, and the lines they stand for."""


class Replay:
    """A finished or running match, shown ply by ply as one seat saw it."""

    def __init__(self, match: Match, seat: int | None, *, plain: bool) -> None:
        self.match = match
        self.seat = seat
        self.last = len(match.played)
        console = out(plain=plain)
        self.screen = Screen(
            match.game,
            match.names,
            console,
            plain=plain or not console.is_terminal,
            spoken=spoken_names(match),
            you=seat,
        )

    def _steps(self, first: int, last: int) -> list[Step]:
        """Return the moves between two plies."""
        spoken = self.screen.spoken
        return [
            describe_step(self.match, played, self.seat, spoken, self.seat) for played in self.match.played[first:last]
        ]

    def show(self, ply: int, *, only_news: bool = False) -> None:
        """Show the table after that many moves (on a small screen only what changed), and what the last move did."""
        self.match.state = self.match.state_at(ply)
        self.screen.heading(f"{self.match.game.title} · after move {ply} of {self.last}")
        if only_news:
            self.screen.update(self.match.state.view(self.seat), below=7)
        else:
            self.screen.table(self.match.state.view(self.seat))
        if ply:
            played = self.match.played[ply - 1]
            self.screen.line(f"{ply}. {self.match.names[played.seat]}: {played.notation_for(self.seat)}", style="bold")
            self.screen.news(self._steps(ply - 1, ply), self.seat)
        if ply == self.last and self.match.over:
            self.screen.result(result_of(self.match, self.seat))

    def tell_all(self) -> None:
        """Print the whole game in words, between its first table and its last."""
        self.show(0)
        self.screen.heading("What happened")
        self.screen.log(self._steps(0, self.last), self.seat, 1)
        self.match.state = self.match.state_at(self.last)
        self.screen.heading(f"After {self.last} moves")
        self.screen.table(self.match.state.view(self.seat))
        if self.match.over:
            self.screen.result(result_of(self.match, self.seat))

    def step_through(self) -> None:
        """Go forward, back or to any move, until the user leaves."""
        eyes = "a spectator" if self.seat is None else self.match.names[self.seat]
        self.screen.line(f"{self.last} moves, as seen by {eyes}. Use --seat to change that.")
        bind_keys(KEYS)
        ply = 0
        self.show(ply)
        while True:
            question = f"Move {ply} of {self.last} (Enter: next, p: back, Home, End, a number, q: leave):"
            try:
                typed = self.screen.ask(question).lower()
            except Quit as left:
                if left.interrupted:
                    raise typer.Exit(130) from None
                return
            if typed in ("q", "quit", "exit"):
                return
            target = self._target(typed, ply)
            if target is None:
                self.screen.line(
                    f"Enter or n: next move, p: previous move, home and end: first and last move, "
                    f"a number from 0 to {self.last}: that move, q: leave."
                )
            elif not 0 <= target <= self.last:
                self.screen.line("That was the last move; q leaves." if target > ply else "This is the start.")
            else:
                self.show(target, only_news=target == ply + 1)
                ply = target

    def _target(self, typed: str, ply: int) -> int | None:
        if typed.isdecimal():
            return int(typed)
        if typed in ENDS:
            return self.last if ENDS[typed] else 0
        steps = {"": 1, "n": 1, "next": 1, "p": -1, "b": -1, "back": -1}
        return ply + steps[typed] if typed in steps else None


def check(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="Files of games.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    cards: CardsFolder = None,
) -> None:
    """Verify records: every move must be legal, and the result must follow the rules."""
    verdicts = [found for path in records for found in verdicts_on(path)]
    if as_json:
        typer.echo(json.dumps(verdicts, indent=1, ensure_ascii=False))
    else:
        console = out()
        for found in verdicts:
            mark = Text("ok    ", style="green") if found["ok"] else Text("WRONG ", style="bold red")
            console.print(Text.assemble(mark, f"{found['file']}: {found['says']}"), soft_wrap=True)
    if not all(found["ok"] for found in verdicts):
        raise typer.Exit(1)


def verdicts_on(path: Path) -> list[dict[str, Any]]:
    """Return the verdict on a file: a record, or all games of an arena."""
    if not is_arena(path):
        return [verdict(str(path), lambda: read(path))]
    try:
        games = arena_records(path)
    except benchtop.RecordError as wrong:
        return [{"file": str(path), "ok": False, "says": str(wrong)}]
    return [verdict(f"{path} game {number}", partial(checked, record)) for number, record in enumerate(games)]


def verdict(path: str, read: Callable[[], tuple[dict[str, Any], Match]]) -> dict[str, Any]:
    """Return the verdict on a record."""
    try:
        _, match = read()
    except benchtop.RecordError as wrong:
        return {"file": path, "ok": False, "says": str(wrong)}
    won = listed([match.names[seat] for seat in match.state.winners()]) if match.over else None
    end = f"won by {won}" if won else "not finished"
    return {
        "file": path,
        "ok": True,
        "says": f"{match.game.title}, {match.seats} seats, {len(match.played)} legal moves, {end}",
        "game": match.game.key,
        "moves": len(match.played),
        "over": match.over,
        "scores": match.state.scores() if match.over else None,
        "winners": match.state.winners() if match.over else None,
    }
