"""A Benchtop server: its games, its tables, and who you are there."""

import secrets
from collections.abc import Iterator
from typing import Any, Literal
from urllib.parse import quote

from benchtop.client.connection import Connection, query
from benchtop.client.table import Table


class Server:
    """The door: open a table, join one, watch one."""

    def __init__(self, base: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self._connection = Connection(base, token, timeout)

    @property
    def token(self) -> str | None:
        """What proves who you are, if you have said so: keep it to come back."""
        return self._connection.token

    # -- games --------------------------------------------------------------------------------------------------------

    def games(self) -> list[dict[str, Any]]:
        """The games of this server, with their options and seat counts."""
        return list(self._connection.ask("GET", "/games")["games"])

    def game(self, key: str) -> dict[str, Any]:
        """One game: options, seats, credits, which pages there are about it, and its zones."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}"))

    def cards(self, key: str) -> dict[str, Any]:
        """What is printed on every card and piece of a game."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}/cards"))

    def book(self, key: str) -> dict[str, Any]:
        """Every move that there is in a game, with what it touches."""
        return dict(self._connection.ask("GET", f"/games/{quote(key)}/book"))

    def page(self, key: str, name: str = "rules") -> str:
        """The `rules` or the `rulings` of a game, in Markdown; as HTML by the name of `rules.html`."""
        wanted = name.removesuffix(".html") if name.endswith(".html") else f"{name.removesuffix('.md')}.md"
        return self._connection.text(f"/games/{quote(key)}/pages/{quote(wanted)}")

    # -- tables -------------------------------------------------------------------------------------------------------

    def lobby(self, game: str | None = None) -> Iterator[dict[str, Any]]:
        """Listed tables that are not over, newest first, page by page as you read on."""
        return self._pages("/tables", game=game)

    def mine(self, *, over: bool | None = None) -> Iterator[dict[str, Any]]:
        """Your tables with their `standing`, newest first: all, or only those that are over, or are not."""
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
        """Your tables as they stand, then each one that begins, waits for you or is over; needs your token."""
        yield from self._connection.lines("/me/stream")

    def open(self, game: str, seats: list[dict[str, Any]], **settings: Any) -> list[Table]:
        """Open a table; one Table per seat that you took with {"kind": "me"}, or one to watch if you took none."""
        return self._open({"game": game, "seats": seats, **settings})

    def play_on(self, code: str, ply: int, seats: list[dict[str, Any]], **settings: Any) -> list[Table]:
        """Open a table that plays on from a turn of another one: its first `ply` moves are played already."""
        return self._open({"from": {"code": code, "ply": ply}, "seats": seats, **settings})

    def _open(self, body: dict[str, Any]) -> list[Table]:
        told = self._connection.ask("POST", "/tables", body, again=False)
        code, guest = told["code"], self._connection.with_token(told["guest"])
        tokens = [(self._connection.with_token(one["token"]), one["seat"]) for one in told["seats"]]
        return [Table(connection, code, seat, guest=guest) for connection, seat in tokens] or [Table(guest, code)]

    def join(
        self, code: str, name: str = "", seat: int | None = None, invitation: str | None = None, key: str | None = None
    ) -> Table:
        """Take a seat at a table; a lost answer is asked for again by the key, so that no seat is taken by nobody."""
        body = {"name": name, "seat": seat, "invitation": invitation, "key": key or secrets.token_urlsafe(18)}
        told = self._connection.ask("POST", f"/tables/{code}/seats", body)
        mine = told["seats"][0]
        return Table(self._connection.with_token(mine["token"]), told["code"], mine["seat"])

    def sit(self, code: str, seat: int, token: str) -> Table:
        """Come back to a seat whose token you kept."""
        return Table(self._connection.with_token(token), code, seat)

    def watch(self, code: str) -> Table:
        """Look at a table with your own token: from your seats there if you hold any, else as everybody does."""
        return Table(self._connection, code)

    # -- who you are --------------------------------------------------------------------------------------------------

    def become_guest(self, name: str = "") -> str:
        """Be somebody on this server before you sit anywhere: your guest token, which is used from now on."""
        return self._become(self._connection.ask("POST", "/me", {"name": name}))

    def name(self) -> str:
        """What you are called where you sit down; empty if you have not said."""
        return str(self._connection.ask("GET", "/me")["name"])

    def rename(self, name: str) -> str:
        """Be called something else where you sit down from now on; what the server made of it."""
        return str(self._connection.ask("PATCH", "/me", {"name": name})["name"])

    def hand_over(self) -> dict[str, Any]:
        """Carry on on another device: a `token` for `take_over`, and for people a `url` with its `qr` code."""
        return dict(self._connection.ask("POST", "/me/handover"))

    def take_over(self, token: str) -> str:
        """Become whoever handed over by that token: their guest token, which is used from now on."""
        return self._become(self._connection.ask("POST", "/me/handover/exchange", {"token": token}, again=False))

    def sign_out(self, devices: Literal["this", "others", "all"] = "this") -> None:
        """Forget who you are here, make all other guest tokens of yours void, or all of them. Seat tokens stay good."""
        told = self._connection.ask("POST", "/me/signout", {"devices": devices}, again=devices != "others")
        self._connection.token = told["guest"]

    def _become(self, told: dict[str, Any]) -> str:
        self._connection.token = str(told["guest"])
        return self._connection.token
