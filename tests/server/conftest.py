from collections.abc import Callable, Iterator

import pytest

from benchtop.server.tables import clocks
from benchtop.server.tables.table import Table
from tests.server.running import ServerProcess, TwoServers, running, running_two, until
from tests.store.databases import KINDS, database, fresh_database, postgres, postgres_database
from tests.store.postgres import Postgres

__all__ = ["database", "postgres", "postgres_database"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start one server for all tests that only need one; whatever it complains about fails the last of them."""
    with running(tmp_path_factory.mktemp("server")) as process:
        yield process
        complaints = [line for line in process.words().splitlines() if "[error" in line or "Traceback" in line]
        assert not complaints, process.words()


@pytest.fixture(scope="session")
def two_servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoServers]:
    """Start two server processes on one PostgreSQL that ask it for nothing unless somebody asks them."""
    with running_two(tmp_path_factory.mktemp("two"), fresh_database(postgres), poll_seconds=3600) as servers:
        yield servers


@pytest.fixture(params=KINDS)
def any_server(request: pytest.FixtureRequest) -> ServerProcess:
    """Return a server on a database of each kind, which other tests use too."""
    if request.param == "sqlite":
        found: ServerProcess = request.getfixturevalue("server")
    else:
        found = request.getfixturevalue("two_servers")[0]
    return found


@pytest.fixture
def a_few_looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that waits until a server in this process has looked a few times at the clock of a table."""
    look = clocks.Clocks._look
    looked: list[str] = []

    def counted(self: clocks.Clocks, table: Table) -> None:
        look(self, table)
        looked.append(table.code)

    def wait(code: str) -> None:
        looked.clear()
        until(lambda: looked.count(code) >= 4)

    monkeypatch.setattr(clocks, "TICK", 0.05)
    monkeypatch.setattr(clocks.Clocks, "_look", counted)
    return wait
