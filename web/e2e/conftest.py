"""A server, a browser and the built client for each process of tests; people come and go with every test."""

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
    """Note which tests fail: nobody goes on with their browsers."""
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
    """A server at which tables stand ready."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, database(folder)) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with running(tmp_path) as started:
        yield started


Kind = tuple[str, bool, str]


@pytest.fixture(scope="session")
def left() -> dict[Kind, list[Person]]:
    """Browsers that tests have left, by what was asked for: it takes seconds to open another one."""
    return defaultdict(list)


@pytest.fixture
def arrive(
    chromium: Browser, server: ServerProcess, left: dict[Kind, list[Person]], request: pytest.FixtureRequest
) -> Iterator[Arrive]:
    """Let people come, each with a browser of their own. When they leave, their pages must have been in order.

    Whoever `stays` has the client loaded already, as somebody who has looked at other pages and tables before.
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
