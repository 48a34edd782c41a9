"""The same rooms in every game: a reader who knows one folder knows them all."""

from importlib import import_module
from pathlib import Path

import pytest

import benchtop
from benchtop.core.game import Game
from tests.play import all_games

ROOMS = {
    "__init__.py": "GAME",
    "data": "*.json, no code",
    "components.py": "cards, boxes, constants and their loading",
    "state.py": "State, Player, phases",
    "moves.py": "or moves/<chapter>.py: one class a kind of move, and the book",
    "turns.py": "supplies, passing on, ending",
    "rules.py": "setup, legal, scores, census",
    "refusals.py": "shared refusals and remedies",
    "events.py": "what happened",
    "view.py": "what a seat may see",
    "encoding.py": "the view in numbers",
    "text.py": "or text/{table,moves,events}.py: the table, the moves and the events in words",
    "bots": "heuristic.py, evaluation.py; at times planning.py, worth.py (of cards), market.py, rollouts.py",
}
SOMETIMES = {
    "knowledge.py": "only with hidden hands: who knows which card",
    "catalogue.py": "what is printed on the cards, where components.py would grow too long",
    "remedies.py": "what could be done about a refusal, where refusals.py would grow too long",
    "learn": "lessons, the coach, what the game bends: data, and the predicates that they name",
    "checks.py": "what cards must hold to be played, where components.py would grow too long",
}
AS_A_FOLDER = {"moves.py": "moves", "text.py": "text"}
TEXTS = {"__init__.py", "table.py", "moves.py", "events.py"}
BOTS = {"__init__.py", "heuristic.py", "evaluation.py", "planning.py", "worth.py", "market.py", "rollouts.py"}


def names(folder: Path, *ignored: str) -> set[str]:
    return {
        path.name for path in folder.iterdir() if path.suffix != ".so" and path.name not in ("__pycache__", *ignored)
    }


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_a_game_has_these_rooms_and_no_others(game: Game) -> None:
    home = Path(str(import_module(game.package).__file__)).parent
    found = (
        names(home) if game.key in benchtop.games() else names(home, "board", "docs", "tests")
    )  # the template brings these
    for room, folder in AS_A_FOLDER.items():
        if folder in found:
            found = found - {folder} | {room}
    assert not found - set(ROOMS) - set(SOMETIMES), f"no room of a game: {sorted(found - set(ROOMS) - set(SOMETIMES))}"
    assert not set(ROOMS) - found, f"missing: {sorted(set(ROOMS) - found)}"
    assert all(name.endswith(".json") for name in names(home / "data"))
    assert names(home / "bots") <= BOTS and {"__init__.py", "heuristic.py"} <= names(home / "bots")
    if (home / "text").is_dir():
        assert names(home / "text") == TEXTS


@pytest.mark.parametrize("key", benchtop.games())
def test_the_tests_of_a_game_have_the_same_names(key: str) -> None:
    folder = Path(__file__).parent.parent / "games" / key
    found = names(folder)
    assert {"__init__.py", "table.py", "test_bots.py", "test_data.py", "test_setup.py", "test_text.py"} <= found
    helpers = {name for name in found if not name.startswith("test_")} - {"__init__.py"}
    assert helpers == {"table.py"}, f"one helper a game builds tables: table.py, not {sorted(helpers)}"
