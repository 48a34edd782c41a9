"""The table in words: one text serves terminals, screen readers, golden files and people who read along."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NotRequired, TypedDict

from benchtop.core.events import Event
from benchtop.core.move import Move


def separated(words: Sequence[str]) -> str:
    """Words with commas between them, or semicolons where a word has a comma itself: "a; b, the large; c"."""
    return ("; " if any(", " in word for word in words) else ", ").join(words)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words with commas between them and "and" (or another word) before the last: "a, b and c". Where a word has a
    comma itself, semicolons stand between them: "a; b, the large; and c"."""
    if len(words) > 1 and any(", " in word for word in words):
        return f"{'; '.join(words[:-1])}; {last} {words[-1]}"
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


# -- who reads ------------------------------------------------------------------------------------------------------

MARKS: Final[list[str]] = [chr(0xE000 + seat) for seat in range(16)]
"""Letters of no language: each stands for a seat's name until it is known who reads, and "you" may take its place."""
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
"""What a name may do in the present tense, and how "you" does it."""
_YOU: Final = chr(0xE0FF)
"""The mark of whoever reads."""
_SENTENCES: Final = re.compile(r"(?<=[.!?]) +")
_CLAUSES: Final = re.compile(r"(?<=[:;]) ")
_VERB: Final = re.compile(rf"(?<={_YOU} )({'|'.join(_VERBS)})\b")
_SECOND_VERB: Final = re.compile(rf"(?<=\band |\bbut )((?:still )?)({'|'.join(_VERBS)})\b")


def addressed(text: str, names: Sequence[str], you: int | None = None) -> str:
    """Put the names of the seats where their marks stand, and "you" in the place of the seat that reads."""
    if you is not None and MARKS[you] in text:
        marked = text.replace(MARKS[you], _YOU)
        text = " ".join([_to_you(sentence) for sentence in _SENTENCES.split(marked)])
    for mark, name in zip(MARKS, names, strict=False):
        text = text.replace(mark, name)
    return text


def _to_you(sentence: str) -> str:
    """Turn a sentence about whoever reads into the second person."""
    if _YOU not in sentence:
        return sentence
    said = " ".join([_clause_to_you(clause) for clause in _CLAUSES.split(sentence)])
    return said[0].upper() + said[1:] if sentence.startswith((_YOU, f"team {_YOU}")) else said


def _clause_to_you(clause: str) -> str:
    """A clause that begins with the mark is about what "you" do, to its end; elsewhere only the next word is."""
    clause = clause.replace(f"team {_YOU}", "your team").replace(f"{_YOU}'s", "your")
    if clause.startswith(f"{_YOU} "):
        clause = clause.replace("their own", "your own").replace("themselves", "yourself")
        clause = _SECOND_VERB.sub(lambda found: found[1] + _VERBS[found[2]], clause)
    return _VERB.sub(lambda found: _VERBS[found[1]], clause).replace(_YOU, "you")


# -- scores ---------------------------------------------------------------------------------------------------------


class ScoreLine(TypedDict):
    """One line of the sum that makes a score."""

    label: str
    """What counts, in words ("Aromatic: 3 pairs × 2")."""
    points: int
    """What it adds; below zero, what it takes off."""
    count: NotRequired[int]
    """How many of it there are, where it is counted."""
    note: NotRequired[str]
    """Which ones they are, in short ("H Y F")."""


def counted_line(count: int, noun: str, each: int = 1, note: str = "", nouns: str = "") -> ScoreLine:
    """So many of a thing at so many points each: "1 coin", "3 pairs × 2". What takes points off says so in `points`."""
    many = noun if count == 1 else nouns or f"{noun}s"
    times = "" if abs(each) == 1 else f" × {abs(each)}"
    line: ScoreLine = {"label": f"{count} {many}{times}", "points": count * each, "count": count}
    if note:
        line["note"] = note
    return line


def spelled_out(lines: Sequence[ScoreLine]) -> str:
    """A sum in one line: "7 amino acid cards: 7 · Aromatic: 3 pairs × 2: +6"."""
    sums = [f"{line['points']:+d}" if place else str(line["points"]) for place, line in enumerate(lines)]
    return " · ".join([f"{line['label']}: {points}" for line, points in zip(lines, sums, strict=True)])


# -- the table ------------------------------------------------------------------------------------------------------


class Block:
    """A titled paragraph of the table: lines of text, or rows under a head."""

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
        """Whether it shows what the seat holds in its hand."""
        self.short = short
        """The same in fewer lines, for a terminal that is too small for it; None where there is no such form."""

    def to_json(self) -> dict[str, Any]:
        return {"title": self.title, "lines": self.lines, "head": self.head, "rows": self.rows, "own": self.own}

    def plain(self) -> str:
        """The block as plain text with aligned columns."""
        out = [self.title, *(f"  {line}" for line in self.lines)]
        table = [self.head, *self.rows] if self.head else self.rows
        widths = [max(len(row[i]) for row in table if i < len(row)) for i in range(max(map(len, table), default=0))]
        for row in table:
            out.append("  " + "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip())
        return "\n".join(out)


class Text:
    """How a game speaks. Everything is made from a view or an event, so words cannot tell more than those do.

    Only `arithmetic` and `tie` read the state itself: they are for games that are over, when all that counts lies open.
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
        """`table(view, names)`: the whole table, as blocks from the shared middle to one's own things."""
        self.words: Callable[[Move, Any, list[str]], str] = words
        """`words(move, view, names)`: what the move would do, in the present tense ("Translate lysine · 1 point")."""
        self.say: Callable[[Event, list[str]], str] = say
        """`say(event, names)`: what happened, past tense ("Ada translated lysine"). Where the reader is one of the
        names, `Game.say` turns the sentence into the second person: the name begins its sentence, or a clause after a
        colon or a semicolon, if it is about what that seat does."""
        self.arithmetic: Callable[[Any, int], list[ScoreLine]] = arithmetic
        """`arithmetic(state, seat)`: what the seat's score is made of; the points add up to it exactly."""
        self.goal = goal
        """For somebody who has never played: what one does, what scores, when it ends and who wins, a sentence each."""
        self.focus = tuple(focus)
        """How the titles of those blocks of the table begin that one decides by, the most needed first. A small screen
        always shows them, and folds others."""
        self.tie: Callable[[Any, list[str]], str | None] = tie or _no_tie_break
        """`tie(state, names)`: once the game is over, what decided it besides the points, in a sentence; else None."""
        self.standing = standing
        """What `Game.standing` counts, in words: the label of the curve that is drawn of it."""
        self.highlight = dict(highlight or {})
        """Regular expression -> tone, for terminals with colour; colour only repeats what the letters say."""
        self.expand = expand or _no_short_forms
        """`expand(typed, view, names)`: the moves, in notation, that one line stands for ("2K for R to Ada"); none if
        it is no such line. ValueError says what in it cannot be read."""
        self.example = example
        """Such a line, for the help."""


def _no_short_forms(typed: str, view: dict[str, Any], names: list[str]) -> list[str]:
    return []


def _no_tie_break(s: Any, names: list[str]) -> str | None:
    return None
