"""Everything unusable says why, briefly and beside it, and plays nothing."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.depth import depth
from web.e2e.person import Arrive, Person
from web.e2e.phases import Stop, stored
from web.e2e.tables import BOT, go_to

DIM = ".board button[data-touch]:not([data-legal])"
DRAFTED = ("give:", "want:", "drop:")
"""Touches of an offer that only this page knows yet."""
ID = re.compile(r"\b[a-z]+:[\w+-]+")
"""Ids of touches, which players never see."""
STOPS = [stop for stop in stored() if stop.name in ("act", "main", "selecting", "round", "idle")]
HIDDEN = """() => {
  const slip = document.querySelector('dialog[open]').getBoundingClientRect();
  const over = (box) =>
    box.left < slip.right && box.right > slip.left && box.top < slip.bottom && box.bottom > slip.top;
  return [...document.querySelectorAll('.thing.lit')].filter((element) => over(element.getBoundingClientRect())).length;
}"""
TAB = "(slip) => slip.querySelector('.tab').getBoundingClientRect().top"


def slip_of(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Why not?", exact=True)


def test_a_button_that_cannot_be_paid_explains_itself_and_plays_nothing(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "peptide", "selecting")
    before = ada.ply
    assert any(move["key"] == "hold_turn" for move in ada.full["legal"]), "another move touches the same"
    ada.table.get_by_role("button", name="Pick twice now").click()
    expect(slip_of(ada)).to_contain_text("ATP")
    ada.page.keyboard.press("Escape")
    assert ada.ply == before
    assert not any('"move"' in message for message in ada.sent)


def test_a_letter_of_the_strand_is_named_and_has_few_reasons(arrive: Arrive) -> None:
    ada = arrive("phone")
    go_to(ada, "translation", "late")
    ada.table.locator(f"{DIM}[data-touch='base:1']").tap()
    slip = slip_of(ada)
    expect(slip.locator(".tab")).to_have_text("Letter 1 · why not?")
    texts = slip.locator("li b, .big").all_inner_texts()
    assert 1 <= len(texts) == len(set(texts)) <= 4
    assert slip.evaluate(TAB) >= 0


def test_a_remedy_is_a_button_that_plays_it(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    ada.open("translation", BOT, seed="slip", options={"first_player": "first"})
    ada.decision()
    ada.page.locator(f"{DIM}[data-touch^='base:']").first.click()
    expect(slip_of(ada)).to_be_visible()
    assert ada.page.evaluate(HIDDEN) == 0, "the slip lies beside what it speaks of"
    slip_of(ada).get_by_role("button", name=re.compile("^Buy")).first.click()
    expect(ada.table).to_have_attribute("data-ply", "1")


def test_an_enzyme_names_everything_that_it_lacks(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "main")
    card = next(
        held for held in ada.full["view"]["hand"] if {"site", "card"} <= {lack["kind"] for lack in held["lacks"]}
    )
    ada.table.locator(f"{DIM}[data-touch='hand:{card['card']}']").click()
    expect(slip_of(ada)).to_contain_text("does not stand on your chain or rival's chain")
    for lack in card["lacks"]:
        if lack["kind"] != "site":
            expect(slip_of(ada)).to_contain_text(lack["words"])


@pytest.mark.parametrize("stop", depth(STOPS[:2], STOPS), ids=str)
def test_every_dim_piece_opens_its_dialog_and_plays_nothing(stop: Stop, arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, stop.game, stop.name)
    before = ada.ply
    names = list(dict.fromkeys(button.get_attribute("data-touch") or "" for button in ada.page.locator(DIM).all()))
    for name in depth(names[:4], [name for name in names if not name.startswith(DRAFTED)]):
        ada.page.locator(f"{DIM}[data-touch='{name}']").first.dispatch_event("click")
        expect(slip_of(ada)).to_be_visible()
        assert not ID.search(slip_of(ada).inner_text()), name
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.ply == before
