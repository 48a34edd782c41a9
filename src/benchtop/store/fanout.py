"""Hearing of entries that other processes stored: LISTEN/NOTIFY on PostgreSQL, nothing to hear on SQLite.

A notification only says that entry n of a table exists; the hearer reads it from the database. So a lost notification
costs nothing but time: after every reconnection the hearer is told to look at all its tables.

Processes may also whisper: words that are stored nowhere and may be lost.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy.engine import URL

from benchtop.store.writer import CHANNEL, payloads

WHISPERS = "benchtop_whispers"
_WHISPERS_KEPT = 10_000

Heard = Callable[[str, int], None]
"""Called with a table's code and the number of an entry that is stored now."""
LookAtAll = Callable[[], None]
"""Called after a gap in which anything may have been missed."""
Whispered = Callable[[str], None]
"""Called with the words of any process, this one included."""


def deaf(words: str) -> None:
    """For those who do not care for whispers."""


class Fanout(Protocol):
    """A source of news from other processes."""

    async def start(self, heard: Heard, look_at_all: LookAtAll, whispered: Whispered = deaf) -> None: ...

    def whisper(self, words: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """The fan-out of a database that only one process uses."""

    async def start(self, heard: Heard, look_at_all: LookAtAll, whispered: Whispered = deaf) -> None:
        """Nobody else writes, so there is nothing to hear."""

    def whisper(self, words: str) -> None:
        """Nobody else listens."""

    async def close(self) -> None:
        """Nothing was started."""


class Listening:
    """The fan-out of PostgreSQL: one connection that listens, and comes back when the database does."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._whispers: list[str] = []
        self._wake = asyncio.Event()
        """Set when there is something to whisper, or when the connection is gone."""

    async def start(self, heard: Heard, look_at_all: LookAtAll, whispered: Whispered = deaf) -> None:
        self._task = asyncio.create_task(self._run(heard, look_at_all, whispered), name="store listener")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def whisper(self, words: str) -> None:
        """Say a line to all processes soon; while the database is away nobody hears it."""
        if len(self._whispers) < _WHISPERS_KEPT:
            self._whispers.append(words)
        self._wake.set()

    async def _run(self, heard: Heard, look_at_all: LookAtAll, whispered: Whispered) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen(heard, look_at_all, whispered)
                pause = 0.05
            except Exception:  # the database is away; it will be back
                pause = min(pause * 2, 2.0)
            await asyncio.sleep(pause)

    async def _listen(self, heard: Heard, look_at_all: LookAtAll, whispered: Whispered) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only installed where PostgreSQL is used

        def on_whisper(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for words in payload.split("\n"):
                whispered(words)

        def on_notification(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            for word in payload.split():
                code, _, n = word.partition(":")
                heard(code, int(n))

        connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.add_listener(CHANNEL, on_notification)
            await connection.add_listener(WHISPERS, on_whisper)
            self._listening.set()
            look_at_all()
            while not connection.is_closed():
                self._wake.clear()
                waiting, self._whispers = self._whispers, []
                for payload in payloads(waiting, "\n"):
                    await connection.execute("SELECT pg_notify($1, $2)", WHISPERS, payload, timeout=10)
                if self._whispers:
                    continue
                try:
                    await asyncio.wait_for(self._wake.wait(), 30)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=10)  # a dead network does not say goodbye
        finally:
            if not connection.is_closed():
                connection.terminate()
