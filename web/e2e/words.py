"""The table in words: as the server tells it and as a page shows it, in one form to compare them."""

from typing import Any

from playwright.sync_api import Page

SHOWN = """() => {
  const parts = 'h3, p, pre, th, td';
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim();
  const said = (one) => [...one.querySelectorAll(parts)].map((part) => tidy(part.textContent)).filter(Boolean);
  return [...document.querySelectorAll('.twin article')].map((one) => said(one).join(' '));
}"""


def told(full: Any) -> list[str]:
    """What the server says, a text for each paragraph, one's own hand first."""
    blocks = sorted(full["text"], key=lambda block: not block.get("own"))
    return [" ".join(" ".join(_parts(block)).split()) for block in blocks]


def _parts(block: Any) -> list[str]:
    rows = [cell for row in block["rows"] for cell in row]
    return [block["title"], *block["lines"], *(block["head"] if rows else []), *rows]


def shown(page: Page) -> list[str]:
    """What the page says."""
    found: list[str] = page.evaluate(SHOWN)
    return found
