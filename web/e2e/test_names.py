"""Roles and accessible names that other programs rely on."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import benchtop
from web.e2e.person import Arrive, Person
from web.e2e.scenes import home, new_table, result, table, why
from web.e2e.tables import go_to

TITLES = [game.title for game in benchtop.games().values()]
Name = tuple[Any, str]
HOME: list[Name] = [
    *[("article", title) for title in TITLES],
    *[("button", f"Play {title} now") for title in TITLES],
    *[("button", f"Invite friends to {title}") for title in TITLES],
    *[("form", "Join by code"), ("region", "Your games"), ("region", "Open tables")],
]
TABLE: list[Name] = [
    *[("main", "Table"), ("region", "Players"), ("region", "Moves"), ("region", "Log"), ("region", "Your hand")],
    *[("button", "Hint"), ("button", "Undo"), ("button", "Rules")],
]
RESULT: list[Name] = [
    ("region", "Result"),
    *[("button", name) for name in ("Rematch", "Replay", "Share", "Play on from here", "Download record")],
]


def each_is_there_once(page: Page, names: list[Name]) -> None:
    for role, name in names:
        expect(page.get_by_role(role, name=name, exact=True), f"{role} {name!r}").to_have_count(1)


@pytest.mark.parametrize(
    ("arrives", "names"), [(home, HOME), (new_table, TABLE), (result, RESULT)], ids=["home", "table", "result"]
)
def test_a_screen_has_the_promised_names(arrives: Callable[[Person], None], names: list[Name], arrive: Arrive) -> None:
    ada = arrive(stays=True)
    arrives(ada)
    each_is_there_once(ada.page, names)


def test_the_table_says_where_it_stands(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    table("nucleo")(ada)
    full = ada.full
    for name, value in {
        "game": "nucleo",
        "ply": full["ply"],
        "to-move": full["to_move"],
        "you": full["you"]["seat"],
        "over": "false",
    }.items():
        expect(ada.table).to_have_attribute(f"data-{name}", str(value))


def test_moves_are_buttons_named_by_their_words(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    table("adna")(ada)
    legal = ada.full["legal"]
    buttons = ada.region("Moves").get_by_role("list").get_by_role("button")
    expect(buttons).to_have_count(len(legal))
    for move in legal:
        expect(ada.move_button(move["move"])).to_have_accessible_name(move["words"])


def test_one_region_tells_what_happened_and_one_interrupts(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    table("translation")(ada)
    status = ada.page.get_by_role("status")
    expect(status).to_have_count(1)
    for name, value in {"live": "polite", "atomic": "false", "relevant": "additions"}.items():
        expect(status).to_have_attribute(f"aria-{name}", value)
    expect(ada.page.get_by_role("alert")).to_have_count(1)
    expect(ada.page.get_by_role("alert")).to_contain_text("Your turn")


def test_the_live_regions_also_say_when_to_pass_the_screen(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    ada.open("peptide", {"kind": "me", "name": "Ben"}, seed="curtain")
    expect(ada.page.get_by_role("status")).to_have_count(1)
    expect(ada.page.get_by_role("alert")).to_have_count(1)
    first = ada.page.get_by_role("status").get_by_text(re.compile("Pass the screen to (Ada|Ben)"))
    expect(first).to_have_count(1)


def test_a_selected_piece_says_what_it_allows_until_escape_puts_it_back(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "main")
    legal = [move for move in ada.full["legal"] if "hand:A" in move["touches"]]
    piece = ada.table.locator("button[data-touch='hand:A']").first
    words = "; ".join(move["words"] for move in legal)
    said = ada.page.get_by_role("status").get_by_text(f"You can: {words}.", exact=True)
    piece.press("Enter")
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(said).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(piece).not_to_have_attribute("aria-pressed", "true")
    assert not [message for message in ada.sent if '"move"' in message]


def test_a_name_that_was_made_up_is_kept(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now("PDB50")
    name = ada.full["table"]["seats"][0]["name"]
    ada.follow("/")
    expect(ada.button(f"{name} change name")).to_be_visible()
    ada.follow("/settings")
    expect(ada.page.get_by_role("textbox", name="Name at the table")).to_have_value(name)
    ada.context.clear_cookies()  # the browser remembers the name without the server
    ada.play_now("Translation")
    assert ada.full["table"]["seats"][0]["name"] == name


def test_a_refusal_says_why_with_its_rule(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    why(ada)
    slip: Locator = ada.page.get_by_role("dialog", name="Why not?", exact=True)
    expect(ada.page.get_by_role("alert").first).not_to_be_empty()
    rule = slip.get_by_role("link", name="in the rules")
    path, _, clause = (rule.get_attribute("href") or "").partition("#")
    assert path.startswith("/rules/translation")
    rule.click()
    expect(ada.page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_what_can_be_touched_is_a_button_with_words(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    table("translation")(ada)
    legal = ada.table.locator("[data-touch][data-legal]")
    expect(legal.first).to_be_visible()
    for button in legal.all():
        expect(button).to_have_role("button")
        assert button.evaluate("(button) => button.textContent.trim() || button.ariaLabel")
