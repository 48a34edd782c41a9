"""Content negotiation: what a client accepts, what it has cached, and compression."""

import asyncio
import gzip
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ENOUGH: Final = 1024
"""Minimum size in bytes for compression."""
LONG: Final = 64 * 1024
"""Answers above this size are compressed in a thread."""
TYPES: Final = frozenset({"application/json", "application/schema+json", "text/html", "text/markdown", "text/plain"})


def accepts(given: str, name: str) -> bool:
    """Whether an Accept or Accept-Encoding header names this and does not forbid it (q=0)."""
    for item in given.lower().split(","):
        wanted, *parameters = ("".join(part.split()) for part in item.split(";"))
        if wanted == name:
            return not any(parameter.startswith("q=0") and not parameter.strip("q=0.") for parameter in parameters)
    return False


def has_already(headers: Headers, tag: str) -> bool:
    """Whether If-None-Match names that tag, whatever the encoding."""
    given = [item.strip().removeprefix("W/") for item in headers.get("if-none-match", "").split(",")]
    return tag.removeprefix("W/") in given or given == ["*"]


@lru_cache(maxsize=256)
def zipped_once(document: bytes) -> bytes:
    """Compress a document that never changes; the result is cached."""
    return gzip.compress(document, 9, mtime=0)


class Compression:
    """ASGI middleware: gzips answers to GET requests if the client accepts it and they are long enough.

    Answers to POST requests are not compressed: they contain tokens beside client-chosen text, and their length would
    leak.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            return await self._app(scope, receive, send)
        zips = accepts(Headers(scope=scope).get("accept-encoding", ""), "gzip")
        held: Message | None = None

        async def packing_send(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start" and _is_worth_it(message):
                MutableHeaders(raw=message["headers"]).add_vary_header("Accept-Encoding")
                if zips:
                    held = message
                    return
            elif held is not None:
                start, held = held, None
                if not message.get("more_body"):
                    message = await _pack(start, message)
                await send(start)
            await send(message)

        await self._app(scope, receive, packing_send)


def _is_worth_it(start: Message) -> bool:
    headers = MutableHeaders(raw=start["headers"])
    kind = headers.get("content-type", "").partition(";")[0]
    size = headers.get("content-length", "0")
    return start["status"] == 200 and "content-encoding" not in headers and kind in TYPES and int(size) >= ENOUGH


async def _pack(start: Message, message: Message) -> Message:
    """Gzip the body and set the headers."""
    body = message.get("body", b"")
    zipped = gzip.compress(body, 5) if len(body) < LONG else await asyncio.to_thread(gzip.compress, body, 5)
    headers = MutableHeaders(raw=start["headers"])
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(zipped))
    if headers.get("etag", "W/").startswith('"'):
        headers["ETag"] = f"W/{headers['etag']}"
    return {**message, "body": zipped}
