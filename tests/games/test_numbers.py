"""Every number in a game's data may be another: legal moves, refusals and words then speak of that one."""

from contextlib import ExitStack

import pytest

import benchtop
from benchtop.core.match import Match
from benchtop.core.rng import Rng, seeded

from .numbers import Leaf, changed, leaves

LEAVES = [(key, leaf) for key in benchtop.games() for leaf in leaves(key)]
ASKED = 6
"""Positions of a random game in which the whole book is asked."""
PLIES = 240


@pytest.mark.parametrize(
    ("key", "leaf"), LEAVES, ids=[f"{key}-{leaf[0]}-{'.'.join(map(str, leaf[1]))}" for key, leaf in LEAVES]
)
def test_a_game_with_one_number_raised_agrees_with_itself(key: str, leaf: Leaf) -> None:
    with ExitStack() as stack:
        try:
            game = stack.enter_context(changed(key, *leaf))
        except ValueError as wrong:  # the data contradicts itself now, and whoever loads it is told so
            refused = str(wrong)
        else:
            refused = ""
            for seats in (game.seats[0], game.seats[-1]):
                play_and_ask(Match(game, seats, f"numbers {seats}"), seeded(f"numbers {leaf}"))
    assert not refused or refused.startswith(f"{key}: ")


def play_and_ask(match: Match, rng: Rng) -> None:
    """Play at random, have everything said, and now and then ask the whole book."""
    game = match.game
    while not match.over and len(match.played) < PLIES:
        s, seat = match.state, match.to_move
        moves = s.legal()
        if len(match.played) % (PLIES // ASKED) == 0:
            legal = set(map(id, moves))
            for move in game.moves:
                refusal = s.why_not(move)
                assert (refusal is None) == (id(move) in legal), f"{move}: {refusal}"
        move = moves[rng.below(len(moves))]
        assert game.text.table(s.view(seat), match.names)
        assert game.text.words(move, s.view(seat), match.names)
        for event in match.play(seat, move):
            assert game.say(event, match.names)
