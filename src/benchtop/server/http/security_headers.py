"""ASGI middleware around every request: a size limit, and security headers for browsers."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from benchtop.server.ops.limits import BODY_BYTES
from benchtop.server.problems import Problem

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_RAW: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class SecurityHeaders:
    """Refuses large bodies, adds security headers, and allows other sites' scripts to read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        reads = scope["method"] in {"GET", "HEAD"} and scope["path"].startswith("/api/")
        size = 0

        async def guarded_receive() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > BODY_BYTES:
                raise HTTPException(413) from _too_large()  # the only exception that the framework passes on here
            return message

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Any site may read, but never with our cookies: browsers enforce that for "*".
                cors = [(b"access-control-allow-origin", b"*")] if reads else []
                message = {**message, "headers": [*message["headers"], *_RAW, *cors]}
            await send(message)

        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared[:12]) > BODY_BYTES:
            return await _too_large().response()(scope, receive, guarded_send)
        await self._app(scope, guarded_receive, guarded_send)


def _too_large() -> Problem:
    return Problem(413, "too_large", f"A request has at most {BODY_BYTES} bytes.", {"bytes": BODY_BYTES})
