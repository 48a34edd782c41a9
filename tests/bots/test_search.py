"""How the search compares root moves: which are candidates, which are eliminated, which is chosen."""

import math
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from benchtop.bots.mcts import FIRST_MARGIN, LAST_MARGIN, MAX_CANDIDATES, PRIOR_GAP, Candidate, Node, Tree
from benchtop.core.game import Game
from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.state import State
from benchtop.games import game
from tests.depth import depth


def with_many_moves(played: Game) -> Iterator[State]:
    """Positions of the game with more legal moves than are compared at a time."""
    s: State = played.new(played.seats[0], 7, {})
    while not s.over:
        moves = s.legal()
        if len(moves) > MAX_CANDIDATES + 3:
            yield s
        s.play(moves[s.ply % len(moves)])


def test_an_advantage_counts_less_its_standard_error() -> None:
    candidate = Candidate(Node(None, 0), 0.0)
    assert candidate.advantage_less(1.0) == 0.0
    for lead in (0.1, 0.3, 0.2):
        candidate.samples += 1
        candidate.advantage += lead
        candidate.squares += lead * lead
    error = math.sqrt((0.14 / 3 - 0.04) / 3)
    assert candidate.advantage_less(0.0) == pytest.approx(0.2)
    assert candidate.advantage_less(2.0) == pytest.approx(0.2 - 2 * error)


def test_before_any_sample_the_prior_decides() -> None:
    played = game("translation")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "first sight")
    tree.search(s.imagine(s.to_move, 1), 1, 0.0)
    assert tree.simulations == 1
    looks = [candidate.prior for candidate in [*tree.candidates, *tree.reserve]]
    assert looks == sorted(looks, reverse=True)
    assert [node.move for node in tree.ranking()] == [r.node.move for r in [*tree.candidates, *tree.reserve]]


def test_what_is_not_worth_searching_is_ranked_last_and_costs_no_simulation() -> None:
    played = game("nucleo")
    ignored = 0
    for s in islice(with_many_moves(played), depth(3, 8)):
        tree = Tree(played, s.to_move, "worth it")
        world = s.imagine(s.to_move, 1)
        tree.search(world, 60, 0.0)
        worth = played.heuristic.worth_searching(world, world.legal(), root=True)
        assert worth
        ranked = [node.move for node in tree.ranking()]
        assert {move.id for move in ranked[: len(worth)] if move} == {move.id for move in worth}
        assert sorted(move.id for move in ranked if move) == sorted(move.id for move in s.legal())
        assert not any(node.visits for node in tree.ignored)
        ignored += len(tree.ignored)
    assert ignored


def test_worse_candidates_are_eliminated_and_the_next_by_prior_admitted() -> None:
    played = game("translation")
    joined = 0
    for s in islice(with_many_moves(played), depth(3, 8)):
        tree = Tree(played, s.to_move, "race")
        tree.search(s.imagine(s.to_move, 1), 120, 0.0)
        assert 0 < tree.simulations <= 120
        assert 1 < tree.width <= MAX_CANDIDATES
        left = [candidate.node.move for candidate in tree.candidates if candidate.eliminated]
        assert not tree.candidates[0].eliminated
        assert len(tree.candidates) <= tree.width + len(left)
        joined += len(tree.candidates) > tree.width
        ranked = [node.move for node in tree.ranking()]
        assert ranked[0] not in left
        assert sorted(move.id for move in ranked if move) == sorted(move.id for move in s.legal())
    assert joined


def test_a_search_ends_before_its_budget_only_when_it_is_certain() -> None:
    played = game("pdb50")
    s: State = played.new(2, 3, {})
    decided = doubted = 0
    for _ in range(depth(12, 30)):
        tree = Tree(played, s.to_move, "decided")
        tree.search(s.imagine(s.to_move, 1), 300, 0.0)
        over = all(candidate.eliminated for candidate in tree.candidates[1:])
        assert tree.simulations == 300 or (over and tree.margin == LAST_MARGIN)
        decided += over and tree.simulations > 0
        doubted += not over and tree.margin > FIRST_MARGIN  # all had left, and some came back
        s.play(s.legal()[0])
    assert decided
    assert doubted


class Upside(Heuristic):
    """Values every move the wrong way round, but evaluates positions as the game does."""

    def __init__(self, true: Heuristic) -> None:
        self.true = true
        self.scale = true.scale

    def action_values(self, s: Any, moves: list[Move]) -> list[float]:
        return [-weight for weight in self.true.action_values(s, moves)]

    def evaluate(self, s: Any) -> list[float]:
        return self.true.evaluate(s)


def test_a_baseline_of_a_wrong_prior_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("pdb50")
    monkeypatch.setattr(played, "heuristic", Upside(played.heuristic))
    s: State = played.new(2, 5, {})
    choices = turned = 0
    while choices < depth(6, 12):
        if len(s.legal()) > 1:
            tree = Tree(played, s.to_move, "upside")
            tree.search(s.imagine(s.to_move, s.ply), 200, 0.0)
            choices += 1
            turned += tree.ranking()[0] is not tree.candidates[0].node
        s.play(s.legal()[0])
    assert turned >= choices * 2 / 3


def test_moves_of_a_low_prior_are_no_candidates_at_first() -> None:
    played = game("nucleo")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "gap")
    tree.search(s.imagine(s.to_move, 1), 1, 0.0)
    enough = tree.candidates[0].prior - PRIOR_GAP * played.heuristic.scale
    assert all(candidate.prior >= enough for candidate in tree.candidates[2:])
    assert tree.width == MAX_CANDIDATES or all(candidate.prior < enough for candidate in tree.reserve)


def test_below_the_root_priors_follow_the_action_values_in_that_world() -> None:
    played = game("translation")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "priors")
    shared = []
    for seed in range(8):
        world = s.imagine(s.to_move, seed)
        while world.to_move == s.to_move or len(world.legal()) == 1:  # on to a choice of a rival with an imagined hand
            world.play(world.legal()[0])
        moves = world.legal()
        priors = tree._priors(world, moves)
        weights = played.heuristic.action_values(world, moves)
        assert sum(priors) == pytest.approx(1.0)
        assert min(priors) >= 0.2 / len(moves)
        assert priors[weights.index(max(weights))] == max(priors)
        shared.append({move.id: round(share, 6) for move, share in zip(moves, priors, strict=True)})
    first, *others = shared
    assert any(first[move] != other[move] for other in others for move in first.keys() & other.keys())
