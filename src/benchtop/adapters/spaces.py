"""The observation, mask and reward of a seat, shared by the adapters."""

import copy
from typing import Any, Literal, Self, get_args

import numpy as np
from numpy.typing import NDArray

from benchtop.core.encoding import Encoding, legal_mask
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import State
from benchtop.games import game as game_by_key

FLOAT = np.dtype(np.float32)  # created once: looking them up by name takes numpy longer than the conversion
BYTE = np.dtype(np.int8)


def game_with_encoding(key: str) -> tuple[Game, Encoding]:
    """Return the game and its encoding."""
    game = game_by_key(key)
    if game.encoding is None:
        raise ValueError(f"{game.title} does not define an encoding of its view")
    return game, game.encoding


def observation(state: State, seat: int, encoding: Encoding) -> NDArray[np.float32]:
    """Return what the seat sees, as numbers from -1 to 1, computed from its view alone."""
    return np.frombuffer(encoding.observe(state, seat), FLOAT)


def action_mask(moves: list[Move], size: int) -> NDArray[np.int8]:
    """Return a 1 for every legal move, by its number in the book."""
    return np.frombuffer(legal_mask(moves, size), BYTE)


def rewards(state: State) -> list[float]:
    """Return each seat's reward at the end, zero-sum: winners share what the others pay. Zero before the end."""
    if not state.over:
        return [0.0] * state.seats
    winners = state.winners()
    if len(winners) == state.seats:
        return [0.0] * state.seats
    won = (state.seats - len(winners)) / len(winners)
    return [won if seat in winners else -1.0 for seat in range(state.seats)]


def margins(state: State) -> list[int]:
    """Return how far each seat leads the best of the others, by the public standing."""
    standing = state.game.standing(state)
    return [own - max(standing[:seat] + standing[seat + 1 :]) for seat, own in enumerate(standing)]


def standing_info(state: State, seat: int) -> dict[str, Any]:
    """Return the counts for `info`: standing and margin at any time, scores once the game is over."""
    counts: dict[str, Any] = {"standing": np.array(state.game.standing(state)), "margin": margins(state)[seat]}
    if state.over:
        counts["scores"] = np.array(state.scores())
    return counts


Reward = Literal["win", "margin"]
"""What is rewarded: winning the game, or every change of the margin."""


def check_reward(reward: str) -> Reward:
    """Return a reward name if it is valid; ValueError lists the valid names."""
    for known in get_args(Reward):
        if reward == known:
            return known  # type: ignore[no-any-return]
    raise ValueError(f"no reward called {reward!r}; choose {' or '.join(get_args(Reward))}")


class Copied:
    """Makes `copy.copy` of an environment independent, like copies of states."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


def fingerprint(key: str, version: int) -> str:
    """Return the name of an environment, which changes with the rules."""
    return f"{key}_v{version}"


Options = dict[str, Any] | None
