"""A process in which bots think: one JSON line asks, one JSON line answers. It ends when its input does.

It is given a world that the seat imagined, never the true one: not even a bot with a bug can tell what it cannot know.
"""

import json
import os
import signal
import sys
from typing import Any

import benchtop
from benchtop.bots import Bot, MoveRating, Seat, make_bot

FILES = 4096
"""No process of ours has more open files."""
BEST = 3
"""So many moves are recommended."""
ENOUGH = 0.5
"""The share of the best move's simulations that another move needs to be compared with it in points."""


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The move that the bot chooses, or its ratings if those were asked for."""
    game = benchtop.game(question["game"])
    world = game.from_json(question["world"])
    bot = make_bot(question["level"], question["seed"])
    seat = Seat(world, question["seat"], question["log"], question["seconds"], imagined=True)
    return (
        ratings(bot, seat, question.get("compare")) if question.get("ratings") else {"move": bot.choose(seat).notation}
    )


def ratings(bot: Bot, seat: Seat, compare: str | None) -> dict[str, Any]:
    """What the bot thinks of the best moves, and of one to compare with them."""
    ranked = bot.rank(seat)
    found: dict[str, Any] = {"ratings": [figures(rating, rank) for rank, rating in enumerate(recommended(ranked), 1)]}
    if compare is not None:
        move = seat.game.parse(compare)
        rating, best = bot.rate(seat, move), ranked[0]
        behind = None if rating.score is None or best.score is None else round(best.score - rating.score, 2) + 0.0
        found["compared"] = {
            **figures(rating, next(rank for rank, one in enumerate(ranked, 1) if one.move is move)),
            "of": len(ranked),
            "behind": behind,
        }
    return found


def recommended(ranked: list[MoveRating]) -> list[MoveRating]:
    """The best move, and those that were simulated about as often, by the points that they bring at the end.

    A move that brings more points than the best but wins less often is left out: nobody could follow the figures.
    """
    best, *others = ranked
    if best.score is None:
        return [best]
    compared = [one for one in others if one.score is not None and one.visits >= ENOUGH * best.visits]
    behind = [one for one in compared if one.score is not None and one.score <= best.score]
    return [best, *sorted(behind, key=lambda one: -(one.score or 0.0))[: BEST - 1]]


def figures(rating: MoveRating, rank: int) -> dict[str, Any]:
    """A rating with everything that it rests on."""
    return {
        "move": rating.move.notation,
        "rank": rank,
        "value": rating.value,
        "score": None if rating.score is None else round(rating.score, 2) + 0.0,  # no "-0.0"
        "visits": rating.visits,
        "why": rating.why,
    }


def main() -> None:
    """Answer questions until the server goes away; the argument is how far to stand back for other processes."""
    os.closerange(3, FILES)  # a server's listening socket that came along would outlive a killed server
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    for line in sys.stdin:
        try:
            told = answer(json.loads(line))
        except Exception as wrong:
            told = {"error": f"{type(wrong).__name__}: {wrong}"}
        try:
            answers.write(json.dumps(told) + "\n")
            answers.flush()
        except BrokenPipeError:  # the server was killed: nobody waits for the answer
            os._exit(0)


if __name__ == "__main__":
    main()
