"""A server that plays a game with other numbers in its data, with tables in every phase that comes up.

A game reads its data when it is imported, so the server runs in a new process:
python -m web.e2e.renumbered KEY FOLDER PORT, with the data in FOLDER/data. It writes the stops to FOLDER/stops.json.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from benchtop.core import data
from tests.games.numbers import Leaf, write_data
from tests.server.running import TIMEOUT, Speaking, until
from tests.store.postgres import free_port


class Renumbered(Speaking):
    """A server in a separate process."""

    def __init__(self, folder: Path, key: str, numbers: Mapping[Leaf, int]) -> None:
        self.folder, self.port = folder, free_port()
        self.log = folder / "log"
        (folder / "data").mkdir(parents=True)
        write_data(key, folder / "data", numbers)
        command = [sys.executable, "-m", __name__, key, str(folder), str(self.port)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    def wait_until_healthy(self) -> None:
        """Wait until the positions are played and the server answers."""

        def healthy() -> bool:
            assert self.process.poll() is None, self.log.read_text()
            with suppress(OSError), urlopen(f"{self.base}/healthz", timeout=TIMEOUT) as answer:
                return bool(answer.status == 200)
            return False

        until(healthy)


@contextmanager
def renumbered(folder: Path, key: str, numbers: Mapping[Leaf, int]) -> Iterator[Renumbered]:
    """Start a server that plays a game by these numbers; kill it afterwards."""
    server = Renumbered(folder, key, numbers)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


def main() -> None:
    key, folder, port = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    data.FOLDERS[key] = folder / "data"
    from web.e2e.positions import serve_positions  # late, because it imports the games

    serve_positions(key, folder, port)


if __name__ == "__main__":
    main()
