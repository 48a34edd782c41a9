"""Every screen and how to reach it; axe, the layout rules and screenshots check them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import benchtop
from web.e2e.person import Person
from web.e2e.tables import BOT, EARLY, go_to

Way = Callable[[Person], None]
ME = {"kind": "me", "name": "Ben"}
SEED = "a screen"


def table(game: str) -> Way:
    """Return the way to a table against bots, a few moves into the game."""
    return lambda person: go_to(person, game, EARLY)


def new_table(person: Person) -> None:
    """Open a table on which nothing has been played."""
    person.open("peptide", BOT)


def home(person: Person) -> None:
    """Go to the first page with a game in progress and somebody else's open table."""
    person.open("peptide", {"kind": "open"}, listed=True)
    person.context.clear_cookies()
    person.open("translation", BOT)
    person.follow("/")
    expect(person.region("Your games")).to_contain_text("Translation")
    expect(person.region("Open tables").get_by_role("button", name="Sit down at Peptide").first).to_be_visible()
    expect(person.button("Play NUCLEO now")).to_be_visible()


def page(path: str, heading: str) -> Way:
    def arrive(person: Person) -> None:
        person.follow(path)
        expect(person.page).to_have_url(f"{person.base}{path}")
        expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()

    return arrive


def waiting(person: Person) -> None:
    person.open("nucleo", BOT, {"kind": "open"})
    expect(person.region("Invite")).to_be_visible()


def sitting_down(person: Person) -> None:
    """Open a waiting table as a friend who followed its link."""
    waiting(person)
    person.context.clear_cookies()
    person.page.reload()
    expect(person.button("Sit down")).to_be_visible()


def result(person: Person) -> None:
    go_to(person, "pdb50", "over")
    expect(person.region("Result").get_by_role("button", name="Rematch")).to_be_visible()


def replay(person: Person) -> None:
    table("translation")(person)
    person.page.keyboard.press("ArrowLeft")
    expect(person.region("Look back")).to_be_visible()


def curtain(person: Person) -> None:
    person.open("nucleo", ME, seed=SEED)
    expect(person.page.get_by_text("Your hand stays hidden until you press this.")).to_be_visible()


def slip(name: str, way: Way, *keys: str) -> Way:
    """Return the way to a table with an open dialog."""

    def arrive(person: Person) -> None:
        way(person)
        for key in keys:
            person.page.keyboard.press(key)
        expect(person.page.get_by_role("dialog", name=name)).to_be_visible()

    return arrive


def why(person: Person) -> None:
    """Ask why a move cannot be played now."""
    table("translation")(person)
    legal = person.decision()
    book = person.ask("GET", "/games/translation/book")["moves"]
    notations = [entry["move"] for entry in book]
    wanted = next(move for move in notations if move.startswith("translate") and move not in legal)
    person.page.keyboard.press("/")
    person.page.get_by_role("dialog", name="Type a move").get_by_role("textbox").fill(wanted)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog", name="Why not?")).to_be_visible()


def which(person: Person) -> None:
    """Touch a piece that several moves use."""
    go_to(person, "nucleo", "swap")
    person.table.locator("button[data-touch='pile']").first.click()
    expect(person.page.get_by_role("dialog", name="Which one?")).to_be_visible()


def menu(person: Person) -> None:
    table("translation")(person)
    person.button("Menu").click()
    expect(person.page.get_by_role("dialog", name="Menu")).to_be_visible()


def hint(person: Person) -> None:
    slip("A hint", table("translation"), "h")(person)
    expect(person.page.get_by_role("dialog").get_by_role("button", name="Play it")).to_be_visible()


def lost_connection(person: Person) -> None:
    """Cut the connection and make a move, which stays pending."""
    table("translation")(person)
    [move, *_] = person.decision()
    person.context.set_offline(True)
    person.click(move)
    person.hear_nothing()
    expect(person.region("Moves").locator(".pending")).to_contain_text("not sent yet")


SCENES: dict[str, Way] = {
    "home": home,
    "waiting": waiting,
    "sitting-down": sitting_down,
    **{key: table(key) for key in benchtop.games()},
    "result": result,
    "replay": replay,
    "rules": page("/rules/translation", "Translation"),
    "cards": page("/cards/peptide", "Peptide"),
    "glossary": page("/glossary", "Glossary"),
    "settings": page("/settings", "Settings"),
    "pieces": page("/pieces", "Pieces"),
    "learn": page("/learn", ""),
    "class": page("/class", ""),
    "curtain": curtain,
    "why": why,
    "ask-why": slip("Why can’t I …?", table("translation"), "w"),
    "which": which,
    "hint": hint,
    "menu": menu,
    "keys": slip("Keyboard shortcuts", table("translation"), "?"),
    "type": slip("Type a move", table("translation"), "/"),
    "lost": lost_connection,
    "nowhere": page("/nothing/is/here", ""),
    "no-table": page("/t/BCDFGH", "Table not found"),
}
"""Every screen, by the name of its picture."""
NEEDS: dict[str, dict[str, Any]] = {"lost": {"clock": True}}
"""Options a person needs to get there."""
