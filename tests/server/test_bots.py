"""Bots in seats: they move by themselves, cannot know more than their seat, and survive the death of a worker."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import benchtop
from benchtop.bots.names import FIRST_NAMES
from benchtop.client import Server
from benchtop.core.state import State
from benchtop.server.bots import worker
from benchtop.server.bots.pool import BotPool, BotTrouble
from tests.depth import depth
from tests.server.running import BOT, ServerProcess, bots, quick_game, running, until


def question(level: str = "easy", **change: object) -> dict[str, object]:
    game = quick_game()
    state = game.new(game.seats[0], seed=3)
    return {
        "game": game.key,
        "world": state.imagine(state.to_move, "x").to_json(),
        "seat": state.to_move,
        "log": [],
        "level": level,
        "seed": "s",
        "seconds": 0.2,
        **change,
    }


def test_a_worker_that_is_killed_costs_a_retry() -> None:
    async def play() -> None:
        pool = BotPool(1)
        legal = {move.notation for move in quick_game().new(quick_game().seats[0], seed=3).legal()}
        try:
            for _ in range(depth(1, 5)):
                asking = asyncio.create_task(pool.ask(question("search:400")))
                while not pool.processes:
                    await asyncio.sleep(0.01)
                os.kill(pool.processes[0], signal.SIGKILL)
                assert (await asking)["move"] in legal
            assert pool.failures >= 1
        finally:
            await pool.close()
        assert pool.processes == []

    asyncio.run(play())


def test_a_bot_that_fails_says_so_and_the_worker_lives_on() -> None:
    async def play() -> None:
        pool = BotPool(1)
        try:
            with pytest.raises(BotTrouble, match="no bot called"):
                await pool.ask(question("godlike"))
            workers = pool.processes
            assert "move" in await pool.ask(question())
            assert pool.processes == workers
        finally:
            await pool.close()

    asyncio.run(play())


def test_the_world_that_a_worker_is_given_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("random")

    def imagine(*_: object) -> None:
        raise AssertionError("it has been imagined already")

    monkeypatch.setattr(State, "imagine", imagine)
    assert worker.answer(asked)["move"] in {move.notation for move in quick_game().moves}


def test_a_game_goes_on_while_its_bot_workers_are_killed(server: ServerProcess) -> None:
    [ada] = Server(server.base).open(quick_game().key, bots(quick_game()))
    killed = 0
    for news in ada.follow():
        if news.legal:
            for worker in server.bot_workers()[: depth(1, 8) - killed]:
                os.kill(worker, signal.SIGKILL)
                killed += 1
            ada.play(news.legal[0]["move"], ply=news.ply)
    assert killed
    assert benchtop.replay(ada.record()).over


def played_against_easy_bots(server: ServerProcess, turns: int) -> list[tuple[int, str]]:
    """Return the moves of a few turns at a fresh table with a fixed deal, in which I play the first legal move.

    Easy bots misjudge moves by accident: only the same luck gives the same replies.
    """
    game = quick_game()
    [ada] = Server(server.base).open(game.key, bots(game), seed="same deal")
    for _ in range(turns):
        until(lambda: ada.look().legal)
        seen = ada.look()
        ada.play(seen.legal[0]["move"], ply=seen.ply)
    until(lambda: ada.look().legal)
    with server.http(ada.token) as http:
        log = http.get(f"/tables/{ada.code}/log").raise_for_status().json()
    return [(line["seat"], line["move"]) for line in log["lines"]]


def test_tables_with_the_same_deal_and_history_get_the_same_replies(server: ServerProcess) -> None:
    turns = depth(8, 20)
    assert played_against_easy_bots(server, turns) == played_against_easy_bots(server, turns)


def test_everybody_sees_that_a_bot_thinks(server: ServerProcess) -> None:
    game = quick_game()
    slow = [{"kind": "bot", "level": "hard"}] * (game.seats[0] - 1)
    [ada] = Server(server.base).open(game.key, [{"kind": "me"}, *slow])
    thinking = set()
    for news in ada.follow():
        thinking.add(news.raw["thinking"])
        if news.raw["thinking"] is not None:
            assert news.raw["thinking"] == news.to_move != 0
        if news.legal:
            if len(thinking) > 1:
                break
            ada.play(news.legal[0]["move"], ply=news.ply)
    assert None in thinking
    assert len(thinking) > 1
    ada.resign()


def test_the_clock_reminds_and_then_the_bot_plays(server: ServerProcess) -> None:
    game = quick_game()
    seats = Server(server.base).open(game.key, [{"kind": "me"}] * game.seats[0], clock=1)
    with server.socket(seats[0].code) as watching:
        full = watching.get()
        nudged = watching.until("update", kind="nudged")
        assert nudged["seat"] == full["to_move"]
        moved = watching.until("update", kind="move")
        assert moved["seat"] == full["to_move"]
        assert any(event["event"] == "ClockRanOut" for event in moved["happened"])
    for seat in seats:
        if not seat.look().over:
            seat.resign()


def test_a_bot_process_holds_no_file_of_the_server(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, bots(game))
    for news in ada.follow():
        if news.legal and news.ply > 0:
            break
        if news.legal:
            ada.play(news.legal[0]["move"], ply=news.ply)
    for process in server.bot_workers():
        opened = {file.name for file in Path(f"/proc/{process}/fd").iterdir()}
        assert opened == {"0", "1", "2"}, "a listening socket that came along outlives a killed server"


# -- names ------------------------------------------------------------------------------------------------------------


def named(server: ServerProcess, code: str) -> list[str]:
    return [seat["name"] for seat in Server(server.base).watch(code).look().raw["table"]["seats"]]


def test_a_bot_keeps_its_name_through_restarts_take_backs_records_and_rematches(tmp_path: Path) -> None:
    game = quick_game()
    with running(tmp_path, database=f"sqlite:///{tmp_path}/names.db") as server:
        [me] = Server(server.base).open(game.key, [{"kind": "me", "name": "Mia"}, *[BOT] * (game.seats[0] - 1)])
        names = named(server, me.code)
        assert names[0] == "Mia" and all(name.endswith(" (easy bot)") for name in names[1:])
        now = next(news for news in me.follow() if news.to_move == me.seat)
        me.play(now.legal[0]["move"], ply=now.ply)
        me.ask_take_back(ply=now.ply)
        assert named(server, me.code) == names
        server.kill()
        server.start()
        assert named(server, me.code) == names
        me.resign()
        assert [seat["name"] for seat in me.record()["seats"]] == names
        assert named(server, me.rematch().code) == names


def test_people_are_never_called_like_a_bot(server: ServerProcess) -> None:
    game = quick_game()

    def opened(name: str) -> list[str]:
        seats = [*[BOT] * (game.seats[0] - 1), {"kind": "me", "name": name}]
        return named(server, Server(server.base).open(game.key, seats)[0].code)

    for first in FIRST_NAMES:
        assert opened(first)[-1] == first and not opened(first)[0].startswith(first)
    assert opened("Rosalind (easy bot)")[-1] == "Rosalind", "what would make it read like a bot is left out"
    assert "bot" not in opened("(easy bot)")[-1], "a name is made up where nothing is left"
