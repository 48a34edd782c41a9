"""NUCLEO's board: a full hand is visible, an offer shows its outcome, and the last coin warns you."""

import pytest
from playwright.sync_api import expect

from web.e2e.person import Arrive
from web.e2e.tables import ENDING, PLIES_LEFT, TABLES, go_to

CUT_OFF = """() => ['.stage', '.letters', '.actions .cards', '.proteins', '.stacks', '.tray'].filter((name) =>
  [...document.querySelectorAll(`.board ${name}`)].some((part) =>
    part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2))"""


@pytest.mark.parametrize("name", ["crowded", "crowded answer", "crowded reply"])
def test_six_proteins_and_six_action_cards_are_in_sight(name: str, arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "nucleo", name)
    hand = ada.region("Your hand")
    assert [hand.locator(f"[data-touch^='{kind}:']").count() for kind in ("protein", "action")] == [6, 6]
    assert ada.page.evaluate(CUT_OFF) == []


def test_an_offer_shows_who_said_no(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "nucleo", "crowded")
    board = ada.page.locator(".board")
    for touch in ("give:C", "want:G"):
        board.locator(f"[data-touch='{touch}']").first.click()
    board.get_by_role("button", name="Di has G").click()
    board.locator(".send").click()
    board.get_by_role("button", name="Decline").click()
    expect(board.locator("[data-throw]")).to_contain_text("said no")


def test_a_build_that_takes_the_last_coin_is_asked_about(arrive: Arrive) -> None:
    ada = arrive()
    go_to(ada, "nucleo", ENDING)
    board = ada.page.locator(".board")
    for _, move in TABLES["nucleo", "over"].played[-PLIES_LEFT:-1]:
        ada.page.locator(f"#moves [data-move='{move}']").click()
    board.locator(".protein[data-legal]", has_text="the game ends").click()
    expect(board.get_by_role("button", name="Not now")).to_be_visible()
    expect(board).to_contain_text("These are the last coins: the game ends.")
