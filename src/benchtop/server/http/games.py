"""What a client needs to know of the games and of the messages: it changes with the program, never with a table."""

import hashlib
from functools import cache, lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import benchtop
from benchtop.bots import LEVELS
from benchtop.core.game import Game
from benchtop.core.schema import event_schema, view_schema
from benchtop.server.http.access import READS
from benchtop.server.http.models import PROBLEMS
from benchtop.server.http.negotiation import ENOUGH, accepts, has_already, zipped_once
from benchtop.server.problems import Problem
from benchtop.server.tables.commands import PHRASES
from benchtop.server.tables.message_types import message_schema
from benchtop.server.tables.messages import encode

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["games"])

Key = Annotated[str, Path(max_length=40, description="The game's key.")]


def facts(game: Game) -> dict[str, Any]:
    """What a client needs to offer a game."""
    return {
        "key": game.key,
        "title": game.title,
        "summary": game.summary,
        "rules_version": game.version,
        "seats": game.seats,
        "minutes": game.minutes,
        "options": [option.to_json() for option in game.options],
        "credit": game.credit.to_json(),
        "moves": len(game.moves),
    }


def game_of(key: str) -> Game:
    """The game with that key; 404 names those there are."""
    game = benchtop.games().get(key)
    if game is None:
        raise Problem(404, "no_such_game", f"There is no game {key!r}; there are {', '.join(benchtop.games())}.")
    return game


@lru_cache(maxsize=256)
def _tag(document: bytes) -> str:
    return f'W/"{hashlib.sha256(document).hexdigest()[:20]}"'


def _answer(request: Request, document: bytes, kind: str = "application/json") -> Response:
    """The document, or that whoever asks has it already."""
    tag = _tag(document)
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300", "Vary": "Accept-Encoding"}
    if has_already(request.headers, tag):
        return Response(status_code=304, headers=headers)
    if accepts(request.headers.get("accept-encoding", ""), "gzip") and len(document) >= ENOUGH:
        return Response(zipped_once(document), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(document, media_type=kind, headers=headers)


@cache
def _games() -> bytes:
    levels = [{"key": level.key, "words": level.words} for level in LEVELS]
    return encode({"games": list(map(facts, benchtop.games().values())), "levels": levels, "phrases": PHRASES})


@cache
def _cards(key: str) -> bytes:
    game = game_of(key)
    return encode({"game": game.key, "rules_version": game.version, "cards": game.cards()})


@cache
def _game_schema(key: str) -> bytes:
    game = game_of(key)
    schemas = {"view": view_schema(game), "events": event_schema(game)}
    return encode({"game": game.key, "rules_version": game.version, **schemas})


@cache
def _message_schema() -> bytes:
    return encode(message_schema())


@router.get("/games")
async def games(request: Request) -> Response:
    """Every game with its options, the levels of bots, and the phrases of the chat."""
    return _answer(request, _games())


@router.get("/games/{key}/cards")
async def cards(request: Request, key: Key) -> Response:
    """The card catalogue: what is printed on every card and piece of a game. Views do not repeat it."""
    return _answer(request, _cards(key))


@router.get("/games/{key}/schema")
async def game_schema(request: Request, key: Key) -> Response:
    """JSON Schemas of a game's `view` and `events`."""
    return _answer(request, _game_schema(key))


@router.get("/schema")
async def schema(request: Request) -> Response:
    """The JSON Schema of the messages that the server sends over sockets and streams."""
    return _answer(request, _message_schema())
