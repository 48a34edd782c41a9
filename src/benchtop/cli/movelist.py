"""The legal moves as a numbered list: what each would do, and what to type."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from benchtop.core.game import Game, View
from benchtop.core.move import Move

from .tones import Tones

FEW = 10
"""So many moves are simply listed; more are grouped by their verb and stand in columns."""
GAP = 3
WORDS = 44
"""The words of a move may be wrapped, but not into less; below that, its notation follows them."""


@dataclass(frozen=True)
class Entry:
    """One line of the list."""

    number: int
    move: Move
    words: str

    @property
    def verb(self) -> str:
        return self.move.notation.split()[0]

    @property
    def notation(self) -> str:
        """What to type, where the words do not say it already."""
        return "" if self.words.lower() == self.move.notation.lower() else self.move.notation


def entries(game: Game, moves: Sequence[Move], view: View) -> list[Entry]:
    """The moves in the order of the list: those of one verb stand together, numbered from 1."""
    verbs = list(dict.fromkeys(move.notation.split()[0] for move in moves))
    ordered = sorted(moves, key=lambda move: verbs.index(move.notation.split()[0]))
    return [Entry(number, move, game.text.words(move, view)) for number, move in enumerate(ordered, 1)]


class MoveLister:
    """Prints the list for one console."""

    def __init__(self, console: Console, tones: Tones, *, plain: bool) -> None:
        self.console = console
        self.tones = tones
        self.plain = plain

    def draw(self, listed: Sequence[Entry]) -> None:
        """Print the moves: a few below one another, many in columns under their verbs."""
        for part in self._parts(listed):
            self.console.print(part, soft_wrap=self.plain)

    def lines(self, listed: Sequence[Entry]) -> int:
        """How many lines the list takes on this console."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in self._parts(listed))

    def _parts(self, listed: Sequence[Entry]) -> list[RenderableType]:
        if self.plain:
            return [Text(f"{entry.number}. {entry.words} [{entry.move}]") for entry in listed]
        if len(listed) <= FEW:
            return [self._columns(listed, at_most=1)]
        parts: list[RenderableType] = []
        for heading, group in grouped(listed):
            parts += [Text(heading, style="bold")] if heading else []
            parts.append(self._columns(group))
        return parts

    def _columns(self, group: Sequence[Entry], at_most: int = 9) -> Table:
        """The entries of a group, read down the columns; as many columns as the console holds."""
        digits = max(2, len(str(group[-1].number)))
        words = max(cell_len(entry.words) for entry in group)
        notation = max(cell_len(entry.notation) for entry in group)
        room = self.console.width - digits - notation - 4
        if min(words, WORDS) > room:
            return self._flowing(group, digits)
        words = min(words, room)
        columns = (self.console.width + GAP) // (digits + words + notation + 4 + GAP)
        columns = max(1, min(at_most, columns, ceil(len(group) / 2)))
        rows = ceil(len(group) / columns)
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in range(columns):
            grid.add_column(justify="right", width=digits)
            grid.add_column(width=words)
            grid.add_column(width=notation + GAP - 2 if columns > 1 else notation, no_wrap=True)
        for row in range(rows):
            cells: list[Text] = []
            for entry in group[row::rows]:
                cells += [_number(entry), self.tones.paint(entry.words), Text(entry.notation, style="dim")]
            grid.add_row(*cells)
        return grid

    def _flowing(self, group: Sequence[Entry], digits: int) -> Table:
        """Where the console is too narrow for columns: the notation follows the words."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=digits)
        for entry in group:
            grid.add_row(
                _number(entry),
                self.tones.paint(entry.words) + Text(f" [{entry.notation}]" if entry.notation else "", style="dim"),
            )
        return grid


def _number(entry: Entry) -> Text:
    return Text(str(entry.number), style="bold cyan")


def grouped(listed: Sequence[Entry]) -> list[tuple[str, list[Entry]]]:
    """Groups under their verbs; moves that stand alone with their verb follow one another without a heading."""
    groups: list[tuple[str, list[Entry]]] = []
    for verb in dict.fromkeys(entry.verb for entry in listed):
        members = [entry for entry in listed if entry.verb == verb]
        heading = f"{verb} …" if len(members) > 2 else ""
        if not heading and groups and not groups[-1][0]:
            groups[-1][1].extend(members)
        else:
            groups.append((heading, members))
    return groups
