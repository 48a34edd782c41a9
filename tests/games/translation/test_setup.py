"""§1: the table before the first move."""

import pytest

from benchtop.games.translation.components import CARD_EXTEND, CARD_TOGGLE, CARDS, FOR_SALE

from .table import CARD, letters, new

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@pytest.mark.ruling("TRANSLATION-R01")
def test_everybody_is_dealt_one_toggle_and_one_extend(seats: int) -> None:
    s = new(seats)
    dealt = [1 if card in (CARD_TOGGLE, CARD_EXTEND) else 0 for card in range(CARDS)]
    assert s.owned == [dealt] * seats


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_the_pool_holds_half_as_many_copies_as_players_rounded_up(seats: int, copies: int) -> None:
    s = new(seats)
    assert [s.pool[card] for card in FOR_SALE] == [copies] * 7
    assert s.pool[CARD["toggle"]] == s.pool[CARD["extend"]] == 0


@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 20), (4, 22)])
def test_the_number_of_action_cards_fits_the_box(seats: int, cards: int) -> None:
    s = new(seats)
    assert sum(s.pool) + sum(sum(owned) for owned in s.owned) == cards


@SEATS
def test_five_of_twenty_amino_acids_lie_face_up(seats: int) -> None:
    s = new(seats)
    assert len(s.row) == 5 and len(s.deck) == 15
    assert sorted(s.row + s.deck) == list(range(20))
    assert s.collected == [[]] * seats


def test_the_strand_is_five_rolls_of_the_white_die() -> None:
    s = new()
    assert len(s.strand) == 5 and s.supply == 15
    assert {letter for seed in range(40) for letter in letters(new(seed=seed))} == set("ACGT")


def test_the_water_is_on_and_the_marker_has_not_moved() -> None:
    assert new().water and not new().flipped


def test_anybody_may_begin() -> None:
    assert {new(4, seed).to_move for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_turn_has_five_points_and_every_card_ready() -> None:
    s = new(3)
    assert s.points == 5 and s.turn == 1
    assert s.ready == s.owned[s.to_move]
