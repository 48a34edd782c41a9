"""Chance with an address: the k-th draw of a purpose depends on seed, purpose and k, and on nothing else."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from benchtop.core.chance import Chance, Purposes, chance_from_json, chance_of, chance_to_json
from benchtop.core.rng import seeded

PURPOSES = Purposes("deck", "bag", each=["die"], seats=2, die="ACGT", bag=["rna", "dna"])
DECK, BAG, DIE = (PURPOSES.number(name) for name in ("deck", "bag", "die"))
PAIRS = 10_000
WHOLE = [8, 4]


def new(seed: int | str = 7) -> Chance:
    return chance_of(seed, PURPOSES)


def rolls(chance: Chance, purpose: int, count: int = 40) -> list[int]:
    return [chance.below(purpose, 6) for _ in range(count)]


def test_the_first_draws_are_pinned() -> None:
    """Records of later versions rest on these numbers."""
    chance, cards = new(), list(range(10))
    chance.shuffle(DECK, cards)
    assert rolls(chance, DIE, 12) == [4, 2, 1, 4, 1, 0, 2, 3, 0, 2, 2, 1]
    assert cards == [8, 6, 1, 4, 0, 5, 9, 3, 7, 2]
    assert chance.pieces(BAG, [5, 1], WHOLE) == [0, 0, 0, 0, 1, 0]


def test_a_draw_does_not_depend_on_other_purposes() -> None:
    alone, busy = new(), new()
    wanted = rolls(alone, DIE)
    found = []
    for number in range(40):
        busy.below(DIE + 1, 6)
        busy.shuffle(DECK, list(range(number)))
        found.append(busy.below(DIE, 6))
        busy.pieces(BAG, WHOLE, WHOLE)
    assert found == wanted


def test_seven_is_the_same_seed_as_a_text() -> None:
    assert rolls(new(7), DIE) == rolls(new("7"), DIE) != rolls(new(8), DIE)


def test_every_reshuffle_has_an_order_of_its_own_and_forgets_the_old_one() -> None:
    chance, other = new(), new()
    first, second = list(range(30)), list(range(30))
    chance.shuffle(DECK, first)
    chance.shuffle(DECK, second)
    other.shuffle(DECK, backwards := list(range(30))[::-1])
    assert first != second
    assert backwards == first


def test_bags_that_differ_in_a_piece_give_the_others_in_the_same_order() -> None:
    whole = [10] * 10
    full, short = new().pieces(BAG, whole, whole), new().pieces(BAG, [9, *whole[1:]], whole)
    assert sorted(full) == sorted([*short, 0])
    assert [kind for kind in full if kind] == [kind for kind in short if kind]


def test_a_bag_gives_every_piece_alike() -> None:
    chance = new()
    first = Counter(chance.pieces(BAG, [6, 2], WHOLE)[-1] for _ in range(8000))
    assert 5850 < first[0] < 6150


def test_a_shuffle_brings_every_card_to_every_place_alike() -> None:
    chance, places = new(), Counter[tuple[int, int]]()
    for _ in range(6000):
        chance.shuffle(DECK, cards := list(range(6)))
        places.update(enumerate(cards))
    assert len(places) == 36 and all(870 < count < 1130 for count in places.values())


@pytest.mark.parametrize(("first", "second"), [*combinations(range(len(PURPOSES.names)), 2)])
def test_streams_of_a_seed_are_uncorrelated(first: int, second: int) -> None:
    chance = new("streams")
    pairs = [(chance.below(first, 1000), chance.below(second, 1000)) for _ in range(PAIRS)]
    assert abs(correlation(pairs)) < 0.04


def test_seeds_and_neighbouring_draws_are_uncorrelated() -> None:
    seeds = [(new(seed).below(DIE, 1000), new(seed + 1).below(DIE, 1000)) for seed in range(PAIRS // 5)]
    assert abs(correlation(seeds)) < 0.08
    chance = new()
    draws = [chance.below(DIE, 1000) for _ in range(PAIRS)]
    assert abs(correlation([*pairwise(draws)])) < 0.04


def correlation(pairs: list[tuple[int, int]]) -> float:
    count = len(pairs)
    mean_a, mean_b = sum(a for a, _ in pairs) / count, sum(b for _, b in pairs) / count
    both = sum((a - mean_a) * (b - mean_b) for a, b in pairs)
    spread_a, spread_b = sum((a - mean_a) ** 2 for a, _ in pairs), sum((b - mean_b) ** 2 for _, b in pairs)
    return float(both / (spread_a * spread_b) ** 0.5)


def test_chance_anew_shares_nothing() -> None:
    chance = new()
    chance.fix(DIE, [5])
    other = chance.reseeded(seeded(3))
    keys, others = (chance_to_json(luck, PURPOSES) for luck in (chance, other))
    assert not {tuple(keys[name]) for name in PURPOSES.names} & {tuple(others[name]) for name in PURPOSES.names}
    assert other.fixed is None
    assert rolls(other, DIE + 1) != rolls(chance, DIE + 1)


def test_copies_and_json_go_on_alike() -> None:
    chance = new()
    rolls(chance, DIE, 3)
    chance.fix(BAG, [1, 0])
    copies = [chance.copy(), chance_from_json(chance_to_json(chance, PURPOSES), PURPOSES)]
    wanted = chance.pieces(BAG, WHOLE, WHOLE) + rolls(chance, DIE)
    for copy in copies:
        assert copy.pieces(BAG, WHOLE, WHOLE) + rolls(copy, DIE) == wanted


def test_fixed_draws_come_first_and_count_for_nothing() -> None:
    free = new("lesson")
    fixed = chance_from_json({"seed": "lesson", "next": {"die:1": ["G", 0], "bag": ["dna"]}}, PURPOSES)
    assert [fixed.roll(DIE + 1, [0, 1, 2, 3]) for _ in range(2)] == [2, 0]
    assert fixed.pieces(BAG, WHOLE, WHOLE)[-1] == 1
    assert rolls(fixed, DIE + 1) == rolls(free, DIE + 1)


@pytest.mark.parametrize(
    ("draws", "words"),
    [
        ({"dice": [1]}, "there is no random draw called 'dice'; choose from deck, bag, die:0, die:1"),
        ({"die:0": ["N"]}, "die:0 cannot show 'N'; it shows A, C, G, T"),
        ({"die:0": [4]}, "die:0 cannot show 4; it shows A, C, G, T"),
        ({"deck": ["A"]}, "deck cannot show 'A'; it shows a number from 0"),
    ],
)
def test_a_fixed_draw_that_cannot_be_is_refused_in_words(draws: dict[str, list[int | str]], words: str) -> None:
    with pytest.raises(ValueError, match=words.replace("?", "\\?")):
        chance_from_json({"seed": 1, "next": draws}, PURPOSES)
