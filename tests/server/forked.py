"""Server processes, forked from a process that has imported everything: importing takes far longer than starting."""

import gc
import multiprocessing
import os
import sys
import warnings
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from unittest import mock

import benchtop
from benchtop.server.run import serve

READ_ONCE = ("PYTHONPATH", "BENCHTOP_CARDS")
"""Variables that Python or a game reads when it is imported: with other values, a server needs a new interpreter."""
_ENVIRONMENT = dict(os.environ)
_IMPORTED = [
    "benchtop.server.app", "alembic.command", "alembic.script", "sqlalchemy.dialects.postgresql.asyncpg", "uvloop",
]  # fmt: skip


def start_server(log: Path, port: int, database: str, workers: int, environment: dict[str, str]) -> BaseProcess:
    """Start a server in its own process group, with its output in that log."""
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload([*_IMPORTED, *(game.package for game in benchtop.games().values())])
    process = forks.Process(target=_serve, args=(log, port, database, workers, environment), daemon=True)
    not_ours = ModuleType("__main__")  # or the server would import what runs the tests
    with mock.patch.dict(sys.modules, __main__=not_ours), mock.patch.dict(os.environ, _ENVIRONMENT, clear=True):
        process.start()
    return process


def _serve(log: Path, port: int, database: str, workers: int, environment: dict[str, str]) -> None:
    os.setsid()
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    if workers > 1 or any(environment.get(name) != os.environ.get(name) for name in READ_ONCE):
        arguments = ("--port", f"{port}", "--database", database, "--workers", f"{workers}")
        command = (sys.executable, "-W", "error", "-m", "benchtop.server", *arguments)
        os.execve(sys.executable, command, environment)
    gc.freeze()  # or the server would look through all that was imported
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    serve(port=port, database=database)
