"""A server, a browser and the built client for each test process; people for each test."""

from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from benchtop.server.http.pages import CLIENT
from tests.server.running import ServerProcess, running
from web.e2e.browser import browser
from web.e2e.person import Arrive, Person
from web.e2e.tables import database

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests fail: their browsers are not reused."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


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
    """Start a server with prepared tables."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, database(folder)) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server that a test may kill."""
    with running(tmp_path) as started:
        yield started


Kind = tuple[str, bool, str]


@pytest.fixture(scope="session")
def left() -> dict[Kind, list[Person]]:
    """Return browsers that earlier tests left, by their settings: opening a new browser takes seconds."""
    return defaultdict(list)


@pytest.fixture
def arrive(
    chromium: Browser, server: ServerProcess, left: dict[Kind, list[Person]], request: pytest.FixtureRequest
) -> Iterator[Arrive]:
    """Return a function that brings a person with their own browser. Pages must have no errors when the test ends.

    With `stays`, the client is already loaded, as after visiting other pages.
    """
    came: list[tuple[Kind, Person]] = []

    def come(size: str = "laptop", *, base: str = server.base, stays: bool = False, **options: Any) -> Person:
        kind = (size, stays, repr(sorted(options.items())))
        person = left[kind].pop() if left[kind] else Person(chromium, base, size, **options)
        person.arrive(base)
        came.append((kind, person))
        return person

    yield come
    for kind, person in came:
        if request.node.stash.get(FAILED, False) or person.wrong:
            person.context.close()
        else:
            person.leave(stays=kind[1])
            left[kind].append(person)
    assert [wrong for _, person in came for wrong in person.wrong] == []
    assert [url for _, person in came for url in person.abroad] == []
