"""Every number in a game's data may be another: legal moves, refusals and words then speak of that one."""

import pytest

import benchtop
from benchtop.core.match import Match
from benchtop.core.rng import seeded

from .numbers import Leaf, changed, leaves

LEAVES = [(key, leaf) for key in benchtop.games() for leaf in leaves(key)]
ASKED = 6
"""Positions of a random game in which the whole book is asked."""
PLIES = 240


@pytest.mark.parametrize(
    ("key", "leaf"), LEAVES, ids=[f"{key}-{leaf[0]}-{'.'.join(map(str, leaf[1]))}" for key, leaf in LEAVES]
)
def test_a_game_with_one_number_raised_agrees_with_itself(key: str, leaf: Leaf) -> None:
    file, way = leaf
    try:
        with changed(key, file, way) as game:
            for seats in (game.seats[0], game.seats[-1]):
                match = Match(game, seats, f"numbers {seats}")
                rng = seeded(f"numbers {way}")
                while not match.over and len(match.played) < PLIES:
                    s = match.state
                    moves = s.legal()
                    if len(match.played) % (PLIES // ASKED) == 0:
                        legal = set(map(id, moves))
                        for move in game.moves:
                            refusal = s.why_not(move)
                            assert (refusal is None) == (id(move) in legal), f"{move}: {refusal}"
                    view = s.view(s.to_move)
                    assert game.text.table(view, match.names)
                    move = moves[rng.below(len(moves))]
                    assert game.text.words(move, view, match.names)
                    for event in match.play(s.to_move, move):
                        assert game.say(event, match.names)
    except ValueError as refused:
        assert str(refused).startswith(f"{key}: "), (
            f"data that contradicts itself is refused in words, not so: {refused}"
        )
