"""What a server catches up on after it was away, though nobody asks: clocks that ran out, tables past their days."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.sql import Executable

from benchtop.client import Server, Table
from benchtop.server.tables.state import grace
from benchtop.store import Entry, store_at
from benchtop.store.schema import ENTRIES, TABLES
from tests.server.running import TIMEOUT, ServerProcess, quick_game
from tests.server.seats import table_of_people

DAY = 24 * 3600


def stored(server: ServerProcess, table: Table) -> list[Entry]:
    """The list of a table, read without the server, which must not be reminded of the table."""

    async def read() -> list[Entry]:
        async with store_at(server.database) as store:
            return await store.entries(table.code)

    return asyncio.run(read())


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def change(server: ServerProcess, statement: Executable) -> None:
    """Change the database behind the server's back."""

    async def write() -> None:
        async with store_at(server.database) as store:
            await store.database.write(lambda connection: connection.execute(statement))

    asyncio.run(write())


def make_older(server: ServerProcess, table: Table, seconds: float) -> None:
    """Let everything at the table have happened so much earlier, and its clock have run out so much sooner."""
    earlier = TABLES.c.created - seconds, TABLES.c.due - seconds
    change(server, update(TABLES).where(TABLES.c.code == table.code).values(created=earlier[0], due=earlier[1]))
    change(server, update(ENTRIES).where(ENTRIES.c.code == table.code).values(at=ENTRIES.c.at - seconds))


def test_clocks_that_ran_out_while_the_server_was_away_are_found(tmp_path: Path, database: str) -> None:
    game = quick_game()
    server = ServerProcess(tmp_path, database).start()
    try:
        host = Server(server.base)
        timed = host.open(game.key, [{"kind": "me"}] * game.seats[0], clock=1)[0]
        untimed = host.open(game.key, [{"kind": "me"}] * game.seats[0])[0]
        server.kill()
        for table in (timed, untimed):
            make_older(server, table, 100)  # so long that the bot would have played
        assert [entry.kind for entry in stored(server, timed)] == ["opened"]
        started = time.time()
        server.start()
        until(lambda: len(stored(server, timed)) > 1)
        with server.socket(timed.code, timed.token):  # or nobody would care
            until(lambda: len(stored(server, timed)) > 2)
        nudged, moved = stored(server, timed)[1:3]
        assert (nudged.kind, moved.kind, moved.body["by"]) == ("nudged", "move", "clock")
        assert started < nudged.at
        assert moved.at - nudged.at >= grace(1)  # there is time to answer the reminder
        assert len(stored(server, untimed)) == 1
    finally:
        server.kill()


def test_overdue_tables_that_nothing_can_be_done_for_are_looked_at_once(tmp_path: Path) -> None:
    game = quick_game()
    seats = [{"kind": "me"}] * game.seats[0]
    server = ServerProcess(tmp_path, poll_seconds=0.3).start()
    try:
        tables = [Server(server.base).open(game.key, seats, clock=3600) for _ in range(4)]
        old_rules, deserted, first, second = tables
        for seat in deserted:
            seat.leave()
        server.kill()
        change(server, update(TABLES).where(TABLES.c.code == old_rules[0].code).values(rules_version=99))
        for overdue in (old_rules, deserted, first):
            make_older(server, overdue[0], 4000)
        server.start()
        until(lambda: len(stored(server, first[0])) > 1)
        before = len(stored(server, deserted[0]))
        make_older(server, second[0], 4000)
        until(lambda: len(stored(server, second[0])) > 1)  # so there was another look
        assert server.words().count("other rules") == 1
        assert len(stored(server, deserted[0])) == before  # bots rest where nobody plays and nobody watches
        deserted[0].come_back()
        until(lambda: bool(deserted[0].look().legal))  # and they play on for whoever is back
    finally:
        server.kill()
    assert "Traceback" not in server.words()


def test_tables_past_their_days_are_deleted_at_the_start_and_no_others(tmp_path: Path, database: str) -> None:
    server = ServerProcess(tmp_path, database, keep_days=5).start()
    try:
        old, used, young = (table_of_people(server)[0] for _ in range(3))
        server.kill()
        make_older(server, old, 6 * DAY)
        make_older(server, used, 6 * DAY)
        make_older(server, young, 4 * DAY)

        async def use() -> None:
            async with store_at(database) as store:
                n = len(await store.entries(used.code))
                await store.append(used.code, Entry(n + 1, "chat", 0, "late", {"phrase": "hello", "name": "Ada"}, now))

        now = time.time()
        asyncio.run(use())
        server.start()
        until(lambda: not stored(server, old))
        with server.http(old.token) as http:
            answer = http.get(f"/tables/{old.code}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
            assert http.get("/mine").json()["tables"] == []
        assert [line["words"] for line in used.look().raw["chat"]] == ["Hello!"]
        assert young.look().raw["table"]["started"]
    finally:
        server.kill()
