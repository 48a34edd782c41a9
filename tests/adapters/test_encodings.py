"""A view as numbers: fixed size, from -1 to 1, and nothing in it that the seat cannot see."""

import re
from pathlib import Path

import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.rng import seeded

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)


@GAMES
def test_every_view_has_the_same_size_and_range(game: Game) -> None:
    assert game.encoding is not None
    seen: list[set[float]] = [set() for _ in range(game.encoding.size)]
    for seats in game.seats:
        state, rng = game.new(seats, f"encode {seats}"), seeded("encode")
        while not state.over:
            for seat in range(seats) if state.ply % 5 == 0 else ():
                numbers = game.encoding.encode(state.view(seat))
                assert len(numbers) == game.encoding.size
                assert all(-1.0 <= number <= 1.0 for number in numbers), [
                    (i, number) for i, number in enumerate(numbers) if not -1.0 <= number <= 1.0
                ]
                for place, number in enumerate(numbers):
                    seen[place].add(number)
            moves = state.legal()
            state.play(moves[rng.below(len(moves))])
    dead = sum(len(values) == 1 for values in seen)
    assert dead < game.encoding.size // 2, f"{dead} of {game.encoding.size} numbers never change"


@GAMES
def test_features_are_named_once_and_documented(game: Game) -> None:
    assert game.encoding is not None
    rows = game.encoding.table()
    assert len({name for _, _, name, _ in rows}) == len(rows)
    page = (Path(__file__).resolve().parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
    section = re.search(rf"^### {game.key}\n(.*?)(?=^### |\Z)", page, re.DOTALL | re.MULTILINE)
    assert section is not None, f"docs/adapters.md has no table for {game.key}"
    for start, size, name, words in rows:
        assert f"| {start} | {size} | {name} | {words} |" in section[1], "run python -m benchtop.adapters.document"
