"""Golden playthroughs: whole games as readable text, replayed and compared line by line.

    python -m tests.playthroughs --write [KEY ...]

writes `tests/playthroughs/<key>/<n>-seats.txt` for every seat count of every game (or of those named) by random play,
and re-renders every other file there. To add a scenario, write a file with a header line and one move a line, as

    game translation · seats 2 · seed 7 · options {"dice": "d6"}
    1  seat 0  extend

and run the command: the legal moves, the events and the scores are filled in. Review the difference like code.
"""

import argparse
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded

FOLDER = Path(__file__).with_suffix("")
SHOWN = 12  # legal moves shown by name; the digest covers the rest


def render(match: Match) -> str:
    """The whole game as text: at each move what was legal, what was played, who heard what."""
    game, names = match.game, match.names
    lines = [
        f"game {game.key} · seats {match.seats} · seed {match.seed} · options {json.dumps(match.options)}",
        *_table(match, game.new(match.seats, match.seed, match.options)),
    ]
    s = game.new(match.seats, match.seed, match.options)
    for number, played in enumerate(match.played, 1):
        legal = [str(move) for move in s.legal()]
        more = f" | … {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        lines.append(f"{number}  seat {played.seat}  {played.move}")
        lines.append(f"     {len(legal)} legal: {' | '.join(legal[:SHOWN])}{more}")
        if played.move.public != str(played.move):
            lines.append(f"     others read: {played.move.public}")
        for event in played.events:
            hearer = "all   " if event.only is None else f"only {event.only}"
            lines.append(f"     {hearer}  {game.say(event, names)}")
        s.play(played.move)
        lines.append(f"     state {_digest(s.to_json())}")
    lines += _table(match, s)
    lines.append(f"scores {s.scores()} winners {s.winners()}" if s.over else "not over")
    return "\n".join(lines) + "\n"


def _table(match: Match, s: benchtop.State) -> list[str]:
    blocks = match.game.text.table(s.view(0), match.names)
    return ["", *(line for block in blocks for line in block.plain().splitlines()), ""]


def _digest(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def read(text: str) -> Match:
    """Play the header and the moves of a playthrough again."""
    header = re.match(r"game (\S+) · seats (\d+) · seed (\S+)(?: · options (\{.*\}))?", text)
    if header is None:
        raise ValueError("a playthrough starts with: game KEY · seats N · seed S · options {…}")
    key, seats, seed, options = header.groups()
    match = Match(benchtop.game(key), int(seats), seed, json.loads(options or "{}"))
    for seat, move in re.findall(r"^\d+  seat (\d+)  (.+)$", text, re.MULTILINE):
        match.play(int(seat), move.strip())
    return match


def random_match(game: Game, seats: int) -> Match:
    """The random game of a seat count; the seed is fixed, so it is the same until the rules change."""
    match = Match(game, seats, f"golden-{seats}")
    rng = seeded(f"golden moves {seats}")
    while not match.over:
        moves = match.state.legal()
        match.play(match.to_move, moves[rng.below(len(moves))])
    return match


def files(key: str) -> list[Path]:
    """The playthroughs of a game."""
    return sorted((FOLDER / key).glob("*.txt"))


def write(keys: list[str]) -> None:
    """Write the playthroughs of these games anew."""
    for key in keys or benchtop.games():
        game = benchtop.game(key)
        folder = FOLDER / key
        folder.mkdir(parents=True, exist_ok=True)
        random_ones = {folder / f"{seats}-seats.txt": seats for seats in game.seats}
        for path in {*random_ones, *files(key)}:
            seats = random_ones.get(path)
            match = read(path.read_text(encoding="utf-8")) if seats is None else random_match(game, seats)
            path.write_text(render(match), encoding="utf-8")
        print(f"{key}: {len(files(key))} playthroughs")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("--write", nargs="*", metavar="KEY", required=True)
    write(parser.parse_args().write)
