"""The pages that describe views and events say what the types say."""

from typing import Any

import pytest

from benchtop.cli.template import GAME as TEMPLATE
from benchtop.core.game import Game
from tools.reference import audiences, in_words, path, render, typed_games


@pytest.mark.parametrize("game", typed_games(), ids=lambda game: game.key)
def test_the_page_of_a_game_is_what_its_types_say(game: Game) -> None:
    assert path(game).is_file(), f"python -m tools.reference --write {game.key}"
    assert path(game).read_text(encoding="utf-8") == render(game), f"python -m tools.reference --write {game.key}"


def test_a_page_names_every_field_in_its_place_and_who_gets_an_event() -> None:
    page = render(TEMPLATE)
    everywhere, everybody, one_seat, events = (
        page.index(title) for title in ("### In every game", "### For everybody", "### For one seat", "## What happens")
    )
    assert everywhere < page.index("| `to_move` | integer |") < everybody
    assert everybody < page.index("| `points` | list of integers | Hydrogen bonds made, by seat. |") < one_seat
    assert one_seat < page.index("| `hand` | list of texts or null | Your own cards") < events
    assert "| `scores` | list of integers, may be missing |" in page
    assert "### SawCard\n\nThe seat that drew saw which card it was. Sent to one seat only.\n" in page[events:]
    assert "| `hand:SEAT` | the cards of a player |" in page[events:]
    assert audiences(TEMPLATE, ["Laid", "SawCard"]) == {
        "Laid": "Sent to everybody.",
        "SawCard": "Sent to one seat only.",
    }


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": ["integer", "null"]}, "integer or null"),
        ({"enum": ["draft", "over", None]}, '`"draft"`, `"over"` or `null`'),
        ({"type": "array", "items": {"type": "array", "items": {"type": "string"}}}, "list of lists of texts"),
        ({"type": "array", "items": {"$ref": "#/$defs/BoxView"}}, "list of [BoxView](#boxview)"),
        ({"type": "array", "items": {"type": ["string", "null"]}}, "list of (texts or null)"),
        ({"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]}, "list of texts or null"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "booleans by name"),
        ({"type": "object", "additionalProperties": {}}, "values by name"),
        ({}, "any value"),
    ],
)
def test_a_type_has_words(schema: dict[str, Any], words: str) -> None:
    assert in_words(schema) == words
