"""Bad networks: the table reconnects by itself, and sends a move made meanwhile once."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.running import ServerProcess
from web.e2e.listening import said
from web.e2e.person import Arrive, Person
from web.e2e.tables import BOT
from web.e2e.wire import Wire

GAME = "translation"
ENDS_NO_TURN = "extend"
"""Beginning of a move after which the same person decides again, so no other move comes before the check."""


@pytest.fixture(scope="module")
def laid(server: ServerProcess) -> Iterator[Wire]:
    with Wire(server.port) as laid:
        yield laid


@pytest.fixture
def wire(laid: Wire) -> Iterator[Wire]:
    """Restore the wire after each test: it has a single address, and the client is fetched there once."""
    yield laid
    laid.mend()


def one_move(person: Person) -> str:
    return next(move for move in person.decision() if move.startswith(ENDS_NO_TURN))


def log(person: Person, base: str) -> list[Any]:
    """Return the log as the server has it, over an undisturbed connection."""
    answer = person.context.request.get(f"{base}/api/v1/tables/{person.code}/log")
    lines: list[Any] = answer.json()["lines"]
    return lines


def sent_moves(person: Person) -> set[str]:
    """Return the keys of the moves that this browser sent; a repeated move keeps its key."""
    commands = [json.loads(message) for message in person.sent]
    return {command["key"] for command in commands if command["type"] == "move"}


def is_unsent(person: Person, move: str) -> None:
    pending = person.region("Moves").locator(".pending")
    expect(pending).to_contain_text("not sent yet")
    expect(person.page.get_by_text("Your move is saved and will be sent automatically.")).to_be_visible()
    expect(person.move_button(move)).to_have_count(0)


def is_sent_once(person: Person, before: int, base: str) -> None:
    expect(person.table).to_have_attribute("data-ply", str(before + 1))
    expect(person.region("Moves").locator(".pending")).to_have_count(0)
    assert len(log(person, base)) == before + 1
    assert len(sent_moves(person)) == 1


def test_a_move_made_while_the_wire_is_cut_is_sent_once(arrive: Arrive, server: ServerProcess, wire: Wire) -> None:
    ada = arrive(base=wire.base)
    ada.open(GAME, BOT)
    move, before = one_move(ada), ada.ply
    wire.cut()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    ada.click(move)
    is_unsent(ada, move)
    wire.mend()
    is_sent_once(ada, before, server.base)
    announced = [event["words"] for event in log(ada, server.base)[-1]["happened"]]
    assert said(ada.page)[-2 - len(announced) :] == [
        "No connection. Retrying automatically.",
        "You’re back online.",
        *announced,
    ]


def test_a_move_made_while_nobody_answers_is_sent_once(arrive: Arrive, server: ServerProcess, wire: Wire) -> None:
    ada = arrive(base=wire.base, clock=True)
    ada.open(GAME, BOT)
    move, before = one_move(ada), ada.ply
    wire.mute()
    ada.click(move)
    ada.hear_nothing()
    is_unsent(ada, move)  # the connection seemed alive, so nobody can know whether the move arrived
    wire.mend()
    is_sent_once(ada, before, server.base)


def test_a_move_made_offline_is_sent_once(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive(clock=True)
    ada.open(GAME, BOT)
    move, before = one_move(ada), ada.ply
    ada.context.set_offline(True)
    ada.click(move)
    ada.hear_nothing()
    is_unsent(ada, move)
    ada.context.set_offline(False)
    is_sent_once(ada, before, server.base)


def test_a_move_that_was_not_sent_can_be_taken_back(arrive: Arrive, server: ServerProcess, wire: Wire) -> None:
    ada = arrive(base=wire.base)
    ada.open(GAME, BOT)
    move, before = one_move(ada), ada.ply
    wire.cut()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    ada.click(move)
    is_unsent(ada, move)
    ada.region("Moves").get_by_role("button", name="Take back").click()
    expect(ada.move_button(move)).to_be_enabled()
    wire.mend()
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0)
    assert (len(log(ada, server.base)), sent_moves(ada)) == (before, set())


def test_an_unsent_move_outlives_a_reload(arrive: Arrive, server: ServerProcess, wire: Wire) -> None:
    ada = arrive(base=wire.base)
    ada.open(GAME, BOT)
    move, before = one_move(ada), ada.ply
    wire.cut()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    ada.click(move)
    is_unsent(ada, move)
    wire.mend()
    ada.page.reload()
    is_sent_once(ada, before, server.base)


def test_a_killed_server_comes_back_with_the_table_and_gets_the_move_once(
    arrive: Arrive, own_server: ServerProcess
) -> None:
    ada = arrive(base=own_server.base)
    ada.open(GAME, BOT)
    ada.play_on(moves=2)
    move, before = one_move(ada), ada.ply
    ada.sent.clear()
    own_server.kill()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible()
    ada.click(move)
    is_unsent(ada, move)
    own_server.start()
    is_sent_once(ada, before, own_server.base)


def test_a_sleeping_tab_catches_up(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    code = ada.open(GAME, {"kind": "open"})
    ben.ask("POST", f"/tables/{code}/seats", {"name": "Ben"})
    ben.go(f"/t/{code}")
    sleeper, mover = (ben, ada) if ada.full["to_move"] == ada.full["you"]["seat"] else (ada, ben)
    expect(sleeper.table).to_have_attribute("data-ply", "0")
    lifecycle = sleeper.context.new_cdp_session(sleeper.page)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    mover.play_on(moves=2)
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    expect(sleeper.table).to_have_attribute("data-ply", "2")


def test_refresh_and_back_lead_to_the_same_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(GAME, BOT)
    ada.play_on(moves=2)
    ada.decision()
    before = ada.ply
    ada.page.reload()
    expect(ada.table).to_have_attribute("data-ply", str(before))
    ada.button("Rules").click()
    expect(ada.page).to_have_url(f"{ada.base}/rules/{GAME}")
    ada.page.go_back()
    expect(ada.table).to_have_attribute("data-ply", str(before))
    ada.decision()


def test_two_tabs_of_one_person_stay_in_step_and_never_move_twice(
    arrive: Arrive, server: ServerProcess, wire: Wire
) -> None:
    ada = arrive()
    ada.homes.add(urlsplit(wire.base).netloc)
    code = ada.open(GAME, BOT)
    first, second = ada.page, ada.context.new_page()
    second.goto(f"{wire.base}/t/{code}")
    [here, there] = [page.get_by_role("main", name="Table") for page in (first, second)]
    for _ in range(2):
        ada.play_on(moves=1)
        expect(there).to_have_attribute("data-ply", here.get_attribute("data-ply") or "")
    move, before = one_move(ada), ada.ply
    wire.mute()  # the second tab presses before it receives the first tab's move
    second.locator(f"#moves button[data-move='{move}']").click()
    first.locator(f"#moves button[data-move='{move}']").click()
    expect(here).to_have_attribute("data-ply", str(before + 1))
    wire.mend()
    expect(there).to_have_attribute("data-ply", str(before + 1))
    expect(second.locator("#moves .pending")).to_have_count(0)
    assert len(log(ada, server.base)) == before + 1


def test_play_now_goes_on_by_itself_when_the_network_is_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    expect(ada.button("Play PDB50 now")).to_be_visible()
    ada.context.set_offline(True)
    ada.button("Play PDB50 now").click()
    expect(ada.page.get_by_role("alert").get_by_text("No connection. Retrying automatically.")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.table).to_have_attribute("data-game", "pdb50")


def test_a_lost_network_shows_at_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.open(GAME, BOT)
    ada.decision()
    ada.context.set_offline(True)
    expect(ada.button("Try now")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.button("Try now")).to_have_count(0)
