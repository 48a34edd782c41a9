"""What sentences name and what their facts tell, for tests that hold the two together."""

import re
from collections.abc import Iterator
from typing import Any

from benchtop.core.game import Game

NUMBER = re.compile(r"(?<![\w^*-])\d+(?![\w'^*-])")
"""A number in a sentence: not part of a name ("d6", "Cas9") nor of an end of a strand (5')."""
UNITS = ("piece", "token", "track", "marker", "board", "researcher")
"""Nouns that sentences count or mention in general, without naming a particular card."""


def values(facts: Any) -> Iterator[str]:
    """Yield all values in facts, at any depth."""
    if isinstance(facts, dict):
        for key, fact in facts.items():
            yield key  # a price by kind of token
            yield from values(fact)
    elif isinstance(facts, list):
        for fact in facts:
            yield from values(fact)
    else:
        yield str(facts)


def numbers(facts: Any) -> set[str]:
    """Return all numbers in facts, including those in quoted texts."""
    return {number for value in values(facts) for number in [value, *NUMBER.findall(value)]}


def counts(facts: Any) -> Iterator[str]:
    """Yield the lengths of an event's lists, in total and by kind, and the sums of their numbers."""
    if isinstance(facts, dict):
        facts = list(facts.values())
    elif isinstance(facts, list):
        yield str(len(facts))
        yield from (str(facts.count(fact)) for fact in facts)
        yield str(sum(fact for fact in facts if isinstance(fact, int)))
    for fact in facts if isinstance(facts, list) else ():
        yield from counts(fact)


def variants(facts: Any) -> Iterator[str]:
    """Yield the sentence variants that facts choose, at any depth."""
    if isinstance(facts, dict):
        if "variant" in facts:
            yield facts["variant"]
        facts = list(facts.values())
    if isinstance(facts, list):
        for fact in facts:
            yield from variants(fact)


def names_of(game: Game) -> dict[str, set[str]]:
    """Return how facts may name the cards of a game, by printed name in lower case; longest name first."""
    named: dict[str, set[str]] = {}
    for card in game.cards():
        kind, _, bare = card["id"].partition(":")
        if kind not in UNITS:
            named.setdefault(card["name"].lower(), set()).update({card["id"], bare})
    return dict(sorted(named.items(), key=lambda pair: -len(pair[0])))


def missing_in(sentence: str, stated: set[str], named: dict[str, set[str]]) -> list[str]:
    """Return the numbers and card names in a sentence that are missing in its facts."""
    sentence = sentence.lower()
    missing: list[str] = []
    for name, ids in named.items():
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
        if re.search(pattern, sentence):
            sentence = re.sub(pattern, " ", sentence)
            if not ids & stated:
                missing.append(name)
    return missing + [number for number in NUMBER.findall(sentence) if number not in stated]
