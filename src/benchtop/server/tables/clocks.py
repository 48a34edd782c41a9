"""Turn clocks: a reminder when the time is up, then half as long again until a bot plays, if anyone is still
interested.
"""

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
    """Runs the clocks of the tables.

    Every `poll_seconds` the store is searched for clocks that ran out while no process had their table in memory.
    """

    def __init__(self, tables: Tables, bots: BotSeats, poll_seconds: float) -> None:
        self._tables = tables
        self._bots = bots
        self._clock = tables.clock
        self._poll_seconds = poll_seconds
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._nothing_to_do: dict[str, float] = {}
        """Overdue tables whose clock can do nothing until they are due again, with the time they were due."""

    async def run(self) -> None:
        """Check all clocks periodically."""
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
        """Load tables whose time is up, except those where that was useless before."""
        try:
            due = await self._tables.store.due(self._clock.now())
        except Unavailable as wrong:
            log().warning("could not check the clocks", error=str(wrong))
            return
        before, self._nothing_to_do = self._nothing_to_do, {}
        for code, since in due.items():
            if before.get(code) == since or not await self._wake(code):
                self._nothing_to_do[code] = since

    async def _wake(self, code: str) -> bool:
        """Load the table; return whether its clock can do anything."""
        try:
            table = await self._tables.get(code)
        except Unavailable as wrong:
            log().warning("could not check a clock", table=code, error=str(wrong))
            return True
        except Problem as refused:
            log().warning("could not check a clock", table=code, error=str(refused))
            return False
        except Exception:  # an unreadable table must not stop the other clocks
            log().exception("a table could not be read", table=code)
            return False
        seat = table.state.to_move
        rests = seat is not None and table.state.nudged is not None and not _is_anyone_interested(table, seat)
        return not rests and any(seat.decides for seat in table.state.seats)

    def _look(self, table: Table) -> None:
        state = table.state
        seat, due = state.to_move, state.due()
        if seat is None or due is None:
            return
        interested = _is_anyone_interested(table, seat)
        if self._clock.now() < due or (state.nudged is not None and not interested):
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


def _is_anyone_interested(table: Table, late: int) -> bool:
    """Whether anyone is interested in this seat's move: a spectator is connected, or another player was active
    recently.
    """
    table.interest.note(table.followed_by())
    return table.presence.now().watching > 0 or table.interest.in_turn_of(late)
