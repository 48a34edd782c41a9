"""Random draws of a match, with a separate stream for each purpose so that luck can be compared between games.

A game declares what it needs chance for: decks, dice, bags; per seat where the rules give every player their own draw.
Each purpose has a key, derived from seed and purpose, and counts its draws. The k-th draw of a purpose depends only on
its key and k. The same seed therefore gives the same k-th roll, the same reshuffle and the same bag order, no matter
what else happened at the table. A state carries the keys, which never change, and the counts.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from benchtop.core.rng import Rng, Seed

_MASK: Final = 0xFFFFFFFF
_ODD: Final = 0x9E3779B9  # spreads consecutive counts over all words


class Purposes:
    """The random purposes of a game: their names, their numbers, and the faces their draws show."""

    def __init__(self, *shared: str, each: Sequence[str] = (), seats: int = 1, **faces: Sequence[str]) -> None:
        """Number the shared purposes, then the per-seat ones: `die` becomes `die:0`, `die:1`, ….

        `faces` lists what the draws of a purpose show, in order, for positions that fix the next draws.
        """
        self.names: list[str] = [*shared, *(f"{name}:{seat}" for name in each for seat in range(seats))]
        self.faces: dict[str, Sequence[str]] = {}
        for name in self.names:
            self.faces[name] = faces.get(name.partition(":")[0].replace("-", "_"), ())

    def number(self, name: str) -> int:
        """Return the number of a shared purpose, or seat 0's number for a per-seat purpose."""
        return self.names.index(name if name in self.names else f"{name}:0")


class Chance:
    """The luck of a match: a key and a draw count for every purpose."""

    def __init__(self, keys: list[int], counts: list[int], first: i64 = 0, second: i64 = 0) -> None:
        self.keys: list[int] = keys
        """Two words of 32 bits per purpose; clones share them."""
        self.first: i64 = first
        self.second: i64 = second
        """Combined with the two key words, so that one list of keys can give different luck."""
        self.counts: list[int] = counts
        self.fixed: list[list[int]] | None = None
        """The next draws by purpose, where a position fixes them."""

    def below(self, purpose: int, n: int) -> int:
        """Return the next draw of a purpose: a number from 0 to n-1, each equally likely."""
        if self.fixed is not None and self.fixed[purpose]:
            return self.fixed[purpose].pop(0)
        count = self.counts[purpose]
        self.counts[purpose] = count + 1
        places: i64 = n
        return (self._word(purpose, count) * places) >> 32

    def roll(self, purpose: int, faces: list[int]) -> int:
        """Return the face a die shows next; a face printed twice is twice as likely."""
        if self.fixed is not None and self.fixed[purpose]:
            return self.fixed[purpose].pop(0)
        return faces[self.below(purpose, len(faces))]

    def pieces(self, purpose: int, left: list[int], whole: list[int]) -> list[int]:
        """Return the pieces of a bag by kind, in random order, the next one last; `left` of the `whole` are in it.

        Every piece has its own random priority, so bags that differ in a few pieces give the others in the same order.
        """
        count = self.counts[purpose]
        self.counts[purpose] = count + 1
        word = self._word(purpose, count)
        order: list[int] = []
        before: i64 = 1
        for kind in range(len(left)):
            for piece in range(left[kind]):
                number: i64 = piece
                priority: int = _mixed((word + (before + number) * _ODD) & _MASK)
                order.append(priority << 8 | kind)
            before += whole[kind]
        if len(order) > 1:
            order.sort()
        for place in range(len(order)):
            order[place] &= 0xFF
        if self.fixed is not None:
            while self.fixed[purpose] and self.fixed[purpose][-1] in order:
                kind = self.fixed[purpose].pop()
                order.remove(kind)
                order.append(kind)
        return order

    def stream(self, purpose: int) -> Rng:
        """Return a separate stream for the next draw of a purpose; a shuffle needs many numbers."""
        count = self.counts[purpose]
        self.counts[purpose] = count + 1
        number: i64 = count
        first: i64 = self.keys[2 * purpose] ^ self.first
        second: i64 = self.keys[2 * purpose + 1] ^ self.second
        a = self._word(purpose, count)
        b = _mixed((second + number * _ODD) & _MASK)
        return Rng(a | 1, b, _mixed(first ^ b), _mixed(second ^ a))

    def shuffle(self, purpose: int, cards: list[int]) -> None:
        """Shuffle cards in place; the result depends on which cards they are, not on their previous order."""
        cards.sort()
        self.stream(purpose).shuffle(cards)

    def fix(self, purpose: int, draws: list[int]) -> None:
        """Fix the next draws of a purpose; later draws are random again."""
        if self.fixed is None:
            self.fixed = [[] for _ in self.counts]
        self.fixed[purpose] = draws

    def _word(self, purpose: int, count: int) -> i64:
        """Return 32 random bits: Murmur3's finalizer over half of the key and the count, then over the other half."""
        number: i64 = count
        first: i64 = self.keys[2 * purpose]
        second: i64 = self.keys[2 * purpose + 1]
        word = _mixed(((first ^ self.first) + number * _ODD) & _MASK)
        return _mixed(word ^ second ^ self.second)

    def copy(self) -> "Chance":
        """Return a copy that will draw exactly the same values."""
        other = Chance(self.keys, self.counts[:], self.first, self.second)
        if self.fixed is not None:
            other.fixed = [draws[:] for draws in self.fixed]
        return other

    def reseeded(self, rng: Rng) -> "Chance":
        """Return new luck: every purpose gets a key that depends only on `rng`, and no draw is fixed."""
        return Chance(_ANY_KEYS, [0] * len(self.counts), rng.word(), rng.word())


def _mixed(word: i64) -> i64:
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & _MASK
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & _MASK
    return word ^ (word >> 16)


_ANY_KEYS: Final[list[int]] = [_mixed((number * _ODD + 1) & _MASK) for number in range(256)]
"""Keys that distinguish purposes; they need not be secret."""


def chance_of(seed: Seed, purposes: Purposes) -> Chance:
    """Return the luck of a seed; 7 and "7" are the same seed, since seeds pass through command lines, URLs and JSON."""
    keys: list[int] = []
    for name in purposes.names:
        digest = hashlib.sha256(f"benchtop {seed} {name}".encode()).digest()
        keys += [int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")]
    return Chance(keys, [0] * len(purposes.names))


def chance_to_json(chance: Chance, purposes: Purposes) -> dict[str, Any]:
    """Return keys and counts by purpose, plus any fixed draws."""
    data: dict[str, Any] = {
        name: [chance.keys[2 * n] ^ chance.first, chance.keys[2 * n + 1] ^ chance.second, chance.counts[n]]
        for n, name in enumerate(purposes.names)
    }
    if chance.fixed is not None:
        data["next"] = {name: draws for name, draws in zip(purposes.names, chance.fixed, strict=True) if draws}
    return data


def chance_from_json(data: dict[str, Any], purposes: Purposes) -> Chance:
    """Restore luck from its JSON, or create it from a `seed`, with draws fixed by `next`.

    Raises ValueError if `next` is invalid.
    """
    if "seed" in data:
        chance = chance_of(data["seed"], purposes)
    else:
        words = [data[name] for name in purposes.names]
        chance = Chance([key for a, b, _ in words for key in (a, b)], [count for _, _, count in words])
    for name, draws in data.get("next", {}).items():
        if name not in purposes.names:
            raise ValueError(f"there is no random draw called {name!r}; choose from {', '.join(purposes.names)}")
        chance.fix(purposes.names.index(name), [_face(purposes, name, draw) for draw in draws])
    return chance


def _face(purposes: Purposes, name: str, draw: int | str) -> int:
    """Return a fixed draw as a number; it may be given as the face it shows."""
    faces = purposes.faces[name]
    if isinstance(draw, str) and draw in faces:
        return list(faces).index(draw)
    if isinstance(draw, int) and not isinstance(draw, bool) and 0 <= draw < (len(faces) or _MASK):
        return draw
    raise ValueError(f"{name} cannot show {draw!r}; it shows {', '.join(faces) or 'a number from 0'}")
