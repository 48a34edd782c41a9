"""The addresses of the browser client: each answers with its page; files come packed as the browser takes them."""

import gzip
import html
from collections.abc import Iterator
from pathlib import Path

import pytest

import benchtop
from benchtop.server.http import pages
from tests.server.running import LocalServer, running_here

ADDRESSES = [
    "/", "/t/BCDFGH", "/t/BCDFGH?screen", "/rules/adna", "/learn", "/learn/adna", "/class", "/class/BCDFGH",
    "/settings", "/pieces", "/cards/adna", "/glossary", "/rules/chess",
]  # fmt: skip
INDEX = "<!doctype html><title>Benchtop</title>" + "<p>…</p>" * 400
SCRIPT = "console.log('x');" * 400


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """Start a server with a browser client in it."""
    folder = tmp_path_factory.mktemp("built")
    client = folder / "web_dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    script = client / "assets" / "index-4f2a.js"
    script.write_text(SCRIPT, encoding="utf-8")
    script.with_name("index-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("index-4f2a.js.br").write_bytes(b"as if it were brotli")
    (client / "assets" / "plain-77.css").write_text("p{}", encoding="utf-8")
    (client / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "secret.txt").write_text("no", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched, running_here(folder) as server:
        patched.setattr(pages, "CLIENT", client)
        yield server


@pytest.mark.parametrize("address", ADDRESSES)
def test_without_a_client_every_address_says_how_to_play(
    built: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    answer = built.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert all(html.escape(game.title) in answer.text for game in benchtop.games().values())
    assert ("BCDFGH" in answer.text) == address.startswith(("/t/", "/class/"))


def test_every_address_answers_with_the_client(built: LocalServer) -> None:
    for address in ADDRESSES:
        answer = built.get(address)
        assert (answer.status_code, answer.text[-500:]) == (200, INDEX[-500:])
        assert (answer.text == INDEX) == (address != "/rules/adna")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


def test_files_with_a_hash_never_change_and_others_are_asked_for_again(built: LocalServer) -> None:
    assert "immutable" in built.get("/assets/plain-77.css").headers["cache-control"]
    assert built.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("takes", "coding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None)],
)
def test_files_come_packed_as_the_browser_takes_them(built: LocalServer, takes: str, coding: str | None) -> None:
    address = f"{built.base}/assets/index-4f2a.js"
    with built.http() as http, http.stream("GET", address, headers={"Accept-Encoding": takes}) as answer:
        body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert "immutable" in answer.headers["cache-control"]
    read = gzip.decompress(body) if coding == "gzip" else body
    assert read.decode() == ("as if it were brotli" if coding == "br" else SCRIPT)


@pytest.mark.parametrize(
    "path", ["../secret.txt", "%2e%2e/secret.txt", "assets", "a" * 300, "a/" * 3000, "no.js", "%00"]
)
def test_nothing_else_is_served(built: LocalServer, path: str) -> None:
    answer = built.get(f"/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_a_browser_at_an_unknown_address_gets_the_client_and_404(built: LocalServer) -> None:
    for path in ("nowhere", "t/BCDFGH/more", "assets/old-12.js", "%2e%2e/secret.txt"):
        answer = built.get(f"/{path}", headers=BROWSER)
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (404, INDEX, "no-cache")


def test_the_api_answers_browsers_as_it_answers_programs(built: LocalServer) -> None:
    for path in ("api", "api/v1/nowhere", "api/v1/tables/BCDFGH"):
        answer = built.get(f"/{path}", headers=BROWSER)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
