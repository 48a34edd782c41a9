"""Replay: the board stays visible, Space plays and pauses, and you cannot play in the past."""

from playwright.sync_api import expect

from web.e2e.person import Arrive, Person
from web.e2e.tables import EARLY, go_to

COMPACT = 150
"""Maximum height of the bar on a phone, in pixels."""
OVERLAP = """([bar, board]) => {
  const [a, b] = [bar, board].map((element) => element.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def look_back(person: Person, game: str, name: str = EARLY) -> None:
    go_to(person, game, name)
    person.page.keyboard.press("ArrowLeft")
    expect(person.region("Look back")).to_be_visible()


def test_the_bar_stands_beside_the_whole_board(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    look_back(ada, "pdb50", "round")
    bar, board = ada.region("Look back").element_handle(), ada.page.locator(".board").element_handle()
    assert not ada.page.evaluate(OVERLAP, [bar, board])
    assert ada.page.locator("main .middle").evaluate(
        "(place) => place.getBoundingClientRect().bottom >= innerHeight - 1"
    )
    expect(ada.button("Undo")).to_have_count(0)
    expect(ada.button("Back to now")).to_have_count(1)


def test_space_plays_and_pauses_wherever_the_focus_is(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    look_back(ada, "translation")
    keys, bar = ada.page.keyboard, ada.region("Look back")
    keys.press("Home")
    expect(ada.table).to_have_attribute("data-ply", "0")
    keys.press("Space")
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    expect(ada.table).not_to_have_attribute("data-ply", "0")
    ada.page.locator(".board .thing").first.focus()
    keys.press("Space")
    expect(bar.get_by_role("button", name="Play automatically")).to_be_visible()
    expect(bar, "a piece of the past is not touched").to_be_visible()
    keys.press("?")
    expect(ada.page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Space")


def test_no_key_plays_or_asks_in_the_past(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    look_back(ada, "translation")
    for key in "huw/m":
        ada.page.keyboard.press(key)
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not any('"move"' in message or '"undo"' in message for message in ada.sent)


def test_on_a_phone_the_bar_is_low_and_what_changed_is_in_sight(arrive: Arrive) -> None:
    ada = arrive("phone")
    look_back(ada, "pdb50", "round")
    bar = ada.region("Look back")
    expect(bar).to_be_in_viewport(ratio=1)
    assert bar.evaluate("(bar) => bar.getBoundingClientRect().height") <= COMPACT
    box = ada.page.evaluate(
        """async ([code, ply]) => {
          const log = await (await fetch(`/api/v1/tables/${code}/log`)).json();
          return log.lines.at(ply - 1).happened.flatMap((event) => event.moved ?? []).map((way) => way.to);
        }""",
        [ada.code, ada.ply],
    )
    zones = ",".join(f".board [data-zone='{zone}']" for zone in box)
    expect(ada.page.locator(zones).first).to_be_in_viewport()
