"""Reading a line: with editing, history and the Tab key where the platform has them."""

from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]


def read_line(prompt: str, words: Sequence[str] = ()) -> str:
    """What is typed, without the spaces around it; Tab completes to one of the words. EOFError at the end of input."""
    if readline is not None:
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        readline.set_completer_delims("\n")  # a notation has spaces in it
        readline.set_completer(Completer(words).complete)
    return input(prompt).strip()


class Completer:
    """Answers the Tab key."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def complete(self, start: str, number: int) -> str | None:
        """The word with that number among those that go on from what stands on the line."""
        found = [word for word in self._words if word.lower().startswith(start.lower())]
        return found[number] if number < len(found) else None
