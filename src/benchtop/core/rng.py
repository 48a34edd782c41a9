"""Benchtop's own random number generator: Marsaglia's xorshift128.

A match is defined by its seed and moves, so the generator must never change under an old record. The standard library
does not guarantee `random.shuffle` across versions; this module does, and tests/core/test_rng.py pins its first draws.
Four words of 32 bits keep every intermediate value inside a machine word (i64), which makes it fast when compiled.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

Seed = int | str

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers; its state is four 32-bit words, not all zero."""

    def __init__(self, a: int = 1, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> int:
        """Return the next 32 random bits."""
        return self._next()

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1, all equally likely (to one part in four billion)."""
        places: i64 = n
        return (self._next() * places) >> 32

    def _next(self) -> i64:
        t = self.a ^ ((self.a << 11) & _MASK)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle the cards in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held

    def copy(self) -> "Rng":
        """Return a stream that continues exactly like this one."""
        return Rng(self.a, self.b, self.c, self.d)

    def to_json(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


def seeded(seed: Seed) -> Rng:
    """Create the stream of a seed; 7 and "7" are the same seed, since seeds pass through command lines, URLs and
    JSON.
    """
    digest = hashlib.sha256(f"benchtop {seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return Rng(a | 1, b, c, d)


def rng_from_json(words: list[int]) -> Rng:
    """Restore a stream from its `to_json`."""
    a, b, c, d = words
    return Rng(a, b, c, d)
