"""Bots in seats: whenever a bot is to move at a table, a worker process chooses its move."""

import asyncio
import contextlib
import time
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from benchtop.core.rng import seeded
from benchtop.server.bots.pace import Pace
from benchtop.server.bots.pool import QUICK, BotPool, BotTrouble
from benchtop.server.journal import NewEntry
from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem
from benchtop.server.settings import Settings
from benchtop.server.tables.commands.play import move_by_server
from benchtop.server.tables.lessons import scripted_move
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tokens import Tokens
from benchtop.store import Unavailable

ELSEWHERE = 3.0
"""Extra seconds to wait in a process that did not store the last move: the process that did is already thinking."""


class BotSeats:
    """Plays moves for the seats that no person plays."""

    def __init__(self, pool: BotPool, tokens: Tokens, settings: Settings, metrics: Metrics) -> None:
        self._pool = pool
        self._tokens = tokens
        self._settings = settings
        self._metrics = metrics
        self._shared = not settings.database_url.startswith("sqlite")
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        """Set when this process sees a move at a table whose bots it was leaving to another process."""
        self._pace = Pace(settings.bot_pause)
        self._opened: WeakKeyDictionary[Table, str] = WeakKeyDictionary()
        """The addresses from which tables in memory were opened."""
        self._asked: WeakSet[Table] = WeakSet()
        """Tables where a person has made a request since a person was last to move."""
        self._resting: WeakSet[Table] = WeakSet()
        """Tables whose last move this process saw, and whose bots wait for someone to connect."""
        self.closing = False

    def opened(self, table: Table, address: str) -> None:
        """Record the address that opened the table; all bots of an address share a place in the queue."""
        self._opened[table] = address

    def tables_of(self, address: str) -> int:
        """Count the unfinished games with bots in memory that were opened from that address."""
        return sum(
            opener == address and not table.state.over and any(seat.kind == "bot" for seat in table.state.seats)
            for table, opener in self._opened.items()
        )

    def attend(self, table: Table) -> None:
        """Note a person's request at the table: its bots play on until a person is to move."""
        self._asked.add(table)
        if table.code not in self._driving and table.state.bot_to_move() is not None:
            self._start(table, elsewhere=True)

    def consider(self, table: Table, elsewhere: bool) -> None:  # noqa: FBT001
        """Start thinking if a bot is to move and nobody is thinking yet; called when the table changes or gains a
        subscriber.
        """
        if table.code in self._driving:
            if not elsewhere:
                self._hurry[table.code].set()
            return
        if not elsewhere and table.state.n > 1:  # opening a table does not count as being present
            self._asked.add(table)
        self._start(table, elsewhere=elsewhere)

    def _start(self, table: Table, *, elsewhere: bool) -> None:
        elsewhere = elsewhere and table not in self._resting
        if self.closing or not self._wanted(table):
            if not elsewhere:
                self._resting.add(table)
            return
        self._resting.discard(table)
        self._hurry[table.code] = asyncio.Event()
        task = asyncio.create_task(self._drive(table, elsewhere=elsewhere))
        self._driving[table.code] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        task = self._driving.pop(table.code)
        hurry = self._hurry.pop(table.code)
        if task.cancelled():
            return
        if task.exception() is not None:
            log().warning("a bot seat failed", table=table.code, error=repr(task.exception()))
        elif hurry.is_set():  # a move may have been made while the task was ending
            self._start(table, elsewhere=False)

    def _wanted(self, table: Table) -> tuple[int, str] | None:
        """Return the bot to move, or None if nobody is there to play for."""
        moving = table.state.bot_to_move()
        if moving is None:
            self._asked.discard(table)
            return None
        people = any(seat.decides for seat in table.state.seats)
        there = table.presence.now() or (people and (table.listeners or table in self._asked))
        return moving if there else None

    async def _drive(self, table: Table, *, elsewhere: bool) -> None:
        """Play bot moves until a person is to move."""
        wait = ELSEWHERE if elsewhere and self._shared else 0
        hurry = self._hurry[table.code]
        while (moving := self._wanted(table)) is not None and not self.closing:
            turn = table.state.turn
            seat, level = moving
            if wait:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), wait)
                    wait = 0
                if table.state.turn != turn:
                    continue
            started = time.perf_counter()
            move, thought = await self._choose(table, seat, level)
            pause = self._pause(table.state, seat, level, time.perf_counter() - started if thought else None)
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - started)))
            if await self._play(table, turn, seat, move, "bot"):
                wait = 0
            elif table.state.turn == turn and self._wanted(table) == moving:
                return
        if table.state.bot_to_move() is not None and not wait:
            self._resting.add(table)

    def _pause(self, state: TableState, seat: int, level: str, took: float | None) -> float:
        """Return the number of seconds a bot's move should take."""
        played = state.match.played
        is_open = took is None and not state.has_secrets(range(len(state.seats)))
        goes_on = bool(played) and played[-1].seat == seat
        return self._pace.pause(level, took, state.settings.pace, goes_on=goes_on, is_open=is_open)

    async def play_for(self, table: Table) -> None:
        """Play a move for a person whose time is up."""
        state = table.state
        seat, turn = state.to_move, state.turn
        if seat is not None:
            move, _ = await self._choose(table, seat, state.settings.stand_in)
            await self._play(table, turn, seat, move, "clock")

    async def _play(self, table: Table, turn: int, seat: int, move: str, by: str) -> bool:
        """Play the move unless the turn or the seat has changed; return whether it was played."""

        def move_now(state: TableState, now: float) -> NewEntry | int:
            still = state.turn == turn and state.to_move == seat and state.seats[seat].decides == (by == "clock")
            return move_by_server(state, seat, move, by, now) if still else 0

        try:
            return await table.write(move_now) > 0
        except (Problem, Unavailable):
            return False

    async def _choose(self, table: Table, seat: int, level: str) -> tuple[str, bool]:
        """Choose a move; also return whether it was a real choice."""
        state, moves = table.state, table.state.legal()
        if len(moves) == 1:
            return moves[0].notation, False
        scripted = scripted_move(state)
        if scripted is not None:
            return scripted, False
        started = time.perf_counter()
        try:
            question = self._question(state, seat, level)
            answer = await self._pool.ask(question, quick=level in QUICK, owner=self._owner(table))
            chosen = state.game.parse(str(answer["move"]))
            if chosen not in moves:
                raise BotTrouble(f"it chose {chosen}")
            return chosen.notation, True
        except (BotTrouble, ValueError, KeyError) as wrong:
            self._metrics.bot_failures.inc()
            log().warning("a bot could not choose", level=level, error=str(wrong))
            return moves[seeded(f"{state.header.code} {state.n}").below(len(moves))].notation, True
        finally:
            self._metrics.thinking.labels(level).observe(time.perf_counter() - started)

    def _owner(self, table: Table) -> str:
        """Return the key under which the table's bots queue: tables opened from one address share a place."""
        return self._opened.get(table) or table.state.settings.host

    def _question(self, state: TableState, seat: int, level: str) -> dict[str, Any]:
        """Build the question for a bot. Its seed depends on the deal and on what its seat has seen, so tables with the
        same deal and history get the same reply.
        """
        log = state.match.log(seat)
        seed = self._tokens.private(f"{state.match.seed} {seat} {level} {' '.join(log)}")
        return {
            "game": state.game.key,
            "world": state.match.state.imagine(seat, seed).to_json(),
            "seat": seat,
            "log": log,
            "level": level,
            "seed": seed,
            "seconds": self._settings.bot_seconds,
        }

    async def ratings(self, table: Table, seat: int, compare: str | None = None) -> dict[str, Any]:
        """Return what a bot would play in that seat, best first (a hint), and its rating of a move to compare."""
        question = {**self._question(table.state, seat, "hard"), "ratings": True, "compare": compare}
        try:
            return await self._pool.ask(question, quick=True, owner=self._owner(table))
        except BotTrouble:
            raise Problem(503, "no_hint", "No bot could be asked.", headers={"Retry-After": "5"}) from None

    async def close(self) -> None:
        """Stop all bots; unfinished decisions are repeated after the next start."""
        self.closing = True
        for task in self._driving.values():
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self._pool.close()
