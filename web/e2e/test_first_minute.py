"""What a newcomer learns about the game within a minute of "Play now"."""

from playwright.sync_api import expect

import benchtop
from web.e2e.person import Arrive
from web.e2e.tables import EARLY, go_to

ABOUT = "What this game is about"


def test_a_newcomer_reads_what_wins_until_they_know(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now("Translation")
    for sentence in benchtop.games()["translation"].text.goal:
        expect(ada.region(ABOUT)).to_contain_text(sentence)
    ada.region(ABOUT).get_by_role("button", name="Just play").click()
    expect(ada.region(ABOUT)).to_have_count(0)
    ada.page.reload()
    ada.decision()
    expect(ada.region(ABOUT)).to_have_count(0)
    ada.play_now("Peptide")
    expect(ada.region(ABOUT)).to_be_visible()


def test_a_phone_says_it_above_the_board(arrive: Arrive) -> None:
    ada = arrive(size="phone")
    ada.play_now("PDB50")
    expect(ada.region(ABOUT)).to_be_in_viewport()


def test_the_menu_tells_it_again(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "nucleo", EARLY)
    ada.region(ABOUT).get_by_role("button", name="Just play").click()
    ada.button("Menu").click()
    ada.button("What is this game about?").click()
    for sentence in benchtop.games()["nucleo"].text.goal:
        expect(ada.page.get_by_role("dialog", name=ABOUT)).to_contain_text(sentence)
