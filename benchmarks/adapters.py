"""Measures the games as PettingZoo environments, beside PettingZoo's own card games in the same run.

    python benchmarks/adapters.py [--seconds 2.0] [--repeats 3] [--json FILE]

A step is what a learner does: `last()`, which makes the observation and the mask, a random legal action, `step()`.
Games run at their smallest table, like the peers: those of PettingZoo's classic card games that are installed (`pip
install "pettingzoo[classic]"`). Run it with the Python of a compiled engine. Compare ratios, not figures of different
days.
"""

import argparse
import importlib
import json
import random
import statistics
import time
from pathlib import Path
from typing import Any

PEERS = ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "gin_rummy_v4"]


def steps_per_second(env: Any, seconds: float, repeats: int) -> float:
    """Return the median over repeats, in CPU time of this process, so that other programs do not count."""
    rng = random.Random(1)
    figures = []
    for repeat in range(repeats):
        steps = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            env.reset(seed=1000 * repeat + games)
            games += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
                if steps % 256 == 0 and time.process_time() - start > seconds:
                    break
        figures.append(steps / spent)
    return statistics.median(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()

    import benchtop
    from benchtop.adapters.pettingzoo import env

    figures: dict[str, float] = {}
    for name in PEERS:
        try:
            peer = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        figures[name] = steps_per_second(peer, asked.seconds, asked.repeats)
        print(f"{name:<28}{figures[name]:>10,.0f} steps/s", flush=True)
    fastest = max(figures.values(), default=None)
    for key in benchtop.games():
        figures[key] = steps_per_second(env(key), asked.seconds, asked.repeats)
        ratio = "" if fastest is None else f"{figures[key] / fastest:>8.1f} x the fastest of them"
        print(f"{key:<28}{figures[key]:>10,.0f} steps/s{ratio}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
