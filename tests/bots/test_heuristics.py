"""Every game's heuristic: a value for each move, an evaluation for every seat, reasons in words, no side effects."""

import math

import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from tests.play import deals_of

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)


@GAMES
def test_a_heuristic_values_every_move_and_changes_nothing(game: Game) -> None:
    heuristic, rng = game.heuristic, seeded("heuristic")
    differ = said = 0
    for deal in deals_of(game):
        for _, state, _ in deal.sample(40):
            moves = state.legal()
            before = state.to_json()
            weights = heuristic.action_values(state, moves)
            assert len(weights) == len(moves) and all(map(math.isfinite, weights))
            worth = heuristic.evaluate(state)
            assert len(worth) == state.seats and all(map(math.isfinite, worth))
            differ += len(set(weights)) > 1
            said += any(heuristic.explain(state, move) for move in moves)
            assert heuristic.rollout_move(state, moves, rng) in moves
            assert state.to_json() == before, "weighing changes nothing"
    assert differ and said, "the heuristic never prefers anything, or never says why"
    assert heuristic.scale > 0 and heuristic.rollout_depth >= 0


def test_the_best_of_equals_is_any_of_them() -> None:
    moves = [benchtop.Move(name) for name in ("a", "b", "c")]
    rng = seeded("ties")
    found = {str(best_move(moves, [1.0, 2.0, 2.0], rng)) for _ in range(50)}
    assert found == {"b", "c"}


@GAMES
def test_rollouts_are_epsilon_greedy(game: Game) -> None:
    state, rng = game.new(game.seats[-1], "epsilon"), seeded("epsilon")
    explored = 0
    for _ in range(400):
        if state.over:
            break
        moves = state.legal()
        roll = game.heuristic.rollout_move(state, moves, rng)
        weights = game.heuristic.action_values(state, moves)
        explored += weights[moves.index(roll)] < max(weights)
        state.play(roll)
    assert (explored > 0) == (game.heuristic.epsilon > 0)
