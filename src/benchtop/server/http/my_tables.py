"""All my tables in one stream, one JSON object a line: which begin, which wait for me, which are over."""

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
"""So many tables are kept in memory for one stream; what happens at others is told within `poll_seconds`."""
PAGE = 100
"""So many tables are read from the store at once."""


class MyTables:
    """Follows the tables at which somebody has a seat; they stay in memory meanwhile, unless they are very many.

    The list of them is read again every `poll_seconds`, for somebody may sit down through another process.
    """

    def __init__(self, tables: Tables, identity: Identity, url_of: Callable[[str], str], poll_seconds: float) -> None:
        self._tables = tables
        self._identity = identity
        self.person: str | None = identity.person
        self._url_of = url_of
        self._followed: dict[str, Table] = {}
        self._distant: dict[str, tuple[str, Summary]] = {}
        """Tables that are not followed, with their games: as they were at the last look."""
        self._last_sent: dict[str, tuple[str, int]] = {}
        self._changed: dict[str, None] = {}
        """Tables at which something happened, in that order."""
        self._wake = asyncio.Event()
        self._poll_seconds = poll_seconds
        self._look_at = 0.0
        self._closed = False

    # -- what the tables call -----------------------------------------------------------------------------------------

    def hear(self, table: Table) -> None:
        """Something happened there."""
        self._changed[table.code] = None
        self._wake.set()

    def look_again(self) -> None:
        """There is a new table, or one has left memory."""
        self._look_at = 0.0
        self._wake.set()

    def close(self) -> None:
        """End the stream: the server stops."""
        self._closed = True
        self._wake.set()

    # -- what is sent -------------------------------------------------------------------------------------------------

    async def outgoing(self) -> AsyncIterator[MyTable | None]:
        """Every table as it stands, then every change that matters to this person; None when nothing came for long."""
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
                    if (news := self._news(code)) is not None:
                        yield news
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
        """Look at all tables that are not over; those that this process cannot read now are tried again.

        Those that are in memory, and the newest others up to so many, are followed; the rest is heard of at every look.
        """
        unseen = dict(self._distant)
        async for one in self._running():
            unseen.pop(one.code, None)
            if self._tables.cached(one.code) is not None or len(self._followed) < LIVE:
                await self._follow(one.code)
            elif one.code not in self._followed and (summary := await summary_of(self._tables, one)) is not None:
                self._distant[one.code] = (one.game, summary)
                self._changed[one.code] = None
        for code in unseen:  # over now, or no longer theirs
            await self._follow(code)

    async def _running(self) -> AsyncIterator[Listing]:
        """All tables of this person that are not over; fewer if the database is away."""
        place, person, code = None, self._identity.person, self._identity.code
        with suppress(Unavailable):
            while found := await self._tables.store.tables_of(person, over=False, before=place, limit=PAGE, code=code):
                for one in found:
                    yield one
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

    def _news(self, code: str) -> MyTable | None:
        """How that table stands, if that has changed."""
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
    """Follow all your tables: each as it stands, then whenever one begins, waits for you or is over."""
    services.limits.spend("sockets", address_of(request))
    if identity is None:
        raise Problem(
            401, "nobody", "Say who you are: send a token, or sit down somewhere first.", {"variant": "token"}
        )
    mine = MyTables(services.tables, identity, partial(url_of, request), services.settings.poll_seconds)

    async def lines() -> AsyncIterator[bytes]:
        async for news in mine.outgoing():
            yield b"\n" if news is None else encode(news) + b"\n"

    return ndjson(services, identity, address_of(request), lines())
