"""The story of a finished game over HTTP."""

from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator

import benchtop
from benchtop.client import Table
from benchtop.core.story import result_story, story_for, story_of
from benchtop.core.text import MARKS
from benchtop.server.tables.commands.chat import PHRASES
from benchtop.server.tables.message_types import message_schema
from tests.server.running import ServerProcess, Speaking, quick_game
from tests.server.seats import post, table_of_people

PARTS = message_schema()["$defs"]
TABLE_STORY = Draft202012Validator({"$ref": "#/$defs/TableStory", "$defs": PARTS})


def story(server: Speaking, table: Table, **headers: str) -> httpx.Response:
    with server.http() as http:
        return http.get(f"/tables/{table.code}/story", headers=headers)


def played_out(server: Speaking, game: benchtop.Game, **settings: Any) -> tuple[list[Table], benchtop.Match]:
    """Play a game of people to its end, and return their table with the truth about it."""
    tables = table_of_people(server, game, **settings)
    names = [seat["name"] for seat in tables[0].look().raw["table"]["seats"]]
    truth = benchtop.Match(game, game.seats[0], settings["seed"], settings.get("options"), names)
    while not truth.over:
        seat, legal = truth.to_move, truth.state.legal()
        move = legal[-1 - len(truth.played) % len(legal)]
        tables[seat].play(move.notation, ply=len(truth.played))
        truth.play(seat, move)
    return tables, truth


def told_by(truth: benchtop.Match, you: int | None = None) -> dict[str, Any]:
    start = truth.game.new(truth.seats, truth.seed, truth.options)
    return dict(story_for(story_of(start, truth.played, MARKS[: truth.seats]), truth.names, you))


def test_the_story_of_a_finished_game_is_told_to_everybody(server: ServerProcess) -> None:
    tables, truth = played_out(server, quick_game(), seed="a story")
    answer = story(server, tables[0])
    reply = answer.json()
    TABLE_STORY.validate(reply)
    assert (reply.pop("code"), reply.pop("game")) == (tables[0].code, truth.game.key)
    assert (reply.pop("reason"), reply.pop("whole")) == ("rules", True)
    assert reply["length"].pop("seconds") >= 0
    assert reply == told_by(truth)
    for table in tables:
        mine, read = told_by(truth, table.seat), table.story()
        assert all(read[part] == mine[part] for part in ("seats", "tie", "turning_points", "worth"))
        assert [point["note"].startswith("You ") for point in mine["turning_points"]] == [
            point["seat"] == table.seat for point in mine["turning_points"]
        ]
    for seat in reply["seats"]:
        assert sum(line["points"] for line in seat["breakdown"]) == seat["score"]


def test_a_story_comes_only_if_it_is_new(server: ServerProcess) -> None:
    tables, _ = played_out(server, quick_game(), seed="a story twice")
    first = story(server, tables[0])
    etag = first.headers["etag"].removeprefix("W/")
    assert story(server, tables[0], **{"If-None-Match": etag}).status_code == 304
    assert story(server, tables[0]).content == first.content
    assert post(server, tables[0], "chat", phrase=next(iter(PHRASES))).status_code == 200
    assert story(server, tables[0], **{"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize("moves", [0, 5])
def test_a_running_game_has_no_story_yet_and_one_given_up_has_it_so_far(server: ServerProcess, moves: int) -> None:
    game = quick_game()
    tables = table_of_people(server, game, seed=f"half a story {moves}")
    for ply in range(moves):
        now = tables[0].look()
        mover = tables[now.to_move or 0]
        mover.play(mover.look().legal[0]["move"], ply=ply)
    refused = story(server, tables[0])
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    for table in tables[1:]:
        table.resign()
    reply = story(server, tables[0]).json()
    TABLE_STORY.validate(reply)
    assert (reply["reason"], reply["winners"], reply["tie"]) == ("resignation", [0], None)
    assert reply["length"]["plies"] == moves == reply["curve"][-1]["ply"]


def test_while_the_same_deal_is_played_elsewhere_only_the_result_is_told(server: ServerProcess) -> None:
    """Check that the curve of a game does not give away what the other table is going to draw."""
    tables, truth = played_out(server, quick_game(), seed="told twice")
    others = table_of_people(server, quick_game(), seed="told twice")
    reply = story(server, tables[0]).json()
    TABLE_STORY.validate(reply)
    assert not reply["whole"] and reply["length"].pop("seconds") >= 0
    expected = result_story(truth.state, truth.names)
    assert {key: reply[key] for key in expected} == expected
    with server.http() as http:
        assert http.get(f"/tables/{tables[0].code}/replay?seat=0").status_code == 403
    given_up = table_of_people(server, quick_game(), seed="told twice")
    for table in given_up[1:]:
        table.resign()
    assert [seat["breakdown"] for seat in story(server, given_up[0]).json()["seats"]] == [[]] * len(given_up)
    for table in others[1:]:
        table.resign()
    whole = story(server, tables[0]).json()
    assert whole["whole"] and whole["curve"]
    with server.http() as http:
        assert http.get(f"/tables/{tables[0].code}/replay?seat=0").status_code == 200
