"""States and matches can be copied, pickled and looked at, compiled or not."""

import copy
import inspect
import multiprocessing
import pickle
from multiprocessing.connection import Connection
from typing import Any

import pytest

import benchtop
from benchtop.core.game import Game
from tests.play import DEALT, GAMES, Deal


@DEALT
def test_a_state_can_be_copied_and_pickled(deal: Deal) -> None:
    game = deal.game
    for _, s, move in deal.sample(5):
        for twin in (copy.copy(s), copy.deepcopy(s), copy.deepcopy([s])[0], pickle.loads(pickle.dumps(s))):
            assert twin is not s and type(twin) is type(s) and twin.game is game
            assert twin.to_json() == s.to_json()
            assert twin.legal() == s.legal()
            truth = s.to_json()
            twin.play(move)
            assert s.to_json() == truth, "a copy lives its own life"


@GAMES
def test_a_match_can_be_copied_and_pickled(game: Game) -> None:
    match = benchtop.Match(game, game.seats[-1], 5, names=[f"Seat {n}" for n in range(game.seats[-1])])
    for _ in range(7):
        match.play(match.to_move, match.legal(match.to_move)[0])
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.record() == match.record()
        assert twin.state.to_json() == match.state.to_json()
        assert [played.events for played in twin.played] == [played.events for played in match.played]
        twin.play(twin.to_move, twin.legal(twin.to_move)[0])
        assert len(twin.played) == len(match.played) + 1


def _play_on(pipe: Connection) -> None:
    for state, match in pipe.recv():
        state.play(state.legal()[0])
        match.play(match.to_move, match.legal(match.to_move)[0])
        pipe.send((state, match))


def test_states_and_matches_travel_to_another_process() -> None:
    matches = [benchtop.Match(game, seed=1) for game in benchtop.games().values()]
    for match in matches:
        match.play(match.to_move, match.legal(match.to_move)[0])
    here, there = multiprocessing.Pipe()
    spawned = multiprocessing.get_context("spawn").Process(target=_play_on, args=(there,))
    spawned.start()
    here.send([(match.state, match) for match in matches])
    for match in matches:
        state, played = here.recv()
        match.play(match.to_move, match.legal(match.to_move)[0])
        assert played.state.to_json() == state.to_json() == match.state.to_json()
    spawned.join(30)
    assert spawned.exitcode == 0


@GAMES
def test_a_state_says_what_it_is(game: Game) -> None:
    s = game.new(game.seats[0], 1)
    s.play(s.legal()[0])
    shown = repr(s)
    assert game.key in shown and f"{s.seats} seats" in shown and "ply 1" in shown and f"seat {s.to_move}" in shown
    match = benchtop.Match(game, game.seats[0], 1)
    assert game.key in repr(match) and f"{match.seats} seats" in repr(match) and "ply 0" in repr(match)


DOCUMENTED: list[Any] = [
    benchtop.State,
    benchtop.State.legal,
    benchtop.State.imagine,
    benchtop.Game,
    benchtop.Game.new,
    benchtop.Match,
    benchtop.Match.play,
    benchtop.Move,
    benchtop.Move.why_not,
]


@pytest.mark.parametrize("thing", DOCUMENTED, ids=lambda thing: thing.__qualname__)
def test_docstrings_are_there_whatever_the_form_of_the_engine(thing: Any) -> None:
    assert inspect.getdoc(thing), f"help({thing.__qualname__}) says nothing"
