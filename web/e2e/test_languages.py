"""A German browser gets German texts from the client on every page; texts of the games stay English."""

import re

from playwright.sync_api import expect

from web.e2e.person import Arrive


def test_a_german_browser_sees_german(arrive: Arrive) -> None:
    ada = arrive(locale="de-DE")
    ada.go("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Fünf Spiele aus Molekülen")
    ada.page.get_by_role("article", name="Translation").get_by_role("button").first.click()
    tisch = ada.page.get_by_role("main", name="Tisch")
    expect(tisch).to_have_attribute("data-game", "translation")
    expect(ada.page.get_by_role("region", name="Züge", exact=True)).to_be_visible()
    ada.go("/settings")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_the_language_can_be_chosen_and_stays(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/settings")
    ada.page.get_by_role("group", name="Language", exact=True).get_by_text("Deutsch").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    ada.go("/")
    expect(ada.page).to_have_title(re.compile("Benchtop"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Fünf Spiele aus Molekülen")
