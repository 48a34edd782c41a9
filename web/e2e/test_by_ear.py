"""Every game played by ear: found by roles and names alone, with the announcements stored in spoken/KEY.txt.

After a change of wording: python -m web.e2e.by_ear [KEY]…
"""

import pytest

import benchtop
from benchtop.core.game import Game
from tests.depth import depth
from web.e2e.by_ear import played, written
from web.e2e.person import Arrive

MOVES = depth(4, 100_000)


@pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
def test_a_game_is_played_by_ear(game: Game, arrive: Arrive) -> None:
    assert played(arrive(), game, MOVES) == written(game, MOVES)
