"""Servers in processes of their own, and ways to speak to them."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import benchtop
from benchtop.core.game import Game
from tests.store.postgres import free_port

TIMEOUT = 60.0
"""How long a test waits for what must happen: long, for the machine may be busy."""


class ServerProcess:
    """One server process that can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path, database: str | None = None, port: int | None = None, **settings: object) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'server.db'}"
        self.port = port or free_port()
        self.log = folder / f"server-{self.port}.log"
        defaults: dict[str, object] = {"bot_pause": 0, "bot_workers": 1, "rate_limits": "no", "log_level": "warning"}
        self._settings = {f"BENCHTOP_{name.upper()}": str(value) for name, value in {**defaults, **settings}.items()}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, *, wait: bool = True) -> Self:
        """Start; by default, wait until it is healthy."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-W", "error", "-m", "benchtop.server",
                    "--port", str(self.port), "--database", self.database,
                ],
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )  # fmt: skip
        if wait:
            self.wait_until_healthy()
        return self

    def wait_until_healthy(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.base}/healthz", verify=False).status_code == 200:
                    return
            assert self._process.poll() is None, self.words()
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.words()}")

    def kill(self) -> None:
        """SIGKILL to the server and whatever it started: no goodbye, no flush."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(TIMEOUT)

    def stop(self) -> int:
        """SIGTERM, and how it ended."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(TIMEOUT)

    def words(self) -> str:
        """What the server wrote; nothing, if all went well."""
        return self.log.read_text(encoding="utf-8")

    def memory(self) -> int:
        """Resident memory in kB (Linux)."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    # -- speaking -----------------------------------------------------------------------------------------------------

    def http(self, token: str | None = None, **kwargs: Any) -> httpx.Client:
        """A client of the HTTP interface."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.Client(base_url=f"{self.base}/api/v1", headers=headers, timeout=TIMEOUT, verify=False, **kwargs)

    def socket(self, code: str, token: str | None = None, query: str = "", **headers: str) -> "Socket":
        """A socket at a table."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return Socket(f"ws://127.0.0.1:{self.port}/api/v1/tables/{code}/socket{query}", headers)


@contextlib.contextmanager
def running(folder: Path, database: str | None = None, **settings: Any) -> Iterator[ServerProcess]:
    """A server, gone afterwards."""
    server = ServerProcess(folder, database, **settings)
    try:
        yield server.start()
    finally:
        server.kill()


class Socket:
    """A WebSocket that speaks JSON."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.crowd: dict[str, Any] = {}
        """Who was connected to the table, as last told."""
        self._opening = connect(url, additional_headers=headers, compression=None, open_timeout=TIMEOUT, max_size=None)
        self.connection: ClientConnection

    def __enter__(self) -> Self:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def get(self) -> dict[str, Any]:
        """The next message; who comes and goes meanwhile is only noted."""
        while (told := self._next())["type"] == "presence":
            pass
        return told

    def _next(self) -> dict[str, Any]:
        told = json.loads(self.connection.recv(timeout=TIMEOUT))
        assert isinstance(told, dict)
        if told["type"] in {"presence", "full"}:
            self.crowd = told.get("presence", told)
        return told

    def until_crowd(self, seats: list[int], watching: int) -> None:
        """Read on until these are told to be connected; others on the way are dropped."""
        while (self.crowd.get("seats"), self.crowd.get("watching")) != (seats, watching):
            self._next()

    def until(self, type: str, /, **facts: Any) -> dict[str, Any]:
        """The next message of that type with these facts; others on the way are dropped."""
        while True:
            told = self.get()
            if told["type"] == type and all(told.get(name) == value for name, value in facts.items()):
                return told

    def closed_with(self) -> int:
        """Read on until the server closes; the code it gave."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=TIMEOUT)
        assert self.connection.close_code is not None
        return self.connection.close_code


# -- games ------------------------------------------------------------------------------------------------------------


def quick_game() -> Game:
    """The shortest game there is, for tests about tables rather than games."""
    return min(benchtop.games().values(), key=lambda game: (game.max_moves, game.key))


def people(game: Game, *others: dict[str, Any]) -> list[dict[str, Any]]:
    """Seats for the fewest that can play: me first, then the others given, then open seats."""
    seats = [{"kind": "me", "name": "Ada"}, *others]
    return seats + [{"kind": "open"}] * (game.seats[0] - len(seats))


BOT = {"kind": "bot", "level": "easy"}


def bots(game: Game) -> list[dict[str, Any]]:
    """Me against bots."""
    return people(game, *[BOT] * (game.seats[0] - 1))
