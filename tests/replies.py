"""What bots reply in prepared positions, kept to see that every engine on every machine replies the same:

    python -m tests.replies

Write them again when a game's rules or its bots change.
"""

import json
from pathlib import Path

import benchtop
from benchtop.bots import Seat, make_bot
from benchtop.core.match import Match

POSITIONS = Path(__file__).parent / "positions"
FILE = Path(__file__).with_suffix(".json")
BUDGET = "search:40"
PLIES = 3


def positions(key: str) -> list[str]:
    """Return the names of a game's prepared positions; a new game has none yet."""
    file = POSITIONS / f"{key}.json"
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []


def replies(key: str, name: str) -> list[str]:
    """Return the first moves that bots play from a prepared position."""
    prepared = json.loads((POSITIONS / f"{key}.json").read_text(encoding="utf-8"))[name]
    match = Match(benchtop.game(key), position=prepared, seed="replies")
    played: list[str] = []
    while len(played) < PLIES and not match.over:
        seat = Seat(match.state, match.to_move, match.log(match.to_move))
        move = make_bot(BUDGET, f"{match.to_move} {' '.join(played)}").choose(seat)
        match.play(match.to_move, move)
        played.append(move.notation)
    return played


def write() -> None:
    """Write every game's replies."""
    found = {key: {name: replies(key, name) for name in positions(key)} for key in benchtop.games()}
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
