"""What is new on the table since somebody last looked: on a small screen that is all one wants to read."""

from collections.abc import Sequence

from benchtop.core.text import Block

SHORT = 8
"""A table of so many rows is shown whole if anything in it is new; of a longer one, only the rows that are new."""


class Memory:
    """Which blocks each seat has last seen."""

    def __init__(self) -> None:
        self._seen: dict[int | None, dict[str, Block]] = {}

    def remember(self, seat: int | None, blocks: Sequence[Block]) -> None:
        self._seen[seat] = {block.title: block for block in blocks}

    def forget(self) -> None:
        """The screen has been wiped: nobody has seen anything."""
        self._seen.clear()

    def news(self, seat: int | None, blocks: Sequence[Block]) -> list[Block]:
        """The blocks that are not as that seat last saw them, the long ones cut down to what is new."""
        seen = self._seen.get(seat, {})
        changed = [block for block in blocks if block.title not in seen or seen[block.title].plain() != block.plain()]
        return [cut(block, seen[block.title]) if block.title in seen else block for block in changed]


def cut(block: Block, before: Block) -> Block:
    """The lines, the rows that were not there before, and how many rows are as they were."""
    rows = [row for row in block.rows if row not in before.rows]
    same = len(block.rows) - len(rows)
    if len(block.rows) <= SHORT or same <= 1:
        return block
    lines = block.lines if block.lines != before.lines or not rows else []
    return Block(f"{block.title} · {same} more as before", lines, block.head if rows else (), rows)
