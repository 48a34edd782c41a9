"""What the adapters share: the observation, the mask and the reward of a seat."""

import copy
from typing import Any, Literal, Self, get_args

import numpy as np
from numpy.typing import NDArray

from benchtop.core.encoding import Encoding, legal_mask
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import State
from benchtop.games import game as game_by_key

FLOAT = np.dtype(np.float32)  # made once: numpy takes longer to find them by name than to make an observation an array
BYTE = np.dtype(np.int8)


def game_with_encoding(key: str) -> tuple[Game, Encoding]:
    """The game and how its views become numbers."""
    game = game_by_key(key)
    if game.encoding is None:
        raise ValueError(f"{game.title} does not say how its view becomes numbers")
    return game, game.encoding


def observation(state: State, seat: int, encoding: Encoding) -> NDArray[np.float32]:
    """What the seat sees, as numbers from -1 to 1; made from its view and nothing else."""
    return np.frombuffer(encoding.observe(state, seat), FLOAT)


def action_mask(moves: list[Move], size: int) -> NDArray[np.int8]:
    """A one for every legal move, by its number in the book."""
    return np.frombuffer(legal_mask(moves, size), BYTE)


def rewards(state: State) -> list[float]:
    """What each seat gets at the end, adding up to nothing: winners share what the others pay. Zero before the end."""
    if not state.over:
        return [0.0] * state.seats
    winners = state.winners()
    if len(winners) == state.seats:
        return [0.0] * state.seats
    won = (state.seats - len(winners)) / len(winners)
    return [won if seat in winners else -1.0 for seat in range(state.seats)]


def margins(state: State) -> list[int]:
    """Return how far each seat leads the best of the others, by what everybody at the table can count."""
    standing = state.game.standing(state)
    return [own - max(standing[:seat] + standing[seat + 1 :]) for seat, own in enumerate(standing)]


def standing_info(state: State, seat: int) -> dict[str, Any]:
    """Return the counts for `info`: standing and margin at any time, the scores once the game is over."""
    counts: dict[str, Any] = {"standing": np.array(state.game.standing(state)), "margin": margins(state)[seat]}
    if state.over:
        counts["scores"] = np.array(state.scores())
    return counts


Reward = Literal["win", "margin"]
"""What is rewarded: the end of a game, or every change of the margin."""


def check_reward(reward: str) -> Reward:
    """Return the name of a reward if there is such a reward; ValueError names those there are."""
    for known in get_args(Reward):
        if reward == known:
            return known  # type: ignore[no-any-return]
    raise ValueError(f"no reward called {reward!r}; there are {' and '.join(get_args(Reward))}")


class Copied:
    """Makes `copy.copy` of an environment independent, as copies of states are; a step in one leaves the other."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


def fingerprint(key: str, version: int) -> str:
    """The name of an environment; it changes whenever the rules do."""
    return f"{key}_v{version}"


Options = dict[str, Any] | None
