"""§2: Phase 1, selecting organelles."""

import pytest

from benchtop.games.peptide.state import RESOLVING

from .table import Seat, legal, play, refused, table

POOR = Seat(atp=0)
FIELD = "mitochondria mitochondria nucleus vacuole ribosome amino-acyl"


def test_an_organelle_is_taken_face_up_or_face_down() -> None:
    s = table(POOR, POOR, field=FIELD)
    play(s, "take nucleus", "take ribosome down")
    assert s.view(None)["players"][0]["organelles"] == ["nucleus"]
    assert s.view(None)["players"][1]["face_down"] == ["ribosome"]
    assert s.field_size == 4


@pytest.mark.ruling("PEPTIDE-R32")
def test_everybody_knows_which_organelle_lies_face_down() -> None:
    s = table(POOR, POOR, POOR, field=FIELD)
    play(s, "take ribosome down")
    for seat in (None, 0, 1, 2):
        assert s.view(seat)["players"][0]["face_down"] == ["ribosome"]


def test_only_what_lies_in_the_field_can_be_taken() -> None:
    s = table(POOR, POOR, field="nucleus nucleus vacuole vacuole")
    assert refused(s, "take ribosome") == "not_in_field"
    assert refused(s, "take ribosome down") == "not_in_field"


def test_two_passes_go_clockwise_from_the_first_player() -> None:
    s = table(POOR, POOR, POOR, field=FIELD)
    order = []
    for _ in range(6):
        order.append(s.to_move)
        play(s, str(s.legal()[0]))
    assert order == [0, 1, 2, 0, 1, 2]
    assert s.phase == RESOLVING


def test_the_seat_that_selects_or_resolves_has_the_turn() -> None:
    s = table(POOR, POOR, field=FIELD)
    turns = []
    for move in ("take nucleus", "take ribosome", "take vacuole", "take mitochondria"):
        turns.append(s.game.whose_turn(s))
        play(s, move)
    assert turns == [0, 1, 0, 1]
    assert s.phase == RESOLVING and s.game.whose_turn(s) == 0


def test_a_selection_cannot_be_passed_up() -> None:
    s = table(POOR, POOR, field=FIELD)
    assert refused(s, "end turn") == "still_to_select"


def test_one_selection_a_turn() -> None:
    s = table(Seat(atp=1), POOR, field=FIELD)
    play(s, "hold turn", "take nucleus")
    assert refused(s, "take vacuole") == "no_selection_left"
    assert refused(s, "take first-player") == "no_selection_left"


@pytest.mark.ruling("PEPTIDE-R01")
def test_a_new_first_player_changes_the_second_pass_but_not_the_first() -> None:
    s = table(POOR, POOR, POOR, field=FIELD)
    play(s, "take nucleus")
    play(s, "take first-player")
    order = []
    while s.phase != RESOLVING:
        order.append(s.to_move)
        play(s, str(s.legal()[0]))
    assert order == [2, 1, 2, 0]
    assert s.to_move == s.first == 1


def test_the_view_says_who_comes_next() -> None:
    s = table(POOR, Seat(atp=3), POOR, field=FIELD)
    assert s.view(None)["waiting"] == [1, 2]
    play(s, "take nucleus", "select-twice", "take vacuole", "take ribosome", "take first-player")
    assert (s.to_move, s.view(None)["waiting"]) == (2, [0])


@pytest.mark.ruling("PEPTIDE-R01")
def test_the_next_round_begins_with_the_new_first_player() -> None:
    s = table(POOR, POOR, field=FIELD)
    play(s, "take mitochondria down", "take first-player", "take vacuole down", "take nucleus down")
    play(s, "use face-down", "use face-down", "use face-down")
    assert (s.round, s.to_move) == (2, 1)


@pytest.mark.ruling("PEPTIDE-R02")
def test_the_holder_cannot_select_the_first_player_card() -> None:
    s = table(POOR, POOR, field=FIELD)
    assert refused(s, "take first-player") == "already_first"


def test_the_first_player_card_is_selected_once_a_round() -> None:
    s = table(POOR, POOR, POOR, field=FIELD)
    play(s, "take nucleus", "take first-player")
    assert refused(s, "take first-player") == "first_player_taken"


def test_the_first_player_card_counts_as_a_selection() -> None:
    s = table(POOR, POOR, field=FIELD)
    play(s, "take nucleus", "take first-player")
    assert s.players[1].picked == 1
    play(s, "take vacuole", "take ribosome")
    assert [player.cards for player in s.players] == [2, 1]


@pytest.mark.ruling("PEPTIDE-R23")
def test_what_nobody_took_is_discarded() -> None:
    s = table(POOR, POOR, field=FIELD)
    play(s, "take nucleus", "take vacuole", "take mitochondria", "take mitochondria")
    assert s.field_size == 0
    assert s.view(None)["organelle_discards"]["amino-acyl"] == 1
    assert s.view(None)["organelle_discards"]["ribosome"] == 1


def test_nothing_is_selected_in_phase_2() -> None:
    s = table(Seat(up="nucleus"), POOR)
    assert refused(s, "take nucleus") == "wrong_phase"
    assert refused(s, "take first-player") == "wrong_phase"


def test_a_turn_without_atp_ends_with_its_selection() -> None:
    s = table(POOR, POOR, field=FIELD)
    play(s, "take nucleus")
    assert s.to_move == 1
    assert "end turn" not in legal(s)
