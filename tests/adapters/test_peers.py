"""The peers' own test functions, on every game."""

from typing import Any

import numpy as np
import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.refusal import IllegalMove
from tests.depth import depth

ALL = list(benchtop.games().values())
SHORT = [game for game in ALL if game.max_moves < 1_000_000]
"""The games that random moves end in hundreds of plies."""
GAMES = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)


@GAMES
@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo warns of every dictionary observation
def test_pettingzoo_says_the_environment_keeps_its_api(game: Game) -> None:
    from pettingzoo.test import api_test

    from benchtop.adapters.pettingzoo import env

    for seats in {game.seats[0], game.seats[-1]}:
        api_test(env(game.key, seats=seats), num_cycles=depth(60, 300))


@GAMES
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_says_seeds_decide_everything(game: Game) -> None:
    from pettingzoo.test import seed_test

    from benchtop.adapters.pettingzoo import env

    seed_test(lambda: env(game.key), num_cycles=depth(20, 60))


@GAMES
def test_max_cycles_truncates_a_game(game: Game) -> None:
    """Its own max_cycles_test is for parallel environments, where all agents act at once; here seats take turns."""
    from benchtop.adapters.pettingzoo import env

    table = env(game.key, max_cycles=7)
    table.reset(seed=1)
    played = 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, info = table.last()
        assert np.array_equal(observation["action_mask"], info.get("action_mask", observation["action_mask"]))
        if terminated or truncated:
            assert truncated and not terminated
            table.step(None)
            continue
        table.step(int(table.action_space(agent).sample(observation["action_mask"])))
        played += 1
    assert played == 7


@GAMES
def test_pettingzoo_rewards_add_up_to_nothing_and_illegal_actions_are_refused(game: Game) -> None:
    from benchtop.adapters.pettingzoo import env

    table = env(game.key, render_mode="ansi")
    table.reset(seed=4)
    assert table.metadata["name"] == f"{game.key}_v{game.version}"
    assert table.render()
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        table.step(illegal)
    for seed in range(20):
        table.reset(seed=seed)
        totals = dict.fromkeys(table.possible_agents, 0.0)
        table.action_space("seat_0").seed(seed)
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            totals[agent] += reward
            over = terminated or truncated
            table.step(None if over else int(table.action_space(agent).sample(observation["action_mask"])))
        assert sum(totals.values()) == pytest.approx(0.0)
        if max(totals.values()) > 0:  # nobody drew
            break
    assert max(totals.values()) > 0
    assert table.agents == []


@pytest.mark.parametrize("game", depth(SHORT, ALL), ids=lambda game: game.key)
def test_openspiel_plays_random_games(game: Game) -> None:
    import pyspiel

    import benchtop.adapters.openspiel  # noqa: F401

    # OpenSpiel's test copies every state with all that led to it: of a game of thousands of moves one is enough.
    for seats in {game.seats[0], game.seats[depth(0, -1)]} if game in SHORT else {game.seats[0]}:
        spiel = pyspiel.load_game(f"python_benchtop_{game.key}(seats={seats})")
        pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


@GAMES
def test_openspiel_writes_a_state_down_and_reads_it_again(game: Game) -> None:
    import pyspiel

    import benchtop.adapters.openspiel  # noqa: F401

    spiel = pyspiel.load_game(f"python_benchtop_{game.key}")
    state, luck = spiel.new_initial_state(), np.random.RandomState(1)
    for _ in range(depth(20, 60)):
        written = pyspiel.serialize_game_and_state(spiel, state)
        _, again = pyspiel.deserialize_game_and_state(written)
        assert (str(again), again.history()) == (str(state), state.history())
        assert again.legal_actions() == state.legal_actions()
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))


@GAMES
def test_openspiels_own_bots_play(game: Game) -> None:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import benchtop.adapters.openspiel  # noqa: F401

    spiel = pyspiel.load_game(f"python_benchtop_{game.key}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots: list[Any] = [
        ismcts.ISMCTSBot(spiel, evaluator, 2.0, 4, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(spiel, 2.0, 4, evaluator, random_state=np.random.RandomState(3)),
    ]
    state = spiel.new_initial_state()
    state.apply_action(5)
    for _ in range(depth(2, 6)):
        for bot in bots:
            assert bot.step(state) in state.legal_actions()
        state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            break


@GAMES
def test_gymnasium_says_the_environment_is_sound(game: Game) -> None:
    from gymnasium.utils.env_checker import check_env

    from benchtop.adapters.gymnasium import SeatEnv

    check_env(SeatEnv(game.key, ["random"], render_mode="ansi"), skip_render_check=True)


@GAMES
def test_gymnasium_ends_an_illegal_action_as_lost_and_says_why(game: Game) -> None:
    from benchtop.adapters.gymnasium import SeatEnv

    table = SeatEnv(game.key, ["random"], seats=game.seats[-1], seat=1)
    _, info = table.reset(seed=4)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, terminated, truncated, info = table.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"]["text"]


@GAMES
def test_tables_that_cannot_be_are_refused_with_words(game: Game) -> None:
    from benchtop.adapters.gymnasium import SeatEnv
    from benchtop.adapters.pettingzoo import env

    with pytest.raises(ValueError, match="is for"):
        env(game.key, seats=9)
    with pytest.raises(ValueError, match="no bot called"):
        SeatEnv(game.key, ["nobody"])
    with pytest.raises(ValueError, match="no seat 7"):
        SeatEnv(game.key, seat=7)
    with pytest.raises(ValueError, match="at least one opponent"):
        SeatEnv(game.key, [])
