"""What can be typed at the prompt beside moves. A new command is a function and a line in COMMANDS."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from benchtop.bots import make_bot

from .rules import Rulebook
from .seats import handle
from .terminal.screen import Quit

if TYPE_CHECKING:
    from .human import Human

ADVISER = "search:1s"
"""The bot that is asked for a hint."""
EVEN = 0.5
"""Moves whose expected points differ by less are called about equally good."""
LOG = 30
"""So many of the last moves are told by `log`; `log all` tells every one."""


class Outcome(Enum):
    """What an answer at the prompt led to, if it was not a move."""

    ASK_AGAIN = auto()
    TABLE_CHANGED = auto()


@dataclass(frozen=True)
class Command:
    """One thing to type."""

    names: tuple[str, ...]
    usage: str
    help: str
    run: "Callable[[Human, str], Outcome]"


def command_for(typed: str) -> tuple[Command | None, str]:
    """The command that was typed and the rest of the line."""
    word, _, rest = typed.partition(" ")
    for command in COMMANDS:
        if word.lower() in command.names:
            return command, rest.strip()
    return None, ""


def _why(me: "Human", rest: str) -> Outcome:
    if not rest:
        me.session.desk.line("Why what? Name any move, legal or not: why 3, or why followed by its notation.")
        return Outcome.ASK_AGAIN
    me.consider(rest, only_explain=True)
    return Outcome.ASK_AGAIN


def _hint(me: "Human", rest: str) -> Outcome:
    desk, match = me.session.desk, me.session.match
    with desk.waiting("Thinking …"):
        ratings = make_bot(ADVISER, len(match.played)).rank(handle(match, me.seat))
    by_move = {entry.move: entry for entry in me.listed}
    for rating in ratings[:3]:
        desk.opinion(by_move[rating.move], rating.words())
    points = [rating.score for rating in ratings[:3] if rating.score is not None]
    if len(points) > 1 and max(points) - min(points) < EVEN:
        desk.line("It finds these about equally good.")
    desk.line("That is only what a bot thinks; it sees no more than you do.")
    return Outcome.ASK_AGAIN


def _rules(me: "Human", rest: str) -> Outcome:
    book = Rulebook(me.session.match.game)
    if not rest:
        for section in book.contents():
            me.session.desk.line(section, indent=2)
        me.session.desk.line("Read one: rules 2.1, say, or a ruling by its number, or rules all.")
        return Outcome.ASK_AGAIN
    text = book.everything() if rest.lower() == "all" else book.find(rest)
    if text is None:
        me.session.desk.line(book.nothing_called(rest))
    else:
        me.session.desk.page(text)
    return Outcome.ASK_AGAIN


def _log(me: "Human", rest: str) -> Outcome:
    match, desk = me.session.match, me.session.desk
    if not match.played:
        desk.line("Nothing has been played yet.")
    first = 0 if rest.lower() == "all" else max(0, len(match.played) - LOG)
    if first:
        desk.line(f"The last {LOG} of {len(match.played)} moves; log all tells every one.")
    desk.story(me.seat, first, numbered=True)
    return Outcome.ASK_AGAIN


def _moves(me: "Human", rest: str) -> Outcome:
    wanted = [entry for entry in me.listed if entry.verb.startswith(rest.lower())]
    if wanted:
        me.session.desk.moves(wanted)
    else:
        verbs = ", ".join(dict.fromkeys(entry.verb for entry in me.listed))
        me.session.desk.line(f"No move of the list starts with {rest!r}; there are {verbs}.")
    return Outcome.ASK_AGAIN


def _table(me: "Human", rest: str) -> Outcome:
    me.session.desk.table(me.seat)
    return Outcome.ASK_AGAIN


def _undo(me: "Human", rest: str) -> Outcome:
    reason = me.session.why_not_undo(me.seat)
    if reason is not None:
        me.session.desk.line(reason)
        return Outcome.ASK_AGAIN
    move = me.session.undo(me.seat)
    me.session.desk.line(f"Taken back: {move}.")
    return Outcome.TABLE_CHANGED


def _save(me: "Human", rest: str) -> Outcome:
    session = me.session
    if not rest:
        session.desk.path_line(f"This game is kept in {session.keeper.path} after every move. A copy: save FILE")
        return Outcome.ASK_AGAIN
    path = Path(rest).expanduser()
    try:
        session.save_copy(path)
    except (OSError, ValueError) as wrong:
        session.desk.line(f"Not saved: {getattr(wrong, 'strerror', None) or wrong}.")
    else:
        session.desk.path_line(f"Saved as {path}")
    return Outcome.ASK_AGAIN


def _help(me: "Human", rest: str) -> Outcome:
    me.session.desk.line("Choose a move by its number or by its notation; the start of each word is enough.")
    me.session.desk.line("Several moves of one turn fit on a line, with ; between them. Tab completes.")
    example = me.session.match.game.text.example
    if example:
        me.session.desk.line(f"In one line, too: {example}")
    grid = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        grid.add_row(Text(f"  {command.usage}", style="bold"), Text(command.help))
    me.session.desk.console.print(grid)
    return Outcome.ASK_AGAIN


def _quit(me: "Human", rest: str) -> Outcome:
    raise Quit


COMMANDS = (
    Command(("why",), "why MOVE", "why a move can or cannot be played now", _why),
    Command(("hint",), "hint", "what a bot would do in your place", _hint),
    Command(("table",), "table", "the whole table once more", _table),
    Command(("moves", "list"), "moves [VERB]", "the whole list of moves, or those of one verb", _moves),
    Command(("log",), "log", "what has happened so far", _log),
    Command(("rules", "rule"), "rules 2.1", "a paragraph of the rules; rules alone lists them", _rules),
    Command(("undo", "back"), "undo", "take your last move back, if that is fair", _undo),
    Command(("save",), "save FILE", "keep a copy; the game itself is kept after every move", _save),
    Command(("help", "?", "h"), "help", "this list", _help),
    Command(("quit", "q", "exit"), "quit", "leave the table; the game is kept, and you can go on later", _quit),
)
COMMAND_NAMES = [command.names[0] for command in COMMANDS]
