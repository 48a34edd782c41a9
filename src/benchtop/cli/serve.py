"""`benchtop serve` and `benchtop backup`: people play together over a network."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from .cards import CardsFolder
from .terminal.console import failed, out, wrong_usage

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; without it a file of your own.")
]


@contextmanager
def server_packages() -> Iterator[None]:
    """Around the imports of the server, which no other command needs: a missing package is wrong usage."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("benchtop"):
            raise
        raise wrong_usage('the packages of the server are not installed: pip install "benchtop[server]"') from None


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in the room join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Where to listen.")] = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser once it is there.")] = False,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="If the port is taken, take the next free one.")
    ] = False,
    cards: CardsFolder = None,
) -> None:
    """Run a server: tables, live play and bots for everybody who can reach this machine."""
    with server_packages():
        import benchtop.server.app  # noqa: F401  (uvicorn would find out only after it has said where it listens)
        from benchtop.server.run import CannotServe
        from benchtop.server.run import serve as run_server

    try:
        run_server(host, port, database, workers, open_page=open_page, next_port=next_port)
    except CannotServe as wrong:
        raise wrong_usage(str(wrong)) from None


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy a server's SQLite database while it runs."""
    with server_packages():
        from benchtop.server.settings import from_environment
        from benchtop.store import backup as copy_database

    try:
        copy = copy_database(from_environment(database=database).database_url, target)
    except OSError as wrong:
        raise failed(f"cannot write to {target}: {wrong.strerror or wrong}") from None
    except ValueError as wrong:
        raise failed(str(wrong)) from None
    out().print(f"Copied to {copy}", soft_wrap=True)
