"""One server, one browser and the built client for each process of tests; people come and go with every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchtop.server.http.pages import CLIENT
from tests.server.running import ServerProcess, running
from web.e2e.browser import browser
from web.e2e.person import Arrive, Person


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    if not (CLIENT / "index.html").exists():
        pytest.exit("The client is not built: cd web && npx vite build", returncode=1)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with running(tmp_path) as started:
        yield started


@pytest.fixture
def arrive(chromium: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Lets people come, each with a browser of their own. When they leave, their pages must have been in order."""
    came: list[Person] = []

    def one(size: str = "laptop", base: str = server.base, **options: object) -> Person:
        came.append(Person(chromium, base, size, **options))
        return came[-1]

    yield one
    for person in came:
        person.context.close()
    assert [wrong for person in came for wrong in person.wrong] == []
    assert [url for person in came for url in person.abroad] == []
