"""The short way into an SQLite file: a group of plain entries, stored by a thread of its own in one step.

Nearly every entry is a move, which changes nothing but its table's list. Such groups need no SQL to be made up and no
questions asked: all rows go in, or none does and the writer goes the long way, which knows who was in whose way.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert

from benchtop.store.engine import prepare_sqlite
from benchtop.store.schema import ENTRIES

Row = tuple[Any, ...]
"""The values of an entry, in the order of the table's columns."""

_INSERT = str(insert(ENTRIES).on_conflict_do_nothing().compile(dialect=sqlite.dialect()))


class QuickAppends:
    """One connection and the one thread that uses it."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: sqlite3.Connection | None = None

    async def append(self, rows: Sequence[Row]) -> bool:
        """Store all of them durably; False if that cannot be, and then none is stored."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows)

    def _append(self, rows: Sequence[Row]) -> bool:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, check_same_thread=False)
            prepare_sqlite(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = connection.executemany(_INSERT, rows).rowcount
            if stored == len(rows):
                connection.execute("COMMIT")
                return True
        except sqlite3.IntegrityError:  # the table is gone
            pass
        except BaseException:  # the disk, most likely: the next group begins with the file as it then is
            self._close()
            raise
        connection.execute("ROLLBACK")
        return False

    async def close(self) -> None:
        """Let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
