"""Two players and a spectator, each with their own browser."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import benchtop
from benchtop.core.game import Game
from tests.depth import depth
from web.e2e.person import Arrive, Person

MOVES = depth(4, 12)


def has_secrets(game: Game) -> bool:
    """Whether a seat's hand changes when its rival deals what they cannot know again."""
    s = game.new(seats=game.seats[0], seed=1)
    for _ in range(12):
        s.play(s.legal()[0])
    return any(game.private_view(s, seat) != game.private_view(s.imagine(1 - seat, 9), seat) for seat in (0, 1))


SECRETIVE = [game for game in benchtop.games().values() if has_secrets(game)]


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.key)
def test_friends_play_and_a_spectator_learns_no_secret(game: Game, arrive: Arrive) -> None:
    ada, ben, watcher = arrive(), arrive(), arrive()
    invite(ada, game)
    watcher.go(f"/t/{ada.code}")
    join(ben, f"{ada.base}/t/{ada.code}")
    hidden = 0
    for _ in range(MOVES):
        mover = ada if ada.full["to_move"] == ada.full["you"]["seat"] else ben
        mover.play_on(moves=1)
        for person in (ada, ben, watcher):
            expect(person.table).to_have_attribute("data-ply", str(mover.ply))
        secrets = [secret for person in (ada, ben) for secret in kept_from_all(person, watcher)]
        learnt = [watcher.page.content(), *watcher.received]
        assert [secret for secret in secrets if any(secret in text for text in learnt)] == []
        hidden += len(secrets)
    assert hidden, "nobody had anything to hide"
    assert not any(private(message) for message in map(json.loads, watcher.received))


def invite(person: Person, game: Game) -> None:
    person.go("/")
    person.button(f"Invite friends to {game.title}").click()
    expect(person.region("Invite")).to_be_visible()


def join(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_label("Your name").fill("Ben")
    person.button("Sit down").click()
    expect(person.table).not_to_have_attribute("data-to-move", "")


def kept_from_all(person: Person, watcher: Person) -> Iterator[str]:
    """Yield the sentences about this person's hand that nobody else may read, if long enough to be distinctive."""
    everybody = json.dumps(watcher.ask("GET", f"/tables/{person.code}?text=1"), ensure_ascii=False)
    for block in person.full["text"]:
        if block.get("own"):
            for text in [*block["lines"], *(cell for row in block["rows"] for cell in row)]:
                if len(text) > 8 and text not in everybody:
                    yield text


def private(message: Any) -> bool:
    """Whether a message is for a seat: it offers moves, or shows the table from a seat."""
    you = message.get("you", {})
    return bool(message.get("legal") or you.get("seats") or any(block.get("own") for block in message.get("text", [])))
