"""uvicorn's HTTP protocol with two timeouts: a client is dropped if it does not finish its request or read the answer.

The first timeout starts with a connection, or with the first byte of a later request, and ends when the request is
complete. Bodies are small, so 20 seconds suffice even on a slow line. uvicorn has its own timeout between requests. The
second timeout runs while an answer is unread; sockets have it, too.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOW = 20.0
"""Seconds in which a request has to arrive, and in which some of an answer has to be read."""


class DropsUnread:
    """Drops a client that reads nothing for a while although there is data to read."""

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
        """Check again later whether the client has read anything."""
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
    """A connection."""

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
        """Start the timeout for receiving the request."""
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
