"""§5: when something runs out."""

import pytest

from benchtop.games.peptide.events import GainedAtp, Reshuffled

from .table import Seat, legal, named, play, refused, spelled, table

IDLE = Seat(atp=0, down="mitochondria")
FIELD = "mitochondria mitochondria nucleus vacuole ribosome amino-acyl"


# -- ATP (§5.1) ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R07")
def test_of_an_almost_empty_supply_the_rest_is_taken() -> None:
    s = table(Seat(atp=0, up="mitochondria"), IDLE, supply=1)
    events = play(s, "use mitochondria")
    assert (s.players[0].atp, s.atp_supply) == (1, 0)
    assert [(event.atp, event.lost) for event in events if isinstance(event, GainedAtp)] == [(1, 1)]


@pytest.mark.ruling("PEPTIDE-R07")
def test_an_empty_supply_gives_nothing() -> None:
    s = table(Seat(atp=1, down="nucleus"), IDLE, supply=0)
    play(s, "use face-down")
    assert s.players[0].atp == 1


@pytest.mark.ruling("PEPTIDE-R07")
def test_in_the_variant_the_supply_has_no_limit() -> None:
    s = table(Seat(atp=0, up="mitochondria"), IDLE, supply=0, strict_atp=False)
    play(s, "use mitochondria")
    assert s.players[0].atp == 2
    assert s.view(0)["atp_supply"] is None


# -- RNA (§5.2) ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R14")
def test_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    s = table(Seat(atp=0, up="vacuole vacuole"), IDLE, rna_deck="G", rna_discards="UU")
    play(s, "use vacuole")
    assert (s.rna_deck_size, s.rna_discards_size) == (0, 2)
    events = play(s, "use vacuole")
    assert (s.rna_deck_size, s.rna_discards_size) == (1, 0)
    assert [event.facts() for event in events if isinstance(event, Reshuffled)] == [{"deck": "rna", "cards": 2}]


@pytest.mark.ruling("PEPTIDE-R14")
def test_discards_are_shuffled_between_the_two_cards_of_a_nucleus() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_deck="G", rna_discards="UU")
    play(s, "use nucleus", "draw two")
    assert s.view(0)["looking"] == ["G", "U"]


@pytest.mark.ruling("PEPTIDE-R15")
def test_a_single_card_of_two_is_kept() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_deck="G")
    play(s, "use nucleus", "draw two")
    assert spelled(s.players[0].rna) == "G"
    assert s.to_move == 1


@pytest.mark.ruling("PEPTIDE-R15")
def test_the_field_stays_short_without_cards() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_field="AC", rna_deck="")
    play(s, "use nucleus")
    assert refused(s, "draw two") == "no_rna_left"
    play(s, "rna A")
    assert s.view(None)["rna_field"] == ["C"]


@pytest.mark.ruling("PEPTIDE-R15")
def test_without_rna_a_vacuole_gives_only_atp_and_a_nucleus_nothing() -> None:
    s = table(Seat(atp=0, up="vacuole nucleus"), IDLE, rna_field="", rna_deck="")
    play(s, "use vacuole", "use nucleus")
    assert (s.players[0].atp, s.players[0].rna_size) == (1, 0)


def test_without_any_rna_the_field_is_not_reset_and_the_turn_ends() -> None:
    s = table(Seat(atp=3, up="mitochondria"), IDLE, rna_field="", rna_deck="")
    assert refused(s, "reset rna") == "nothing_to_reset"
    play(s, "use mitochondria")
    assert s.to_move == 1


@pytest.mark.ruling("PEPTIDE-R29")
def test_a_short_field_is_filled_when_cards_are_next_turned_up() -> None:
    s = table(Seat(atp=1, chain="Pro", up="ribosome nucleus"), IDLE, rna_field="A", rna_deck="")
    play(s, "use ribosome", "fix")
    assert s.view(None)["rna_field"] == ["A"]
    play(s, "use nucleus", "rna A")
    assert s.view(None)["rna_field"] == ["C", "C"]


@pytest.mark.ruling("PEPTIDE-R16")
def test_cards_just_discarded_may_come_back() -> None:
    s = table(Seat(atp=1, up="mitochondria"), IDLE, rna_field="AC", rna_deck="")
    play(s, "reset rna")
    assert sorted(s.view(None)["rna_field"]) == ["A", "C"]


@pytest.mark.ruling("PEPTIDE-R25")
def test_everybody_sees_rna_discards() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_deck="GU")
    play(s, "use nucleus", "draw two", "keep U")
    for seat in (None, 0, 1):
        assert s.view(seat)["rna_discards"] == {"A": 0, "C": 0, "G": 1, "U": 0}


# -- organelles and amino acids (§5.3, §5.4) ----------------------------------------------------------------------


def test_organelle_discards_become_the_deck_in_the_middle_of_dealing() -> None:
    s = table(Seat(atp=2), Seat(atp=0), field=FIELD)
    s.discards = [24 // 5, 5, 5, 5, 5]
    s.deck = [1, 0, 0, 0, 0]
    s.deck_size = 1
    s.order = []
    events = play(s, "reset organelles")
    assert s.field_size == 6
    assert any(isinstance(event, Reshuffled) and event.deck == "organelles" for event in events)


@pytest.mark.ruling("PEPTIDE-R11")
def test_after_stop_the_rest_of_the_deck_may_be_drawn() -> None:
    s = table(Seat(atp=4, up="amino-acyl amino-acyl"), IDLE, deck="Lys Met Ala", last_round=2)
    play(s, "use amino-acyl", "keep Lys", "use amino-acyl", "keep Ala")
    assert named(s.players[0].amino) == "Ala Lys"


@pytest.mark.ruling("PEPTIDE-R11")
def test_a_single_amino_acid_is_kept_for_two_atp() -> None:
    s = table(Seat(atp=3, up="amino-acyl"), IDLE, deck="Lys", last_round=2)
    play(s, "use amino-acyl")
    assert named(s.players[0].amino) == "Lys"
    assert (s.players[0].atp, s.amino_deck) == (1, [])


@pytest.mark.ruling("PEPTIDE-R11")
def test_with_an_empty_deck_an_amino_acyl_can_only_be_declined() -> None:
    s = table(Seat(atp=3, up="amino-acyl"), IDLE, deck="", last_round=2)
    assert refused(s, "use amino-acyl") == "deck_empty"
    assert "decline amino-acyl" in legal(s)


@pytest.mark.ruling("PEPTIDE-R12")
def test_a_second_amino_acyl_works_after_the_first_showed_stop() -> None:
    s = table(Seat(atp=4, up="amino-acyl amino-acyl"), IDLE, deck="Lys STOP Met Ala")
    play(s, "use amino-acyl", "use amino-acyl")
    assert s.view(0)["looking"] == ["Met", "Ala"]
    play(s, "keep Ala")
    assert named(s.players[0].amino) == "Ala Lys"
