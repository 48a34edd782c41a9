"""Draws the table: blocks as panels, side by side if there is room, otherwise stacked."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.errors import StyleSyntaxError
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from benchtop.core.text import Block

# -- colours --------------------------------------------------------------------------------------------------------

STYLES = {
    "good": "green",
    "bad": "red",
    "danger": "bold red",
    "warn": "yellow",
    "quiet": "dim",
    "key": "bold",
    "you": "bold cyan",
    "base_a": "bold green",
    "base_c": "bold red",
    "base_g": "bold bright_blue",
    "base_t": "bold dark_orange3",
    "base_u": "bold dark_orange3",
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "orange": "dark_orange3",
    "yellow": "yellow",
    "purple": "magenta",
    "pink": "hot_pink",
    "grey": "bright_black",
}
"""Styles of the tones that games use, for dark and light terminals. Colour only repeats what the text says."""


class Styles:
    """The highlighting of a game: regular expressions and their styles."""

    def __init__(self, highlight: dict[str, str]) -> None:
        self._rules = [(re.compile(pattern, re.MULTILINE), style_of(tone)) for pattern, tone in highlight.items()]

    def paint(self, words: str, style: str = "") -> Text:
        """Return the words as styled text."""
        text = Text(words, style=style)
        for pattern, found in self._rules:
            if found:
                text.highlight_regex(pattern, found)
        return text


def style_of(tone: str) -> Style:
    """Return the terminal style of a tone; none if the tone is unknown."""
    try:
        return Style.parse(STYLES.get(tone, tone))
    except StyleSyntaxError:
        return Style()


# -- arranging ------------------------------------------------------------------------------------------------------

AT_MOST = 4
"""Maximum number of panels side by side."""


@dataclass(frozen=True)
class WidthRange:
    """The natural and the minimum width of a panel."""

    natural: int
    least: int


@dataclass(frozen=True)
class Shelf:
    """Panels side by side: the index of the first, the widths of all, and the greatest height."""

    first: int
    widths: tuple[int, ...]
    height: int


def arrange(ranges: Sequence[WidthRange], width: int, height: Callable[[int, int], int]) -> list[Shelf]:
    """Arrange panels in shelves with the least total height; `height(i, w)` is the height of panel i at width w."""
    best: list[tuple[int, list[Shelf]]] = [(0, [])]  # for the first n panels: number of lines, and shelves
    for end in range(1, len(ranges) + 1):
        options: list[tuple[int, list[Shelf]]] = []
        for start in range(max(0, end - AT_MOST), end):
            widths = shared(ranges[start:end], width)
            if widths is not None:
                lines, shelves = best[start]
                tallest = max(height(start + i, w) for i, w in enumerate(widths))
                options.append((lines + tallest, [*shelves, Shelf(start, tuple(widths), tallest)]))
        best.append(min(options, key=lambda option: (option[0], len(option[1]))))
    return best[-1][1]


def shared(ranges: Sequence[WidthRange], width: int) -> list[int] | None:
    """Return widths that fill the line, or None if these panels do not fit side by side. A single panel always fits."""
    if len(ranges) == 1:
        return [width]
    widths = narrowed(ranges, width)
    if widths is None:
        return None
    even, odd = divmod(width - sum(widths), len(ranges))
    return [w + even + (i < odd) for i, w in enumerate(widths)]


def narrowed(ranges: Sequence[WidthRange], width: int) -> list[int] | None:
    """Return natural widths if they fit, else narrower ones; None if not even the minimum widths fit.

    Panels that need little more come first, so that the wordiest ones wrap.
    """
    spare = width - sum(each.least for each in ranges)
    if spare < 0:
        return None
    widths = [each.least for each in ranges]
    by_need = sorted(range(len(ranges)), key=lambda i: ranges[i].natural - ranges[i].least)
    for waiting, i in zip(range(len(ranges), 0, -1), by_need, strict=True):
        share = spare if waiting == 1 else 3 * spare // (2 * waiting)
        more = min(ranges[i].natural - ranges[i].least, share)
        widths[i] += more
        spare -= more
    return widths


# -- the table ------------------------------------------------------------------------------------------------------

FRAME = 4
"""Width of a panel's border and padding."""
GAP = 2
"""Between columns."""
LEAST = 28
"""Minimum width of prose."""
HEAD = 4
"""Maximum extra height of a table before it is written out instead."""


@dataclass(frozen=True)
class Manner:
    """How to draw blocks: with boxes or only headings; with wrapped or truncated table rows."""

    boxes: bool
    cut_rows: bool

    @property
    def frame(self) -> int:
        """The width it adds to a block."""
        return FRAME if self.boxes else GAP

    @property
    def above_and_below(self) -> int:
        """The height it adds to a block."""
        return 2 if self.boxes else 1


BOXED, COMPACT, TERSE = Manner(True, False), Manner(False, False), Manner(False, True)


class TableArtist:
    """Draws a game's blocks on a console. Plain drawing has no boxes: for pipes, files and screen readers."""

    def __init__(self, console: Console, styles: Styles, *, plain: bool) -> None:
        self.console = console
        self.styles = styles
        self.plain = plain
        self._made: dict[tuple[str, int, Manner], tuple[RenderableType, int]] = {}
        """Rendered blocks by width, with their heights; kept until the table is drawn."""

    def draw(self, blocks: Sequence[Block], manner: Manner = BOXED) -> None:
        """Print the blocks in order, from the shared middle to the player's own pieces."""
        self._print(blocks, manner)
        self._made.clear()

    def _print(self, blocks: Sequence[Block], manner: Manner) -> None:
        blocks = self._with_short_titles(blocks, manner)
        if self.plain:
            for block in blocks:
                self.console.print(self.styles.paint(self._as_text(block, manner)), soft_wrap=True)
            return

        for shelf in self._arranged(blocks, manner):
            shown = blocks[shelf.first : shelf.first + len(shelf.widths)]
            cells = [
                self._inside(block, width - manner.frame, manner)
                for block, width in zip(shown, shelf.widths, strict=True)
            ]
            row = _row_of_panels if manner.boxes else _row_of_headings
            self.console.print(row(shelf.widths, [block.title for block in shown], cells))

    def lines(self, blocks: Sequence[Block], manner: Manner = BOXED) -> int:
        """Return the number of lines the blocks take on this console."""
        blocks = self._with_short_titles(blocks, manner)
        if self.plain:
            texts = [line for block in blocks for line in self._as_text(block, manner).split("\n")]
            return sum(max(1, ceil(cell_len(line) / self.console.width)) for line in texts)
        return sum(shelf.height for shelf in self._arranged(blocks, manner))

    def _as_text(self, block: Block, manner: Manner) -> str:
        """Return the block without boxes, with table rows optionally cut to the width of the screen."""
        if not manner.cut_rows:
            return block.plain()
        width = self.console.width
        lines = Block(block.title, block.lines).plain().split("\n")
        rows = Block("", head=block.head, rows=block.rows).plain().split("\n")[1:]
        return "\n".join([*lines, *(row if len(row) <= width else f"{row[: width - 1]}…" for row in rows)])

    def _arranged(self, blocks: Sequence[Block], manner: Manner) -> list[Shelf]:
        @cache
        def height(number: int, width: int) -> int:
            return self._inside(blocks[number], width - manner.frame, manner)[1] + manner.above_and_below

        return arrange([self._width_range(block, manner) for block in blocks], self.console.width, height)

    def _with_short_titles(self, blocks: Sequence[Block], manner: Manner) -> list[Block]:
        """Move the end of a title that is too long for the frame into the block, if there is room."""
        short: list[Block] = []
        for block in blocks:
            title, *rest = re.split(r" \(| · ", block.title, maxsplit=1)
            if rest and manner.cut_rows and len(block.title) > self.console.width - 2 * FRAME:
                block = Block(title, block.lines, block.head, block.rows)
            elif rest and not self.plain and len(block.title) > self.console.width - 2 * FRAME:
                block = Block(title, [rest[0].removesuffix(")"), *block.lines], block.head, block.rows)
            short.append(block)
        return short

    # -- one block --------------------------------------------------------------------------------------------------

    def _width_range(self, block: Block, manner: Manner) -> WidthRange:
        """Return the natural and the minimum width of a block."""
        lines = [(line, cell_len(line)) for line in block.lines]
        columns = _columns(block) if block.rows else []
        rows = sum(_column_range(column).natural for column in columns) + GAP * (len(columns) - 1)
        widest = max([*(width for _, width in lines), rows])
        narrow = max([*(_least(line, width) for line, width in lines), rows])
        title = len(block.title) + 2
        most = self.console.width
        frame = manner.frame
        return WidthRange(min(max(widest, title) + frame, most), min(max(narrow, title) + frame, most))

    def _inside(self, block: Block, width: int, manner: Manner) -> tuple[RenderableType, int]:
        """Return the content of a block at that width, and its height."""
        key = block.plain(), width, manner
        if key not in self._made:
            self._made[key] = self._make(block, width, manner)
        return self._made[key]

    def _make(self, block: Block, width: int, manner: Manner) -> tuple[RenderableType, int]:
        parts: list[RenderableType] = [_hanging(self.styles.paint(line)) for line in block.lines]
        if block.rows:
            parts.append(self._cut_rows(block, width) if manner.cut_rows else self._best_rows(block, width))
        whole = Group(*parts) if parts else Text("")
        return whole, self._height(whole, width)

    def _best_rows(self, block: Block, width: int) -> RenderableType:
        """Return rows as a table; if that would break words or be too long, transposed or written out."""
        shapes = [self._as_table(block, width)]
        if block.head and len(block.rows) < len(block.head):
            shapes.append(self._as_table(_turned(block), width))
        fitting = [shape for shape in shapes if shape is not None]
        written = self._written_out(block, width)
        if not fitting:
            return written
        best = min(fitting, key=lambda shape: self._height(shape, width))
        enough = max(1.5 * self._height(written, width), HEAD + len(block.rows))
        return best if self._height(best, width) <= enough else written

    def _cut_rows(self, block: Block, width: int) -> RenderableType:
        """Return every row on a single line, truncated if needed."""
        table = self._as_table(block, width) or self._written_out(block, width)
        for column in table.columns:
            column.no_wrap, column.overflow = True, "ellipsis"
        return table

    def _as_table(self, block: Block, width: int) -> Table | None:
        """Return rows under their header, with numbers right-aligned; None if words would have to be broken."""
        columns = _columns(block)
        widths = narrowed([_column_range(column) for column in columns], width - GAP * (len(columns) - 1))
        if widths is None:
            return None
        grid = Table(box=None, show_edge=False, pad_edge=False, padding=(0, GAP, 0, 0), show_header=any(block.head))
        grid.header_style = ""
        for (head, *cells), column_width in zip(columns, widths, strict=True):
            numbers = all(cell.lstrip("-+").isdigit() for cell in cells if cell) and any(cells)
            grid.add_column(Text(head, style="dim"), justify="right" if numbers else "left", width=column_width)
        for row in block.rows:
            grid.add_row(*(self.styles.paint(cell) for cell in row))
        return grid

    def _written_out(self, block: Block, width: int) -> Table:
        """Return every row as a sentence of its cells, each after the name of its column."""
        rows = []
        for first, *rest in filter(None, block.rows):
            heads = [*block.head[1:], *[""] * len(rest)]
            cells = [f"{head} {cell}".strip() for head, cell in zip(heads, rest, strict=False) if cell not in ("", "-")]
            rows.append((first, " · ".join(cells)))
        grid = Table.grid(padding=(0, GAP, 0, 0))
        ranges = [_column_range(list(column)) for column in zip(*rows, strict=True)]
        for column_width in narrowed(ranges, width - GAP) or ():
            grid.add_column(width=column_width)
        for first, sentence in rows:
            grid.add_row(self.styles.paint(first, "bold"), self.styles.paint(sentence))
        return grid

    # -- measuring --------------------------------------------------------------------------------------------------

    def _height(self, shape: RenderableType, width: int) -> int:
        return len(self.console.render_lines(shape, self.console.options.update_width(max(1, width)), pad=False))


def _least(line: str, width: int) -> int:
    """Return the minimum width of a line: prose wraps, but a line with gaps is a drawing and does not."""
    return width if re.search(r"\S  +\S", line) else min(width, LEAST)


def _columns(block: Block) -> list[list[str]]:
    """Return the columns of a block, each with its header first."""
    table = [block.head, *block.rows]
    return [[row[i] if i < len(row) else "" for row in table] for i in range(max(map(len, table)))]


def _column_range(cells: Sequence[str]) -> WidthRange:
    """Return the width range of a column: its longest cell and its longest word."""
    words = [word for cell in cells for word in cell.split()]
    return WidthRange(max(map(cell_len, cells), default=0), max(map(cell_len, words), default=0))


def _turned(block: Block) -> Block:
    """Transpose a block."""
    head, *rows = _columns(block)
    return Block(block.title, head=head, rows=rows)


def _hanging(text: Text) -> RenderableType:
    """Return a line whose continuation lines are indented."""
    indent = len(text.plain) - len(text.plain.lstrip())
    if indent:
        return Padding(Text("").join([text[indent:]]), (0, 0, 0, indent))
    return text


def _row_of_headings(
    widths: Sequence[int], titles: Sequence[str], cells: Sequence[tuple[RenderableType, int]]
) -> Table:
    """Lay out blocks side by side, each under a line with its title."""
    row = Table.grid(padding=0)
    shown = []
    for width, title, (inside, _) in zip(widths, titles, cells, strict=True):
        row.add_column(width=width)
        heading = Text.assemble(("─ ", "dim"), (f"{title} ", "bold"))
        heading.append("─" * (width - 2 - cell_len(heading.plain)), style="dim")
        heading.truncate(width)
        shown.append(Group(heading, Padding(inside, (0, GAP, 0, 0))))
    row.add_row(*shown)
    return row


def _row_of_panels(widths: Sequence[int], titles: Sequence[str], cells: Sequence[tuple[RenderableType, int]]) -> Table:
    """Lay out panels side by side, equally high."""
    row = Table.grid(padding=0)
    high = max(height for _, height in cells) + 2
    panels = []
    for width, title, (inside, _) in zip(widths, titles, cells, strict=True):
        row.add_column(width=width)
        named = Text(title, style="bold not dim")
        panels.append(
            Panel(inside, title=named, title_align="left", box=ROUNDED, border_style="dim", width=width, height=high)
        )
    row.add_row(*panels)
    return row
