"""All my tables in one stream, one JSON object a line: which begin, which wait for me, which are over."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from benchtop.server.http.access import READS, AnIdentity, TheServices, address_of, url_of
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.stream import KEEP_ALIVE, ndjson
from benchtop.server.problems import Problem
from benchtop.server.tables.message_types import MyTable
from benchtop.server.tables.messages import encode
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.server.tokens import Identity
from benchtop.store import Unavailable

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["tables"])


Standing = Literal["waiting", "your_turn", "their_turn", "over", "gone"]


class MyTables:
    """Follows the tables at which somebody has a seat; they stay in memory meanwhile.

    The list of them is read again every `poll_seconds`, for somebody may sit down through another process.
    """

    def __init__(self, tables: Tables, identity: Identity, url_of: Callable[[str], str], poll_seconds: float) -> None:
        self._tables = tables
        self._identity = identity
        self._url_of = url_of
        self._followed: dict[str, Table] = {}
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
        self._tables.streams.setdefault(person, set()).add(self)
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
            self._tables.streams[person].discard(self)
            if not self._tables.streams[person]:
                del self._tables.streams[person]
            for table in self._followed.values():
                table.listeners.discard(self)

    async def _look(self) -> None:
        """Follow all tables that are not over; those that this process cannot read now are tried again."""
        try:
            found = await self._tables.store.tables_of(self._identity.person)
        except Unavailable:
            return
        for one in found:
            if one.over or self._identity.code not in {None, one.code}:
                continue
            try:
                table = await self._tables.get(one.code)
            except (Problem, Unavailable):
                continue
            before = self._followed.get(one.code)
            if before is not table:
                if before is not None:
                    before.listeners.discard(self)
                table.listeners.add(self)
                self._tables.changed(table, elsewhere=True)
                self._followed[one.code] = table
                self._changed[one.code] = None

    def _news(self, code: str) -> MyTable | None:
        """How that table stands, if that has changed."""
        table = self._followed.get(code)
        if table is None:
            return None
        state = table.state
        try:
            seats = table.actor(self._identity).seats
        except Problem:
            seats = frozenset()
        standing = standing_of(state, seats)
        mark = (standing, state.ply if standing == "your_turn" else 0)
        if self._last_sent.get(code) == mark:
            return None
        self._last_sent[code] = mark
        if standing in {"over", "gone"}:
            self._followed.pop(code).listeners.discard(self)
        return {
            "type": "table",
            "code": code,
            "url": self._url_of(code),
            "game": state.game.key,
            "standing": standing,
            "seats": sorted(seats),
            "n": state.n,
            "ply": state.ply,
            "result": state.result(),
        }


def standing_of(state: TableState, seats: frozenset[int]) -> Standing:
    """What a table waits for, for somebody who holds these seats."""
    if not seats:
        return "gone"
    if state.over:
        return "over"
    if not state.started:
        return "waiting"
    mine = state.to_move in seats and state.seats[state.match.to_move].decides
    return "your_turn" if mine else "their_turn"


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

    return ndjson(lines())
