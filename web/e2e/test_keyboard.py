"""A whole game without a mouse: every key that the table promises, and nothing else is touched."""

from playwright.sync_api import expect

import benchtop
from web.e2e.listening import listen, said
from web.e2e.person import Arrive, Person

TITLE = benchtop.game("pdb50").title


def focused(person: Person) -> str:
    """The accessible name, or else the words, of what has the focus."""
    name: str = person.page.evaluate(
        "() => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim().replace(/\\s+/g, ' ')"
    )
    return name


def tab_to(person: Person, name: str) -> None:
    """Press Tab until something of that name has the focus, as somebody would who listens."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if focused(person).replace("\u00a0", " ") == name:
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def press_move(person: Person, move: str) -> None:
    """To the moves with m, to the one that is wanted with the arrows, and Enter."""
    keys = person.page.keyboard
    keys.press("m")
    wanted = person.move_button(move)
    while not wanted.evaluate("(button) => button === document.activeElement"):
        keys.press("ArrowDown")
    keys.press("Enter")


def test_a_whole_game_by_keys_alone(arrive: Arrive) -> None:
    ada = arrive()
    listen(ada.context)
    keys, page = ada.page.keyboard, ada.page
    ada.go("/")
    expect(ada.button(f"Play {TITLE} now")).to_be_visible()
    tab_to(ada, f"Play {TITLE} now")
    keys.press("Enter")
    expect(ada.table).to_have_attribute("data-over", "false")
    ada.decision()

    keys.press("?")
    expect(page.get_by_role("dialog", name="All keys")).to_be_visible()
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
    undo_takes_it_back(ada)

    keys.press("l")
    keys.press("s")
    last = page.locator("[data-announcer] p").last
    expect(last).to_contain_text("Easy bot: ")
    assert len(said(page)) > 1

    ada.play_on(press=press_move)
    expect(ada.table).to_have_attribute("data-over", "true")
    expect(ada.region("Result")).to_be_visible()

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


def by_notation(person: Person) -> None:
    """`/` opens a line that takes notation."""
    [move, *_] = person.decision()
    before = person.ply
    keys = person.page.keyboard
    keys.press("/")
    expect(person.page.get_by_role("textbox")).to_be_focused()
    keys.type(move)
    keys.press("Enter")
    expect(person.table).not_to_have_attribute("data-ply", str(before))
    person.decision(before)


def undo_takes_it_back(person: Person) -> None:
    """`u` takes a move back where that is fair; where it is not, the table stays as it is."""
    before, is_fair = person.ply, person.full["undo"]["ok"]
    person.page.keyboard.press("u")
    if is_fair:
        expect(person.table).not_to_have_attribute("data-ply", str(before))
    else:
        expect(person.table).to_have_attribute("data-ply", str(before))
    person.decision()
