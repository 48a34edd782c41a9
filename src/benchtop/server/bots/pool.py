"""The processes in which bots think, so that the event loop never waits. A dead or stuck one costs a retry."""

import asyncio
import json
import sys
from typing import Any

from benchtop.server.ops.logs import log

TRIES = 3
START_SECONDS = 30.0
"""How long a new process may take to import the games."""


class BotTrouble(Exception):
    """No process could answer."""


class BotPool:
    """So many worker processes, started when they are first needed."""

    def __init__(self, workers: int, *, grace: float = 5.0) -> None:
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._idle.put_nowait(None)
        self._grace = grace
        self._alive: set[asyncio.subprocess.Process] = set()
        self._closed = False
        self.failures = 0

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        return [process.pid for process in self._alive if process.returncode is None]

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer of some worker; BotTrouble if several in a row died or took too long."""
        line = json.dumps(question).encode() + b"\n"
        trouble = "closed"
        for _ in range(TRIES):
            if self._closed:
                break
            process = await self._idle.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = await self._exchange(process, line, float(question["seconds"]))
            except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as wrong:
                trouble = f"{type(wrong).__name__}: {wrong}"
                self.failures += 1
                log().warning("a bot worker failed", error=trouble)
                if process is not None:
                    await self._end(process)
                process = None
                continue
            except BaseException:  # whoever asked has gone; the answer would confuse the next one
                if process is not None:
                    await self._end(process)
                process = None
                raise
            finally:
                self._idle.put_nowait(process)
            if "error" in answer:
                raise BotTrouble(answer["error"])
            return answer
        raise BotTrouble(trouble)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "benchtop.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
        )
        self._alive.add(process)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes, seconds: float) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        async with asyncio.timeout(seconds + self._grace + START_SECONDS):
            await process.stdin.drain()
            told = await process.stdout.readuntil(b"\n")
        answer = json.loads(told)
        if not isinstance(answer, dict):
            raise ValueError("not an answer")
        return answer

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._alive.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for process in list(self._alive):
            await self._end(process)
