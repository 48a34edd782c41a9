"""Real servers, in processes of their own or in a thread of this one, and ways to speak to them."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
import jsonschema
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import benchtop
from benchtop.core.game import Game
from benchtop.server.app import create_app
from benchtop.server.clock import Clock
from benchtop.server.problems import MEDIA_TYPE
from benchtop.server.run import server_config
from benchtop.server.settings import Settings
from benchtop.server.tables.message_types import message_schema
from tests.facts import NUMBER, numbers
from tests.store.postgres import free_port

TIMEOUT = 60.0
"""How long a test waits for what must happen: long, for the machine may be busy."""


class Speaking:
    """A server that listens on a port of this machine."""

    port: int

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, token: str | None = None, **kwargs: Any) -> httpx.Client:
        """A client of the HTTP interface."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        kwargs = {"timeout": TIMEOUT, "verify": False, "event_hooks": {"response": [_checked_problem]}, **kwargs}
        return httpx.Client(base_url=f"{self.base}/api/v1", headers=headers, **kwargs)

    def socket(self, code: str, token: str | None = None, query: str = "", **headers: str) -> "Socket":
        """A socket at a table."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return Socket(f"ws://127.0.0.1:{self.port}/api/v1/tables/{code}/socket{query}", headers)


class ServerProcess(Speaking):
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


@contextlib.contextmanager
def running(folder: Path, database: str | None = None, **settings: Any) -> Iterator[ServerProcess]:
    """A server, gone afterwards."""
    server = ServerProcess(folder, database, **settings)
    try:
        yield server.start()
    finally:
        server.kill()


class StoppedClock(Clock):
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self._started = time.time()
        self._passed = 1000.0

    def now(self) -> float:
        return self._started + self._passed

    def steady(self) -> float:
        return self._passed

    def advance(self, seconds: float) -> None:
        self._passed += seconds


class LocalServer(Speaking):
    """A server in a thread of this process, whose clock stands still until the test moves it."""

    def __init__(self, port: int, clock: StoppedClock) -> None:
        self.port = port
        self.clock = clock


@contextlib.contextmanager
def running_here(folder: Path, **settings: Any) -> Iterator[LocalServer]:
    """A server with real sockets and a real database, gone afterwards."""
    clock = StoppedClock()
    chosen = Settings(database=f"sqlite:///{folder / 'here.db'}", bot_workers=1, bot_pause=0, **settings)
    server = uvicorn.Server(server_config(create_app(chosen, clock), chosen))
    with socket.create_server(("127.0.0.1", 0)) as bound:
        thread = threading.Thread(target=server.run, args=[[bound]])
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield LocalServer(bound.getsockname()[1], clock)
        finally:
            server.should_exit = True
            thread.join(TIMEOUT)


@cache
def _validators() -> dict[str, jsonschema.Draft202012Validator]:
    """By type of message."""
    schema = message_schema()
    kinds = {name.rpartition("/")[2]: one for one in schema["oneOf"] for name in one.values()}
    types = {schema["$defs"][kind]["properties"]["type"]["enum"][0]: one for kind, one in kinds.items()}
    return {kind: jsonschema.Draft202012Validator({**one, "$defs": schema["$defs"]}) for kind, one in types.items()}


def checked(message: Any) -> Any:
    """A message from the server, which is what its type says."""
    _validators()[message["type"]].validate(message)
    if message["type"] == "refused":
        check_facts(message)
    return message


def check_facts(problem: Any) -> None:
    """A refusal of the server has the numbers that it names among its params."""
    untold = set(NUMBER.findall(problem["detail"])) - numbers(problem["params"])
    assert not untold, problem


def _checked_problem(response: httpx.Response) -> None:
    if response.headers.get("Content-Type") == MEDIA_TYPE:
        response.read()
        check_facts(response.json())


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
        while (message := self._next())["type"] == "presence":
            pass
        return message

    def _next(self) -> dict[str, Any]:
        said = self.connection.recv(timeout=TIMEOUT)
        assert isinstance(said, str), "one JSON text a frame: browsers read nothing else"
        message: dict[str, Any] = checked(json.loads(said))
        if message["type"] in {"presence", "full"}:
            self.crowd = message.get("presence", message)
        return message

    def until_crowd(self, seats: list[int], watching: int) -> None:
        """Read on until these are told to be connected; others on the way are dropped."""
        while (self.crowd.get("seats"), self.crowd.get("watching")) != (seats, watching):
            self._next()

    def until(self, type: str, /, **facts: Any) -> dict[str, Any]:
        """The next message of that type with these facts; others on the way are dropped."""
        while True:
            message = self.get()
            if message["type"] == type and all(message.get(name) == value for name, value in facts.items()):
                return message

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
