"""What is said in English can be said in any language: every sentence has a key, and its facts beside it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.refusal import Refusal

from .play import all_games, deals

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
FEW = settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
NUMBER = re.compile(r"(?<![\w^*-])\d+(?![\w'^*-])")
"""A number in a sentence: not part of a name ("d6", "Cas9") nor of an end of a strand (5')."""
UNITS = ("piece", "token", "track", "marker", "board", "researcher")
"""Things that sentences count or speak of in general, and do not pick out by name."""
OF_THE_RULES = {
    ("adna", "GameStarted"): {"6"},  # bases in a block
    ("pdb50", "GameEnded"): {"12"},  # the goal
    ("peptide", "BecameFirst"): {"first player"},
    ("peptide", "SelectionEnded"): {"2"},  # the phase that begins
    ("translation", "Began"): {"5"},  # points of a turn
    ("translation", "Ended"): {"100"},  # turns without a translation
    ("translation", "Rolled"): {"insert"},
}
"""What the words of an event say of the rules and not of the moment: it is the same whenever they are said."""


def values(facts: Any) -> Iterator[str]:
    """All that facts say, in whatever depth."""
    if isinstance(facts, dict):
        for key, fact in facts.items():
            yield key  # a price by kind of token
            yield from values(fact)
    elif isinstance(facts, list):
        for fact in facts:
            yield from values(fact)
    else:
        yield str(facts)


def counts(facts: Any) -> Iterator[str]:
    """How many things the lists of an event name, all together and of each kind, and what their numbers add up to."""
    if isinstance(facts, dict):
        facts = list(facts.values())
    elif isinstance(facts, list):
        yield str(len(facts))
        yield from (str(facts.count(fact)) for fact in facts)
        yield str(sum(fact for fact in facts if isinstance(fact, int)))
    for fact in facts if isinstance(facts, list) else ():
        yield from counts(fact)


def variants(facts: Any) -> Iterator[str]:
    """The sentences that facts choose, in whatever depth."""
    if isinstance(facts, dict):
        if "variant" in facts:
            yield facts["variant"]
        facts = list(facts.values())
    if isinstance(facts, list):
        for fact in facts:
            yield from variants(fact)


def is_plain(fact: Any) -> bool:
    """Whether a parameter of a move is a value, or a list of values."""
    if isinstance(fact, list):
        return all(isinstance(each, str | int) for each in fact)
    return isinstance(fact, str | int)


def names_of(game: Game) -> dict[str, set[str]]:
    """How facts may name the cards of a game, by printed name in lower case; the longest name first."""
    named: dict[str, set[str]] = {}
    for card in game.cards():
        kind, _, bare = card["id"].partition(":")
        if kind not in UNITS:
            named.setdefault(card["name"].lower(), set()).update({card["id"], bare})
    return dict(sorted(named.items(), key=lambda pair: -len(pair[0])))


def untold(refusal: Refusal, named: dict[str, set[str]]) -> list[str]:
    """The numbers and the names of cards in a refusal that are not among its facts."""
    return missing_in(f"{refusal.text} {refusal.remedy or ''}", set(values(refusal.params)), named)


def unsaid(game: Game, event: Event, words: str, named: dict[str, set[str]]) -> list[str]:
    """The numbers and the names of cards in the words of an event that neither it says, nor a card that it names."""
    told = {*values(event.facts()), *counts(event.facts())}
    cards = [card for card in game.cards() if card["id"].partition(":")[2] in told]
    printed = json.dumps(cards, ensure_ascii=False).lower()
    of_the_rules = OF_THE_RULES.get((game.key, type(event).__name__), set())
    missing = set(missing_in(words, told, named)) - of_the_rules
    return [one for one in missing if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", printed)]


def missing_in(sentence: str, told: set[str], named: dict[str, set[str]]) -> list[str]:
    """The numbers and the names of cards in a sentence that are not among what its facts tell."""
    sentence = sentence.lower()
    missing: list[str] = []
    for name, ids in named.items():
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
        if re.search(pattern, sentence):
            sentence = re.sub(pattern, " ", sentence)
            if not ids & told:
                missing.append(name)
    return missing + [number for number in NUMBER.findall(sentence) if number not in told]


@GAMES
def test_key_and_params_tell_every_move_of_the_book(game: Game) -> None:
    told: dict[str, str] = {}
    classes: dict[str, type] = {}
    for move in game.moves:
        assert SNAKE.fullmatch(move.key), move.key
        assert classes.setdefault(move.key, type(move)) is type(move), f"{move.key} is the key of two classes"
        assert all(SNAKE.fullmatch(name) and is_plain(fact) for name, fact in move.params.items()), move.params
        same = told.setdefault(json.dumps([move.key, move.params], sort_keys=True), str(move))
        assert same == str(move), f"{same} and {move} are {move.key} {move.params}"


@GAMES
@FEW
@given(data=st.data())
def test_a_refusal_has_the_facts_of_its_sentences_beside_them(game: Game, data: st.DataObject) -> None:
    named = names_of(game)
    asked = max(8, 20_000 // len(game.moves))
    missing: dict[str, str] = {}
    for _, s, _ in data.draw(deals(game)).sample(asked):
        for move in game.moves:
            refusal = s.why_not(move)
            if refusal is not None:
                assert json.loads(json.dumps(refusal.params)) == refusal.params, refusal
                assert all(map(SNAKE.fullmatch, variants(refusal.params))), refusal.params
                if found := untold(refusal, named):
                    missing[refusal.code] = f"{found}: {refusal} {refusal.params}"
    assert not missing, "\n".join(missing.values())


@GAMES
@FEW
@given(data=st.data())
def test_code_and_params_tell_the_sentences_of_a_refusal(game: Game, data: st.DataObject) -> None:
    """Who has a template for a code needs nothing but the facts: the same code and facts say the same."""
    said: dict[str, Refusal] = {}
    for _, s, _ in data.draw(deals(game)).sample(max(8, 20_000 // len(game.moves))):
        for move in game.moves:
            refusal = s.why_not(move)
            if refusal is not None:
                key = json.dumps([s.to_move, refusal.code, refusal.rule, refusal.params], sort_keys=True)
                assert said.setdefault(key, refusal) == refusal


@GAMES
@FEW
@given(data=st.data())
def test_an_event_has_the_facts_of_its_words_beside_them(game: Game, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    named, names = names_of(game), ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"][: deal.seats]
    missing: dict[str, str] = {}

    def listen(event: Event) -> None:
        words = game.say(event, names)
        if found := unsaid(game, event, words, named):
            missing[type(event).__name__] = f"{found}: {words} {event.to_json()}"

    for s, _ in deal.plies():
        s.listener = listen
    assert not missing, "\n".join(missing.values())
