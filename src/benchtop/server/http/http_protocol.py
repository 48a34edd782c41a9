"""uvicorn's HTTP protocol with two clocks: a client that does not finish its request, or reads no answer, is dropped.

The first clock runs from the first moment of a connection, or from the first byte of a later request, until the whole
request is there. Bodies are small, so that is little even on a slow line. Between requests uvicorn has a clock of its
own. The second clock runs while an answer waits to be read; sockets have it, too.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOW = 20.0
"""Seconds in which a request has to arrive, and in which something of an answer has to be read."""


class DropsUnread:
    """A connection whose client is dropped after reading nothing for a while, though there is something to read."""

    loop: Any
    transport: Any
    unread: TimerHandle | None = None
    unread_bytes = 0

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.wait_for_reader()

    def resume_writing(self) -> None:
        self.stop_waiting()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)  # type: ignore[misc]

    def wait_for_reader(self) -> None:
        """Look again in a while, at what is unread now."""
        self.unread_bytes = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(SLOW, self.check_reader)

    def check_reader(self) -> None:
        if self.transport.get_write_buffer_size() < self.unread_bytes:
            self.wait_for_reader()
        else:
            self.transport.abort()

    def stop_waiting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class HttpProtocol(DropsUnread, HttpToolsProtocol):
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
