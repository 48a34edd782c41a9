"""Boards in every phase: they draw what the server sent, and everything you can touch responds."""

import pytest
from playwright.sync_api import expect

import benchtop
from tests.server.running import ServerProcess
from web.e2e.drawn import check_drawing
from web.e2e.person import Arrive
from web.e2e.phases import COMMAND, Stop, phase_of, phases_of, stored
from web.e2e.sound import is_sound
from web.e2e.tables import BOT, EARLY, go_to

STOPS = stored()


def test_the_stops_still_lead_to_every_phase() -> None:
    """Check that the rules allow the moves, and that every phase of a game has a stop."""
    named = {(stop.game, stop.name) for stop in STOPS}
    phases = {(game.key, phase) for game in benchtop.games().values() for phase in phases_of(game)}
    assert phases <= named, f"{sorted(phases - named)} have no stop: {COMMAND}"
    reached = {(stop.game, stop.name): phase_of(stop.reach().state) for stop in STOPS}
    drifted = {stop: phase for stop, phase in reached.items() if stop in phases and stop[1] != phase}
    assert not drifted, f"these stops are somewhere else now: {drifted}; {COMMAND}"


@pytest.mark.parametrize("stop", STOPS, ids=str)
def test_a_board_stands_in_every_phase(stop: Stop, arrive: Arrive) -> None:
    """Check the drawing, accessibility and layout of a board."""
    ada = arrive(stays=True)
    go_to(ada, stop.game, stop.name)
    check_drawing(ada)
    is_sound(ada)


def test_arrows_walk_inside_a_zone_and_tab_leaves_it(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "translation", EARLY)
    strand = ada.region("The strand")
    strand.locator("button").first.focus()
    here = "() => document.activeElement.dataset.touch"
    first = ada.page.evaluate(here)
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowLeft")
    assert ada.page.evaluate(here) != first
    ada.page.keyboard.press("Tab")
    assert not strand.evaluate("(zone) => zone.contains(document.activeElement)")


HIDDEN = """() => {
  const slip = document.querySelector('dialog[open]').getBoundingClientRect();
  const over = (box) =>
    box.left < slip.right && box.right > slip.left && box.top < slip.bottom && box.bottom > slip.top;
  return [...document.querySelectorAll('.thing.lit')].filter((element) => over(element.getBoundingClientRect())).length;
}"""


def test_a_dim_piece_says_why_not_and_lights_what_it_is_about(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    ada.open("translation", BOT, seed="slip", options={"first_player": "first"})
    ada.decision()
    dim = ada.page.locator(".board [data-touch^='amino:']:not([data-legal])").first
    dim.click()
    slip = ada.page.get_by_role("dialog", name="Why not?")
    expect(slip).to_be_visible()
    assert ada.page.locator(".board .lit").count() > 0
    assert ada.page.evaluate(HIDDEN) == 0, "the slip lies beside what it speaks of"


def test_a_screen_for_everybody_shows_no_hand_and_a_way_in(arrive: Arrive, server: ServerProcess) -> None:
    def sit_down(name: str) -> None:
        with server.http() as friend:
            friend.post(f"/tables/{code}/seats", json={"name": name}).raise_for_status()

    ada = arrive()
    code = ada.open("peptide", {"kind": "open"}, {"kind": "open"})
    ada.go(f"/t/{code}?screen")
    screen = ada.table
    expect(screen.get_by_role("img", name="QR code")).to_have_count(2)
    sit_down("Ben")
    expect(screen.get_by_role("img", name="QR code")).to_have_count(1)
    sit_down("Cy")
    expect(screen.locator(".board")).to_be_visible()
    expect(screen.locator("[data-legal]")).to_have_count(0)
    expect(ada.page.get_by_role("region", name="Your hand")).to_have_count(0)
