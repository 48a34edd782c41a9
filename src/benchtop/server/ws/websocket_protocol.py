"""The WebSocket protocol of uvicorn with short ways in and out.

Nearly every frame that comes is one short text, and nearly every client keeps up with what it is sent. Such a text is
unmasked and handed over at once; such a client's messages are written without a task switch, those of one moment (what
a move did, and that it was taken) together. Everything else takes the usual way: handshakes, fragments, pings, closing,
broken and huge frames, clients that are behind.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from benchtop.server.ws.frames import MASKED, Outlet, moment_of, short_texts

EXTENSION = "benchtop.wire"
QUEUED = 4
"""A client that has sent so many texts which nobody has taken is not read on."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One client; the application finds it among the extensions of its scope."""

    _midway = False
    """Whether the usual way may be in the middle of something: then all that comes is for it."""
    outlet: Outlet
    """The short way out."""
    on_text: Callable[[str], bool] | None = None
    """The short way in: takes a text at once, or leaves it to the queue."""

    def connection_made(self, transport: Any) -> None:
        self.outlet = Outlet(moment_of(self.loop), self._write_frames)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.outlet.open = False
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.outlet.open = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.outlet.open = True
        super().resume_writing()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._midway = not data.endswith(b"\r\n\r\n")
        elif not self._midway:
            if self._take_short_texts(data):
                return
            self._midway = not _whole(data)
        super().data_received(data)

    def _take_short_texts(self, data: bytes) -> bool:
        """Take the data if it is whole short text frames and nothing else; else leave all of it."""
        if self.close_sent or self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False  # going, or between the fragments of a message
        texts = short_texts(data)
        if texts is None:
            return False
        for text in texts:
            if self.on_text is None or not self.queue.empty() or not self.on_text(text):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= QUEUED:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        # What is no UTF-8 is the client's fault: it is told so and closed, without a traceback in our log.
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self._close(CloseCode.INVALID_DATA, "a text is UTF-8")
        else:
            super().send_receive_event_to_app()

    def _close(self, code: int, reason: str) -> None:
        """Say why, and wait for the client's own goodbye as after any other close."""
        self.outlet.write()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def _write_frames(self, frames: bytes) -> None:
        """Write whole frames, unless the client is going: then nobody waits for them."""
        going = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if not going and not self.transport.is_closing():
            self.transport.write(frames)

    async def send(self, message: Any) -> None:
        self.outlet.write()
        await super().send(message)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _whole(data: bytes) -> bool:
    """Whether the data end where a frame ends."""
    at, end = 0, len(data)
    while at < end:
        if end - at < 2:
            return False
        size, head = data[at + 1] & 0x7F, 2 + (4 if data[at + 1] & MASKED else 0)
        if size >= 126:
            wide = 2 if size == 126 else 8
            if end - at < 2 + wide:
                return False
            size, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), head + wide
        at += head + size
    return at == end
