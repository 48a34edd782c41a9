"""JSON over HTTP, with retries while a server restarts."""

import http.client
import json
import time
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit


class Refused(Exception):
    """The server refused a request. `code` is stable, `params` are the facts named in `detail`; `refusal` explains an
    illegal move; `seconds` is how long to wait.
    """

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body.get('code', '')}: {body.get('detail', '')}")
        self.status = status
        self.body = body
        self.code = str(body.get("code", ""))
        self.detail = str(body.get("detail", ""))
        self.params: dict[str, Any] = body.get("params", {})
        self.refusal: dict[str, Any] | None = body.get("refusal")
        self.seconds = float(body.get("ratelimit", {}).get("seconds", 0))


class Unreachable(Exception):
    """The server did not answer within the client's timeout."""


@dataclass(frozen=True)
class News:
    """A message about a table, with what this seat may know."""

    type: str
    """full, update, or resumed if nothing has happened since the last message."""
    n: int
    ply: int
    """Number of moves played; send it with your move."""
    to_move: int | None
    over: bool
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    """The moves you may play now, each with `move`, `words` and `touches`; empty unless it is your turn."""
    happened: list[dict[str, Any]]
    seat: int | None = None
    """Your seat; None for a spectator."""
    presence: dict[str, Any] = field(default_factory=dict)
    """Number of connected guests of each of the `seats`, and number of guests `watching`."""
    raw: dict[str, Any] = field(default_factory=dict, repr=False)


class Connection:
    """A connection to a server, with a token."""

    def __init__(self, base: str, token: str | None = None, timeout: float = 30.0) -> None:
        parts = urlsplit(base if "//" in base else f"http://{base}")
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ValueError(f"{base!r} is not the address of a server")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.timeout = timeout
        self._parts = parts
        self._open: list[http.client.HTTPConnection] = []
        # Not __del__: the garbage collector may finalize the socket of a cycle before its owner, which warns.
        self._finalizer = weakref.finalize(self, _close, self._open)

    def with_token(self, token: str | None) -> "Connection":
        return Connection(self.base, token, self.timeout)

    def text(self, path: str) -> str:
        """Return a page of the server as text."""
        return str(self.ask("GET", path, plain=True))

    def ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, *, again: bool = True, plain: bool = False
    ) -> Any:
        """Send a request and return the answer. With `again`, repeat it if it may not have arrived."""
        deadline = time.monotonic() + self.timeout
        pause = 0.05
        while True:
            try:
                return self._once(method, path, body, plain=plain)
            except (OSError, http.client.HTTPException) as wrong:
                self.close()
                if not again or time.monotonic() + pause > deadline:
                    raise Unreachable(f"{self.base}: {wrong}") from wrong
            except Refused as refused:
                wait = refused.seconds if refused.status == 429 else pause
                if refused.status not in {429, 503} or time.monotonic() + wait > deadline:
                    raise
                pause = max(pause, wait)
            time.sleep(pause)
            pause = min(pause * 2, 2.0)

    def _once(self, method: str, path: str, body: dict[str, Any] | None, *, plain: bool) -> Any:
        if not self._open:
            self._open.append(self._connect())
        [connection] = self._open
        connection.request(method, f"/api/v1{path}", self._encode(body), self._headers(body))
        answer = connection.getresponse()
        data = answer.read()
        return data.decode() if plain and answer.status == 200 else _read(answer.status, data)

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """Yield the objects of a stream until the server ends it."""
        connection = self._connect()
        try:
            connection.request("GET", f"/api/v1{path}", headers=self._headers(None))
            answer = connection.getresponse()
            if answer.status != 200:
                _read(answer.status, answer.read())
            for line in answer:
                if line.strip():
                    yield json.loads(line)
        finally:
            connection.close()

    def close(self) -> None:
        _close(self._open)

    def _connect(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._parts.scheme == "https" else http.client.HTTPConnection
        assert self._parts.hostname is not None
        return kind(self._parts.hostname, self._parts.port, timeout=20)  # streams send a line every 6 s

    def _headers(self, body: dict[str, Any] | None) -> dict[str, str]:
        headers = {} if body is None else {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    @staticmethod
    def _encode(body: dict[str, Any] | None) -> bytes | None:
        return None if body is None else json.dumps(body).encode()


def _close(connections: list[http.client.HTTPConnection]) -> None:
    while connections:
        connections.pop().close()


def query(path: str, **facts: Any) -> str:
    """Return a path with a query of the facts that are not None."""
    texts = {name: str(fact).lower() if isinstance(fact, bool) else fact for name, fact in facts.items()}
    asked = urlencode({name: fact for name, fact in texts.items() if fact is not None})
    return f"{path}?{asked}" if asked else path


def _read(status: int, data: bytes) -> Any:
    try:
        answer = json.loads(data) if data else {}
    except ValueError:
        answer = {"code": "not_json", "detail": data[:200].decode(errors="replace")}
    if status >= 400:
        raise Refused(status, answer)
    return answer
