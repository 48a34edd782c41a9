"""How soon bots move: people can follow, the host sets the pace, and no pause tells a secret."""

import random
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.server.bots.pace import BEAT, FORCED, JITTER, SHARES, Pace
from benchtop.server.settings import Settings
from tests.server.running import LocalServer, bots, quick_game, running_here


def test_where_seats_have_secrets_forced_moves_take_as_long_as_others_of_the_level() -> None:
    pace = Pace(0.6)
    thought = [1.0, 1.3, 2.0]
    for took in thought:
        assert took <= pace.pause("expert", took) <= took + 0.6 * JITTER
    for _ in range(50):
        forced = pace.pause("expert", None)
        assert any(took <= forced <= took + 0.6 * JITTER for took in thought)
    assert {pace.pause("easy", None) >= 0.6 for _ in range(5)} == {True}
    assert len({pace.pause("easy", None) for _ in range(5)}) > 1
    assert Pace(0.0).pause("easy", None) == 0.0
    assert Pace(0.6).pause("hard", None) >= 1.0, "before any other move was seen"


@pytest.mark.parametrize("pacing", SHARES)
def test_answers_take_longer_and_moves_that_all_know_to_be_forced_less(pacing: Any) -> None:
    pace = Pace(1.0)

    def between(shortest: float, seconds: float) -> bool:
        return shortest <= seconds <= shortest * (1 + JITTER)

    assert between(SHARES[pacing], pace.pause("easy", 0.0, pacing))
    assert between(SHARES[pacing] * BEAT, pace.pause("easy", 0.0, pacing, goes_on=False))
    assert between(SHARES[pacing] * FORCED, pace.pause("easy", None, pacing, is_open=True))


def test_at_the_normal_pace_a_newcomer_can_follow() -> None:
    assert SHARES["quick"] < SHARES["normal"] < SHARES["unhurried"]
    assert SHARES["normal"] * Settings().bot_pause >= 1


Asked = dict[str, Any]


@pytest.fixture
def paused(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """Note what every pause of a bot is made of, and let none be waited for."""
    noted: list[Asked] = []

    def pause(_: Pace, level: str, took: float | None, pace: str, **how: bool) -> float:
        noted.append({"pace": pace, "forced": took is None, **how})
        return 0.0

    monkeypatch.setattr(Pace, "pause", pause)
    return noted


def opened(server: LocalServer, **asked: Any) -> Any:
    with server.http() as http:
        return http.post("/tables", json=asked).json()


def play_on(server: LocalServer, received: Any, until_noted: int, paused: list[Asked]) -> None:
    """Play any moves until the bots have moved so often."""
    code, token = received["code"], received["seats"][0]["token"]
    luck = random.Random("pace")
    with server.socket(code, token) as socket:
        message = socket.until("full")
        while len(paused) < until_noted:
            if message.get("legal"):
                move = luck.choice(message["legal"])["move"]
                socket.send({"type": "move", "move": move, "ply": message["ply"]})
            message = socket.get()


def test_the_host_sets_the_pace_and_bots_keep_it(tmp_path: Path, paused: list[Asked]) -> None:
    game = quick_game()
    with running_here(tmp_path, rate_limits=False) as server:
        received = opened(server, game=game.key, seats=bots(game), pace="quick")
        play_on(server, received, 2, paused)
        assert {one["pace"] for one in paused} == {"quick"}
        with server.http(received["guest"]) as http:
            path = f"/tables/{received['code']}"
            assert http.get(path).json()["table"]["pace"] == "quick"
            assert http.post(f"{path}/pace", json={"pace": "unhurried"}).status_code == 200
            assert http.get(path).json()["table"]["pace"] == "unhurried"
            assert http.post(f"{path}/pace", json={"pace": "hasty"}).status_code == 422
        with server.http() as stranger:
            assert stranger.post(f"{path}/pace", json={"pace": "quick"}).status_code == 403
        before = len(paused)
        play_on(server, received, before + 3, paused)
        assert paused[-1]["pace"] == "unhurried"


@pytest.mark.parametrize("game", ["nucleo", "translation"])
def test_only_what_everybody_knows_to_be_forced_is_quicker(tmp_path: Path, paused: list[Asked], game: str) -> None:
    with running_here(tmp_path, rate_limits=False) as server:
        received = opened(server, game=game, seats=bots(benchtop.game(game)), seed="1")
        play_on(server, received, 8, paused)
    has_secrets = game == "nucleo"
    assert all(one["is_open"] == (one["forced"] and not has_secrets) for one in paused)
    assert {one["goes_on"] for one in paused} == {True, False}
