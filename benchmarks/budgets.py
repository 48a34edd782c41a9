"""How long the levels hard and expert think, in seconds of a core: the mean, the median and the longest decision.

    python benchmarks/budgets.py [--games adna,pdb50] [--levels hard,expert] [--decisions 24]

Medium bots play games with the fewest and the most seats; the level decides in positions all along them. Measure the
compiled engine (.venv-play/bin/python): the budgets (`hard_simulations`, `expert_simulations` of a game's heuristic)
are chosen for it, about 0.2 s and 1 s.
"""

import argparse
import time

import benchtop
from benchtop.bots import Seat, make_bot
from benchtop.core.game import Game
from benchtop.core.state import State


def decisions(game: Game, seats: int, count: int) -> list[State]:
    """Return positions all along a game of medium bots in which there is a choice."""
    s = game.new(seats, "budgets")
    bots = [make_bot("medium", seat) for seat in range(seats)]
    found = []
    while not s.over:
        if len(s.legal()) > 1:
            found.append(s.clone())
        s.play(bots[s.to_move].choose(Seat(s, s.to_move)))
    return found[:: max(1, len(found) // count)][:count]


def seconds(level: str, s: State) -> float:
    """Return the CPU time of one decision."""
    bot, began = make_bot(level, "budgets"), time.process_time()
    bot.choose(Seat(s, s.to_move))
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(benchtop.games()))
    parser.add_argument("--levels", default="hard,expert")
    parser.add_argument("--decisions", type=int, default=24)
    asked = parser.parse_args()
    print(f"{'compiled' if benchtop.COMPILED else 'plain'} engine, CPU seconds a decision")
    print("| game | seats | level | mean | median | longest |\n|---|---|---|---|---|---|")
    for key in asked.games.split(","):
        game = benchtop.game(key)
        for seats in sorted({game.seats[0], game.seats[-1]}):
            found = decisions(game, seats, asked.decisions)
            for level in asked.levels.split(","):
                took = sorted(seconds(level, s) for s in found)
                mean, median = sum(took) / len(took), took[len(took) // 2]
                print(f"| {game.title} | {seats} | {level} | {mean:.2f} | {median:.2f} | {took[-1]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
