"""Frames of WebSockets, as far as they are short or ours: reading texts that came whole, writing those of a moment.

What the server does for every message is here, apart from wire.py, because it is compiled.
"""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FINAL_TEXT = 0x81
MASKED = 0x80
_HEAD = 6
"""Bytes before the payload of a short frame: two, and the mask."""


def short_texts(data: bytes) -> list[str] | None:
    """The texts, if the data are whole short text frames of a client and nothing else."""
    texts: list[str] = []
    at, end = 0, len(data)
    while at < end:
        start = at + _HEAD
        if start > end or data[at] != FINAL_TEXT or not MASKED <= data[at + 1] < MASKED + 126:
            return None
        at = start + data[at + 1] - MASKED
        if at > end:
            return None
        try:
            texts.append(apply_mask(data[start:at], data[start - 4 : start]).decode())
        except UnicodeDecodeError:
            return None
    return texts


def head(size: int) -> bytes:
    """What comes before a text of that many bytes."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    if size < 65536:
        return bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big")


class WriteBatch:
    """The clients of one event loop to which something has been said that is not written yet.

    They are written to together when the loop comes round: a client that hears of many tables wakes up once for all.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._outlets: list[Outlet] = []

    def add(self, outlet: "Outlet") -> None:
        """Have that outlet written when the moment ends."""
        if not self._outlets:
            self._loop.call_soon(self._end)
        self._outlets.append(outlet)

    def _end(self) -> None:
        outlets, self._outlets = self._outlets, []
        for outlet in outlets:
            outlet.write()


_MOMENTS: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatch] = WeakKeyDictionary()


def moment_of(loop: asyncio.AbstractEventLoop) -> WriteBatch:
    """The moment that all clients of that loop share."""
    moment = _MOMENTS.get(loop)
    if moment is None:
        moment = _MOMENTS[loop] = WriteBatch(loop)
    return moment


class Outlet:
    """The way out to one client."""

    def __init__(self, moment: WriteBatch, write: Callable[[bytes], None]) -> None:
        self._moment = moment
        self.open = True
        """Whether the client keeps up with what it is sent."""
        self._write = write
        self._frames: list[bytes] = []

    def put(self, message: bytes) -> bool:
        """Send a text message, together with others of this moment; False if the client does not keep up."""
        if not self.open:
            return False
        frames = self._frames
        if not frames:
            self._moment.add(self)
        frames.append(head(len(message)))
        frames.append(message)
        return True

    def write(self) -> None:
        """Write what was put."""
        frames = self._frames
        if frames:
            self._frames = []
            self._write(b"".join(frames))
