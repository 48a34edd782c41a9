"""What one client says on its socket: in order, one command at a time, every command answered with ok or refused."""

import asyncio
import itertools
from collections.abc import Mapping
from typing import Any

import msgspec

from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.ops.logs import log
from benchtop.server.problems import Problem, away
from benchtop.server.services import Services
from benchtop.server.tables.commands import FromClient, Ping, Resync, decoder
from benchtop.server.tables.handle import grant_then
from benchtop.server.tables.messages import encode
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.tables import Table
from benchtop.store import Unavailable

_SOCKETS = itertools.count()
"""Numbers for sockets: what one has spent of its limits is not the next one's debt."""
_NONSENSE = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)


class SocketSession:
    """The messages of one socket."""

    def __init__(self, services: Services, table: Table, subscriber: Subscriber) -> None:
        self._services = services
        self._table = table
        self._subscriber = subscriber
        self._who = f"{next(_SOCKETS)}"
        self._key: str | None = None
        """The key of the command that is being granted."""
        self._busy = False
        """Whether a command is being granted."""
        self._queued = False
        """Whether a message waits for that: then none may overtake it."""
        self._free: asyncio.Future[None] | None = None
        self.strikes = 0
        """How much nonsense came, or too fast."""

    def hear_now(self, text: str) -> bool:
        """Take a message at once if it makes sense and nothing has to be waited for; else it has to be queued."""
        if self._busy or self._queued:
            return False
        try:
            message = decoder.decode(text)
            self._services.limits.spend("messages", self._who)
        except (*_NONSENSE, Problem):
            return False
        self._do(message)
        return True

    async def hear(self, frame: Mapping[str, Any]) -> None:
        """Take a message when all before it are answered."""
        self._queued = True
        while self._busy:
            self._free = asyncio.get_running_loop().create_future()
            await self._free
        self._queued = False
        try:
            self._services.limits.spend("messages", self._who)
            message = _read(frame)
        except Problem as problem:
            self.strikes += 1
            self._subscriber.answer(encode({"type": "refused", "key": None, **told(problem)}))
        else:
            self._do(message)

    def _do(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._subscriber.answer(encode({"type": "pong", "n": self._table.state.n}))
        elif isinstance(message, Resync):
            self._subscriber.fall_behind()
        else:
            self._busy = True
            self._key = message.key
            grant_then(self._services, self._table, self._subscriber.actor, message, self._answer)

    def _answer(self, result: int | Exception) -> None:
        self._busy = False
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
        if isinstance(result, int):
            self._subscriber.answer(encode({"type": "ok", "key": self._key, "n": result}))
            return
        if isinstance(result, Problem):
            problem = result
        elif isinstance(result, Unavailable):
            problem = away()
        else:
            log().error("a command failed", table=self._table.code, exc_info=result)
            problem = Problem(500, "our_fault", "Something went wrong here.")
        self._subscriber.answer(encode({"type": "refused", "key": self._key, **told(problem)}))


def _read(frame: Mapping[str, Any]) -> FromClient:
    """The message in a frame; a Problem if there is none."""
    data = frame.get("text")
    if data is None or len(data) > FRAME_BYTES:
        raise Problem(422, "invalid", "A message is a short JSON text.")
    try:
        message: FromClient = decoder.decode(data.encode())
    except _NONSENSE as wrong:
        raise Problem(422, "invalid", str(wrong)[:200]) from None
    return message


def told(problem: Problem) -> dict[str, Any]:
    """A problem as a socket is told of it."""
    return {"status": problem.status, "code": problem.code, "detail": problem.detail, **problem.extra}
