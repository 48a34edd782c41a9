"""The example bot joins a table over the network and plays to the end."""

import subprocess
import sys
from pathlib import Path

import benchtop
from benchtop.client import Server
from tests.server.running import TIMEOUT, ServerProcess, people, quick_game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_example_bot_plays_a_game_over_the_network(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    bots = [
        subprocess.Popen([sys.executable, str(EXAMPLES / "network_bot.py"), server.base, ada.code])
        for _ in range(game.seats[0] - 1)
    ]
    for news in ada.follow():
        if news.legal:
            ada.play(news.legal[0]["move"], ply=news.ply)
    assert [bot.wait(TIMEOUT) for bot in bots] == [0] * len(bots)
    assert benchtop.replay(ada.record()).over
