"""How fast the engine is: random self-play through the public API, clones and imagined worlds, compiled and plain.

    python benchmarks/engine.py [--repeats 5] [--seconds 1.0] [--json FILE]

The plain engine is the source tree under this Python; the compiled one is the wheel that `make play` installs. Where
OpenSpiel is installed (`pip install open-spiel`) its card games run in the same way, in the same run: compare ratios,
not figures of different days.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PYTHON = ROOT / ".venv-play" / "bin" / "python"
PEERS = ["gin_rummy", "hearts", "skat", "spades", "crazy_eights"]


def rate(work: Callable[[float], int], seconds: float, repeats: int) -> float:
    """Return the median over repeats of the work done per second."""
    figures = []
    for _ in range(repeats):
        start = time.perf_counter()
        done = work(start + seconds)
        figures.append(done / (time.perf_counter() - start))
    return statistics.median(figures)


def measure_engine(seconds: float, repeats: int) -> dict[str, dict[str, float]]:
    """Measure every game found by this Python, at its largest table."""
    import benchtop
    from benchtop.core.playout import playout
    from benchtop.core.rng import seeded

    rows = {}
    for key, game in benchtop.games().items():
        seats = game.seats[-1]
        rng = random.Random(1)
        games_played = 0

        def self_play(until: float, game: Any = game, seats: int = seats, rng: Any = rng) -> int:
            nonlocal games_played
            actions = 0
            while time.perf_counter() < until:
                state = game.new(seats=seats, seed=games_played)
                games_played += 1
                while not state.over:
                    moves = state.legal()
                    state.play(moves[int(rng.random() * len(moves))])
                    actions += 1
            return actions

        def inside(until: float, game: Any = game, seats: int = seats) -> int:
            actions, seed, stream = 0, 0, seeded(1)
            while time.perf_counter() < until:
                seed += 1
                actions += playout(game.new(seats=seats, seed=seed), stream)
            return actions

        states = samples(game, seats)

        def clone(until: float, states: Any = states) -> int:
            done = 0
            while time.perf_counter() < until:
                for state in states:
                    state.clone()
                done += len(states)
            return done

        def imagine(until: float, states: Any = states) -> int:
            done = 0
            while time.perf_counter() < until:
                for state in states:
                    state.imagine(state.to_move, done)
                done += len(states)
            return done

        start = time.perf_counter()
        actions = rate(self_play, seconds, repeats)
        rows[key] = {
            "seats": seats,
            "actions_per_s": actions,
            "games_per_s": games_played / (time.perf_counter() - start),
            "playout_actions_per_s": rate(inside, seconds, repeats),
            "clone_us": 1e6 / rate(clone, seconds / 4, repeats),
            "imagine_us": 1e6 / rate(imagine, seconds / 4, repeats),
        }
    return rows


def samples(game: Any, seats: int) -> list[Any]:
    """States from the middle of one game."""
    state, rng, found = game.new(seats=seats, seed=1), random.Random(2), []
    while not state.over:
        moves = state.legal()
        state.play(rng.choice(moves))
        if not state.over:
            found.append(state.clone())
    return found[:: max(1, len(found) // 50)]


def measure_peers(seconds: float, repeats: int) -> dict[str, float]:
    """OpenSpiel's C++ card games driven from Python in the same way; empty where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    rows = {}
    for name in PEERS:
        game, rng = pyspiel.load_game(name), random.Random(1)

        def self_play(until: float, game: Any = game, rng: Any = rng) -> int:
            actions = 0
            while time.perf_counter() < until:
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                        continue
                    moves = state.legal_actions()
                    state.apply_action(moves[int(rng.random() * len(moves))])
                    actions += 1
            return actions

        rows[name] = rate(self_play, seconds, repeats)
    return rows


def run(python: str, what: str, arguments: argparse.Namespace, **environment: str) -> Any:
    """Measure in a separate process, so that each form of the engine is imported alone."""
    command = [
        python,
        __file__,
        "--only",
        what,
        "--seconds",
        str(arguments.seconds),
        "--repeats",
        str(arguments.repeats),
    ]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def report(results: dict[str, Any]) -> None:
    """Print the figures as a table."""
    head = ["seats", "form", "actions/s", "games/s", "playout/s", "clone µs", "imagine µs"]
    widths = [6, 10, 12, 10, 12, 10, 12]
    print(f"{'game':<14}" + "".join(f"{title:>{width}}" for title, width in zip(head, widths, strict=True)))
    for form in ("compiled", "plain"):
        for key, row in results.get(form, {}).items():
            print(
                f"{key:<14}{row['seats']:>6}{form:>10}{row['actions_per_s']:>12,.0f}{row['games_per_s']:>10,.0f}"
                f"{row['playout_actions_per_s']:>12,.0f}{row['clone_us']:>10.2f}{row['imagine_us']:>12.2f}"
            )
    peers = results.get("openspiel", {})
    for name, figure in peers.items():
        print(f"{'OpenSpiel ' + name:<30}{figure:>12,.0f}")
    if peers and "compiled" in results:
        for key, row in results["compiled"].items():
            ratios = ", ".join(f"{row['actions_per_s'] / figure:.1f}x {name}" for name, figure in peers.items())
            print(f"{key}: {ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    parser.add_argument("--only", choices=["engine", "peers"], help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.only:
        work = measure_engine if arguments.only == "engine" else measure_peers
        print(json.dumps(work(arguments.seconds, arguments.repeats)))
        return
    results = {"plain": run(sys.executable, "engine", arguments, PYTHONPATH=str(ROOT / "src"))}
    if COMPILED_PYTHON.exists():
        results["compiled"] = run(str(COMPILED_PYTHON), "engine", arguments)
    else:
        print("no compiled engine; `make play` builds one", file=sys.stderr)
    results["openspiel"] = run(sys.executable, "peers", arguments)
    report(results)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
