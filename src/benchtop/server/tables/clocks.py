"""Turn clocks: a soft reminder when the time is up, and half as long again before the bot plays, if anybody cares."""

import asyncio

from benchtop.server.bots.seats import BotSeats
from benchtop.server.ops.logs import log
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.nudge import nudge
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.store import Unavailable

TICK = 0.25


class Clocks:
    """Looks after the tables that have a clock.

    Every `poll_seconds` the store is asked for those whose clock ran out while no process had them in memory.
    """

    def __init__(self, tables: Tables, bots: BotSeats, poll_seconds: float) -> None:
        self._tables = tables
        self._bots = bots
        self._clock = tables.clock
        self._poll_seconds = poll_seconds
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._in_vain: dict[str, float] = {}
        """Overdue tables at which no clock can do anything until they are due anew, and when they were due."""

    async def run(self) -> None:
        """Look at all clocks, again and again."""
        poll_at = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = self._clock.steady()
            if now >= poll_at:
                poll_at = now + self._poll_seconds
                await self._poll()
            for table in self._tables:
                if table.state.settings.clock is not None and table.code not in self._busy:
                    self._look(table)

    async def _poll(self) -> None:
        """Bring tables whose time is up into memory, but not again and again those where that helps nobody."""
        try:
            due = await self._tables.store.due(self._clock.now())
        except Unavailable as wrong:
            log().warning("the clocks could not be looked at", error=str(wrong))
            return
        before, self._in_vain = self._in_vain, {}
        for code, since in due.items():
            if before.get(code) == since or not await self._wake(code):
                self._in_vain[code] = since

    async def _wake(self, code: str) -> bool:
        """Bring the table into memory; whether its clock can do anything there."""
        try:
            table = await self._tables.get(code)
        except Unavailable as wrong:
            log().warning("a clock could not be looked at", table=code, error=str(wrong))
            return True
        except Problem as refused:
            log().warning("a clock could not be looked at", table=code, error=str(refused))
            return False
        except Exception:  # one table that cannot be read stops no other clock
            log().exception("a table could not be read", table=code)
            return False
        seat = table.state.to_move
        rests = seat is not None and table.state.nudged is not None and not _cared_for(table, seat)
        return not rests and any(seat.decides for seat in table.state.seats)

    def _look(self, table: Table) -> None:
        state = table.state
        seat, due = state.to_move, state.due()
        if seat is None or due is None:
            return
        cared_for = _cared_for(table, seat)
        if self._clock.now() < due or (state.nudged is not None and not cared_for):
            return
        work = self._nudge(table, seat) if state.nudged is None else self._bots.play_for(table)
        task = asyncio.create_task(work)
        self._busy[table.code] = task
        task.add_done_callback(lambda _: self._done(table.code))

    def _done(self, code: str) -> None:
        task = self._busy.pop(code)
        if not task.cancelled() and task.exception() is not None:
            log().warning("a clock failed", table=code, error=repr(task.exception()))

    async def _nudge(self, table: Table, seat: int) -> None:
        ply = table.state.ply

        await table.write(lambda state, now: nudge(state, seat, ply, now))

    async def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)


def _cared_for(table: Table, late: int) -> bool:
    """Whether anybody cares for what this seat does: watches, or has been here lately."""
    table.interest.note(table.followed_by())
    return table.presence.now().watching > 0 or table.interest.in_turn_of(late)
