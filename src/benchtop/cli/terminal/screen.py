"""The screen: everything a player sees of one match, and the place where they type."""

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
from .telling import Paragraph, Told, latest, paragraphs, sentences_of

SHORT = 8
"""A table of so many rows is shown whole if anything in it is new; of a longer one, only the rows that are new."""
AROUND = 2
"""Lines of a turn that are neither table nor news nor moves: its heading, and where one types."""
FEW_MOVES = 5
"""A list of moves is given so many lines at least."""
SEE_ALL = " · type table to see all"
NEWS = (4, 14)
"""So many lines at least, where there are as many, tell what has happened since one last looked; so many at most."""


class Quit(Exception):
    """The player leaves the table; the game is kept."""

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
    """What each score is made of."""
    tie: str | None = None


class LastSeen:
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


class Screen:
    """Shows one game on one console. What it is told to show is what one seat may know."""

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
        """What everybody is called in the log and in the result: "team Ada"."""
        self.you = you
        """The one seat of whoever reads, if there is one: the log and the result call it "you"."""
        self.console = console
        self.plain = plain
        self._styles = Styles(game.text.highlight)
        self._artist = TableArtist(console, self._styles, plain=plain)
        self._lister = MoveLister(console, self._styles, plain=plain)
        self._last_seen = LastSeen()
        self._science = {sentence for card in game.cards() for sentence in sentences_of(card["fact"] or "")}
        """The sentences about biology that the log may have in it."""

    # -- a turn -----------------------------------------------------------------------------------------------------

    def turn(
        self, heading: str, view: View, told: Sequence[Told], offered: Sequence[Entry], *, whole: bool = False
    ) -> None:
        """One decision: the table, what happened, what one may do. On a terminal it fits the screen unless the whole
        table is wanted: what one decides by is always there, and what is folded is named. The biology of what happened
        is the first to go."""
        blocks = self._looked_at(view)
        happened = paragraphs(told, self._called, self._science)
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
            self.line("Earlier moves: log tells them.", style="dim", indent=2)
        for paragraph in news:
            self._paragraph(paragraph, view["seat"])
        self._lister.draw(offered, room) if self.console.is_terminal and not self.plain else self.moves(offered, room)

    def _looked_at(self, view: View) -> tuple[list[Block], list[Block]]:
        """All blocks of the table, and those that are new to whoever looks."""
        blocks = self.blocks(view)
        news = self._last_seen.news(view["seat"], blocks)
        self._last_seen.remember(view["seat"], blocks)
        return blocks, news

    def _table(self, looked_at: tuple[list[Block], list[Block]], room: int, *, whole: bool) -> None:
        blocks, news = looked_at
        if whole:
            self._artist.draw(blocks)
        elif not self.console.is_terminal:  # a pipe has no height: what was told stays there to be read
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
        """Draw as much of the table as fits on the screen above so many other lines."""
        self._table(self._looked_at(view), self.console.height - below, whole=False)

    def heading(self, words: str) -> None:
        """A line that sets off what follows."""
        if self.plain or not self.console.is_terminal:
            self.console.print(f"\n{words}", markup=False)
        else:
            self.console.print(Rule(Text(words, style="bold cyan"), align="left", style="dim"))

    # -- moves and events -------------------------------------------------------------------------------------------

    def moves(self, offered: Sequence[Entry], room: int | None = None) -> None:
        self.line("You can", style="bold")
        self._lister.draw(offered, room)

    def log(self, told: Sequence[Told], mine: int | None, first: int) -> None:
        """Tell moves one by one, numbered from that one on; one's own bear another mark."""
        for number, one in enumerate(told, first):
            name = "" if one.seat is None else self._called[one.seat]
            self._marked(f"{number:>4}", one.sentence(name), one.note, mine=one.seat == mine)

    def news(self, told: Sequence[Told], mine: int | None) -> None:
        """Tell moves as briefly as before a turn, but all of them."""
        for paragraph in paragraphs(told, self._called, self._science):
            self._paragraph(paragraph, mine)

    @property
    def _called(self) -> list[str]:
        """What everybody is called at the start of a sentence."""
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
        """How many lines a paragraph takes."""
        note, science = paragraph.note and f" ({paragraph.note})", paragraph.science and f" {paragraph.science}"
        line = Text(f"{paragraph.text}{note}{science}")
        return len(self.console.render_lines(_beside("  · ", line, ""), pad=False))

    def refusal(self, named: str, refusal: Refusal) -> None:
        """Why a move may not be played: the fact, the rule, the biology, the remedy."""
        self.line(f"Not now: {named}", style="bold")
        for label, words in (
            ("", f"{refusal.text} ({refusal.rule})"),
            ("Biology: ", refusal.biology),
            ("Instead: ", refusal.remedy),
        ):
            if words:
                self._print(Text.assemble((label, "bold"), self._styles.paint(words)), indent=2)

    def advice(self, entry: Entry, words: str) -> None:
        """A move of the list, and why a bot likes it."""
        move = Text.assemble((f"{entry.number}. ", "bold cyan"), self._styles.paint(entry.words))
        self._print(Text.assemble(move, f": {words}" if words else "", (f" [{entry.move}]", "dim")), indent=2)

    def labelled(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines, each after a label in bold, which may be empty."""
        for label, words in lines:
            self._print(Text.assemble((label, "bold"), self._styles.paint(words)), indent=2)

    def line(self, words: str, *, style: str = "", indent: int = 0) -> None:
        """A sentence or two of the program's own, wrapped."""
        self._print(Text(words, style=style), indent=indent)

    def _print(self, text: Text, *, indent: int) -> None:
        if self.plain:
            self.console.print(Text(" " * indent) + text, soft_wrap=True)
        else:
            self.console.print(Padding(text, (0, 0, 0, indent)))

    def path_line(self, words: str) -> None:
        """A line that is never broken, so that a command or a path in it can be copied."""
        self.console.print(Text(words), soft_wrap=True)

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """What to type and what it does, in two columns."""
        grid = Table.grid(padding=(0, 2))
        for typed, words in rows:
            grid.add_row(Text(f"  {typed}", style="bold"), Text(words))
        self.console.print(grid)

    def page(self, markdown: str) -> None:
        """A text of the rules; on a terminal through its pager, which steps aside where the text fits the screen."""
        from rich.markdown import Markdown  # slow to import, and rarely wanted

        text = Text(markdown) if self.plain else Markdown(markdown)
        with paged(self.console):
            self.console.print(text)

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self, result: Result) -> None:
        """Points by seat, best first, and who has won."""
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
        """A sign of life while somebody thinks, on terminals that can show one."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        return self.console.status(words)

    # -- typing -----------------------------------------------------------------------------------------------------

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """What the player types, the Tab key completing to one of the words; Ctrl-C and Ctrl-D leave the table."""
        try:
            typed = read_line(f"{prompt} ", words)
        except (EOFError, KeyboardInterrupt) as left:
            print()
            raise Quit(interrupted=isinstance(left, KeyboardInterrupt)) from None
        if not is_interactive():
            print()  # nobody pressed Enter on this screen
        return typed

    def pass_keyboard(self, name: str) -> None:
        """Hide everything until that player sits at the keyboard."""
        self._last_seen.forget()
        if not is_interactive():
            self.heading(f"The keyboard goes to {name}.")
            return
        print("\033[3J\033[2J\033[H", end="")  # also what has scrolled away
        self.heading(f"Pass the keyboard to {name}.")
        self.ask(f"{name}, press Enter when nobody else is looking.")


def _beside(mark: str, line: Text, style: str) -> Table:
    """A mark, and a text beside it whose further lines are indented."""
    row = Table.grid()
    row.add_column(width=len(mark), style=style)
    row.add_column(overflow="fold")
    row.add_row(Text(mark), line)
    return row
