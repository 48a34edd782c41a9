"""What a server catches up on after it was away, though nobody asks: clocks that ran out, tables past their days."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.sql import Executable

from benchtop.client import Server, Table
from benchtop.server.tables.state import grace
from benchtop.store import Entry, store_at
from benchtop.store.schema import ENTRIES, TABLES
from tests.server.running import ServerProcess, StoppedClock, quick_game, running, running_here, until
from tests.server.seats import table_of_people

DAY = 24 * 3600


def stored(database: str, table: Table) -> list[Entry]:
    """Return the entries of a table, read without the server, which must not be reminded of the table."""

    async def read() -> list[Entry]:
        async with store_at(database) as store:
            return await store.entries(table.code)

    return asyncio.run(read())


def change(server: ServerProcess, statement: Executable) -> None:
    """Change the database behind the server's back."""

    async def write() -> None:
        async with store_at(server.database) as store:
            await store.database.write(lambda connection: connection.execute(statement))

    asyncio.run(write())


def make_older(server: ServerProcess, table: Table, seconds: float) -> None:
    """Move everything that happened at the table, and the end of its clock, into the past."""
    earlier = TABLES.c.created - seconds, TABLES.c.due - seconds
    change(server, update(TABLES).where(TABLES.c.code == table.code).values(created=earlier[0], due=earlier[1]))
    change(server, update(ENTRIES).where(ENTRIES.c.code == table.code).values(at=ENTRIES.c.at - seconds))


def test_clocks_that_ran_out_while_the_server_was_away_are_found(
    tmp_path: Path, database: str, a_few_looks: Callable[[str], None]
) -> None:
    seats, clock = [{"kind": "me"}] * quick_game().seats[0], StoppedClock()
    with running_here(tmp_path, database, clock) as server:
        host = Server(server.base)
        timed = host.open(quick_game().key, seats, clock=3600)[0]
        untimed = host.open(quick_game().key, seats)[0]
    clock.advance(2 * 3600)  # so long that the bot would have played
    assert [entry.kind for entry in stored(database, timed)] == ["opened"]
    with running_here(tmp_path, database, clock) as server:
        until(lambda: len(stored(database, timed)) > 1)
        timed = Server(server.base).sit(timed.code, timed.seat or 0, timed.token or "")
        with server.socket(timed.code, timed.token) as socket:  # or nobody would care
            assert socket.get()["n"] == 2
            a_few_looks(timed.code)
            clock.advance(grace(3600) - 1)
            a_few_looks(timed.code)
            assert len(stored(database, timed)) == 2  # there is time to answer the reminder
            clock.advance(1)
            socket.until("update", kind="move")
        nudged, moved = stored(database, timed)[1:3]
        assert (nudged.kind, moved.kind, moved.body["by"]) == ("nudged", "move", "clock")
        assert moved.at - nudged.at == grace(3600)
        assert len(stored(database, untimed)) == 1


def test_overdue_tables_that_nothing_can_be_done_for_are_looked_at_once(tmp_path: Path) -> None:
    game = quick_game()
    seats = [{"kind": "me"}] * game.seats[0]
    with running(tmp_path, poll_seconds=0.3) as server:
        tables = [Server(server.base).open(game.key, seats, clock=3600) for _ in range(4)]
        old_rules, deserted, first, second = tables
        for seat in deserted:
            seat.leave()
        server.kill()
        change(server, update(TABLES).where(TABLES.c.code == old_rules[0].code).values(rules_version=99))
        for overdue in (old_rules, deserted, first):
            make_older(server, overdue[0], 4000)
        server.start()
        until(lambda: len(stored(server.database, first[0])) > 1)
        before = len(stored(server.database, deserted[0]))
        make_older(server, second[0], 4000)
        until(lambda: len(stored(server.database, second[0])) > 1)  # so there was another look
        assert server.words().count("version 99 of its rules") == 1
        assert len(stored(server.database, deserted[0])) == before  # bots rest where nobody plays and nobody watches
        deserted[0].come_back()
        until(lambda: deserted[0].look().legal)  # and they play again for players who are back
        assert "Traceback" not in server.words()


def test_tables_past_their_days_are_deleted_at_the_start_and_no_others(tmp_path: Path, database: str) -> None:
    clock = StoppedClock()
    with running_here(tmp_path, database, clock, keep_days=5) as server:
        old, used = (table_of_people(server)[0] for _ in range(2))
        clock.advance(2 * DAY)
        young = table_of_people(server)[0]
        used.say("hello")
    clock.advance(4 * DAY)
    with running_here(tmp_path, database, clock, keep_days=5) as server:
        until(lambda: not stored(database, old))
        with server.http(old.token) as http:
            answer = http.get(f"/tables/{old.code}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
            assert http.get("/mine").json()["tables"] == []
        used, young = (Server(server.base).sit(one.code, 0, one.token or "") for one in (used, young))
        assert [line["words"] for line in used.look().raw["chat"]] == ["Hello!"]
        assert young.look().raw["table"]["started"]
