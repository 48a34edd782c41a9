"""Renders our own Markdown pages: headings, paragraphs, lists, tables, code, bold, italics and links. Escapes the rest.

A paragraph or heading that begins with a § or the number of a ruling gets that as its id ("3.2", "ADNA-R01").
"""

import re
from collections.abc import Callable, Iterable
from html import escape
from itertools import groupby

_NUMBER = re.compile(r"^(?:\*\*)?(?:§(\d+(?:\.\d+)*)|([A-Z][A-Z0-9_]*-R\d+))\b")
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>[^)\s]+)\)"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|(?<![\w*])\*(?P<italic>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])"
    r"|§(?P<rule>\d+(?:\.\d+)*)"
    r"|\b(?P<ruling>[A-Z][A-Z0-9_]*-R\d+)\b",
    re.DOTALL,
)
_HEADING = re.compile(r"^(#{1,6}) +(.*)$")
_ITEM = re.compile(r"^(?:[-*]|\d+\.) +")

Address = Callable[[str], str | None]
"""Maps a link target in the page ("rulings.md", "#3.2") to an address; None removes the link and keeps its words."""


def anchors(page: str) -> set[str]:
    """Return the ids in a page's HTML."""
    found = (_NUMBER.match(line.lstrip("# ")) for line in page.splitlines())
    return {number[1] or number[2] for number in found if number}


def to_html(page: str, address: Address) -> str:
    """Render the page as an HTML fragment."""
    return "\n".join(_block(lines, address) for lines in _blocks(page.splitlines()))


def _blocks(lines: Iterable[str]) -> Iterable[list[str]]:
    """Split lines into blocks: headings, code blocks, and paragraphs between empty lines."""
    block: list[str] = []
    fenced = False
    for line in lines:
        fence = line.startswith("```")
        alone = not fenced and (not line.strip() or fence or _HEADING.match(line) is not None)
        if alone and block:
            yield block
            block = []
        if line.strip() or fenced:
            block.append(line)
        if fence:
            fenced = not fenced
        if (fence and not fenced) or (alone and not fenced and block):
            yield block
            block = []
    if block:
        yield block


def _block(lines: list[str], address: Address) -> str:
    if lines[0].startswith("```"):
        return f"<pre><code>{escape(chr(10).join(lines[1:-1]))}</code></pre>"
    heading = _HEADING.match(lines[0])
    if heading is not None:
        level = len(heading[1])
        return f"<h{level}{_id(heading[2])}>{_inline(heading[2], lambda _: None)}</h{level}>"
    if lines[0].startswith("|"):
        return _table(lines, address)
    if _ITEM.match(lines[0]):
        return _list(lines, address)
    start = next((place for place, line in enumerate(lines) if _ITEM.match(line) or line.startswith("|")), len(lines))
    text = "\n".join(lines[:start])
    rest = f"\n{_block(lines[start:], address)}" if start < len(lines) else ""
    return f"<p{_id(text)}>{_inline(text, address)}</p>{rest}"


def _id(text: str) -> str:
    number = _NUMBER.match(text)
    return "" if number is None else f' id="{number[1] or number[2]}"'


def _list(lines: list[str], address: Address) -> str:
    kind = "ol" if lines[0][0].isdigit() else "ul"
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(_ITEM.sub("", line))
        else:
            items[-1] += f"\n{line.strip()}"
    return f"<{kind}>{''.join(f'<li{_id(item)}>{_inline(item, address)}</li>' for item in items)}</{kind}>"


def _table(lines: list[str], address: Address) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head, *body = [cells for cells in rows if any(cell.strip("-: ") for cell in cells)]
    titles = "".join(f"<th>{_inline(cell, address)}</th>" for cell in head)
    filled = "".join(f"<tr>{''.join(f'<td>{_inline(cell, address)}</td>' for cell in cells)}</tr>" for cells in body)
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{filled}</tbody></table>"


def _inline(text: str, address: Address) -> str:
    """Render code, bold, italics and links; escape the rest."""
    parts: list[str] = []
    done = 0
    for found in _INLINE.finditer(text):
        parts += (escape(text[done : found.start()]), _part(found, address))
        done = found.end()
    return "".join(parts) + escape(text[done:])


def _part(found: re.Match[str], address: Address) -> str:
    if found["code"]:
        return f"<code>{escape(found['code'])}</code>"
    if found["bold"]:
        return f"<strong>{_inline(found['bold'], address)}</strong>"
    if found["italic"]:
        return f"<em>{_inline(found['italic'], address)}</em>"
    words = _inline(found["words"], lambda _: None) if found["words"] else escape(found[0])
    target = address(found["target"] or f"#{found['rule'] or found['ruling']}")
    return words if target is None else f'<a href="{escape(target)}">{words}</a>'


def tables(page: str) -> list[tuple[str, list[list[str]]]]:
    """Return the tables of a page, each with its heading and its rows without the header."""
    title, found = "", list[tuple[str, list[list[str]]]]()
    for kind, lines in groupby(page.splitlines(), lambda line: line[:1]):
        if kind == "#":
            title = list(lines)[-1].lstrip("# ")
        elif kind == "|":
            rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
            found.append((title, rows[2:]))
    return found
