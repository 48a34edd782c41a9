"""The games as PettingZoo AEC environments.

>>> from benchtop.adapters.pettingzoo import env
>>> table = env("pdb50", seats=3)
>>> table.reset(seed=7)
>>> observation, reward, terminated, truncated, info = table.last()
>>> table.step(int(observation["action_mask"].nonzero()[0][0]))

The observation is a dictionary: `observation`, the seat's view as numbers (docs/adapters.md has a table per game), and
`action_mask`, one place for every move of the game's book. The mask is in `info` as well, with the `standing` of all
seats and the `margin` of this one. Rewards come at the end and add up to nothing; with `reward="margin"` they come at
every step, as the change of the margin. An action that is not legal raises IllegalMove with the reason and changes
nothing; wrap the environment in PettingZoo's TerminateIllegalWrapper if it should end the game instead. You can copy
and pickle environments in the middle of a game.
"""

from typing import Any

from benchtop.adapters import not_installed

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise not_installed("pettingzoo") from missing

from benchtop.adapters.spaces import (
    Copied,
    Options,
    Reward,
    action_mask,
    check_reward,
    fingerprint,
    game_with_encoding,
    margins,
    observation,
    rewards,
    standing_info,
)
from benchtop.core.move import Move
from benchtop.core.refusal import IllegalMove
from benchtop.core.state import State


def env(
    key: str,
    seats: int | None = None,
    options: Options = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    reward: Reward = "win",
) -> "TableEnv":
    """Return the game with that key at a table with that many seats; `max_cycles` truncates it after that many
    moves.
    """
    return TableEnv(key, seats, options, render_mode, max_cycles, reward)


class TableEnv(Copied, AECEnv):  # type: ignore[misc]
    """A table. Agents are called seat_0, seat_1, …"""

    metadata: dict[str, Any]

    def __init__(
        self,
        key: str,
        seats: int | None,
        options: Options,
        render_mode: str | None,
        max_cycles: int | None,
        reward: Reward = "win",
    ) -> None:
        super().__init__()
        self.game, self._encoding = game_with_encoding(key)
        self._seats = self.game.check_seats(seats)
        self._options = self.game.check_options(options)
        self._max_cycles = max_cycles
        self._reward = check_reward(reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": fingerprint(key, self.game.version),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._action_space = spaces.Discrete(len(self.game.moves))
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self._encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.game.moves),), np.int8),
            }
        )
        self._seeds = np.random.default_rng()
        self.state_of_play: State = self.game.new(self._seats, 0, self._options)
        self._legal: list[Move] = []
        self._mask = action_mask([], len(self.game.moves))

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed restarts the stream of deals; without one, the next deal of the stream is used."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = int(self._seeds.integers(2**53))
        self.state_of_play = self.game.new(self._seats, deal, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_the_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what that agent sees. Its mask is empty while it is another agent's turn."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.state_of_play, seat, self._encoding),
            "action_mask": self._mask.copy() if agent == self.agent_selection else np.zeros_like(self._mask),
        }

    def step(self, action: int | None) -> None:
        """Play the move with that number; None is the dead step of an agent whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state, agent = self.state_of_play, self.agent_selection
        move = self.game.moves[int(action)]  # type: ignore[arg-type]
        if move not in self._legal:
            refusal = state.why_not(move)
            assert refusal is not None
            raise IllegalMove(refusal)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        before = margins(state) if self._reward == "margin" else []
        state.play(move)
        if before:
            changes = [float(now - then) for now, then in zip(margins(state), before, strict=True)]
            self.rewards = dict(zip(self.agents, changes, strict=True))
            self._accumulate_rewards()
        elif state.over:
            self.rewards = dict(zip(self.agents, rewards(state), strict=True))
            self._accumulate_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and state.ply >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.terminations[agent] or self.truncations[agent]:
            self.infos = {other: standing_info(state, seat) for seat, other in enumerate(self.agents)}
        self._turn_to_the_next()

    def _turn_to_the_next(self) -> None:
        state = self.state_of_play
        self.agent_selection = self.possible_agents[state.to_move]
        self._legal = [] if self.truncations[self.agent_selection] else state.legal()
        self._mask = action_mask(self._legal, len(self.game.moves))
        self.infos[self.agent_selection] = {"action_mask": self._mask} | standing_info(state, state.to_move)

    def render(self) -> str | None:
        """Return the table in words, as the seat to move sees it."""
        names = [agent.replace("_", " ") for agent in self.possible_agents]
        blocks = self.game.text.table(self.state_of_play.view(self.state_of_play.to_move), names)
        words = "\n".join(block.plain() for block in blocks)
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
