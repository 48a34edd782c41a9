"""Tables in memory: a cached state, those who follow it, and one lock per table so that a table has no races.

Store, then tell: an entry is judged, stored, folded in, and only then told to anybody. If another process was faster,
the list is read on and the command is judged again.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem, no_table
from benchtop.server.tables.commands import AnyCommand
from benchtop.server.tables.decide import NOBODY, Actor, NewEntry, decide
from benchtop.server.tables.messages import Messages, encode
from benchtop.server.tables.names import is_code, new_code
from benchtop.server.tables.presence import BEAT, Crowd, Presence
from benchtop.server.tables.state import Applied, OtherRules, TableState, fingerprint
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.try_lock import TryLock
from benchtop.server.tokens import Identity
from benchtop.store import Conflict, Entry, Header, ListingUpdate, Store, Unavailable

TRIES = 25
"""How often a command is judged again because others were faster."""


Make = Callable[[TableState], NewEntry | int]
"""Drafts an entry from the table as it is; a number is the answer, and nothing is stored."""
Then = Callable[[int | Exception], None]
"""Called when all have been told, with the number of the entry; or with what went wrong."""


class Listener(Protocol):
    """Follows many tables at once, and is told no more than that something happened."""

    def hear(self, table: "Table") -> None: ...

    def look_again(self) -> None: ...

    def close(self) -> None: ...


class Table:
    """One table in memory."""

    def __init__(self, tables: "Tables", state: TableState) -> None:
        self.code = state.header.code
        self.state = state
        self.messages = Messages(state)
        self.subscribers: dict[Subscriber, Identity | None] = {}
        """Those who follow, and as whom they came."""
        self.listeners: set[Listener] = set()
        self.presence = Presence(state, self.subscribers, self._tell_presence, self._broadcast_presence)
        self.used = time.monotonic()
        self._tables = tables
        self._lock = TryLock()

    # -- who --------------------------------------------------------------------------------------------------------

    def actor(self, identity: Identity | None) -> Actor:
        """What that identity is at this table; 403 if its token is for another one."""
        if identity is None:
            return NOBODY
        seats = self.state.held_by(identity.person)
        host = self.state.settings["host"] == identity.person
        if identity.code is None:
            return Actor(identity.person, seats, host)
        if identity.code != self.code:
            raise Problem(403, "other_table", "That token is for another table.")
        if identity.seat not in seats:
            raise Problem(403, "not_your_seat", "That seat is no longer yours.")
        return Actor(identity.person, frozenset({identity.seat}), host)

    # -- commands -----------------------------------------------------------------------------------------------------

    def _draft(self, actor: Actor, command: AnyCommand) -> NewEntry | int:
        """The entry that grants the command, or the number of the one that has granted it before: the key says so."""
        if command.key is not None:
            for seat in actor.seats:
                if (done := self.state.keys.get(f"{seat}:{command.key}")) is not None:
                    return _same(done, command)
        return decide(self.state, actor, command)

    async def grant(self, actor: Actor, command: AnyCommand) -> int:
        """Do what somebody asks; the number of its entry. A command whose key was used before is not done again."""
        return await self.write(lambda _: self._draft(actor, command))

    def grant_then(self, actor: Actor, command: AnyCommand, then: Then) -> None:
        """The same without waiting: `then` is called with the number, or with what went wrong.

        This is the way of nearly every move: it is judged now, stored, and told by the store's answer, with no task
        and nobody to wait for. Whatever is not that simple goes on as a task.
        """

        def make(_: TableState) -> NewEntry | int:
            return self._draft(actor, command)

        if not self._lock.take():
            self._tables.spawn(_report(self._write(make), then))
            return
        try:
            draft: NewEntry | int | Exception = make(self.state)
        except Exception as wrong:
            draft = wrong
        if not isinstance(draft, NewEntry):
            self._lock.release()
            then(draft)
            return
        self.used = time.monotonic()
        entry = draft.entry(self.state.n + 1)

        def stored(wrong: Exception | None) -> None:
            if wrong is None:
                try:
                    self._accept(entry)
                except Exception as fault:
                    self._lock.release()
                    then(fault)
                    return
            if wrong is not None or self._has_to_end:
                self._tables.spawn(_report(self._go_on(make, wrong), then))
                return
            self._lock.release()
            self._tables.moved(self)
            then(entry.n)

        self._tables.store.append_then(self.code, entry, stored, draft.listing)

    async def _go_on(self, make: Make, wrong: Exception | None) -> int:
        """What `grant_then` leaves to do: the lock is still taken."""
        try:
            if wrong is None:
                return await self._finish()
            await self._not_stored(wrong)
            return await self._try(make)
        finally:
            self._lock.release()

    async def write(self, make: Make) -> int:
        """Store the entry that `make` drafts from the table as it is; a number instead of a draft is the answer."""
        # Shielded: whoever asked may go away, but what is stored is always told.
        return await asyncio.shield(asyncio.create_task(self._write(make)))

    async def _write(self, make: Make) -> int:
        async with self._lock:
            return await self._try(make)

    async def _try(self, make: Make) -> int:
        self.used = time.monotonic()
        for _ in range(TRIES):
            draft = make(self.state)
            if isinstance(draft, int):
                return draft
            if await self._append(draft):
                return await self._finish()
        raise Problem(503, "busy", "Too many are writing at this table; try again.", headers={"Retry-After": "1"})

    async def _append(self, draft: NewEntry) -> bool:
        """Store and tell; False if the list had to be read on first."""
        try:
            entry = await self._tables.store.append(self.code, draft.entry(self.state.n + 1), draft.listing)
        except (Conflict, Unavailable) as wrong:
            await self._not_stored(wrong)
            return False
        self._accept(entry)
        return True

    async def _not_stored(self, wrong: Exception) -> None:
        """Read on if somebody else was faster, so that the command can be judged again; else raise what went wrong."""
        if not isinstance(wrong, Conflict):
            self._tables.drop(self)  # whether it was stored is unknown: the next one reads the list
            raise wrong
        if not await self._read_on() and await self._tables.store.header(self.code) is None:
            self._tables.drop(self)
            raise no_table(self.code) from None

    def _accept(self, entry: Entry) -> None:
        """An entry of ours is stored: take it in, and tell."""
        self._tables.metrics.stored(entry.kind)
        self._take(entry)

    async def _finish(self) -> int:
        """After an entry of ours: write down the end if that was it. The number of the entry."""
        n = self.state.n
        if self._has_to_end:
            await self._end()
        self._tables.moved(self)
        return n

    @property
    def _has_to_end(self) -> bool:
        return self.state.over and not self.state.ended

    async def _end(self) -> None:
        """Write down how it ended, once."""
        ended = NewEntry("ended", None, self.state.result() or {}, "ended", ListingUpdate(over=True, due=-1))
        await self._append(ended)

    async def end_if_over(self) -> None:
        """A process may have died between the last move and the entry that says that it was the last."""
        async with self._lock:
            if self._has_to_end:
                await self._end()

    # -- reading on -------------------------------------------------------------------------------------------------

    async def catch_up(self, n: int) -> None:
        """Take in what other processes have stored, up to entry n at least."""
        async with self._lock:
            if n > self.state.n and await self._read_on():
                self._tables.moved(self, elsewhere=True)

    async def _read_on(self) -> bool:
        news = await self._tables.store.entries(self.code, self.state.n)
        for entry in news:
            self._take(entry)
        return bool(news)

    def _take(self, entry: Entry) -> None:
        try:
            told = self.state.apply(entry)
        except Exception:
            self._tables.drop(self)
            raise
        self._tell(told)

    def _tell(self, told: Applied) -> None:
        if told.entry.kind == "sat":
            self._look_who_sits()
            self._tables.seated((told.entry.body["person"],))
        updates: dict[int | None, bytes] = {}
        for subscriber in self.subscribers:
            subscriber.tell(self.state, self.messages, told, updates)
        self.messages.forget_views()
        for listener in self.listeners:
            listener.hear(self)

    def _look_who_sits(self) -> None:
        """Who follows already and has sat down now need not connect again."""
        for subscriber, identity in self.subscribers.items():
            subscriber.become(self.actor(identity))
        self.presence.changed()

    def _tell_presence(self, crowd: Crowd) -> None:
        told = encode({"type": "presence", **crowd.to_json()})
        for subscriber in self.subscribers:
            subscriber.put(told)

    def _broadcast_presence(self, crowd: Crowd) -> None:
        self._tables.store.fanout.broadcast(f"{self._tables.process} {self.code} {crowd}")

    # -- following --------------------------------------------------------------------------------------------------

    def full(self, seat: int | None, you: dict[str, Any]) -> bytes:
        """The full message for somebody who sees the table from that seat."""
        return self.messages.full(seat, you, self.presence.now().to_json())

    def follow(self, subscriber: Subscriber, identity: Identity | None) -> None:
        self.subscribers[subscriber] = identity
        self.presence.changed()
        self.used = time.monotonic()
        self._tables.metrics.sockets.inc()
        self._tables.moved(self, elsewhere=True)

    def unfollow(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            del self.subscribers[subscriber]
            self.presence.changed()
            self._tables.metrics.sockets.dec()

    def close(self) -> None:
        """End all streams."""
        self.presence.leave()
        for subscriber in self.subscribers:
            subscriber.close()
        for listener in self.listeners:
            listener.look_again()


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.process = secrets.token_hex(6)
        """The name of this process among those that share the database."""
        self.on_moved: Callable[[Table, bool], None] = lambda table, elsewhere: None
        """Called when a table has changed, and whether another process changed it."""
        self._cached: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._heard: dict[str, int] = {}
        self._opened: set[str] = set()
        """Tables that this process has just opened: nobody else can be looking after their bots."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.streams: dict[str, set[Listener]] = {}
        """By person: those who follow all tables of theirs."""

    def __iter__(self) -> Any:
        return iter(list(self._cached.values()))

    def __len__(self) -> int:
        return len(self._cached)

    async def start(self) -> None:
        """Listen to what other processes store."""
        await self.store.fanout.start(self._on_heard, self._look_at_all, self._on_broadcast)
        if self.store.shared:
            self.spawn(self._keep_in_touch())

    async def get(self, code: str) -> Table:
        """The table with that code, from memory or from the store; 404 if there is none."""
        code = code.upper()
        table = self._cached.get(code)
        if table is not None:
            table.used = time.monotonic()
            return table
        if not is_code(code):
            raise no_table(code)
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table:
        header = await self.store.header(code)
        if header is None:
            raise no_table(code)
        try:
            state = TableState(header)
        except OtherRules as wrong:
            raise Problem(410, "other_rules", f"This game was played by other rules: {wrong}.") from None
        for entry in await self.store.entries(code):
            state.apply(entry)
        if not state.n:
            raise no_table(code)
        table = Table(self, state)
        self._cached[code] = table
        self.metrics.tables.set(len(self._cached))
        await table.catch_up(self._heard.pop(code, 0))
        await table.end_if_over()
        self.moved(table, elsewhere=code not in self._opened)
        return table

    async def open(self, header: Header, first: NewEntry, *, listed: bool) -> Table:
        """A new table; its header's code is only a command."""
        for _ in range(TRIES):
            try:
                await self.store.create(header, first.entry(1), listed=listed, listing=first.listing or ListingUpdate())
            except Conflict:
                header = Header(
                    new_code(), header.game, header.rules_version, header.seats, header.seed, header.options,
                    header.settings, header.created,
                )  # fmt: skip
                continue
            self.metrics.created.labels(header.game).inc()
            self._opened.add(header.code)
            try:
                table = await self.get(header.code)
                self.seated(first.listing.people if first.listing else ())
                return table
            finally:
                self._opened.discard(header.code)
        raise Problem(503, "busy", "No free code was found; try again.", headers={"Retry-After": "1"})

    def moved(self, table: Table, *, elsewhere: bool = False) -> None:
        self.on_moved(table, elsewhere)

    def seated(self, people: Iterable[str]) -> None:
        """These people have a seat at one more table."""
        if self.streams:
            for person in people:
                for stream in self.streams.get(person, ()):
                    stream.look_again()

    def drop(self, table: Table) -> None:
        """Forget a table; its followers are sent away and come back to what the store says."""
        if self._cached.get(table.code) is table:
            del self._cached[table.code]
            self.metrics.tables.set(len(self._cached))
        table.close()

    def drop_idle(self, seconds: float) -> None:
        """Forget the tables that nobody follows and nobody has used for so long."""
        now = time.monotonic()
        for table in self:
            if not table.subscribers and not table.listeners and now - table.used > seconds:
                self.drop(table)

    # -- news from other processes ----------------------------------------------------------------------------------

    def _on_heard(self, code: str, n: int) -> None:
        table = self._cached.get(code)
        if table is None:
            if code in self._loading:
                self._heard[code] = max(n, self._heard.get(code, 0))
        elif n > table.state.n:
            self.spawn(table.catch_up(n))

    def _on_broadcast(self, words: str) -> None:
        """Another process says who is connected to it; what is not understood is of another version."""
        try:
            process, code, crowd = words.split()
            table = self._cached.get(code)
            if table is not None and process != self.process:
                table.presence.hear(process, Crowd.parse(crowd))
        except ValueError:
            log().warning("a broadcast was not understood", words=words[:100])

    async def _keep_in_touch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for table in self:
                table.presence.beat()

    def _look_at_all(self) -> None:
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        lengths = await self.store.lengths(list(self._cached))
        for table in self:
            await table.catch_up(lengths.get(table.code, 0))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done, and warn if it fails."""
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
        for stream in [one for streams in self.streams.values() for one in streams]:
            stream.close()
        for task in self._tasks:
            task.cancel()


async def _report(work: Coroutine[Any, Any, int], then: Then) -> None:
    """Call `then` with what comes of the work."""
    try:
        n = await work
    except Exception as wrong:
        then(wrong)
    else:
        then(n)


def _same(done: tuple[int, str], command: AnyCommand) -> int:
    """The number of the entry that this command led to before; 409 if that was another command."""
    kinds = {
        "Play": "move", "Undo": "undo", "AskTakeBack": "asked", "AnswerTakeBack": "", "Resign": "resigned",
        "Leave": "left", "Return": "returned", "Chat": "chat",
    }  # fmt: skip
    n, was = done
    kind = kinds[type(command).__name__] or was.split()[0]
    body = {name: getattr(command, name) for name in ("move", "phrase", "text") if hasattr(command, name)}
    now = fingerprint(kind, body)
    if " ".join(was.lower().split()) != " ".join(now.lower().split()):
        raise Problem(409, "key_used", "That key was used for something else; choose a new one for every command.")
    return n
