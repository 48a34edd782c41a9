"""Golden playthroughs: whole games, played again and compared line by line.

    python -m tests.playthroughs --write [KEY ...]

writes `tests/playthroughs/<key>/` of every game, or of those named. There are two kinds of files:

- scenarios are readable: at each move what was legal, what was played and who heard what. To add one, write a file with
  a header line and one move a line, as below, and run the command; all else is filled in.

    game translation · seats 2 · seed 7 · options {"dice": "d6"}
    1  seat 0  extend

- `<n>-seats.txt`, one for every seat count, are random games that only say where something has changed: a line of
  digests for every fifty plies.

A digest covers fifty plies whole: every legal list in its order, every state, every event, and at each fifth ply the
views of all seats and of a spectator. Review the difference like code.
"""

import argparse
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from tests.play import random_move

FOLDER = Path(__file__).with_suffix("")
SHOWN = 12
"""Legal moves that a scenario names; the digests cover the rest."""
PLIES = 50
"""Plies to a digest."""
VIEWED = 5
"""Views are included every VIEWED plies."""


def render(match: Match) -> str:
    """Render a scenario as text: for each move the legal moves, the move played, and who got which event."""
    game, names = match.game, match.names
    digests = dict(digests_of(match))
    s = match.state_at(0)
    lines = [_header(match), *_table(match, s)]
    for number, played in enumerate(match.played, 1):
        legal = [str(move) for move in s.legal()]
        more = f" | … {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        lines.append(f"{number}  seat {played.seat}  {played.move}")
        lines.append(f"     {len(legal)} legal: {' | '.join(legal[:SHOWN])}{more}")
        if played.move.public_notation != str(played.move):
            lines.append(f"     others read: {played.move.public_notation}")
        for event in played.events:
            hearer = "all   " if event.only is None else f"only {event.only}"
            lines.append(f"     {hearer}  {game.say(event, names)}")
        s.play(played.move)
        if number in digests:
            lines.append(digests[number])
    lines += _table(match, s)
    lines.append(_result(match))
    return "\n".join(lines) + "\n"


def render_random(match: Match) -> str:
    """Render a random game as digests."""
    return "\n".join([_header(match), *(line for _, line in digests_of(match)), _result(match)]) + "\n"


def digests_of(match: Match) -> Iterator[tuple[int, str]]:
    """After every fifty plies and after the last: how many were played, and what they were, as a line of digests."""
    s = match.state_at(0)
    legal, state, views, events = (hashlib.sha256() for _ in range(4))
    for number, played in enumerate(match.played, 1):
        legal.update(_bytes([str(move) for move in s.legal()]))
        events.update(_bytes([event.to_json() for event in played.events]))
        s.play(played.move)
        state.update(_bytes(s.to_json()))
        if number % VIEWED == 0 or number == len(match.played):
            views.update(_bytes([s.view(seat) for seat in (None, *range(s.seats))]))
        if number % PLIES == 0 or number == len(match.played):
            parts = {"legal": legal, "state": state, "views": views, "events": events}
            yield number, f"= {number}  " + "  ".join(f"{name} {sha.hexdigest()[:8]}" for name, sha in parts.items())
            legal, state, views, events = (hashlib.sha256() for _ in range(4))


def _bytes(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def _header(match: Match) -> str:
    options = json.dumps(match.options)
    return f"game {match.game.key} · seats {match.seats} · seed {match.seed} · options {options}"


def _table(match: Match, s: benchtop.State) -> list[str]:
    blocks = match.game.text.table(s.view(0), match.names)
    return ["", *(line for block in blocks for line in block.plain().splitlines()), ""]


def _result(match: Match) -> str:
    s = match.state
    return f"scores {s.scores()} winners {s.winners()}" if s.over else "not over"


def read(text: str) -> Match:
    """Play the header and the moves of a scenario again."""
    header = re.match(r"game (\S+) · seats (\d+) · seed (\S+)(?: · options (\{.*\}))?", text)
    if header is None:
        raise ValueError("a playthrough starts with: game KEY · seats N · seed S · options {…}")
    key, seats, seed, options = header.groups()
    match = Match(benchtop.game(key), int(seats), seed, json.loads(options or "{}"))
    for seat, move in re.findall(r"^\d+  seat (\d+)  (.+)$", text, re.MULTILINE):
        match.play(int(seat), move.strip())
    return match


def random_match(game: Game, seats: int) -> Match:
    """Return the random game of a seat count; its seed is fixed, so it stays the same until the rules change."""
    match = Match(game, seats, f"golden-{seats}")
    rng = seeded(f"golden moves {seats}")
    while not match.over:
        match.play(match.to_move, random_move(match.state.legal(), rng))
    return match


def random_file(game: Game, seats: int) -> Path:
    """Return the file of the random game of a seat count."""
    return FOLDER / game.key / f"{seats}-seats.txt"


def scenarios(game: Game) -> list[Path]:
    """Return the scenarios of a game."""
    random_files = {random_file(game, seats) for seats in game.seats}
    return sorted(set((FOLDER / game.key).glob("*.txt")) - random_files)


def write(keys: list[str]) -> None:
    """Regenerate the playthroughs of these games."""
    for key in keys or benchtop.games():
        game = benchtop.game(key)
        (FOLDER / key).mkdir(parents=True, exist_ok=True)
        for path in scenarios(game):
            path.write_text(render(read(path.read_text(encoding="utf-8"))), encoding="utf-8")
        for seats in game.seats:
            random_file(game, seats).write_text(render_random(random_match(game, seats)), encoding="utf-8")
        print(f"{key}: {len(scenarios(game)) + len(game.seats)} playthroughs")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("--write", nargs="*", metavar="KEY", required=True)
    write(parser.parse_args().write)
