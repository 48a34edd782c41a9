"""Which panels stand side by side: the arrangement that needs the fewest lines, in the order of the blocks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

AT_MOST = 4
"""So many panels stand side by side on the widest screen."""


@dataclass(frozen=True)
class Wish:
    """The width at which a panel is comfortable, and the least it can do with."""

    natural: int
    least: int


@dataclass(frozen=True)
class Shelf:
    """Panels side by side: the first of them, the widths of all, and how high the highest is."""

    first: int
    widths: tuple[int, ...]
    height: int


def arrange(wishes: Sequence[Wish], width: int, height: Callable[[int, int], int]) -> list[Shelf]:
    """The shelves that together are least high; `height(i, w)` is the height of panel i at width w."""
    best: list[tuple[int, list[Shelf]]] = [(0, [])]  # for the first n panels: lines needed, and how
    for end in range(1, len(wishes) + 1):
        options: list[tuple[int, list[Shelf]]] = []
        for start in range(max(0, end - AT_MOST), end):
            widths = shared(wishes[start:end], width)
            if widths is not None:
                lines, shelves = best[start]
                tallest = max(height(start + i, w) for i, w in enumerate(widths))
                options.append((lines + tallest, [*shelves, Shelf(start, tuple(widths), tallest)]))
        best.append(min(options, key=lambda option: (option[0], len(option[1]))))
    return best[-1][1]


def shared(wishes: Sequence[Wish], width: int) -> list[int] | None:
    """Widths that together fill the line, or None if these panels do not fit side by side. One alone always fits."""
    if len(wishes) == 1:
        return [width]
    widths = narrowed(wishes, width)
    if widths is None:
        return None
    even, odd = divmod(width - sum(widths), len(wishes))
    return [w + even + (i < odd) for i, w in enumerate(widths)]


def narrowed(wishes: Sequence[Wish], width: int) -> list[int] | None:
    """Natural widths where they fit, else narrower ones; None if not even the least fit.

    Small wishes are granted first, so that it is the wordiest that wraps.
    """
    spare = width - sum(wish.least for wish in wishes)
    if spare < 0:
        return None
    widths = [wish.least for wish in wishes]
    by_need = sorted(range(len(wishes)), key=lambda i: wishes[i].natural - wishes[i].least)
    for waiting, i in zip(range(len(wishes), 0, -1), by_need, strict=True):
        share = spare if waiting == 1 else 3 * spare // (2 * waiting)
        more = min(wishes[i].natural - wishes[i].least, share)
        widths[i] += more
        spare -= more
    return widths
