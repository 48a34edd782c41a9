"""Worker processes for bots, so that the event loop never waits. Crashed or hung workers are retried.

There are two lanes. Quick questions (easy and medium bots, hints) never wait behind slow ones: one process is reserved
for them, and the other processes, the thinkers, help when idle. Thinkers serve the openers of tables in turn,
regardless of how many tables each has opened. The more questions are waiting, the less time each gets.
"""

import asyncio
import json
import sys
from collections import deque
from typing import Any

from benchtop.server.ops.logs import log

QUICK = {"easy", "medium"}
"""The levels that need no thinking time."""
TRIES = 3
START_SECONDS = 30.0
"""Seconds a new process may take to import the games."""
PATIENCE = 2.0
"""Target time, in seconds, for answering all waiting questions; each gets a share."""
LEAST_SECONDS = 0.1
"""Minimum thinking time of a bot, in seconds."""
NICE = 5
"""Niceness of workers: players' moves come first. Thinkers are twice as nice."""


class BotTrouble(Exception):
    """No process could answer."""


class Worker:
    """A slot for a process, started on first use and restarted after a crash."""

    def __init__(self, *, thinks: bool) -> None:
        self.thinks = thinks
        """Whether it takes slow questions; a worker that does not is always free soon."""
        self.process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def exchange(self, question: dict[str, Any], timeout: float) -> dict[str, Any]:
        """Send a question and wait for the answer, up to the timeout."""
        if not self.alive:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "benchtop.server.bots.worker", str(2 * NICE if self.thinks else NICE)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        async with asyncio.timeout(timeout):
            await self.process.stdin.drain()
            line = await self.process.stdout.readuntil(b"\n")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError("not an answer")
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Lane:
    """The queue for a worker: owners take turns, and each owner's questions are answered in order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def share(self, owner: str) -> int:
        """Return the share of workers' time for a new question of that owner, as a divisor."""
        return len(self._waiting.keys() | {owner}) * (len(self._waiting.get(owner, ())) + 1)

    def join(self, owner: str) -> "asyncio.Future[Worker]":
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        return place

    def leave(self, owner: str, place: "asyncio.Future[Worker]") -> None:
        if place in (places := self._waiting.get(owner, deque())):
            places.remove(place)
            if not places:
                del self._waiting[owner]

    def give(self, worker: Worker) -> bool:
        """Give the worker to the next in the queue; False if nobody is waiting."""
        while self._waiting:
            owner, places = next(iter(self._waiting.items()))
            place = places.popleft()
            del self._waiting[owner]
            if places:
                self._waiting[owner] = places  # at the end of the queue
            if not place.done():
                place.set_result(worker)
                return True
        return False


class BotPool:
    """`thinkers` processes for slow questions, and one for quick ones."""

    def __init__(self, thinkers: int, *, grace: float = 5.0) -> None:
        self._workers = [Worker(thinks=True) for _ in range(thinkers)] + [Worker(thinks=False)]
        self._free = list(self._workers)
        self._thinkers = thinkers
        self._slow, self._quick = Lane(), Lane()
        self._grace = grace
        self._closed = False
        self.failures = 0

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.alive]

    @property
    def waiting(self) -> int:
        """The number of questions that no process has taken yet."""
        return len(self._slow) + len(self._quick)

    async def ask(self, question: dict[str, Any], *, quick: bool = False, owner: str = "") -> dict[str, Any]:
        """Ask a worker; raises BotTrouble if several in a row crash or time out."""
        trouble = "closed"
        for _ in range(TRIES):
            if self._closed:
                break
            worker = await self._take(owner, quick=quick)
            try:
                if self._closed:
                    break
                seconds = self._seconds(float(question["seconds"]), owner, quick=quick)
                answer = await worker.exchange({**question, "seconds": seconds}, seconds + self._grace + START_SECONDS)
            except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as wrong:
                trouble = f"{type(wrong).__name__}: {wrong}"
                self.failures += 1
                log().warning("a bot worker failed", error=trouble)
                await worker.end()
                continue
            except BaseException:  # the caller was cancelled; a late answer would confuse the next caller
                await worker.end()
                raise
            finally:
                self._give_back(worker)
            if "error" in answer:
                raise BotTrouble(answer["error"])
            return answer
        raise BotTrouble(trouble)

    def _seconds(self, most: float, owner: str, *, quick: bool) -> float:
        """Return the thinking time for a question, given the queue."""
        lane, workers = (self._quick, 1) if quick else (self._slow, self._thinkers)
        return min(most, max(LEAST_SECONDS, PATIENCE * workers / lane.share(owner)))

    async def _take(self, owner: str, *, quick: bool) -> Worker:
        """Wait for a free worker; quick questions avoid the thinkers if they can."""
        for worker in sorted(self._free, key=lambda worker: (worker.thinks == quick, not worker.alive)):
            if quick or worker.thinks:
                self._free.remove(worker)
                return worker
        lane = self._quick if quick else self._slow
        place = lane.join(owner)
        try:
            return await place
        except asyncio.CancelledError:
            lane.leave(owner, place)
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        if not (worker.thinks and self._slow.give(worker)) and not self._quick.give(worker):
            self._free.append(worker)

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in self._workers:
            await worker.end()
