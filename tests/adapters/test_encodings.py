"""A view as numbers: fixed size, from -1 to 1, and nothing in it that the seat cannot see."""

import json
import re
from array import array
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.state import State
from benchtop.games.adna import encoding as adna
from benchtop.games.adna.components import BUFFER_OF, BUFFERS, FIRST_ENZYME, KIND_OF_KEY, LONGEST, RED_BUFFER
from benchtop.games.translation import encoding as translation
from tests.play import Deal, deals_of

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)


def deals(game: Game) -> list[Deal]:
    """Return the fixed deals, and another with every option that can be switched the other way round."""
    switched = {option.key: not option.default for option in game.options if isinstance(option.default, bool)}
    return [*deals_of(game), Deal(game, game.seats[-1], "switched", switched)]


def positions(game: Game) -> Iterator[State]:
    """Yield some hundred positions of the deals, and their ends; it is the same state object all through a deal."""
    for deal in deals(game):
        yield from (s for _, s, _ in deal.sample(25))
        yield deal.end()


@GAMES
def test_every_view_has_the_same_size_and_range_and_every_feature_changes(game: Game) -> None:
    assert game.encoding is not None
    start = deals(game)[0].new()
    first = game.encoding.observe(start, start.to_move)
    changed = [False] * game.encoding.size
    lively: dict[str, float] = {}
    for deal in [*deals(game), *(Deal(game, game.seats[-1], f"more {number}") for number in range(30))]:
        for _, s, _ in deal.sample(1000):
            numbers = game.encoding.observe(s, s.to_move)
            assert len(numbers) == game.encoding.size
            assert min(numbers) >= -1.0 and max(numbers) <= 1.0
            changed = [before or number != old for before, number, old in zip(changed, numbers, first, strict=True)]
        lively = {name: sum(changed[start : start + size]) / size for start, size, name, _ in game.encoding.table()}
        if min(lively.values()) >= 0.2:
            break
    assert min(lively.values()) >= 0.2, f"of some feature hardly a number ever changes: {lively}"


@GAMES
def test_what_is_observed_is_a_part_of_the_view_and_gives_the_same_numbers(game: Game) -> None:
    encoding = game.encoding
    assert encoding is not None
    for state in positions(game):
        for seat in [*range(state.seats), None]:
            view = state.view(seat)
            if encoding.observation_fields is not None:
                assert is_part(encoding.observation_fields(state, seat), view)
            numbers = encoding.encode(view)
            assert encoding.observe(state, seat) == numbers
            assert encoding.encode(json.loads(json.dumps(view))) == numbers


def is_part(part: Any, whole: Any) -> bool:
    """Return whether something of a view is all there, but for entries of dictionaries that are left out."""
    if isinstance(part, dict):
        return all(key in whole and is_part(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(is_part, part, whole))
    return bool(part == whole)


@GAMES
def test_a_feature_writes_into_its_own_places_only(game: Game) -> None:
    encoding = game.encoding
    assert encoding is not None
    for state in positions(game):
        view = state.view(state.to_move)
        for start, size, name, _ in encoding.table():
            numbers: Any = array("f", bytes(4 * encoding.size))
            feature = next(feature for feature in encoding.features if feature.name == name)
            feature.encode(view, memoryview(numbers), start)
            assert not any(numbers[:start]) and not any(numbers[start + size :]), name


@GAMES
def test_features_are_named_once_and_documented(game: Game) -> None:
    assert game.encoding is not None
    rows = game.encoding.table()
    assert len({name for _, _, name, _ in rows}) == len(rows)
    page = (Path(__file__).resolve().parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
    section = re.search(rf"^### {game.key}\n(.*?)(?=^### |\Z)", page, re.DOTALL | re.MULTILINE)
    assert section is not None, f"docs/adapters.md has no table for {game.key}"
    for start, size, name, words in rows:
        assert f"| {start} | {size} | {name} | {words} |" in section[1], "run python -m benchtop.adapters.document"


def numbers_of(game: Game, view: dict[str, Any], name: str) -> list[float]:
    assert game.encoding is not None
    start, size = next((start, size) for start, size, of, _ in game.encoding.table() if of == name)
    return list(game.encoding.encode(view)[start : start + size])


def test_what_one_card_makes_is_the_same_in_numbers_as_in_words() -> None:
    """Translation's encoder uses its own tables for speed; the view finds every way to do it."""
    game = benchtop.games()["translation"]
    found = 0
    for _, state, _ in chain.from_iterable(deal.sample(200) for deal in deals(game)):
        view = state.view(state.to_move)
        expected = [0.0] * (translation.AMINOS * len(translation.CHANGES))
        for card in view["face_up"]:
            start = translation.NUMBER[card["amino"]] * len(translation.CHANGES)
            for key in [key for way in card["one_card"] for key in way["cards"]]:
                expected[start + translation.CHANGES[key]] = 1.0
        assert numbers_of(game, view, "one card") == expected
        found += sum(expected) > 0
    assert found > 50


def test_how_ready_enzymes_are_is_the_same_in_numbers_as_in_the_restriction_map() -> None:
    """Adna's encoder reads hand, thermometer and chains, for speed; the view has a map of sites for people."""
    game = benchtop.games()["adna"]
    found = 0
    for _, state, _ in chain.from_iterable(deal.sample(200) for deal in deals(game)):
        view = state.view(state.to_move)
        ready = [0.0] * adna.ENZYMES
        cuts = [0.0] * (3 * len(BUFFERS))
        for entry in view["restriction_map"]:
            enzyme = KIND_OF_KEY[entry["enzyme"]] - FIRST_ENZYME
            ready[enzyme] = 1.0 - len(entry["lacks"]) / 4
            place = 3 * (BUFFER_OF[enzyme] - RED_BUFFER)
            cuts[place] = min(1.0, cuts[place] + 0.2)
            cuts[place + 1] = max(cuts[place + 1], entry["other"]["removes"] / LONGEST)
            cuts[place + 2] = max(cuts[place + 2], entry["own"]["removes"] / LONGEST)
        assert numbers_of(game, view, "enzymes") == ready
        assert numbers_of(game, view, "cuts") == pytest.approx(cuts)
        found += any(cuts[1::3]) or any(cuts[2::3])
    assert found > 20
