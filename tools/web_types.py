"""The client's types: TypeScript generated from the JSON Schemas of messages, HTTP bodies, views and events.

    python -m tools.web_types [--write]

Without --write it lists the files that would change, and fails if there are any.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.schema import event_schema, view_schema
from benchtop.server.app import create_app
from benchtop.server.settings import Settings
from benchtop.server.tables.message_types import message_schema
from tools.node import node

WEB = Path(__file__).resolve().parent.parent / "web"


def schemas() -> dict[str, dict[str, Any]]:
    """Return the schema of each generated file."""
    messages = message_schema()
    found = {
        "src/net/messages.gen.ts": {"name": "Message", "schema": messages},
        "src/net/story.gen.ts": {"name": "TableStory", "schema": _part(messages, "TableStory")},
        "src/net/http.gen.ts": {"name": "Http", "schema": _http_schema()},
    }
    for key, game in benchtop.games().items():
        found[f"src/games/{key}/view.gen.ts"] = {"name": "View", "schema": {**view_schema(game), "title": "View"}}
        found[f"src/games/{key}/events.gen.ts"] = {"name": "GameEvent", "schema": _named(event_schema(game))}
        found[f"src/games/{key}/numbers.gen.ts"] = {
            "name": "Numbers",
            "schema": {**number_schema(game.numbers), "title": "Numbers"},
        }
        found[f"src/games/{key}/moves.gen.ts"] = {"name": "Move", "schema": move_schema(game)}
    return found


def number_schema(numbers: Any) -> dict[str, Any]:
    """Return the schema of a game's numbers: the names that they have in its data."""
    if isinstance(numbers, dict):
        fields = {name: number_schema(value) for name, value in numbers.items()}
        return {"type": "object", "properties": fields, "required": list(fields)}
    return {"type": "array", "items": {"type": "integer"}} if isinstance(numbers, list) else {"type": "integer"}


FEW = 12
"""A parameter with at most this many texts becomes a union in the client's types."""


def move_schema(game: benchtop.Game) -> dict[str, Any]:
    """Return the schema of a game's moves as legal moves travel: a union by `key`, each with its `params`."""
    kinds: dict[str, list[benchtop.Move]] = {}
    for move in game.moves:
        kinds.setdefault(move.key, []).append(move)
    return {"title": "Move", "oneOf": [_move_kind(key, moves) for key, moves in kinds.items()]}


def _move_kind(key: str, moves: list[benchtop.Move]) -> dict[str, Any]:
    names = dict.fromkeys(name for move in moves for name in move.params)
    params = {name: _param([move.params[name] for move in moves if name in move.params]) for name in names}
    always = [name for name in names if all(name in move.params for move in moves)]
    return {
        "type": "object",
        "properties": {
            "key": {"const": key},
            "params": {"type": "object", "properties": params, "required": always},
        },
        "required": ["key", "params"],
    }


def _param(values: list[Any]) -> dict[str, Any]:
    """Return the schema of the values that a parameter has in the book."""
    if all(isinstance(value, bool) for value in values):
        return {"type": "boolean"}
    if all(isinstance(value, int) for value in values):
        return {"type": "integer"}
    if all(isinstance(value, list) for value in values):
        return {"type": "array", "items": _param([item for value in values for item in value])}
    texts = sorted(set(map(str, values)))
    return {"enum": texts} if len(texts) <= FEW else {"type": "string"}


def _named(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "title": "GameEvent"}


def _part(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a part that no message has, with its own parts, as a separate schema."""
    needed = [name]
    for one in needed:
        found = re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema["$defs"][one]))
        needed.extend(part for part in dict.fromkeys(found) if part not in needed)
    parts = {part: schema["$defs"][part] for part in needed[1:]}
    return {**schema["$defs"][name], "title": name, "$defs": parts}


def _http_schema() -> dict[str, Any]:
    """Return the schema of request bodies and answers."""
    document = create_app(Settings()).openapi()
    text = json.dumps(document["components"]["schemas"]).replace("#/components/schemas/", "#/$defs/")
    bodies = json.loads(text)
    for body in bodies.values():  # titles of fields would become separate types
        for field in body.get("properties", {}).values():
            field.pop("title", None)
    return {"title": "Http", "type": "object", "$defs": bodies}


def _bare(schema: Any) -> Any:
    """Return the schema without descriptions beside references: each would create a copy of the type."""
    if isinstance(schema, dict):
        kept = {name: _bare(value) for name, value in schema.items()}
        return {"$ref": kept["$ref"]} if isinstance(kept.get("$ref"), str) else kept
    return [_bare(one) for one in schema] if isinstance(schema, list) else schema


def made() -> dict[str, str]:
    """Return the files as they should be."""
    command = [*node(), "tools/types.mjs"]
    done = subprocess.run(
        command, cwd=WEB, input=json.dumps(_bare(schemas())), capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stderr)
    texts: dict[str, str] = json.loads(done.stdout)
    return texts


def main(*arguments: str) -> None:
    wrong = []
    for name, text in made().items():
        file = WEB / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            wrong.append(name)
            if "--write" in arguments:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
    if wrong and "--write" not in arguments:
        sys.exit(f"These types no longer match the server; run `make docs` to update them: {', '.join(wrong)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
