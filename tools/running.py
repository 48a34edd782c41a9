"""Runs commands and reports progress, using only the standard library."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
WINDOWS = os.name == "nt"

NO_NETWORK = re.compile(
    r"ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT"  # npm
    r"|error sending request|tcp connect error|dns error|Failed to fetch"  # uv
    r"|NewConnectionError|Failed to establish a new connection|ConnectTimeoutError|ReadTimeoutError|ProxyError"  # pip
    r"|Temporary failure in name resolution|Temporary failure resolving|Could not resolve|Unable to connect"
)
"""Messages of the installers when the network is down."""


class Step:
    """Reports a task and its duration."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        self.start = time.monotonic()
        print(f"==> {self.name}", flush=True)

    def __exit__(self, failure: object, *_: object) -> None:
        print(f"    {self.name}: {'FAILED' if failure else 'ok'}, {time.monotonic() - self.start:.1f} s", flush=True)


def step(name: str, *command: object, settings: Mapping[str, str] = {}, cwd: Path = ROOT, quiet: bool = False) -> None:
    with Step(name):
        run(*command, settings=settings, cwd=cwd, quiet=quiet)


def run(*command: object, settings: Mapping[str, str] = {}, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Run a command without input. If it fails, exit."""
    ended = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment(settings),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL if quiet else None,
        check=False,
    )
    if ended.returncode:
        sys.exit(ended.returncode)


def install(*command: object, settings: Mapping[str, str] = {}, cwd: Path = ROOT) -> None:
    """Run a command that may need the network; its output is shown only if it fails."""
    said = attempt(*command, settings=settings, cwd=cwd)
    if said is None:
        return
    if NO_NETWORK.search(said):
        sys.exit("This step needs the network, which cannot be reached now; try again later.")
    sys.exit(f"{said.strip()}\n\nThis was the output of: {' '.join(map(str, command))}")


def attempt(*command: object, settings: Mapping[str, str] = {}, cwd: Path = ROOT) -> str | None:
    """Run to the end, silently: None if that went well, else everything that was said."""
    ended = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment(settings),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return ended.stdout if ended.returncode else None


def environment(settings: Mapping[str, str] = {}) -> dict[str, str]:
    """Return the environment of commands: all caches are in this tree."""
    ours = {
        "UV_SYSTEM_CERTS": "1",
        "UV_CACHE_DIR": str(CACHE / "packages"),
        "UV_HTTP_RETRIES": "1",
        "PIP_CACHE_DIR": str(CACHE / "pip"),
        "PIP_RETRIES": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    # Tests start many Pythons: each would compile the whole tree again.
    return {**ours, **os.environ, "PYTHONDONTWRITEBYTECODE": "", **settings}


def together(*tasks: Callable[[], None]) -> None:
    """Do all of them at once; the first failure is ours."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        for done in [pool.submit(task) for task in tasks]:
            done.result()


@contextmanager
def progress(what: str) -> Iterator[None]:
    """Keep one line up to date while something goes on: what, and for how many seconds."""
    start = time.monotonic()
    over = threading.Event()

    def seconds() -> str:
        return f"{time.monotonic() - start:.0f} s"

    def tell() -> None:
        # The line ends with a carriage return, so that other output replaces it.
        while not over.wait(0.5):
            print(f"{what} … {seconds()}\x1b[K", end="\r", flush=True)

    print(f"{what} …", end="\r" if (live := sys.stdout.isatty()) else "\n", flush=True)
    teller = threading.Thread(target=tell, daemon=True)
    if live:
        teller.start()
    try:
        yield
    except BaseException:
        over.set()
        print("\x1b[K" if live else "", end="", flush=True)
        raise
    over.set()
    if live:
        teller.join()
    print(f"{what}: {seconds()}" + "\x1b[K" * live, flush=True)
