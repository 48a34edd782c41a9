"""No board restates a number of the rules: a game is played with other numbers in its data, and the board shows those.

The board is read at stops of the game as it is and of the changed game. Every number on it counts as the same one where
the same words stand beside it. A number that has the same values in both games, all of them values of the data, does
not come from the data.
"""

import json
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

import benchtop
from tests.games.numbers import leaves
from web.e2e.numerals import numerals, shown
from web.e2e.other_numbers import kept, others
from web.e2e.person import Arrive, Person
from web.e2e.positions import read_positions
from web.e2e.renumbered import Renumbered, renumbered
from web.e2e.tables import go_to_stop

GAMES = pytest.mark.parametrize("key", benchtop.games())
TOUCHED = 2
"""Things that are selected at every stop."""
SPEAK = """(language) => {
  localStorage.setItem('benchtop.settings', JSON.stringify({ language }));
  dispatchEvent(new StorageEvent('storage', { key: 'benchtop.settings' }));
}"""
CHOICES = "(things) => things.map((thing) => thing.dataset.touch)"

NO_RULES: dict[str, list[str]] = {
    "adna": ["Touch two", "Berühre zwei"],
    "nucleo": [],
    "peptide": [],
    "translation": ["any three in a row", "je drei in einer Reihe", "strong pair", "starkes Paar"],
}
"""What boards say with numbers that no data has."""


@GAMES
def test_every_number_has_another_value(key: str) -> None:
    ours, changed = leaves(key), others(key)
    assert ours.keys() <= changed.keys() | kept(key)
    assert not [leaf for leaf in ours.keys() & changed.keys() if ours[leaf] == changed[leaf]]


@pytest.mark.deep
@GAMES
def test_a_board_shows_the_numbers_of_its_data(key: str, tmp_path: Path, arrive: Arrive) -> None:
    with renumbered(tmp_path / "ours", key, {}) as ours, renumbered(tmp_path / "others", key, others(key)) as changed:
        told, retold = (numerals(read_boards(arrive(base=server.base), key, server)) for server in (ours, changed))
    rules = set(leaves(key).values()) - {0}
    ruled = {words for words in told.keys() & retold.keys() if len(told[words]) == 1 and told[words].keys() <= rules}
    restated = {words: told[words] for words in ruled if told[words].keys() == retold[words].keys()}
    import pickle; pickle.dump((told,retold),open(f"/tmp/numhelp/t-{key}.pkl","wb"))
    for w,v in sorted(restated.items()): print(w,{k:t[:110] for k,t in v.items()})
    assert not restated, f"these numbers stay the same with other data: {restated}"
    assert any(len(retold[words]) == 1 for words in ruled), "the board shows no number of the rules"


def read_boards(person: Person, key: str, server: Renumbered) -> list[str]:
    """Return what the board says at all stops, but for the sentences of the server."""
    server.wait_until_healthy()
    texts: dict[str, None] = {}
    for stop in read_positions(server.folder):
        go_to_stop(person, stop)
        person.page.locator(".board").wait_for()
        texts.update(dict.fromkeys(read(person)))
        for touch in selectable(person):
            person.page.locator(f".board [data-touch={json.dumps(touch)}]").first.dispatch_event("click")
            texts.update(dict.fromkeys(read(person)))
            person.page.keyboard.press("Escape")
    cards = person.ask("GET", f"/games/{key}/cards")["cards"]
    printed = {card[part] or "" for card in cards for part in ("name", "text", "short", "requirement", "fact")}
    numbered = [sentence for sentence in printed if numerals([sentence])]
    return [without(text, [*sorted(numbered, key=len, reverse=True), *NO_RULES.get(key, [])]) for text in texts]


def read(person: Person) -> list[str]:
    """Return what the board says, in German, too."""
    found = shown(person.page)
    speak(person, "de")
    found += shown(person.page)
    speak(person, "en")
    return found


def speak(person: Person, language: str) -> None:
    person.page.evaluate(SPEAK, language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def selectable(person: Person) -> list[str]:
    """Return a few things that are selected when they are touched, because several moves go with them."""
    if person.table.get_attribute("data-over") == "true":
        return []
    things: list[str] = person.page.locator(".board [data-touch][data-legal]").evaluate_all(CHOICES)
    moves = Counter(touch for move in person.offer["legal"] for touch in move["touches"])
    found = [thing for thing in dict.fromkeys(things) if moves[thing] != 1]
    return found[:: len(found) // TOUCHED + 1]


def without(text: str, sentences: list[str]) -> str:
    for sentence in sentences:
        text = text.replace(sentence, " ")
    return text
