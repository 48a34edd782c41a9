"""Every game, from one click on the first page to its result, through the moves that the page offers."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import benchtop
from benchtop.core.game import Game
from web.e2e.listening import listen, said
from web.e2e.person import Arrive, Person
from web.e2e.words import shown, told

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)


@GAMES
def test_a_game_goes_from_one_click_to_its_result(game: Game, arrive: Arrive) -> None:
    ada = arrive()
    listen(ada.context)
    ada.play_now(game.title)
    expect(ada.table).to_have_attribute("data-game", game.key)
    ada.decision()
    assert shown(ada.page) == told(ada.full)
    ada.play_on(moves=3)
    ada.decision()
    assert shown(ada.page) == told(ada.full)
    ada.play_on()
    expect(ada.table).to_have_attribute("data-over", "true")
    scores_are_told(ada)
    everything_was_said_once(ada)


def scores_are_told(person: Person) -> None:
    table = person.full["table"]
    expect(person.region("Result")).to_be_visible()
    for seat, score in zip(table["seats"], table["result"]["scores"], strict=True):
        expect(person.region("Result")).to_contain_text(seat["name"])
        expect(person.region("Result")).to_contain_text(str(score))


def everything_was_said_once(person: Person) -> None:
    """What the live region said is what the log says, and who won; nothing else, and nothing twice."""
    messages = [json.loads(message) for message in person.heard]
    [ended] = [message for message in messages if message.get("kind") == "ended"]
    happened = [event for line in whole_log(person) for event in line["happened"]] + ended["happened"]
    assert said(person.page) == [event["words"] for event in happened if event["words"]]


def whole_log(person: Person) -> list[Any]:
    lines: list[Any] = []
    before = ""
    while True:
        page = person.ask("GET", f"/tables/{person.code}/log{before}")
        lines = page["lines"] + lines
        if page["from"] == 0:
            return lines
        before = f"?before={page['from']}"
