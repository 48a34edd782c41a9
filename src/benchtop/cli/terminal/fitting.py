"""Selects what to show of a table that does not fit: what the decision needs first, then changes, then the rest."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchtop.core.text import Block

from .drawing import BOXED, COMPACT, TERSE, Manner, TableArtist


@dataclass(frozen=True)
class Selection:
    """The blocks to draw, how to draw them, and the titles of those left out."""

    blocks: list[Block]
    manner: Manner
    folded: list[str]


def in_focus(blocks: Sequence[Block], focus: Sequence[str]) -> list[Block]:
    """Return the blocks needed for decisions, most important first; by default, the first block."""
    found = [block for start in focus for block in blocks if block.title.startswith(start)]
    return found or list(blocks[:1])


def brief(blocks: Sequence[Block]) -> list[Block]:
    """Return the short forms of blocks that have one."""
    return [block.short or block for block in blocks]


def select(
    artist: TableArtist, blocks: Sequence[Block], focus: Sequence[str], news: Sequence[Block], room: int
) -> Selection:
    """Select as much of the table as fits into `room` lines: all of it, with or without boxes, or the most important
    parts.

    `news` are the changed blocks, with long ones cut down to what is new.
    """
    for manner in (BOXED, COMPACT):
        if artist.lines(blocks, manner) <= room:
            return Selection(list(blocks), manner, [])
    needed = in_focus(blocks, focus)
    room -= 1  # for the line about folded blocks
    manner = COMPACT if artist.lines(needed, COMPACT) <= room else TERSE
    if manner is TERSE:
        blocks, needed = brief(blocks), brief(needed)
    changed = {_name(block): block for block in news}
    wanted = [block for block in blocks if block not in needed]
    wanted.sort(key=lambda block: _name(block) not in changed)
    chosen: dict[int, Block] = {}
    for block in [*needed, *wanted]:
        place = blocks.index(block)
        drawn = block if block in needed else changed.get(_name(block), block)
        if artist.lines(_in_order({**chosen, place: drawn}), manner) <= room:
            chosen[place] = drawn
        elif block in needed:
            for short in _shortened(block):
                if artist.lines(_in_order({**chosen, place: short}), manner) <= room:
                    chosen[place] = short
                    break
            else:
                if not chosen:
                    chosen[place] = short
    folded = [_name(block) for place, block in enumerate(blocks) if place not in chosen]
    return Selection(_in_order(chosen), manner, folded)


def _in_order(chosen: dict[int, Block]) -> list[Block]:
    return [chosen[place] for place in sorted(chosen)]


def _name(block: Block) -> str:
    """Return the title without its variable part."""
    return block.title.partition(" (")[0].partition(" · ")[0]


def _shortened(block: Block) -> Iterator[Block]:
    """Yield ever shorter beginnings of a block, down to a line or row, each with the number of lines left out."""
    for less in range(1, len(block.rows) + len(block.lines)):
        rows = block.rows[: max(0, len(block.rows) - less)]
        lines = block.lines[: len(block.lines) - max(0, less - len(block.rows))]
        yield Block(f"{_name(block)} · {less} more: table", lines, block.head if rows else (), rows)
