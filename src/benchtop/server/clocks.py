"""Turn clocks: a soft reminder when the time is up, and half as long again before the bot plays."""

import asyncio
import time

from benchtop.server.botseats import BotSeats
from benchtop.server.fold import Fold
from benchtop.server.judge import Draft
from benchtop.server.logs import log
from benchtop.server.problems import Problem
from benchtop.server.tables import Table, Tables
from benchtop.store import Found, Unavailable

TICK = 0.25
SWEEP = 20.0
"""How often the store is asked for tables whose clock ran out while no process had them in memory."""


def grace(seconds: float) -> float:
    """How long after the reminder the bot plays."""
    return seconds / 2


class Clocks:
    """Looks after the tables that have a clock."""

    def __init__(self, tables: Tables, bots: BotSeats) -> None:
        self._tables = tables
        self._bots = bots
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Look at all clocks, again and again."""
        swept = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            if now - swept > SWEEP:
                swept = now
                await self._sweep()
            for table in self._tables:
                if table.fold.settings["clock"] is not None and table.code not in self._busy:
                    self._look(table)

    async def _sweep(self) -> None:
        """Bring tables whose time is up into memory."""
        try:
            due = await self._tables.store.due(time.time())
        except Unavailable as wrong:
            log().warning("the clocks could not be looked at", error=str(wrong))
            return
        for code in due:
            try:
                await self._tables.get(code)
            except (Problem, Unavailable) as refused:
                log().warning("a clock could not be looked at", table=code, error=str(refused))
            except Exception:  # one table that cannot be read stops no other clock
                log().exception("a table could not be read", table=code)

    def _look(self, table: Table) -> None:
        fold = table.fold
        seat = fold.to_move
        if seat is None or not fold.seats[seat].decides:
            return
        seconds = float(fold.settings["clock"])
        spent = time.time() - fold.turn_since
        if spent < seconds or (fold.nudged and spent < seconds + grace(seconds)):
            return
        work = self._bots.play_for(table) if fold.nudged else self._nudge(table, seat)
        task = asyncio.create_task(work)
        self._busy[table.code] = task
        task.add_done_callback(lambda _: self._done(table.code))

    def _done(self, code: str) -> None:
        task = self._busy.pop(code)
        if not task.cancelled() and task.exception() is not None:
            log().warning("a clock failed", table=code, error=repr(task.exception()))

    async def _nudge(self, table: Table, seat: int) -> None:
        ply = table.fold.ply

        def draft(fold: Fold) -> Draft | int:
            if fold.ply != ply or fold.nudged or fold.to_move != seat:
                return 0
            due = time.time() + grace(float(fold.settings["clock"]))
            return Draft("nudged", seat, {"ply": ply}, f"nudge:{fold.n}", Found(due=due))

        await table.write(draft)

    async def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
