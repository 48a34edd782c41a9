"""What environments report in addition to the mask: standing, margin and scores, and a reward at every step."""

from typing import Any

import numpy as np
import pytest

import benchtop
from benchtop.adapters.gymnasium import SeatEnv
from benchtop.adapters.pettingzoo import env
from benchtop.core.game import Game
from benchtop.core.state import State

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)
MOVES = 120


def lead(state: State, seat: int) -> int:
    standing = state.game.standing(state)
    return standing[seat] - max(points for other, points in enumerate(standing) if other != seat)


@GAMES
def test_a_seat_of_gymnasium_is_rewarded_for_its_margin(game: Game) -> None:
    table = SeatEnv(game.key, ["random"], seats=game.seats[-1], reward="margin")
    table.action_space.seed(1)
    _, info = table.reset(seed=1)
    assert table.match is not None
    start, total, terminated = info["margin"], 0.0, False
    assert start == lead(table.match.state, 0)
    for _ in range(MOVES):
        action = table.action_space.sample(mask=info["action_mask"])
        _, reward, terminated, _, info = table.step(action)
        total += float(reward)
        if terminated:
            break
    assert start + total == info["margin"] == lead(table.match.state, 0)
    assert info["standing"].tolist() == game.standing(table.match.state)
    assert ("scores" in info) == terminated


@GAMES
def test_every_seat_of_pettingzoo_is_rewarded_for_its_margin(game: Game) -> None:
    table = env(game.key, seats=game.seats[-1], max_cycles=MOVES, reward="margin")
    table.reset(seed=2)
    start = [lead(table.state_of_play, seat) for seat in range(game.seats[-1])]
    totals = dict.fromkeys(table.possible_agents, 0.0)
    table.action_space("seat_0").seed(2)
    ends: dict[str, dict[str, Any]] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        totals[agent] += reward
        if terminated or truncated:
            ends[agent] = info
            table.step(None)
        else:
            table.step(int(table.action_space(agent).sample(observation["action_mask"])))
    for seat, agent in enumerate(table.possible_agents):
        assert start[seat] + totals[agent] == ends[agent]["margin"] == lead(table.state_of_play, seat)


def test_the_scores_are_there_at_the_end() -> None:
    seat = SeatEnv("pdb50", ["random"])
    _, info = seat.reset(seed=3)
    assert "scores" not in info
    terminated, reward = False, 0.0
    while not terminated:
        assert reward == 0.0, "by default the reward comes at the end"
        _, reward, terminated, _, info = seat.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    assert seat.match is not None
    assert info["scores"].tolist() == seat.match.state.scores()
    assert reward in (1.0, -1.0)


def test_a_reward_that_does_not_exist_is_refused_with_words() -> None:
    for make in (SeatEnv, env):
        with pytest.raises(ValueError, match="no reward called 'points'; choose win or margin"):
            make("pdb50", reward="points")  # type: ignore[arg-type]
