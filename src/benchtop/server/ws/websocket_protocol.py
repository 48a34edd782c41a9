"""uvicorn's WebSocket protocol with a fast path that nearly every message to a client takes.

Messages to a client that keeps up are written without waking a task, and all messages of one iteration of the event
loop (such as an update and its `ok`) are written together. Starlette's `send` would cost half as much CPU again per
move at four sockets a table, and separate writes a third more. Everything else takes the usual path: incoming messages,
handshakes, pings, closing, clients that are behind.

Clients that ask for it, as browsers do, get deflated messages: an update is then a few hundred bytes, because the
previous ones are still in the window. That costs 86 kB of memory per socket and 17 to 36 µs of CPU per update,
depending on the game. Messages from clients are short, so no context is kept between them.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from benchtop.server.http.http_protocol import DropsUnread

EXTENSION = "benchtop.protocol"
FINAL_TEXT = 0x81
COMPRESSED = 0x40
"""The bit of a frame's first byte that marks compression (RFC 7692, 6)."""
WINDOW_BITS = 14
"""16 kB: room for the last updates of any game."""
DEFLATE = {"level": 3, "memLevel": 5}
"""zlib's default level 6 would halve the updates but cost 1.6 to 2 times the CPU; these are short enough."""
SMALL = 256
"""Messages up to this size are not compressed."""
EXTENSIONS = [
    ServerPerMessageDeflateFactory(
        client_no_context_takeover=True, server_max_window_bits=WINDOW_BITS, compress_settings=DEFLATE
    )
]


class WebSocketProtocol(DropsUnread, WebSocketsSansIOProtocol):
    """A client connection; the application finds it among the extensions of its scope."""

    def connection_made(self, transport: Any) -> None:
        self.unwritten: list[bytes | bytearray | memoryview] = []
        self.deflate: PerMessageDeflate | None = None
        self.conn.available_extensions = EXTENSIONS
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.deflate = next(
                (extension for extension in self.conn.extensions if isinstance(extension, PerMessageDeflate)), None
            )

    def send_now(self, message: bytes) -> bool:
        """Queue a text for this iteration of the loop; False if the client does not keep up."""
        if self.disconnected or not self.writable.is_set():
            return False
        if not self.unwritten:
            self.loop.call_soon(self.write_unwritten)
        if self.deflate is not None and len(message) > SMALL:
            deflated = self.deflate.encode(Frame(Opcode.TEXT, message)).data
            self.unwritten += (frame_head(len(deflated), COMPRESSED), deflated)
        else:
            self.unwritten += (frame_head(len(message)), message)
        return True

    def write_unwritten(self) -> None:
        """Write the messages queued by `send_now`, unless the client is disconnecting."""
        if self.unwritten:
            frames, self.unwritten = b"".join(self.unwritten), []
            going = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
            if not going and not self.transport.is_closing():
                self.transport.write(frames)

    async def send(self, message: Any) -> None:
        self.write_unwritten()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        # Invalid UTF-8: close with 1007 instead of logging a traceback.
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.fail(CloseCode.INVALID_DATA, "a text is UTF-8")
        else:
            super().send_receive_event_to_app()

    def fail(self, code: int, reason: str) -> None:
        """Close with a reason, and wait for the client's close frame as usual."""
        self.write_unwritten()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def frame_head(size: int, bits: int = 0) -> bytes:
    """Return the header of a text frame of that many bytes (RFC 6455, 5.2), with further bits of its first byte."""
    if size < 126:
        return bytes((FINAL_TEXT | bits, size))
    if size < 65536:
        return bytes((FINAL_TEXT | bits, 126, size >> 8, size & 0xFF))
    return bytes((FINAL_TEXT | bits, 127)) + size.to_bytes(8, "big")


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
