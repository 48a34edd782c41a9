"""The games as Gymnasium environments: you play one seat, bots play the others.

>>> from benchtop.adapters.gymnasium import SeatEnv
>>> table = SeatEnv("pdb50", opponents=["greedy"], seats=2)
>>> observation, info = table.reset(seed=7)
>>> observation, reward, terminated, truncated, info = table.step(int(info["action_mask"].nonzero()[0][0]))

Importing this module also registers every game: `gymnasium.make("benchtop/pdb50-v3", opponents=["greedy"])`, where the
version is that of the game's rules. `gymnasium.make("benchtop.adapters.gymnasium:benchtop/pdb50-v3")` imports it for
you.

`info["action_mask"]` says what is legal, `info["standing"]` what every seat has and `info["margin"]` how far this seat
leads; `info["scores"]` is there once the game is over. The reward comes at the end: winners share what each loser pays.
With `reward="margin"` it comes at every step, as the change of the margin. An action that is not legal ends the episode
as lost, with the refusal in `info["refusal"]`: a learner that ignores the mask still learns the rules. You can copy and
pickle environments in the middle of a game.
"""

from collections.abc import Sequence
from typing import Any

from benchtop.adapters import not_installed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise not_installed("gymnasium") from missing

from benchtop.adapters.spaces import (
    Copied,
    Options,
    Reward,
    action_mask,
    check_reward,
    game_with_encoding,
    margins,
    observation,
    rewards,
    standing_info,
)
from benchtop.bots import Bot, Seat, make_bot
from benchtop.core.match import Match
from benchtop.games import games

Observation = NDArray[np.float32]


class SeatEnv(Copied, gymnasium.Env[Observation, np.int64]):
    """A seat at a table. `opponents` are bot specs, assigned to the other seats in turn."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(
        self,
        key: str,
        opponents: Sequence[str] = ("greedy",),
        seats: int | None = None,
        seat: int = 0,
        options: Options = None,
        render_mode: str | None = None,
        reward: Reward = "win",
    ) -> None:
        self.game, self._encoding = game_with_encoding(key)
        self._seats = self.game.check_seats(seats)
        self._options = self.game.check_options(options)
        if not 0 <= seat < self._seats:
            raise ValueError(f"there is no seat {seat} at a table of {self._seats}")
        if not opponents:
            raise ValueError("at least one opponent is needed")
        if len(opponents) > self._seats - 1:
            raise ValueError(f"{len(opponents)} opponents for {self._seats - 1} seats")
        for spec in opponents:
            make_bot(spec, 0)
        self._opponents = list(opponents)
        self.seat = seat
        self.render_mode = render_mode
        self._reward = check_reward(reward)
        self.action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = spaces.Box(-1.0, 1.0, (self._encoding.size,), np.float32)
        self.match: Match | None = None
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**53))
        self.match = Match(self.game, self._seats, deal, self._options)
        others = [seat for seat in range(self._seats) if seat != self.seat]
        self._bots = {
            seat: make_bot(self._opponents[place % len(self._opponents)], f"{deal} {seat}")
            for place, seat in enumerate(others)
        }
        self._let_others_play(self.match)
        return self._observe(self.match), self._info(self.match)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or match.over:
            raise gymnasium.error.ResetNeeded("reset the environment first")
        move = self.game.moves[int(action)]
        refusal = match.why_not(self.seat, move)
        if refusal is not None:
            info = self._info(match) | {"refusal": refusal.to_json()}
            self.match = None
            return self._observe(match), -1.0, True, False, info
        before = margins(match.state)[self.seat]
        match.play(self.seat, move)
        self._let_others_play(match)
        info = self._info(match)
        reward = float(info["margin"] - before) if self._reward == "margin" else rewards(match.state)[self.seat]
        return self._observe(match), reward, match.over, False, info

    def _let_others_play(self, match: Match) -> None:
        while not match.over and match.to_move != self.seat:
            seat = match.to_move
            match.play(seat, self._bots[seat].choose(Seat(match.state, seat, match.log(seat))))

    def _observe(self, match: Match) -> Observation:
        return observation(match.state, self.seat, self._encoding)

    def _info(self, match: Match) -> dict[str, Any]:
        mask = action_mask(match.legal(self.seat), len(self.game.moves))
        return {"action_mask": mask} | standing_info(match.state, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal now, in the form that sb3-contrib's MaskablePPO expects; everything once the game is
        over.
        """
        legal = self.match.legal(self.seat) if self.match is not None else []
        return action_mask(legal or self.game.moves, len(self.game.moves)).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table in words, as this seat sees it."""
        if self.match is None:
            return None
        blocks = self.game.text.table(self.match.state.view(self.seat), self.match.names)
        return "\n".join(block.plain() for block in blocks)


def register_games() -> None:
    """Register every game with `gymnasium.make`, as `benchtop/<key>-v<rules version>`."""
    for game in games().values():
        name = f"benchtop/{game.key}-v{game.version}"
        if game.encoding is not None and name not in gymnasium.registry:
            # Gymnasium's own check would demand that every action is legal.
            gymnasium.register(
                name, f"{__name__}:SeatEnv", kwargs={"key": game.key}, disable_env_checker=True, order_enforce=False
            )


register_games()
