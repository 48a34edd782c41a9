"""Seat people at a table, and find out whose turn it is."""

from functools import cache
from typing import Any

import httpx

import benchtop
from benchtop.client import Server, Table
from benchtop.core.game import Game
from tests.server.running import Speaking, people, quick_game


def table_of_people(server: Speaking, game: Game | None = None, **settings: Any) -> list[Table]:
    """Open a table of the fewest people, and return one client per seat."""
    game = game or quick_game()
    host = Server(server.base).open(game.key, people(game), **settings)
    others = [Server(server.base).join(host[0].code, name=f"Guest {n}") for n in range(1, game.seats[0])]
    return sorted([*host, *others], key=lambda table: table.seat or 0)


def mover(tables: list[Table]) -> Table:
    """Return the client whose turn it is."""
    to_move = tables[0].look().to_move
    assert to_move is not None
    return tables[to_move]


def post(server: Speaking, table: Table, path: str, **body: Any) -> httpx.Response:
    """Send a bare request with that seat's token."""
    with server.http(table.token) as http:
        return http.post(f"/tables/{table.code}/{path}", json=body)


def as_host(server: Speaking, table: Table, path: str, **body: Any) -> httpx.Response:
    """Send a bare request with the host's guest token."""
    with server.http(table.guest) as http:
        return http.post(f"/tables/{table.code}/{path}", json=body)


@cache
def undoable() -> tuple[Game, str, list[str]]:
    """Return a game, a seed and moves of which the last can be undone: found by trying."""
    for game in sorted(benchtop.games().values(), key=lambda game: game.max_moves):
        for seed in range(20):
            match = benchtop.Match(game, game.seats[0], str(seed))
            while not match.over and len(match.played) < 60:
                for move in match.state.legal():
                    seat, trial = match.to_move, match.state.clone()
                    trial.play(move)
                    if trial.revealed == match.state.revealed and not trial.over:
                        match.play(seat, move)
                        assert match.why_not_undo(seat) is None
                        return game, str(seed), [played.move.notation for played in match.played]
                match.play(match.to_move, match.state.legal()[0])
    raise AssertionError("no game has a move that shows nothing")
