"""Play very many games and check at every ply that no card or token was lost or made.

    python benchmarks/soak.py GAME [--games 10000] [--play random|greedy] [--jobs 2] [--seats N] [--option k=v ...]

Without --seats every player count is played. Greedy play is the game's own rules of thumb with an eighth of random
moves. Run it with the compiled engine (.venv-play/bin/python); it says which form ran.
"""

import argparse
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import benchtop
from benchtop.core.rng import seeded

BATCH = 250


def play_batch(key: str, seats: int, options: dict[str, Any], play: str, first: int, count: int) -> list[list[int]]:
    """Some games; of each its number of moves, then its scores."""
    game = benchtop.game(key)
    found = []
    for seed in range(first, first + count):
        rng = seeded(f"soak {seed}")
        state = game.new(seats, seed, options)
        census = game.census(state)
        while not state.over:
            moves = state.legal()
            move = moves[rng.below(len(moves))] if play == "random" else game.heuristic.rollout_move(state, moves, rng)
            state.play(move)
            if game.census(state) != census:
                raise AssertionError(f"{key}, {seats} seats, seed {seed}: census broken by {move} at ply {state.ply}")
            if state.ply > game.max_moves:
                raise AssertionError(f"{key}, {seats} seats, seed {seed}: longer than {game.max_moves} moves")
        found.append([state.ply, *state.scores()])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Play very many games and count every card at every ply.")
    parser.add_argument("game", choices=list(benchtop.games()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--play", choices=["random", "greedy"], default="random")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arguments = parser.parse_args()
    game = benchtop.game(arguments.game)
    options = game.check_options(dict(item.split("=", 1) for item in arguments.option))
    print(f"{game.title}, {'compiled' if benchtop.COMPILED else 'plain'} engine, {arguments.play} play, {options}")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for seats in arguments.seats or game.seats:
            start = time.perf_counter()
            batches = [
                pool.submit(
                    play_batch, game.key, seats, options, arguments.play, first, min(BATCH, arguments.games - first)
                )
                for first in range(0, arguments.games, BATCH)
            ]
            games = [row for batch in batches for row in batch.result()]
            lengths = sorted(row[0] for row in games)
            scores = [score for row in games for score in row[1:]]
            print(
                f"{seats} seats: {len(games):,} games ended, census held at all {sum(lengths):,} plies; moves mean "
                f"{statistics.mean(lengths):.0f} (5-95 % {lengths[len(lengths) // 20]}-{lengths[-len(lengths) // 20]}, "
                f"max {lengths[-1]}); score mean {statistics.mean(scores):.1f}, best mean "
                f"{statistics.mean(max(row[1:]) for row in games):.1f}; {time.perf_counter() - start:.0f} s"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
