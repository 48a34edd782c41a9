"""What has happened, in brief: consecutive moves of a player form a paragraph."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Step:
    """A move, or another event, as a seat may see it."""

    seat: int | None
    """The seat that moved; None if it was not a move."""
    words: tuple[str, ...]
    """The texts of its events."""
    notation: str = ""
    """The move as that seat may read it."""
    secret: bool = False
    """Whether that seat learned nothing from it except that something secret was done."""
    note: str = ""
    """A remark about it."""

    def sentence(self, name: str) -> str:
        """Return all of it; a move without texts is described by its notation."""
        return " ".join(self.words) or f"{name}: {self.notation}"


@dataclass(frozen=True)
class Paragraph:
    """What a player did in a row."""

    seat: int | None
    text: str
    note: str = ""
    science: str = ""
    """The biology behind it, which comes last and is left out first."""

    @property
    def letters(self) -> int:
        """Approximate number of characters, including mark and margins."""
        return len(self.text) + len(self.note) + len(self.science) + 8


def sentences_of(text: str) -> list[str]:
    """Split a text into sentences."""
    return [sentence for sentence in re.split(r"(?<=[.!?]) +", text) if sentence]


def paragraphs(steps: Sequence[Step], names: Sequence[str], science: Collection[str] = ()) -> list[Paragraph]:
    """Return the moves in as few words as possible, without steps that have no effect yet.

    Sentences known as `science` go to the end of their paragraph.
    """
    runs: list[tuple[int | None, list[str], list[str], str]] = []
    for step in steps:
        if step.secret or not step.words:
            continue
        done, known = [], []
        for words in step.words:
            sentences = sentences_of(words)
            known += [sentence.strip("()") for sentence in sentences if sentence.strip("()") in science]
            done.append(" ".join(sentence for sentence in sentences if sentence.strip("()") not in science))
        if runs and runs[-1][0] == step.seat is not None and not runs[-1][3]:
            runs[-1] = (step.seat, runs[-1][1] + done, runs[-1][2] + known, step.note)
        else:
            runs.append((step.seat, done, known, step.note))
    return [
        Paragraph(seat, joined(list(filter(None, done)), "" if seat is None else names[seat]), note, " ".join(known))
        for seat, done, known, note in runs
    ]


def joined(sentences: Sequence[str], name: str) -> str:
    """Join sentences about a person; a name that begins several in a row is mentioned once."""
    text, before = "", ""
    for sentence in sentences:
        start = f"{name} "
        if before.startswith(start) and before.find(". ") < 0 and sentence.startswith(start):
            text = f"{text.removesuffix('.')}; {sentence.removeprefix(start)}"
        else:
            text = f"{text} {sentence}".strip()
        before = sentence
    return text


def latest(steps: Sequence[Paragraph], room: int, width: int, *, science: bool = True) -> tuple[list[Paragraph], bool]:
    """Return the last paragraphs that fit into `room` lines of that width, and whether some were left out.

    The science is included only if requested and if there is room for all of it.
    """
    if science and sum(-(-paragraph.letters // width) for paragraph in steps) <= room:
        return list(steps), False
    kept: list[Paragraph] = []
    for paragraph in reversed([replace(paragraph, science="") for paragraph in steps]):
        lines = -(-paragraph.letters // width)
        if lines > room:
            if room > 0 and not kept:
                kept.append(replace(paragraph, text=_end_of(paragraph.text, room * width - 12)))
            return kept[::-1], True
        room -= lines
        kept.append(paragraph)
    return kept[::-1], False


def _end_of(text: str, letters: int) -> str:
    """Return the end of a text, from the start of a sentence or at least of a word."""
    end = text[-letters:]
    for mark in (". ", "; ", " "):
        _, found, after = end.partition(mark)
        if found and len(after) > letters // 3:
            return f"… {after}"
    return f"… {end}"
