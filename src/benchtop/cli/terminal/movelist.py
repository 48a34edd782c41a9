"""The legal moves as a numbered list: what each would do, and what to type."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from benchtop.core.game import Game, View
from benchtop.core.move import Move

from .drawing import Styles

FEW = 10
"""Up to this many moves are listed one below the other; more are grouped by verb in columns."""
GAP = 2
ALIKE = ((8, 4), (4, 3), (2, 1), (2, 0))
"""Groups with more moves than the first number are folded to the second; if that is too long, the next pair is used."""
RUN_IN = 24
"""Maximum size of a group of named moves written on a line before it is folded."""
WORDS = 44
"""Minimum width of a move's words; if there is less, the notation follows them."""


@dataclass(frozen=True)
class Entry:
    """A line of the list."""

    number: int
    move: Move
    words: str

    @property
    def verb(self) -> str:
        return self.move.notation.split()[0]

    @property
    def notation(self) -> str:
        """The text to type."""
        return self.move.notation

    @property
    def rest(self) -> str:
        """The notation without its verb."""
        return self.move.notation.partition(" ")[2]


def entries(game: Game, moves: Sequence[Move], view: View, names: list[str]) -> list[Entry]:
    """Return the moves in the order of the list: grouped by verb, numbered from 1."""
    placed = {_place(move): move for move in moves if _place(move)}
    if len(placed) > len(moves) // 2 and len({move.notation.split()[0] for move in placed.values()}) == 1 < len(placed):
        others = [move for move in moves if move not in placed.values()]  # "pick 10" is number 10 of the list
        numbered = [*sorted(placed.items()), *enumerate(others, max(placed) + 1)]
    else:
        verbs = list(dict.fromkeys(move.notation.split()[0] for move in moves))
        numbered = list(enumerate(sorted(moves, key=lambda move: verbs.index(move.notation.split()[0])), 1))
    return [Entry(number, move, game.text.words(move, view, names)) for number, move in numbered]


def _place(move: Move) -> int:
    """Return the number in a move like "pick 10"; 0 if there is none."""
    rest = move.notation.split()[1:]
    return int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else 0


class MoveLister:
    """Prints the list on a console."""

    def __init__(self, console: Console, styles: Styles, *, plain: bool) -> None:
        self.console = console
        self.styles = styles
        self.plain = plain

    def draw(self, listed: Sequence[Entry], room: int | None = None) -> None:
        """Print the moves: a few one below the other, many in columns under their verbs.

        If `room` is limited, a longer list is cut to a line per move, then folded: of many similar moves, only the most
        informative are shown.
        """
        for part in self._parts(listed, room):
            self.console.print(part, soft_wrap=self.plain)

    def lines(self, listed: Sequence[Entry], room: int | None = None) -> int:
        """Return the number of lines the list takes on this console."""
        return self._height(self._parts(listed, room))

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _parts(self, listed: Sequence[Entry], room: int | None) -> list[RenderableType]:
        for shape in self._shapes(listed):
            if room is None or not self.console.is_terminal or self._height(shape) <= room:
                return shape
        return shape

    def _shapes(self, listed: Sequence[Entry]) -> Iterator[list[RenderableType]]:
        """Yield the list in full, then in ever fewer lines."""
        groups = grouped(listed)
        for cut in (False, True):
            if len(listed) <= FEW:
                yield self._group(listed, cut=cut)
            yield [part for heading, group in groups for part in self._group(group, heading, cut=cut)]
        for alike, shown in ALIKE:
            yield [part for heading, group in groups for part in self._folded(group, heading, alike, shown)]

    def _group(self, group: Sequence[Entry], heading: str = "", *, cut: bool = False) -> list[RenderableType]:
        """Return the entries of a group, under its heading if it has one."""
        if self.plain:
            lines = [f"{entry.number}. {entry.words} [{entry.move}]" for entry in group]
            width = self.console.width
            return [Text(line if len(line) <= width or not cut else f"{line[: width - 1]}…") for line in lines]
        above: list[RenderableType] = [Text(heading, style="bold")] if heading else []
        return [*above, self._columns(group, cut=cut)]

    def _folded(self, group: Sequence[Entry], heading: str, alike: int, shown: int) -> list[RenderableType]:
        """Return a long group in a few lines: all on one line without words; or, if that is too long, how to list it
        and its most informative entries.
        """
        if len(group) <= alike or not heading:
            return self._group(group, heading, cut=True)
        named = all(len(entry.rest) > 1 and entry.rest[0].isalpha() for entry in group)
        if shown and named and len(group) <= RUN_IN:
            return [self._run_in(group, heading)]
        verb = group[0].verb
        summary = f"{len(group)} moves, {group[0].number} to {group[-1].number}; to list them: moves {verb}"
        line = Text.assemble((f"{heading}  ", "bold"), (summary, "dim"))
        return [line, *self._group(most_informative(group, shown), cut=True)] if shown else [line]

    def _run_in(self, group: Sequence[Entry], heading: str) -> Text:
        """Return the numbers and notations of a group on a line: "place …  1 lead  2 publish"."""
        row, used = Text.assemble((heading, "bold")), cell_len(heading)
        for entry in group:
            place = Text.assemble("  ", (str(entry.number), "bold cyan"), f" {entry.rest}")
            if used + place.cell_len > self.console.width:
                row.append("\n")
                used = 0
            row.append_text(place)
            used += place.cell_len
        return row

    def _columns(self, group: Sequence[Entry], *, cut: bool) -> Table:
        """Return the entries of a group in columns, as many as fit."""
        digits = max(2, len(str(group[-1].number)))
        words = max(cell_len(entry.words) for entry in group)
        notation = max(cell_len(entry.notation) for entry in group)
        room = self.console.width - digits - notation - 4
        if min(words, WORDS) > room:
            return self._flowing(group, digits, cut=cut)
        words = min(words, room)
        columns = (self.console.width + GAP) // (digits + words + notation + 4 + GAP)
        columns = max(1, min(columns, ceil(len(group) / 3)))
        rows = ceil(len(group) / columns)
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in range(columns):
            grid.add_column(justify="right", width=digits)
            grid.add_column(width=words, no_wrap=cut, overflow="ellipsis" if cut else "fold")
            grid.add_column(width=notation + GAP - 2 if columns > 1 else notation, no_wrap=True)
        for row in range(rows):
            cells: list[Text] = []
            for entry in group[row::rows]:
                cells += [_number(entry), self.styles.paint(entry.words), Text(entry.notation, style="dim")]
            grid.add_row(*cells)
        return grid

    def _flowing(self, group: Sequence[Entry], digits: int, *, cut: bool) -> Table:
        """Return the entries for a console too narrow for columns: the notation follows the words."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=digits)
        grid.add_column(no_wrap=cut, overflow="ellipsis" if cut else "fold")
        for entry in group:
            grid.add_row(
                _number(entry),
                self.styles.paint(entry.words) + Text(f" [{entry.notation}]" if entry.notation else "", style="dim"),
            )
        return grid


def _number(entry: Entry) -> Text:
    return Text(str(entry.number), style="bold cyan")


def most_informative(group: Sequence[Entry], limit: int = 4) -> list[Entry]:
    """Return the entries of a group whose words say more than the others; if all are alike, the first."""
    detail = [entry.words.count(" · ") for entry in group]
    most = sorted(range(len(group)), key=lambda place: -detail[place])[:limit]
    return [group[place] for place in sorted(most) if detail[place] > min(detail)] or [group[0]]


def grouped(listed: Sequence[Entry]) -> list[tuple[str, list[Entry]]]:
    """Group entries by verb; groups of one or two moves are merged without a heading."""
    groups: list[tuple[str, list[Entry]]] = []
    for verb in dict.fromkeys(entry.verb for entry in listed):
        members = [entry for entry in listed if entry.verb == verb]
        heading = f"{verb} …" if len(members) > 2 else ""
        if not heading and groups and not groups[-1][0]:
            groups[-1][1].extend(members)
        else:
            groups.append((heading, members))
    return groups
