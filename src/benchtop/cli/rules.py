"""`benchtop rules`: the rules of a game as numbered sections, found by their § or by the number of a ruling."""

import json
import re
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from benchtop.core.game import Game

from .games import find_game
from .terminal.console import out, paged, wrong_usage

_RULE = re.compile(r"^(?:(?P<heading>#+) +|\*\*)(?P<id>§\d+(?:\.\d+)*)(?P<title>.*)$")
_RULING = re.compile(r"^(?P<heading>#+) +(?P<id>[A-Z][A-Z0-9_]*-R\d+)(?P<title>.*)$")
_HEADING = re.compile(r"^(?P<heading>#+) ")
_BELOW_ALL_HEADINGS = 9


@dataclass(frozen=True)
class Paragraph:
    """A numbered section of a page: its number, its title, and its text including subsections."""

    id: str
    title: str
    text: str
    is_heading: bool

    @property
    def depth(self) -> int:
        return self.id.count(".")


class Rulebook:
    """The rules page and the rulings page of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = paragraphs(self.page("rules"), _RULE)
        self.rulings = paragraphs(self.page("rulings"), _RULING)

    def page(self, name: str) -> str:
        """Return a whole page; empty if the game has none."""
        try:
            return self.game.page(name)
        except FileNotFoundError:
            return ""

    def everything(self) -> str:
        return self.page("rules")

    def contents(self) -> list[str]:
        """Return a line for every chapter."""
        chapters = [rule for rule in self.rules if rule.is_heading and not rule.depth] or self.rules
        lines = [f"{rule.id} {rule.title}".strip() for rule in chapters]
        if self.rulings:
            lines.append(f"{self.rulings[0].id} to {self.rulings[-1].id.split('-')[-1]} rulings")
        return lines

    def find(self, wanted: str) -> str | None:
        """Return the section with that number ("3.1", "§3.1", "R02"), or all rulings for "rulings"; None if there is
        none.
        """
        asked = wanted.strip().upper()
        if asked in ("RULINGS", "RULING"):
            return self.page("rulings") or None
        bare = asked.lstrip("§ ").rstrip(".")
        for rule in self.rules:
            if rule.id == f"§{bare}":
                return rule.text
        numbered = re.fullmatch(r"(?:[A-Z][A-Z0-9_]*-)?R0*(\d+)", asked)
        for ruling in self.rulings:
            if numbered and int(ruling.id.rpartition("R")[2]) == int(numbered[1]):
                return ruling.text
        return None

    def nothing_called(self, wanted: str) -> str:
        """Explain that `find` found nothing."""
        known = sorted([rule.id for rule in self.rules if not rule.depth], key=lambda rule: (len(rule), rule))
        there = f"its sections are {known[0]} to {known[-1]}" if known else "its rules have no numbers yet"
        rulings = f", and rulings {self.rulings[0].id} to {self.rulings[-1].id}" if self.rulings else ""
        return f"{self.game.title} has no section {wanted!r}; {there}{rulings}"


def paragraphs(page: str, numbered: re.Pattern[str]) -> list[Paragraph]:
    """Return the numbered sections of a page, in order. A chapter's text includes its subsections."""
    lines = page.splitlines()
    found: list[Paragraph] = []
    for start, line in enumerate(lines):
        match = numbered.match(line)
        if match:
            level = _level(line)
            end = next((i for i in range(start + 1, len(lines)) if _ends(lines[i], match["id"], level, numbered)), None)
            title = match["title"].strip(" *·:.") if level < _BELOW_ALL_HEADINGS else ""
            text = "\n".join(lines[start:end]).strip()
            found.append(Paragraph(match["id"], title, text, is_heading=level < _BELOW_ALL_HEADINGS))
    return found


def _level(line: str) -> int:
    heading = _HEADING.match(line)
    return len(heading["heading"]) if heading else _BELOW_ALL_HEADINGS


def _ends(line: str, id: str, level: int, numbered: re.Pattern[str]) -> bool:
    """Whether this line is no longer part of the section with that number and heading level."""
    match = numbered.match(line)
    if match:
        return not match["id"].startswith(f"{id}.")
    return _HEADING.match(line) is not None and _level(line) <= level


def rules(
    game: Annotated[str, typer.Argument(help="The game whose rules to read.")],
    section: Annotated[
        str | None, typer.Argument(metavar="§", help="A section (3.1), a ruling (R02), or the word rulings.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Read the rules of a game, one section, or its rulings."""
    book = Rulebook(find_game(game))
    text = book.everything() if section is None else book.find(section)
    if text is None:
        raise wrong_usage(book.nothing_called(section or ""))
    if as_json:
        typer.echo(json.dumps(_for_programs(book, section, text), indent=1, ensure_ascii=False))
    else:
        show(text)


def show(markdown: str) -> None:
    """Print a page; in a terminal, through its pager."""
    from rich.markdown import Markdown  # slow to import, and only wanted here

    console = out()
    with paged(console):
        console.print(Markdown(markdown))


def _for_programs(book: Rulebook, section: str | None, text: str) -> dict[str, Any]:
    if section is not None:
        return {"game": book.game.key, "section": section, "text": text}
    return {
        "game": book.game.key,
        "version": book.game.version,
        "rules": [_paragraph(rule) for rule in book.rules],
        "rulings": [_paragraph(ruling) for ruling in book.rulings],
    }


def _paragraph(paragraph: Paragraph) -> dict[str, str]:
    return {"id": paragraph.id, "title": paragraph.title, "text": paragraph.text}
