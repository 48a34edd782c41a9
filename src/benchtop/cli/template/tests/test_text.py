"""Template: the texts that players read."""

from benchtop import Event
from benchtop.cli.template import GAME
from benchtop.cli.template.components import LETTERS
from benchtop.cli.template.moves import DISCARD, LAY

from .table import table

NAMES = ["Ada", "Rosalind"]


def test_a_move_says_what_it_would_score() -> None:
    view = table("A", "TG", "A").view(0)
    words = [GAME.text.words(move, view, NAMES) for move in (LAY[3], LAY[2], DISCARD[3])]
    assert words == ["Lay thymine · 2 bonds", "Lay guanine · no pair", "Put thymine away, face down"]


def test_events_name_the_player() -> None:
    s = table("A", "T", "A")
    events: list[Event] = []
    s.listener = events.append
    s.play(LAY[LETTERS.index("T")])
    assert [GAME.say(event, NAMES) for event in events] == ["Ada laid T and scored 2."]


def test_the_table_shows_a_hand_to_its_owner_alone() -> None:
    s = table("A", "TG", "A")
    assert "Your hand\n  G T" in [block.plain() for block in GAME.text.table(s.view(0), NAMES)]
    assert "Your hand" not in [block.title for block in GAME.text.table(s.view(None), NAMES)]


def test_a_score_says_how_it_adds_up() -> None:
    s = table("A", "T", "A")
    s.play(LAY[LETTERS.index("T")])
    assert GAME.text.arithmetic(s, 0) == [{"label": "2 hydrogen bonds", "points": 2, "count": 2}]
