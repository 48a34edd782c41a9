"""Hints: best move first, with a consistent value, marked on the board and never covering the marks."""

import re

import pytest
from playwright.sync_api import Locator, expect

import benchtop
from tests.depth import depth
from web.e2e.axe import violations
from web.e2e.person import Arrive, Person
from web.e2e.tables import EARLY, go_to

GAMES = depth(["pdb50"], list(benchtop.games()))
MARKED = """() => [...document.querySelectorAll('.board .thing.lit')].map((element) => element.dataset.touch)"""
IN_SIGHT = """() => {
  const above = document.querySelector('header').getBoundingClientRect().bottom;
  const below = document.querySelector('.hint').getBoundingClientRect().top;
  return [...document.querySelectorAll('.board .thing.lit')].filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= above - 1 && bottom <= below + 1 && left >= 0 && right <= innerWidth;
  }).length;
}"""


def hint_of(person: Person) -> Locator:
    """Return the hint once a bot has found it."""
    hint = person.page.get_by_role("dialog", name="A hint")
    expect(hint.get_by_role("button", name="Play it")).to_be_visible()
    return hint


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_stands_beside_the_board_and_marks_it(game: str, arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, game, EARLY)
    ada.button("Hint").press("Enter")
    hint = hint_of(ada)
    expect(ada.page.locator("aside").get_by_role("dialog", name="A hint")).to_be_focused()
    ways = hint.get_by_role("list").get_by_role("button")
    points = [float(points.replace(",", "")) for points in hint.locator(".numeral").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    legal = {move["words"]: move["touches"] for move in ada.full["legal"]}
    for way in ways.all():
        way.click()
        touches = legal[way.get_attribute("title") or ""]
        assert set(ada.page.evaluate(MARKED)) <= set(touches)
    assert not re.search(r"\((left|middle|right)\)", hint.inner_text()), "cards are called by their names"
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(ada.button("Hint")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_at_the_bottom_of_a_phone_covers_nothing_that_it_marks(game: str, arrive: Arrive) -> None:
    ada = arrive("small")
    go_to(ada, game, EARLY)
    ada.region("What to do next").get_by_role("button", name="Hint").tap()
    hint = hint_of(ada)
    for way in hint.get_by_role("list").get_by_role("button").all():
        way.tap()
        expect(way).to_have_attribute("aria-pressed", "true")
        if ada.page.evaluate(MARKED):
            ada.page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    hint.get_by_role("button", name="Close").tap()
    expect(hint).to_have_count(0)
