"""How long bots take to move, so that people can follow.

Where seats have secrets, a forced move comes no sooner than others, for that would tell that it was forced.
"""

import secrets
from collections import deque
from collections.abc import Mapping

from benchtop.server.bots.pool import QUICK
from benchtop.server.tables.table_settings import Pacing

SHARES: Mapping[Pacing, float] = {"unhurried": 2.0, "normal": 1.0, "quick": 0.5}
"""How long a move takes at each pace of a table, as a share of the server's pause."""
BEAT = 1.5
"""A bot that answers somebody, or begins its turn, takes longer by this factor than one that goes on with its turn."""
FORCED = 0.5
"""A move that everybody can see to be the only one takes this share."""
USUAL = 1.0
"""How long the first forced move of a level that thinks takes, before any other was seen."""
KEPT = 20
JITTER = 0.5
"""Every pause is longer by up to this share of the shortest one, whatever was chosen from."""


class Pace:
    """The times that bots of each level took of late."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        """How long a bot takes at the normal pace to go on with its turn."""
        self._took: dict[str, deque[float]] = {}
        self._luck = secrets.SystemRandom()

    def pause(
        self, level: str, took: float | None, pace: Pacing = "normal", *, goes_on: bool = True, is_open: bool = False
    ) -> float:
        """Return how many seconds the move is to take from its start.

        `took` is how long the bot thought; None if there was no choice. Then it takes as long as some other move of the
        level did, so both kinds look the same from outside; where everybody knows the moves (`is_open`), it is quicker.
        """
        shortest = self._pause * SHARES[pace] * (1 if goes_on else BEAT)
        of_late = self._took.setdefault(level, deque(maxlen=KEPT))
        if took is not None:
            of_late.append(took)
        elif is_open:
            shortest, took = shortest * FORCED, 0.0
        else:
            took = self._luck.choice(of_late) if of_late else 0.0 if level in QUICK else USUAL
        return max(shortest, took) + shortest * JITTER * self._luck.random()
