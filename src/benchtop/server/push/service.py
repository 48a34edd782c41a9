"""Connects to push services. Clients choose their addresses, so none may lead into our own network."""

import asyncio
import re
import socket
import ssl
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0
"""Maximum seconds for sending a message."""
_NAME = re.compile(r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])")
_INSIDE = (".localhost", ".local", ".internal", ".intranet", ".lan", ".home", ".corp", ".home.arpa", ".test")
_REST = re.compile(r"[!-~]*")


class BadEndpoint(ValueError):
    """Why an address is not accepted, in a sentence."""


class Services:
    """Sends to push services over https: only to public host names, without following redirects."""

    def __init__(self, *, loopback: bool = False) -> None:
        self._loopback = loopback
        """For tests: accept only addresses of this machine."""
        self._tls: ssl.SSLContext | None = None

    def check(self, endpoint: str) -> SplitResult:
        """Parse an endpoint; raises BadEndpoint unless it may belong to a push service."""
        if not _REST.fullmatch(endpoint):
            raise BadEndpoint("An endpoint is an address of printable ASCII letters.")
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadEndpoint("That is not an address.") from None
        if parts.scheme != "https" or "@" in parts.netloc or parts.fragment:
            raise BadEndpoint("A push service has an https address, without a name or a fragment in it.")
        if self._loopback:
            return parts
        if port not in {None, 443}:
            raise BadEndpoint("A push service listens at the usual port of https.")
        if not _NAME.fullmatch(host) or host.endswith(_INSIDE):
            raise BadEndpoint("A push service has a name in the public network.")
        return parts

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send a message and return the status of the answer; raises OSError, TimeoutError or BadEndpoint without
        one.
        """
        parts = self.check(endpoint)
        host = parts.hostname or ""
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        everything = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in everything.items())
        async with asyncio.timeout(PATIENCE):
            address, port = await self._address(host, parts.port or 443)
            reader, writer = await asyncio.open_connection(
                address, port, ssl=await self._context(), server_hostname=host, limit=2048
            )
            try:
                writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
                await writer.drain()
                return _status(await reader.readline())
            finally:
                writer.close()
                with suppress(OSError, TimeoutError):
                    await asyncio.wait_for(writer.wait_closed(), 1)

    async def _address(self, host: str, port: int) -> tuple[str, int]:
        """Resolve a host name, once, so that the address that was checked is also used."""
        loop = asyncio.get_running_loop()
        for *_, found in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            address = ip_address(str(found[0]).partition("%")[0])
            mapped = getattr(address, "ipv4_mapped", None) or address
            if mapped.is_loopback if self._loopback else mapped.is_global and not mapped.is_multicast:
                return str(found[0]), port
        raise BadEndpoint(f"{host} does not lead into the public network.")

    async def _context(self) -> ssl.SSLContext:
        """Return the TLS context; loading the system's certificates takes a moment, once."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls


def _status(line: bytes) -> int:
    """Return the status code in the first line of an answer."""
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if found is None:
        raise OSError("the answer was not HTTP")
    return int(found[1])
