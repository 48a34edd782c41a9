"""How the people of these tests choose: by luck, in long games with an inclination to what brings them to an end."""

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
"""What somebody would rather play, by how the notation begins; the first that is possible. Games that are not here end
soon enough by luck alone."""


def habit(game: str) -> Choice:
    inclinations = [re.compile(start) for start in INCLINATIONS.get(game, ())]

    def choose(luck: random.Random, moves: Sequence[str]) -> str:
        for liked in inclinations:
            if found := [move for move in moves if liked.match(move)]:
                return luck.choice(found)
        return luck.choice(moves)

    return choose
