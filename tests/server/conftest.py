from collections.abc import Iterator

import pytest

from tests.server.running import ServerProcess, running
from tests.store.databases import database, postgres, postgres_database

__all__ = ["database", "postgres", "postgres_database"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that only need one; whatever it complains about fails the last of them."""
    with running(tmp_path_factory.mktemp("server")) as process:
        yield process
        complaints = [line for line in process.words().splitlines() if "[error" in line or "Traceback" in line]
        assert not complaints, process.words()
