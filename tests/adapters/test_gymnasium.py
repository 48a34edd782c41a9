"""What Gymnasium's users expect in addition to `check_env`: creation by name, masks for MaskablePPO, clear errors."""

import re
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import benchtop
from benchtop.adapters import gymnasium as adapter
from benchtop.adapters.gymnasium import SeatEnv
from benchtop.core.game import Game

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)


@GAMES
def test_every_game_is_made_by_name(game: Game) -> None:
    table = gymnasium.make(f"benchtop/{game.key}-v{game.version}", opponents=["random"])
    _, info = table.reset(seed=3)
    masks = table.unwrapped.action_masks()  # type: ignore[attr-defined]
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"].astype(bool))
    table.step(int(masks.nonzero()[0][0]))


def test_no_more_opponents_than_seats() -> None:
    with pytest.raises(ValueError, match="9 opponents for 1 seats"):
        SeatEnv("pdb50", opponents=["random"] * 9, seats=2)
    SeatEnv("pdb50", opponents=["random"], seats=4)  # dealt round the table


def test_every_id_that_the_docs_name_can_be_made() -> None:
    page = Path(__file__).parents[2] / "docs" / "adapters.md"
    words = f"{adapter.__doc__}\n{page.read_text(encoding='utf-8')}"
    ids = re.findall(r"(?:benchtop\.adapters\.gymnasium:)?benchtop/\w+-v\d+", words)
    assert len(ids) >= 3
    for name in ids:
        gymnasium.make(name).reset(seed=1)
    tables = re.findall(r"\b[a-z0-9]+_v\d+\b", page.read_text(encoding="utf-8"))
    assert tables and set(tables) <= {f"{game.key}_v{game.version}" for game in benchtop.games().values()}
