"""uvicorn's HTTP protocol with a clock: who begins a request and does not end it is sent away.

The clock runs from the first moment of a connection, or from the first byte of a later request, until the whole request
is there. Bodies are small, so that is little even on a slow line. Between requests uvicorn has a clock of its own.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOW = 20.0
"""Seconds in which a request has to arrive."""


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    hurry: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.start_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_clock()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_clock()

    def on_message_complete(self) -> None:
        self.stop_clock()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_clock()
        super().handle_websocket_upgrade()

    def start_clock(self) -> None:
        """From now on the request has to arrive in time."""
        if self.hurry is None:
            self.hurry = self.loop.call_later(SLOW, self.too_slow)

    def stop_clock(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def too_slow(self) -> None:
        self.hurry = None
        if not self.transport.is_closing():
            self.transport.close()
