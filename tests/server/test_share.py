"""A shared link shows, before it is opened, what everybody may know of the table: in words and as a picture."""

import html
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

import benchtop
from benchtop.client import Server
from benchtop.server.http import pages
from benchtop.server.http.card import svg
from benchtop.server.http.share import Shared, _known_points, shared
from benchtop.server.ops.limits import RATES
from benchtop.server.tables.state import TableState
from benchtop.store import Entry, Header
from tests.server.running import LocalServer, people, quick_game, running_here

INDEX = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Benchtop</title>'
    '<meta name="description" content="old"><meta property="og:title" content="old">'
    '<script type="module" src="/assets/x.js"></script></head><body>…</body></html>'
)


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    folder = tmp_path_factory.mktemp("shared")
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched, running_here(folder) as server:
        patched.setattr(pages, "CLIENT", folder)
        yield server


@pytest.fixture
def built(one_server: LocalServer) -> LocalServer:
    """Return a server with a browser client in it, and nothing spent of its limits."""
    one_server.clock.advance(10_000)
    return one_server


class _Head(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.found.append(tag)
        if tag == "meta" and (name := facts.get("property") or facts.get("name")):
            assert name not in self.tags
            self.tags[name] = facts.get("content") or ""


def played(built: LocalServer, name: str = "Ada", moves: int = 3) -> Any:
    game = quick_game()
    seats = Server(built.base).open(game.key, [{**people(game)[0], "name": name}, *people(game)[1:]])
    seats += [Server(built.base).join(seats[0].code, name=f"Ben {n}") for n in range(1, game.seats[0])]
    for ply in range(moves):
        now = seats[0].look()
        seats[now.to_move or 0].play(seats[now.to_move or 0].look().legal[0]["move"], ply)
    return seats[0]


def test_the_head_of_a_table_says_game_players_and_turn(built: LocalServer) -> None:
    table, game = played(built), quick_game()
    for query, ply in (("", 3), ("?ply=2", 2), ("?ply=999", 3), ("?ply=x", 3), ("?ply=-1", 3), ("?screen", 3)):
        answer = built.get(f"/t/{table.code}{query}")
        tags = _Head(answer.text).tags
        assert answer.headers["cache-control"] == "no-cache"
        assert tags["og:title"] == f"{game.title}: Ada and Ben 1"
        assert tags["og:description"].startswith(f"Move {ply + 1}: ")
        assert tags["description"] == tags["og:description"]
        assert tags["og:image"] == f"{built.base}/t/{table.code}/card.png?ply={ply}"
        wanted = f"?ply={ply}" if query.startswith("?ply=") and query[5:].isdigit() else ""
        assert tags["og:url"] == f"{built.base}/t/{table.code}{wanted}"
        assert tags["twitter:card"] == "summary_large_image"
        assert f"<title>{html.escape(tags['og:title'])} · Benchtop</title>" in answer.text
        assert answer.text.endswith("<body>…</body></html>")
        assert built.get(tags["og:image"].removeprefix(built.base)).headers["content-type"] == "image/png"


def test_names_cannot_break_out_of_the_head_or_the_picture(built: LocalServer) -> None:
    name = "\"'></title><b>&amp;\\1"
    table = played(built, name)
    head = _Head(built.get(f"/t/{table.code}").text)
    assert name in head.tags["og:title"]
    assert head.found.count("script") == 1 and "b" not in head.found
    assert built.get(f"/t/{table.code}/card.png").status_code == 200


def test_unknown_tables_and_games_get_the_plain_page(built: LocalServer) -> None:
    for address in ("/t/BCDFGH", "/t/x", "/t/%00", "/rules/chess"):
        assert built.get(address).text == INDEX
    assert built.get("/t/BCDFGH/card.png").json()["code"] == "no_such_table"
    for key, game in benchtop.games().items():
        tags = _Head(built.get(f"/rules/{key}").text).tags
        assert (tags["og:title"], tags["og:description"]) == (f"Rules of {game.title}", game.summary)


def test_the_picture_is_drawn_once_and_has_the_size_that_links_show(built: LocalServer) -> None:
    url = f"/t/{played(built).code}/card.png"
    first = built.get(url)
    assert first.content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack("!II", first.content[16:24]) == (1200, 630)
    again = built.get(url, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = built.get(f"{url}?ply=1")
    assert other.headers["etag"] != first.headers["etag"] and other.content != first.content
    assert built.get(f"{url}?ply=3").content == first.content


def test_too_many_pictures_have_to_wait(built: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "card", replace(RATES["card"], burst=2))
    url = f"/t/{played(built).code}/card.png"
    assert [built.get(f"{url}?ply={ply}").status_code for ply in range(3)] == [200, 200, 429]
    assert built.get(f"{url}?ply=0").status_code == 200, "that one is drawn already"


# -- nothing secret ---------------------------------------------------------------------------------------------------


def _state(game: benchtop.Game, seats: int, seed: str, moves: int) -> TableState:
    settings = {"host": "somebody-secret", "clock": None, "stand_in": "easy"}
    state = TableState(Header("BCDFGH", game.key, game.version, seats, seed, {}, settings, 0.0))
    given = [{"kind": "person", "name": f"P{n}", "holders": {f"person-{n}": f"P{n}"}} for n in range(seats)]
    state.apply(Entry(1, "opened", None, "opened", {"seats": given}, 0.0))
    for ply in range(moves):
        if state.over:
            break
        legal = state.match.state.legal()
        body = {"move": legal[(7 * ply) % len(legal)].notation, "ply": ply}
        state.apply(Entry(state.n + 1, "move", state.to_move, f"k{ply}", body, 0.0))
    return state


def _told(found: Shared) -> tuple[str, str, str]:
    return found.title, found.description, svg(found)


@pytest.mark.parametrize("key", sorted(benchtop.games()))
@pytest.mark.parametrize("moves", [0, 9, 30, 60])
def test_worlds_that_onlookers_cannot_tell_apart_have_the_same_link_and_picture(key: str, moves: int) -> None:
    game = benchtop.games()[key]
    state = _state(game, game.seats[-1], f"share {moves}", moves)
    truth = _told(shared(state, None))
    for secret in ("somebody-secret", "person-", f"share {moves}"):
        assert secret not in str(truth)
    assert not state.over
    for number in range(4):
        world = state.match.state.imagine(None, f"world {number}")
        before, state.match.state = state.match.state, world
        try:
            assert _told(shared(state, None)) == truth
        finally:
            state.match.state = before


@pytest.mark.parametrize("key", sorted(benchtop.games()))
def test_points_are_shown_where_everybody_knows_them(key: str) -> None:
    game = benchtop.games()[key]
    state = _state(game, game.seats[0], "points", 60)
    assert _known_points(state.match.state) == state.match.state.scores()


def test_a_game_that_is_over_says_who_won() -> None:
    game = quick_game()
    state = _state(game, game.seats[0], "over", game.max_moves)
    assert state.over
    found = shared(state, None)
    assert re.search(r"won\.|over\.", found.standing)
    assert [player.points for player in found.players] == state.match.state.scores()
    earlier = shared(state, 1)
    assert earlier.standing.startswith("Move 2: ") and not any(player.won for player in earlier.players)
