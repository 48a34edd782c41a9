"""No board hard-codes a number of the rules: with other numbers in its data, a game shows those.

The test reads the board at stops of the game as it is, and at stops of the game with every number changed. Two numbers
are the same if the same words stand beside them. A number from the rules that never changes between the two games does
not come from the data.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.numbers import leaves
from web.e2e.numerals import Numerals, numbers_in, numerals, shown
from web.e2e.other_numbers import OTHERS, kept, others
from web.e2e.person import Arrive, Person
from web.e2e.positions import read_positions
from web.e2e.renumbered import Renumbered, renumbered
from web.e2e.tables import go_to_stop

GAMES = pytest.mark.parametrize("key", OTHERS)
SPEAK = """(language) => {
  localStorage.setItem('benchtop.settings', JSON.stringify({ language }));
  dispatchEvent(new StorageEvent('storage', { key: 'benchtop.settings' }));
}"""
TOUCHES = "(elements) => elements.map((element) => element.dataset.touch)"
TOUCHED = 2
"""Pieces to select at every stop."""
PRINTED = ("name", "text", "short", "requirement", "fact")

NO_RULE: dict[str, list[str]] = {
    "adna": [
        *("Touch two", "Berühre zwei"),  # a swap is of two
        *("needs 3 more cards", "braucht 3 Karten mehr"),  # fewer are named
    ],
    "nucleo": [
        *("1 Roll", "2 Symbol", "3 Trade", "4 Build", "1 Würfeln", "3 Handeln", "4 Bauen"),  # the parts of a turn
        *("buy 1", "for 1", "für 1", "zurück 1", "both sides", "beide Seiten"),  # a trade; places from 1 on
        *("two arms", "two feet", "four in a ring", "four hands"),  # proteins to imitate
        *("zwei Arme", "zwei Füße", "vier im Ring", "vier Hände"),
    ],
    "peptide": [
        *(
            "Draw two",
            "draw two",
            "these two",
            "Zwei ziehen",
            "zwei ziehen",
            "zieh zwei",
            "Sieh zwei",
        ),  # a choice of two
        *("not both", "Touch 1 more", "noch 1 RNA"),  # a count
    ],
    "translation": [
        *("any three in a row", "je drei in einer Reihe"),  # a codon
        *("weak pair", "strong pair", "schwaches Paar", "starkes Paar"),  # two bases
    ],
}
"""Texts with numbers that are not in the data; "two" stands for a pair, not for a count."""


@GAMES
def test_every_number_has_another_value(key: str) -> None:
    ours, changed = leaves(key), others(key)
    assert ours.keys() <= changed.keys() | kept(key)
    assert not [leaf for leaf in ours.keys() & changed.keys() if ours[leaf] == changed[leaf]]


@pytest.mark.deep
@GAMES
def test_a_board_shows_the_numbers_of_its_data(key: str, tmp_path: Path, arrive: Arrive) -> None:
    with renumbered(tmp_path / "ours", key, {}) as ours, renumbered(tmp_path / "others", key, others(key)) as changed:
        before, after = (numerals(read_boards(arrive(base=server.base), key, server)) for server in (ours, changed))
    rules, ours_always, changed_always = set(leaves(key).values()) - {0}, always(before), always(after)
    constant = ours_always.keys() & changed_always.keys()
    restated = {words for words in constant if ours_always[words] == changed_always[words]}
    texts = [one_text(after, words) for words in sorted(restated) if changed_always[words] in rules]
    assert not texts, f"these numbers are the same with other data: {texts}"
    assert constant - restated, "no number of the rules was seen"


def always(found: Numerals) -> dict[str, int]:
    """Return the numbers with a single value at several stops."""
    return {
        words: number
        for words, values in found.items()
        for number, stops in values.items()
        if len(values) == 1 and len(stops) > 1
    }


def one_text(found: Numerals, words: str) -> str:
    """Return a text with this number."""
    return next(text for stops in found[words].values() for text in stops.values())


def read_boards(person: Person, key: str, server: Renumbered) -> Iterator[tuple[str, str]]:
    """Yield the texts of the board at every stop, without the sentences on cards, which the server writes."""
    server.wait_until_healthy()
    cards = person.ask("GET", f"/games/{key}/cards")["cards"]
    printed = sorted({card[part] or "" for card in cards for part in PRINTED}, key=len, reverse=True)
    left_out = [sentence for sentence in printed if any(numbers_in(sentence))] + NO_RULE.get(key, [])
    for stop in read_positions(server.folder):
        go_to_stop(person, stop)
        person.page.locator(".board").wait_for()
        for text in dict.fromkeys(read(person)):
            for sentence in left_out:
                text = text.replace(sentence, "")
            yield str(stop), text


def read(person: Person) -> Iterator[str]:
    """Yield the texts of the board: as it is, in German, and with a few pieces selected."""
    yield from shown(person.page)
    speak(person, "de")
    yield from shown(person.page)
    speak(person, "en")
    for touch in selectable(person):
        person.page.locator(f".board [data-touch={json.dumps(touch)}]").first.dispatch_event("click")
        yield from shown(person.page)
        person.page.keyboard.press("Escape")


def speak(person: Person, language: str) -> None:
    person.page.evaluate(SPEAK, language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def selectable(person: Person) -> list[str]:
    """Return a few touches that select a piece, because several moves use it."""
    if person.table.get_attribute("data-over") == "true":
        return []
    touches: list[str] = person.page.locator(".board [data-touch][data-legal]").evaluate_all(TOUCHES)
    moves = Counter(touch for move in person.offer["legal"] for touch in move["touches"])
    found = [touch for touch in dict.fromkeys(touches) if moves[touch] != 1]
    return found[:: len(found) // TOUCHED + 1]
