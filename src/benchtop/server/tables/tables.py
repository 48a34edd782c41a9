"""All tables in this process's memory, and messages about them from other processes that share the database."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import benchtop
from benchtop.core.refusal import Facts
from benchtop.server.clock import Clock
from benchtop.server.journal import NewEntry
from benchtop.server.ops.limits import Limits
from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem, no_table
from benchtop.server.tables.archive import Archive, state_or_archive, upgraded
from benchtop.server.tables.commands.upgrade import upgrade
from benchtop.server.tables.names import is_code, new_code
from benchtop.server.tables.presence import HEARTBEAT, Connected
from benchtop.server.tables.state import TableState
from benchtop.server.tables.streams import Streams
from benchtop.server.tables.table import TRIES, Table
from benchtop.server.tables.table_settings import table_settings
from benchtop.store import Conflict, Entry, Header, ListingUpdate, Store

FINISHED_SECONDS = 120.0
"""Seconds that a finished table stays in memory without subscribers."""


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics, limits: Limits, clock: Clock) -> None:
        self.store = store
        self.metrics = metrics
        self.limits = limits
        self.clock = clock
        self.process = secrets.token_hex(6)
        """The name of this process among those that share the database."""
        self.on_changed: Callable[[Table, bool], None] = lambda table, elsewhere: None
        """Called when a table has changed, and whether another process changed it."""
        self.on_signed_out: Callable[[str, int], None] = lambda person, edition: None
        """Called when another process has signed out all devices of a guest."""
        self._cached: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._stored_elsewhere: dict[str, int] = {}
        self._opened: set[str] = set()
        """Tables that this process has just opened, so that no other process can be running their bots."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_turn: Callable[[Table, int, int | None], None] = lambda table, seat, before: None
        """Called when an entry stored by this process makes it the turn of a person in a seat; also gets the previous
        seat.
        """
        self.streams = Streams(clock, lambda words: store.fanout.broadcast(f"{self.process} {words}"))
        """The guests who follow all their tables."""
        self.unsummarized: dict[str, Table] = {}
        """Tables that have changed since their last summary."""

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._cached.values()))

    def __len__(self) -> int:
        return len(self._cached)

    async def start(self) -> None:
        """Start listening to entries stored by other processes."""
        await self.store.fanout.start(self._on_entry, self._on_gap, self._on_broadcast)
        if self.store.shared:
            self.spawn(self._keep_in_touch())

    def cached(self, code: str) -> Table | None:
        """Return the table with that code if it is in memory."""
        return self._cached.get(code)

    async def get(self, code: str) -> Table:
        """Return the table with that code, from memory or from the store; 404 if there is none."""
        code = code.upper()
        table = self._cached.get(code)
        if table is not None:
            table.used = self.clock.steady()
            return table
        if not is_code(code):
            raise no_table(code)
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table:
        header, entries = await self._read(code)
        state = state_or_archive(header, entries)
        if isinstance(state, Archive):
            header, entries = await self._upgrade(state, entries)
            state = TableState(header)
            for entry in entries:
                state.apply(entry)
        table = Table(self, state)
        self._cached[code] = table
        self.metrics.tables.set(len(self._cached))
        await table.catch_up(self._stored_elsewhere.pop(code, 0))
        await table.end_if_over()
        await table.unseal()
        self.changed(table, elsewhere=code not in self._opened)
        return table

    async def _read(self, code: str) -> tuple[Header, list[Entry]]:
        header = await self.store.header(code)
        entries = [] if header is None else await self.store.entries(code)
        if header is None or not entries:
            raise no_table(code)
        return header, entries

    async def _upgrade(self, old: Archive, entries: list[Entry]) -> tuple[Header, list[Entry]]:
        """Upgrade a table where nobody has moved to this program's rules; 410 for all others."""
        header = upgraded(old.header, entries)
        if header is None:
            facts: Facts = {"game": old.header.game, "rules_version": old.header.rules_version}
            if (game := benchtop.games().get(old.header.game)) is not None:
                facts["version"] = game.version
            raise Problem(410, "other_rules", old.why, facts)
        new = upgrade(header)
        with suppress(Conflict):  # another process has just done it
            await self.store.append(header.code, new.entry(old.n + 1, self.clock.now()), new.listing)
        return await self._read(header.code)

    async def archive(self, code: str) -> Archive:
        """Return a table whose rules this program no longer has; 404 if there is none, or if it can be played."""
        header, entries = await self._read(code.upper())
        found = state_or_archive(header, entries)
        if not isinstance(found, Archive):
            raise Problem(404, "not_archived", "This table is not archived; open it as usual.")
        return found

    async def open(
        self, header: Header, first: NewEntry, *, listed: bool, codes: Callable[[int], str] | None = None
    ) -> Table:
        """Open a new table, under another code if its own is taken.

        `codes` are the codes to try, in the same order in every process: a rematch opened by another process at the
        same time is found under one of them and used.
        """
        for number in range(TRIES):
            if codes is not None:
                header = replace(header, code=codes(number))
            try:
                entry, listing = first.entry(1, header.created), first.listing or ListingUpdate()
                await self.store.create(header, entry, listed=listed, listing=listing)
            except Conflict:
                if codes is None:
                    header = replace(header, code=new_code())
                elif await self._same_rematch(header):
                    return await self.get(header.code)
                continue
            self.metrics.created.labels(header.game).inc()
            self._opened.add(header.code)
            try:
                table = await self.get(header.code)
                self.seated(first.listing.people if first.listing else ())
                if (seat := table.state.person_to_move()) is not None:
                    self.on_turn(table, seat, None)
                return table
            finally:
                self._opened.discard(header.code)
        raise Problem(
            503, "busy", "No free code was found; try again.", {"variant": "no_code"}, headers={"Retry-After": "1"}
        )

    async def _same_rematch(self, header: Header) -> bool:
        """Whether the table with this code is the rematch of the same table."""
        found = await self.store.header(header.code)
        of = table_settings(header.settings).rematch_of
        return found is not None and table_settings(found.settings).rematch_of == of

    def changed(self, table: Table, *, elsewhere: bool = False) -> None:
        if not elsewhere:
            self.unsummarized[table.code] = table
        self.on_changed(table, elsewhere)

    async def unseal(self, seed: str | None = None) -> None:
        """Unseal finished tables that have subscribers, if possible: all, or those of one seed."""
        for table in self:
            if table.subscribers and table.state.sealed and seed in {None, table.state.header.seed}:
                await table.unseal()

    def seated(self, people: Iterable[str]) -> None:
        """Notify these guests' streams of a new table."""
        for person in people:
            for stream in self.streams.of(person):
                stream.look_again()

    def drop(self, table: Table) -> None:
        """Remove a table from memory; its subscribers reconnect and read the store."""
        if self._cached.get(table.code) is table:
            del self._cached[table.code]
            self.metrics.tables.set(len(self._cached))
        table.dropped = True
        table.close()

    def drop_idle(self, seconds: float) -> None:
        """Remove idle tables without subscribers from memory, finished ones sooner."""
        now = self.clock.steady()
        for table in self:
            patience = min(seconds, FINISHED_SECONDS) if table.state.over else seconds
            if not table.subscribers and not table.listeners and now - table.used > patience:
                self.drop(table)

    # -- messages from other processes ------------------------------------------------------------------------------

    def _on_entry(self, code: str, n: int) -> None:
        table = self._cached.get(code)
        if table is None:
            if code in self._loading:
                self._stored_elsewhere[code] = max(n, self._stored_elsewhere.get(code, 0))
        elif n > table.state.n:
            self.spawn(table.catch_up(n))

    def _on_broadcast(self, words: str) -> None:
        """Handle a broadcast: presence, following, or a sign-out; ignore unknown ones."""
        try:
            process, code, connected = words.split()
            if code.startswith("@"):
                return self.on_signed_out(code[1:], int(connected))
            if code.startswith("+") and process != self.process:
                return self.streams.receive(process, code[1:], follows=connected == "1")
            table = self._cached.get(code)
            if table is not None and process != self.process:
                table.presence.receive(process, Connected.parse(connected))
        except ValueError:
            log().warning("a broadcast was not understood", words=words[:100])

    async def _keep_in_touch(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for table in self:
                table.presence.heartbeat()
            self.streams.heartbeat()

    def _on_gap(self) -> None:
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        lengths = await self.store.lengths(list(self._cached))
        for table in self:
            await table.catch_up(lengths.get(table.code, 0))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task; log a warning if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log().warning("background work failed", error=repr(task.exception()))

    def close(self) -> None:
        for table in self:
            table.close()
        self.streams.close()
        for task in self._tasks:
            task.cancel()
