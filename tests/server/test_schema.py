"""What a client can know before it plays: the games, their cards, and the schemas of all that is sent."""

import json
from typing import Any

import jsonschema
import pytest

import benchtop
from benchtop.client import Server
from benchtop.core.game import Game
from benchtop.server.tables.message_types import message_schema
from tests.server.running import ServerProcess

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)


def validator(schema: Any) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_every_field_of_every_message_is_described(server: ServerProcess) -> None:
    with server.http() as http:
        schema = http.get("/schema").json()
    assert schema == json.loads(json.dumps(message_schema()))
    validator(schema)
    bare = [
        f"{name}.{field}"
        for name, found in schema["$defs"].items()
        for field, facts in found["properties"].items()
        if not facts.get("description")
    ]
    assert bare == []


@GAMES
def test_the_cards_of_a_game_are_served_once_and_for_all(server: ServerProcess, game: Game) -> None:
    with server.http() as http:
        first = http.get(f"/games/{game.key}/cards")
        again = http.get(f"/games/{game.key}/cards", headers={"If-None-Match": first.headers["etag"]})
    assert first.json() == {
        "game": game.key,
        "rules_version": game.version,
        "cards": game.cards(),
        "numbers": game.numbers,
        "things": game.things.named,
    }
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert "max-age" in first.headers["cache-control"]


@GAMES
def test_views_and_events_are_what_the_schema_of_their_game_says(server: ServerProcess, game: Game) -> None:
    with server.http() as http:
        answer = http.get(f"/games/{game.key}/schema")
        assert (
            http.get(f"/games/{game.key}/schema", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
        )
    view, events = validator(answer.json()["view"]), validator(answer.json()["events"])
    seats = Server(server.base).open(game.key, [{"kind": "me"}] * game.seats[0])
    for ply in range(12):
        moving = seats[seats[0].look().to_move or 0]
        moving.play(moving.look().legal[-1]["move"], ply=ply)
    for seat in (*seats, Server(server.base).watch(seats[0].code)):
        news = seat.look()
        view.validate(news.view)
        for line in news.raw["log"]:
            for event in line["happened"]:
                events.validate({name: value for name, value in event.items() if name != "words"})


def test_a_game_that_does_not_exist_is_answered_with_those_that_do(server: ServerProcess) -> None:
    with server.http() as http:
        for path in ("cards", "schema"):
            answer = http.get(f"/games/chess/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")
            assert all(key in answer.json()["detail"] for key in benchtop.games())
