"""What has happened, told briefly: the moves of one player in a row are one paragraph."""

from collections.abc import Sequence
from dataclasses import dataclass


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


def paragraphs(told: Sequence[Told], names: Sequence[str], mine: int | None) -> list[Paragraph]:
    """The moves in as few words as they can be told in. Steps of others that came to nothing yet are passed over."""
    runs: list[tuple[int | None, list[str], str]] = []
    for one in told:
        if one.secret or (not one.words and one.seat != mine):
            continue
        name = "" if one.seat is None else names[one.seat]
        sentences = list(one.words) or [f"{name}: {one.notation}"]
        if runs and runs[-1][0] == one.seat is not None and not runs[-1][2]:
            runs[-1] = (one.seat, runs[-1][1] + sentences, one.note)
        else:
            runs.append((one.seat, sentences, one.note))
    return [
        Paragraph(seat, joined(sentences, "" if seat is None else names[seat]), note) for seat, sentences, note in runs
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


def latest(told: Sequence[Paragraph], room: int, width: int) -> tuple[list[Paragraph], bool]:
    """The last paragraphs that fit into so many lines of that width, and whether something was left out."""
    kept: list[Paragraph] = []
    for paragraph in reversed(told):
        lines = -(-(len(paragraph.text) + len(paragraph.note) + 8) // width)
        if lines > room:
            if room > 0 and not kept:
                kept.append(Paragraph(paragraph.seat, _end_of(paragraph.text, room * width - 12), paragraph.note))
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
