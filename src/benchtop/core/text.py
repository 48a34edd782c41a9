"""The table in words: one text serves terminals, screen readers, golden files and people who read along."""

from collections.abc import Callable, Sequence
from typing import Any

from benchtop.core.events import Event
from benchtop.core.move import Move


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words with commas between them and "and" (or another word) before the last: "a, b and c"."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


class Block:
    """A titled paragraph of the table: lines of text, or rows under a head."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str] = (),
        head: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
    ) -> None:
        self.title = title
        self.lines = list(lines)
        self.head = list(head)
        self.rows = [list(row) for row in rows]

    def to_json(self) -> dict[str, Any]:
        return {"title": self.title, "lines": self.lines, "head": self.head, "rows": self.rows}

    def plain(self) -> str:
        """The block as plain text with aligned columns."""
        out = [self.title, *(f"  {line}" for line in self.lines)]
        table = [self.head, *self.rows] if self.head else self.rows
        widths = [max(len(row[i]) for row in table if i < len(row)) for i in range(max(map(len, table), default=0))]
        for row in table:
            out.append("  " + "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip())
        return "\n".join(out)


class Text:
    """How a game speaks. Everything is made from a view or an event, so words cannot tell more than those do."""

    def __init__(
        self,
        *,
        table: Callable[[Any, list[str]], list[Block]],
        words: Callable[[Any, Any, list[str]], str],
        say: Callable[[Any, list[str]], str],
        highlight: dict[str, str] | None = None,
        expand: Callable[[str, Any, list[str]], list[str]] | None = None,
        example: str = "",
    ) -> None:
        self.table: Callable[[Any, list[str]], list[Block]] = table
        """`table(view, names)`: the whole table, as blocks from the shared middle to one's own things."""
        self.words: Callable[[Move, Any, list[str]], str] = words
        """`words(move, view, names)`: what the move would do, in the present tense ("Translate lysine · 1 point")."""
        self.say: Callable[[Event, list[str]], str] = say
        """`say(event, names)`: what happened, past tense ("Ada translated lysine")."""
        self.highlight = dict(highlight or {})
        """Regular expression -> tone, for terminals with colour; colour only repeats what the letters say."""
        self.expand = expand or _no_short_forms
        """`expand(typed, view, names)`: the moves, in notation, that one line stands for ("2K for R to Ada"); none if
        it is no such line. ValueError says what in it cannot be read."""
        self.example = example
        """Such a line, for the help."""


def _no_short_forms(typed: str, view: dict[str, Any], names: list[str]) -> list[str]:
    return []
