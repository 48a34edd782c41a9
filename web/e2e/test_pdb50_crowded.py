"""The fullest PDB50 boards: many cards, the last round, the largest team, and an end with structures for everybody."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import benchtop
from benchtop.core.heuristic import best_move
from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State
from tests.play import random_move
from tests.server.running import ServerProcess, running
from web.e2e.drawn import check_drawing
from web.e2e.person import Arrive
from web.e2e.phases import Stop
from web.e2e.sound import is_sound
from web.e2e.tables import database, go_to_stop

pytestmark = pytest.mark.deep
GAME = benchtop.game("pdb50")
Policy = Callable[[State, list[Move], Rng], Move]


def named(moves: list[Move], *notations: str) -> list[Move]:
    """Return the moves with these notations."""
    return [move for move in moves if move.notation in notations]


def collector(s: State, moves: list[Move], rng: Rng) -> Move:
    """Choose a sensible move that scores no achievement at once: the game is long and ends with many structures."""
    left = [move for move in moves if move.notation != "place publish"] or moves
    return best_move(left, GAME.heuristic.action_values(s, left), rng) if rng.below(5) else random_move(left, rng)


def recruiter(s: State, moves: list[Move], rng: Rng) -> Move:
    """Grow the team of the first seat; make the others do something else."""
    first = named(moves, "place recruit", "place lead") if s.to_move == 0 else []
    idle = [
        move
        for move in moves
        if move.group != "graduate" and move not in named(moves, "place publish", "place recruit", "place lead")
    ]
    return first[0] if first else random_move(idle or moves, rng)


def stop(name: str, seats: int, seed: str, policy: Policy, here: Callable[[State], bool]) -> Stop:
    """Play until the first seat is to move in such a position, or the game is over."""
    s, rng = GAME.new(seats, seed), seeded(seed)
    moves: list[str] = []
    while not s.over and not (s.to_move == 0 and here(s)):
        move = policy(s, s.legal(), rng)
        moves.append(f"{s.to_move} {move.notation}")
        s.play(move)
    return Stop(GAME.key, name, seats, seed, {}, moves)


def cards(s: State, seat: int) -> int:
    player = s.view(None)["players"][seat]
    return len(player["depositions"]) + len(player["actions"])


STOPS = [
    stop("many cards", 4, "crowded 0", collector, lambda s: cards(s, 0) > 3),
    stop("last round", 4, "crowded 1", collector, lambda s: max(s.scores()) > 8),
    stop("largest team", 2, "crowded 2", recruiter, lambda s: s.view(None)["players"][0]["unplayed"] > 9),
    stop("full archives", 4, "crowded 3", collector, lambda s: False),
]


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("crowded")
    with running(folder, database(folder, STOPS)) as server:
        yield server


@pytest.mark.parametrize("crowd", STOPS, ids=str)
def test_a_crowded_lab_stands(crowd: Stop, crowded: ServerProcess, arrive: Arrive) -> None:
    ada = arrive(base=crowded.base)
    go_to_stop(ada, crowd)
    check_drawing(ada)
    is_sound(ada)
