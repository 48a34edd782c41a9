"""The generator may never change: old records are seeds and moves."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from benchtop.core.rng import Rng, rng_from_json, seeded


def test_the_first_draws_are_pinned_for_ever() -> None:
    rng = seeded(7)
    assert rng.to_json() == PINNED_WORDS
    assert [rng.word() for _ in range(4)] == PINNED_DRAWS
    assert [rng.below(6) for _ in range(10)] == PINNED_DICE
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == PINNED_CARDS


def test_the_generator_is_marsaglias_xorshift128() -> None:
    """Xorshift RNGs, Journal of Statistical Software 8 (2003): the published start values and the first number."""
    rng = Rng(123456789, 362436069, 521288629, 88675123)
    assert rng.word() == 3701687786


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert seeded(7).to_json() == seeded("7").to_json() != seeded("07").to_json()


def test_every_face_of_a_die_comes_up_equally_often() -> None:
    rng = seeded("fair")
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert all(9_600 < count < 10_400 for count in faces.values()), faces  # 4.4 standard deviations


def test_every_order_of_three_cards_comes_up_equally_often() -> None:
    rng = seeded("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(1_820 < count < 2_180 for count in orders.values()), orders


@given(st.text() | st.integers(), st.integers(1, 2**20))
def test_draws_stay_in_range_and_copies_go_on_alike(seed: int | str, n: int) -> None:
    rng = seeded(seed)
    twin, restored = rng.copy(), rng_from_json(rng.to_json())
    draws = [rng.below(n) for _ in range(20)]
    assert all(0 <= draw < n for draw in draws)
    assert [twin.below(n) for _ in range(20)] == draws == [restored.below(n) for _ in range(20)]


PINNED_WORDS = [2892015095, 3718248197, 3919652935, 1648046250]
PINNED_DRAWS = [3420286471, 3923283878, 165372362, 3000942139]
PINNED_DICE = [3, 4, 2, 1, 0, 1, 4, 1, 5, 0]
PINNED_CARDS = [6, 0, 4, 7, 2, 5, 1, 9, 3, 8]
