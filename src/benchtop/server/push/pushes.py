"""Telling people that it is their turn, where they have asked for it and are not there.

Whichever process stored the entry that made it their turn tells them. Nobody is told again at the same table before
they have moved. What goes wrong is logged and counted; no table waits for it, and nothing is tried twice.
"""

import asyncio
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec

from benchtop.core.text import listed
from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem
from benchtop.server.push.message import Hearer, PushKey, encrypted
from benchtop.server.push.service import BadEndpoint, Services
from benchtop.server.settings import Settings
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.store import PushSubscription, Store, Unavailable

KEPT = 24 * 3600
"""A push service keeps a message for a browser that is away for so many seconds."""
AT_ONCE = 8
"""So many messages are on their way at once."""
WAITING = 2000
"""If more people than this wait to be told, the next ones are not."""


def why_not(settings: Settings, home: str) -> str | None:
    """Why browsers that know the server under that address cannot be told anything; None if they can."""
    if not settings.push:
        return "This server sends no notifications."
    parts = urlsplit(home)
    if parts.scheme == "https" or _is_this_machine(parts.hostname or ""):
        return None
    return "Browsers allow notifications over https only, and this server is reached without it."


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Pushes:
    """Tells people that it is their turn."""

    def __init__(self, key: PushKey, store: Store, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.key = key
        self.services = Services(loopback=settings.push_loopback)
        self._store = store
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def your_turn(self, table: Table, seat: int, before: int | None) -> None:
        """It has become the turn of those in that seat: tell them soon, unless they are there or had it before, too."""
        if not self._settings.push or table.presence.here().seats[seat]:
            return
        if self._waiting >= WAITING:
            self._metrics.pushes.labels("dropped").inc()
            return
        self._waiting += 1
        self._tables.spawn(self._tell_soon(table, seat, before))

    async def _tell_soon(self, table: Table, seat: int, before: int | None) -> None:
        try:
            if self._store.shared:
                table.presence.ask()
            await asyncio.sleep(self._settings.push_pause)
            await self._tell(table.code, seat, before)
        except (Problem, Unavailable) as wrong:
            log().warning("nobody could be told whose turn it is", table=table.code, error=str(wrong))
        finally:
            self._waiting -= 1

    async def _tell(self, code: str, seat: int, before: int | None) -> None:
        """Tell all who hold that seat, if it is still their turn and nobody of them is there."""
        table = await self._tables.get(code)
        state = table.state
        if state.person_to_move() != seat or table.presence.now().seats[seat]:
            return
        moves = state.seats[seat].moves
        just_moved = () if before is None else state.seats[before].holders
        for person in list(state.seats[seat].holders):
            if person in just_moved or self._tables.streams.follows(person):
                continue
            browsers = await self._store.pushes.of(person)
            if browsers and await self._store.pushes.claim(code, person, moves):
                await asyncio.gather(*(self._send(person, browser, state, seat) for browser in browsers))

    async def _send(self, person: str, browser: PushSubscription, state: TableState, seat: int) -> None:
        """One message to one browser; one that is gone is forgotten."""
        async with self._sending:
            try:
                status = await self.services.post(browser.endpoint, *self._message(browser, state, seat))
                end = "sent" if 200 <= status < 300 else "gone" if status in {404, 410} else "failed"
                why = f"status {status}"
            except (OSError, TimeoutError, BadEndpoint, ValueError) as wrong:
                end, why = "failed", f"{type(wrong).__name__}: {wrong}"
        self._metrics.pushes.labels(end).inc()
        if end == "gone":
            await self._store.pushes.unsubscribe(person, browser.endpoint)
        elif end == "failed":
            host = urlsplit(browser.endpoint).hostname  # the rest of the address is a secret
            log().warning("a push service did not take a message", service=host, error=why[:200])

    def _message(self, browser: PushSubscription, state: TableState, seat: int) -> tuple[dict[str, str], bytes]:
        headers = {
            "Authorization": self.key.authorization(browser.endpoint, self._tables.clock.now(), browser.home),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": state.header.code,  # a newer message replaces one that still waits
        }
        plain = msgspec.json.encode(notice(state, seat, browser.home))
        return headers, encrypted(plain, Hearer.read(browser.p256dh, browser.auth))


def notice(state: TableState, seat: int, home: str) -> dict[str, str]:
    """What somebody is told: nothing that not everybody may know."""
    code = state.header.code
    others = [other.name[:60] for number, other in enumerate(state.seats) if number != seat]
    body = f"Your turn at table {code}" + (f", with {listed(others)}." if others else ".")
    return {
        "code": code,
        "game": state.game.key,
        "title": f"{state.game.title}: your turn",
        "body": body,
        "url": f"{home}/t/{code}",
    }
