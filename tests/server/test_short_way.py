"""Moves that are granted without a task: what they do when the way is not short after all."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from benchtop.server.app import running
from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.problems import Problem
from benchtop.server.services import Services
from benchtop.server.settings import Settings
from benchtop.server.tables.commands import Chat, Play
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.tables import Table
from benchtop.server.tables.try_lock import TryLock
from benchtop.store import Entry, Unavailable
from tests.server.running import quick_game


@asynccontextmanager
async def table_at(folder: Path) -> AsyncIterator[tuple[Services, Table, Actor]]:
    """A table where one person holds all seats, in this process."""
    game = quick_game()
    asked = NewTable.model_validate({"game": game.key, "seats": [{"kind": "me"}] * game.seats[0], "seed": "1"})
    async with running(Settings(database=f"sqlite:///{folder}/games.db", bot_workers=1)) as services:
        header, first = plan_table(asked, "ada")
        table = await services.tables.open(header, first, listed=False)
        yield services, table, Actor("ada", table.state.held_by("ada"))


def play(table: Table, actor: Actor, key: str | None = None) -> "asyncio.Future[int | Exception]":
    """The first legal move, as a socket plays it."""
    answer: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
    command = Play(move=table.state.legal()[0].notation, ply=table.state.ply, key=key)
    table.grant_then(actor, command, answer.set_result)
    return answer


async def test_a_move_is_judged_at_once_and_told_when_it_is_stored(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        answer = play(table, ada, "once")
        assert (table.state.n, answer.done()) == (1, False)
        assert await answer == 2
        assert [entry.n for entry in await services.store.entries(table.code)] == [1, 2]


async def test_a_second_command_waits_for_the_first_and_is_judged_after_it(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        first, same, stale = play(table, ada, "a"), play(table, ada, "a"), play(table, ada, "b")
        said = asyncio.create_task(table.grant(ada, Chat(phrase="hello", seat=0)))
        assert [await first, await same] == [2, 2]
        refused = await stale
        assert isinstance(refused, Problem) and refused.code == "stale"
        assert await said == 3


async def test_a_move_that_another_process_overtakes_is_judged_again(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        body = {"phrase": "hello", "name": "Ada"}
        await services.store.append(table.code, Entry(2, "chat", 0, "elsewhere", body, time.time()))
        assert table.state.n == 1
        assert await play(table, ada) == 3
        assert [line["words"] for line in table.state.chat] == ["Hello!"]


async def test_a_move_that_cannot_be_stored_is_refused_and_its_table_is_read_anew(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        await services.store._writer.close()
        assert isinstance(await play(table, ada), Unavailable)
        assert table not in list(services.tables)


async def test_the_last_move_of_a_game_is_answered_when_its_end_is_stored(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        while not table.state.over:
            n = await play(table, ada)
        stored = await services.store.entries(table.code)
        assert (stored[-1].kind, stored[-1].n) == ("ended", int(str(n)) + 1)


async def test_a_turnstile_lets_pass_in_order_and_whoever_goes_away_holds_nobody_up() -> None:
    lock = TryLock()
    passed: list[str] = []

    async def go(name: str) -> None:
        async with lock:
            passed.append(name)

    assert lock.take()
    assert not lock.take()
    ada, ben, eve = (asyncio.create_task(go(name)) for name in ("ada", "ben", "eve"))
    await asyncio.sleep(0)
    ben.cancel()
    lock.release()
    assert not lock.take()  # it has been handed to somebody
    ada.cancel()  # who is going as well
    await eve
    assert passed == ["eve"]
    assert lock.take()
    for gone in (ada, ben):
        with pytest.raises(asyncio.CancelledError):
            await gone


async def test_who_falls_behind_gets_a_full_view_and_every_answer_still_due(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        slow = Subscriber(ada)
        assert b'"full"' in (await slow.next(table) or b"")
        slow.put(b"news of the table")
        slow.answer(b"ok")
        slow.fall_behind()
        slow.close()
        full, answer, end = [await slow.next(table) for _ in range(3)]
        assert b'"full"' in (full or b"")
        assert (answer, end) == (b"ok", None)
