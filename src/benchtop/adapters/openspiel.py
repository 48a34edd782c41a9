"""The games in OpenSpiel: importing this module registers python_benchtop_<key> for every game.

>>> import pyspiel >>> import benchtop.adapters.openspiel >>> game = pyspiel.load_game("python_benchtop_pdb50(seats=3)")

The deal contains all the chance of a game: a chance node at the root draws the seed from DEALS, and the moves determine
everything after that. `resample_from_infostate` is `imagine`, so OpenSpiel's ISMCTS bot in Python plays fairly here;
docs/adapters.md names the limits.
"""

import json
from collections.abc import Callable
from typing import Any

from benchtop.adapters import not_installed

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise not_installed("openspiel") from missing

from benchtop.adapters.spaces import game_with_encoding, observation, rewards
from benchtop.core.encoding import Encoding
from benchtop.core.game import Game
from benchtop.core.state import State
from benchtop.games import game as game_by_key
from benchtop.games import games

DEALS = 4096
"""Number of deals that the chance node chooses from."""


def game_type(game: Game) -> Any:
    """Return OpenSpiel's description of a game."""
    return pyspiel.GameType(
        short_name=f"python_benchtop_{game.key}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of `seats`; `options` is a JSON object."""

    key: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = parameters or {}
        self.seats = self.table.check_seats(chosen.get("seats"))
        self.options = self.table.check_options(json.loads(chosen.get("options", "{}")))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.moves),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=float(self.seats - 1),
            utility_sum=0.0,
            max_game_length=self.table.max_moves,
        )
        super().__init__(game_type(self.table), information, chosen)

    @property
    def table(self) -> Game:
        return game_by_key(self.key)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ViewObserver":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return ViewObserver(game_with_encoding(self.key)[1])


class Play:
    """A state that can be copied and pickled, which compiled objects cannot do by themselves."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Play":
        return Play(self.state.clone())

    def __reduce__(self) -> Any:
        return _restore, (self.state.game.key, self.state.to_json())


def _restore(key: str, data: dict[str, Any]) -> Play:
    return Play(game_by_key(key).from_json(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; `dealt` is None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: Play | None = None
        self.logs = [""] * game.num_players()
        """The moves so far, a line each, as each seat may read them: its perfect recall. Strings, because OpenSpiel
        copies its states all the time.
        """

    @property
    def play(self) -> State:
        """The state after the deal."""
        assert self.dealt is not None
        return self.dealt.state

    def current_player(self) -> int:
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.id for move in self.play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            game: SpielGame = self.get_game()
            self.dealt = Play(game.table.new(game.seats, f"deal {action}", game.options))
            return
        move, mover = self.play.game.moves[action], self.play.to_move
        for seat, log in enumerate(self.logs):
            self.logs[seat] = f"{log}{mover} {move.notation if seat == mover else move.public_notation}\n"
        self.play.play(move)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.dealt is None else str(self.play.game.moves[action])

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.play.over

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.dealt is None else rewards(self.play)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything the player has read and sees now."""
        seat = self.current_player() if player is None else player
        return f"{self.logs[seat]}{self.observation_string(seat)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return another state that the player cannot distinguish from this one."""
        other: SpielState = self.clone()
        other.dealt = Play(self.play.imagine(player, int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.dealt is None else json.dumps(self.play.to_json(), sort_keys=True)


class ViewObserver:
    """A player's observation, as numbers and as text."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt is not None:
            self.tensor[:] = observation(state.play, player, self.encoding)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.dealt is None else json.dumps(state.play.view(player), sort_keys=True)


for _game in games().values():
    if _game.encoding is not None:
        # A separate class per game: OpenSpiel keeps it until exit, where a function would crash Python.
        pyspiel.register_game(game_type(_game), type(f"SpielGame_{_game.key}", (SpielGame,), {"key": _game.key}))
