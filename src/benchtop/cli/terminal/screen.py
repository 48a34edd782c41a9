"""The screen: everything a player sees of one match, and the place where they type."""

from collections.abc import Container, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from benchtop.core.match import Match, Played
from benchtop.core.refusal import Refusal
from benchtop.core.text import Block, listed, spelled_out

from .console import is_interactive
from .drawing import Styles, TableArtist
from .movelist import Entry, MoveLister
from .prompt import read_line

LOG_LINES = 14
"""So many moves of others are told before a turn; the command `log` tells all."""
SHORT = 8
"""A table of so many rows is shown whole if anything in it is new; of a longer one, only the rows that are new."""


class Quit(Exception):
    """The player leaves the table; the game is kept."""


def log_text(match: Match, played: Played, seat: int | None) -> str:
    """One move as that seat heard it; a move of which it heard nothing is told by its public notation."""
    heard = [match.game.say(event, match.names) for event in played.events if event.heard_by(seat)]
    return " ".join(heard) or f"{match.names[played.seat]}: {played.told_to(seat)}"


def is_silent(played: Played, seat: int | None) -> bool:
    """Whether that seat learnt nothing from a move but that something secret was done."""
    return played.told_to(seat) != played.move.notation and not any(event.heard_by(seat) for event in played.events)


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
    """Shows one match on one console. It only ever shows a seat what that seat may know."""

    def __init__(self, match: Match, console: Console, *, plain: bool) -> None:
        self.match = match
        self.console = console
        self.plain = plain
        self._styles = Styles(match.game.text.highlight)
        self._artist = TableArtist(console, self._styles, plain=plain)
        self._lister = MoveLister(console, self._styles, plain=plain)
        self._last_seen = LastSeen()

    # -- the table --------------------------------------------------------------------------------------------------

    def blocks(self, seat: int | None) -> list[Block]:
        return self.match.game.text.table(self.match.state.view(seat), self.match.names)

    def table(self, seat: int | None) -> None:
        """Draw the whole table as that seat sees it."""
        blocks = self.blocks(seat)
        self._last_seen.remember(seat, blocks)
        self._artist.draw(blocks)

    def update(self, seat: int | None, *, below: int) -> None:
        """Draw the whole table if it fits on the screen above so many other lines, otherwise what is new in it."""
        blocks = self.blocks(seat)
        room = self.console.height - below
        news = self._last_seen.news(seat, blocks)
        self._last_seen.remember(seat, blocks)
        self._artist.draw(blocks if self._artist.lines(blocks) <= room else news)

    def heading(self, words: str) -> None:
        """A line that sets off what follows."""
        if self.plain:
            self.console.print(f"\n{words}", markup=False)
        else:
            self.console.print()
            self.console.print(Rule(Text(words, style="bold cyan"), align="left", style="dim"))

    # -- moves and events -------------------------------------------------------------------------------------------

    def lines_of(self, offered: Sequence[Entry]) -> int:
        """How many lines the brief list of moves takes."""
        return self._lister.lines(offered, brief=True)

    def moves(self, offered: Sequence[Entry], *, brief: bool = False) -> None:
        self.line("You can", style="bold")
        self._lister.draw(offered, brief=brief)

    def log(
        self,
        seat: int | None,
        first: int,
        last: int | None = None,
        *,
        numbered: bool = False,
        forced: Container[int] = (),
    ) -> None:
        """Tell the moves from ply `first` on (0-based) as that seat heard them; its own bear another mark.

        Secret steps of others are counted where moves are numbered, and else passed over.
        """
        for ply, played in enumerate(self.match.played[first:last], first):
            if not numbered and is_silent(played, seat):
                continue
            mark = f"{ply + 1:>4}" if numbered else " "
            mark += " > " if played.seat == seat else " · "
            line = self._styles.paint(log_text(self.match, played, seat))
            if ply in forced and played.seat == seat:
                line += Text(f" ({played.move} was the only move)", style="dim")
            if self.plain:
                self.console.print(Text(mark) + line, soft_wrap=True)
            else:
                row = Table.grid()
                row.add_column(width=len(mark), style="cyan" if played.seat == seat else "dim")
                row.add_column(overflow="fold")
                row.add_row(Text(mark), line)
                self.console.print(row)

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

    def rated_move(self, entry: Entry, words: str) -> None:
        """A move of the list, and what a bot thinks of it."""
        move = Text.assemble(
            (f"{entry.number}. ", "bold cyan"), self._styles.paint(entry.words), (f" [{entry.move}]", "dim")
        )
        self._print(Text.assemble(move, f": {words}" if words else ""), indent=2)

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
        """A text of the rules."""
        from rich.markdown import Markdown  # slow to import, and rarely wanted

        self.console.print(Text(markdown) if self.plain else Markdown(markdown))

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self) -> None:
        """Points by seat, best first, and who has won."""
        names, scores, winners = self.match.names, self.match.state.scores(), self.match.state.winners()
        won = [names[seat] for seat in winners]
        verdict = "share the win" if len(won) > 1 else "wins"
        self.heading(f"The game is over: {listed(won)} {verdict}")
        order = sorted(range(self.match.seats), key=lambda seat: (seat not in winners, -scores[seat]))
        rows = [[names[seat], str(scores[seat]), "winner" if seat in winners else ""] for seat in order]
        arithmetic = self.match.game.text.arithmetic
        sums = [[names[seat], spelled_out(arithmetic(self.match.state, seat)) or "nothing"] for seat in order]
        tie = self.match.game.text.tie(self.match.state, names)
        self._artist.draw(
            [
                Block("Scores", head=["", "points", ""], rows=rows),
                Block("How they add up", [tie] if tie else [], rows=sums),
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
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None
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
