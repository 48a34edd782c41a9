"""Views and events are what their types say, and the card catalogue holds what is printed."""

import json
import re
from typing import Any

import jsonschema

from benchtop.core.catalogue import Card
from benchtop.core.events import BACK, Event
from benchtop.core.game import Game
from benchtop.core.schema import event_schema, view_schema
from tests.depth import depth
from tests.play import DEALT, GAMES, Deal


def validator(schema: dict[str, Any]) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@DEALT
def test_every_view_is_of_its_type(deal: Deal) -> None:
    game = deal.game
    check = validator(view_schema(game))
    for _, s, move in deal.sample(12):
        for seat in (None, *range(deal.seats)):
            check.validate(json.loads(json.dumps(s.view(seat))))
    while not s.over:
        s.play(s.legal()[0])
    check.validate(json.loads(json.dumps(s.view(0))))


@DEALT
def test_every_event_is_of_its_type(deal: Deal) -> None:
    game = deal.game
    check = validator(event_schema(game))
    events: list[Event] = []
    for s, _ in deal.plies():
        s.listener = events.append
    assert events
    for event in events[:: max(1, len(events) // depth(60, 300))]:
        check.validate(json.loads(json.dumps(event.to_json())))


@DEALT
def test_pieces_travel_between_zones_that_there_are(deal: Deal) -> None:
    game = deal.game
    pieces = {card["id"] for card in game.cards()}
    zones = re.compile("|".join(re.sub(r"[A-Z]+", r"[^:]+", zone) for zone in game.zones))
    events: list[Event] = []
    for s, _ in deal.plies():
        s.listener = events.append
    travels = [travel for event in events for travel in event.moved]
    assert travels, "nothing ever moves"
    for travel in travels:
        assert travel["piece"] in pieces or travel["piece"].startswith(f"{BACK}:"), travel
        assert zones.fullmatch(travel["from"]) and zones.fullmatch(travel["to"]), travel
        assert travel["from"] != travel["to"] and travel["count"] > 0, travel


@GAMES
def test_every_zone_is_described(game: Game) -> None:
    for zone, words in game.zones.items():
        assert re.fullmatch(r"[a-z][a-z_-]*(:[A-Z]+)*", zone) and words, zone


@GAMES
def test_every_field_is_described(game: Game) -> None:
    for schema in (view_schema(game), event_schema(game)):
        objects = {"": schema, **schema["$defs"]}
        bare = [
            f"{name}.{field}"
            for name, found in objects.items()
            for field, kind in found.get("properties", {}).items()
            if not kind.get("description") and field not in ("event", "seat")
        ]
        assert not bare, f"no string under {', '.join(bare)}"


LONGEST_SHORT = 14
"""Words on the face of a small card."""


@GAMES
def test_the_catalogue_names_every_card_once(game: Game) -> None:
    cards = game.cards()
    assert cards, "a game without cards has pieces"
    assert len({card["id"] for card in cards}) == len(cards)
    for card in cards:
        assert json.loads(json.dumps(card)) == card
        assert ":" in card["id"] and card["kind"] and card["name"] and card["source"]
        assert set(card) == Card.__required_keys__
        assert len(card["short"].split()) <= LONGEST_SHORT, card["short"]
