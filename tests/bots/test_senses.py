"""Every game's feel for moves: a weight for each, a worth for every seat, reasons in words, no side effects."""

import math

import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.rng import seeded
from benchtop.core.sense import best

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)


@GAMES
def test_a_sense_weighs_every_move_and_changes_nothing(game: Game) -> None:
    for seats in game.seats:
        state, rng = game.new(seats, f"sense {seats}"), seeded("sense")
        differ = said = 0
        while not state.over:
            moves = state.legal()
            before = state.to_json()
            weights = game.sense.weigh(state, moves)
            assert len(weights) == len(moves) and all(map(math.isfinite, weights))
            worth = game.sense.value(state)
            assert len(worth) == seats and all(map(math.isfinite, worth))
            differ += len(set(weights)) > 1
            said += any(game.sense.reason(state, move) for move in moves)
            roll = game.sense.roll(state, moves, rng)
            assert roll in moves
            assert state.to_json() == before, "weighing changes nothing"
            state.play(roll if rng.below(2) else moves[rng.below(len(moves))])
        assert differ and said, "the sense never prefers anything, or never says why"
    assert game.sense.scale > 0 and game.sense.patience >= 0


def test_the_best_of_equals_is_any_of_them() -> None:
    moves = [benchtop.Move(name) for name in ("a", "b", "c")]
    rng = seeded("ties")
    found = {str(best(moves, [1.0, 2.0, 2.0], rng)) for _ in range(50)}
    assert found == {"b", "c"}


@GAMES
def test_playing_on_takes_what_looks_best_but_for_slips(game: Game) -> None:
    state, rng = game.new(game.seats[-1], "slips"), seeded("slips")
    slipped = 0
    for _ in range(400):
        if state.over:
            break
        moves = state.legal()
        roll = game.sense.roll(state, moves, rng)
        weights = game.sense.weigh(state, moves)
        slipped += weights[moves.index(roll)] < max(weights)
        state.play(roll)
    assert (slipped > 0) == (game.sense.slips > 0)
