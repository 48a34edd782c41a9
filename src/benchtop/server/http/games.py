"""Documents about the games and messages. They change with the program, never with a table."""

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi import Path as Parameter
from fastapi.responses import HTMLResponse

import benchtop
from benchtop.bots import levels
from benchtop.core.game import Game
from benchtop.core.schema import event_schema, view_schema
from benchtop.server.http.access import READS
from benchtop.server.http.markdown import anchors, tables, to_html
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.negotiation import ENOUGH, accepts, has_already, zipped_once
from benchtop.server.problems import Problem
from benchtop.server.tables.answer_types import Book, Catalogue, GamePages, Glossary, Shelf, answers
from benchtop.server.tables.commands.chat import PHRASES
from benchtop.server.tables.message_types import message_schema
from benchtop.server.tables.messages import encode

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["games"])

Key = Annotated[str, Parameter(max_length=40, description="The game's key.")]
PageName = Annotated[str, Parameter(max_length=40, description="rules or rulings; add .md for Markdown.")]
PAGES = ("rules", "rulings")
JSON, HTML, MARKDOWN = "application/json", "text/html", "text/markdown"
PAGE_KINDS: dict[int | str, dict[str, Any]] = {200: {"content": {HTML: {}, MARKDOWN: {}}}}

GLOSSARY_KINDS: dict[int | str, dict[str, Any]] = {
    200: {"content": {**PAGE_KINDS[200]["content"], **answers(Glossary)[200]["content"]}}
}


def facts(game: Game) -> dict[str, Any]:
    """Return what a client needs to offer a game."""
    return {
        "key": game.key,
        "title": game.title,
        "summary": game.summary,
        "goal": [line for line in game.text.goal if line],
        "rules_version": game.version,
        "seats": game.seats,
        "minutes": game.minutes,
        "options": [option.to_json() for option in game.options],
        "credit": game.credit.to_json(),
        "moves": len(game.moves),
    }


def game_of(key: str) -> Game:
    """Return the game with that key; a 404 lists the known games."""
    game = benchtop.games().get(key)
    if game is None:
        raise Problem(
            404,
            "no_such_game",
            f"There is no game {key!r}; there are {', '.join(benchtop.games())}.",
            {"game": key, "games": list(benchtop.games())},
        )
    return game


@lru_cache(maxsize=256)
def _tag(document: bytes) -> str:
    return f'W/"{hashlib.sha256(document).hexdigest()[:20]}"'


def _answer(request: Request, document: bytes, kind: str = "application/json") -> Response:
    """Send the document, or 304 if the client already has it."""
    tag = _tag(document)
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300", "Vary": "Accept, Accept-Encoding"}
    if has_already(request.headers, tag):
        return Response(status_code=304, headers=headers)
    if accepts(request.headers.get("accept-encoding", ""), "gzip") and len(document) >= ENOUGH:
        return Response(zipped_once(document), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(document, media_type=kind, headers=headers)


@cache
def _games() -> bytes:
    bots = [{"key": level.key, "words": level.words} for level in levels()]
    return encode({"games": list(map(facts, benchtop.games().values())), "levels": bots, "phrases": PHRASES})


def _pages(game: Game) -> list[str]:
    """List the pages about a game."""
    return [name for name in PAGES if _page(game.key, name) is not None]


@cache
def _page(key: str, name: str) -> str | None:
    """Return a page about a game as Markdown; None if there is none."""
    try:
        return game_of(key).page(name)
    except FileNotFoundError:
        return None


@cache
def _page_html(key: str, name: str) -> bytes:
    """Return the page as HTML. Numbers of rules and rulings link to the browser client."""
    pages = {page: _page(key, page) or "" for page in PAGES}
    known = {anchor for text in pages.values() for anchor in anchors(text)}

    def address(target: str) -> str | None:
        if target.startswith(("https://", "http://")):
            return target
        if target.startswith("#"):
            return f"/rules/{key}{target}" if target[1:] in known else None
        return {"rules.md": f"/rules/{key}", "rulings.md": f"/rules/{key}#rulings"}.get(target)

    return to_html(pages[name], address).replace("<h1>", f'<h1 id="{name}">', 1).encode()


@cache
def _glossary() -> dict[str, bytes]:
    """Return the glossary in each media type."""
    package = Path(benchtop.__file__).parent
    found = [base / "glossary-for-players.md" for base in (package / "_docs", package.parent.parent / "docs")]
    page = next((path.read_text(encoding="utf-8") for path in found if path.is_file()), "")
    sections = [
        {"title": title, "words": [{"word": row[0], "meaning": row[1]} for row in rows if len(row) > 1]}
        for title, rows in tables(page)
    ]
    as_html = to_html(page, lambda target: target if target.startswith("https://") else None)
    return {JSON: encode({"sections": sections}), HTML: as_html.encode(), MARKDOWN: page.encode()}


@cache
def _game(key: str) -> bytes:
    game = game_of(key)
    zones = getattr(game, "zones", {})  # a game that names none has none
    return encode({**facts(game), "max_moves": game.max_moves, "pages": _pages(game), "zones": zones})


@cache
def _book(key: str) -> bytes:
    game = game_of(key)
    moves = [
        {
            "move": move.notation,
            "key": move.key,
            "params": move.params,
            "touches": move.touches,
            "group": move.group,
        }
        for move in game.moves
    ]
    return encode({"game": game.key, "rules_version": game.version, "moves": moves})


@cache
def _cards(key: str) -> bytes:
    game = game_of(key)
    facts = {"game": game.key, "rules_version": game.version, "cards": game.cards(), "numbers": game.numbers}
    return encode({**facts, "things": game.things.named})


@cache
def _game_schema(key: str) -> bytes:
    game = game_of(key)
    schemas = {"view": view_schema(game), "events": event_schema(game)}
    return encode({"game": game.key, "rules_version": game.version, **schemas})


@cache
def _message_schema() -> bytes:
    return encode(message_schema())


@router.get("/games", responses=answers(Shelf))
async def games(request: Request) -> Response:
    """List all games with their options, the bot levels, and the chat phrases."""
    return _answer(request, _games())


@router.get("/games/{key}", responses=answers(GamePages))
async def game(request: Request, key: Key) -> Response:
    """Describe a game: options, seats, credits, pages, and zones."""
    return _answer(request, _game(key))


@router.get("/games/{key}/book", responses=answers(Book))
async def book(request: Request, key: Key) -> Response:
    """Return the book: every move with its kind (`key`), `params`, what it touches, and its group."""
    return _answer(request, _book(key))


@router.get("/games/{key}/pages/{name}", response_class=HTMLResponse, responses=PAGE_KINDS)
async def game_page(request: Request, key: Key, name: PageName) -> Response:
    """Return `rules` or `rulings` as an HTML fragment: §3.2 has the id "3.2". As Markdown with `rules.md`, or by
    Accept.
    """
    bare = name.removesuffix(".md")
    page = _page(game_of(key).key, bare) if bare in PAGES else None
    if page is None:
        raise Problem(
            404,
            "no_such_page",
            f"There is no page {name!r} about this game; there are rules and rulings.",
            {"page": name, "pages": list(PAGES)},
        )
    if name != bare or accepts(request.headers.get("accept", ""), MARKDOWN):
        return _answer(request, page.encode(), MARKDOWN)
    return _answer(request, _page_html(key, bare), HTML)


@router.get("/glossary", responses=GLOSSARY_KINDS)
@router.get("/glossary.md", include_in_schema=False)
async def glossary(request: Request) -> Response:
    """Return the glossary of biology and game terms as JSON; HTML or Markdown by Accept, Markdown as `glossary.md`."""
    given = MARKDOWN if request.url.path.endswith(".md") else request.headers.get("accept", "")
    kind = next((candidate for candidate in (MARKDOWN, HTML) if accepts(given, candidate)), JSON)
    return _answer(request, _glossary()[kind], kind)


@router.get("/games/{key}/cards", responses=answers(Catalogue))
async def cards(request: Request, key: Key) -> Response:
    """Return the card catalogue: the printed content of every card and piece. Views do not repeat it."""
    return _answer(request, _cards(key))


@router.get("/games/{key}/schema")
async def game_schema(request: Request, key: Key) -> Response:
    """Return the JSON Schemas of a game's `view` and `events`."""
    return _answer(request, _game_schema(key))


@router.get("/schema")
async def schema(request: Request) -> Response:
    """Return the JSON Schema of the messages that the server sends over sockets and streams."""
    return _answer(request, _message_schema())
