"""What it costs to tell a person what each legal move leads to, game by game: every move tried, and as it is done.

    python benchmarks/outlook.py [--games nucleo] [--plies 2000] [--repeats 5]

CPU time a decision, the least of the repeats, over the plies of random games with the most seats. Run it with the
compiled engine (.venv-play/bin/python) or the plain one (.venv/bin/python); it says which form ran.
"""

import argparse
import time
from collections.abc import Callable

import benchtop
from benchtop.core.game import Game
from benchtop.core.move import UNFORESEEN, Move
from benchtop.core.outlook import outlook, tried
from benchtop.core.rng import seeded
from benchtop.core.state import State

Decision = tuple[State, list[Move]]


def decisions(game: Game, plies: int) -> list[Decision]:
    """Positions of random games, with what is legal there."""
    found: list[Decision] = []
    seed = 0
    while len(found) < plies:
        seed += 1
        s, luck = game.new(game.seats[-1], seed), seeded(seed)
        while not s.over and len(found) < plies:
            moves = s.legal()
            found.append((s.clone(), moves))
            s.play(moves[luck.below(len(moves))])
    return found


def all_tried(s: State, moves: list[Move]) -> list[int]:
    """Return the flags of each move, by trying each."""
    world = s.imagine(s.to_move, "outlook")
    return [tried(world, move) for move in moves]


def microseconds(work: Callable[[State, list[Move]], list[int]], asked: list[Decision], repeats: int) -> float:
    """CPU time a decision."""
    best = float("inf")
    for _ in range(repeats):
        began = time.process_time()
        for s, moves in asked:
            work(s, moves)
        best = min(best, time.process_time() - began)
    return 1e6 * best / len(asked)


def main() -> None:
    parser = argparse.ArgumentParser(description="What it costs to tell what each legal move leads to.")
    parser.add_argument("--games", nargs="*", default=list(benchtop.games()))
    parser.add_argument("--plies", type=int, default=2000)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    print(f"{'compiled' if benchtop.COMPILED else 'plain'} engine, CPU µs a decision")
    print("| game | moves | foreseen | all tried | outlook |")
    print("|---|---|---|---|---|")
    for key in asked.games:
        found = decisions(benchtop.games()[key], asked.plies)
        moves = sum(len(legal) for _, legal in found)
        foreseen = sum(move.foresee(s) != UNFORESEEN for s, legal in found for move in legal)
        before, after = (microseconds(work, found, asked.repeats) for work in (all_tried, outlook))
        print(f"| {key} | {moves / len(found):.1f} | {foreseen / moves:.0%} | {before:.0f} | {after:.0f} |")


if __name__ == "__main__":
    main()
