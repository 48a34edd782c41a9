"""Games played by ear: by roles and names alone, as with a screen reader.

    python -m web.e2e.by_ear [KEY]…

plays each game to its end and writes what was pressed and said to spoken/KEY.txt. Review the difference like code.
"""

import json
import random
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import ElementHandle, Locator, expect

import benchtop
from benchtop.core.game import Game
from tests.server.running import running
from web.e2e.browser import browser
from web.e2e.person import Person
from web.e2e.tables import database, go_home_to

FOLDER = Path(__file__).parent / "spoken"
PREFERRED = {
    "nucleo": ("Build ", "Finish ", "Roll ", "Keep ", "End "),
    "peptide": (
        *("Use the Amino-Acyl", "Keep (?!your turn)", "Use ", "Add ", "Fix "),
        *(
            "Take an Amino-Acyl(?! face)",
            "Take Mitochondria(?! face)",
            "Take .* face down",
            "Discard the .* unused",
            "End ",
        ),
    ),
    "translation": ("Translate ", "(?!Buy )"),
}
"""Patterns for preferred moves, by game, best first; they bring long games to an end. The other games need none."""
LISTEN = """(region) => {
  region.said = [];
  const note = (node) => node.textContent.trim() && region.said.push(node.textContent.trim());
  region.childNodes.forEach(note);
  const listener = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)));
  listener.observe(region, { childList: true });
}"""
"""Record what a live region contains and announces."""
BETWEEN = "\n\n"
NO_MOVE = "Why can"
"""How the button in "Moves" that plays no move begins."""
BUTTON = re.compile(r'button ("(?:[^"\\]|\\.)*")')


class Ear:
    """A player who listens to a table and finds everything by role and name."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.moves = person.region("Moves")
        self.result = person.region("Result")
        self._status = person.page.get_by_role("status")
        self._status.evaluate(LISTEN)
        self._region: ElementHandle = self._status.element_handle()
        self._count = 0

    def hear(self) -> list[str]:
        """Return what was announced since the last call."""
        said: list[str] = self._status.evaluate("(region) => region.said")
        new, self._count = said[self._count :], len(said)
        return new

    def wait(self) -> list[str]:
        """Wait for a decision and return the names of the moves; none once the game is over."""
        buttons = self.moves.get_by_role("button").filter(has_not_text=NO_MOVE)
        expect(buttons.or_(self.result).first).to_be_visible()
        return [] if self.result.is_visible() else names_in(self.moves)

    def press(self, name: str) -> None:
        """Press a move and wait for an announcement."""
        self.moves.get_by_role("button", name=name, exact=True).click()
        self.person.page.wait_for_function(
            "([region, count]) => region.said.length > count", arg=[self._region, self._count]
        )


def names_in(region: Locator) -> list[str]:
    """Return the accessible names of the move buttons in a region."""
    lines = region.aria_snapshot().splitlines()
    plain = [line.replace("''", "'") if "- '" in line else line for line in lines]
    names = [json.loads(found[1]) for line in plain if (found := BUTTON.search(line))]
    return [name for name in names if not name.startswith(NO_MOVE)]


def choice(game: str, number: int, names: Sequence[str]) -> str:
    """Choose by words alone, deterministically."""
    luck = random.Random(f"{game} {number}")
    preferred = ([name for name in names if re.match(pattern, name)] for pattern in PREFERRED.get(game, ()))
    return luck.choice(sorted(next(filter(None, preferred), names)))


def played(person: Person, game: Game, most: int = 100_000) -> str:
    """Play at most `most` moves and return what was pressed and announced."""
    go_home_to(person, game.key)
    person.region("Your games").get_by_role("link", name=game.title).click()
    expect(person.region("Moves")).to_be_visible()
    ear = Ear(person)
    names, turns = ear.wait(), list[str]()
    ear.hear()  # bots may have moved before the listener started
    while names and len(turns) < most:
        expect(person.page.get_by_role("alert")).to_contain_text("Your turn")
        pressed = choice(game.key, len(turns), names)
        ear.press(pressed)
        names = ear.wait()
        turns.append("\n".join([f"> {pressed}", *(ear.hear() if names else ended(ear))]))
    return BETWEEN.join(turns)


def ended(ear: Ear) -> list[str]:
    """Return the last announcements and the verdict."""
    expect(ear.person.page.get_by_role("status")).to_contain_text(re.compile(r"\bwon\.$"))
    verdict = ear.result.get_by_role("heading", name=re.compile(r"\b(wins?|share)\b")).first
    return [*ear.hear(), "", f"= {verdict.inner_text()}"]


def written(game: Game, most: int = 100_000) -> str:
    """Return the stored transcript, at most `most` moves of it."""
    whole = (FOLDER / f"{game.key}.txt").read_text(encoding="utf-8").strip()
    return BETWEEN.join(re.split(rf"{BETWEEN}(?=> )", whole)[:most])


def main(*keys: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with browser() as chromium, TemporaryDirectory() as folder, running(Path(folder), database(Path(folder))) as server:
        for game in [benchtop.game(key) for key in keys] or benchtop.games().values():
            person = Person(chromium, server.base)
            (FOLDER / f"{game.key}.txt").write_text(f"{played(person, game)}\n", encoding="utf-8")
            print(game.key, flush=True)
            person.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
