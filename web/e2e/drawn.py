"""Check that the page draws what the server sent: the table in words, and every piece once."""

from typing import Any

from web.e2e.person import Person
from web.e2e.words import server_text, shown

PIECES = """() => [...document.querySelectorAll('.board [data-piece]')].map((piece) => piece.dataset.piece)"""
LANDED = """() => !document.querySelector("[data-travels]")"""


def check_drawing(person: Person) -> None:
    """Check that the page shows the server's text, draws every piece once, and that animations end."""
    assert shown(person.page) == server_text(person.full)
    pieces: list[Any] = person.page.evaluate(PIECES)
    assert len(pieces) == len(set(pieces))
    person.page.wait_for_function(LANDED)
