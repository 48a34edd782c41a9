"""`benchtop rules`: the rules of a game, or one paragraph of them."""

import json
import os
from typing import Annotated, Any

import typer

from .console import is_interactive, out, wrong_usage
from .find import find_game
from .rulebook import Paragraph, Rulebook


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    section: Annotated[
        str | None, typer.Argument(metavar="§", help="A paragraph (3.1), a ruling (R02), or the word rulings.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Read the rules of a game, one paragraph of them, or its rulings."""
    book = Rulebook(find_game(game))
    text = book.everything() if section is None else book.find(section)
    if text is None:
        raise wrong_usage(book.nothing_called(section or ""))
    if as_json:
        typer.echo(json.dumps(_for_programs(book, section, text), indent=1, ensure_ascii=False))
    else:
        show(text)


def show(markdown: str) -> None:
    """Print a page; on a terminal through its pager, which steps aside where the page fits the screen."""
    from rich.markdown import Markdown  # slow to import, and only wanted here

    console = out()
    if not is_interactive():
        console.print(Markdown(markdown))
        return
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
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
