"""A whole game on a small phone: nothing but taps, the action bar within reach of the thumb."""

from playwright.sync_api import expect

import benchtop
from web.e2e.person import Arrive, Person

TITLE = benchtop.game("translation").title


def tap_move(person: Person, move: str) -> None:
    """By the action bar: the one thing to do, or the way to the moves."""
    bar = person.region("What to do next")
    only = person.region("Moves").locator("button[data-move]").count() == 1
    if only:
        bar.get_by_role("button").last.tap()
        return
    bar.get_by_role("button", name="Choose a move").tap()
    expect(person.region("Moves")).to_be_in_viewport()
    person.move_button(move).tap()


def test_a_whole_game_by_touch_on_a_small_phone(arrive: Arrive) -> None:
    ada = arrive("small")
    ada.go("/")
    ada.button(f"Play {TITLE} now").tap()
    expect(ada.table).to_have_attribute("data-over", "false")
    ada.play_on(press=tap_move)
    expect(ada.table).to_have_attribute("data-over", "true")
    expect(ada.region("Result")).to_be_visible()
    wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= ada.page.evaluate("() => innerWidth")
    ada.button("Replay").tap()
    expect(ada.table).to_have_attribute("data-ply", "0")
