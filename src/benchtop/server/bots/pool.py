"""The processes in which bots think, so that the event loop never waits. A dead or stuck one costs a retry.

There are two lanes. What takes no time (easy and medium bots, hints) never waits behind what does: one process is kept
for it alone, and the others help while nobody asks them to think. The others, the thinkers, serve everybody who opened
tables in turn, however many tables somebody has, and the more questions wait the less they think about each.
"""

import asyncio
import json
import sys
from collections import deque
from typing import Any

from benchtop.server.ops.logs import log

QUICK = {"easy", "medium"}
"""The levels that take no time."""
TRIES = 3
START_SECONDS = 30.0
"""How long a new process may take to import the games."""
PATIENCE = 2.0
"""All questions that wait are to be answered within so many seconds: each gets its share of them."""
LEAST_SECONDS = 0.1
"""No bot is given less than this to think."""
NICE = 5
"""Workers yield to the server, for people's moves come first; thinkers yield twice as much."""


class BotTrouble(Exception):
    """No process could answer."""


class Worker:
    """A place for one process, which is started when it is first needed and again after it has died."""

    def __init__(self, *, thinks: bool) -> None:
        self.thinks = thinks
        """Whether it takes questions that need time; one that does not is always soon free."""
        self.process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def exchange(self, question: dict[str, Any], timeout: float) -> dict[str, Any]:
        """Ask, and wait so long for the answer."""
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
            told = await self.process.stdout.readuntil(b"\n")
        answer = json.loads(told)
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
    """Those who wait for a worker, by whom they wait for: everybody in turn, and for each the first come first."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def share(self, owner: str) -> int:
        """By how many the workers' time is divided for a question of that owner which is about to be asked."""
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
        """Give the worker to whoever is next; False if nobody waits."""
        while self._waiting:
            owner, places = next(iter(self._waiting.items()))
            place = places.popleft()
            del self._waiting[owner]
            if places:
                self._waiting[owner] = places  # behind all others
            if not place.done():
                place.set_result(worker)
                return True
        return False


class BotPool:
    """So many processes for thinking, and one for what takes no time."""

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
        """The ids of the processes that run now."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.alive]

    @property
    def waiting(self) -> int:
        """How many questions no process has taken yet."""
        return len(self._slow) + len(self._quick)

    async def ask(self, question: dict[str, Any], *, quick: bool = False, owner: str = "") -> dict[str, Any]:
        """The answer of some worker; BotTrouble if several in a row died or took too long."""
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
            except BaseException:  # whoever asked has gone; the answer would confuse the next one
                await worker.end()
                raise
            finally:
                self._give_back(worker)
            if "error" in answer:
                raise BotTrouble(answer["error"])
            return answer
        raise BotTrouble(trouble)

    def _seconds(self, most: float, owner: str, *, quick: bool) -> float:
        """How long to think about a question, by how many wait."""
        lane, workers = (self._quick, 1) if quick else (self._slow, self._thinkers)
        return min(most, max(LEAST_SECONDS, PATIENCE * workers / lane.share(owner)))

    async def _take(self, owner: str, *, quick: bool) -> Worker:
        """A worker, once there is one; a quick question leaves the thinkers alone if it can."""
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
