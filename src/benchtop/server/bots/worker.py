"""A process in which bots think: one JSON line asks, one JSON line answers. It ends when its input does.

It is given a world that the seat imagined, never the true one: not even a bot with a bug can tell what it cannot know.
"""

import json
import os
import sys
from typing import Any

import benchtop
from benchtop.bots import Seat, make_bot


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The move that the bot chooses, or its ratings if those were asked for."""
    game = benchtop.game(question["game"])
    world = game.from_json(question["world"])
    bot = make_bot(question["level"], question["seed"])
    seat = Seat(world, question["seat"], question["log"], question["seconds"], imagined=True)
    if question.get("ratings"):
        return {"ratings": [{"move": opinion.move.notation, "why": opinion.words()} for opinion in bot.rank(seat)[:3]]}
    return {"move": bot.choose(seat).notation}


def main() -> None:
    """Answer questions until the server goes away."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    answers = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    for line in sys.stdin:
        try:
            told = answer(json.loads(line))
        except Exception as wrong:
            told = {"error": f"{type(wrong).__name__}: {wrong}"}
        answers.write(json.dumps(told) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
