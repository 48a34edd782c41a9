"""Every entry once, in order, durable before it is answered, on both databases."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from benchtop.store import (
    Conflict,
    Entry,
    Header,
    ListingUpdate,
    Store,
    Unavailable,
    Unstorable,
    guests,
    open_store,
    store_at,
)
from benchtop.store.database import database_url


def header(code: str = "BCDFGH") -> Header:
    return Header(code, "peptide", 1, 3, "seed", {"long": True}, {"listed": True}, time.time())


def entry(n: int, key: str | None = None, kind: str = "move") -> Entry:
    return Entry(n, kind, 0, key or f"key {n}", {"move": "lay A ✓", "ply": n}, 1000.0 + n)


async def opened(store: Store, code: str = "BCDFGH", *, listed: bool = True) -> None:
    await store.create(
        header(code), entry(1, "opened"), listed=listed, listing=ListingUpdate(open_seats=2, people=("ada",))
    )


def test_what_was_stored_is_read_back_after_reopening(database: str) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store)
            stored = [entry(n) for n in range(2, 7)]
            for one in stored:
                await store.append("BCDFGH", one)
        async with store_at(database) as store:
            found = await store.header("BCDFGH")
            assert found is not None
            assert found.options == {"long": True}
            assert (await store.entries("BCDFGH"))[1:] == stored
            assert await store.entries("BCDFGH", after=5) == stored[-1:]
            assert await store.lengths(["BCDFGH", "ZZZZZZ"]) == {"BCDFGH": 6}
            assert await store.header("ZZZZZZ") is None

    asyncio.run(play())


def test_a_number_is_given_once_and_a_key_is_used_once(database: str) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store)
            await store.append("BCDFGH", entry(2, "a"))
            with pytest.raises(Conflict):
                await store.append("BCDFGH", entry(2, "b"))
            with pytest.raises(Conflict):
                await store.append("BCDFGH", entry(3, "a"))
            with pytest.raises(Conflict):
                await store.append("ZZZZZZ", entry(2))
            with pytest.raises(Conflict):
                await store.create(header(), entry(1, "later"), listed=True, listing=ListingUpdate())
            assert [one.key for one in await store.entries("BCDFGH")] == ["opened", "a"]

    asyncio.run(play())


def test_those_who_wait_together_are_committed_together_and_one_conflict_spoils_nobody(database: str) -> None:
    async def play() -> None:
        groups: list[int] = []
        store = await open_store(database, on_group=lambda entries, seconds: groups.append(entries))
        codes = [f"T{number:05}" for number in range(50)]
        await asyncio.gather(*(opened(store, code) for code in codes))
        groups.clear()
        results = await asyncio.gather(
            *(store.append(code, entry(2)) for code in codes),
            store.append("T00007", entry(2, "the slower one")),
            store.append("NOTABL", entry(2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None)] * 50 + [Conflict] * 2
        assert max(groups) > 10
        assert await store.lengths(codes) == dict.fromkeys(codes, 2)
        await store.close()

    asyncio.run(play())


def test_two_stores_that_race_for_every_number_lose_and_double_nothing(database: str) -> None:
    async def play() -> None:
        one, two = await open_store(database), await open_store(database)
        await opened(one)
        mine: list[str] = []

        async def write(store: Store, name: str) -> None:
            for number in range(40):
                while True:
                    n = (await store.lengths(["BCDFGH"]))["BCDFGH"] + 1
                    try:
                        await store.append("BCDFGH", entry(n, f"{name} {number}"))
                    except Conflict:
                        continue
                    mine.append(f"{name} {number}")
                    break

        await asyncio.gather(write(one, "one"), write(two, "two"))
        entries = await one.entries("BCDFGH")
        assert [one.n for one in entries] == list(range(1, 82))
        assert sorted(one.key for one in entries[1:]) == sorted(mine)
        await one.close()
        await two.close()

    asyncio.run(play())


def test_tables_are_found_by_lobby_person_and_clock(database: str) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store, "AAAAAA")
            await opened(store, "BBBBBB", listed=False)
            await opened(store, "CCCCCC")
            assert [table.code for table in await store.lobby()] == ["CCCCCC", "AAAAAA"]
            assert [table.code for table in await store.lobby(limit=1)] == ["CCCCCC"]
            newest = (await store.lobby())[0]
            assert [table.code for table in await store.lobby(before=newest.place)] == ["AAAAAA"]
            assert await store.lobby(game="nucleo") == []
            assert [table.code for table in await store.tables_of("ada")] == ["CCCCCC", "BBBBBB", "AAAAAA"]
            assert await store.tables_of("ben") == []
            await store.append("AAAAAA", entry(2), ListingUpdate(open_seats=0, due=50.0, people=("ben", "ada")))
            assert await store.due(60.0) == {"AAAAAA": 50.0}
            assert await store.due(40.0) == {}
            assert [table.open_seats for table in await store.tables_of("ben")] == [0]
            await store.append("AAAAAA", entry(3), ListingUpdate(over=True, due=-1))
            assert await store.due(60.0) == {}
            assert [table.code for table in await store.lobby()] == ["CCCCCC"]

    asyncio.run(play())


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(database: str) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store, "AAAAAA")
            await opened(store, "BBBBBB")
            await store.append("BBBBBB", Entry(2, "chat", 0, "now", {}, time.time()))
            assert await store.forget(time.time() - 3600) == 1
            assert await store.header("AAAAAA") is None
            assert await store.entries("AAAAAA") == []
            assert [table.code for table in await store.tables_of("ada")] == ["BBBBBB"]
            with pytest.raises(Conflict):
                await store.append("AAAAAA", entry(2))

    asyncio.run(play())


def test_the_secret_is_made_once_for_all_processes(database: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
        secrets = await asyncio.gather(*(store.secret() for store in stores))
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_store_that_is_closed_writes_what_waited_and_takes_no_more(database: str) -> None:
    async def play() -> None:
        store = await open_store(database)
        await opened(store)
        last = asyncio.create_task(store.append("BCDFGH", entry(2)))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(Unavailable):
            await store.append("BCDFGH", entry(3))

    asyncio.run(play())


@pytest.mark.parametrize("wrong", ["mysql://host/name", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused_in_words(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"does not support|needs a database file"):
        asyncio.run(open_store(wrong))


def test_addresses_may_be_written_without_a_driver(tmp_path: Path) -> None:
    assert database_url("postgres://a@b/c").drivername == "postgresql+asyncpg"
    assert database_url(f"sqlite:///{tmp_path}/x.db").drivername == "sqlite"


def test_what_a_lost_answer_left_stored_is_not_stored_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store, "AAAAAA")
            commit = store.database.write
            broken = 0

            async def write_and_lose_the_answer(work: Any) -> Any:
                nonlocal broken
                done = await commit(work)
                broken += 1
                if broken % 2:
                    raise ConnectionError("the line broke after the commit")
                return done

            monkeypatch.setattr(store.database, "write", write_and_lose_the_answer)
            await asyncio.gather(*(store.append("AAAAAA", entry(n)) for n in range(2, 5)), opened(store, "BBBBBB"))
            rival = Entry(5, "move", 0, "bot:4", {"move": "lay A"}, 1000.0)
            await store.append("AAAAAA", rival)
            with pytest.raises(Conflict):  # the same number and key, but another move
                await store.append("AAAAAA", Entry(5, "move", 0, "bot:4", {"move": "lay B"}, 1000.0))
            assert [one.n for one in await store.entries("AAAAAA")] == [1, 2, 3, 4, 5]
            assert [one.n for one in await store.entries("BBBBBB")] == [1]
            assert broken >= 6

    asyncio.run(play())


@pytest.mark.parametrize("never", ["\ud800", "\x00"])
def test_text_that_a_database_cannot_store_is_refused_at_once_and_holds_up_nobody_else(
    database: str, never: str, caplog: pytest.LogCaptureFixture
) -> None:
    storable = never == "\x00" and database.startswith("sqlite")
    result, n = (type(None), 2) if storable else (Unstorable, 1)

    async def play() -> None:
        async with store_at(database) as store:
            for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
                await opened(store, code)
            commit, tries = store.database.write, 0

            async def counted(work: Any) -> Any:
                nonlocal tries
                tries += 1
                return await commit(work)

            store.database.write = counted  # type: ignore[method-assign]
            bad = Entry(2, "move", 0, f"key {never}", {"move": never}, 1000.0)
            news = [("AAAAAA", entry(2)), ("BBBBBB", bad), ("CCCCCC", entry(2))]
            answers = await asyncio.gather(*(store.append(*one) for one in news), return_exceptions=True)
            assert [type(one) for one in answers] == [type(None), result, type(None)]
            assert tries == (1 if storable else 4)  # all together; after a failure each by itself, and none again
            assert await store.lengths(["AAAAAA", "BBBBBB", "CCCCCC"]) == {"AAAAAA": 2, "BBBBBB": n, "CCCCCC": 2}
            await store.append("BBBBBB", entry(n + 1))

    asyncio.run(play())
    errors = [line.getMessage() for line in caplog.records if line.name == "benchtop.store"]
    assert len(errors) == (0 if storable else 1)
    assert all("BBBBBB 2 (move)" in error for error in errors)


def test_a_newer_summary_is_not_replaced_by_an_older_one(database: str) -> None:
    async def play() -> None:
        async with store_at(database) as store:
            await opened(store)
            assert [(table.n, table.summary) for table in await store.lobby()] == [(1, None)]
            for n, body in ((5, "five"), (4, "four"), (5, "five again")):
                await store.summarize({"BCDFGH": (n, body), "ZZZZZZ": (1, "deleted meanwhile")})
            assert [table.summary for table in await store.tables_of("ada")] == [(5, "five again")]
            await store.summarize({})
            await store.forget(time.time() + 1)
            await opened(store)
            assert [table.summary for table in await store.lobby()] == [None]

    asyncio.run(play())


def test_guests_who_sit_nowhere_are_forgotten_after_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "BATCH", 2)
    monkeypatch.setattr(guests, "BATCHES", 3)
    day = guests.DAY

    async def play() -> None:
        async with store_at(database) as store:
            book = store.guests
            await opened(store)  # with a seat for ada
            await book.rename("ada", "Ada", 0.0)
            await book.rename("new", "New", 20 * day)
            await book.rename("here", "Here", 0.0)
            assert await book.name("here", 20 * day) == "Here"  # which notes that they were here
            await book.rename("out", "Out", 0.0)
            await book.sign_out("out", 0.0)
            await book.offer("offers", "secret", 5.0, 20 * day)
            await book.offer("waits", "secret", 99 * day, 20 * day)
            for number in range(9):
                await book.rename(f"old {number}", "Old", 0.0)
            changed = [await book.tidy(30 * day, 10 * day) for _ in range(3)]
            assert changed == [1 + 1 + 6, 3, 0]  # a handover, a name and some guests, bounded; the rest; nothing
            names = [await book.name(who, 30 * day) for who in ("ada", "new", "here", "out", "old 1")]
            assert names == ["Ada", "New", "Here", "", ""]
            assert await book.editions() == {"out": 1}  # or the tokens that were made void would be good again
            assert not await book.take("offers", "secret", 1.0)
            assert await book.take("waits", "secret", 30 * day)

    asyncio.run(play())
