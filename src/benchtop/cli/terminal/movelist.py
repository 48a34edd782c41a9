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

from .drawing import Styles

FEW = 10
"""So many moves are simply listed; more are grouped by their verb and stand in columns."""
GAP = 2
ALIKE = 8
"""So many moves of one verb are never folded."""
PROMPT = 6
"""Lines of the terminal that a list of moves leaves free."""
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


def entries(game: Game, moves: Sequence[Move], view: View, names: list[str]) -> list[Entry]:
    """The moves in the order of the list: those of one verb stand together, numbered from 1."""
    verbs = list(dict.fromkeys(move.notation.split()[0] for move in moves))
    ordered = sorted(moves, key=lambda move: verbs.index(move.notation.split()[0]))
    return [Entry(number, move, game.text.words(move, view, names)) for number, move in enumerate(ordered, 1)]


class MoveLister:
    """Prints the list for one console."""

    def __init__(self, console: Console, styles: Styles, *, plain: bool) -> None:
        self.console = console
        self.styles = styles
        self.plain = plain

    def draw(self, listed: Sequence[Entry], *, brief: bool = False) -> None:
        """Print the moves: a few below one another, many in columns under their verbs.

        Where it is brief, a list taller than the terminal is folded: of many moves alike, only those that say most.
        """
        for part in self._parts(listed, brief=brief):
            self.console.print(part, soft_wrap=self.plain)

    def lines(self, listed: Sequence[Entry], *, brief: bool = False) -> int:
        """How many lines the list takes on this console."""
        return self._height(self._parts(listed, brief=brief))

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _parts(self, listed: Sequence[Entry], *, brief: bool) -> list[RenderableType]:
        if len(listed) <= FEW:
            return self._group(listed)
        whole = [part for heading, group in grouped(listed) for part in self._group(group, heading)]
        if brief and self.console.is_terminal and self._height(whole) > self.console.height - PROMPT:
            return [part for heading, group in grouped(listed) for part in self._folded(group, heading)]
        return whole

    def _group(self, group: Sequence[Entry], heading: str = "") -> list[RenderableType]:
        """The entries of a group under its heading, if it has one."""
        if self.plain:
            return [Text(f"{entry.number}. {entry.words} [{entry.move}]") for entry in group]
        above: list[RenderableType] = [Text(heading, style="bold")] if heading else []
        return [*above, self._columns(group)]

    def _folded(self, group: Sequence[Entry], heading: str) -> list[RenderableType]:
        """A long group in a few lines: how to see it all, and the entries that say more than the others do."""
        if len(group) <= ALIKE or not heading:
            return self._group(group, heading)
        verb = group[0].verb
        about = f"{len(group)} moves, {group[0].number} to {group[-1].number}; all of them: moves {verb}"
        return [Text.assemble((f"{heading}  ", "bold"), (about, "dim")), *self._group(telling(group))]

    def _columns(self, group: Sequence[Entry]) -> Table:
        """The entries of a group, read down the columns; many stand in as many columns as the console holds."""
        digits = max(2, len(str(group[-1].number)))
        words = max(cell_len(entry.words) for entry in group)
        notation = max(cell_len(entry.notation) for entry in group)
        room = self.console.width - digits - notation - 4
        if min(words, WORDS) > room:
            return self._flowing(group, digits)
        words = min(words, room)
        columns = (self.console.width + GAP) // (digits + words + notation + 4 + GAP)
        columns = max(1, min(columns, ceil(len(group) / 3)))
        rows = ceil(len(group) / columns)
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in range(columns):
            grid.add_column(justify="right", width=digits)
            grid.add_column(width=words)
            grid.add_column(width=notation + GAP - 2 if columns > 1 else notation, no_wrap=True)
        for row in range(rows):
            cells: list[Text] = []
            for entry in group[row::rows]:
                cells += [_number(entry), self.styles.paint(entry.words), Text(entry.notation, style="dim")]
            grid.add_row(*cells)
        return grid

    def _flowing(self, group: Sequence[Entry], digits: int) -> Table:
        """Where the console is too narrow for columns: the notation follows the words."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=digits)
        for entry in group:
            grid.add_row(
                _number(entry),
                self.styles.paint(entry.words) + Text(f" [{entry.notation}]" if entry.notation else "", style="dim"),
            )
        return grid


def _number(entry: Entry) -> Text:
    return Text(str(entry.number), style="bold cyan")


def telling(group: Sequence[Entry], limit: int = 4) -> list[Entry]:
    """The entries of a group whose words say more than the others do; if all say alike, the first."""
    said = [entry.words.count(" · ") for entry in group]
    most = sorted(range(len(group)), key=lambda place: -said[place])[:limit]
    return [group[place] for place in sorted(most) if said[place] > min(said)] or [group[0]]


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
