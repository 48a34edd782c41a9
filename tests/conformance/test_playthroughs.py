"""Golden games: the rules play every recorded game as they did when it was reviewed."""

from pathlib import Path

import pytest

import benchtop
from benchtop.core.game import Game
from tests import playthroughs

FILES = [path for key in benchtop.games() for path in playthroughs.files(key)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_plays_as_written(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    assert playthroughs.render(playthroughs.read(golden)) == golden


@pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
def test_every_seat_count_has_a_golden_game_that_was_played_to_its_end(game: Game) -> None:
    for seats in game.seats:
        path = playthroughs.FOLDER / game.key / f"{seats}-seats.txt"
        assert path.is_file(), f"write it: python -m tests.playthroughs --write {game.key}"
        assert playthroughs.read(path.read_text(encoding="utf-8")).over
