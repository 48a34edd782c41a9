"""The end of a game: the result opens at its top, cuts off no sentence, and links to every turn."""

import re

import pytest
from playwright.sync_api import expect

import benchtop
from tests.depth import depth
from web.e2e.person import SETTLED, Arrive
from web.e2e.tables import BOT, ENDING, go_to, last_moves

CUT = """() => [...document.querySelectorAll('section.result .page > :not(.end) *')].filter((element) => {
  const style = getComputedStyle(element);
  const cuts = style.overflow === 'hidden' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  return cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
    && style.clipPath === 'none';
}).map((element) => element.textContent)"""
GAMES = depth(["translation"], [*benchtop.games()])


@pytest.mark.parametrize("game", GAMES)
def test_the_result_cuts_no_sentence_and_leads_to_its_last_turn(game: str, arrive: Arrive) -> None:
    ada = arrive()
    code = ada.open(game, BOT)
    ada.play_on(moves=6)
    ada.ask("POST", f"/tables/{code}/resign", {"seat": 0})
    look = ada.region("Result").get_by_role("button", name=re.compile("View turn [1-9]"))
    expect(look).to_be_visible()
    assert ada.page.evaluate(CUT) == []
    end = ada.ply
    look.click()
    expect(ada.region("Look back")).to_be_visible()
    assert ada.ply == end - 1


def test_after_a_deposition_the_result_opens_at_its_top_with_a_moment_of_joy(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference")
    go_to(ada, "pdb50", ENDING)
    ada.play_on(last_moves("pdb50"))
    expect(ada.page.locator(".board")).to_contain_text("You deposited 3J5P")
    expect(ada.region("Result")).to_have_count(0)
    ada.page.get_by_role("button", name="See the result").click()
    expect(ada.page.locator(".joy i").first).to_be_attached()
    ada.page.evaluate(SETTLED)
    assert ada.page.locator("section.result .page").evaluate("(page) => page.scrollTop") == 0


def test_nothing_flies_where_nothing_should_move(arrive: Arrive) -> None:
    ada = arrive()
    go_to(ada, "pdb50", ENDING)
    ada.play_on(last_moves("pdb50"))
    expect(ada.region("Result")).to_contain_text("You win")
    expect(ada.page.locator(".joy i")).to_have_count(0)


def test_what_everybody_built_is_drawn(arrive: Arrive) -> None:
    ada = arrive()
    go_to(ada, "translation", "over")
    result = ada.region("Result")
    for player in ada.full["view"]["players"]:
        chain = result.get_by_role("img", name="A chain of").filter(has_text="".join(player["collected"]))
        expect(chain).to_be_visible()
