"""`benchtop join`: play at a table on a server, in this terminal."""

import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

import benchtop
from benchtop.client import Refused, Server, Table, Unreachable
from benchtop.core.game import Game

from .records import data_folder, write_whole
from .remote import RemoteSession
from .terminal.console import failed, out, program, wrong_usage
from .terminal.screen import Screen

KNOCK = 4.0
"""Seconds to wait for a server at first."""
PATIENCE = 120.0
"""Seconds to wait for a server in the middle of a game, for example while it restarts."""


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server's address, or the full link to the table.")],
    code: Annotated[str | None, typer.Argument(metavar="CODE", help="The six-letter code of the table.")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "",
    seat: Annotated[
        int | None, typer.Option(help="The seat to take; 0 is the first. Default: the first open seat.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Use no boxes or colours, for screen readers.")] = False,
) -> None:
    """Take a seat at a table on a server, or return to your seat there."""
    base, code = _address(url, code)
    try:
        table = _seat(base, code, name, seat)
        news = table.look()
        known = news.raw["table"]
    except ValueError as wrong:
        raise wrong_usage(str(wrong)) from None
    except Refused as refused:
        no_server = refused.code in {"", "not_json"}
        raise failed(f"{base} is not a Benchtop server." if no_server else refused.detail) from None
    except Unreachable:
        raise failed(f"No server answers at {base}.") from None
    except (KeyError, TypeError, IndexError):
        raise failed(f"{base} is not a Benchtop server.") from None
    game = _game(known)
    plain = plain or not sys.stdout.isatty()
    screen = Screen(game, [seat["name"] for seat in known["seats"]], out(plain=plain), plain=plain)
    session = RemoteSession(table, game, screen, f"{program()} join {base} {code}")
    result = session.run()
    if result:
        raise typer.Exit(result)


def _address(url: str, code: str | None) -> tuple[str, str]:
    """Return the server and the table code, from an address and a code or from a link with both."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    base = f"{parts.scheme}://{parts.netloc}"
    linked = re.fullmatch(r"/t/([A-Za-z]+)/?", parts.path)
    found = code or (linked[1] if linked else None)
    if found is None:
        raise wrong_usage("the code of the table is missing: benchtop join URL CODE")
    if not re.fullmatch(r"[A-Za-z0-9-]{1,20}", found):
        raise wrong_usage(f"{found!r} is not the code of a table, which has six letters")
    return base, found.upper()


def _game(known: dict[str, Any]) -> Game:
    game = benchtop.games().get(known["game"])
    if game is None:
        raise failed(f"This program does not have the game {known['game']!r} of that table.")
    if game.version != known["rules_version"]:
        raise failed(
            f"The server uses version {known['rules_version']} of the rules of {game.title}, but this program has "
            f"version {game.version}; install the same version of Benchtop."
        )
    return game


# -- saved seats, to come back to -------------------------------------------------------------------------------------


def _seat(base: str, code: str, name: str, wanted: int | None) -> Table:
    """Return the seat taken before, or take a new one and save it first."""
    kept = _kept_seats()
    known = kept.get(f"{base}/{code}")
    patient = Server(base, timeout=PATIENCE)
    if known is not None and wanted in (None, known["seat"]):
        Server(base, timeout=KNOCK).sit(code, known["seat"], known["token"]).look()
        return patient.sit(code, known["seat"], known["token"])
    taken = Server(base, timeout=KNOCK).join(code, name, wanted)
    assert taken.seat is not None
    assert taken.token is not None
    kept[f"{base}/{taken.code}"] = {"seat": taken.seat, "token": taken.token}
    try:
        write_whole(_seats_file(), json.dumps(kept, indent=1))
    except OSError as wrong:
        out().print(f"Could not save your seat on this machine: {wrong.strerror or wrong}", soft_wrap=True)
    return patient.sit(taken.code, taken.seat, taken.token)


def _seats_file() -> Path:
    return data_folder() / "seats.json"


def _kept_seats() -> dict[str, Any]:
    """Return the seats that this user has taken, by address and code; empty if the file cannot be read."""
    try:
        kept = json.loads(_seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    good = isinstance(kept, dict)
    return (
        {key: seat for key, seat in kept.items() if isinstance(seat, dict) and {"seat", "token"} <= set(seat)}
        if good
        else {}
    )
