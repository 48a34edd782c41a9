"""A Benchtop server: its games, its tables, and your identity there."""

import secrets
from collections.abc import Iterator
from typing import Any, Literal
from urllib.parse import quote

from benchtop.client.connection import Connection, query
from benchtop.client.table import Table


class Server:
    """A server: open, join or watch a table."""

    def __init__(self, base: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self._connection = Connection(base, token, timeout)

    @property
    def token(self) -> str | None:
        """The token that identifies you, if you have one; keep it to come back."""
        return self._connection.token

    # -- games --------------------------------------------------------------------------------------------------------

    def games(self) -> list[dict[str, Any]]:
        """Return the games of this server, with their options and seat counts."""
        return list(self._connection.ask("GET", "/games")["games"])

    def game(self, key: str) -> dict[str, Any]:
        """Return a game: options, seats, credits, pages, and zones."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}"))

    def cards(self, key: str) -> dict[str, Any]:
        """Return the printed content of every card and piece of a game."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}/cards"))

    def book(self, key: str) -> dict[str, Any]:
        """Return every move of a game, with what it touches."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}/book"))

    def page(self, key: str, name: str = "rules") -> str:
        """Return the `rules` or `rulings` of a game as Markdown; as HTML with the name `rules.html`."""
        wanted = name.removesuffix(".html") if name.endswith(".html") else f"{name.removesuffix('.md')}.md"
        return self._connection.text(f"/games/{quote(key)}/pages/{quote(wanted)}")

    # -- tables -------------------------------------------------------------------------------------------------------

    def lobby(self, game: str | None = None) -> Iterator[dict[str, Any]]:
        """Yield listed tables that are not over, newest first."""
        return self._pages("/tables", game=game)

    def mine(self, *, over: bool | None = None) -> Iterator[dict[str, Any]]:
        """Yield your tables with their `standing`, newest first: all, or only finished or unfinished ones."""
        return self._pages("/mine", over=over)

    def _pages(self, path: str, **facts: Any) -> Iterator[dict[str, Any]]:
        before: str | None = None
        while True:
            page = self._connection.ask("GET", query(path, before=before, limit=100, **facts))
            yield from page["tables"]
            before = page["next"]
            if before is None:
                return

    def follow(self) -> Iterator[dict[str, Any]]:
        """Yield your tables, then each table that begins, waits for you or is over; needs your token."""
        yield from self._connection.lines("/me/stream")

    def open(self, game: str, seats: list[dict[str, Any]], **settings: Any) -> list[Table]:
        """Open a table; return a Table per seat that you took with {"kind": "me"}, or one to watch if you took none."""
        return self._open({"game": game, "seats": seats, **settings})

    def play_on(self, code: str, ply: int, seats: list[dict[str, Any]], **settings: Any) -> list[Table]:
        """Open a table that continues another one after its first `ply` moves."""
        return self._open({"from": {"code": code, "ply": ply}, "seats": seats, **settings})

    def _open(self, body: dict[str, Any]) -> list[Table]:
        answer = self._connection.ask("POST", "/tables", body, again=False)
        code, guest = answer["code"], self._connection.with_token(answer["guest"])
        tokens = [
            (self._connection.with_token(seat_token["token"]), seat_token["seat"]) for seat_token in answer["seats"]
        ]
        return [Table(connection, code, seat, guest=guest) for connection, seat in tokens] or [Table(guest, code)]

    def join(
        self, code: str, name: str = "", seat: int | None = None, invitation: str | None = None, key: str | None = None
    ) -> Table:
        """Take a seat at a table. The key makes it safe to repeat the request after a lost answer."""
        body = {"name": name, "seat": seat, "invitation": invitation, "key": key or secrets.token_urlsafe(18)}
        answer = self._connection.ask("POST", f"/tables/{code}/seats", body)
        mine = answer["seats"][0]
        return Table(self._connection.with_token(mine["token"]), answer["code"], mine["seat"])

    def sit(self, code: str, seat: int, token: str) -> Table:
        """Come back to a seat whose token you kept."""
        return Table(self._connection.with_token(token), code, seat)

    def watch(self, code: str) -> Table:
        """Watch a table with your own token: from your seats if you have any, else as a spectator."""
        return Table(self._connection, code)

    # -- identity -----------------------------------------------------------------------------------------------------

    def become_guest(self, name: str = "") -> str:
        """Become a guest before you sit down anywhere; return your guest token, which is used from now on."""
        return self._become(self._connection.ask("POST", "/me", {"name": name}))

    def name(self) -> str:
        """Return your name for seats you take; empty if you have not chosen one."""
        return str(self._connection.ask("GET", "/me")["name"])

    def rename(self, name: str) -> str:
        """Change your name for seats you take from now on; return the name as the server accepted it."""
        return str(self._connection.ask("PATCH", "/me", {"name": name})["name"])

    def hand_over(self) -> dict[str, Any]:
        """Continue on another device: return a `token` for `take_over`, and for people a `url` with its `qr` code."""
        return dict(self._connection.ask("POST", "/me/handover"))

    def take_over(self, token: str) -> str:
        """Become the guest who created that handover token; return their guest token, which is used from now on."""
        return self._become(self._connection.ask("POST", "/me/handover/exchange", {"token": token}, again=False))

    def sign_out(self, devices: Literal["this", "others", "all"] = "this") -> None:
        """Sign out this device, all others, or all of them, which invalidates their guest tokens. Seat tokens stay
        valid.
        """
        answer = self._connection.ask("POST", "/me/signout", {"devices": devices}, again=devices != "others")
        self._connection.token = answer["guest"]

    def _become(self, answer: dict[str, Any]) -> str:
        self._connection.token = str(answer["guest"])
        return self._connection.token
