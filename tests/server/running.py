"""Start real servers, in processes of their own or in a thread of this one, and speak to them."""

import contextlib
import gc
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Self
from urllib.request import urlopen

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
from benchtop.server.services import Services
from benchtop.server.settings import Settings
from benchtop.server.tables.message_types import message_schema
from tests.facts import NUMBER, numbers
from tests.server.forked import start_server
from tests.store.postgres import free_port

TIMEOUT = 60.0
"""Seconds that a test waits for what must happen: many, for the machine may be busy."""


def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.02)


class Speaking:
    """Speak to a server that listens on a port of this machine."""

    port: int

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        """Read a page outside the API, as a program that knows nobody."""
        return httpx.get(f"{self.base}{path}", timeout=TIMEOUT, verify=False, **kwargs)

    def http(self, token: str | None = None, **kwargs: Any) -> httpx.Client:
        """Return a client of the HTTP interface."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        kwargs = {"timeout": TIMEOUT, "verify": False, "event_hooks": {"response": [_checked_problem]}, **kwargs}
        return httpx.Client(base_url=f"{self.base}/api/v1", headers=headers, **kwargs)

    def socket(self, code: str, token: str | None = None, query: str = "", **headers: str) -> "Socket":
        """Return a socket at a table."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return Socket(f"ws://127.0.0.1:{self.port}/api/v1/tables/{code}/socket{query}", headers)


class ServerProcess(Speaking):
    """A server process that can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path, database: str | None = None, port: int | None = None, **settings: object) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'server.db'}"
        self.port = port or free_port()
        self.log = folder / f"server-{self.port}.log"
        defaults: dict[str, object] = {"bot_pause": 0, "bot_workers": 1, "rate_limits": "no", "log_level": "warning"}
        self._settings = {f"BENCHTOP_{name.upper()}": str(value) for name, value in {**defaults, **settings}.items()}
        self._process: BaseProcess | None = None

    @property
    def process(self) -> BaseProcess:
        """Return the process that runs, or ran last."""
        assert self._process is not None
        return self._process

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def start(self, *, workers: int = 1, wait: bool = True) -> Self:
        """Start; by default, wait until the server is healthy."""
        self.log.touch()
        self._process = start_server(self.log, self.port, self.database, workers, {**os.environ, **self._settings})
        if wait:
            self.wait_until_healthy()
        return self

    def wait_until_healthy(self) -> None:
        """Wait until the server answers that all is well."""

        def healthy() -> bool:
            assert self.process.is_alive(), self.words()
            with contextlib.suppress(OSError), urlopen(f"{self.base}/healthz", timeout=TIMEOUT) as answer:
                return bool(answer.status == 200)
            return False

        until(healthy)

    def kill(self) -> None:
        """Send SIGKILL to the server and all that it started: no goodbye, no flush."""
        if self._process is not None:
            try:
                os.killpg(self.pid, signal.SIGKILL)
            except ProcessLookupError:  # it has ended, or has no process group yet
                self.process.kill()
            self._ended()

    def stop(self) -> int:
        """Send SIGTERM, and return the exit code."""
        self.process.terminate()
        return self._ended()

    def _ended(self) -> int:
        self.process.join(TIMEOUT)
        assert self.process.exitcode is not None, "the server does not end"
        return self.process.exitcode

    def words(self) -> str:
        """Return what the server wrote."""
        return self.log.read_text(encoding="utf-8")

    def bot_workers(self, nice: int | None = None) -> list[int]:
        """Return the ids of its bot worker processes, optionally only those with that niceness (Linux)."""
        found = []
        for children in Path(f"/proc/{self.pid}/task").glob("*/children"):
            for child in children.read_text().split():
                command = Path(f"/proc/{child}/cmdline").read_text().split("\0")
                if "benchtop.server.bots.worker" in command and (nice is None or str(nice) in command):
                    found.append(int(child))
        return found


TwoServers = tuple[ServerProcess, ServerProcess]


@contextlib.contextmanager
def running(folder: Path, database: str | None = None, **settings: Any) -> Iterator[ServerProcess]:
    """Start a server, and kill it afterwards."""
    server = ServerProcess(folder, database, **settings)
    try:
        yield server.start()
    finally:
        server.kill()


@contextlib.contextmanager
def running_two(folder: Path, database: str, **settings: Any) -> Iterator[TwoServers]:
    """Start two servers on one database, and kill them afterwards; neither may have logged a fault by then."""
    servers = ServerProcess(folder, database, **settings), ServerProcess(folder, database, **settings)
    try:
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait_until_healthy()
        yield servers
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        assert "Traceback" not in server.words(), server.words()


class StoppedClock(Clock):
    """Stand still until a test moves the time on."""

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
    """Run in a thread of this process, with a clock that stands still until the test moves it."""

    def __init__(self, port: int, clock: StoppedClock, services: Services) -> None:
        self.port = port
        self.clock = clock
        self.services = services


@contextlib.contextmanager
def running_here(
    folder: Path, database: str | None = None, clock: StoppedClock | None = None, **settings: Any
) -> Iterator[LocalServer]:
    """Start a server with real sockets and a real database in a thread, and stop it afterwards."""
    clock, database = clock or StoppedClock(), database or f"sqlite:///{folder / 'here.db'}"
    chosen = Settings(database=database, bot_workers=1, bot_pause=0, **settings)
    app = create_app(chosen, clock)
    server = uvicorn.Server(server_config(app, chosen))
    gc.freeze()  # or the server would first look through all that the tests have made
    with socket.create_server(("127.0.0.1", 0)) as bound:
        thread = threading.Thread(target=server.run, args=[[bound]])
        thread.start()
        try:
            until(lambda: server.started or not thread.is_alive())
            assert server.started
            yield LocalServer(bound.getsockname()[1], clock, app.state.services)
        finally:
            server.should_exit = True
            thread.join(TIMEOUT)


@cache
def _validators() -> dict[str, jsonschema.Draft202012Validator]:
    """Return the validators by type of message."""
    schema = message_schema()
    kinds = {name.rpartition("/")[2]: one for one in schema["oneOf"] for name in one.values()}
    types = {schema["$defs"][kind]["properties"]["type"]["enum"][0]: one for kind, one in kinds.items()}
    return {kind: jsonschema.Draft202012Validator({**one, "$defs": schema["$defs"]}) for kind, one in types.items()}


def checked(message: Any) -> Any:
    """Return a message from the server, after checking that it is what its type says."""
    _validators()[message["type"]].validate(message)
    if message["type"] == "refused":
        check_facts(message)
    return message


def check_facts(problem: Any) -> None:
    """Check that a refusal has the numbers that it names among its params."""
    untold = set(NUMBER.findall(problem["detail"])) - numbers(problem["params"])
    assert not untold, problem


def _checked_problem(response: httpx.Response) -> None:
    if response.headers.get("Content-Type") == MEDIA_TYPE:
        response.read()
        check_facts(response.json())


class Socket:
    """Speak JSON over a WebSocket."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.crowd: dict[str, Any] = {}
        """People at the table, as the server last said."""
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
        """Return the next message, but only note people who come and go."""
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
        """Read on until these people are connected, and drop other messages on the way."""
        while (self.crowd.get("seats"), self.crowd.get("watching")) != (seats, watching):
            self._next()

    def until(self, type: str, /, **facts: Any) -> dict[str, Any]:
        """Return the next message of that type with these facts, and drop others on the way."""
        while True:
            message = self.get()
            if message["type"] == type and all(message.get(name) == value for name, value in facts.items()):
                return message

    def closed_with(self) -> int:
        """Read on until the server closes, and return the code that it gave."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=TIMEOUT)
        assert self.connection.close_code is not None
        return self.connection.close_code


# -- games ------------------------------------------------------------------------------------------------------------


def quick_game() -> Game:
    """Return the shortest game there is, for tests about tables rather than games."""
    return min(benchtop.games().values(), key=lambda game: (game.max_moves, game.key))


def people(game: Game, *others: dict[str, Any]) -> list[dict[str, Any]]:
    """Return seats for the fewest people that can play: me first, then the others given, then open seats."""
    seats = [{"kind": "me", "name": "Ada"}, *others]
    return seats + [{"kind": "open"}] * (game.seats[0] - len(seats))


BOT = {"kind": "bot", "level": "easy"}


def bots(game: Game) -> list[dict[str, Any]]:
    """Return seats for me against bots."""
    return people(game, *[BOT] * (game.seats[0] - 1))
