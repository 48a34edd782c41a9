"""What has happened, told briefly: the moves of one player in a row are one paragraph."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Told:
    """One move, or something else that happened, as one seat heard it."""

    seat: int | None
    """Who moved; None where it was nobody's move."""
    words: tuple[str, ...]
    """What was heard of it, a text for each event."""
    notation: str = ""
    """The move as that seat may read it."""
    secret: bool = False
    """Whether that seat learnt nothing from it but that something secret was done."""
    note: str = ""
    """What is to be said about it besides."""

    def sentence(self, name: str) -> str:
        """All of it; a move of which nothing was heard is told by its notation."""
        return " ".join(self.words) or f"{name}: {self.notation}"


@dataclass(frozen=True)
class Paragraph:
    """What one player did in a row."""

    seat: int | None
    text: str
    note: str = ""
    science: str = ""
    """The biology behind it, which comes after what was done and is left out first."""

    @property
    def letters(self) -> int:
        """About how many letters it takes, with its mark and its margins."""
        return len(self.text) + len(self.note) + len(self.science) + 8


def sentences_of(text: str) -> list[str]:
    """Split a text into its sentences."""
    return [sentence for sentence in re.split(r"(?<=[.!?]) +", text) if sentence]


def paragraphs(told: Sequence[Told], names: Sequence[str], science: Collection[str] = ()) -> list[Paragraph]:
    """Return the moves in as few words as possible, without the steps that came to nothing yet.

    Sentences that are known as `science` go to the end of their paragraph.
    """
    runs: list[tuple[int | None, list[str], list[str], str]] = []
    for one in told:
        if one.secret or not one.words:
            continue
        done, known = [], []
        for words in one.words:
            sentences = sentences_of(words)
            known += [sentence.strip("()") for sentence in sentences if sentence.strip("()") in science]
            done.append(" ".join(sentence for sentence in sentences if sentence.strip("()") not in science))
        if runs and runs[-1][0] == one.seat is not None and not runs[-1][3]:
            runs[-1] = (one.seat, runs[-1][1] + done, runs[-1][2] + known, one.note)
        else:
            runs.append((one.seat, done, known, one.note))
    return [
        Paragraph(seat, joined(list(filter(None, done)), "" if seat is None else names[seat]), note, " ".join(known))
        for seat, done, known, note in runs
    ]


def joined(sentences: Sequence[str], name: str) -> str:
    """Sentences about one person after each other; the name that begins several of them in a row is said once."""
    text, before = "", ""
    for sentence in sentences:
        about_them = f"{name} "
        if before.startswith(about_them) and before.find(". ") < 0 and sentence.startswith(about_them):
            text = f"{text.removesuffix('.')}; {sentence.removeprefix(about_them)}"
        else:
            text = f"{text} {sentence}".strip()
        before = sentence
    return text


def latest(told: Sequence[Paragraph], room: int, width: int, *, science: bool = True) -> tuple[list[Paragraph], bool]:
    """Return the last paragraphs that fit into that many lines of that width, and whether something was left out.

    What was done comes first; its science is there if it is wanted and there is room for all of it.
    """
    if science and sum(-(-paragraph.letters // width) for paragraph in told) <= room:
        return list(told), False
    kept: list[Paragraph] = []
    for paragraph in reversed([replace(paragraph, science="") for paragraph in told]):
        lines = -(-paragraph.letters // width)
        if lines > room:
            if room > 0 and not kept:
                kept.append(replace(paragraph, text=_end_of(paragraph.text, room * width - 12)))
            return kept[::-1], True
        room -= lines
        kept.append(paragraph)
    return kept[::-1], False


def _end_of(text: str, letters: int) -> str:
    """The end of a text, from the start of a sentence or at least of a word on."""
    end = text[-letters:]
    for mark in (". ", "; ", " "):
        _, found, after = end.partition(mark)
        if found and len(after) > letters // 3:
            return f"… {after}"
    return f"… {end}"
