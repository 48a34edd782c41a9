"""Running the command line as a user does, and games that have something to show."""

import io
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import benchtop
from benchtop.cli import app
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded


def run(*arguments: str, typed: str = "", **env: str) -> Result:
    """Run a command; `typed` is the keyboard input, followed by end of file."""
    result = CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "100", **env})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


class Tty(io.StringIO):
    """Pretends to be a terminal, which shows what is typed."""

    def isatty(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        sys.stdout.write(line)
        return line


def on_terminal(*arguments: str, typed: str = "", columns: int = 80, lines: int = 24, **env: str) -> str:
    """Return what a command writes if it takes us for a terminal of that size."""
    size = {"COLUMNS": f"{columns}", "LINES": f"{lines}", "TERM": "xterm-256color"}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (size | env).items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", Tty(typed))
        patch.setattr(sys, "stdout", screen := Tty())
        app(list(arguments), standalone_mode=False)
    return screen.getvalue()


def quickest() -> Game:
    """Return the game with the fewest moves, for tests that any game will do."""
    return min(benchtop.games().values(), key=lambda game: game.max_moves)


def yours_first(game: Game, seats: int | None = None) -> str:
    """Return a seed with which the first seat begins, so that nothing has happened before you are asked."""
    return next(seed for seed in map(str, range(99)) if Match(game, seats, seed).to_move == 0)


def one_line(text: str) -> str:
    """Return the text without its line breaks, which depend on the width."""
    return " ".join(text.split())


def kept_in(folder: Path) -> Path:
    """Return the only record in a data folder."""
    (path,) = folder.glob("benchtop/*.btg.json")
    return path


def record_of(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@dataclass(frozen=True)
class Moment:
    """A match in mid-game, played at random up to here."""

    match: Match

    def write(self, path: Path) -> Path:
        """Write a record of the moment, with a person in the first seat."""
        path.write_text(json.dumps(self.match.record()), encoding="utf-8")
        return path


def moments(*keys: str) -> Iterator[Moment]:
    """Random games of these games or of every game, stopped at each move of the first seat in turn."""
    for game in map(benchtop.game, keys or benchtop.games()):
        for seed in range(3):
            match = Match(game, game.seats[0], seed)
            rng = seeded(f"moments {seed}")
            while not match.over:
                if match.to_move == 0:
                    yield Moment(match)
                moves = match.state.legal()
                match.play(match.to_move, moves[rng.below(len(moves))])


TYPED = 20_000
"""More lines than it takes to type any game to its end."""


@cache
def _finished(key: str) -> str:
    """Play a game to its end with random numbers, ending turns where possible; otherwise some games trade forever."""
    rng = seeded("fingers")
    game = benchtop.game(key)
    ends = any(move.notation == "end" for move in game.moves)
    typed = "".join("end\n" if ends and rng.below(2) else f"{1 + rng.below(9)}\n" for _ in range(TYPED))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.btg.json"
        shown = run("play", key, "--seed", "5", "--bots", "greedy", "--save", str(path), typed=typed)
        assert shown.exit_code == 0
        return shown.stdout.replace(str(path), "FILE") + "\0" + path.read_text(encoding="utf-8")


def finished(key: str, folder: Path) -> tuple[str, Path]:
    """Play a game to its end at the keyboard; return the output, and the record in that folder."""
    shown, record = _finished(key).split("\0")
    path = folder / f"{key}.btg.json"
    path.write_text(record, encoding="utf-8")
    return shown, path


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
