"""A Benchtop server: its games and its tables."""

import secrets
from collections.abc import Iterator
from typing import Any

from benchtop.client.connection import Connection
from benchtop.client.table import Table


class Server:
    """The door: open a table, join one, watch one."""

    def __init__(self, base: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self._connection = Connection(base, token, timeout)

    def games(self) -> list[dict[str, Any]]:
        """The games of this server, with their options and seat counts."""
        return list(self._connection.ask("GET", "/games")["games"])

    def lobby(self) -> list[dict[str, Any]]:
        """Listed tables that are not over, newest first."""
        return list(self._connection.ask("GET", "/tables")["tables"])

    def follow(self) -> Iterator[dict[str, Any]]:
        """Your tables as they stand, then each one that begins, waits for you or is over; needs your token."""
        yield from self._connection.lines("/me/stream")

    def open(self, game: str, seats: list[dict[str, Any]], **settings: Any) -> list[Table]:
        """Open a table; one Table per seat that you took with {"kind": "me"}, or one to watch if you took none."""
        body = {"game": game, "seats": seats, **settings}
        told = self._connection.ask("POST", "/tables", body, again=False)
        mine = [Table(self._connection.with_token(one["token"]), told["code"], one["seat"]) for one in told["seats"]]
        return mine or [Table(self._connection.with_token(told["guest"]), told["code"])]

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
        """Watch a table: what everybody may see."""
        return Table(self._connection, code)
