"""How much one address or one seat may ask for. The numbers are in docs/protocol.md, which a test holds to them."""

from dataclasses import dataclass

from benchtop.server.clock import Clock
from benchtop.server.problems import Problem, too_fast

BODY_BYTES = 16 * 1024
FRAME_BYTES = 16 * 1024
BACKLOG = 64
"""A client that has so many messages waiting gets one full view instead of them."""
HOLDERS = 4
"""So many people may share one seat."""
ENTRIES = 20_000
"""No table's list grows longer."""
BOT_TABLES = 50
"""So many games with bots may be going on at once that were opened from one address: a class has room."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second for ever."""

    burst: int
    per_second: float
    words: str


RATES = {
    "requests": Rate(400, 100.0, "any request, per address"),
    "create": Rate(60, 1.0, "new tables, per address"),
    "join": Rate(120, 2.0, "seats taken, per address"),
    "unknown": Rate(60, 1.0, "codes of tables that do not exist, per address"),
    "sockets": Rate(400, 20.0, "new sockets and streams, per address"),
    "messages": Rate(60, 20.0, "messages, per socket"),
    "moves": Rate(60, 20.0, "moves and other commands, per seat"),
    "chat": Rate(5, 0.5, "chat, per seat"),
    "replay": Rate(20, 0.5, "whole replays, per address"),
    "hint": Rate(3, 0.1, "hints, per seat"),
    "push": Rate(30, 0.5, "changes of push subscriptions, per address"),
    "card": Rate(30, 1.0, "pictures of tables that have to be drawn, per address"),
}


class Limits:
    """Token buckets, in memory: one per key and whoever asks."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self._enabled = enabled
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, key: str, who: str) -> None:
        """Count one; a 429 Problem if there are none left."""
        if not self._enabled:
            return
        left, now = self._left(key, who)
        if left < 1:
            self._buckets[key, who] = (left, now)
            raise too_fast(key, (1 - left) / RATES[key].per_second)
        self._buckets[key, who] = (left - 1, now)

    def check(self, key: str, who: str) -> None:
        """Count nothing yet; a 429 Problem if there are none left."""
        if self._enabled:
            left, _ = self._left(key, who)
            if left < 1:
                raise too_fast(key, (1 - left) / RATES[key].per_second)

    def _left(self, key: str, who: str) -> tuple[float, float]:
        """How many are left, and what time it is."""
        rate = RATES[key]
        now = self._clock.steady()
        left, since = self._buckets.get((key, who), (float(rate.burst), now))
        return min(float(rate.burst), left + (now - since) * rate.per_second), now

    def check_bot_tables(self, going_on: int) -> None:
        """A 429 Problem if so many games with bots that were opened from one address leave no room for another."""
        if self._enabled and going_on >= BOT_TABLES:
            words = f"{going_on} games with bots are going on from where you are; finish one, then open another."
            raise Problem(429, "too_many_bots", words, {"games": going_on}, headers={"Retry-After": "60"})

    def tidy(self) -> None:
        """Forget the buckets that are full again."""
        now = self._clock.steady()
        full = [
            (key, who)
            for (key, who), (left, since) in self._buckets.items()
            if left + (now - since) * RATES[key].per_second >= RATES[key].burst
        ]
        for bucket in full:
            del self._buckets[bucket]
