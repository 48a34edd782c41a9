"""Summaries of tables for lists, stored beside the entries so that no game has to be replayed to list it.

A summary is written shortly after its entry and contains that entry's number. If the table's log is longer, because a
process died or another is about to write, the table itself is read.
"""

import asyncio
from typing import Literal

import msgspec

from benchtop.server.ops.logs import log
from benchtop.server.problems import Problem
from benchtop.server.tables.archive import Archive
from benchtop.server.tables.message_types import Result
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.store import Listing, Unavailable

DELAY = 1.0
"""Seconds between two writes of summaries, for all tables together."""
TOGETHER = 500
"""Maximum number of summaries per transaction."""

Standing = Literal["waiting", "your_turn", "their_turn", "over", "gone"]


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A summary of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""
    away: bool = False
    resigned: bool = False
    people: tuple[str, ...] = ()
    """The guests who hold it."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A summary of a table as of entry n."""

    n: int
    at: float
    """Time of that entry."""
    seats: tuple[SeatSummary, ...]
    ply: int = 0
    started: bool = False
    over: bool = False
    decides: int | None = None
    """The seat to move, if a person decides for it."""
    result: Result | None = None

    def held_by(self, person: str) -> frozenset[int]:
        """Return the seats of that guest."""
        return frozenset(number for number, seat in enumerate(self.seats) if person in seat.people)

    def standing(self, seats: frozenset[int]) -> Standing:
        """Return what the table is waiting for, from the viewpoint of these seats."""
        if not seats:
            return "gone"
        if self.over:
            return "over"
        if not self.started:
            return "waiting"
        return "your_turn" if self.decides in seats else "their_turn"


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Summary)


def summarize(state: TableState) -> Summary:
    """Summarize a table."""
    seat = state.to_move
    return Summary(
        n=state.n,
        at=state.recent[-1].entry.at,
        seats=tuple(
            SeatSummary(
                seat_at.kind, seat_at.name, seat_at.level, seat_at.away, seat_at.resigned, tuple(seat_at.holders)
            )
            for seat_at in state.seats
        ),
        ply=state.ply,
        started=state.started,
        over=state.over,
        decides=seat if seat is not None and state.seats[seat].decides else None,
        result=state.result(),
    )


async def summary_of(tables: Tables, listed: Listing) -> Summary | None:
    """Return an up-to-date summary of a listed table; None if it cannot be read now."""
    table = tables.cached(listed.code)
    kept = _kept(listed)
    if table is None and kept is not None and kept.n >= listed.n:
        return kept
    try:
        if table is None:
            table = await tables.get(listed.code)
            tables.unsummarized[table.code] = table
        else:
            await table.catch_up(listed.n)
    except Problem as problem:
        return kept if problem.status != 410 else _archived(await tables.archive(listed.code))
    except Unavailable:
        return kept
    return summarize(table.state)


def _archived(old: Archive) -> Summary:
    """Summarize a table whose rules this program no longer has; it counts as over."""
    seats = tuple(SeatSummary(seat.kind, seat.name, seat.level, people=tuple(seat.people)) for seat in old.seats)
    return Summary(old.n, old.at, seats, len(old.moves), over=True, result=old.result)


def _kept(listed: Listing) -> Summary | None:
    try:
        return None if listed.summary is None else _decoder.decode(listed.summary[1])
    except msgspec.DecodeError:  # from another version
        return None


class Summaries:
    """Writes the summaries of changed tables, a moment later."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        while True:
            await asyncio.sleep(DELAY)
            await self.write()

    async def write(self) -> None:
        """Write all waiting summaries; keep them if the database is down."""
        waiting = self._tables.unsummarized
        while waiting:
            some = {code: waiting.pop(code) for code in list(waiting)[:TOGETHER]}
            try:
                await self._tables.store.summarize({code: _short(table) for code, table in some.items()})
            except Exception as wrong:  # the writer already reports a failing database
                log().debug("summaries could not be written", error=repr(wrong))
                self._tables.unsummarized = {**some, **waiting}
                return


def _short(table: Table) -> tuple[int, str]:
    return table.state.n, _encode(summarize(table.state)).decode()
