"""§1: setup."""

import pytest

from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import STOP

from .table import new, plies

SEATS = [2, 3, 4, 5, 6]


def test_everybody_begins_with_two_atp() -> None:
    assert [player.atp for player in new(4).players] == [2, 2, 2, 2]


@pytest.mark.ruling("PEPTIDE-R08")
def test_the_supply_is_what_is_left_of_32_tokens() -> None:
    assert [new(seats).atp_supply for seats in SEATS] == [28, 26, 24, 22, 20]


def test_amino_acids_are_removed_by_number_of_players() -> None:
    assert [len(new(seats).removed) for seats in SEATS] == [6, 4, 2, 0, 0]
    assert [len(new(seats).amino_deck) for seats in SEATS] == [15, 17, 19, 21, 21]


@pytest.mark.ruling("PEPTIDE-R09")
def test_stop_lies_at_each_of_the_bottom_four_places_equally_often() -> None:
    places = [new(3, seed).amino_deck.index(STOP) for seed in range(400)]
    assert set(places) == {0, 1, 2, 3}
    assert all(70 <= places.count(place) <= 130 for place in range(4))


def test_two_rna_cards_lie_face_up() -> None:
    s = new(3)
    assert len(s.rna_field) == 2
    assert s.rna_deck_size == 46


def test_the_bonus_stack_has_three_on_top() -> None:
    assert new().view(None)["bonuses"] == [3, 2, 1]


def test_organelles_are_dealt_two_a_player_but_six_for_two() -> None:
    assert [new(seats).field_size for seats in SEATS] == [6, 6, 8, 10, 12]


@pytest.mark.ruling("PEPTIDE-R35")
def test_the_first_player_is_drawn_by_lot_or_sits_first() -> None:
    assert {new(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    assert {new(4, seed, first_player="first").first for seed in range(60)} == {0}


def test_the_first_player_begins() -> None:
    for seed in range(10):
        s = new(4, seed)
        assert s.to_move == s.first


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_no_card_and_no_token_is_ever_lost(seats: int, *, advanced: bool) -> None:
    census = None
    for s, _ in plies(seats, 11, advanced=advanced):
        census = census or GAME.census(s)
        assert GAME.census(s) == census
    assert census is not None
    assert GAME.census(s) == census
    assert census["STOP"] == census["Lys"] == census["First Player card"] == 1
    assert census["RNA A"] == 12 and census["ATP"] == 32 and census["nucleus"] == 6
