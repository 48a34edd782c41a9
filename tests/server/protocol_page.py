"""The generated parts of docs/protocol.md: python -m tests.server.protocol_page --write"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from benchtop.server.app import create_app
from benchtop.server.http.stream import KEEP_ALIVE
from benchtop.server.ops.limits import (
    ADDRESS_SOCKETS,
    BACKLOG,
    BODY_BYTES,
    BOT_TABLES,
    ENTRIES,
    FRAME_BYTES,
    GUEST_SOCKETS,
    HOLDERS,
    RATES,
)
from benchtop.server.settings import Settings
from benchtop.server.tables.commands import REGISTRY
from benchtop.server.tables.commands.chat import PHRASES
from benchtop.server.tables.message_types import message_schema

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
UNCHECKED, CHECKED = "<!-- textlint-disable -->", "<!-- textlint-enable -->"
"""`make check` reads generated text where it is written, in the sources."""
BLOCK = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def routes() -> str:
    lines = ["| request | body | what it does |", "|---|---|---|"]
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        for method, facts in methods.items():
            schema = facts.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            body = schema.get("$ref", "").rpartition("/")[2]
            words = " ".join(facts["description"].split())
            lines.append(f"| `{method.upper()} {path}` | {f'`{body}`' if body else ''} | {words} |")
    return "\n".join(lines)


def bodies() -> str:
    models = create_app(Settings()).openapi()["components"]["schemas"]
    lines = ["| body | fields |", "|---|---|"]
    for name, model in models.items():
        needed = model.get("required", [])
        fields = [f"`{field}`{'' if field in needed else '?'}" for field in model.get("properties", {})]
        lines.append(f"| `{name}`: {model.get('description', '')} | {', '.join(fields)} |")
    return "\n".join(lines)


def commands() -> str:
    lines = ["| `type` | fields | what it asks for |", "|---|---|---|"]
    for command in REGISTRY.messages:
        info = msgspec.inspect.type_info(command)
        assert isinstance(info, msgspec.inspect.StructType)
        fields = [f"`{field.name}`{'' if field.required else '?'}" for field in info.fields]
        words = " ".join((command.__doc__ or "").split())
        lines.append(f"| `{info.tag}` | {', '.join(sorted(fields, key=lambda field: field.endswith('?')))} | {words} |")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    """Describe a JSON Schema in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}"
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " or ".join(kinds)


def messages() -> str:
    """Return every message with its fields, then the parts they share."""
    schema = message_schema()
    names = [one["$ref"].rpartition("/")[2] for one in schema["oneOf"]]
    lines: list[str] = []
    for name, found in schema["$defs"].items():
        fields = dict(found["properties"])
        title = f"`{fields.pop('type')['enum'][0]}`" if name in names else f"part `{name}`"
        lines += [f"**{title}** {found['description']}", "", "| field | type | meaning |", "|---|---|---|"]
        for field, facts in fields.items():
            optional = "" if field in found["required"] else "?"
            lines.append(f"| `{field}`{optional} | {_type(facts)} | {facts['description']} |")
        lines.append("")
    return "\n".join(lines).rstrip()


def limits() -> str:
    lines = ["| key | at once | then, per second | what is counted |", "|---|---|---|---|"]
    lines += [f"| `{key}` | {rate.burst} | {rate.per_second:g} | {rate.words} |" for key, rate in RATES.items()]
    lines += [
        "",
        f"A body and a frame have at most {BODY_BYTES} and {FRAME_BYTES} bytes, a seat {HOLDERS} holders, a table "
        f"{ENTRIES} entries. One address can have {BOT_TABLES} unfinished games with bots and {ADDRESS_SOCKETS} open "
        f"sockets and streams, one guest {GUEST_SOCKETS} at one process. A client with {BACKLOG} unread messages gets "
        f"one full view instead. Streams send an empty line after {KEEP_ALIVE:g} silent seconds.",
    ]
    return "\n".join(lines)


def phrases() -> str:
    return "\n".join(["| key | words |", "|---|---|", *(f"| `{key}` | {words} |" for key, words in PHRASES.items())])


PARTS = {
    "routes": routes, "bodies": bodies, "messages": messages, "commands": commands, "limits": limits,
    "phrases": phrases,
}  # fmt: skip


def generated(page: str) -> str:
    """Regenerate the generated parts of the page."""

    def part(found: re.Match[str]) -> str:
        return f"{found[1]}{UNCHECKED}\n\n{PARTS[found[2]]()}\n\n{CHECKED}\n{found[3]}"

    return BLOCK.sub(part, page)


def main(arguments: list[Any]) -> None:
    """Write the page, or exit if it is out of date."""
    page = PAGE.read_text(encoding="utf-8")
    if "--write" in arguments:
        PAGE.write_text(generated(page), encoding="utf-8")
    elif generated(page) != page:
        sys.exit("docs/protocol.md is out of date: python -m tests.server.protocol_page --write")


if __name__ == "__main__":
    main(sys.argv[1:])
