"""Clocks of tables where nobody is: they remind, and wait until somebody cares."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchtop.client import Server, Table
from tests.server.running import BOT, LocalServer, people, quick_game, running_here, until
from tests.server.seats import mover, table_of_people

DAY = 24 * 3600


def entries(server: LocalServer, table: Table) -> int:
    """Count the entries as a stranger, whose asking nobody takes for interest."""
    with server.http() as http:
        return int(http.get(f"/tables/{table.code}").json()["n"])


def nothing_happens(server: LocalServer, table: Table, a_few_looks: Callable[[str], None]) -> None:
    """Check that the clock is looked at a few times and leaves the table alone."""
    before = entries(server, table)
    a_few_looks(table.code)
    assert entries(server, table) == before


def remind(server: LocalServer, table: Table, clock: float) -> None:
    """Let the time of a turn pass, and wait for the reminder."""
    before = entries(server, table)
    server.clock.advance(clock)
    until(lambda: entries(server, table) > before)


@pytest.mark.parametrize("clock", [30, 3 * DAY])
def test_where_nobody_has_been_lately_the_clock_reminds_and_rests(
    tmp_path: Path, a_few_looks: Callable[[str], None], clock: int
) -> None:
    with running_here(tmp_path, rate_limits=False) as server:
        tables = table_of_people(server, clock=clock)
        late = mover(tables)
        server.clock.advance(4 * clock)  # everybody is long gone
        until(lambda: entries(server, late) > len(tables))
        server.clock.advance(clock)
        nothing_happens(server, late, a_few_looks)
        other = next(table for table in tables if table is not late)
        ply = other.look().ply  # which shows that the other one still cares
        until(lambda: other.look().ply > ply)
        assert other.look().raw["log"][-1]["seat"] == late.seat


def test_in_a_game_of_days_the_clock_plays_for_who_is_late_though_nobody_is_connected(tmp_path: Path) -> None:
    clock = 3 * DAY
    with running_here(tmp_path, rate_limits=False, idle_minutes=0) as server:
        tables = table_of_people(server, clock=clock)
        first = mover(tables)
        while (now := first.look()).to_move == first.seat:
            first.play(now.legal[0]["move"], ply=now.ply)
        server.clock.advance(10)
        before = entries(server, first)
        remind(server, first, clock)
        server.clock.advance(clock / 2)
        until(lambda: entries(server, first) >= before + 2)
        assert [event["event"] for event in first.look().raw["log"][-1]["happened"]]
        assert first.look().raw["log"][-1]["seat"] != first.seat


def test_who_is_late_and_comes_back_gets_time_before_the_bot_plays(
    tmp_path: Path, a_few_looks: Callable[[str], None]
) -> None:
    game, clock = quick_game(), 60
    with running_here(tmp_path, rate_limits=False) as server:
        [ada] = Server(server.base).open(game.key, people(game, *[BOT] * (game.seats[0] - 1)), clock=clock)
        until(lambda: ada.look().to_move == ada.seat)
        server.clock.advance(10 * clock)
        until(lambda: said(server, ada, "nudged") != [])
        server.clock.advance(10 * clock)
        nothing_happens(server, ada, a_few_looks)
        with server.socket(ada.code, ada.token) as socket:
            full = socket.get()
            nothing_happens(server, ada, a_few_looks)
            server.clock.advance(clock / 2)
            moved = socket.until("update", kind="move")
            assert (moved["seat"], moved["happened"][-1]["event"]) == (full["to_move"], "ClockRanOut")


def said(server: LocalServer, table: Table, kind: str) -> list[dict[str, Any]]:
    """Return the entries of that kind among the newest that the server sends again."""
    with server.socket(table.code, query="?since=1") as socket:
        first = socket.get()
        if first["type"] == "full":
            return []
        news = [socket.get() for _ in range(first["n"] - 1)]
    return [one for one in news if one["kind"] == kind]
