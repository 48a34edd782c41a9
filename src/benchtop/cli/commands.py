"""What can be typed at the prompt: a move, or a command. A new command is a function and a line in COMMANDS."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchtop.bots import Seat, make_bot
from benchtop.core.move import Move

from .rules import Rulebook
from .session import Session
from .terminal.movelist import entries
from .terminal.prompt import Misread, parse_input, which
from .terminal.screen import Quit

ADVISER = "search:1s"
"""The bot that is asked for a hint."""
EVEN = 0.5
"""Moves whose expected points differ by less are called about equally good."""
LOG = 30
"""So many of the last moves are told by `log`; `log all` tells every one."""


class Turn:
    """One decision of one person: all that a line typed there may look at."""

    def __init__(self, session: Session, handle: Seat) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        self.handle = handle
        self.seat = handle.seat
        self.offered = entries(handle.game, handle.legal(), handle.view(), session.match.names)

    @property
    def name(self) -> str:
        return self.match.names[self.seat]

    def is_offered(self, typed: str) -> bool:
        """Whether this is the whole notation of a legal move."""
        return any(typed.lower() == str(entry.move).lower() for entry in self.offered)


@dataclass(frozen=True)
class Command:
    """One thing to type. It shows something or changes the table; it never plays a move."""

    names: tuple[str, ...]
    usage: str
    help: str
    run: Callable[[Turn, str], None]


def command_for(typed: str) -> tuple[Command | None, str]:
    """The command that was typed and the rest of the line."""
    word, _, rest = typed.partition(" ")
    for command in COMMANDS:
        if word.lower() in command.names:
            return command, rest.strip()
    return None, ""


def legal_move(turn: Turn, typed: str) -> Move | None:
    """The legal move that was typed; where there is none, it is said why not, or asked which is meant."""
    screen = turn.screen
    try:
        moves = parse_input(typed, turn.offered, turn.match.game.moves)
    except Misread as answer:
        screen.line(str(answer))
        return None
    refusals = [turn.match.why_not(turn.seat, move) for move in moves]
    if refusals[0] is None and len(moves) == 1:
        return moves[0]
    if refusals[0] is None:
        screen.line(which(typed, moves, turn.offered))
    elif len({(refusal.code, refusal.text) for refusal in refusals if refusal}) == 1:
        screen.refusal(str(moves[0]) if len(moves) == 1 else f"{typed} …", refusals[0])
    else:
        screen.line(f"None of the {len(moves)} moves that start so can be played now. Ask about one: why {moves[0]}")
    return None


def _why(turn: Turn, rest: str) -> None:
    if not rest:
        turn.screen.line("Why what? Name any move, legal or not: why 3, or why followed by its notation.")
        return
    move = legal_move(turn, rest)
    if move is not None:
        entry = next(entry for entry in turn.offered if entry.move is move)
        turn.screen.line(f"You may: {move} is number {entry.number}. {entry.words}.")


def _hint(turn: Turn, rest: str) -> None:
    with turn.screen.waiting("Thinking …"):
        ratings = make_bot(ADVISER, len(turn.match.played)).rank(turn.handle)[:3]
    by_move = {entry.move: entry for entry in turn.offered}
    for rating in ratings:
        turn.screen.rated_move(by_move[rating.move], rating.words())
    points = [rating.score for rating in ratings if rating.score is not None]
    if len(points) > 1 and max(points) - min(points) < EVEN:
        turn.screen.line("It finds these about equally good.")
    turn.screen.line("That is only what a bot thinks; it sees no more than you do.")


def _rules(turn: Turn, rest: str) -> None:
    book = Rulebook(turn.match.game)
    if not rest:
        for section in book.contents():
            turn.screen.line(section, indent=2)
        turn.screen.line("Read one: rules 2.1, say, or a ruling by its number, or rules all.")
        return
    text = book.everything() if rest.lower() == "all" else book.find(rest)
    if text is None:
        turn.screen.line(book.nothing_called(rest))
    else:
        turn.screen.page(text)


def _log(turn: Turn, rest: str) -> None:
    played = len(turn.match.played)
    if not played:
        turn.screen.line("Nothing has been played yet.")
    first = 0 if rest.lower() == "all" else max(0, played - LOG)
    if first:
        turn.screen.line(f"The last {LOG} of {played} moves; log all tells every one.")
    turn.screen.log(turn.seat, first, numbered=True)


def _moves(turn: Turn, rest: str) -> None:
    wanted = [entry for entry in turn.offered if entry.verb.startswith(rest.lower())]
    if wanted:
        turn.screen.moves(wanted)
    else:
        verbs = ", ".join(dict.fromkeys(entry.verb for entry in turn.offered))
        turn.screen.line(f"No move of the list starts with {rest!r}; there are {verbs}.")


def _table(turn: Turn, rest: str) -> None:
    turn.screen.table(turn.seat)


def _undo(turn: Turn, rest: str) -> None:
    reason = turn.session.why_not_undo(turn.seat)
    turn.screen.line(reason or f"Taken back: {turn.session.undo(turn.seat)}.")


def _save(turn: Turn, rest: str) -> None:
    if not rest:
        kept = turn.session.file.path
        turn.screen.path_line(f"This game is kept in {kept} after every move. A copy: save FILE")
        return
    path = Path(rest).expanduser()
    try:
        turn.session.save_copy(path)
    except (OSError, ValueError) as wrong:
        turn.screen.line(f"Not saved: {getattr(wrong, 'strerror', None) or wrong}.")
    else:
        turn.screen.path_line(f"Saved as {path}")


def _help(turn: Turn, rest: str) -> None:
    turn.screen.line("Choose a move by its number or by its notation; the start of each word is enough.")
    turn.screen.line("Several moves of one turn fit on a line, with ; between them. Tab completes.")
    example = turn.match.game.text.example
    if example:
        turn.screen.line(f"In one line, too: {example}")
    turn.screen.rows([(command.usage, command.help) for command in COMMANDS])


def _quit(turn: Turn, rest: str) -> None:
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
