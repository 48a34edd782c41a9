"""A small phone: only taps, on the board or on the action bar within reach of the thumb."""

from playwright.sync_api import expect

import benchtop
from tests.depth import DEEP, depth
from web.e2e.board import by_touching, tap
from web.e2e.person import Arrive, Person
from web.e2e.tables import BOT, EARLY, ENDING, go_to, last_moves

TITLE = benchtop.game("translation").title


def tap_move(person: Person, move: str) -> None:
    """Tap the action bar: the only move, or the way to the list of moves."""
    bar = person.region("What to do next")
    only = person.region("Moves").locator("button[data-move]").count() == 1
    if only:
        bar.get_by_role("button").last.tap()
        return
    bar.get_by_role("button", name="Choose a move").tap()
    sheet = person.page.get_by_role("dialog", name="Choose a move")
    expect(sheet.get_by_role("region", name="Moves")).to_be_in_viewport()
    person.move_button(move).tap()
    expect(sheet).to_have_count(0)


def start(person: Person) -> None:
    """Tap from the first page to a new game."""
    person.go("/")
    person.button(f"Play {TITLE} now").tap()
    expect(person.table).to_have_attribute("data-over", "false")


def fits(person: Person) -> None:
    """Check that the page does not scroll sideways."""
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_board_is_played_by_touch(arrive: Arrive) -> None:
    ada = arrive("small")
    start(ada)
    ada.play_on(moves=depth(3, 100_000), press=by_touching(tap))
    expect(ada.table).to_have_attribute("data-over", depth("false", "true"))
    fits(ada)


def test_the_action_bar_leads_to_the_end_of_a_game_and_to_its_replay(arrive: Arrive) -> None:
    """Play the whole game or, in the short tier, its last moves."""
    ada = arrive("small")
    if DEEP:
        start(ada)
        ada.play_on(press=tap_move)
    else:
        go_to(ada, "translation", ENDING)
        ada.play_on(last_moves("translation"), press=tap_move)
    expect(ada.table).to_have_attribute("data-over", "true")
    expect(ada.region("Result")).to_be_visible()
    fits(ada)
    ada.button("Replay").tap()
    expect(ada.table).to_have_attribute("data-ply", "0")


def test_the_list_of_moves_opens_over_the_board_and_closes_again(arrive: Arrive) -> None:
    ada = arrive("small")
    go_to(ada, "translation", EARLY)
    choose = ada.region("What to do next").get_by_role("button", name="Choose a move")
    before = ada.page.evaluate("() => scrollY")
    choose.tap()
    expect(ada.move_button(ada.decision()[0])).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(choose).to_be_focused()
    assert ada.page.evaluate("() => scrollY") == before


def test_what_the_others_did_stands_above_the_action_bar_until_it_is_put_away(arrive: Arrive) -> None:
    ada = arrive("small")
    ada.open("peptide", BOT, seed="news")
    news = ada.region("What the others did")
    for _ in range(8):
        ada.decision()
        if news.count():
            break
        ada.play_on(moves=1)
    expect(news).to_be_in_viewport(ratio=1)
    last = ada.full["log"][-1]["happened"][0]["words"]
    news.get_by_role("button").first.tap()
    expect(news).to_contain_text(last)
    ada.button("Dismiss").tap()
    expect(news).to_have_count(0)
    fits(ada)
