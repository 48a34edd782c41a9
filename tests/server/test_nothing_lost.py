"""Nothing is lost: servers are killed and PostgreSQL is restarted under load, and every answered move is there."""

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

import pytest

import benchtop
from benchtop.client import News, Refused, Server, Table, Unreachable
from benchtop.server.tables.state import TableState
from benchtop.store import store_at
from tests.depth import depth
from tests.server.running import TIMEOUT, ServerProcess, TwoServers, quick_game, running, running_two
from tests.store.databases import fresh_database
from tests.store.postgres import temporary_postgres, why_not

KILLS = depth(2, 200)
TABLES = 4


class Load:
    """Let people play all the time, through any of several servers, and remember every answer."""

    def __init__(self, bases: list[str], seed: int) -> None:
        self.bases = bases
        self.answered: dict[str, dict[int, tuple[str, int]]] = {}
        """By table: the entry number that the server answered, with the move and its ply."""
        self.trouble: list[str] = []
        self.resyncs = 0
        self.stop = threading.Event()
        self._rng = random.Random(seed)
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Self:
        for _ in range(TABLES):
            thread = threading.Thread(target=self._player, args=[self._rng.randrange(10**9)])
            thread.start()
            self._threads.append(thread)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        for thread in self._threads:
            thread.join(TIMEOUT)
            assert not thread.is_alive()

    def moves(self) -> int:
        """Count the answered moves."""
        return sum(map(len, self.answered.values()))

    def until_played(self, more: int, pause: float = 0.02) -> None:
        """Wait until more moves have been answered."""
        enough, deadline = self.moves() + more, time.monotonic() + TIMEOUT
        while self.moves() < enough:
            assert not self.trouble, self.trouble
            assert time.monotonic() < deadline
            time.sleep(pause)

    def _player(self, seed: int) -> None:
        """Play all seats of one table after another."""
        rng = random.Random(seed)
        try:
            while not self.stop.is_set():
                self._table(rng)
        except Exception as wrong:
            self.trouble.append(repr(wrong))

    def _table(self, rng: random.Random) -> None:
        game = quick_game()
        seats = None
        while seats is None:
            with contextlib.suppress(Unreachable, Refused):
                seats = Server(rng.choice(self.bases), timeout=TIMEOUT).open(game.key, [{"kind": "me"}] * game.seats[0])
            if self.stop.is_set() and seats is None:
                return
        code = seats[0].code
        answered = self.answered.setdefault(code, {})
        handles = {
            (base, seat.seat): Server(base, timeout=TIMEOUT).sit(code, seat.seat or 0, seat.token or "")
            for base in self.bases
            for seat in seats
        }
        number = 0
        while not self.stop.is_set():
            here = rng.choice(self.bases)
            news = self._patiently(handles[here, 0].look)
            if news.over or news.to_move is None:
                return
            mine = handles[here, news.to_move]
            news = self._patiently(mine.look)
            if not news.legal:
                continue  # this process had not heard of the last move yet
            number += 1
            self._play(mine, rng.choice(news.legal)["move"], news.ply, f"k{number}", answered, handles, rng)

    def _play(
        self, table: Table, move: str, ply: int, key: str, answered: dict[int, tuple[str, int]],
        handles: dict[tuple[str, int | None], Table], rng: random.Random,
    ) -> None:  # fmt: skip
        """Send one move until it is answered; after a lost answer, perhaps through another server."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                n = table.play(move, ply=ply, key=key)
            except (Unreachable, Refused) as wrong:
                if isinstance(wrong, Refused) and wrong.code in {"stale", "not_your_turn"}:
                    self.resyncs += 1  # read from a process that was behind: look again
                    return
                if time.monotonic() > deadline:
                    raise
                table = handles[rng.choice(self.bases), table.seat]
                continue
            answered[n] = (move, ply)
            if rng.random() < 0.2:  # the same message again is answered with the same entry
                assert table.play(move, ply=ply, key=key) == n
            return

    def _patiently(self, ask: Callable[[], News]) -> News:
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                return ask()
            except (Unreachable, Refused) as wrong:
                if time.monotonic() > deadline or (isinstance(wrong, Refused) and wrong.status == 500):
                    raise
                self.resyncs += 1


def check(load: Load, database: str) -> None:
    """Check that every answered move is stored under its number, no move twice, and that every list can be replayed."""

    async def read() -> None:
        async with store_at(database) as store:
            for code, answered in load.answered.items():
                header = await store.header(code)
                assert header is not None
                entries = await store.entries(code)
                assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
                assert len({entry.key for entry in entries}) == len(entries)
                by_number = {entry.n: entry for entry in entries}
                for n, (move, ply) in answered.items():
                    assert by_number[n].kind == "move"
                    assert (by_number[n].body["move"], by_number[n].body["ply"]) == (move, ply)
                state = TableState(header)
                for entry in entries:
                    state.apply(entry)
                benchtop.replay(state.match.record())
                plies = [entry.body["ply"] for entry in entries if entry.kind == "move"]
                assert plies == list(range(len(plies)))

    assert load.trouble == []
    assert load.moves() > 0
    asyncio.run(read())


def kill_again_and_again(servers: Sequence[ServerProcess], load: Load) -> None:
    rng = random.Random(7)
    for _ in range(KILLS):
        load.until_played(rng.randrange(5, 25), pause=0.02 * rng.random())
        victim = rng.choice(servers)
        victim.kill()
        victim.start(wait=len(servers) == 1)
    for server in servers:
        server.wait_until_healthy()


def test_a_server_killed_under_load_loses_no_answered_move_on_sqlite(tmp_path: Path) -> None:
    with running(tmp_path) as server, Load([server.base], seed=1) as load:
        kill_again_and_again([server], load)
    check(load, server.database)


def test_two_servers_on_one_postgresql_killed_under_load_lose_and_double_nothing(
    tmp_path: Path, postgres_database: str
) -> None:
    with running_two(tmp_path, postgres_database) as servers, Load([one.base for one in servers], seed=2) as load:
        kill_again_and_again(servers, load)
    check(load, postgres_database)


def test_postgresql_restarted_under_load_delays_moves_and_loses_none(tmp_path: Path) -> None:
    if (reason := why_not()) is not None:
        pytest.skip(reason)
    with temporary_postgres() as postgres:
        database = fresh_database(postgres)
        with running_two(tmp_path, database) as servers, Load([one.base for one in servers], seed=3) as load:
            for _ in range(depth(1, 10)):
                load.until_played(30)
                postgres.stop()
                postgres.start()
            load.until_played(30)
        check(load, database)


def test_what_one_server_stores_is_told_by_the_other(two_servers: TwoServers) -> None:
    game = quick_game()
    seats = Server(two_servers[0].base).open(game.key, [{"kind": "me"}] * game.seats[0])
    with two_servers[1].socket(seats[0].code) as watching:
        full = watching.get()
        for ply in range(10):
            moving = seats[full["to_move"]]
            legal = moving.look().legal
            n = moving.play(legal[0]["move"], ply=ply)
            update = watching.until("update", kind="move")
            assert (update["n"], update["ply"]) == (n, ply + 1)
            full["to_move"] = update["to_move"]


def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_by_itself(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        game = quick_game()
        seats = Server(server.base).open(game.key, [{"kind": "me"}] * game.seats[0])
        stream = iter(seats[0].follow())
        next(stream)
        with server.socket(seats[0].code) as watching:
            watching.get()
            assert server.stop() in {0, -15}
            assert watching.closed_with() == 1012
        server.start()
        assert next(stream).type == "resumed"  # the stream comes back by itself
        stream.close()  # type: ignore[attr-defined]
        assert "Traceback" not in server.words()
