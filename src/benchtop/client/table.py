"""A seat at a table on a server, or a place to watch from."""

import http.client
import secrets
import time
from collections.abc import Iterator
from typing import Any

from benchtop.client.connection import Connection, News, Refused, Unreachable


class Table:
    """One table, seen with one token. Commands carry a key, so repeating one after a lost answer does it once."""

    def __init__(self, connection: Connection, code: str, seat: int | None = None) -> None:
        self.code = code
        self.seat = seat
        self._connection = connection
        self._done = 0
        """The newest entry of which we know."""

    @property
    def token(self) -> str | None:
        """What proves the seat: keep it to come back."""
        return self._connection.token

    @property
    def url(self) -> str:
        return f"{self._connection.base}/t/{self.code}"

    # -- reading ----------------------------------------------------------------------------------------------------

    def look(self, after: int = 0) -> News:
        """The table as it is now: with entry `after` and with all that was done here, whichever process answers."""
        self._done = max(self._done, after)
        return self._news(self._get(f"?after={self._done}"), None)

    def follow(self) -> Iterator[News]:
        """Everything that happens, from a full view on; a broken connection begins with a full view again.

        Who comes and goes is no news of its own: the next news tells who is connected. It ends when the game is over.
        """
        last: dict[str, Any] | None = None
        silent_since = time.monotonic()
        while True:
            try:
                for message in self._connection.lines(f"/tables/{self.code}/stream"):
                    silent_since = time.monotonic()
                    if message["type"] not in {"full", "update"}:
                        if message["type"] == "presence" and last is not None:
                            last = {**last, "presence": {"seats": message["seats"], "watching": message["watching"]}}
                        continue
                    news = self._news(message, last)
                    last = news.raw
                    yield news
                    if news.over and message.get("kind") in {None, "ended"}:
                        return
            except (OSError, http.client.HTTPException, ValueError) as wrong:
                if time.monotonic() - silent_since > self._connection.timeout:
                    raise Unreachable(f"{self._connection.base}: {wrong}") from wrong
            except Refused as refused:
                if refused.status not in {429, 503} or time.monotonic() - silent_since > self._connection.timeout:
                    raise
            time.sleep(0.2)

    def why_not(self, move: str) -> dict[str, Any] | None:
        """Why the move may not be played now, or None if it may."""
        from urllib.parse import quote

        refusal: dict[str, Any] | None = self._get(f"/why?move={quote(move)}")["refusal"]
        return refusal

    def record(self) -> dict[str, Any]:
        """The record: whole once the game is over."""
        return dict(self._get("/record"))

    def story(self) -> dict[str, Any]:
        """How the game went, once it is over."""
        return dict(self._get("/story"))

    def replay(self, ply: int) -> dict[str, Any]:
        """The table after that many moves."""
        return dict(self._get(f"/replay/{ply}"))

    # -- commands -----------------------------------------------------------------------------------------------------

    def play(self, move: str, ply: int, key: str | None = None) -> int:
        """Play a move; the number of its entry. Refused says why not."""
        return self._command("move", key, move=move, ply=ply)

    def undo(self, key: str | None = None) -> int:
        return self._command("undo", key)

    def ask_take_back(self, ply: int | None = None, key: str | None = None) -> int:
        return self._command("takeback", key, ply=ply)

    def answer_take_back(self, *, agree: bool, key: str | None = None) -> int:
        return self._command("takeback/answer", key, agree=agree)

    def resign(self, key: str | None = None) -> int:
        return self._command("resign", key)

    def leave(self, key: str | None = None) -> int:
        """Leave; a bot plays on."""
        return self._command("leave", key)

    def come_back(self, key: str | None = None) -> int:
        return self._command("return", key)

    def say(self, phrase: str | None = None, text: str | None = None, key: str | None = None) -> int:
        """Say a preset phrase, or a free text where the table allows it."""
        return self._command("chat", key, phrase=phrase, text=text)

    def fill(self, level: str, seat: int | None = None) -> int:
        """Give open seats to bots, if you opened the table."""
        answer = self._connection.ask("POST", f"/tables/{self.code}/fill", {"level": level, "seat": seat})
        return int(answer["n"])

    def invitation(self) -> str:
        """A text with which somebody else can share this seat."""
        answer = self._connection.ask("POST", f"/tables/{self.code}/seats/{self.seat}/invitation")
        return str(answer["invitation"])

    def rematch(self) -> "Table":
        """Your seat at a new table with the same people; the same one for everybody who asks."""
        answer = self._connection.ask("POST", f"/tables/{self.code}/rematch")
        mine = next(one for one in answer["seats"] if self.seat in {None, one["seat"]})
        return Table(self._connection.with_token(mine["token"]), answer["code"], mine["seat"])

    # -- inside -----------------------------------------------------------------------------------------------------

    def _get(self, path: str) -> Any:
        return self._connection.ask("GET", f"/tables/{self.code}{path}")

    def _command(self, path: str, key: str | None, **facts: Any) -> int:
        body = {"key": key or secrets.token_urlsafe(12), **facts}
        n = int(self._connection.ask("POST", f"/tables/{self.code}/{path}", body)["n"])
        self._done = max(self._done, n)
        return n

    def _news(self, message: dict[str, Any], last: dict[str, Any] | None) -> News:
        """A message, with what an update leaves out taken from the one before."""
        raw = message if message["type"] == "full" or last is None else {**last, **message}
        return News(
            type=message["type"],
            n=message["n"],
            ply=raw["ply"],
            to_move=raw["to_move"],
            over=raw["table"]["over"],
            view=raw["view"],
            legal=raw["legal"],
            happened=message.get("happened", []),
            seat=raw["you"]["seat"],
            presence=raw["presence"],
            raw=raw,
        )
