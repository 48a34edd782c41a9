"""§5: taking action cards from the pool."""

import pytest

from benchtop.core.events import travel
from benchtop.games.translation.components import ACTIONS, FOR_SALE

from .table import CARD, events_of, have, legal, play, refused, table, why

PRICES = {
    "delete": 2,
    "insert": 3,
    "reverse-complement": 3,
    "complement": 3,
    "transition": 3,
    "transversion": 3,
    "mutate": 5,
}


def test_all_seven_cards_can_be_bought_with_five_points() -> None:
    assert legal(table(), "buy") == [f"buy {key}" for key in PRICES]


@pytest.mark.parametrize(("key", "price"), PRICES.items())
def test_a_card_costs_its_price_and_leaves_the_pool(key: str, price: int) -> None:
    s = play(table("ACGT"), f"buy {key}")
    assert have(s, 0, key) == 1 and s.pool[CARD[key]] == 0
    assert (s.to_move, s.points) == ((1, 5) if price == 5 else (0, 5 - price))


@pytest.mark.parametrize(("points", "count"), [(1, 0), (2, 1), (3, 6), (4, 6), (5, 7)])
def test_what_can_be_bought_depends_on_the_points(points: int, count: int) -> None:
    assert len(legal(table(points=points), "buy")) == count


def test_toggle_and_extend_are_not_for_sale() -> None:
    assert [ACTIONS[card].key for card in FOR_SALE] == list(PRICES)


@pytest.mark.ruling("TRANSLATION-R05")
def test_a_card_cannot_be_used_in_the_turn_in_which_it_was_bought() -> None:
    refusal = why(play(table("ACGT"), "buy transition"), "transition 1")
    assert refusal.code == "bought_this_turn" and refusal.rule == "§5.2"
    assert refusal.text == "You bought Transition this turn."


@pytest.mark.ruling("TRANSLATION-R05")
def test_a_bought_card_works_on_the_next_own_turn() -> None:
    s = play(table("ACGT"), "buy transition", "extend", "extend")
    assert s.to_move == 1
    play(s, *["extend"] * 5)
    assert "transition 1" in legal(s)


def test_several_cards_may_be_bought_in_one_turn() -> None:
    s = play(table(), "buy delete", "buy insert")
    assert have(s, 0, "delete") == have(s, 0, "insert") == 1


@pytest.mark.ruling("TRANSLATION-R14")
def test_a_second_copy_may_be_bought_where_the_pool_has_one() -> None:
    s = play(table(cards="delete", seats=3), "buy delete")
    assert have(s, 0, "delete") == 2
    play(s, "delete 1")
    assert refused(s, "delete 1") == "used_this_turn", "the new copy does not work yet"


@pytest.mark.ruling("TRANSLATION-R14")
def test_with_two_players_there_is_no_second_copy() -> None:
    refusal = why(table(cards="delete"), "buy delete")
    assert refusal.code == "pool_empty"
    assert refusal.text == "The pool has no Delete left: its only copy has been bought."


def test_with_three_players_the_pool_is_empty_after_two() -> None:
    s = table(cards="delete", others="delete", seats=3)
    assert why(s, "buy delete").text == "The pool has no Delete left: both copies have been bought."
    assert why(s, "buy delete").remedy == "You have one of them."


def test_a_purchase_is_reported() -> None:
    (event,) = events_of(table(seats=3), "buy delete")
    assert event.facts() == {"seat": 0, "card": "delete", "cost": 2, "left": 1}
    assert event.moved == [travel("card:delete", "pool", "cards:0")]
