"""Boards: whole games by touching nothing else; what is drawn is what is told; pieces are never doubled or lost."""

import os
from typing import Any

import pytest
from playwright.sync_api import expect

import benchtop
from benchtop.core.game import Game
from web.e2e.board import by_touching, press, tap
from web.e2e.person import Arrive, Person
from web.e2e.phases import go_to, stops
from web.e2e.sound import complaints
from web.e2e.words import shown, told

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
STOPS = [(key, phase) for key in benchtop.games() for phase in stops(key)]
THOROUGH = set() if os.environ.get("BENCHTOP_STOPS") == "all" else {"late", "full"}
"""Phases that are looked at with axe, in both themes, at every size; `BENCHTOP_STOPS=all` looks so at all of them."""
PIECES = """() => [...document.querySelectorAll('.board [data-piece]')].map((one) => one.dataset.piece)"""
LANDED = """() => !document.querySelector('.board > [inert][style*="fixed"]')"""


def drawn_as_told(person: Person) -> None:
    """The table in words says what the server says; every piece is drawn once; what flew has landed."""
    assert shown(person.page) == told(person.full)
    pieces: list[Any] = person.page.evaluate(PIECES)
    assert len(pieces) == len(set(pieces))
    person.page.wait_for_function(LANDED)


@GAMES
def test_a_game_is_played_to_its_end_on_the_board_alone(game: Game, arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now(game.title)
    ada.decision()
    drawn_as_told(ada)
    ada.play_on(moves=6, press=by_touching())
    ada.decision()
    drawn_as_told(ada)
    ada.play_on(press=by_touching())
    expect(ada.table).to_have_attribute("data-over", "true")
    expect(ada.region("Result")).to_be_visible()


def test_a_game_is_played_on_the_board_by_keys(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now(benchtop.game("pdb50").title)
    ada.play_on(press=by_touching(press))
    expect(ada.table).to_have_attribute("data-over", "true")


def test_a_game_is_played_on_the_board_by_touch_on_a_small_phone(arrive: Arrive) -> None:
    ada = arrive("small")
    ada.go("/")
    ada.button(f"Play {benchtop.game('translation').title} now").tap()
    expect(ada.table).to_have_attribute("data-over", "false")
    ada.play_on(press=by_touching(tap))
    expect(ada.table).to_have_attribute("data-over", "true")
    wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= ada.page.evaluate("() => innerWidth")


def test_arrows_walk_inside_a_zone_and_tab_leaves_it(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now(benchtop.game("translation").title)
    ada.decision()
    strand = ada.region("The strand")
    strand.locator("button").first.focus()
    here = "() => document.activeElement.dataset.touch"
    first = ada.page.evaluate(here)
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowLeft")
    assert ada.page.evaluate(here) != first
    ada.page.keyboard.press("Tab")
    assert not strand.evaluate("(zone) => zone.contains(document.activeElement)")


HIDDEN = """() => {
  const slip = document.querySelector('dialog[open]').getBoundingClientRect();
  const over = (box) =>
    box.left < slip.right && box.right > slip.left && box.top < slip.bottom && box.bottom > slip.top;
  return [...document.querySelectorAll('.thing.lit')].filter((one) => over(one.getBoundingClientRect())).length;
}"""


def test_a_dim_thing_says_why_not_and_what_it_is_about_is_lit(arrive: Arrive) -> None:
    ada = arrive()
    bot = {"kind": "bot", "level": "easy"}
    ada.open("translation", bot, seed="slip", options={"first_player": "first"})
    ada.decision()
    dim = ada.page.locator(".board [data-touch^='amino:']:not([data-legal])").first
    dim.click()
    slip = ada.page.get_by_role("dialog", name="Why not?")
    expect(slip).to_be_visible()
    assert ada.page.locator(".board .lit").count() > 0
    assert ada.page.evaluate(HIDDEN) == 0, "the slip lies beside what it speaks of"


def test_a_screen_for_everybody_shows_no_hand_and_a_way_in(arrive: Arrive) -> None:
    ada = arrive()
    code = ada.open("peptide", {"kind": "open"}, {"kind": "open"})
    ada.go(f"/t/{code}?screen")
    screen = ada.table
    expect(screen.get_by_role("img", name="QR code")).to_have_count(2)
    ben = arrive("phone")
    ben.ask("POST", f"/tables/{code}/seats", {"name": "Ben"})
    expect(screen.get_by_role("img", name="QR code")).to_have_count(1)
    cy = arrive("phone")
    cy.ask("POST", f"/tables/{code}/seats", {"name": "Cy"})
    expect(screen.locator(".board")).to_be_visible()
    expect(screen.locator("[data-legal]")).to_have_count(0)
    expect(ada.page.get_by_role("region", name="Your hand")).to_have_count(0)


@pytest.mark.parametrize(("key", "phase"), STOPS, ids=lambda part: part.replace(" ", "-"))
def test_a_board_stands_in_every_phase(key: str, phase: str, arrive: Arrive) -> None:
    """What is drawn is what is told; the rules of layout, and in late positions axe, have nothing to say."""
    ada = arrive(reduced_motion="reduce")
    go_to(ada, key, phase)
    drawn_as_told(ada)
    assert complaints(ada, thorough=not THOROUGH or phase in THOROUGH) == []
