"""A game without a mouse: every key that the table offers."""

import json
import re

from playwright.sync_api import expect

import benchtop
from tests.depth import depth
from web.e2e.listening import said
from web.e2e.person import Arrive, Person
from web.e2e.tables import BOT

TITLE = benchtop.game("pdb50").title


def focused(person: Person) -> str:
    """Return the accessible name, or else the text, of the focused element."""
    name: str = person.page.evaluate(
        "() => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim().replace(/\\s+/g, ' ')"
    )
    return name


def tab_to(person: Person, name: str) -> None:
    """Press Tab until an element of this name has the focus, as with a screen reader."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if focused(person).replace("\u00a0", " ") == name:
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def press_move(person: Person, move: str) -> None:
    """Go to the moves with m, to this move with the arrows, and press Enter."""
    keys = person.page.keyboard
    keys.press("m")
    wanted = person.move_button(move)
    while not wanted.evaluate("(button) => button === document.activeElement"):
        keys.press("ArrowDown")
    keys.press("Enter")


def test_a_game_by_keys_alone(arrive: Arrive) -> None:
    ada = arrive()
    keys, page = ada.page.keyboard, ada.page
    ada.go("/")
    expect(ada.button(f"Play {TITLE} now")).to_be_visible()
    tab_to(ada, f"Play {TITLE} now")
    keys.press("Enter")
    expect(ada.table).to_have_attribute("data-over", "false")
    ada.decision()

    keys.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    keys.press("h")
    hint = page.get_by_role("dialog", name="A hint")
    expect(hint.get_by_role("button", name="Play it")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    keys.press("w")
    asking = page.get_by_role("dialog", name="Why can’t I …?")
    expect(asking.get_by_role("searchbox")).to_be_focused()
    keys.press("Escape")

    by_notation(ada)

    keys.press("l")
    keys.press("s")
    last = page.locator("[data-announcer] p").last
    expect(last).to_have_text(re.compile(r"^You: \d+, \w+: \d+$"))
    assert len(said(page)) > 1

    ada.play_on(moves=depth(2, 100_000), press=press_move)
    ada.decision()
    expect(ada.table).to_have_attribute("data-over", depth("false", "true"))

    end = ada.ply
    keys.press("ArrowLeft")
    expect(ada.table).to_have_attribute("data-ply", str(end - 1))
    keys.press("Home")
    expect(ada.table).to_have_attribute("data-ply", "0")
    keys.press("ArrowRight")
    expect(ada.table).to_have_attribute("data-ply", "1")
    keys.press("End")
    expect(ada.table).to_have_attribute("data-ply", str(end))

    keys.press("r")
    expect(page).to_have_url(f"{ada.base}/rules/pdb50")


def by_notation(person: Person, start: str = "") -> None:
    """Press `/` and type the notation of a move that begins with `start`."""
    move = next(move for move in person.decision() if move.startswith(start))
    before = person.ply
    keys = person.page.keyboard
    keys.press("/")
    expect(person.page.get_by_role("textbox")).to_be_focused()
    keys.type(move)
    keys.press("Enter")
    expect(person.table).not_to_have_attribute("data-ply", str(before))
    person.decision(before)


def test_u_takes_back_what_is_fair_to_take_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.open("translation", BOT, seed="undo", options={"first_player": "first"})
    ada.decision()
    ada.page.keyboard.press("u")  # nothing has been played
    by_notation(ada, "buy")
    assert ada.full["undo"]["ok"]
    ada.page.keyboard.press("u")
    expect(ada.table).to_have_attribute("data-ply", "0")
    assert [command["type"] for command in map(json.loads, ada.sent) if command["type"] != "ping"] == ["move", "undo"]


def test_the_focus_stays_where_it_was_after_a_move(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now("Translation")
    for _ in range(3):
        ada.decision()
        ada.page.keyboard.press("m")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function("() => document.activeElement?.closest('#moves') !== null")
    ada.decision()
    ada.page.wait_for_function("() => document.activeElement?.matches('#moves button[data-move]')")


def test_nothing_is_played_from_the_past(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now("Translation")
    ada.decision()
    ada.play_on(moves=1)
    ada.decision()
    before = ada.table.get_attribute("data-ply")
    ada.page.evaluate("() => document.activeElement?.blur()")
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.region("Look back")).to_be_visible()
    ada.page.keyboard.press("/")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.keyboard.press("u")
    ada.page.keyboard.press("End")
    expect(ada.table).to_have_attribute("data-ply", before or "")


def test_o_brings_the_table_in_words_into_sight_and_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now("Translation")
    ada.decision()
    assert ada.page.evaluate("() => document.activeElement.tagName") == "MAIN", "who pressed Play now is at the table"
    words = ada.page.locator("details.words > summary")
    ada.page.keyboard.press("o")
    expect(words).to_be_focused()
    expect(words).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("details.words table").first).to_be_in_viewport()
    ada.page.keyboard.press("o")
    expect(ada.page.locator("details.words table").first).not_to_be_visible()


def test_space_plays_and_pauses_after_a_click_on_another_button(arrive: Arrive) -> None:
    ada = arrive()
    ada.open("translation", BOT, seed="space")
    ada.play_on(moves=3)
    ada.decision()
    ada.page.evaluate("() => document.activeElement?.blur()")
    ada.page.keyboard.press("Home")
    ada.region("Look back").get_by_role("button", name="Next move").click()
    ada.page.keyboard.press("Space")
    expect(ada.region("Look back").get_by_role("button", name="Pause")).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(ada.region("Look back").get_by_role("button", name="Play automatically")).to_be_visible()
