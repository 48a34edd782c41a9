"""JSON Schemas of views and events, generated from the types that the code itself is checked against.

A view is a TypedDict, an event a dataclass; the string under a field describes it. Types are read from the source,
which is installed beside the compiled module: strings under fields do not exist at run time.
"""

import ast
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from benchtop.core.game import Game

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"

_PLAIN: dict[str, Schema] = {
    "int": {"type": "integer"},
    "float": {"type": "number"},
    "str": {"type": "string"},
    "bool": {"type": "boolean"},
    "None": {"type": "null"},
    "Any": {},
}


EXTRA = "__extra_items"
"""Name of a field, `__extra_items__`, that stands for fields of any other name (as in PEP 728)."""
_SHARED = ("benchtop.core.view", "benchtop.core.story")
"""Modules whose types other packages use."""


def view_schema(game: Game) -> Schema:
    """Return the schema of `state.view(seat)`."""
    types = _types(f"{game.package}.view")
    parts = [types[name].schema() for name in ("Frame", "PublicView", "PrivateView")]
    return {
        "$schema": DIALECT,
        "title": f"{game.title}: view",
        "type": "object",
        "properties": {name: field for part in parts for name, field in part["properties"].items()},
        "required": [name for part in parts for name in part["required"]],
        "additionalProperties": False,
        "$defs": _definitions(types, ("Frame", "PublicView", "PrivateView")),
    }


def event_schema(game: Game) -> Schema:
    """Return the schema of `event.to_json()`: one of the game's events."""
    types = _types(f"{game.package}.events")
    events = {name: found.schema() for name, found in types.items() if found.kind == "event"}
    for name, schema in events.items():
        schema["properties"] = {"event": {"const": name}, **schema["properties"], "moved": _MOVED, "only": _ONLY}
        schema["required"] = ["event", *schema["required"]]
    return {
        "$schema": DIALECT,
        "title": f"{game.title}: events",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in events],
        "$defs": {**events, "Travel": _TRAVEL, **_definitions(types, tuple(events))},
    }


def union_schema(module: str, names: list[str], title: str) -> Schema:
    """Return a schema that matches any of these TypedDicts of a module."""
    types = _types(module)
    return {
        "$schema": DIALECT,
        "title": title,
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in names],
        "$defs": {**{name: types[name].schema() for name in names}, **_definitions(types, tuple(names))},
    }


_ONLY: Schema = {"type": "integer", "description": "The only seat that sees this event; missing if everybody does."}


_MOVED: Schema = {
    "type": "array",
    "description": "Pieces that moved, in order; missing if none did.",
    "items": {"$ref": "#/$defs/Travel"},
}
_TRAVEL: Schema = {
    "description": "`count` copies of a piece moved from one zone of the game to another.",
    "type": "object",
    "properties": {
        "piece": {
            "description": "As in the catalogue; back:NAME for a card whose face the reader may not see.",
            "type": "string",
        },
        "from": {"description": "The zone it left.", "type": "string"},
        "to": {"description": "The zone it moved to.", "type": "string"},
        "count": {"description": "Number of copies.", "type": "integer"},
    },
    "required": ["piece", "from", "to", "count"],
    "additionalProperties": False,
}


class TypeSource:
    """The source of a TypedDict or dataclass."""

    def __init__(self, node: ast.ClassDef, kind: str, others: dict[str, "TypeSource"], aliases: dict[str, ast.expr]):
        self.node = node
        self.kind = kind
        self._others = others
        self._aliases = aliases

    def schema(self) -> Schema:
        """Return an object schema with these fields and no others."""
        properties: dict[str, Schema] = {}
        required: list[str] = []
        extra = False
        for name, annotation, words in self.fields():
            if name == EXTRA:
                extra = True
                continue
            optional = isinstance(annotation, ast.Subscript) and _name(annotation.value) == "NotRequired"
            if optional:
                assert isinstance(annotation, ast.Subscript)
                annotation = annotation.slice
            else:
                required.append(name)
            properties[name] = {"description": words, **self._of(annotation)} if words else self._of(annotation)
        schema: Schema = {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": extra,
        }
        doc = ast.get_docstring(self.node)
        return {"description": doc, **schema} if doc else schema

    def fields(self) -> list[tuple[str, ast.expr, str]]:
        """Return name, type and description of every field, inherited ones first."""
        found: list[tuple[str, ast.expr, str]] = []
        for base in map(_name, self.node.bases):
            if base in self._others:
                found += self._others[base].fields()
        body = self.node.body
        for statement, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                name = statement.target.id.rstrip("_")  # `from` is a Python keyword
                found.append((name, statement.annotation, _description(after)))
        return found

    def _of(self, annotation: ast.expr) -> Schema:
        """Return the schema of an annotation."""
        if isinstance(annotation, ast.Constant):
            if isinstance(annotation.value, str):  # a type written as text
                return self._of(ast.parse(annotation.value, mode="eval").body)
            return {"type": "null"}
        if isinstance(annotation, ast.BinOp):
            left, right = self._of(annotation.left), self._of(annotation.right)
            if set(left) == set(right) == {"type"}:
                return {"type": [*_listed(left["type"]), *_listed(right["type"])]}
            return {"anyOf": [*left.get("anyOf", [left]), *right.get("anyOf", [right])]}
        name = _name(annotation.value if isinstance(annotation, ast.Subscript) else annotation)
        if isinstance(annotation, ast.Subscript):
            inner = annotation.slice
            if name == "list":
                return {"type": "array", "items": self._of(inner)}
            if name == "dict" and isinstance(inner, ast.Tuple):
                return {"type": "object", "additionalProperties": self._of(inner.elts[1])}
            if name == "Literal":
                return {"enum": [ast.literal_eval(item) for item in _items(inner)]}
        if name in _PLAIN:
            return dict(_PLAIN[name])
        if name in self._others:
            return {"$ref": f"#/$defs/{name}"}
        if name in self._aliases:
            return self._of(self._aliases[name])
        raise TypeError(f"{self.node.name}: no schema for {ast.unparse(annotation)}")


def _types(module: str) -> dict[str, TypeSource]:
    """Find the TypedDicts and dataclasses of a module, and those it imports from this package."""
    found: dict[str, TypeSource] = {}
    aliases: dict[str, ast.expr] = {}
    _collect(module, found, aliases)
    return found


def _collect(module: str, found: dict[str, TypeSource], aliases: dict[str, ast.expr]) -> None:
    tree = _source(module)
    package = module.rpartition(".")[0]
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            above = module.rsplit(".", statement.level)[0]
            where = f"{above}.{statement.module}" if statement.level else statement.module or ""
            names = {alias.name for alias in statement.names}
            if where.startswith(f"{package}.") or where in _SHARED:
                inner: dict[str, TypeSource] = {}
                _collect(where, inner, aliases)
                found.update({name: kind for name, kind in inner.items() if name in names or kind.kind == "part"})
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            bases = set(map(_name, statement.bases))
            if "TypedDict" in bases or any(base in found and found[base].kind == "part" for base in bases):
                found[statement.name] = TypeSource(statement, "part", found, aliases)
            elif "Event" in bases or any(base in found for base in bases):
                found[statement.name] = TypeSource(statement, "event", found, aliases)
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            aliases.setdefault(statement.targets[0].id, statement.value)


@cache
def _source(module: str) -> ast.Module:
    loaded = sys.modules.get(module) or import_module(module)
    path = Path(str(loaded.__file__)).parent / f"{module.rpartition('.')[2]}.py"
    return ast.parse(path.read_text(encoding="utf-8"))


def _definitions(types: dict[str, TypeSource], without: tuple[str, ...]) -> Schema:
    """Return the schemas of all types that the given types refer to, directly or indirectly."""
    wanted, found = list(without), dict[str, Schema]()
    while wanted:
        for name in _references(types[wanted.pop()].schema()):
            if name not in found and name not in without:
                found[name] = types[name].schema()
                wanted.append(name)
    return dict(sorted(found.items()))


def _references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for item in schema for name in _references(item)]
    if isinstance(schema, dict):
        if "$ref" in schema:
            return [schema["$ref"].rpartition("/")[2]]
        return [name for item in schema.values() for name in _references(item)]
    return []


def _description(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return " ".join(str(statement.value.value).split())
    return ""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _items(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _listed(kinds: str | list[str]) -> list[str]:
    return [kinds] if isinstance(kinds, str) else kinds
