"""The bots' queue is fair: quick questions never wait behind slow ones, owners take turns, and bots rest where nobody
is.

Real worker processes; a thinker is stopped, so anything that waited behind it would wait forever.
"""

import asyncio
import json
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from benchtop.client import Server, Table
from benchtop.core.game import Game
from benchtop.server.bots.pool import LEAST_SECONDS, NICE, PATIENCE, BotPool, Lane, Worker
from benchtop.server.ops.limits import BOT_TABLES
from tests.server.running import ServerProcess, bots, people, quick_game, running, running_here, until
from tests.server.seats import post
from tests.server.test_bots import question

EXPERT = {"kind": "bot", "level": "expert"}


# -- the pool ---------------------------------------------------------------------------------------------------------


def test_easy_bots_and_hints_never_wait_behind_experts() -> None:
    async def play() -> None:
        pool = BotPool(1)
        try:
            first = asyncio.create_task(pool.ask(question("expert"), owner="a"))
            while not pool.processes:
                await asyncio.sleep(0.01)
            [thinker] = pool.processes
            with stopped(thinker):
                others = [asyncio.create_task(pool.ask(question("expert"), owner="a")) for _ in range(3)]
                await asyncio.sleep(0)
                assert pool.waiting == 3
                for level in ("easy", "medium"):
                    assert "move" in await pool.ask(question(level), quick=True, owner="a")
                assert (await pool.ask(question("hard", ratings=True), quick=True, owner="a"))["ratings"]
                assert pool.waiting == 3
                assert len(pool.processes) == 2
            answers = await asyncio.gather(first, *others)
            assert all("move" in answer for answer in answers)
            assert pool.waiting == pool.failures == 0
        finally:
            await pool.close()

    asyncio.run(play())


@contextmanager
def stopped(process: int) -> Iterator[None]:
    """Stop that process meanwhile."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_thinkers_help_where_nobody_asks_them_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        busy = Busy(monkeypatch)
        pool = BotPool(2)
        asking = [asyncio.create_task(pool.ask(question(), quick=True)) for _ in range(3)]
        await busy.until(3)
        assert pool.waiting == 0
        busy.over.set()
        await asyncio.gather(*asking)

    asyncio.run(play())


class Busy:
    """Let workers answer when a test says so, and note what they were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: list[float] = []
        self.over = asyncio.Event()

        async def exchange(_: Worker, question: dict[str, Any], timeout: float) -> dict[str, Any]:
            assert timeout > question["seconds"]
            self.seconds.append(question["seconds"])
            await self.over.wait()
            return {"move": "any"}

        monkeypatch.setattr(Worker, "exchange", exchange)

    async def until(self, asked: int) -> None:
        while len(self.seconds) < asked:
            await asyncio.sleep(0)


def test_the_longer_the_queue_the_less_is_thought_about_each_question(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        busy = Busy(monkeypatch)
        pool = BotPool(1)
        asking = [asyncio.create_task(pool.ask(question("expert", seconds=1.0), owner="a")) for _ in range(41)]
        await busy.until(1)
        busy.over.set()
        await asyncio.gather(*asking)
        first, *rest = busy.seconds
        assert first == 1.0, "nobody waited when it was asked"
        assert rest[0] == LEAST_SECONDS
        assert rest == sorted(rest)
        assert rest[-4:] == [PATIENCE / 4, PATIENCE / 3, 1.0, 1.0]

    asyncio.run(play())


def test_whoever_has_many_tables_has_one_place_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        lane, workers = Lane(), [Worker(thinks=True) for _ in range(6)]
        places = [lane.join("many") for _ in range(4)]
        alone = lane.join("one")
        assert (lane.share("many"), lane.share("one")) == (10, 4)
        for worker in workers[:2]:
            assert lane.give(worker)
        assert places[0].result() is workers[0]
        assert alone.result() is workers[1]
        gone = places[1]
        gone.cancel()
        assert lane.give(workers[2])
        assert places[2].result() is workers[2]
        assert lane.give(workers[3])
        assert not lane.give(workers[4])

    asyncio.run(play())


def test_whoever_stops_waiting_leaves_the_queue_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        busy = Busy(monkeypatch)
        pool = BotPool(1)
        asking = [asyncio.create_task(pool.ask(question("expert"))) for _ in range(3)]
        await busy.until(1)
        asking[1].cancel()
        await asyncio.sleep(0)
        assert pool.waiting == 1
        busy.over.set()
        assert await asking[2] == {"move": "any"}
        assert await pool.ask(question("expert")) == {"move": "any"}

    asyncio.run(play())


# -- at tables --------------------------------------------------------------------------------------------------------


def test_tables_with_easy_bots_and_hints_go_on_while_experts_are_busy(tmp_path: Path) -> None:
    game = quick_game()
    with running(tmp_path) as server:
        experts = [against_expert(server, game) for _ in range(3)]
        play_until_bots_think(experts)
        until(lambda: server.bot_workers(2 * NICE))
        [thinker] = server.bot_workers(2 * NICE)
        with stopped(thinker):
            play_until_bots_think(experts)
            [ada] = Server(server.base).open(game.key, bots(game))
            hints = 0
            for news in ada.follow():
                if news.legal and news.ply > 20:
                    break
                if news.legal:
                    if not hints:
                        hints = len(post(server, ada, "hint").json()["hints"])
                    ada.play(news.legal[0]["move"], ply=news.ply)
            assert hints
            assert any(table.look().raw["thinking"] is not None for table in experts)
        for table in experts:
            next(news for news in table.follow() if news.legal or news.over)


def against_expert(server: ServerProcess, game: Game) -> Table:
    return Server(server.base).open(game.key, [{"kind": "me"}, *[EXPERT] * (game.seats[0] - 1)])[0]


def play_until_bots_think(tables: list[Table]) -> None:
    for table in tables:
        news = table.look()
        while news.legal:
            table.play(news.legal[0]["move"], ply=news.ply)
            news = table.look()


def moves_stored(server: ServerProcess) -> int:
    with server.http() as http:
        text = http.get(f"{server.base}/metrics").text
    found = re.search(r'^benchtop_entries_total\{kind="move"\} ([\d.]+)', text, re.MULTILINE)
    return int(float(found[1])) if found else 0


def test_bots_rest_where_nobody_is_and_play_on_when_somebody_follows_or_asks(tmp_path: Path) -> None:
    game = quick_game()
    seats = [*[{"kind": "bot", "level": "easy"}] * (game.seats[0] - 1), {"kind": "me"}]
    seed = next(str(n) for n in range(100) if game.new(game.seats[0], str(n)).to_move == 0)
    with running(tmp_path) as server:
        alone = [Server(server.base).open(game.key, seats, seed=seed)[0] for _ in range(3)]
        [followed] = Server(server.base).open(game.key, seats, seed=seed)
        moved = next(news.ply for news in followed.follow() if news.legal)
        assert moved > 0
        assert moves_stored(server) == moved, "only the bots of the table that somebody follows have moved"
        with server.socket(alone[0].code) as watching:
            moved += watching.until("update", to_move=alone[0].seat)["ply"]
        until(lambda: alone[1].look().legal)
        moved += alone[1].look().ply
        assert moves_stored(server) == moved
        with server.http(alone[2].token) as http, http.stream("GET", "/me/stream") as lines:
            moved += next(json.loads(line)["ply"] for line in lines.iter_lines() if '"your_turn"' in line)
        assert moves_stored(server) == moved


def test_a_move_by_request_is_answered_though_nobody_follows(server: ServerProcess) -> None:
    [ada] = Server(server.base).open(quick_game().key, bots(quick_game()))
    until(lambda: ada.look().legal)
    news = ada.look()
    ada.play(news.legal[0]["move"], ply=news.ply)
    until(lambda: ada.look().legal or ada.look().over)
    assert ada.look().ply > news.ply


def test_one_address_may_have_so_many_games_with_bots(tmp_path: Path) -> None:
    game = quick_game()
    asked = {"game": game.key, "seats": bots(game)}
    with running_here(tmp_path) as server, server.http() as here, server.http() as there:
        here.headers.update({"X-Forwarded-For": "192.0.2.7", "Origin": server.base})
        there.headers.update({"X-Forwarded-For": "192.0.2.8", "Origin": server.base})
        opened = [here.post("/tables", json=asked) for _ in range(BOT_TABLES)]
        assert {answer.status_code for answer in opened} == {201}
        refused = here.post("/tables", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_bots")
        assert there.post("/tables", json=asked).status_code == 201
        code = here.post("/tables", json={**asked, "seats": people(game)}).json()["code"]
        assert here.post(f"/tables/{code}/fill", json={"level": "easy"}).json()["code"] == "too_many_bots"
        over = opened[0].json()
        with server.http(over["seats"][0]["token"]) as ada:
            assert ada.post(f"/tables/{over['code']}/resign", json={}).status_code == 200
        assert here.post("/tables", json=asked).status_code == 201
