"""The board as hands: a move is played by touching what it has to do with, and nothing else on the page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from web.e2e.person import Person

Touch = Callable[[Person, Locator], None]
MOST_TOUCHES = 6
TOUCHED = """([move, touches, ply]) => {
  const main = document.querySelector('main[data-game]');
  return main.dataset.ply !== ply || main.dataset.over === 'true' || !!document.querySelector('.board .pending');
}"""
NEXT = """([move, touches, before]) => {
  const seen = (one) => one && one.getClientRects().length && !one.disabled;
  const board = document.querySelector('.board');
  const quoted = JSON.stringify(move);
  const choice = document.querySelector(`dialog[open] button[data-move=${quoted}]`)
    ?? board.querySelector(`[data-choice=${quoted}]`);
  if (seen(choice)) return { at: choice.dataset.choice ? 'choice' : 'slip' };
  for (const touch of touches) {
    if (before.includes(touch)) continue;
    const thing = [...board.querySelectorAll(`[data-touch=${JSON.stringify(touch)}][data-legal]`)].find(seen);
    if (thing) return { at: 'thing', touch };
  }
  return null;
}"""


def click(_: Person, thing: Locator) -> None:
    thing.click()


def tap(_: Person, thing: Locator) -> None:
    thing.tap()


def press(person: Person, thing: Locator) -> None:
    """By keys: where the focus is does not matter, Enter does what a click does."""
    thing.focus()
    person.page.keyboard.press("Enter")


def by_touching(touch: Touch = click) -> Callable[[Person, str], None]:
    """A way to play a move on the board alone."""

    def play(person: Person, move: str) -> None:
        touches = touches_of(person, move)
        before: list[str] = []
        ply = str(person.ply)
        for _ in range(MOST_TOUCHES):
            found = person.page.evaluate(NEXT, [move, touches, before])
            assert found, f"nothing on the board leads to {move!r} (touches {touches}, touched {before})"
            if found["at"] == "slip":
                touch(person, person.page.locator(f"dialog[open] button[data-move={json.dumps(move)}]"))
                return
            if found["at"] == "choice":
                touch(person, person.page.locator(f".board [data-choice={json.dumps(move)}]").first)
                return
            before.append(found["touch"])
            thing = f".board [data-touch={json.dumps(found['touch'])}][data-legal]"
            touch(person, person.page.locator(thing).locator("visible=true").first)
            if person.page.evaluate(TOUCHED, [move, touches, ply]):
                return
            person.page.wait_for_timeout(50)
            if str(person.ply) != ply or person.page.evaluate(TOUCHED, [move, touches, ply]):
                return
        raise AssertionError(f"{MOST_TOUCHES} touches did not play {move!r}")

    return play


def touches_of(person: Person, move: str) -> list[str]:
    """What a legal move touches, as the server says; what tells it from others comes first."""
    legal: list[Any] = person.full["legal"]
    counts: dict[str, int] = {}
    for one in legal:
        for touch in one["touches"]:
            counts[touch] = counts.get(touch, 0) + 1
    [wanted] = [one["touches"] for one in legal if one["move"] == move]
    return sorted(wanted, key=lambda touch: counts[touch])
