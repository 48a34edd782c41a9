"""Bots in seats: whenever a bot is to move at a table, somebody thinks for it in another process."""

import asyncio
import contextlib
import time
from typing import Any

from benchtop.core.rng import seeded
from benchtop.server.bots.pool import BotPool, BotTrouble
from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem
from benchtop.server.settings import Settings
from benchtop.server.tables.decide import NewEntry, move_by_server
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tokens import Tokens
from benchtop.store import Unavailable

ELSEWHERE = 3.0
"""A process that did not see the last move itself waits so many seconds longer: the one that did is thinking."""


class BotSeats:
    """Moves for the seats that no person plays."""

    def __init__(self, pool: BotPool, tokens: Tokens, settings: Settings, metrics: Metrics) -> None:
        self._pool = pool
        self._tokens = tokens
        self._settings = settings
        self._metrics = metrics
        self._shared = not settings.database_url.startswith("sqlite")
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        """Set when this process itself has seen a move at a table whose bots it was leaving to another process."""
        self.closing = False

    def consider(self, table: Table, elsewhere: bool) -> None:  # noqa: FBT001
        """Start to think if a bot is to move at the table and nobody thinks yet."""
        if table.code in self._driving:
            if not elsewhere:
                self._hurry[table.code].set()
            return
        if self.closing or not _wanted(table):
            return
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
        elif hurry.is_set():  # somebody may have moved while the task was ending
            self.consider(table, elsewhere=False)

    async def _drive(self, table: Table, *, elsewhere: bool) -> None:
        """Move for bots until a person is to move."""
        wait = ELSEWHERE if elsewhere and self._shared else 0
        hurry = self._hurry[table.code]
        while (moving := _wanted(table)) is not None and not self.closing:
            turn = table.state.turn
            seat, level = moving
            started = time.perf_counter()
            if wait:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), wait)
                    wait = 0
                if table.state.turn != turn:
                    continue
            move = await self._choose(table.state, seat, level)
            await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.perf_counter() - started)))
            if await self._play(table, turn, seat, move, "bot"):
                wait = 0
            elif table.state.turn == turn and _wanted(table) == moving:
                return

    async def play_for(self, table: Table) -> None:
        """Move once for a person whose time is up."""
        state = table.state
        seat, turn = state.to_move, state.turn
        if seat is not None:
            move = await self._choose(state, seat, str(state.settings["stand_in"]))
            await self._play(table, turn, seat, move, "clock")

    async def _play(self, table: Table, turn: int, seat: int, move: str, by: str) -> bool:
        """Play the move if it is still that turn and still not the person's own; whether it was played."""

        def move_now(state: TableState, now: float) -> NewEntry | int:
            still = state.turn == turn and state.to_move == seat and state.seats[seat].decides == (by == "clock")
            return move_by_server(state, seat, move, by, now) if still else 0

        try:
            return await table.write(move_now) > 0
        except (Problem, Unavailable):
            return False

    async def _choose(self, state: TableState, seat: int, level: str) -> str:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].notation
        started = time.perf_counter()
        try:
            answer = await self._pool.ask(self._question(state, seat, level))
            chosen = state.game.parse(str(answer["move"]))
            if chosen not in moves:
                raise BotTrouble(f"it chose {chosen}")
            return chosen.notation
        except (BotTrouble, ValueError, KeyError) as wrong:
            self._metrics.bot_failures.inc()
            log().warning("a bot could not choose", level=level, error=str(wrong))
            return moves[seeded(f"{state.header.code} {state.n}").below(len(moves))].notation
        finally:
            self._metrics.thinking.labels(level).observe(time.perf_counter() - started)

    def _question(self, state: TableState, seat: int, level: str) -> dict[str, Any]:
        seed = self._tokens.private(f"{state.header.code} {state.n}")
        return {
            "game": state.game.key,
            "world": state.match.state.imagine(seat, seed).to_json(),
            "seat": seat,
            "log": state.match.log(seat),
            "level": level,
            "seed": seed,
            "seconds": self._settings.bot_seconds,
        }

    async def ratings(self, state: TableState, seat: int) -> list[dict[str, Any]]:
        """What a bot would play in that seat, best first: a hint."""
        try:
            answer = await self._pool.ask({**self._question(state, seat, "hard"), "ratings": True})
        except BotTrouble:
            raise Problem(503, "no_hint", "No bot could be asked.", headers={"Retry-After": "5"}) from None
        return list(answer["ratings"])

    async def close(self) -> None:
        """Stop thinking; whatever was thought is thought again after the next start."""
        self.closing = True
        for task in self._driving.values():
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self._pool.close()


def _wanted(table: Table) -> tuple[int, str] | None:
    """The bot to move, unless there is nobody to play for: then bots rest until somebody comes."""
    state = table.state
    moving = state.bot_to_move()
    if moving is None or not (table.subscribers or any(seat.decides for seat in state.seats)):
        return None
    return moving
