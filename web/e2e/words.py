"""The table in words, from the server and from the page, in a form that can be compared."""

from typing import Any

from playwright.sync_api import Page

SHOWN = """() => {
  const parts = 'h3, p, pre, th, td';
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim();
  const said = (article) => [...article.querySelectorAll(parts)].map((part) => tidy(part.textContent)).filter(Boolean);
  return [...document.querySelectorAll('.twin article')].map((article) => said(article).join(' '));
}"""


def server_text(full: Any) -> list[str]:
    """Return the server's text, a string per paragraph, your own hand first."""
    blocks = sorted(full["text"], key=lambda block: not block.get("own"))
    return [" ".join(" ".join(_parts(block)).split()) for block in blocks]


def _parts(block: Any) -> list[str]:
    rows = [cell for row in block["rows"] for cell in row]
    return [block["title"], *block["lines"], *(block["head"] if rows else []), *rows]


def shown(page: Page) -> list[str]:
    """Return the text on the page, a string per paragraph."""
    found: list[str] = page.evaluate(SHOWN)
    return found
