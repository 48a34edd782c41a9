"""Golden games: the rules play every recorded game as they did when it was reviewed."""

from pathlib import Path

import pytest

import benchtop
from benchtop.core.game import Game
from tests import playthroughs

SCENARIOS = [path for game in benchtop.games().values() for path in playthroughs.scenarios(game)]
RANDOM = [(game, seats) for game in benchtop.games().values() for seats in game.seats]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scenario_plays_as_written(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    assert playthroughs.render(playthroughs.read(golden)) == golden


@pytest.mark.parametrize(("game", "seats"), RANDOM, ids=[f"{game.key}/{seats}" for game, seats in RANDOM])
def test_a_random_game_plays_as_it_did_when_it_was_reviewed(game: Game, seats: int) -> None:
    path = playthroughs.random_file(game, seats)
    assert path.is_file(), f"write it: python -m tests.playthroughs --write {game.key}"
    assert playthroughs.render_random(playthroughs.random_match(game, seats)) == path.read_text(encoding="utf-8")
