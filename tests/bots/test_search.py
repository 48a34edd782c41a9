"""The race of first moves that a search runs: who lines up, who leaves, who joins, who wins."""

import math
from collections.abc import Iterator
from copy import copy
from itertools import islice
from typing import Any

import pytest

from benchtop.bots.search import BEHIND, CERTAIN, FIELD, OUTSIDER, Node, Racer, Tree
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.sense import Sense
from benchtop.core.state import State
from benchtop.games import game


def with_many_moves(played: Game) -> Iterator[State]:
    """Positions of the game with more legal moves than race at a time."""
    s: State = played.new(played.seats[0], 7, {})
    while not s.over:
        moves = s.legal()
        if len(moves) > FIELD + 3:
            yield s
        s.play(moves[s.ply % len(moves)])


def test_a_lead_counts_less_its_standard_error() -> None:
    racer = Racer(Node(None, 0), 0.0)
    assert racer.leads_by(1.0) == 0.0
    for lead in (0.1, 0.3, 0.2):
        racer.laps += 1
        racer.lead += lead
        racer.squares += lead * lead
    error = math.sqrt((0.14 / 3 - 0.04) / 3)
    assert racer.leads_by(0.0) == pytest.approx(0.2)
    assert racer.leads_by(2.0) == pytest.approx(0.2 - 2 * error)


def test_before_any_lap_the_first_sight_decides() -> None:
    played = game("nucleo")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "first sight")
    tree.think(s.imagine(s.to_move, 1), 1, 0.0)
    assert tree.thoughts == 1
    looks = [racer.looks for racer in [*tree.racers, *tree.waiting]]
    assert looks == sorted(looks, reverse=True)
    assert [node.move for node in tree.ranking()] == [r.node.move for r in [*tree.racers, *tree.waiting]]


def test_moves_that_fall_behind_leave_and_the_next_in_line_join() -> None:
    played = game("translation")
    joined = 0
    for s in islice(with_many_moves(played), 8):
        tree = Tree(played, s.to_move, "race")
        tree.think(s.imagine(s.to_move, 1), 120, 0.0)
        assert 0 < tree.thoughts <= 120
        assert 1 < tree.field <= FIELD
        left = [racer.node.move for racer in tree.racers if racer.out]
        assert not tree.racers[0].out
        assert len(tree.racers) <= tree.field + len(left)
        joined += len(tree.racers) > tree.field
        ranked = [node.move for node in tree.ranking()]
        assert ranked[0] not in left
        assert sorted(move.id for move in ranked if move) == sorted(move.id for move in s.legal())
    assert joined


def test_a_race_ends_before_its_time_only_when_it_is_certain() -> None:
    played = game("pdb50")
    s: State = played.new(2, 3, {})
    decided = doubted = 0
    for _ in range(30):
        tree = Tree(played, s.to_move, "decided")
        tree.think(s.imagine(s.to_move, 1), 300, 0.0)
        over = all(racer.out for racer in tree.racers[1:])
        assert tree.thoughts == 300 or (over and tree.behind == CERTAIN)
        decided += over and tree.thoughts > 0
        doubted += not over and tree.behind > BEHIND  # all had left, and some came back
        s.play(s.legal()[0])
    assert decided
    assert doubted


class Upside(Sense):
    """Sees every move the wrong way round, but judges positions as the game does."""

    def __init__(self, true: Sense) -> None:
        self.true = true
        self.scale = true.scale

    def weigh(self, s: Any, moves: list[Move]) -> list[float]:
        return [-weight for weight in self.true.weigh(s, moves)]

    def value(self, s: Any) -> list[float]:
        return self.true.value(s)


def test_a_favourite_that_only_looks_good_is_found_out() -> None:
    played = copy(game("pdb50"))
    played.sense = Upside(played.sense)
    s: State = played.new(2, 5, {})
    choices = turned = 0
    while choices < 12:
        if len(s.legal()) > 1:
            tree = Tree(played, s.to_move, "upside")
            tree.think(s.imagine(s.to_move, s.ply), 200, 0.0)
            choices += 1
            turned += tree.ranking()[0] is not tree.racers[0].node
        s.play(s.legal()[0])
    assert turned >= 8


def test_outsiders_do_not_start() -> None:
    played = game("nucleo")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "outsiders")
    tree.think(s.imagine(s.to_move, 1), 1, 0.0)
    enough = tree.racers[0].looks - OUTSIDER * played.sense.scale
    assert all(racer.looks >= enough for racer in tree.racers[2:])
    assert tree.field == FIELD or all(racer.looks < enough for racer in tree.waiting)


def test_below_the_first_move_attention_goes_to_what_looks_good_in_that_world() -> None:
    played = game("translation")
    s = next(with_many_moves(played))
    tree = Tree(played, s.to_move, "attention")
    shared = []
    for seed in range(8):
        world = s.imagine(s.to_move, seed)
        while world.to_move == s.to_move or len(world.legal()) == 1:  # on to a choice of a rival with an imagined hand
            world.play(world.legal()[0])
        moves = world.legal()
        attention = tree._attention(world, moves)
        weights = played.sense.weigh(world, moves)
        assert sum(attention) == pytest.approx(1.0)
        assert min(attention) >= 0.2 / len(moves)
        assert attention[weights.index(max(weights))] == max(attention)
        shared.append({move.id: round(share, 6) for move, share in zip(moves, attention, strict=True)})
    first, *others = shared
    assert any(first[move] != other[move] for other in others for move in first.keys() & other.keys())
