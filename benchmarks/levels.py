"""What the levels mean in every game: each against players of known strength, at two seats.

    python benchmarks/levels.py [--games adna,pdb50] [--levels easy,medium] [--against first,random,greedy]
        [--count 40] [--jobs 2] [--seed levels] [--out FOLDER] [--error 1,2,4,8]

`first` always plays the first move of the list, as somebody does who types 1; `random` plays any; `greedy` is the level
medium. A level means the same everywhere if its row reads alike in every game. `--error` measures easy
bots that misjudge moves by up to that many points instead of the levels, to find a game's `easy_error`: easy should
lose most games against greedy, and win half or more against first and random. With `--out` an interrupted run goes on.
"""

import argparse
from pathlib import Path

import benchtop
from benchtop.bots.arena import Plan, load_results, result_writer, run
from benchtop.bots.standings import standings


def measured(plan: Plan, jobs: int, folder: Path | None) -> str:
    """Return the first bot's share of wins, with its interval."""
    file = folder / f"{plan.game}-{'-'.join(plan.bots).replace(':', '.')}.jsonl" if folder else None
    done = load_results(file, plan) if file else []
    write = result_writer(file, plan, done) if file else lambda _: None
    found = standings(run(plan, jobs, done, write))
    row = next(row for row in found if row.bot == plan.bots[0])
    return f"{row.wins:.0%} ({100 * row.low:.0f}–{row.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(benchtop.games()))
    parser.add_argument("--levels", default="easy,medium,hard,expert")
    parser.add_argument("--against", default="first,random,greedy")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--error")
    asked = parser.parse_args()
    levels = [f"easy:{points}" for points in asked.error.split(",")] if asked.error else asked.levels.split(",")
    against = asked.against.split(",")
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
    print(f"| game | level | {' | '.join(f'won against {other}' for other in against)} |")
    print("|---" * (2 + len(against)) + "|", flush=True)
    for key in asked.games.split(","):
        for level in levels:
            cells = []
            for other in against:
                same = (level, other) == ("medium", "greedy")
                plan = Plan(key, [level, other], 2, asked.count, asked.seed)
                cells.append("even" if same else measured(plan, asked.jobs, asked.out))
            print(f"| {benchtop.game(key).title} | {level} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
