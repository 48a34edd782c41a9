"""`benchtop serve`: bind, print the address, run until stopped."""

import asyncio
import errno
import logging
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.engine import URL
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

import benchtop
from benchtop.server.http.http_protocol import HttpProtocol
from benchtop.server.ops.limits import FRAME_BYTES
from benchtop.server.ops.logs import configure_logs
from benchtop.server.settings import Settings, from_environment
from benchtop.server.ws.websocket_protocol import WebSocketProtocol
from benchtop.store import open_store
from benchtop.store.database import database_url, is_sqlite, private

LOOPBACK = {"127.0.0.1", "localhost", "::1"}
EVERYWHERE = {"0.0.0.0", "::"}
GOODBYE = 10
"""Seconds that open requests get to finish when the server stops."""


PATIENCE = 20
"""Seconds that the database gets to answer when the server starts."""
PORTS = 50
"""Number of ports to try with `next_port`."""


class CannotServe(Exception):
    """Why the server does not start, in words."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    *,
    quiet: bool = False,
    open_page: bool = False,
    next_port: bool = False,
    **flags: Any,
) -> None:
    """Run the server until it is stopped; CannotServe says why it does not start.

    `flags` are further fields of Settings. With `next_port`, the next free port is used if this one is taken.
    """
    try:
        settings = from_environment(database=database or None, **flags)
        url = database_url(settings.database_url)
        benchtop.games()  # house cards may be invalid
    except ValueError as wrong:
        raise CannotServe(str(wrong)) from None
    if not is_sqlite(url) and find_spec("asyncpg") is None:
        raise CannotServe("PostgreSQL needs one more package: pip install 'benchtop[postgres]'")
    if workers < 1:
        raise CannotServe("at least one worker is needed")
    if workers > 1 and is_sqlite(url):
        raise CannotServe("SQLite supports only one worker; use a PostgreSQL database to run several")
    with ExitStack() as stack:
        if is_sqlite(url):
            stack.enter_context(_only_server_of(Path(url.database or "")))
        bound = stack.enter_context(_bind(host, port, PORTS if next_port else 1))
        asyncio.run(_try_database(settings.database_url, url))
        bound_port = bound.getsockname()[1]
        if not quiet:
            announce(host, bound_port, asked=port)
        if open_page:
            open_soon(addresses(host, bound_port)[0])
        if not settings.room:
            settings = replace(settings, room=" ".join(in_the_room(host, bound_port)))
        os.environ.update(settings.to_environment())
        if workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
        configure_logs(settings.log_format, settings.log_level)
        config = server_config("benchtop.server.app:from_env", settings, workers=workers)
        if workers > 1:
            Multiprocess(config, sockets=[bound]).run()
        else:
            uvicorn.Server(config).run(sockets=[bound])


def server_config(app: ASGIApp | str, settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    """Configure uvicorn for the application, or for the factory of that name."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # websocket_protocol.py has its own settings for it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
        timeout_keep_alive=30,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level=max(logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO), logging.INFO),
    )


@contextmanager
def _bind(host: str, port: int, tries: int = 1) -> Iterator[socket.socket]:
    """Bind a socket to that port or, with several tries, to the first free port from there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for candidate in range(port, port + tries):
            try:
                bound.bind((host, candidate))
                break
            except (OSError, OverflowError) as wrong:
                if getattr(wrong, "errno", None) == errno.EADDRINUSE and candidate < port + tries - 1:
                    continue
                why = getattr(wrong, "strerror", None) or "there is no such port"
                elsewhere = isinstance(wrong, socket.gaierror) or getattr(wrong, "errno", None) == errno.EADDRNOTAVAIL
                other = "--host" if elsewhere else "--port"
                raise CannotServe(f"cannot listen on {host} port {candidate}: {why}; try another {other}") from None
        yield bound


async def _try_database(database: str, url: URL) -> None:
    """Open and migrate the database before announcing the server; CannotServe says why not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await (await open_store(database)).close()
    except (ValueError, RuntimeError) as wrong:  # already readable
        raise CannotServe(str(wrong)) from None
    except Exception as wrong:  # drivers raise many different errors
        why = (str(getattr(wrong, "orig", None) or wrong) or "it does not answer").partition("\n")[0].rstrip(".")
        if is_sqlite(url):
            raise CannotServe(f"{url.database} cannot be used as a database: {why}; try another --database") from None
        where = url.render_as_string(hide_password=True).replace("+asyncpg", "")
        raise CannotServe(f"PostgreSQL cannot be used at {where}: {why}") from None


@contextmanager
def _only_server_of(file: Path) -> Iterator[None]:
    """Lock the SQLite file: two servers on one file would not see each other's moves."""
    try:
        import fcntl
    except ImportError:  # a platform without these file locks
        yield
        return
    with ExitStack() as stack:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            lock = stack.enter_context(private(file.with_name(file.name + ".lock")).open("w"))
        except OSError as wrong:
            raise CannotServe(f"cannot write to {file}: {wrong.strerror}; try another --database") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(f"another server uses {file}; stop it, or choose another --database") from None
        yield


# -- announcing -------------------------------------------------------------------------------------------------------


def addresses(host: str, port: int) -> list[str]:
    """Return the addresses to open: this machine's and, if the server is bound to them, those in the local network."""
    if host in LOOPBACK:
        return [f"http://{'[::1]' if host == '::1' else host}:{port}"]
    return [*([f"http://127.0.0.1:{port}"] if host in EVERYWHERE else []), *in_the_room(host, port)]


def in_the_room(host: str, port: int) -> list[str]:
    """Return the addresses that other devices can open: none for a server on loopback, the best first."""
    if host in LOOPBACK:
        return []
    found = _own_addresses() if host in EVERYWHERE else [f"[{host}]" if ":" in host else host]
    return [f"http://{address}:{port}" for address in found]


def _own_addresses() -> list[str]:
    """Return this machine's addresses in its networks, the default route's first, without sending anything."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address: the system only looks up a route
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def announce(host: str, port: int, out: TextIO | None = None, *, asked: int = 0) -> None:
    """Print the server's addresses, with a QR code for phones if they can reach it."""
    out = out or sys.stdout
    found = addresses(host, port)
    if asked not in {0, port}:
        print(f"Port {asked} is in use, so the server uses port {port}.", file=out)
    print("Benchtop is running at", *found, file=out, sep="\n  ", flush=True)
    room = in_the_room(host, port)
    if room and out.isatty():
        import segno

        print("\nScan this with a phone in the same network:\n", file=out)
        segno.make(room[0], micro=False).terminal(out=out, compact=True)
    print("Press Ctrl-C to stop.", file=out, flush=True)


def open_soon(address: str) -> None:
    """Open the page in a browser once the server listens, or explain why not."""
    if not _has_screen():
        print("No display was found: open the address in a browser yourself.", flush=True)
        return
    threading.Thread(target=_open_when_there, args=[address], daemon=True).start()


def _open_when_there(address: str) -> None:
    parts = urlsplit(address)
    for _ in range(PATIENCE * 10):
        try:
            with socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if not webbrowser.open(address):
        print("No browser could be started: open the address yourself.", flush=True)


def _has_screen() -> bool:
    """Whether a browser would get a window; without a display, some would take over this terminal."""
    return sys.platform in {"win32", "darwin"} or any(map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")))
