"""Every game played to its end: on the board alone, and from a click on the first page through the list of moves."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import benchtop
from benchtop.bots.names import without_bot
from benchtop.core.game import Game
from tests.depth import DEEP, depth
from web.e2e.board import by_touching, press
from web.e2e.drawn import check_drawing
from web.e2e.listening import said
from web.e2e.person import Arrive, Person
from web.e2e.tables import AGAINST_BOTS, go_to

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
MOVING = "pdb50"
"""The game played with animations; the others do without, which is faster."""
CHECKED = 8
"""Moves between two checks that the page shows what the server sent."""
TO_THE_END = 100_000


@GAMES
def test_a_game_is_played_to_its_end_on_the_board_alone(game: Game, arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference" if game.key == MOVING else "reduce")
    go_to(ada, game.key, AGAINST_BOTS)
    ada.decision()
    check_drawing(ada)
    while ada.play_on(moves=CHECKED, press=by_touching()) == CHECKED:
        ada.decision()
        check_drawing(ada)
    it_ended_well(ada)


@GAMES
def test_one_click_leads_to_a_game_that_the_list_of_moves_plays(game: Game, arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now(game.title)
    expect(ada.table).to_have_attribute("data-game", game.key)
    ada.decision()
    check_drawing(ada)
    ada.play_on(moves=depth(2, TO_THE_END))
    ada.decision()
    check_drawing(ada)
    if DEEP:
        it_ended_well(ada)


def test_a_game_is_played_on_the_board_by_keys(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now(benchtop.game("pdb50").title)
    ada.play_on(moves=depth(3, TO_THE_END), press=by_touching(press))
    expect(ada.table).to_have_attribute("data-over", depth("false", "true"))


def it_ended_well(person: Person) -> None:
    """Check the result and the announcements."""
    expect(person.table).to_have_attribute("data-over", "true")
    expect(person.region("Result")).to_be_visible()
    scores_are_shown(person)
    everything_was_said_once(person)


def scores_are_shown(person: Person) -> None:
    table = person.full["table"]
    for seat, score in zip(table["seats"], table["result"]["scores"], strict=True):
        expect(person.region("Result")).to_contain_text(without_bot(seat["name"]))
        expect(person.region("Result")).to_contain_text(str(score))


def everything_was_said_once(person: Person) -> None:
    """Check that the live region announced every line of the log and the winner, once and nothing else."""
    messages = [json.loads(message) for message in person.received]
    [ended] = [message for message in messages if message.get("kind") == "ended"]
    happened = [event for line in whole_log(person) for event in line["happened"]] + ended["happened"]
    announced = [line for line in said(person.page) if not line.startswith("You can: ")]  # for a selected piece
    assert announced == [event["words"] for event in happened if event["words"]]


def whole_log(person: Person) -> list[Any]:
    lines: list[Any] = []
    before = ""
    while True:
        page = person.ask("GET", f"/tables/{person.code}/log{before}")
        lines = page["lines"] + lines
        if page["from"] == 0:
            return lines
        before = f"?before={page['from']}"
