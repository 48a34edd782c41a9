"""A seat at a table on a server, or a place to watch from."""

import http.client
import secrets
import time
from collections.abc import Iterator
from typing import Any

from benchtop.client.connection import Connection, News, Refused, Unreachable, query


class Table:
    """One table, seen with one token. Commands carry a key, so repeating one after a lost answer does it once.

    A seat token has no powers of the host: what only the host may do is asked with the guest token, `guest`.
    """

    def __init__(
        self, connection: Connection, code: str, seat: int | None = None, *, guest: Connection | None = None
    ) -> None:
        self.code = code
        self.seat = seat
        self._connection = connection
        self._host = guest or connection
        self._done = 0
        """The newest entry of which we know."""

    @property
    def token(self) -> str | None:
        """What proves the seat: keep it to come back."""
        return self._connection.token

    @property
    def guest(self) -> str | None:
        """What proves that you opened the table, if you did."""
        return self._host.token

    @property
    def url(self) -> str:
        return f"{self._connection.base}/t/{self.code}"

    # -- reading ----------------------------------------------------------------------------------------------------

    def look(self, after: int = 0, seat: int | None = None) -> News:
        """The table as it is now: with entry `after` and with all that was done here, whichever process answers.

        Who holds several seats names the one whose player is in front of the screen.
        """
        self._done = max(self._done, after)
        return self._news(self._get("", after=self._done, seat=seat), None)

    def follow(self, last: News | None = None, seat: int | None = None) -> Iterator[News]:
        """Everything that happens, from a full view on, or from where `last` left off.

        After a broken connection comes what was missed, a full view where that was too much, or how things still stand
        (`resumed`) where nothing was: so there is always something to act on. Who comes and goes is no news of its own:
        the next news tells who is connected. It ends when the game is over.
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
        """A page of the log: the last `lines` before that ply; `from` is the next `before`, 0 at the end."""
        return dict(self._get("/log", before=before, limit=limit, seat=seat))

    def record(self) -> dict[str, Any]:
        """The record: whole once the game is over, unless the table is sealed."""
        return dict(self._get("/record"))

    def story(self) -> dict[str, Any]:
        """How the game went, once it is over."""
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
        """Why the move may not be played now, or None if it may."""
        refusal: dict[str, Any] | None = self._get("/why", move=move, seat=seat)["refusal"]
        return refusal

    def moves_touching(self, touch: str, seat: int | None = None) -> dict[str, Any]:
        """The `moves` about a thing on the table ("base:3"), each with its `refusal`; the most useful first."""
        return dict(self._get("/why", touch=touch, seat=seat))

    def preview(self, move: str, seat: int | None = None) -> dict[str, Any]:
        """What you would see after a move; Refused with `reveals` if it involves chance or hidden cards."""
        return dict(self._post("preview", {"move": move, "seat": seat}))

    def hint(self, compare: str | None = None, seat: int | None = None) -> dict[str, Any]:
        """What a bot would play, best first, and what it thinks of a move of yours. Hints are few."""
        return dict(self._post(query("hint", compare=compare, seat=seat)))

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

    def rename(self, name: str, key: str | None = None) -> int:
        """Be called something else at this table."""
        return self._command("rename", key, name=name)

    def invitation(self) -> str:
        """A text with which somebody else can share this seat."""
        return str(self._post(f"seats/{self.seat}/invitation")["invitation"])

    def revoke_invitations(self) -> int:
        """Make void all invitations to share this seat that were given so far."""
        return int(self._connection.ask("DELETE", f"/tables/{self.code}/seats/{self.seat}/invitation")["n"])

    # -- what only whoever opened the table may -----------------------------------------------------------------------

    def fill(self, level: str, seat: int | None = None) -> int:
        """Give open seats to bots."""
        return int(self._host.ask("POST", f"/tables/{self.code}/fill", {"level": level, "seat": seat})["n"])

    def free(self, seat: int, key: str | None = None) -> int:
        """Make a seat open again; play waits until somebody takes it."""
        return self._command(f"seats/{seat}/free", key, host=True)

    def give(self, seat: int, level: str, key: str | None = None) -> int:
        """Give a seat to a bot, whoever had it."""
        return self._command(f"seats/{seat}/bot", key, host=True, level=level)

    def remove(self, seat: int, name: str | None = None, key: str | None = None) -> int:
        """Remove those who hold a seat, or the one of that name: they may not sit down here again."""
        return self._command(f"seats/{seat}/remove", key, host=True, name=name)

    def close(self, key: str | None = None) -> int:
        """Close the table: nobody can move any more, and it stays readable."""
        return self._command("close", key, host=True)

    # -- another game -------------------------------------------------------------------------------------------------

    def rematch(self) -> "Table":
        """Your seat at a new table with the same people; the same one for everybody who asks."""
        answer = self._post("rematch")
        mine = next(one for one in answer["seats"] if self.seat in {None, one["seat"]})
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


def _noted(known: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """What is known, with what a message says that is no news of its own."""
    if message["type"] == "presence":
        return {**known, "presence": {"seats": message["seats"], "watching": message["watching"]}}
    return {**known, "you": message["you"], "presence": message["presence"]} if message["type"] == "resumed" else known
