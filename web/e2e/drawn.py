"""What is drawn is what the server says: the table in words, and every piece once."""

from typing import Any

from web.e2e.person import Person
from web.e2e.words import shown, told

PIECES = """() => [...document.querySelectorAll('.board [data-piece]')].map((piece) => piece.dataset.piece)"""
LANDED = """() => !document.querySelector("[data-travels]")"""


def drawn_as_told(person: Person) -> None:
    """Check that the page says what the server says, draws every piece once, and that what flew lands."""
    assert shown(person.page) == told(person.full)
    pieces: list[Any] = person.page.evaluate(PIECES)
    assert len(pieces) == len(set(pieces))
    person.page.wait_for_function(LANDED)
