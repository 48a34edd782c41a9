"""Everything said in English can be translated: every sentence has a key and its facts.

The reader is called "you", like a person at the table.
"""

import json
import re
from typing import Any

from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.refusal import Refusal
from tests.facts import counts, missing_in, names_of, values, variants
from tests.play import DEALT, GAMES, Deal

SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
OF_THE_RULES = {
    ("adna", "Passed"): {"uracil"},  # what may be taken off in the phase "clean"
    ("pdb50", "GameEnded"): {"12"},  # the goal
    ("peptide", "SelectionEnded"): {"2"},  # the phase that begins
    ("translation", "Began"): {"5"},  # points of a turn
    ("translation", "Ended"): {"100"},  # turns without a translation
    ("translation", "Rolled"): {"insert"},
}
"""What the words of an event say of the rules and not of the moment: it is the same whenever they are said."""


NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]
WRONG = re.compile(
    "[\ue000-\uf8ff]"  # a mark that is no name
    r"|\b[Yy]ou's\b"
    r"|\b[Yy]ou \w*[^s\W]s\b"  # you takes
    r"|^[a-z]"
    r"|[.!?] (?:you|your)\b"
)
"""What shows that a sentence was not turned well into the second person."""


def is_plain(fact: Any) -> bool:
    """Whether a parameter of a move is a value, or a list of values."""
    if isinstance(fact, list):
        return all(isinstance(each, str | int) for each in fact)
    return isinstance(fact, str | int)


def untold(refusal: Refusal, named: dict[str, set[str]]) -> list[str]:
    """Return the numbers and card names in a refusal that are not among its facts."""
    return missing_in(f"{refusal.text} {refusal.remedy or ''}", set(values(refusal.params)), named)


def unsaid(game: Game, event: Event, words: str, named: dict[str, set[str]]) -> list[str]:
    """Return the numbers and card names in the words of an event that neither the event nor a card it names
    contains.
    """
    named_facts = {*values(event.facts()), *counts(event.facts()), *[way["piece"] for way in event.moved]}
    cards = [card for card in game.cards() if card["id"].partition(":")[2] in named_facts]
    printed = json.dumps(cards, ensure_ascii=False).lower()
    of_the_rules = OF_THE_RULES.get((game.key, type(event).__name__), set())
    missing = set(missing_in(words, named_facts, named)) - of_the_rules
    return [one for one in missing if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", printed)]


@GAMES
def test_key_and_params_tell_every_move_of_the_book(game: Game) -> None:
    first: dict[str, str] = {}
    classes: dict[str, type] = {}
    for move in game.moves:
        assert SNAKE.fullmatch(move.key), move.key
        assert classes.setdefault(move.key, type(move)) is type(move), f"{move.key} is the key of two classes"
        assert all(SNAKE.fullmatch(name) and is_plain(fact) for name, fact in move.params.items()), move.params
        same = first.setdefault(json.dumps([move.key, move.params], sort_keys=True), str(move))
        assert same == str(move), f"{same} and {move} are {move.key} {move.params}"


@DEALT
def test_a_refusal_has_the_facts_of_its_sentences_beside_them(deal: Deal) -> None:
    """Nothing is named that is not among the facts; and the same code with the same facts says the same."""
    game = deal.game
    named = names_of(game)
    said: dict[str, Refusal] = {}
    asked = max(8, 20_000 // len(game.moves))
    missing: dict[str, str] = {}
    for _, s, _ in deal.sample(asked):
        for move in game.moves:
            refusal = s.why_not(move)
            if refusal is None:
                continue
            key = json.dumps([s.to_move, refusal.code, refusal.rule, refusal.params], sort_keys=True)
            if key in said:
                assert said[key] == refusal
                continue
            said[key] = refusal
            assert json.loads(json.dumps(refusal.params)) == refusal.params, refusal
            assert all(map(SNAKE.fullmatch, variants(refusal.params))), refusal.params
            if found := untold(refusal, named):
                missing[refusal.code] = f"{found}: {refusal} {refusal.params}"
    assert not missing, "\n".join(missing.values())


@DEALT
def test_an_event_has_the_facts_of_its_words_beside_them(deal: Deal) -> None:
    game = deal.game
    named, names = names_of(game), ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"][: deal.seats]
    missing: dict[str, str] = {}

    def listen(event: Event) -> None:
        words = game.say(event, names)
        if found := unsaid(game, event, words, named):
            missing[type(event).__name__] = f"{found}: {words} {event.to_json()}"

    for s, _ in deal.plies():
        s.listener = listen
    assert not missing, "\n".join(missing.values())


@DEALT
def test_whoever_reads_what_happened_is_called_you(deal: Deal) -> None:
    """Check that every sentence is about the reader or the others, never about a player with the reader's name."""
    game, names = deal.game, NAMES[: deal.seats]
    events: list[Event] = []
    addressed: set[int] = set()
    for s, _ in deal.plies():
        s.listener = events.append
    for event in events:
        for seat in range(deal.seats):
            if not event.heard_by(seat):
                continue
            words = game.say(event, names, seat)
            assert not WRONG.search(words), words
            assert names[seat] not in words, words
            if words != game.say(event, names):
                addressed.add(seat)
    assert addressed


@DEALT
def test_who_sees_more_is_told_the_fuller_sentence_alone(deal: Deal) -> None:
    """Check that a private event that says more follows the public one, which has no words for that seat."""
    game, names = deal.game, NAMES[: deal.seats]
    s = deal.new()
    for move in deal.moves:
        events: list[Event] = []
        s.listener = events.append
        s.play(move)
        assert all(words for _, words in game.tell(events, None, names))
        for seat in range(deal.seats):
            described = game.tell(events, seat, names)
            assert [event for event, _ in described] == [event for event in events if event.heard_by(seat)]
            fuller = [place for place, (event, _) in enumerate(described) if event.fuller_than]
            assert [place for place, (_, words) in enumerate(described) if not words] == [place - 1 for place in fuller]
            for place in fuller:
                event, before = described[place][0], described[place - 1][0]
                assert event.only == seat and before.only is None and isinstance(before, event.fuller_than)


@GAMES
def test_whatever_moves_touch_has_a_name_and_a_purpose_in_words(game: Game) -> None:
    for touch, thing in game.things.named.items():
        first = thing["name"].split()[0]
        assert not (first.isalpha() and first.islower()), f"{touch} is called {thing['name']!r}, which is no title"
        assert not re.search(r"[:*_]", thing["name"]), f"{touch} is called {thing['name']!r}"
        assert thing["about"], f"nobody says what {touch} is for"
