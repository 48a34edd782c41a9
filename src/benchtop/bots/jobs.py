"""Runs work on several processes: a bounded window of tasks, and a clean stop on Ctrl-C."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

WINDOW = 3
"""Running and waiting tasks per process; bounds memory however many tasks there are."""


def in_processes(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """Yield the answers as they come, from `jobs` processes; a single job runs in this process."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    others = set(active_children())
    # Ctrl-C in a terminal also reaches the workers, but we end them ourselves.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting, todo = set[Future[Answer]](), iter(tasks)
        try:
            while True:
                for task in todo:
                    waiting.add(pool.submit(work, task))
                    if len(waiting) >= WINDOW * jobs:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()  # tasks may take minutes; they are repeated when the work continues
            raise
