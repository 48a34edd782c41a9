"""Reference pages: what the views, the moves and the events of every game hold, made from their types.

    python -m tools.reference --write [KEY ...]

writes docs/games/<key>/view.md of every game, or of those named. tests/docs/test_view_pages.py keeps them true.
"""

import argparse
import ast
import inspect
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.schema import Schema, event_schema, view_schema
from benchtop.core.text import listed
from benchtop.core.view import Frame

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
PLAIN = {"integer": "integer", "number": "number", "string": "text", "boolean": "boolean", "null": "null"}


def typed_games() -> list[Game]:
    """Return the games whose views have types."""
    return [game for game in benchtop.games().values() if hasattr(_view_module(game), "PublicView")]


def write(keys: list[str]) -> None:
    """Write the pages of these games, or of all games whose views have types."""
    for game in [benchtop.game(key) for key in keys] or typed_games():
        path(game).write_text(render(game), encoding="utf-8")
        print(path(game))


def path(game: Game) -> Path:
    """Return the path of a game's page."""
    return DOCS / game.key / "view.md"


def render(game: Game) -> str:
    """Return the page of a game."""
    view, events = view_schema(game), event_schema(game)
    names = [found["$ref"].rpartition("/")[2] for found in events["oneOf"]]
    parts = view["$defs"] | {name: found for name, found in events["$defs"].items() if name not in names}
    audience = audiences(game, names)
    sections = [
        f"# {game.title}: views, moves and events",
        f"Written by `python -m tools.reference --write {game.key}` from view.py, the moves and events.py. What is\n"
        "printed on cards and pieces is in the catalogue, `game.cards()`.",
        "## What a seat sees",
        "`state.view(seat)` is an object with these fields; `state.view(None)` is what a spectator sees.",
        *_groups(game, view),
        *(["## Its parts"] if parts else []),
        *[section for name, part in sorted(parts.items()) for section in _section(name, part)],
        "## What can be done",
        "A move of the book has a `key`, which is its kind, and `params`, which distinguish moves of the same kind.\n"
        "A `?` marks parameters that not all of them have.",
        _moves(game),
        "## What happens",
        "An event is an object with its name in `event` and the fields below. `only` is the single seat that gets it;\n"
        "it is missing if everybody does. `moved` is a list of [Travel](#travel), missing if nothing moved. These are\n"
        "the zones; capitals stand for a number.",
        _zones(game),
        *[section for name in names for section in _section(name, events["$defs"][name], audience[name])],
    ]
    return "\n\n".join(sections) + "\n"


def _moves(game: Game) -> str:
    """Return the kinds of moves of a game."""
    kinds: dict[str, list[Move]] = {}
    for move in game.moves:
        kinds.setdefault(move.key, []).append(move)
    rows = []
    for key, moves in sorted(kinds.items()):
        names = dict.fromkeys(name for move in moves for name in move.params)
        everywhere = [f"`{name}`{'' if all(name in move.params for move in moves) else '?'}" for name in names]
        about = _cell(" ".join((inspect.getdoc(type(moves[0])) or "").split()))
        rows.append(f"| `{key}` | {', '.join(everywhere)} | {about} | `{moves[0]}` |")
    return "\n".join(["| key | params | what it does | the first one |", "|---|---|---|---|", *rows])


def _zones(game: Game) -> str:
    """Return the zones of a game."""
    rows = [f"| `{zone}` | {_cell(words)} |" for zone, words in game.zones.items()]
    return "\n".join(["| zone | what lies there |", "|---|---|", *rows])


def _groups(game: Game, view: Schema) -> list[str]:
    """Return the fields of a view: those of every game, those everybody sees, those one seat sees in addition."""
    module = _view_module(game)
    groups = [
        ("In every game", Frame),
        ("For everybody", module.PublicView),
        ("For one seat", module.PrivateView),
    ]
    found = []
    for title, kind in groups:
        fields = {name: field for name, field in view["properties"].items() if name in kind.__annotations__}
        found += [f"### {title}", _table(fields, view["required"])]
    return found


def _section(name: str, part: Schema, audience: str = "") -> list[str]:
    """Return the section of a nested type or an event."""
    fields = {name: field for name, field in part["properties"].items() if name not in ("event", "only", "moved")}
    description = f"{part.get('description', '')} {audience}".strip()
    return [f"### {name}", *([description] if description else []), _table(fields, part["required"])]


def _table(fields: dict[str, Schema], required: list[str]) -> str:
    if not fields:
        return "Nothing."
    rows = [
        f"| `{name}` | {_cell(in_words(field) + ('' if name in required else ', may be missing'))} |"
        f" {_cell(field.get('description', ''))} |"
        for name, field in fields.items()
    ]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def in_words(schema: Schema, *, many: bool = False) -> str:
    """Return a type in words, optionally in the plural: "integer or null", "list of texts", "integers by name"."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return listed([f"`{json.dumps(value)}`" for value in schema["enum"]], "or")
    if "anyOf" in schema:
        return listed([in_words(kind, many=many) for kind in schema["anyOf"]], "or")
    kind: Any = schema.get("type")
    if kind is None:
        return "values" if many else "any value"
    if isinstance(kind, list):
        return listed([in_words({"type": each}, many=many) for each in kind], "or")
    if kind == "array":
        items = in_words(schema["items"], many=True)
        return f"list{'s' if many else ''} of {f'({items})' if ' or ' in items else items}"
    if kind == "object":
        return f"{in_words(schema['additionalProperties'], many=True)} by name"
    return f"{PLAIN[kind]}s" if many and kind != "null" else PLAIN[kind]


def audiences(game: Game, names: list[str]) -> dict[str, str]:
    """Describe who gets each event, by whether the game's code creates it with `only`."""
    private: dict[str, set[bool]] = {name: set() for name in names}
    home = Path(str(import_module(game.package).__file__)).parent
    for source in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in private:
                only = [ast.unparse(word.value) for word in node.keywords if word.arg == "only"]
                private[ast.unparse(node.func).rpartition(".")[2]].add(only not in ([], ["None"]))
    return {name: _AUDIENCES[frozenset(found)] for name, found in private.items()}


_AUDIENCES = {
    frozenset[bool](): "Never sent.",
    frozenset({False}): "Sent to everybody.",
    frozenset({True}): "Sent to one seat only.",
    frozenset({False, True}): "Sent to everybody or to one seat.",
}


def _view_module(game: Game) -> Any:
    return import_module(f"{game.package}.view")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the reference pages of views and events.")
    parser.add_argument("--write", nargs="*", metavar="KEY", required=True)
    write(parser.parse_args().write)
