"""How far the estimates of `benchtop.worth` can be trusted: predicted wins beside the wins that followed.

    python benchmarks/calibration.py [--games adna,pdb50] [--positions 2000] [--worlds 100] [--depths 10,20,40]
        [--jobs 2] [--seed calibration]

Medium bots play whole games at every number of seats. At decisions drawn at random the chosen move is rated with
`--worlds` imagined worlds, and the rating is compared with the share of the win that the seat got in the end. The first
table says how far both are apart, in points of a hundred, for every depth of the playouts and with estimates shrunk
towards an even game; the second shows ten bins at the game's own settings.
"""

import argparse
from functools import partial

import benchtop
from benchtop.bots import make_bot
from benchtop.bots.jobs import in_processes
from benchtop.bots.playouts import prospects, try_moves
from benchtop.bots.seat import Seat
from benchtop.core.rng import seeded

A_GAME = 6
"""Positions rated in a game, so that no game counts for much."""
SHRINKS = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1]
Rated = tuple[list[float], float, float]
"""What each depth predicted, an even share, and what came of it."""


def rated(number: int, key: str, worlds: int, depths: list[int], seed: str) -> list[Rated]:
    """Play a game, and return what was predicted in some of its positions and what came of them."""
    game = benchtop.game(key)
    seats = game.seats[number % len(game.seats)]
    s, luck = game.new(seats, f"{seed} {number}"), seeded(f"{seed} {number} sampled")
    bots = [make_bot("greedy", f"{seed} {number} {seat}") for seat in range(seats)]
    kept: list[tuple[int, list[float]]] = []
    states = []
    while not s.over:
        move = bots[s.to_move].choose(Seat(s, s.to_move))
        states.append((s.clone(), move))
        s.play(move)
    wins, _ = prospects(s)
    for _ in range(min(A_GAME, len(states))):
        position, move = states[luck.below(len(states))]
        seat = position.to_move
        world = position.imagine(seat, luck.word())
        words = [luck.word() for _ in range(worlds)]
        own = world.game.moves[move.id]
        predicted = []
        for depth in depths:
            predicted.append(sum(try_moves(world, seat, [own], depth, word)[0][0] for word in words) / worlds)
        kept.append((seat, predicted))
    return [(predicted, 1.0 / seats, wins[seat]) for seat, predicted in kept]


def bins(pairs: list[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """Return how many predictions fall into each tenth, with the mean prediction and the mean outcome."""
    found = []
    for tenth in range(10):
        inside = [pair for pair in pairs if min(9, max(0, int(pair[0] * 10))) == tenth]
        if inside:
            found.append(
                (len(inside), sum(p for p, _ in inside) / len(inside), sum(o for _, o in inside) / len(inside))
            )
    return found


def apart(pairs: list[tuple[float, float]]) -> float:
    """Return the mean difference of predictions and outcomes over the tenths, in points of a hundred."""
    return 100 * sum(count * abs(mean - came) for count, mean, came in bins(pairs)) / len(pairs)


def shrunk(found: list[Rated], index: int, keep: float) -> list[tuple[float, float]]:
    return [(even + keep * (predicted[index] - even), came) for predicted, even, came in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(benchtop.games()))
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--depths")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="calibration")
    asked = parser.parse_args()
    for key in asked.games.split(","):
        heuristic = benchtop.game(key).heuristic
        depths = [int(depth) for depth in asked.depths.split(",")] if asked.depths else [heuristic.worth_depth]
        work = partial(rated, key=key, worlds=asked.worlds, depths=depths, seed=asked.seed)
        games = range(-(-asked.positions // A_GAME))
        found = [pair for pairs in in_processes(work, games, asked.jobs) for pair in pairs]
        print(f"\n{benchtop.game(key).title}: {len(found)} positions, {asked.worlds} worlds each", flush=True)
        print("| depth | " + " | ".join(f"× {keep}" for keep in SHRINKS) + " |")
        print("|---" * (1 + len(SHRINKS)) + "|")
        for index, depth in enumerate(depths):
            cells = [f"{apart(shrunk(found, index, keep)):.1f}" for keep in SHRINKS]
            print(f"| {depth} | {' | '.join(cells)} |")
        print("\n| predicted | came | positions |\n|---|---|---|")
        for count, mean, came in bins(shrunk(found, len(depths) - 1, heuristic.worth_shrink)):
            print(f"| {mean:.0%} | {came:.0%} | {count} |", flush=True)


if __name__ == "__main__":
    main()
