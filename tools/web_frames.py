"""Games as clients see them, position by position, for the client's property tests:

    python -m tools.web_frames FOLDER

writes FOLDER/<key>.json: for every game some games, played at random and sensibly, each as a seat and as a spectator
sees them: the ply, the view, and what was heard on the way there. The deep tier of the tests deals more of them.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.core.state import State
from tests.depth import depth

DEALS = depth(1, 6)
PLIES = 140
"""Maximum number of positions of a game, from its beginning; a sensible game is played to its end."""


def games_of(game: Game) -> list[dict[str, Any]]:
    """Games at all seat counts in turn, half of them played sensibly."""
    found = []
    for number in range(2 * DEALS):
        seats = game.seats[number % len(game.seats)]
        for seat in (number % seats, None):
            found.append({"seats": seats, "seat": seat, "frames": frames(game, seats, seat, number)})
    return found


def frames(game: Game, seats: int, seat: int | None, number: int) -> list[dict[str, Any]]:
    """Return a game as that seat sees it; None is a spectator."""
    s = game.new(seats, f"frames {number}")
    rng = seeded(f"moves {number}")
    frames_seen = [{"ply": 0, "view": s.view(seat), "happened": []}]
    for ply in range(1, PLIES + 1):
        events: list[Event] = []
        s.listener = events.append
        s.play(chosen(s, sensible=number % 2 == 1, rng=rng))
        s.listener = None
        happened = [event.to_json() for event in events if event.heard_by(seat)]
        frames_seen.append({"ply": ply, "view": s.view(seat), "happened": happened})
        if s.over:
            break
    return frames_seen


def chosen(s: State, *, sensible: bool, rng: Any) -> Any:
    moves = s.legal()
    if sensible and rng.below(6):
        return best_move(moves, s.game.heuristic.action_values(s, moves), rng)
    return moves[rng.below(len(moves))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for key, game in benchtop.games().items():
        (folder / f"{key}.json").write_text(json.dumps(games_of(game)), encoding="utf-8")
