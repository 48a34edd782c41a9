"""Announcements of a page: every line added to its live region, in order."""

from playwright.sync_api import BrowserContext, Page

COLLECT = """() => {
  window.said = [];
  const known = new WeakSet();
  const lines = (node) => {
    if (!(node instanceof Element)) return [];
    return node.matches('p') ? [node] : [...node.querySelectorAll('p')];
  };
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]).flatMap(lines);
    for (const line of added.filter((line) => line.closest('[data-announcer]') && !known.has(line))) {
      known.add(line);
      window.said.push(line.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}"""


def listen(context: BrowserContext) -> None:
    """Record announcements on every page opened from now on."""
    context.add_init_script(f"({COLLECT})()")


def said(page: Page) -> list[str]:
    """Return what the page has announced since it was loaded."""
    found: list[str] = page.evaluate("() => window.said")
    return found
