"""The write path: decide, store, apply, send; and what happens when that goes wrong."""

import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from benchtop.server.app import running
from benchtop.server.clock import Clock
from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.ops.limits import BACKLOG
from benchtop.server.problems import Problem
from benchtop.server.services import Services
from benchtop.server.settings import Settings
from benchtop.server.tables.commands.chat import Chat
from benchtop.server.tables.commands.play import Play
from benchtop.server.tables.commands.takeback import AnswerTakeBack, AskTakeBack
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.table import Table
from benchtop.store import Entry, Unavailable
from tests.server.running import quick_game


@asynccontextmanager
async def table_at(folder: Path) -> AsyncIterator[tuple[Services, Table, Actor]]:
    """Open a table where one person holds all seats, in this process."""
    game = quick_game()
    asked = NewTable.model_validate(
        {"game": game.key, "seats": [{"kind": "me"}] * game.seats[0], "seed": "1", "chat": "free"}
    )
    settings = Settings(database=f"sqlite:///{folder}/games.db", bot_workers=1, rate_limits=False)
    gc.freeze()  # or the server would first look through all that the tests have made
    async with running(settings, Clock()) as services:
        header, first = plan_table(asked, "ada", time.time())
        table = await services.tables.open(header, first, listed=False)
        yield services, table, Actor("ada", table.state.held_by("ada"))


def play(table: Table, actor: Actor, key: str | None = None, ply: int | None = None) -> "asyncio.Task[int]":
    """Play the first legal move."""
    ply = table.state.ply if ply is None else ply
    return asyncio.create_task(table.handle(actor, Play(move=table.state.legal()[0].notation, ply=ply, key=key)))


async def test_a_move_is_told_when_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        follower = Subscriber(ada, seat=0)
        table.follow(follower, None)
        assert b'"full"' in (await follower.next(table) or b"")
        append = services.store.append
        stored = asyncio.Event()

        async def append_and_wait(*arguments: Any) -> None:
            await append(*arguments)
            await stored.wait()

        monkeypatch.setattr(services.store, "append", append_and_wait)
        answer = play(table, ada)
        while len(await services.store.entries(table.code)) < 2:
            await asyncio.sleep(0.01)
        assert (table.state.n, answer.done()) == (1, False)
        stored.set()
        assert await answer == 2
        assert b'"update"' in (await follower.next(table) or b"")


async def test_a_second_command_waits_for_the_first_and_is_decided_after_it(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        first, same, stale = play(table, ada, "a"), play(table, ada, "a"), play(table, ada, "b")
        said = asyncio.create_task(table.handle(ada, Chat(phrase="hello", seat=0)))
        assert [await first, await same] == [2, 2]
        with pytest.raises(Problem) as refused:
            await stale
        assert (refused.value.code, refused.value.extra["now"]["n"]) == ("stale", 2)
        assert await said == 3


async def test_a_key_stands_for_one_command_and_no_other(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        moving = table.state.to_move
        move = table.state.legal()[0].notation
        n = await table.handle(ada, Play(move=move, ply=0, key="k", seat=moving))
        assert await table.handle(ada, Play(move=f" {move.upper()} ", ply=0, key="k")) == n
        assert await table.handle(ada, Chat(text="a\\x07b", key="say", seat=0)) == n + 1
        assert await table.handle(ada, Chat(text="a\\x07b", key="say", seat=0)) == n + 1
        for other in (
            Play(move=move, ply=1, key="k"),
            Play(move="another", ply=0, key="k"),
            Chat(phrase="hello", key="k"),
            AskTakeBack(key="k", seat=moving),
            AnswerTakeBack(agree=True, key="k", seat=moving),
            Chat(text="something else", key="say", seat=0),
            Chat(text="A\\x07b", key="say", seat=0),
            Chat(phrase="a\\x07b", key="say", seat=0),
            Chat(text="a\\x07b", key="say", seat=1),
        ):
            with pytest.raises(Problem) as refused:
                await table.handle(ada, other)
            assert refused.value.code == "key_used"


async def test_a_move_that_another_process_overtakes_is_decided_again(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        body = {"phrase": "hello", "name": "Ada"}
        await services.store.append(table.code, Entry(2, "chat", 0, "elsewhere", body, time.time()))
        assert table.state.n == 1
        assert await play(table, ada) == 3
        assert [line["words"] for line in table.state.chat] == ["Hello!"]


async def test_a_move_that_cannot_be_stored_is_refused_and_its_table_is_read_anew(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        await services.store._writer.close()
        first, waiting = play(table, ada), play(table, ada)
        for answer in (first, waiting):
            with pytest.raises(Unavailable):
                await answer
        assert table not in list(services.tables)


async def test_whoever_is_cancelled_while_a_move_is_stored_leaves_no_table_behind_that_is_old(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        answer = play(table, ada)
        while not services.store._writer._waiting:
            await asyncio.sleep(0)
        answer.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answer
        assert table not in list(services.tables)
        while len(await services.store.entries(table.code)) < 2:
            await asyncio.sleep(0.01)
        assert (await services.tables.get(table.code)).state.ply == 1


async def test_the_last_move_of_a_game_is_answered_when_its_end_is_stored(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (services, table, ada):
        while not table.state.over:
            n = await play(table, ada)
        stored = await services.store.entries(table.code)
        assert (stored[-1].kind, stored[-1].n) == ("ended", n + 1)


async def test_who_falls_behind_gets_a_full_view_and_every_answer_still_due(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        slow = Subscriber(ada)
        assert b'"full"' in (await slow.next(table) or b"")
        slow.put(b"news of the table")
        slow.put(b"ok", answers=True)
        slow.fall_behind()
        slow.close()
        full, answer, end = [await slow.next(table) for _ in range(3)]
        assert b'"full"' in (full or b"")
        assert (answer, end) == (b"ok", None)


async def test_what_waits_for_who_never_reads_does_not_grow_and_becomes_one_full_view(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (_, table, ada):
        deaf = Subscriber(ada, seat=0)
        table.follow(deaf, None)
        assert b'"full"' in (await deaf.next(table) or b"")
        waiting = []
        for number in range(BACKLOG + 5):
            n = await table.handle(ada, Chat(text=f"{number}", seat=0))
            waiting.append(len(deaf._outbox))
        assert max(waiting) == BACKLOG
        full = json.loads(await deaf.next(table) or b"")
        assert (full["type"], full["n"], len(deaf._outbox)) == ("full", n, 0)
