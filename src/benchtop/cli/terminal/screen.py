"""The screen: everything a player sees of a match, and the prompt."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from benchtop.core.game import Game, View
from benchtop.core.refusal import Refusal
from benchtop.core.text import MARKS, Block, addressed, listed

from .console import is_interactive, paged
from .drawing import TERSE, Styles, TableArtist
from .fitting import brief, in_focus, select
from .movelist import Entry, MoveLister
from .prompt import read_line
from .recap import Paragraph, Step, latest, paragraphs, sentences_of

SHORT = 8
"""Tables up to this many rows are shown whole if anything changed; of longer ones, only new rows are shown."""
AROUND = 2
"""Lines of a turn other than table, news and moves: the heading and the prompt."""
FEW_MOVES = 5
"""Minimum number of lines for the list of moves."""
SEE_ALL = " · type table to see all"
NEWS = (4, 14)
"""Minimum and maximum lines reserved for news since the last look."""


class Quit(Exception):
    """The player leaves the table; the game is saved."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__("interrupted" if interrupted else "left")
        self.interrupted = interrupted
        """Whether it was by Ctrl-C."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    sums: list[str]
    """How each score adds up."""
    tie: str | None = None


class LastSeen:
    """The blocks each seat has last seen."""

    def __init__(self) -> None:
        self._seen: dict[int | None, dict[str, Block]] = {}

    def remember(self, seat: int | None, blocks: Sequence[Block]) -> None:
        self._seen[seat] = {block.title: block for block in blocks}

    def forget(self) -> None:
        """Forget everything, because the screen has been cleared."""
        self._seen.clear()

    def news(self, seat: int | None, blocks: Sequence[Block]) -> list[Block]:
        """Return the blocks that changed since that seat last looked, with long ones cut down to what is new."""
        seen = self._seen.get(seat, {})
        changed = [block for block in blocks if block.title not in seen or seen[block.title].plain() != block.plain()]
        return [cut(block, seen[block.title]) if block.title in seen else block for block in changed]


def cut(block: Block, before: Block) -> Block:
    """Return the block with only its new rows, and the number of unchanged ones."""
    rows = [row for row in block.rows if row not in before.rows]
    same = len(block.rows) - len(rows)
    if len(block.rows) <= SHORT or same <= 1:
        return block
    lines = block.lines if block.lines != before.lines or not rows else []
    return Block(f"{block.title} · {same} more as before", lines, block.head if rows else (), rows)


class Screen:
    """Shows a game on a console, limited to what one seat may know."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        console: Console,
        *,
        plain: bool,
        spoken: list[str] | None = None,
        you: int | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.spoken = spoken or names
        """The names in the log and in the result: "team Ada"."""
        self.you = you
        """The reader's seat, if there is only one: the log and the result call it "you"."""
        self.console = console
        self.plain = plain
        self._styles = Styles(game.text.highlight)
        self._artist = TableArtist(console, self._styles, plain=plain)
        self._lister = MoveLister(console, self._styles, plain=plain)
        self._last_seen = LastSeen()
        self._science = {sentence for card in game.cards() for sentence in sentences_of(card["fact"] or "")}
        """The sentences about biology that may appear in the log."""

    # -- a turn -----------------------------------------------------------------------------------------------------

    def turn(
        self, heading: str, view: View, steps: Sequence[Step], offered: Sequence[Entry], *, whole: bool = False
    ) -> None:
        """Show a decision: the table, what happened, the legal moves.

        In a terminal it fits the screen unless the whole table is requested: what the decision needs is always shown,
        and folded blocks are named. The biology of what happened is left out first.
        """
        blocks = self._looked_at(view)
        happened = paragraphs(steps, self._called, self._science)
        space = self.console.height - AROUND - 2 * self.plain  # a blank line, and "You can"
        most = min(max(NEWS[0], space // 5), NEWS[1]) if self.console.is_terminal else NEWS[1]
        needed = self._artist.lines(brief(in_focus(blocks[0], self.game.text.focus)), TERSE) + 1
        for science in (True, False):
            news, more = latest(happened, most, self.console.width, science=science)
            free = space - sum(self._height(paragraph) for paragraph in news) - more
            if not self.console.is_terminal or whole or needed + self._lister.lines(offered) <= free:
                break
        room = None if whole else max(FEW_MOVES, free - needed)
        self.heading(heading)
        self._table(blocks, free - self._lister.lines(offered, room), whole=whole)
        if more:
            self.line("Earlier moves: type log to see them.", style="dim", indent=2)
        for paragraph in news:
            self._paragraph(paragraph, view["seat"])
        self._lister.draw(offered, room) if self.console.is_terminal and not self.plain else self.moves(offered, room)

    def _looked_at(self, view: View) -> tuple[list[Block], list[Block]]:
        """Return all blocks of the table, and those that changed since the last look."""
        blocks = self.blocks(view)
        news = self._last_seen.news(view["seat"], blocks)
        self._last_seen.remember(view["seat"], blocks)
        return blocks, news

    def _table(self, looked_at: tuple[list[Block], list[Block]], room: int, *, whole: bool) -> None:
        blocks, news = looked_at
        if whole:
            self._artist.draw(blocks)
        elif not self.console.is_terminal:  # a pipe has no height: earlier output stays readable
            self._artist.draw(blocks if self._artist.lines(blocks) <= room else news)
        else:
            chosen = select(self._artist, blocks, self.game.text.focus, news, room)
            self._artist.draw(chosen.blocks, chosen.manner)
            if chosen.folded:
                folded = Text(f"Folded: {', '.join(chosen.folded)}", style="dim")
                folded.truncate(self.console.width - len(SEE_ALL), overflow="ellipsis")
                self.console.print(folded + Text(SEE_ALL, style="dim"))

    # -- the table --------------------------------------------------------------------------------------------------

    def blocks(self, view: View) -> list[Block]:
        return self.game.text.table(view, self.names)

    def table(self, view: View) -> None:
        """Draw the whole table as the seat of that view sees it."""
        self._artist.draw(self._looked_at(view)[0])

    def update(self, view: View, *, below: int) -> None:
        """Draw as much of the table as fits above `below` other lines."""
        self._table(self._looked_at(view), self.console.height - below, whole=False)

    def heading(self, words: str) -> None:
        """Print a line that sets off what follows."""
        if self.plain or not self.console.is_terminal:
            self.console.print(f"\n{words}", markup=False)
        else:
            self.console.print(Rule(Text(words, style="bold cyan"), align="left", style="dim"))

    # -- moves and events -------------------------------------------------------------------------------------------

    def moves(self, offered: Sequence[Entry], room: int | None = None) -> None:
        self.line("You can", style="bold")
        self._lister.draw(offered, room)

    def log(self, steps: Sequence[Step], mine: int | None, first: int) -> None:
        """Print moves one by one, numbered from `first`; the reader's own have a different mark."""
        for number, step in enumerate(steps, first):
            name = "" if step.seat is None else self._called[step.seat]
            self._marked(f"{number:>4}", step.sentence(name), step.note, mine=step.seat == mine)

    def news(self, steps: Sequence[Step], mine: int | None) -> None:
        """Print all moves as briefly as before a turn."""
        for paragraph in paragraphs(steps, self._called, self._science):
            self._paragraph(paragraph, mine)

    @property
    def _called(self) -> list[str]:
        """The names at the start of a sentence."""
        return ["You" if seat == self.you else name for seat, name in enumerate(self.spoken)]

    def _paragraph(self, paragraph: Paragraph, mine: int | None) -> None:
        mine_too = paragraph.seat is not None and paragraph.seat == mine
        self._marked(" ", paragraph.text, paragraph.note, paragraph.science, mine=mine_too)

    def _marked(self, mark: str, words: str, note: str, science: str = "", *, mine: bool) -> None:
        mark += " > " if mine else " · "
        line = self._styles.paint(words) + Text(f" ({note})" if note else "", style="dim")
        line += self._styles.paint(f" {science}" if science else "")
        if self.plain:
            self.console.print(Text(mark) + line, soft_wrap=True)
        else:
            self.console.print(_beside(mark, line, "cyan" if mine else "dim"))

    def _height(self, paragraph: Paragraph) -> int:
        """Return the number of lines of a paragraph."""
        note, science = paragraph.note and f" ({paragraph.note})", paragraph.science and f" {paragraph.science}"
        line = Text(f"{paragraph.text}{note}{science}")
        return len(self.console.render_lines(_beside("  · ", line, ""), pad=False))

    def refusal(self, named: str, refusal: Refusal) -> None:
        """Explain why a move may not be played: the fact, the rule, the biology, the remedy."""
        self.line(f"Not now: {named}", style="bold")
        for label, words in (
            ("", f"{refusal.text} ({refusal.rule})"),
            ("Biology: ", refusal.biology),
            ("Instead: ", refusal.remedy),
        ):
            if words:
                self._print(Text.assemble((label, "bold"), self._styles.paint(words)), indent=2)

    def advice(self, entry: Entry, words: str) -> None:
        """Print a suggested move, and why a bot likes it."""
        move = Text.assemble((f"{entry.number}. ", "bold cyan"), self._styles.paint(entry.words))
        self._print(Text.assemble(move, f": {words}" if words else "", (f" [{entry.move}]", "dim")), indent=2)

    def labelled(self, lines: Sequence[tuple[str, str]]) -> None:
        """Print lines, each after a bold label, which may be empty."""
        for label, words in lines:
            self._print(Text.assemble((label, "bold"), self._styles.paint(words)), indent=2)

    def line(self, words: str, *, style: str = "", indent: int = 0) -> None:
        """Print a message, wrapped."""
        self._print(Text(words, style=style), indent=indent)

    def _print(self, text: Text, *, indent: int) -> None:
        if self.plain:
            self.console.print(Text(" " * indent) + text, soft_wrap=True)
        else:
            self.console.print(Padding(text, (0, 0, 0, indent)))

    def path_line(self, words: str) -> None:
        """Print a line without wrapping, so that a command or path in it can be copied."""
        self.console.print(Text(words), soft_wrap=True)

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print commands and what they do, in two columns."""
        grid = Table.grid(padding=(0, 2))
        for typed, words in rows:
            grid.add_row(Text(f"  {typed}", style="bold"), Text(words))
        self.console.print(grid)

    def page(self, markdown: str) -> None:
        """Print a text of the rules; in a terminal through its pager, unless it fits the screen."""
        from rich.markdown import Markdown  # slow to import, and rarely wanted

        text = Text(markdown) if self.plain else Markdown(markdown)
        with paged(self.console):
            self.console.print(text)

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self, result: Result) -> None:
        """Print the points by seat, best first, and the winners."""
        names, winners = self._called, result.winners
        verdict = "share the win" if len(winners) > 1 else "wins"
        won = f"{listed([MARKS[seat] for seat in winners])} {verdict}" if winners else "nobody wins"
        self.heading(addressed(f"The game is over: {won}", self.spoken, self.you))
        order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -result.scores[seat]))
        rows = [[names[seat], str(result.scores[seat]), "winner" if seat in winners else ""] for seat in order]
        sums = [[names[seat], result.sums[seat] or "nothing"] for seat in order]
        self._artist.draw(
            [
                Block("Scores", head=["", "points", ""], rows=rows),
                Block("How they add up", [result.tie] if result.tie else [], rows=sums),
            ]
        )

    def waiting(self, words: str) -> AbstractContextManager[object]:
        """Show activity while a bot is thinking, if the terminal can."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        return self.console.status(words)

    # -- typing -----------------------------------------------------------------------------------------------------

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Ask the player for a line, with Tab completion; Ctrl-C and Ctrl-D leave the table."""
        try:
            typed = read_line(f"{prompt} ", words)
        except (EOFError, KeyboardInterrupt) as left:
            print()
            raise Quit(interrupted=isinstance(left, KeyboardInterrupt)) from None
        if not is_interactive():
            print()  # nobody pressed Enter on this screen
        return typed

    def pass_keyboard(self, name: str) -> None:
        """Hide everything until that player is at the keyboard."""
        self._last_seen.forget()
        if not is_interactive():
            self.heading(f"The keyboard goes to {name}.")
            return
        print("\033[3J\033[2J\033[H", end="")  # including the scrollback
        self.heading(f"Pass the keyboard to {name}.")
        self.ask(f"{name}, press Enter when nobody else is looking.")


def _beside(mark: str, line: Text, style: str) -> Table:
    """Lay out a mark and a text with indented continuation lines."""
    row = Table.grid()
    row.add_column(width=len(mark), style=style)
    row.add_column(overflow="fold")
    row.add_row(Text(mark), line)
    return row
