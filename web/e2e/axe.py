"""axe-core, run in the page: accessibility violations."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, ...reasons] = failureSummary.split('\\n');
      return `${id}: ${target.join(' ')}: ${reasons.join(' ')}`;
    }));
}"""


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN)
    return found
