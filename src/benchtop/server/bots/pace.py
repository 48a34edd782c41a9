"""Pauses before bot moves, so that people can follow.

If seats have secrets, a forced move takes as long as others, so that the delay does not reveal it was forced.
"""

import secrets
from collections import deque
from collections.abc import Mapping

from benchtop.server.bots.pool import QUICK
from benchtop.server.tables.table_settings import Pacing

SHARES: Mapping[Pacing, float] = {"unhurried": 2.0, "normal": 1.0, "quick": 0.5}
"""Pause at each pace of a table, as a multiple of the server's pause."""
BEAT = 1.5
"""A bot that responds to a player, or begins its turn, takes longer by this factor than one that continues its turn."""
FORCED = 0.5
"""A move that everybody can see is forced takes this share of the pause."""
USUAL = 1.0
"""Seconds for the first forced move of a searching level, before any other move was timed."""
KEPT = 20
JITTER = 0.5
"""Random jitter added to every pause, as a share of the minimum."""


class Pace:
    """The recent thinking times of bots, by level."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        """Pause before a bot continues its turn, at the normal pace."""
        self._took: dict[str, deque[float]] = {}
        self._luck = secrets.SystemRandom()

    def pause(
        self, level: str, took: float | None, pace: Pacing = "normal", *, goes_on: bool = True, is_open: bool = False
    ) -> float:
        """Return the number of seconds the move should take from its start.

        `took` is the thinking time; None if there was no choice. A forced move then takes as long as some other move of
        the level did, so both kinds look the same from outside; if everybody knows the moves (`is_open`), it is
        quicker.
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
