"""A stream of all my tables, a JSON object per line: which begin, which wait for me, which are over."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from benchtop.server.http.access import READS, AnIdentity, TheServices, address_of, url_of
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.stream import KEEP_ALIVE, ndjson
from benchtop.server.problems import Problem
from benchtop.server.tables.message_types import MyTable
from benchtop.server.tables.messages import encode
from benchtop.server.tables.summaries import Summary, summarize, summary_of
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.server.tokens import Identity
from benchtop.store import Listing, Unavailable

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["tables"])

LIVE = 100
"""Tables kept in memory per stream; changes at other tables are sent within `poll_seconds`."""
PAGE = 100
"""Tables read from the store at once."""


class MyTables:
    """Follows the tables where a guest has a seat, and keeps up to LIVE of them in memory.

    The list is read again every `poll_seconds`, since the guest may sit down through another process.
    """

    def __init__(self, tables: Tables, identity: Identity, url_of: Callable[[str], str], poll_seconds: float) -> None:
        self._tables = tables
        self._identity = identity
        self.person: str | None = identity.person
        self._url_of = url_of
        self._followed: dict[str, Table] = {}
        self._distant: dict[str, tuple[str, Summary]] = {}
        """Tables that are not followed, by code: game and summary when last checked."""
        self._last_sent: dict[str, tuple[str, int]] = {}
        self._changed: dict[str, None] = {}
        """Tables that have changed, in order."""
        self._wake = asyncio.Event()
        self._poll_seconds = poll_seconds
        self._look_at = 0.0
        self._closed = False

    # -- called by the tables ------------------------------------------------------------------------------------------

    def notify(self, table: Table) -> None:
        """Note a change at that table."""
        self._changed[table.code] = None
        self._wake.set()

    def look_again(self) -> None:
        """Read the list of tables again: one was created, or has left memory."""
        self._look_at = 0.0
        self._wake.set()

    def close(self) -> None:
        """End the stream because the server is stopping."""
        self._closed = True
        self._wake.set()

    # -- output -------------------------------------------------------------------------------------------------------

    async def outgoing(self) -> AsyncIterator[MyTable | None]:
        """Yield the standing of every table, then every change that matters to this guest; None if nothing came for a
        while.
        """
        person = self._identity.person
        self._tables.streams.add(person, self)
        try:
            while not self._closed:
                now = self._tables.clock.steady()
                if now >= self._look_at:
                    self._look_at = now + self._poll_seconds
                    await self._look()
                changed, self._changed = self._changed, {}
                for code in changed:
                    if (change := self._change(code)) is not None:
                        yield change
                if self._changed:
                    continue
                self._wake.clear()
                try:
                    await asyncio.wait_for(self._wake.wait(), min(KEEP_ALIVE, self._poll_seconds))
                except TimeoutError:
                    yield None
        finally:
            self._tables.streams.discard(person, self)
            for table in self._followed.values():
                table.listeners.discard(self)

    async def _look(self) -> None:
        """Check all unfinished tables; tables that cannot be read now are tried again later.

        Tables in memory, and the newest others up to LIVE, are followed; the rest are checked every time.
        """
        unseen = dict(self._distant)
        async for listing in self._running():
            unseen.pop(listing.code, None)
            if self._tables.cached(listing.code) is not None or len(self._followed) < LIVE:
                await self._follow(listing.code)
            elif (
                listing.code not in self._followed and (summary := await summary_of(self._tables, listing)) is not None
            ):
                self._distant[listing.code] = (listing.game, summary)
                self._changed[listing.code] = None
        for code in unseen:  # over, or no longer theirs
            await self._follow(code)

    async def _running(self) -> AsyncIterator[Listing]:
        """Yield all unfinished tables of this guest; fewer if the database is down."""
        place, person, code = None, self._identity.person, self._identity.code
        with suppress(Unavailable):
            while found := await self._tables.store.tables_of(person, over=False, before=place, limit=PAGE, code=code):
                for listing in found:
                    yield listing
                place = found[-1].place

    async def _follow(self, code: str) -> None:
        try:
            table = await self._tables.get(code)
        except (Problem, Unavailable):
            return
        before = self._followed.get(code)
        if before is not table:
            if before is not None:
                before.listeners.discard(self)
            table.listeners.add(self)
            self._tables.changed(table, elsewhere=True)
            self._followed[code] = table
            self._changed[code] = None
            self._distant.pop(code, None)

    def _change(self, code: str) -> MyTable | None:
        """Return the standing of that table, if it has changed."""
        if (table := self._followed.get(code)) is not None:
            game, summary = table.state.game.key, summarize(table.state)
        elif code in self._distant:
            game, summary = self._distant[code]
        else:
            return None
        seats = summary.held_by(self._identity.person)
        if self._identity.seat is not None:
            seats &= {self._identity.seat}
        standing = summary.standing(seats)
        mark = (standing, summary.ply if standing == "your_turn" else 0)
        if self._last_sent.get(code) == mark:
            return None
        self._last_sent[code] = mark
        if standing in {"over", "gone"} and table is not None:
            self._followed.pop(code).listeners.discard(self)
        return {
            "type": "table",
            "code": code,
            "url": self._url_of(code),
            "game": game,
            "standing": standing,
            "seats": sorted(seats),
            "n": summary.n,
            "ply": summary.ply,
            "result": summary.result,
        }


@router.get(
    "/me/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "A line a table, then a line a change"}},
)
async def my_stream(request: Request, services: TheServices, identity: AnIdentity) -> StreamingResponse:
    """Follow all your tables: their standing now, then whenever one begins, waits for you or is over."""
    services.limits.spend("sockets", address_of(request))
    if identity is None:
        raise Problem(
            401, "nobody", "Say who you are: send a token, or sit down somewhere first.", {"variant": "token"}
        )
    mine = MyTables(services.tables, identity, partial(url_of, request), services.settings.poll_seconds)

    async def lines() -> AsyncIterator[bytes]:
        async for change in mine.outgoing():
            yield b"\n" if change is None else encode(change) + b"\n"

    return ndjson(services, identity, address_of(request), lines())
