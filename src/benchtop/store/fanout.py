"""Hearing of entries that other processes stored: LISTEN/NOTIFY on PostgreSQL, nothing to hear on SQLite.

A notification only says that entry n of a table exists; the hearer reads it from the database. So a lost notification
costs nothing but time: after every reconnection the hearer is told to look at all its tables.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy.engine import URL

from benchtop.store.writer import CHANNEL

Heard = Callable[[str, int], None]
"""Called with a table's code and the number of an entry that is stored now."""
LookAtAll = Callable[[], None]
"""Called after a gap in which anything may have been missed."""


class Fanout(Protocol):
    """A source of news from other processes."""

    async def start(self, heard: Heard, look_at_all: LookAtAll) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """The fan-out of a database that only one process uses."""

    async def start(self, heard: Heard, look_at_all: LookAtAll) -> None:
        """Nobody else writes, so there is nothing to hear."""

    async def close(self) -> None:
        """Nothing was started."""


class Listening:
    """The fan-out of PostgreSQL: one connection that listens, and comes back when the database does."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self, heard: Heard, look_at_all: LookAtAll) -> None:
        self._task = asyncio.create_task(self._run(heard, look_at_all), name="store listener")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, heard: Heard, look_at_all: LookAtAll) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen(heard, look_at_all)
                pause = 0.05
            except Exception:  # the database is away; it will be back
                pause = min(pause * 2, 2.0)
            await asyncio.sleep(pause)

    async def _listen(self, heard: Heard, look_at_all: LookAtAll) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only installed where PostgreSQL is used

        gone = asyncio.Event()

        def on_notification(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for word in payload.split():
                code, _, n = word.partition(":")
                heard(code, int(n))

        connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, on_notification)
            self._listening.set()
            look_at_all()
            while not gone.is_set():
                try:
                    await asyncio.wait_for(gone.wait(), 30)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=10)  # a dead network does not say goodbye
        finally:
            if not connection.is_closed():
                connection.terminate()
