"""Your games stay yours: on another device, and after the rules have changed."""

import re

from playwright.sync_api import expect

from web.e2e.person import Arrive
from web.e2e.sound import is_sound
from web.e2e.tables import BOT, old_table


def test_another_device_carries_on_with_the_seats(arrive: Arrive) -> None:
    ada, phone = arrive(), arrive("small")
    ada.open("pdb50", BOT)
    ada.follow("/settings")
    ada.page.get_by_role("button", name="Use on another device").click()
    address = ada.page.get_by_role("textbox", name="Address").input_value()
    assert "/carry#h." in address
    phone.page.goto(address)
    expect(phone.page.get_by_role("heading", name="Continue here")).to_be_visible()
    is_sound(phone)
    phone.page.get_by_role("button", name="Continue on this device").click()
    expect(phone.page).to_have_url(f"{phone.base}/")
    expect(phone.page.get_by_role("link", name=re.compile("PDB50")).first).to_be_visible()
    phone.go("/settings")
    phone.page.goto(address)
    phone.page.get_by_role("button", name="Continue on this device").click()
    expect(phone.page.get_by_role("link", name="Back to all games")).to_be_visible()  # it works once


def test_a_game_of_older_rules_says_why_and_offers_its_record(arrive: Arrive) -> None:
    ada = arrive()
    ada.go(f"/t/{old_table()}")
    expect(ada.page.get_by_role("heading", name="An older game of Translation")).to_be_visible()
    expect(ada.page.get_by_text("version 1 of its rules")).to_be_visible()
    ada.page.get_by_text("as recorded at the time").click()
    is_sound(ada)
    with ada.page.expect_download() as record:
        ada.page.get_by_role("link", name="Download the record").click()
    assert record.value.suggested_filename.endswith(".btg.json")
