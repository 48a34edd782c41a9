"""What a client reads once about a game: facts, book, rules with anchors; and again only if it has changed."""

import re
from html.parser import HTMLParser

import httpx
import pytest

import benchtop
from benchtop.server.http.markdown import tables, to_html
from tests.server.running import ServerProcess

KEYS = sorted(benchtop.games())
EMPTY = {"br", "hr"}


class Page(HTMLParser):
    """Find the ids, links and elements of a piece of HTML, which has to be well-formed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open, f"{self._open} are not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self._open.append(tag)
        for name, value in attrs:
            assert name in {"id", "href"}, name
            (self.ids if name == "id" else self.links).append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def read(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    with server.http() as http:
        return http.get(path, headers=headers)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_tells_its_facts(server: ServerProcess, key: str) -> None:
    game, reply = benchtop.games()[key], read(server, f"/games/{key}").json()
    assert (reply["key"], reply["title"], reply["seats"]) == (key, game.title, game.seats)
    assert reply["credit"] == game.credit.to_json()
    assert reply["options"] == [option.to_json() for option in game.options]
    assert reply["pages"] == ["rules", "rulings"]
    assert isinstance(reply["zones"], dict)


@pytest.mark.parametrize("key", KEYS)
def test_the_book_has_every_move(server: ServerProcess, key: str) -> None:
    reply = read(server, f"/games/{key}/book").json()
    assert reply["moves"] == [
        {
            "move": move.notation,
            "key": move.key,
            "params": move.params,
            "touches": list(move.touches),
            "group": move.notation.split()[0],
        }
        for move in benchtop.games()[key].moves
    ]


@pytest.mark.parametrize("key", KEYS)
def test_rules_and_rulings_can_be_linked_to_by_their_numbers(server: ServerProcess, key: str) -> None:
    game = benchtop.games()[key]
    pages = {name: read(server, f"/games/{key}/pages/{name}") for name in ("rules", "rulings")}
    found = {name: Page(answer.text) for name, answer in pages.items()}
    ids = found["rules"].ids + found["rulings"].ids
    assert len(ids) == len(set(ids))
    numbered = re.findall(r"^(?:#+ |\*\*)§(\d[\d.]*)", game.page("rules"), re.MULTILINE)
    assert len(numbered) > 20
    assert set(numbered) <= set(found["rules"].ids)
    rulings = re.findall(r"^### (\S+-R\d+)", game.page("rulings"), re.MULTILINE)
    assert len(rulings) > 20
    assert set(rulings) <= set(found["rulings"].ids)
    inside = [link for page in found.values() for link in page.links if not link.startswith("http")]
    assert inside
    for link in inside:
        address, _, anchor = link.partition("#")
        assert address == f"/rules/{key}"
        assert not anchor or anchor in ids
    named = set(re.findall(r"§(\d+(?:\.\d+)*)", game.page("rulings")))
    assert len(named & set(ids)) > 10
    assert {link.partition("#")[2] for link in found["rulings"].links} >= named & set(ids)
    for answer in pages.values():
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "**" not in answer.text


@pytest.mark.parametrize("key", KEYS)
def test_pages_are_there_as_they_were_written(server: ServerProcess, key: str) -> None:
    for name in ("rules", "rulings"):
        written = benchtop.games()[key].page(name)
        by_name = read(server, f"/games/{key}/pages/{name}.md")
        by_wish = read(server, f"/games/{key}/pages/{name}", Accept="text/markdown, text/html;q=0.5")
        assert by_name.text == by_wish.text == written
        assert by_name.headers["content-type"] == "text/markdown; charset=utf-8"
        assert "Accept" in by_wish.headers["vary"]


def test_the_glossary_is_there_for_programs_and_for_people(server: ServerProcess) -> None:
    told = read(server, "/glossary").json()
    words = {word["word"]: word["meaning"] for section in told["sections"] for word in section["words"]}
    assert "codon" in words and "spectator" in words
    assert Page(read(server, "/glossary", Accept="text/html").text).names >= {"h1", "h2", "table"}
    assert read(server, "/glossary.md").text.startswith("# Glossary")


@pytest.mark.parametrize(
    "path",
    [
        "/glossary", "/games/adna", "/games/adna/book", "/games/adna/cards", "/games/adna/schema",
        "/games/adna/pages/rules", "/games/adna/pages/rulings.md",
    ],
)  # fmt: skip
def test_what_has_not_changed_is_not_sent_again(server: ServerProcess, path: str) -> None:
    first = read(server, path)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "public, max-age=300"
    again = read(server, path, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/games/chess", "no_such_game"), ("/games/chess/book", "no_such_game"),
        ("/games/chess/pages/rules", "no_such_game"), ("/games/adna/pages/view", "no_such_page"),
        ("/games/adna/pages/..%2f..%2fglossary", "not_found"), ("/games/adna/pages/rules.md.md", "no_such_page"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_to_be_so(server: ServerProcess, path: str, code: str) -> None:
    answer = read(server, path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


# -- the pages' own Markdown -----------------------------------------------------------------------------------------


def test_nothing_in_a_page_becomes_html_by_itself() -> None:
    bad = '<script>alert("x")</script> & [x](javascript:alert(1)) [y](//evil) `<b>` **<i>** [<u>](rules.md)'
    html = to_html(f"# {bad}\n\n{bad}\n\n- {bad}\n\n| {bad} |\n|---|\n| {bad} |\n\n```\n{bad}\n```", lambda _: None)
    ours = {"h1", "p", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "code", "strong", "pre"}
    assert Page(html).names == ours
    assert Page(html).links == []
    assert "&lt;script&gt;" in html


def test_a_link_leads_nowhere_else_than_its_address() -> None:
    html = to_html("[a](x) and §3.2", lambda target: f'/{target}"><b>')
    assert html == '<p><a href="/x&quot;&gt;&lt;b&gt;">a</a> and <a href="/#3.2&quot;&gt;&lt;b&gt;">§3.2</a></p>'


def test_every_form_that_our_pages_use() -> None:
    page = "## §3 A *turn*\nText **bold** 2*3*4\nof `co*d*e`\n- one\n  more\n- two\n\n1. first\n\n**§3.1** x\n\n"
    page += "```sh\na\n\n# b\n```"
    assert to_html(page, lambda _: None).split("\n", 1) == [
        '<h2 id="3">§3 A <em>turn</em></h2>',
        "<p>Text <strong>bold</strong> 2*3*4\nof <code>co*d*e</code></p>\n<ul><li>one\nmore</li><li>two</li></ul>\n"
        '<ol><li>first</li></ol>\n<p id="3.1"><strong>§3.1</strong> x</p>\n<pre><code>a\n\n# b</code></pre>',
    ]
    assert tables("# A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n") == [("A", [["1", "2"]])]
