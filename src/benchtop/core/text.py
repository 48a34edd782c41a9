"""The table in words. The same text serves terminals, screen readers, golden files and people who read along."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NotRequired, TypedDict

from benchtop.core.events import Event
from benchtop.core.move import Move


def separated(words: Sequence[str]) -> str:
    """Join words with commas, or with semicolons if a word contains a comma: "a; b, the large; c"."""
    return ("; " if any(", " in word for word in words) else ", ").join(words)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as a list with "and" (or another word) before the last: "a, b and c".

    If a word contains a comma, join with semicolons: "a; b, the large; and c".
    """
    if len(words) > 1 and any(", " in word for word in words):
        return f"{'; '.join(words[:-1])}; {last} {words[-1]}"
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


# -- addressing the reader ------------------------------------------------------------------------------------------

MARKS: Final[list[str]] = [chr(0xE000 + seat) for seat in range(16)]
"""Placeholders for the seats' names, replaced once the reader is known: by a name, or by "you"."""
_VERBS: Final[dict[str, str]] = {
    "has": "have",
    "is": "are",
    "was": "were",
    "agrees": "agree",
    "asks": "ask",
    "begins": "begin",
    "builds": "build",
    "draws": "draw",
    "goes": "go",
    "holds": "hold",
    "keeps": "keep",
    "leads": "lead",
    "plays": "play",
    "resolves": "resolve",
    "shares": "share",
    "sits": "sit",
    "starts": "start",
    "stays": "stay",
    "takes": "take",
    "wants": "want",
    "wins": "win",
}
"""Third-person verbs that may follow a name, and their forms after "you"."""
_YOU: Final = chr(0xE0FF)
"""Placeholder for the reader."""
_SENTENCES: Final = re.compile(r"(?<=[.!?]) +")
_CLAUSES: Final = re.compile(r"(?<=[:;]) ")
_VERB: Final = re.compile(rf"(?<={_YOU} )({'|'.join(_VERBS)})\b")
_SECOND_VERB: Final = re.compile(rf"(?<=\band |\bbut )((?:still )?)({'|'.join(_VERBS)})\b")


def addressed(text: str, names: Sequence[str], you: int | None = None) -> str:
    """Replace the placeholders of the seats by their names, or by "you" for the reader's seat."""
    if you is not None and MARKS[you] in text:
        marked = text.replace(MARKS[you], _YOU)
        text = " ".join([_to_you(sentence) for sentence in _SENTENCES.split(marked)])
    for mark, name in zip(MARKS, names, strict=False):
        text = text.replace(mark, name)
    return text


def _to_you(sentence: str) -> str:
    """Turn a sentence about the reader into the second person."""
    if _YOU not in sentence:
        return sentence
    said = " ".join([_clause_to_you(clause) for clause in _CLAUSES.split(sentence)])
    return said[0].upper() + said[1:] if sentence.startswith((_YOU, f"team {_YOU}")) else said


def _clause_to_you(clause: str) -> str:
    """Turn a clause about the reader into the second person.

    If the clause begins with the reader, all its verbs are theirs; otherwise only the next word is.
    """
    clause = clause.replace(f"team {_YOU}", "your team").replace(f"{_YOU}'s", "your")
    if clause.startswith(f"{_YOU} "):
        clause = clause.replace("their own", "your own").replace("themselves", "yourself")
        clause = _SECOND_VERB.sub(lambda found: found[1] + _VERBS[found[2]], clause)
    return _VERB.sub(lambda found: _VERBS[found[1]], clause).replace(_YOU, "you")


# -- scores ---------------------------------------------------------------------------------------------------------


class ScoreLine(TypedDict):
    """A line of the sum that makes up a score."""

    label: str
    """What counts, in words ("Aromatic: 3 pairs × 2")."""
    points: int
    """Points it adds; negative if it takes points off."""
    count: NotRequired[int]
    """How many there are, if it is counted."""
    note: NotRequired[str]
    """Which ones they are, in short ("H Y F")."""


def counted_line(count: int, noun: str, each: int = 1, note: str = "", nouns: str = "") -> ScoreLine:
    """Return a line for `count` items at `each` points: "1 coin", "3 pairs × 2". Only `points` shows a minus sign."""
    many = noun if count == 1 else nouns or f"{noun}s"
    times = "" if abs(each) == 1 else f" × {abs(each)}"
    line: ScoreLine = {"label": f"{count} {many}{times}", "points": count * each, "count": count}
    if note:
        line["note"] = note
    return line


def spelled_out(lines: Sequence[ScoreLine]) -> str:
    """Return a sum on one line: "7 amino acid cards: 7 · Aromatic: 3 pairs × 2: +6"."""
    sums = [f"{line['points']:+d}" if place else str(line["points"]) for place, line in enumerate(lines)]
    return " · ".join([f"{line['label']}: {points}" for line, points in zip(lines, sums, strict=True)])


# -- the table ------------------------------------------------------------------------------------------------------


class Block:
    """A titled paragraph of the table: lines of text, or rows under a header."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str] = (),
        head: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
        *,
        own: bool = False,
        short: "Block | None" = None,
    ) -> None:
        self.title = title
        self.lines = list(lines)
        self.head = list(head)
        self.rows = [list(row) for row in rows]
        self.own = own
        """Whether it shows the seat's own hand."""
        self.short = short
        """A shorter form for small terminals, if there is one."""

    def to_json(self) -> dict[str, Any]:
        return {"title": self.title, "lines": self.lines, "head": self.head, "rows": self.rows, "own": self.own}

    def plain(self) -> str:
        """Return the block as plain text with aligned columns."""
        out = [self.title, *(f"  {line}" for line in self.lines)]
        table = [self.head, *self.rows] if self.head else self.rows
        widths = [max(len(row[i]) for row in table if i < len(row)) for i in range(max(map(len, table), default=0))]
        for row in table:
            out.append("  " + "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip())
        return "\n".join(out)


class Text:
    """The texts of a game. Everything is derived from a view or an event, so texts cannot reveal more than those do.

    Only `arithmetic` and `tie` read the state itself; they are used when the game is over and all scoring is public.
    """

    def __init__(
        self,
        *,
        table: Callable[[Any, list[str]], list[Block]],
        words: Callable[[Any, Any, list[str]], str],
        say: Callable[[Any, list[str]], str],
        arithmetic: Callable[[Any, int], list[ScoreLine]],
        goal: tuple[str, str, str] = ("", "", ""),
        focus: Sequence[str] = (),
        tie: Callable[[Any, list[str]], str | None] | None = None,
        standing: str = "Points, as they would count if the game ended then",
        highlight: dict[str, str] | None = None,
        expand: Callable[[str, Any, list[str]], list[str]] | None = None,
        example: str = "",
    ) -> None:
        self.table: Callable[[Any, list[str]], list[Block]] = table
        """`table(view, names)`: the whole table as blocks, from the shared middle to the player's own pieces."""
        self.words: Callable[[Move, Any, list[str]], str] = words
        """`words(move, view, names)`: what the move would do, in the present tense ("Translate lysine · 1 point")."""
        self.say: Callable[[Event, list[str]], str] = say
        """`say(event, names)`: what happened, past tense ("Ada translated lysine"). `Game.say` turns the sentence into
        the second person for the reader. A name that does something therefore has to begin its sentence, or a clause
        after a colon or semicolon.
        """
        self.arithmetic: Callable[[Any, int], list[ScoreLine]] = arithmetic
        """`arithmetic(state, seat)`: the lines of the seat's score; their points add up to it exactly."""
        self.goal = goal
        """For new players: what you do, what scores, when it ends and who wins, in a sentence each."""
        self.focus = tuple(focus)
        """How the titles of the blocks needed for decisions begin, most important first. A small screen always shows
        these blocks and folds others.
        """
        self.tie: Callable[[Any, list[str]], str | None] = tie or _no_tie_break
        """`tie(state, names)`: once the game is over, what other than points decided it, in a sentence; else None."""
        self.standing = standing
        """What `Game.standing` counts, in words; the label of its curve."""
        self.highlight = dict(highlight or {})
        """Regular expression -> tone, for colour terminals; colour only repeats what the text says."""
        self.expand = expand or _no_short_forms
        """`expand(typed, view, names)`: the moves, in notation, that a typed shorthand stands for ("2K for R to Ada");
        none if it is not a shorthand. Raises ValueError if part of it cannot be read.
        """
        self.example = example
        """An example of such a shorthand, for the help."""


def _no_short_forms(typed: str, view: dict[str, Any], names: list[str]) -> list[str]:
    return []


def _no_tie_break(s: Any, names: list[str]) -> str | None:
    return None
