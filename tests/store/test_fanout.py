"""Processes that share a PostgreSQL hear of each other's entries, and live through its restart."""

import asyncio
from collections.abc import Callable

import pytest

from benchtop.store import Store, open_store
from tests.depth import depth
from tests.store.databases import fresh_database
from tests.store.postgres import temporary_postgres, why_not
from tests.store.test_store import entry, opened


async def eventually(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_what_one_process_stores_another_one_hears(postgres_database: str) -> None:
    async def play() -> None:
        one, two = await open_store(postgres_database), await open_store(postgres_database)
        heard: list[tuple[str, int]] = []
        gaps: list[None] = []
        await two.fanout.start(lambda code, n: heard.append((code, n)), lambda: gaps.append(None))
        await opened(one)
        await asyncio.gather(*(one.append("BCDFGH", entry(n)) for n in range(2, 400)))
        await eventually(lambda: len(heard) == 399)
        assert sorted(heard) == [("BCDFGH", n) for n in range(1, 400)]
        assert len(gaps) == 1
        await one.close()
        await two.close()

    asyncio.run(play())


def test_a_restart_of_postgresql_delays_entries_and_loses_none() -> None:
    if (reason := why_not()) is not None:
        pytest.skip(reason)
    restarts = depth(1, 5)
    with temporary_postgres() as server:
        database = fresh_database(server)

        async def play() -> None:
            store = await open_store(database)
            heard: list[int] = []
            gaps: list[None] = []
            await store.fanout.start(lambda code, n: heard.append(n), lambda: gaps.append(None))
            await opened(store)
            stored: list[int] = []

            async def write() -> None:
                for n in range(2, 300):
                    await store.append("BCDFGH", entry(n))
                    stored.append(n)

            writing = asyncio.create_task(write())
            for _ in range(restarts):
                enough = len(stored) + 20
                await eventually(lambda enough=enough: len(stored) > enough)  # type: ignore[misc]
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            await writing
            assert [one.n for one in await store.entries("BCDFGH")] == list(range(1, 300))
            assert stored == list(range(2, 300))
            await eventually(lambda: len(gaps) == restarts + 1)
            await store.close()

        asyncio.run(play())


def test_broadcasts_are_heard_by_all_and_kept_by_nobody(postgres_database: str) -> None:
    async def play() -> None:
        one, two = await open_store(postgres_database), await open_store(postgres_database)
        heard: dict[Store, list[str]] = {one: [], two: []}
        for store in (one, two):
            await store.fanout.start(lambda code, n: None, lambda: None, heard[store].append)
        said = [f"line {number} " + "x" * (number % 50) for number in range(1000)]
        for words in said:
            one.fanout.broadcast(words)
        await eventually(lambda: heard == {one: said, two: said})
        two.fanout.broadcast("and back")
        await eventually(lambda: heard[one][-1] == "and back")
        await one.close()
        await two.close()

    asyncio.run(play())
