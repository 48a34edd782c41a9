"""Moves played by touching pieces on the board, and nothing else on the page."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from web.e2e.person import Person

Touch = Callable[[Person, Locator], None]
MOST_TOUCHES = 6
NEXT = """([move, touches, before, ply]) => {
  const main = document.querySelector('main[data-game]');
  const board = document.querySelector('.board');
  if (main.dataset.ply !== ply || main.dataset.over === 'true' || board.querySelector('.pending')) return ['', ''];
  const seen = (element) => element.getClientRects().length && !element.disabled;
  const isThere = (found) => [...document.querySelectorAll(found)].some(seen);
  const quoted = JSON.stringify(move);
  const final = [`dialog[open] button[data-move=${quoted}]`, `.board [data-choice=${quoted}]`].find(isThere);
  if (final) return [final, ''];
  const selector = (touch) => `.board [data-touch=${JSON.stringify(touch)}][data-legal]`;
  const next = touches.find((touch) => !before.includes(touch) && isThere(selector(touch)));
  return next ? [selector(next), next] : null;
}"""
"""Next element to touch: the move in a dialog, a choice on the board, or a piece not touched before; nothing once
played."""


def click(_: Person, element: Locator) -> None:
    element.click()


def tap(_: Person, element: Locator) -> None:
    element.tap()


def press(person: Person, element: Locator) -> None:
    """Press Enter on an element, which does the same as a click."""
    element.focus()
    person.page.keyboard.press("Enter")


def by_touching(touch: Touch = click) -> Callable[[Person, str], None]:
    """Return a function that plays a move on the board alone."""

    def play(person: Person, move: str) -> None:
        offer = person.offer
        touches = touches_of(offer["legal"], move)
        before: list[str] = []
        for _ in range(MOST_TOUCHES):
            asked = [move, touches, before, str(offer["ply"])]
            found = person.page.evaluate(NEXT, asked) or person.page.wait_for_function(NEXT, arg=asked).json_value()
            if not found[0]:
                return
            touch(person, person.page.locator(found[0]).locator("visible=true").first)
            if not found[1]:
                return
            before.append(found[1])
        raise AssertionError(f"touching {before} did not play {move!r}")

    return play


def touches_of(legal: list[Any], move: str) -> list[str]:
    """Return the touches of a legal move, those it shares with fewest other moves first."""
    counts = Counter(touch for other in legal for touch in other["touches"])
    [wanted] = [other["touches"] for other in legal if other["move"] == move]
    return sorted(wanted, key=lambda touch: counts[touch])
