"""How people in these tests choose moves: at random, in long games with a preference for moves that end them."""

import random
import re
from collections.abc import Callable, Sequence

Choice = Callable[[random.Random, Sequence[str]], str]

INCLINATIONS = {
    "nucleo": ("build", "fold", "accept", "end", "(?!offer|bank|play|swap|protein|withdraw)"),
    "peptide": (
        *("use amino-acyl", "keep", "use", "add", "fix"),
        *("take amino-acyl$", "take mitochondria$", "take .* down", "decline", "end"),
    ),
    "translation": ("translate", "(?!buy)"),
}
"""Patterns for preferred moves, by game, best first. Games without patterns end soon enough at random."""


def habit(game: str) -> Choice:
    inclinations = [re.compile(start) for start in INCLINATIONS.get(game, ())]

    def choose(luck: random.Random, moves: Sequence[str]) -> str:
        for liked in inclinations:
            if found := [move for move in moves if liked.match(move)]:
                return luck.choice(found)
        return luck.choice(moves)

    return choose
