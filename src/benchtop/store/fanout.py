"""Receives notice of entries stored by other processes: LISTEN/NOTIFY on PostgreSQL; not needed on SQLite.

A notification says only that entry n of a table exists; the receiver reads it from the database. A lost notification
costs only time: after every reconnection, the receiver is asked to check all its tables.

Processes may also broadcast messages, which are not stored and may be lost.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy.engine import URL

from benchtop.store.writer import CHANNEL, payloads

BROADCASTS = "benchtop_broadcasts"
_BROADCASTS_KEPT = 10_000

OnEntry = Callable[[str, int], None]
"""Called with a table's code and the number of an entry that has been stored."""
OnGap = Callable[[], None]
"""Called after a gap in which anything may have been missed."""
OnBroadcast = Callable[[str], None]
"""Called with a message from any process, including this one."""


def _ignore(words: str) -> None:
    """Ignore broadcasts."""


class Fanout(Protocol):
    """A source of notices from other processes."""

    async def start(self, on_entry: OnEntry, on_gap: OnGap, on_broadcast: OnBroadcast = _ignore) -> None: ...

    def broadcast(self, words: str) -> None: ...

    async def close(self) -> None: ...


class NoFanout:
    """The fan-out of a database that only one process uses."""

    async def start(self, on_entry: OnEntry, on_gap: OnGap, on_broadcast: OnBroadcast = _ignore) -> None:
        """Do nothing: nobody else writes."""

    def broadcast(self, words: str) -> None:
        """Do nothing: nobody else listens."""

    async def close(self) -> None:
        """Do nothing: nothing was started."""


class PostgresFanout:
    """The fan-out of PostgreSQL: a listening connection that reconnects when the database comes back."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._broadcasts: list[str] = []
        self._wake = asyncio.Event()
        """Set when there is a message to broadcast, or when the connection is lost."""

    async def start(self, on_entry: OnEntry, on_gap: OnGap, on_broadcast: OnBroadcast = _ignore) -> None:
        self._task = asyncio.create_task(self._run(on_entry, on_gap, on_broadcast), name="store listener")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def broadcast(self, words: str) -> None:
        """Send a line to all processes soon; it is lost if the database is down."""
        if len(self._broadcasts) < _BROADCASTS_KEPT:
            self._broadcasts.append(words)
        self._wake.set()

    async def _run(self, on_entry: OnEntry, on_gap: OnGap, on_broadcast: OnBroadcast) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen(on_entry, on_gap, on_broadcast)
                pause = 0.05
            except Exception:  # the database is down; retry
                pause = min(pause * 2, 2.0)
            await asyncio.sleep(pause)

    async def _listen(self, on_entry: OnEntry, on_gap: OnGap, on_broadcast: OnBroadcast) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only installed where PostgreSQL is used

        def hear_broadcast(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for words in payload.split("\n"):
                on_broadcast(words)

        def hear_entries(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for word in payload.split():
                code, _, n = word.partition(":")
                on_entry(code, int(n))

        connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.add_listener(CHANNEL, hear_entries)
            await connection.add_listener(BROADCASTS, hear_broadcast)
            self._listening.set()
            on_gap()
            while not connection.is_closed():
                self._wake.clear()
                waiting, self._broadcasts = self._broadcasts, []
                for payload in payloads(waiting, "\n"):
                    await connection.execute("SELECT pg_notify($1, $2)", BROADCASTS, payload, timeout=10)
                if self._broadcasts:
                    continue
                try:
                    await asyncio.wait_for(self._wake.wait(), 30)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=10)  # notices a dead network
        finally:
            if not connection.is_closed():
                connection.terminate()
