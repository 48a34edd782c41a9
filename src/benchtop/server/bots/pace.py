"""How long bots take to move: a forced move comes no sooner than others, for that would tell that it was forced."""

import secrets
from collections import deque

from benchtop.server.bots.pool import QUICK

USUAL = 1.0
"""How long the first forced move of a level that thinks takes, before any other was seen."""
KEPT = 20
JITTER = 0.5
"""Every pause is longer by up to this share of the shortest one, whatever was chosen from."""


class Pace:
    """The times that bots of each level took of late."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        """Bots never move sooner, so that people can follow."""
        self._took: dict[str, deque[float]] = {}
        self._luck = secrets.SystemRandom()

    def pause(self, level: str, took: float | None) -> float:
        """How long the move is to take from the start, if thinking took so long; None if there was no choice.

        Who had no choice takes as long as some other move of the level did, so both kinds look the same from outside.
        """
        of_late = self._took.setdefault(level, deque(maxlen=KEPT))
        if took is not None:
            of_late.append(took)
        else:
            took = self._luck.choice(of_late) if of_late else 0.0 if level in QUICK else USUAL
        return max(self._pause, took) + self._pause * JITTER * self._luck.random()
