"""How fast the search thinks, and how well it plays against OpenSpiel's ISMCTS on the same games in the same time.

    python benchmarks/search.py speed                              simulations/s, and those of OpenSpiel's C++
    python benchmarks/search.py match GAME [--ms 200] [--games 20] a match through the OpenSpiel adapter

Run it with the compiled engine (.venv-play/bin/python); OpenSpiel has to be importable there as well.
"""

import argparse
import random
import time
from typing import Any

import benchtop
from benchtop.bots import Seat
from benchtop.bots.arena import wilson
from benchtop.bots.mcts import Tree
from benchtop.bots.search import SearchBot
from benchtop.core.match import Match
from benchtop.core.rng import seeded

PEERS = ["gin_rummy", "hearts", "oh_hell", "euchre"]


def middle(game: benchtop.Game) -> Match:
    """Return a match of random moves, stopped near its middle at a real choice."""
    lengths = []
    for seed in range(5):
        state, rng = game.new(game.seats[-1], seed), seeded(seed)
        while not state.over:
            moves = state.legal()
            state.play(moves[rng.below(len(moves))])
        lengths.append(state.ply)
    match, rng = Match(game, game.seats[-1], 0), seeded(0)
    while len(match.played) < min(lengths) // 2 or len(match.state.legal()) < 3:
        moves = match.state.legal()
        match.play(match.to_move, moves[rng.below(len(moves))])
    return match


def speed(seconds: float) -> None:
    """Simulations and rollout moves per second in mid-game, beside the peers' simulations."""
    print(f"engine: {'compiled' if benchtop.COMPILED else 'plain'}")
    for key, game in benchtop.games().items():
        match = middle(game)
        tree = Tree(game, match.to_move, "speed")
        start = time.perf_counter()
        tree.search(match.state, 0, seconds)
        taken = time.perf_counter() - start
        rollouts = f"{tree.rollout_moves / taken:>12,.0f} rollout moves/s"
        print(f"{key:<12} {tree.simulations / taken:>9,.0f} simulations/s {rollouts}")
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed")
        return
    for name in PEERS:
        game = pyspiel.load_game(name)
        state, chance = game.new_initial_state(), random.Random(1)
        while state.is_chance_node() or len(state.legal_actions()) < 3:  # at a real choice, as ours
            state = game.new_initial_state() if state.is_terminal() else state
            state.apply_action(chance.choice(state.legal_actions()))
        per_call = 200
        settings = (pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, per_call, -1, *settings)
        calls, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            bot.step(state)
            calls += 1
        print(
            f"OpenSpiel C++ ISMCTS {name:<12} {calls * per_call / (time.perf_counter() - start):>9,.0f} simulations/s"
        )


class SpielOpponent:
    """OpenSpiel's Python ISMCTS on the adapter, given as many simulations as fit into the time."""

    def __init__(self, game: Any, ms: float, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        chance = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, chance),
            2.0,
            4,
            random_state=chance,
            allow_inconsistent_action_sets=True,
        )
        self.seconds = ms / 1000
        self.rate = 20.0
        self.simulations = 0
        self.spent = 0.0

    def choose(self, state: Any) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        self.bot._max_simulations = max(2, int(self.rate * self.seconds))
        start = time.perf_counter()
        action = int(self.bot.step(state))
        taken = time.perf_counter() - start
        self.rate = self.bot._max_simulations / taken
        self.simulations += self.bot._max_simulations
        self.spent += taken
        return action


def match(key: str, ms: float, games: int) -> None:
    """Our search against theirs at two seats: every deal from both sides."""
    import pyspiel

    import benchtop.adapters.openspiel

    game, spiel = benchtop.game(key), pyspiel.load_game(f"python_benchtop_{key}")
    wins, our_simulations, their_simulations, spent = 0.0, 0, 0, 0.0
    for number in range(games):
        ours = number % 2
        theirs = SpielOpponent(spiel, ms, number)
        us = SearchBot(number, seconds=ms / 1000)
        state = spiel.new_initial_state()
        state.apply_action(number // 2)
        while not state.is_terminal():
            seat = state.current_player()
            if seat == ours:
                action = us.choose(
                    Seat(state.play, seat, [line.split(" ", 1)[1] for line in state.logs[seat].splitlines()])
                ).id
            else:
                action = theirs.choose(state)
            state.apply_action(action)
        winners = state.play.winners()
        wins += 1 / len(winners) if ours in winners else 0.0
        our_simulations += us.simulations_done
        their_simulations += theirs.simulations
        spent += theirs.spent
        low, high = wilson(wins / (number + 1), number + 1)
        print(
            f"{game.title}, game {number + 1}: {state.play.scores()} (we have seat {ours}); we won {wins:g} of "
            f"{number + 1} ({low:.0%} to {high:.0%}); simulations {our_simulations:,}, theirs {their_simulations:,}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the search.")
    tasks = parser.add_subparsers(dest="task", required=True)
    speeds = tasks.add_parser("speed")
    speeds.add_argument("--seconds", type=float, default=2.0)
    matches = tasks.add_parser("match")
    matches.add_argument("game", choices=list(benchtop.games()))
    matches.add_argument("--ms", type=float, default=200)
    matches.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    if arguments.task == "speed":
        speed(arguments.seconds)
    else:
        match(arguments.game, arguments.ms, arguments.games)


if __name__ == "__main__":
    main()
