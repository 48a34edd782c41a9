"""Motion in a real browser: animations are never cut off, dice roll, and others' moves stay marked for a while."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import benchtop
from tests.depth import depth
from tests.server.running import running
from web.e2e.drawn import LANDED
from web.e2e.person import Arrive, Person
from web.e2e.tables import BOT

GAMES = depth(["translation"], list(benchtop.games()))
SIZES = depth(["phone"], ["phone", "laptop"])
MOVES = depth(6, 25)

WATCH = """() => {
  const isCut = (piece, around) => {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    if (display === 'contents') return false;
    const [box, edge] = [piece.getBoundingClientRect(), around.getBoundingClientRect()];
    const aside = Math.max(0, box.left) < edge.left - 2 || Math.min(innerWidth, box.right) > edge.right + 2;
    const above = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
    return (overflowX !== 'visible' && aside) || (overflowY !== 'visible' && above);
  };
  window.seen = { travels: 0, cut: [] };
  const look = () => {
    for (const piece of document.querySelectorAll('[data-travels]')) {
      window.seen.travels += 1;
      for (let at = piece.parentElement; !at.matches('main'); at = at.parentElement)
        if (at.closest('.place') && isCut(piece, at))
          window.seen.cut.push(`${piece.className} in ${at.className}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Record at every frame which pieces are moving, and which of them an ancestor cuts off."""
FADED = """() => [...document.querySelectorAll('.board *')]
  .filter((element) => element.style.maskImage && element.scrollWidth <= element.clientWidth + 2)
  .map((element) => element.className)"""
"""Elements with faded sides although nothing of them is hidden."""


def sit_down(arrive: Arrive, game: str, size: str = "laptop", **more: Any) -> Person:
    """Sit down against bots, with animations on."""
    person = arrive(size, reduced_motion="no-preference")
    others = [BOT] * (benchtop.game(game).seats[0] - 1)
    person.open(game, *others, **{"seed": "motion", **more})
    return person


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_what_travels_is_never_cut_off_and_nothing_stays_faded(arrive: Arrive, game: str, size: str) -> None:
    ada = sit_down(arrive, game, size)
    ada.decision()
    ada.page.evaluate(WATCH)
    ada.play_on(moves=MOVES)
    ada.page.wait_for_function(LANDED)
    assert ada.page.evaluate("() => window.seen.travels") > 0
    assert set(ada.page.evaluate("() => window.seen.cut")) == set()
    assert ada.page.locator("[data-awaited]").count() == 0
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth ")
    ada.page.wait_for_function(f"() => !({FADED})().length")


def extend(person: Person) -> str:
    """Extend the strand and return the letter rolled."""
    person.decision()
    person.click("extend")
    expect(person.page.locator("[data-throw] [data-rolls='true']")).to_be_attached()
    return str(person.full["view"]["strand"][-1])


@pytest.mark.deep
def test_a_die_tumbles_and_comes_to_rest_on_what_was_rolled(arrive: Arrive) -> None:
    ada = sit_down(arrive, "translation")
    letter = extend(ada)
    die = ada.page.locator("[data-throw] [data-rolls='false']")
    expect(die).to_have_text(letter)
    expect(die).to_be_hidden()
    expect(ada.page.locator("[data-throw]")).to_have_count(0)


@pytest.mark.deep
def test_where_less_motion_is_wanted_a_die_lies_at_once(arrive: Arrive) -> None:
    ada = arrive("laptop")
    ada.open("translation", BOT, seed="motion")
    ada.decision()
    ada.click("extend")
    expect(ada.page.locator("[data-throw] [data-rolls='false']")).to_be_visible()
    assert ada.page.locator("[data-throw] [data-rolls='true']").count() == 0


@pytest.mark.deep
def test_the_letter_that_was_rolled_comes_into_sight(arrive: Arrive) -> None:
    ada = sit_down(arrive, "translation", "small")
    for _ in range(9):
        ada.decision()
        strand = ada.full["view"]["strand"]
        ada.play_on(lambda _, moves: "extend" if "extend" in moves else moves[0], moves=1)
        if len(strand) > 8:
            break
    extend(ada)
    ada.page.wait_for_function(LANDED)
    letter = ada.page.locator(f"[data-zone='base:{len(ada.full['view']['strand'])}']")
    expect(letter).to_be_in_viewport(ratio=1)


def until_marked(person: Person) -> Locator:
    """Play until another player has moved a piece, and return the marks."""
    marks = person.page.locator("[data-recent]")
    for _ in range(60):
        before = person.ply
        person.play_on(moves=1)
        person.decision(before)
        if marks.count():
            return marks
    raise AssertionError("nobody else moved a piece")


@pytest.mark.deep
@pytest.mark.parametrize("game", benchtop.games())
def test_what_others_did_is_marked_but_not_in_the_past(arrive: Arrive, game: str) -> None:
    ada = arrive("laptop")
    ada.open(game, *[BOT] * (benchtop.game(game).seats[0] - 1), seed="motion")
    marks = until_marked(ada)
    described = marks.first.get_attribute("aria-describedby")
    expect(ada.page.locator(f"#{described}")).to_have_text(re.compile("’s last move$"))
    ada.page.goto(f"{ada.page.url}#0")
    expect(marks).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(marks).not_to_have_count(0)


@pytest.mark.deep
def test_marks_go_when_you_decide(arrive: Arrive, tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=2) as server:  # long enough to look before the next bot moves
        ada = arrive("laptop", base=server.base)
        ada.open("pdb50", BOT, seed="motion")
        marks = until_marked(ada)
        ada.play_on(moves=1)
        expect(marks).to_have_count(0)
        ada.leave(stays=False)


@pytest.mark.deep
def test_the_pace_of_bots_is_set_in_settings_and_at_the_table(arrive: Arrive) -> None:
    ada = arrive("laptop")
    ada.go("/settings")
    ada.page.get_by_role("group", name="Bot speed").get_by_text("Quick").click()
    ada.play_now("Translation")
    assert ada.full["table"]["pace"] == "quick"
    ada.button("Menu").click()
    ada.page.get_by_role("group", name="Bot speed").get_by_text("Relaxed").click()
    expect(ada.page.get_by_role("radio", name="Relaxed")).to_be_checked()
    assert ada.full["table"]["pace"] == "unhurried"
