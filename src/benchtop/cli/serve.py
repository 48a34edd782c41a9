"""`benchtop serve` and `benchtop backup`: play together over a network."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from .cards import CardsFolder
from .terminal.console import failed, out, wrong_usage

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; default: a file in your data folder."),
]


@contextmanager
def server_packages() -> Iterator[None]:
    """Turn a missing package into wrong usage; use it around the imports of the server."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("benchtop"):
            raise
        raise wrong_usage('the server packages are not installed: pip install "benchtop[server]"') from None


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Number of processes; more than one needs PostgreSQL.")] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser once the server runs.")] = False,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="If the port is in use, take the next free one.")
    ] = False,
    cards: CardsFolder = None,
) -> None:
    """Run a server: tables, live play and bots for everyone who can reach this machine."""
    with server_packages():
        import benchtop.server.app  # noqa: F401  (uvicorn would find out only after it has said where it listens)
        from benchtop.server.run import CannotServe
        from benchtop.server.run import serve as run_server

    try:
        run_server(host, port, database, workers, open_page=open_page, next_port=next_port)
    except CannotServe as wrong:
        raise wrong_usage(str(wrong)) from None


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="File to copy to; it must not exist.")],
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
