"""Notifies absent players that it is their turn, if they have subscribed.

The process that stored the entry sends the notice. A player gets no second notice at a table before they move. Failures
are logged and counted; no table waits for them, and nothing is retried.
"""

import asyncio
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec

from benchtop.core.text import listed
from benchtop.server.ops.logs import log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import Problem
from benchtop.server.push.message import BrowserKeys, PushKey, encrypted
from benchtop.server.push.service import BadEndpoint, Services
from benchtop.server.settings import Settings
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tables.tables import Tables
from benchtop.store import PushSubscription, Store, Unavailable

KEPT = 24 * 3600
"""Seconds that a push service keeps a message for an unreachable browser."""
AT_ONCE = 8
"""Maximum number of messages sent at the same time."""
WAITING = 2000
"""Maximum number of waiting notices; further ones are dropped."""


def why_not(settings: Settings, home: str) -> str | None:
    """Return why browsers at that address cannot get notifications; None if they can."""
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
    """Notifies players that it is their turn."""

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
        """Notify the players of that seat soon, unless they are present or also moved before."""
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
            log().warning("could not notify the player to move", table=table.code, error=str(wrong))
        finally:
            self._waiting -= 1

    async def _tell(self, code: str, seat: int, before: int | None) -> None:
        """Notify all holders of that seat, if it is still their turn and none of them is present."""
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
        """Send a message to a browser; delete the subscription if the browser is gone."""
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
            host = urlsplit(browser.endpoint).hostname  # the rest of the address is secret
            log().warning("a push service did not take a message", service=host, error=why[:200])

    def _message(self, browser: PushSubscription, state: TableState, seat: int) -> tuple[dict[str, str], bytes]:
        headers = {
            "Authorization": self.key.authorization(browser.endpoint, self._tables.clock.now(), browser.home),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": state.header.code,  # replaces an older message that is still waiting
        }
        plain = msgspec.json.encode(notice(state, seat, browser.home))
        return headers, encrypted(plain, BrowserKeys.read(browser.p256dh, browser.auth))


def notice(state: TableState, seat: int, home: str) -> dict[str, str]:
    """Return the notification, which contains only public information."""
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
