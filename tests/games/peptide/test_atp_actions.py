"""§4: ATP actions, at any time in your own turn."""

import pytest

from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.games.peptide import GAME
from benchtop.games.peptide.state import RESOLVING

from .table import Seat, legal, new, play, refusal, refused, table

POOR = Seat(atp=0)
IDLE = Seat(atp=0, down="mitochondria")
FIELD = "mitochondria mitochondria nucleus vacuole ribosome amino-acyl"


# -- new face-up RNA (§4.1) ---------------------------------------------------------------------------------------


def test_one_atp_turns_up_new_rna() -> None:
    s = table(Seat(atp=2), POOR, field=FIELD, rna_field="AC", rna_deck="GG")
    supply = s.atp_supply
    play(s, "reset rna")
    assert s.view(None)["rna_field"] == ["G", "G"]
    assert s.view(None)["rna_discards"] == {"A": 1, "C": 1, "G": 0, "U": 0}
    assert (s.players[0].atp, s.atp_supply) == (1, supply + 1)


def test_rna_can_be_reset_in_both_phases_as_often_as_it_is_paid() -> None:
    s = table(Seat(atp=3, up="mitochondria"), IDLE)
    play(s, "hold turn", "reset rna", "reset rna", "reset rna")
    assert refused(s, "reset rna") == "cannot_pay"
    play(s, "use mitochondria", "reset rna", "reset rna")
    assert s.to_move == 1, "nothing left to do or to pay for"


# -- a new organelle field (§4.2) ---------------------------------------------------------------------------------


def test_two_atp_deal_the_same_number_of_new_organelles() -> None:
    s = table(Seat(atp=2), POOR, POOR, field="nucleus nucleus nucleus nucleus nucleus")
    play(s, "reset organelles")
    assert s.field_size == 5
    assert s.view(None)["organelle_discards"]["nucleus"] == 5
    assert s.players[0].atp == 0


def test_an_empty_field_is_not_reset() -> None:
    s = table(Seat(atp=4), POOR, field="")
    s.due = 0
    assert refused(s, "reset organelles") == "nothing_to_reset"


@pytest.mark.ruling("PEPTIDE-R05")
def test_organelles_are_not_reset_in_phase_2() -> None:
    s = table(Seat(atp=4, up="mitochondria"), IDLE)
    found = refusal(s, "reset organelles")
    assert found.code == "nothing_to_reset"
    assert found.remedy == "It is dealt again next round."


def test_a_new_field_is_paid_for() -> None:
    s = table(Seat(atp=1), POOR, field=FIELD)
    assert refused(s, "reset organelles") == "cannot_pay"


# -- select twice (§4.3) ------------------------------------------------------------------------------------------


def test_three_atp_make_both_selections_in_one_turn() -> None:
    s = table(Seat(atp=3), POOR, field=FIELD)
    play(s, "select-twice", "take nucleus", "take ribosome")
    assert s.to_move == 1
    play(s, "take vacuole")
    assert s.to_move == 1, "seat 0 has no turn in the second pass"
    play(s, "take mitochondria")
    assert s.phase == RESOLVING
    assert [player.cards for player in s.players] == [2, 2]


@pytest.mark.ruling("PEPTIDE-R03")
def test_one_of_two_bought_selections_may_be_the_first_player_card() -> None:
    s = table(POOR, Seat(atp=3), POOR, field=FIELD)
    play(s, "take nucleus", "select-twice", "take first-player", "take ribosome", "take vacuole")
    order = [s.to_move]
    play(s, "take mitochondria")
    order.append(s.to_move)
    play(s, "take mitochondria")
    assert order == [2, 0], "the second pass skips the new holder, with no selections left"
    assert s.to_move == s.first == 1


@pytest.mark.ruling("PEPTIDE-R27")
def test_the_second_selection_may_be_bought_after_the_first_was_made() -> None:
    s = table(Seat(atp=3), POOR, field=FIELD)
    play(s, "hold turn", "take nucleus")
    assert s.to_move == 0
    play(s, "select-twice", "take vacuole")
    assert (s.to_move, s.players[0].cards) == (1, 2)


def test_select_twice_is_bought_once_in_the_first_turn_of_phase_1() -> None:
    s = table(Seat(atp=6), POOR, field=FIELD)
    play(s, "select-twice")
    assert refused(s, "select-twice") == "already_twice"
    s = table(Seat(atp=6), POOR, field=FIELD)
    play(s, "take nucleus", "take vacuole")
    assert refused(s, "select-twice") == "not_first_turn"
    s = table(Seat(atp=6, up="mitochondria"), IDLE)
    assert refused(s, "select-twice") == "wrong_phase"
    s = table(Seat(atp=2), POOR, field=FIELD)
    assert refusal(s, "select-twice").text == "You have 2 ATP; selecting twice costs 3."


# -- when (§4.4) --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R04")
def test_actions_are_allowed_before_and_after_the_selection() -> None:
    s = table(Seat(atp=4), POOR, field=FIELD)
    play(s, "reset rna", "hold turn", "take nucleus", "reset rna", "reset organelles")
    assert s.to_move == 1


@pytest.mark.ruling("PEPTIDE-R04")
def test_actions_are_allowed_before_between_and_after_resolutions() -> None:
    s = table(Seat(atp=4, up="mitochondria nucleus"), IDLE)
    play(s, "reset rna", "use mitochondria", "hold turn", "reset rna", "use nucleus", "draw two")
    play(s, str(s.legal()[0]), "reset rna")
    assert legal(s) == {"reset rna", "end turn"}


@pytest.mark.ruling("PEPTIDE-R38")
def test_a_turn_ends_by_itself_with_the_last_selection_and_the_last_organelle() -> None:
    s = table(Seat(atp=6), Seat(atp=6), field=FIELD)
    play(s, "take nucleus", "take vacuole", "take ribosome", "take mitochondria")
    assert (s.phase, s.to_move) == (RESOLVING, 0)
    play(s, "use nucleus", "rna A", "decline ribosome")
    assert s.to_move == 1
    play(s, "use vacuole", "use mitochondria")
    assert s.round == 2


@pytest.mark.ruling("PEPTIDE-R38")
def test_a_turn_that_is_kept_open_ends_when_its_player_ends_it() -> None:
    s = table(Seat(atp=1), Seat(atp=3), field=FIELD)
    play(s, "hold turn", "take nucleus")
    assert legal(s) == {"reset rna", "end turn"}
    assert s.view(None)["held"]
    play(s, "end turn")
    assert not s.view(None)["held"], "not in the next turn"
    play(s, "take vacuole")
    assert s.to_move == 0
    s = table(Seat(atp=0, up="mitochondria"), IDLE)
    play(s, "hold turn", "use mitochondria")
    assert legal(s) == {"reset rna", "end turn"}, "what the last organelle brings can still be spent"


@pytest.mark.ruling("PEPTIDE-R38")
def test_a_turn_that_is_kept_open_ends_by_itself_when_nothing_can_be_paid_for() -> None:
    s = table(Seat(atp=1), POOR, field=FIELD)
    play(s, "hold turn", "take nucleus", "reset rna")
    assert s.to_move == 1


def test_there_is_no_third_selection_to_buy() -> None:
    s = table(Seat(atp=9), POOR, field=FIELD)
    play(s, "hold turn", "select-twice", "take nucleus", "take vacuole")
    found = refusal(s, "select-twice")
    assert (found.code, found.remedy) == ("already_twice", "There are only two selections a round.")


def test_a_turn_is_kept_open_only_for_something() -> None:
    s = table(POOR, POOR, field=FIELD)
    assert refusal(s, "hold turn").text == "With 0 ATP no action could follow: the turn ends by itself."
    s = table(Seat(atp=1), POOR, field=FIELD)
    play(s, "hold turn")
    assert refused(s, "hold turn") == "already_held"
    play(s, "take nucleus")
    assert refusal(s, "hold turn").moves == ("end turn",)
    s = table(Seat(atp=2, up="vacuole"), IDLE, rna_field="", rna_deck="")
    assert refused(s, "hold turn") == "no_action_follows"
    found = refusal(table(Seat(atp=1), POOR, field=FIELD, rna_field="", rna_deck=""), "hold turn")
    assert found.text == "There is no RNA to turn up, so no action could follow: the turn ends by itself."
    assert found.remedy == "You have 1 ATP; a new organelle field costs 2."


@pytest.mark.parametrize("seats", [2, 4])
def test_hardly_a_decision_of_a_game_is_to_end_a_turn(seats: int) -> None:
    rng = seeded("flow")
    s = new(seats, 3)
    ends = 0
    while not s.over:
        moves = s.legal()
        move = best_move(moves, GAME.heuristic.action_values(s, moves), rng)
        ends += str(move) in ("end turn", "hold turn")
        s.play(move)
    assert ends == 0


@pytest.mark.ruling("PEPTIDE-R28")
def test_no_action_in_the_middle_of_using_an_organelle() -> None:
    s = table(Seat(atp=6, up="nucleus amino-acyl ribosome", chain="Pro"), IDLE)
    play(s, "use nucleus")
    assert refused(s, "reset rna") == "finish_first"
    play(s, "rna A", "use amino-acyl")
    assert refused(s, "reset rna") == "finish_first"
    assert refused(s, "select-twice") == "finish_first"
    play(s, str(s.legal()[0]), "use ribosome")
    assert refused(s, "reset organelles") == "finish_first"
