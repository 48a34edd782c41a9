"""Crowded Peptide boards: chain and hand are fully visible, and cards say what they do and cost."""

from playwright.sync_api import expect

from tests.depth import depth
from web.e2e.layout import problems
from web.e2e.person import Arrive
from web.e2e.tables import BOT, go_to

HIDDEN = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const shown = document.querySelectorAll('.dock [data-piece], .dock .slot');
  return [...shown].filter((piece) => {
    const box = piece.getBoundingClientRect();
    const inside = box.left >= dock.left && box.right <= dock.right && box.bottom <= Math.min(dock.bottom, innerHeight);
    const cut = [...piece.querySelectorAll('.overflow-hidden')].some((part) => part.scrollWidth > part.clientWidth + 1);
    return cut || !inside;
  }).map((piece) => piece.dataset.piece ?? 'the next place');
}"""
"""Own cards and pieces that are cut off or out of sight."""

COVERED = """() => [...document.querySelectorAll('.organelle')].filter((card) => {
  const [name, price] = ['.name', '.price'].map((part) => card.querySelector(part)?.getBoundingClientRect());
  return price && price.top < name.bottom && price.left < name.right && price.right > name.left;
}).map((card) => card.textContent)"""
"""Cards whose price covers their name."""

FILLS = """() => {
  const place = document.querySelector('.board-place'), board = place.querySelector('.board');
  const [outer, inner] = [place, board].map((element) => element.getBoundingClientRect());
  return Math.max(inner.height / outer.height, inner.width / outer.width);
}"""


def test_a_long_chain_and_a_full_hand_are_seen_whole(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    for name in ("long-chain", "full-hand", "full"):
        go_to(ada, "peptide", name)
        ada.look("laptop")
        assert ada.page.evaluate(HIDDEN) == [], name


def test_on_a_projector_the_board_fills_the_screen_and_prices_lie_beside_names(arrive: Arrive) -> None:
    ada = arrive("projector")
    for name in depth(("selecting",), ("selecting", "full", "long-chain", "over")):
        go_to(ada, "peptide", name)
        ada.go(f"/t/{ada.code}?screen")
        expect(ada.page.locator(".board")).to_be_visible()
        ada.page.wait_for_function(f"() => ({FILLS})() > 0.8")
        ada.look("projector")
        assert ada.page.evaluate(COVERED) == []
        assert not [problem for problem in problems(ada.page) if "small" not in problem]


def test_on_a_phone_every_card_of_the_draft_says_what_it_does_and_costs(arrive: Arrive) -> None:
    ada = arrive("phone")
    ada.open("peptide", BOT, options={"first_player": "first"})
    ada.decision()
    field = ada.region("Organelles to take")
    for card in field.locator("[data-touch^='organelle:']").all():
        expect(card.locator(".effect")).to_be_visible()
    expect(field.locator("[data-touch='organelle:ribosome'] .price")).to_be_visible()
    before = ada.ply
    field.locator("[data-touch^='organelle:'][data-legal]").first.tap()
    expect(ada.table).not_to_have_attribute("data-ply", str(before))


def test_a_dim_action_says_why_not_and_plays_nothing(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    ada.open("peptide", BOT, options={"first_player": "first"})
    ada.decision()
    ply = ada.ply
    ada.button("Pick twice now, 3 ATP").click()
    expect(ada.page.get_by_role("dialog", name="Why not?")).to_be_visible()
    assert ada.ply == ply
