"""The client as an app: it opens without its server, and a new version never interrupts a game."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from benchtop.server.http import pages
from tests.server.running import LocalServer, running_here
from web.e2e.browser import context

SCRIPT = "document.querySelector('script[type=module]').getAttribute('src')"
LINE = "A new version is ready."
WATCH = """() => {
  const show = registration.showNotification.bind(registration);
  self.shown = new Promise((resolve, reject) => {
    registration.showNotification = (...said) => show(...said).then(() => resolve(said), reject);
  });
}"""
"""Record notifications as they are shown. Querying them while one is about to be shown makes Chromium drop it."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the built client to a folder where a test can install a newer version."""
    copy = tmp_path / "web_dist"
    shutil.copytree(pages.CLIENT, copy, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    monkeypatch.setattr(pages, "CLIENT", copy)
    return copy


@pytest.fixture
def server(folder: Path, tmp_path: Path) -> Iterator[LocalServer]:
    with running_here(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def somebody(chromium: Browser) -> Iterator[Page]:
    with context(chromium) as device:
        yield device.new_page()


def visit(page: Page, address: str) -> None:
    """Open a page and wait until it is cached."""
    page.goto(address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def upgrade(folder: Path) -> str:
    """Install a newer client, whose first script has a new name, and return that name."""
    index = (folder / "index.html").read_text(encoding="utf-8")
    old: str = re.findall(r"/assets/index-[\w-]+\.js", index)[0]
    new = old.replace("/index-", "/index-newer-")
    (folder / old[1:]).rename(folder / new[1:])
    for name in ("index.html", "sw.js"):
        text = (folder / name).read_text(encoding="utf-8")
        newer = folder / f"{name}.newer"
        newer.write_text(text.replace(old, new).replace("benchtop-", "benchtop-newer-"), encoding="utf-8")
        newer.replace(folder / name)  # atomically: browsers also check for updates by themselves
    return new


def look_for_newer(page: Page) -> None:
    page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")


def test_it_opens_without_its_server(somebody: Page, folder: Path, tmp_path: Path) -> None:
    with running_here(tmp_path) as running:
        visit(somebody, f"{running.base}/settings")
    somebody.goto(f"{running.base}/")
    expect(somebody.get_by_role("banner")).to_contain_text("Benchtop")


def test_where_nobody_plays_a_new_version_takes_over(somebody: Page, folder: Path, server: LocalServer) -> None:
    visit(somebody, f"{server.base}/")
    new = upgrade(folder)
    look_for_newer(somebody)
    somebody.wait_for_function(f"() => {SCRIPT} === '{new}'")
    assert somebody.get_by_text(LINE).count() == 0


def test_at_a_table_a_new_version_waits_until_it_is_asked_for(
    somebody: Page, folder: Path, server: LocalServer
) -> None:
    visit(somebody, f"{server.base}/t/BCDFGH")
    old = somebody.evaluate(SCRIPT)
    new = upgrade(folder)
    look_for_newer(somebody)
    expect(somebody.get_by_text(LINE)).to_be_visible()
    assert somebody.evaluate(SCRIPT) == old
    somebody.get_by_role("button", name="Reload").click()
    somebody.wait_for_function(f"() => {SCRIPT} === '{new}'")


def test_what_the_server_says_is_never_kept(somebody: Page, server: LocalServer) -> None:
    visit(somebody, f"{server.base}/")
    somebody.evaluate("async () => void (await fetch('/api/v1/games'))")
    kept = somebody.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))"
        ".flat().map((request) => new URL(request.url).pathname)"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == []
    assert [path for path in kept if path.endswith((".br", ".gz"))] == []


def test_a_push_message_becomes_a_notification(somebody: Page, server: LocalServer) -> None:
    visit(somebody, f"{server.base}/")
    somebody.context.grant_permissions(["notifications"], origin=server.base)
    devtools = somebody.context.new_cdp_session(somebody)
    workers: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: workers.extend(
            registration["registrationId"]
            for registration in news["registrations"]
            if registration["scopeURL"].startswith(server.base)
        ),
    )
    devtools.send("ServiceWorker.enable")
    while not workers:  # the browser reports them asynchronously
        somebody.wait_for_timeout(20)
    worker = next(found for found in somebody.context.service_workers if found.url.startswith(f"{server.base}/"))
    worker.evaluate(WATCH)
    payload = {"code": "BCDFGH", "game": "peptide", "title": "Your turn", "body": "Peptide", "url": "/t/BCDFGH"}
    message = {"origin": server.base, "registrationId": workers[-1], "data": json.dumps(payload)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    title, looks = worker.evaluate("() => self.shown")
    assert (title, looks["body"], looks["tag"], looks["data"]) == ("Your turn", "Peptide", "BCDFGH", "/t/BCDFGH")
