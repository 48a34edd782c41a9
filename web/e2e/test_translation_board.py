"""The fullest Translation boards: nothing is cut off, covered, or moved by what comes or goes."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import benchtop
from benchtop.core.rng import seeded
from tests.depth import depth
from tests.server.running import ServerProcess, running
from web.e2e.browser import SIZES
from web.e2e.drawn import check_drawing
from web.e2e.person import Arrive, Person
from web.e2e.phases import Stop, stored
from web.e2e.sound import is_sound
from web.e2e.tables import database, go_to_stop

GAME = benchtop.game("translation")
PLIES = 400
DEALS = 100
View = dict[str, Any]
Preferences = tuple[str, ...]


def crowded(name: str, seats: int, preferences: Callable[[int], Preferences], there: Callable[[View], bool]) -> Stop:
    """Play preferred moves, else random moves, until seat 0 decides in a position that is `there`."""
    for deal in range(DEALS):
        stop = Stop(GAME.key, name, seats, f"{name} {deal}", {}, [])
        s, rng = GAME.new(seats, stop.seed), seeded(stop.seed)
        while not s.over and len(stop.moves) < PLIES:
            view = s.view(0)
            if s.to_move == 0 and view["phase"] == "act" and view["points"] == view["turn_points"] and there(view):
                return stop
            legal = s.legal()
            preferred = (move for start in preferences(s.to_move) for move in legal if move.notation.startswith(start))
            move = next(preferred, None) or legal[rng.below(len(legal))]
            stop.moves.append(f"{s.to_move} {move.notation}")
            s.play(move)
    raise AssertionError(f"no game came to {name}")


def is_long(view: View) -> bool:
    return bool(view["supply"] == 0)


def opening() -> Stop:
    """Return a deal whose first letters spell an amino acid that can be taken at once."""
    for deal in range(DEALS):
        s = GAME.new(2, f"opening {deal}")
        sites = [card["sites"][0]["at"] for card in s.view(0)["face_up"] if not card["missing"]]
        if s.to_move == 0 and 2 in sites:
            return Stop(GAME.key, "opening", 2, f"opening {deal}", {}, [])
    raise AssertionError("nothing can be taken in any deal")


OPENING = opening()
CROWDED = [
    crowded("long", 2, lambda seat: ("buy", "extend"), is_long),
    crowded(
        "most-cards",
        2,
        lambda seat: ("extend", "toggle", "translate") if seat else ("buy mutate", "buy"),
        lambda view: len(view["players"][0]["cards"]) == len(view["pool"]) + 2,
    ),
    crowded(
        "four-players",
        4,
        lambda seat: ("buy", "translate", "extend"),
        lambda view: is_long(view) and not any(view["pool"].values()),
    ),
    crowded(
        "last-card",
        2,
        lambda seat: ("toggle", "extend") if seat else ("translate", "buy"),
        lambda view: len(view["face_up"]) == 1,
    ),
]
COMMON = [stop for stop in stored() if stop.game == GAME.key and stop.seats == 2 and stop.name in {"act", "late"}]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("translation")
    with running(folder, database(folder, [OPENING, *CROWDED, *COMMON])) as started:
        yield started


@pytest.fixture
def sit_down(arrive: Arrive, tables: ServerProcess) -> Callable[[Stop, str], Person]:
    def sit(stop: Stop, size: str) -> Person:
        person = arrive(size, base=tables.base)
        go_to_stop(person, stop)
        person.look(size)
        return person

    return sit


SitDown = Callable[[Stop, str], Person]

CARDS_IN_SIGHT = """() => [...document.querySelectorAll('.board section button')].filter((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
}).map((card) => card.dataset.touch)"""


@pytest.mark.parametrize("stop", depth(CROWDED[2:3], [OPENING, *CROWDED]), ids=str)
def test_a_crowded_board_is_sound_and_all_in_sight(stop: Stop, sit_down: SitDown) -> None:
    ada = sit_down(stop, "laptop")
    check_drawing(ada)
    assert ada.page.evaluate(CARDS_IN_SIGHT) == []
    is_sound(ada)


TOPS = """() => ['[data-zone="base:1"]', '[data-zone="row:1"]', '[data-zone="cards:0"]'].map((place) =>
  Math.round(document.querySelector(`.board ${place}`).getBoundingClientRect().top))"""


@pytest.mark.parametrize("size", depth(["laptop"], [*SIZES]))
def test_nothing_jumps_between_positions(size: str, sit_down: SitDown) -> None:
    """Check that the strand, the amino acids and the hand stay in place after every move."""
    tops = {stop.name: sit_down(stop, size).page.evaluate(TOPS) for stop in [OPENING, *COMMON, *CROWDED[:2]]}
    assert len({tuple(at) for at in tops.values()}) == 1, tops


COVERED = """() => [...document.querySelectorAll('.read.hit b')].filter((label) => {
  const { left, right, top, bottom } = label.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== label;
}).length"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_codon_that_can_be_taken_is_read(size: str, sit_down: SitDown) -> None:
    ada = sit_down(OPENING, size)
    assert ada.page.locator(".read.hit").count() > 0
    assert ada.page.evaluate(COVERED) == 0


IN_SIGHT = """(letter) => {
  const [tile, row] = [letter, letter.closest('.scroll')].map((element) => element.getBoundingClientRect());
  return tile.left >= row.left && tile.right <= row.right && tile.top >= 0 && tile.bottom <= innerHeight;
}"""


def test_on_a_phone_the_letter_that_was_rolled_is_in_sight(sit_down: SitDown) -> None:
    ada = sit_down(COMMON[-1], "phone")
    ply, letters = len(COMMON[-1].moves), len(ada.page.locator(".board .tile").all())
    ada.page.locator('.board [data-touch="card:extend"]').tap()
    ada.page.wait_for_function("(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply)
    last = ada.page.locator(f'.board [data-zone="base:{letters + 1}"]')
    ada.page.wait_for_function(IN_SIGHT, arg=last.element_handle())


def test_what_rivals_bought_is_said_and_drawn(sit_down: SitDown) -> None:
    stop = CROWDED[2]
    ada = sit_down(stop, "laptop")
    players = ada.region("Players").locator(":scope > ul > li")
    for seat, player in enumerate(stop.reach().state.view(0)["players"]):
        bought = [card for card in player["cards"] if card not in {"toggle", "extend"}]
        assert players.nth(seat).locator(".cards li").count() == len(bought)


def test_the_strand_stays_in_sight_while_an_amino_acid_is_explained(sit_down: SitDown) -> None:
    ada = sit_down(CROWDED[0], "laptop")
    ada.page.locator(".board [data-touch^='amino:']:not([data-legal])").first.click()
    slip = ada.page.get_by_role("dialog", name="Why not?").bounding_box()
    letters = ada.page.locator('.board [data-zone="base:1"]').bounding_box()
    assert slip is not None
    assert letters is not None
    assert slip["y"] >= letters["y"] + letters["height"]
