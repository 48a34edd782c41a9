"""Moves, encodings and the environments of the adapters can be copied and pickled, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import benchtop
from benchtop.adapters.gymnasium import SeatEnv
from benchtop.adapters.pettingzoo import TableEnv, env
from benchtop.core.game import Game
from tests.play import GAMES


def pickled(thing: Any) -> Any:
    """Pickle and unpickle an object."""
    return pickle.loads(pickle.dumps(thing))


INSTALLED = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)
WAYS = pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
Way = Callable[[Any], Any]


@GAMES
@WAYS
def test_a_copied_move_is_the_move_of_the_book(game: Game, twin_of: Way) -> None:
    for move in game.moves:
        assert twin_of(move) is move


@GAMES
@WAYS
def test_a_copied_encoding_is_that_of_the_game(game: Game, twin_of: Way) -> None:
    assert game.encoding is not None
    assert twin_of(game.encoding) is game.encoding


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def step(table: TableEnv) -> list[Any]:
    """Play the first legal move; return what the next agent is given."""
    table.step(first_legal(table.last()[0]["action_mask"]))
    observation, reward, *ends, info = table.last()
    return [
        *(table.agent_selection, observation["observation"].tolist(), observation["action_mask"].tolist(), reward),
        *(ends, info["margin"], info["standing"].tolist()),
    ]


@INSTALLED
@WAYS
def test_a_copied_table_of_pettingzoo_plays_on_by_itself(game: Game, twin_of: Way) -> None:
    table = env(game.key, seats=game.seats[-1])
    table.reset(seed=5)
    for _ in range(6):
        step(table)
    truth = table.state_of_play.to_json()
    twin = twin_of(table)
    played = [step(twin) for _ in range(6)]
    assert table.state_of_play.to_json() == truth, "a copy lives its own life"
    assert [step(table) for _ in range(6)] == played
    twin.reset()
    table.reset()
    assert step(twin) == step(table), "the next deal is the same, too"


@INSTALLED
@WAYS
def test_a_copied_seat_of_gymnasium_plays_on_by_itself(game: Game, twin_of: Way) -> None:
    def walk(table: SeatEnv, steps: int) -> list[Any]:
        found = []
        for _ in range(steps):
            observation, reward, terminated, _, info = table.step(np.int64(first_legal(table.action_masks())))
            found.append([observation.tolist(), reward, info["action_mask"].tolist(), info["margin"]])
            if terminated:
                break
        return found

    seat = SeatEnv(game.key, ["random", "greedy"][: game.seats[-1] - 1], seats=game.seats[-1])
    seat.reset(seed=5)
    walk(seat, 1)
    assert seat.match is not None and not seat.match.over
    truth = seat.match.state.to_json()
    twin = twin_of(seat)
    played = walk(twin, 6)
    assert seat.match.state.to_json() == truth, "a copy lives its own life"
    assert walk(seat, 6) == played
