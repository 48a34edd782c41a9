"""Reads a line, with editing, history and Tab completion where the platform supports it, and parses it."""

import difflib
from collections.abc import Sequence

from benchtop.core.move import Move
from benchtop.core.text import listed

from .movelist import Entry

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]


def read_line(prompt: str, words: Sequence[str] = ()) -> str:
    """Read a stripped line; Tab completes to one of the words. Raises EOFError at the end of input."""
    if readline is not None:
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        readline.set_completer_delims("\n")  # a notation contains spaces
        readline.set_completer(Completer(words).complete)
    return input(prompt).strip()


def bind_keys(lines: dict[str, str]) -> None:
    """Bind keys, by their escape sequences, to whole lines, if the platform can."""
    if readline is not None and "libedit" not in (readline.__doc__ or ""):
        for key, line in lines.items():
            readline.parse_and_bind(rf'"{key}": "\C-a\C-k{line}\C-m"')


class Completer:
    """Completes words for the Tab key."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def complete(self, start: str, number: int) -> str | None:
        """Return the n-th word that starts with the text on the line."""
        found = [word for word in self._words if word.lower().startswith(start.lower())]
        return found[number] if number < len(found) else None


class Misread(ValueError):
    """The input names no move; the message is a friendly one-line answer."""


def parse_input(typed: str, offered: Sequence[Entry], book: Sequence[Move]) -> list[Move]:
    """Return the typed move, or several that start with the input; legal ones before others. Raises Misread if there
    are none.

    A number of the list, a whole notation, or the start of its words ("tr k") will do. Similar moves are only
    suggested: a guess is never played.
    """
    wanted = typed.lower().split()
    if len(wanted) == 1 and wanted[0].isdecimal():
        return [_numbered(int(wanted[0]), offered)]
    legal = [entry.move for entry in offered]
    for among in (legal, book):
        exact = [move for move in among if move.notation.lower().split() == wanted]
        if exact:
            return exact
    for among in (legal, book):
        starting = [move for move in among if starts_like(move, wanted)]
        if starting:
            return starting
    raise Misread(_nothing_like(typed, offered, book))


def starts_like(move: Move, wanted: Sequence[str]) -> bool:
    """Whether every typed word starts the corresponding word of the notation."""
    words = move.notation.lower().split()
    return len(wanted) <= len(words) and all(word.startswith(start) for word, start in zip(words, wanted, strict=False))


def which(typed: str, moves: Sequence[Move], offered: Sequence[Entry]) -> str:
    """Ask which of several matching moves is meant."""
    numbers = {entry.move: entry.number for entry in offered}
    return f"{typed!r} could be {_some([f'{move} ({numbers[move]})' for move in moves])}. Which one?"


def _numbered(number: int, offered: Sequence[Entry]) -> Move:
    for entry in offered:
        if entry.number == number:
            return entry.move
    if len(offered) == 1:
        raise Misread(f"There is no number {number}: the list has only number {offered[0].number}.")
    last = offered[-1].number
    missing = " without it" if offered[0].number < number < last else ""
    raise Misread(f"There is no number {number}: the list goes from {offered[0].number} to {last}{missing}.")


def _nothing_like(typed: str, offered: Sequence[Entry], book: Sequence[Move]) -> str:
    entries = {entry.move.notation.lower(): entry for entry in offered}
    wanted = " ".join(typed.lower().split())
    near = difflib.get_close_matches(wanted, list(entries), n=2, cutoff=0.6)
    if near:
        named = " or ".join(f"{entries[name].move} ({entries[name].number})" for name in near)
        return f"There is no {typed!r}. Did you mean {named}?"
    near = difflib.get_close_matches(wanted, [move.notation.lower() for move in book], n=1, cutoff=0.6)
    if near:
        move = next(move for move in book if move.notation.lower() == near[0])
        return f"There is no {typed!r}. The nearest is {move}, which cannot be played now: why {move}"
    return f"There is no {typed!r}. Type a number from the list, a move, or ? for help."


def _some(named: Sequence[str], limit: int = 8) -> str:
    """Join the names, or a few of them."""
    if len(named) > limit:
        return ", ".join(named[: limit - 2]) + f" … {len(named) - limit + 2} more"
    return listed(named, "or")
