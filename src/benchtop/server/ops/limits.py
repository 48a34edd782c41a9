"""Rate limits per address, guest and seat. A test compares docs/protocol.md with these numbers."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from benchtop.server.clock import Clock
from benchtop.server.problems import Problem, too_fast

BODY_BYTES = 16 * 1024
FRAME_BYTES = 16 * 1024
BACKLOG = 64
"""A client with this many waiting messages gets a full view instead of them."""
HOLDERS = 4
"""Maximum number of guests who share a seat."""
ENTRIES = 20_000
"""Maximum number of entries per table."""
BOT_TABLES = 50
"""Maximum number of unfinished games with bots opened from one address: enough for a class."""
GUEST_SOCKETS = 20
"""Maximum number of open sockets and streams of a guest, per server process."""
ADDRESS_SOCKETS = 600
"""Maximum number of open sockets and streams from one address: enough for a school."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst limit and a sustained rate."""

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
    "replay": Rate(60, 5.0, "pages of replays, per address"),
    "hint": Rate(3, 0.1, "hints, per seat"),
    "push": Rate(30, 0.5, "changes of push subscriptions, per address"),
    "card": Rate(30, 1.0, "pictures of tables that have to be drawn, per address"),
}


class Limits:
    """In-memory token buckets, by limit and client."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self._enabled = enabled
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: Counter[str] = Counter()
        """Open sockets and streams, by guest and by address."""
        self._opening: Counter[str] = Counter()
        """Games with bots that are being opened, by address."""
        self._busy: dict[str, tuple[asyncio.Lock, int]] = {}
        """Clients served one request at a time: their lock, and the number of their requests."""

    def spend(self, key: str, who: str) -> None:
        """Spend a token; raises a 429 Problem if none is left."""
        if not self._enabled:
            return
        left, now = self._left(key, who)
        if left < 1:
            self._buckets[key, who] = (left, now)
            raise too_fast(key, (1 - left) / RATES[key].per_second)
        self._buckets[key, who] = (left - 1, now)

    def check(self, key: str, who: str) -> None:
        """Raise a 429 Problem if no token is left, without spending one."""
        if self._enabled:
            left, _ = self._left(key, who)
            if left < 1:
                raise too_fast(key, (1 - left) / RATES[key].per_second)

    def _left(self, key: str, who: str) -> tuple[float, float]:
        """Return the number of tokens left, and the current time."""
        rate = RATES[key]
        now = self._clock.steady()
        left, since = self._buckets.get((key, who), (float(rate.burst), now))
        return min(float(rate.burst), left + (now - since) * rate.per_second), now

    @contextmanager
    def bot_table(self, address: str, going_on: int) -> Iterator[None]:
        """Open a further game with bots; raises a 429 Problem if there are too many, including those being opened."""
        games = going_on + self._opening[address]
        if self._enabled and games >= BOT_TABLES:
            words = f"{games} games with bots are going on from where you are; finish one, then open another."
            raise Problem(429, "too_many_bots", words, {"games": games}, headers={"Retry-After": "60"})
        with _counted(self._opening, [address]):
            yield

    @contextmanager
    def socket(self, guest: str | None, address: str) -> Iterator[None]:
        """Hold a socket or stream open; raises a 429 Problem if the guest or the address has too many."""
        caps = {f"at {address}": ADDRESS_SOCKETS} | ({} if guest is None else {f"of {guest}": GUEST_SOCKETS})
        for who, most in caps.items():
            if self._enabled and self._sockets[who] >= most:
                words = f"{most} connections are open from where you are; close one, then try again."
                raise Problem(429, "too_many_sockets", words, {"sockets": most}, headers={"Retry-After": "10"})
        with _counted(self._sockets, list(caps)):
            yield

    @asynccontextmanager
    async def one_at_a_time(self, who: str) -> AsyncIterator[None]:
        """Wait until no other request of this client is being served."""
        lock, waiting = self._busy.get(who, (asyncio.Lock(), 0))
        self._busy[who] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._busy.pop(who)
            if waiting > 1:
                self._busy[who] = (lock, waiting - 1)

    def tidy(self) -> None:
        """Delete the buckets that are full again."""
        now = self._clock.steady()
        full = [
            (key, who)
            for (key, who), (left, since) in self._buckets.items()
            if left + (now - since) * RATES[key].per_second >= RATES[key].burst
        ]
        for bucket in full:
            del self._buckets[bucket]


@contextmanager
def _counted(counter: Counter[str], keys: list[str]) -> Iterator[None]:
    """Count these keys for the duration of the block."""
    counter.update(keys)
    try:
        yield
    finally:
        counter.subtract(keys)
        for key in keys:
            if not counter[key]:
                del counter[key]
