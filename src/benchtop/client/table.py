"""A seat at a table on a server, or a spectator's view of it."""

import http.client
import secrets
import time
from collections.abc import Iterator
from typing import Any

from benchtop.client.connection import Connection, News, Refused, Unreachable, query


class Table:
    """A table, accessed with a token. Commands carry a key, so a command repeated after a lost answer is executed once.

    A seat token cannot act as the host: commands of the host use the guest token, `guest`.
    """

    def __init__(
        self, connection: Connection, code: str, seat: int | None = None, *, guest: Connection | None = None
    ) -> None:
        self.code = code
        self.seat = seat
        self._connection = connection
        self._host = guest or connection
        self._done = 0
        """Number of the newest entry that we know."""

    @property
    def token(self) -> str | None:
        """The token of the seat; keep it to come back."""
        return self._connection.token

    @property
    def guest(self) -> str | None:
        """The guest token of the host, if you opened the table."""
        return self._host.token

    @property
    def url(self) -> str:
        return f"{self._connection.base}/t/{self.code}"

    # -- reading ----------------------------------------------------------------------------------------------------

    def look(self, after: int = 0, seat: int | None = None) -> News:
        """Return the current table, including entry `after` and everything done here, whichever process answers.

        If you hold several seats, pass the seat whose player is at the screen.
        """
        self._done = max(self._done, after)
        return self._news(self._get("", after=self._done, seat=seat), None)

    def follow(self, last: News | None = None, seat: int | None = None) -> Iterator[News]:
        """Yield every message about the table, starting with a full view or after `last`.

        After a broken connection you get what you missed, a full view if that was too much, or the unchanged state
        (`resumed`) if nothing happened, so there is always something to act on. Changes of presence come with the next
        message. Ends when the game is over.
        """
        known = None if last is None else last.raw
        silent_since = time.monotonic()
        while True:
            try:
                since = None if known is None else known["n"]
                for message in self._connection.lines(query(f"/tables/{self.code}/stream", since=since, seat=seat)):
                    silent_since = time.monotonic()
                    if message["type"] not in {"full", "update"}:
                        known = None if known is None else _noted(known, message)
                        if known is None or (message["type"], message.get("n")) != ("resumed", since):
                            continue
                    news = self._news(message, known)
                    known = news.raw
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

    def log(self, before: int | None = None, limit: int = 200, seat: int | None = None) -> dict[str, Any]:
        """Return a page of the log: the last `lines` before that ply; `from` is the next `before`, 0 at the end."""
        return dict(self._get("/log", before=before, limit=limit, seat=seat))

    def record(self) -> dict[str, Any]:
        """Return the record; complete once the game is over, unless the table is sealed."""
        return dict(self._get("/record"))

    def story(self) -> dict[str, Any]:
        """Return how the game went, once it is over."""
        return dict(self._get("/story"))

    def replay(self, ply: int | None = None, seat: int | None = None) -> dict[str, Any]:
        """Return the table after that many moves, or all `plies` of the game; from any seat once it is over."""
        if ply is not None:
            return dict(self._get(f"/replay/{ply}", seat=seat))
        page = whole = dict(self._get("/replay", seat=seat))
        while page["next"] is not None:
            page = self._get("/replay", **{"from": page["next"], "seat": seat})
            whole["plies"] += page["plies"]
        return {**whole, "next": None}

    # -- questions, which change nothing ------------------------------------------------------------------------------

    def why_not(self, move: str, seat: int | None = None) -> dict[str, Any] | None:
        """Return why the move may not be played now, or None if it may."""
        refusal: dict[str, Any] | None = self._get("/why", move=move, seat=seat)["refusal"]
        return refusal

    def moves_touching(self, touch: str, seat: int | None = None) -> dict[str, Any]:
        """Return the `moves` that touch something on the table ("base:3"), each with its `refusal`; most useful
        first.
        """
        return dict(self._get("/why", touch=touch, seat=seat))

    def preview(self, move: str, seat: int | None = None) -> dict[str, Any]:
        """Return what you would see after a move; raises Refused with `reveals` if it involves chance or hidden
        cards.
        """
        return dict(self._post("preview", {"move": move, "seat": seat}))

    def hint(self, compare: str | None = None, seat: int | None = None) -> dict[str, Any]:
        """Return what a bot would play, best first, and its rating of a move to compare. Hints are rate-limited."""
        return dict(self._post(query("hint", compare=compare, seat=seat)))

    # -- commands -----------------------------------------------------------------------------------------------------

    def play(self, move: str, ply: int, key: str | None = None) -> int:
        """Play a move; return the number of its entry. Refused says why not."""
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
        """Leave; a bot plays for you."""
        return self._command("leave", key)

    def come_back(self, key: str | None = None) -> int:
        return self._command("return", key)

    def say(self, phrase: str | None = None, text: str | None = None, key: str | None = None) -> int:
        """Say a preset phrase, or free text if the table allows it."""
        return self._command("chat", key, phrase=phrase, text=text)

    def rename(self, name: str, key: str | None = None) -> int:
        """Change your name at this table."""
        return self._command("rename", key, name=name)

    def invitation(self) -> str:
        """Return an invitation with which another guest can share this seat."""
        return str(self._post(f"seats/{self.seat}/invitation")["invitation"])

    def revoke_invitations(self) -> int:
        """Revoke all invitations to share this seat so far."""
        return int(self._connection.ask("DELETE", f"/tables/{self.code}/seats/{self.seat}/invitation")["n"])

    # -- commands of the host -----------------------------------------------------------------------------------------

    def fill(self, level: str, seat: int | None = None) -> int:
        """Give open seats to bots."""
        return int(self._host.ask("POST", f"/tables/{self.code}/fill", {"level": level, "seat": seat})["n"])

    def free(self, seat: int, key: str | None = None) -> int:
        """Make a seat open again; play waits until someone takes it."""
        return self._command(f"seats/{seat}/free", key, host=True)

    def give(self, seat: int, level: str, key: str | None = None) -> int:
        """Give a seat to a bot, even if it is taken."""
        return self._command(f"seats/{seat}/bot", key, host=True, level=level)

    def remove(self, seat: int, name: str | None = None, key: str | None = None) -> int:
        """Remove all guests from a seat, or only the guest with that name; they may not sit down here again."""
        return self._command(f"seats/{seat}/remove", key, host=True, name=name)

    def close(self, key: str | None = None) -> int:
        """Close the table: no more moves can be played, but it stays readable."""
        return self._command("close", key, host=True)

    # -- another game -------------------------------------------------------------------------------------------------

    def rematch(self) -> "Table":
        """Return your seat at a new table with the same people; the same table for everybody who asks."""
        answer = self._post("rematch")
        mine = next(seat_token for seat_token in answer["seats"] if self.seat in {None, seat_token["seat"]})
        return Table(self._connection.with_token(mine["token"]), answer["code"], mine["seat"])

    # -- inside -----------------------------------------------------------------------------------------------------

    def _get(self, path: str, **facts: Any) -> Any:
        return self._connection.ask("GET", query(f"/tables/{self.code}{path}", **facts))

    def _post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return self._connection.ask("POST", f"/tables/{self.code}/{path}", body)

    def _command(self, path: str, key: str | None, *, host: bool = False, **facts: Any) -> int:
        body = {"key": key or secrets.token_urlsafe(12), **facts}
        connection = self._host if host else self._connection
        n = int(connection.ask("POST", f"/tables/{self.code}/{path}", body)["n"])
        self._done = max(self._done, n)
        return n

    def _news(self, message: dict[str, Any], last: dict[str, Any] | None) -> News:
        """Return a message, with fields missing in an update taken from the previous one."""
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


def _noted(known: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Merge a message without news into what is known."""
    if message["type"] == "presence":
        return {**known, "presence": {"seats": message["seats"], "watching": message["watching"]}}
    return {**known, "you": message["you"], "presence": message["presence"]} if message["type"] == "resumed" else known
