"""A lock that can also be taken at once, without waiting, while it is free."""

import asyncio
from collections import deque


class TryLock:
    """One passes at a time, in the order of coming."""

    def __init__(self) -> None:
        self._taken = False
        self._queue: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free; whoever does has to release it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Let the next one pass."""
        while self._queue:
            waiting = self._queue.popleft()
            if not waiting.done():
                waiting.set_result(None)  # handed on: nobody can come between
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._queue.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it was handed to us as we went
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
