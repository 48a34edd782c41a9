"""Files with the worth of every decision of a game, for puzzles, recaps, reviews, studies and classes.

The first line says what was compared and how. Then comes a line for every decision that had a choice: the best move,
the second, the chosen and the worst, and why the best beats the chosen where they differ clearly. An unfinished file is
continued.
"""

import hashlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import benchtop
from benchtop.bots.jobs import in_processes
from benchtop.bots.reasons import reasons
from benchtop.bots.worth import MoveWorth, worth
from benchtop.core.match import Match
from benchtop.core.replay import replay_of
from benchtop.games import games

FORMAT: Final = "benchtop-worth"
FORMAT_VERSION: Final = 1


def header_of(match: Match, worlds: int, budget: str) -> dict[str, Any]:
    """Return the first line of the file: the game, the rules, and how moves were compared. Contains no names."""
    record = {**match.record(), "seats": match.seats, "undone": None}
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "program": benchtop.__version__,
        "game": match.game.key,
        "rules_version": match.game.version,
        "seats": match.seats,
        "record": hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()[:32],
        "worlds": worlds,
        "budget": budget,
    }


def decisions_of(match: Match) -> list[int]:
    """Return the plies before which a player had a choice."""
    s = match.first_state()
    found = []
    for ply, played in enumerate(match.played):
        if len(s.legal()) > 1:
            found.append(ply)
        s.play(played.move)
    return found


def decision(record: dict[str, Any], worlds: int, budget: str, ply: int) -> dict[str, Any]:
    """Return the line of a decision: the worth of the best, the second, the chosen and the worst move."""
    match = replay_of(record, games(), ply + 1)
    chosen = match.played[ply].move
    s = match.state_at(ply)
    rated = worth(s, worlds=worlds, budget=budget, seed=f"{ply}")
    names = [f"Seat {seat + 1}" for seat in range(s.seats)]
    why = [] if rated.about_equal(chosen) else reasons(s, rated.best.move, chosen, seed=f"{ply}")
    return {
        "ply": ply,
        "seat": s.to_move,
        "legal": len(rated.moves),
        "best": rated.best.to_json(),
        "second": rated.moves[1].to_json(),
        "chosen": rated.of(chosen).to_json(),
        "worst": min(rated.moves, key=_value).to_json(),
        "why": [reason.to_json(names) for reason in why],
    }


def _value(rated: MoveWorth) -> float:
    return rated.win


def write_worth(
    record: dict[str, Any], path: Path, worlds: int, budget: str, jobs: int, on_line: Callable[[int, int], None]
) -> None:
    """Write the file of a record, on several processes; `on_line` gets the number of lines done and their total.

    Raises ValueError if the file belongs to another game or was compared differently.
    """
    match = replay_of(record, games())
    header, plies = header_of(match, worlds, budget), decisions_of(match)
    lines = {line["ply"]: line for line in read_worth(path, header)} if path.exists() else {}
    on_line(len(lines), len(plies))
    with path.open("w", encoding="utf-8") as file:
        for kept in (header, *lines.values()):
            file.write(_line(kept))
        file.flush()
        todo = [ply for ply in plies if ply not in lines]
        for found in in_processes(partial(decision, record, worlds, budget), todo, jobs):
            lines[found["ply"]] = found
            file.write(_line(found))
            file.flush()
            on_line(len(lines), len(plies))
    whole = "".join([_line(header), *(_line(lines[ply]) for ply in plies)])
    path.write_text(whole, encoding="utf-8")  # in order


def read_worth(path: Path, wanted: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """Return the lines of a file; raises ValueError if it is not such a file, or not the wanted one."""
    text = path.read_text(encoding="utf-8").splitlines()
    try:
        header = json.loads(text[0]) if text else {}
    except ValueError:
        header = {}
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ValueError(f"{path} is not a worth file; choose another file")
    if wanted is not None and header != wanted:
        raise ValueError(f"{path} is about another game, or was computed differently; choose another file")
    lines = []
    for line in text[1:]:
        try:
            lines.append(json.loads(line))
        except ValueError:  # the last line of an interrupted run
            break
    return lines


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
