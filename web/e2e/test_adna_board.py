"""Adna's board: confirming moves that help a rival, touching levels, and drawing what was built."""

import re

from playwright.sync_api import expect

from web.e2e.person import Arrive
from web.e2e.tables import go_to


def test_a_base_goes_on_the_rivals_chain_only_after_a_second_touch(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "blocked")
    ply = ada.table.get_attribute("data-ply")
    expect(ada.page.get_by_text("only on your rival’s chain")).to_be_visible()
    base = ada.page.locator(".board [data-touch^='hand:'][data-legal]").first
    base.click()
    expect(base).to_have_attribute("aria-pressed", "true")
    expect(ada.page.get_by_text("longer, not yours")).to_be_visible()
    expect(ada.region("What is being played").get_by_role("button", name="on your rival's chain")).to_be_visible()
    assert ada.table.get_attribute("data-ply") == ply
    base.click()
    expect(base).not_to_have_attribute("aria-pressed", "true")


def test_the_chain_of_the_rival_is_not_lengthened_by_touching_it(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "sites")
    ply = ada.table.get_attribute("data-ply")
    ada.page.locator(".board [data-touch='chain:other']").click()
    expect(ada.page.get_by_role("button", name="put back")).to_be_visible()
    assert ada.table.get_attribute("data-ply") == ply


def test_a_level_can_be_touched_where_a_card_leads(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "main")
    expect(ada.page.locator(".board [data-touch='level:55']")).to_have_attribute("data-legal", "")  # with a Water Bath


def test_the_result_draws_both_chains(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "adna", "over")
    result = ada.page.get_by_role("region", name="Result")
    expect(result.get_by_role("img", name=re.compile(r"Chain of \d+: "))).to_have_count(2)
