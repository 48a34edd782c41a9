"""§3: Phase 2, resolving organelles."""

import pytest

from benchtop.games.peptide.events import KeptAmino, SawAminos, StopShown, TookAmino

from .table import Seat, legal, named, play, refusal, refused, spelled, table

IDLE = Seat(atp=0, down="mitochondria")


def test_organelles_are_resolved_in_any_order() -> None:
    s = table(Seat(atp=0, up="mitochondria nucleus", down="vacuole"), IDLE)
    assert legal(s) == {"use mitochondria", "use nucleus", "use face-down", "hold turn"}


def test_all_organelles_are_resolved_before_the_turn_ends() -> None:
    s = table(Seat(atp=1, up="mitochondria"), IDLE)
    assert refused(s, "end turn") == "still_to_resolve"
    play(s, "use mitochondria")
    assert s.to_move == 1


def test_only_what_was_selected_is_used() -> None:
    s = table(Seat(up="mitochondria"), IDLE)
    for kind in ("nucleus", "vacuole", "amino-acyl", "ribosome"):
        assert refused(s, f"use {kind}") == "not_selected"
    assert refused(s, "decline ribosome") == "not_selected"
    assert refused(s, "use face-down") == "no_face_down"


def test_nothing_is_resolved_in_phase_1() -> None:
    s = table(Seat(up="nucleus"), IDLE, field="nucleus nucleus")
    assert refused(s, "use nucleus") == "wrong_phase"
    assert refused(s, "use face-down") == "wrong_phase"


def test_a_resolved_organelle_is_discarded() -> None:
    s = table(Seat(up="mitochondria", down="nucleus"), IDLE)
    play(s, "use mitochondria", "use face-down")
    assert s.view(None)["organelle_discards"] | {"mitochondria": 1, "nucleus": 1} == s.view(None)["organelle_discards"]


def test_a_face_down_organelle_gives_one_atp() -> None:
    s = table(Seat(atp=1, down="nucleus"), IDLE)
    play(s, "use face-down")
    assert s.players[0].atp == 2


def test_mitochondria_give_two_atp() -> None:
    s = table(Seat(atp=1, up="mitochondria"), IDLE)
    play(s, "use mitochondria")
    assert s.players[0].atp == 3


# -- nucleus and vacuole (§3.4, §3.5) -----------------------------------------------------------------------------


def test_a_nucleus_takes_a_face_up_card_and_the_field_is_refilled() -> None:
    s = table(Seat(up="nucleus"), IDLE, rna_field="AC")
    play(s, "use nucleus", "rna C")
    assert spelled(s.players[0].rna) == "C"
    assert len(s.rna_field) == 2
    assert s.rna_field[0] == 0, "the other card stays"


def test_a_nucleus_takes_only_what_lies_face_up() -> None:
    s = table(Seat(up="nucleus"), IDLE, rna_field="AC")
    play(s, "use nucleus")
    assert refused(s, "rna G") == "not_face_up"


def test_a_nucleus_draws_two_and_keeps_one() -> None:
    s = table(Seat(up="nucleus"), IDLE, rna_deck="GU")
    play(s, "use nucleus", "draw two")
    assert legal(s) == {"keep G", "keep U"}
    assert refused(s, "keep A") == "not_drawn"
    play(s, "keep U")
    assert spelled(s.players[0].rna) == "U"
    assert spelled(s.rna_discards) == "G"


def test_two_equal_cards_leave_one_choice_that_is_still_made() -> None:
    s = table(Seat(up="nucleus"), IDLE, rna_deck="GG")
    play(s, "use nucleus", "draw two")
    assert legal(s) == {"keep G"}


def test_what_was_begun_is_finished_first() -> None:
    s = table(Seat(atp=3, up="nucleus mitochondria"), IDLE, rna_deck="GU")
    play(s, "use nucleus")
    assert refused(s, "use mitochondria") == "finish_first"
    assert refused(s, "end turn") == "finish_first"
    play(s, "draw two")
    assert refused(s, "rna A") == "finish_first"
    assert refused(s, "take nucleus") == "finish_first"


def test_answers_need_a_question() -> None:
    s = table(Seat(up="nucleus"), IDLE)
    for move in ("rna A", "draw two", "keep A"):
        assert refused(s, move) == "not_in_use"
        assert refusal(s, move).moves == ("use nucleus",)
    assert refused(s, "keep Lys") == "not_selected"
    assert refused(s, "add Lys") == "not_in_hand"
    assert refused(s, "fix") == "nothing_to_fix"
    assert refused(s, "discard A") == "no_discard_due"


def test_a_vacuole_gives_an_atp_and_an_rna_card() -> None:
    s = table(Seat(atp=0, up="vacuole"), IDLE, rna_deck="G")
    play(s, "use vacuole")
    assert s.players[0].atp == 1
    assert spelled(s.players[0].rna) == "G"


def test_in_the_basic_game_a_vacuole_offers_no_choice() -> None:
    s = table(Seat(up="vacuole"), IDLE)
    for move in ("gather", "raise energy", "raise rna"):
        assert refused(s, move) == "basic_game"


# -- amino-acyl (§3.6) --------------------------------------------------------------------------------------------


def test_an_amino_acyl_shows_two_cards_keeps_one_and_puts_one_back() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Lys Met Ala STOP")
    play(s, "use amino-acyl")
    assert s.view(0)["looking"] == ["Lys", "Met"]
    assert s.view(1)["looking"] is None and s.view(1)["looking_missing"] is None
    assert refused(s, "keep Ala") == "not_drawn"
    play(s, "keep Met")
    assert named(s.players[0].amino) == "Met"
    assert named(s.amino_deck[::-1]) == "Lys Ala STOP"
    assert s.players[0].atp == 0


def test_you_see_what_rna_each_of_the_two_cards_would_leave_missing() -> None:
    s = table(Seat(atp=2, up="amino-acyl", rna="AAC"), IDLE, deck="Lys Met Ala STOP")
    play(s, "use amino-acyl")
    assert s.view(0)["looking_missing"] == [{"Lys": "G"}, {"Met": "UG"}]
    s = table(Seat(up="nucleus", rna="AA", amino="Lys Asn"), IDLE, rna_deck="GU")
    play(s, "use nucleus", "draw two")
    assert s.view(0)["looking_missing"] == [{"Asn": "C", "Lys": ""}, {"Asn": "C", "Lys": "G"}]
    assert s.view(1)["looking_missing"] is None


def test_the_card_put_back_may_be_the_upper_or_the_lower_one() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Lys Met Ala STOP")
    play(s, "use amino-acyl", "keep Lys")
    assert named(s.amino_deck[::-1]) == "Met Ala STOP"


def test_only_the_drawing_seat_sees_the_cards() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Lys Met Ala STOP")
    events = play(s, "use amino-acyl", "keep Met")
    assert [event.only for event in events if isinstance(event, SawAminos | KeptAmino)] == [0, 0]
    assert [event.facts() for event in events if isinstance(event, TookAmino)] == [{"seat": 0, "back": True}]


def test_an_amino_acyl_costs_two_atp() -> None:
    s = table(Seat(atp=1, up="amino-acyl"), IDLE)
    found = refusal(s, "use amino-acyl")
    assert found.code == "cannot_pay"
    assert found.text == "You have 1 ATP; an Amino-Acyl costs 2."
    assert found.biology is not None and "tRNA" in found.biology


@pytest.mark.ruling("PEPTIDE-R10")
@pytest.mark.parametrize("deck", ["Lys STOP Ala", "Lys STOP"])
def test_stop_is_shown_and_the_other_card_is_kept(deck: str) -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck=deck)
    events = play(s, "use amino-acyl")
    assert named(s.players[0].amino) == "Lys"
    assert s.last_round == s.round + 1
    assert [event.seat for event in events if isinstance(event, StopShown)] == [0]
    assert s.view(1)["stop"] is None


# -- ribosome (§3.7, §3.8) ----------------------------------------------------------------------------------------


def test_adding_pays_one_atp_and_three_matching_rna() -> None:
    s = table(Seat(atp=1, rna="AAGU", amino="Lys", up="ribosome"), IDLE)
    play(s, "use ribosome", "add Lys")
    me = s.view(0)["players"][0]
    assert (me["atp"], me["rna_size"], me["amino_size"]) == (0, 1, 0)
    assert (me["chain"], me["fixed"]) == (["Lys"], 0)
    assert spelled(s.players[0].rna) == "U"


def test_the_printed_example_serine_takes_u_c_and_a() -> None:
    s = table(Seat(atp=1, rna="UCA", amino="Ser", up="ribosome"), IDLE)
    play(s, "use ribosome", "add Ser")
    assert s.players[0].rna_size == 0


def test_the_printed_examples_of_a_match_arginine_and_threonine() -> None:
    s = table(Seat(rna="CGACC", amino="Arg Thr", up="ribosome"), IDLE)
    play(s, "use ribosome")
    assert legal(s) == {"add Arg", "add Thr"}


def test_the_order_of_letters_does_not_matter_but_their_number_does() -> None:
    s = table(Seat(rna="CCA", amino="Thr", up="ribosome"), IDLE)
    assert "use ribosome" in legal(s)
    s = table(Seat(rna="CAAG", amino="Thr Lys", up="ribosome"), IDLE)
    play(s, "use ribosome")
    found = refusal(s, "add Thr")
    assert found.code == "missing_rna"
    assert found.text == "Threonine needs A C C; your RNA lacks C."
    assert found.biology == (
        "In a cell the order of the letters counts as well: ACA, ACC, ACG or ACU spells threonine."
    )


def test_only_an_amino_acid_of_the_hand_is_added() -> None:
    s = table(Seat(rna="AAG", amino="Lys", up="ribosome"), IDLE)
    play(s, "use ribosome")
    assert refused(s, "add Asp") == "not_in_hand"


def test_amino_acids_are_added_at_the_right_end() -> None:
    s = table(Seat(rna="AAG", amino="Lys", chain="Ser Pro", fixed=1, up="ribosome"), IDLE)
    play(s, "use ribosome", "add Lys")
    assert named(s.players[0].chain) == "Ser Pro Lys"


@pytest.mark.ruling("PEPTIDE-R20")
def test_the_printed_example_fix_turns_the_leftmost_face_up_one_and_takes_the_last_bonus() -> None:
    s = table(Seat(atp=1, chain="Ser Gln", bonus=[3], up="ribosome"), IDLE, bonuses=[1])
    before = spelled(s.rna_discards)
    play(s, "use ribosome")
    assert s.view(1)["fixing"] == {"place": 0, "bonus": 1}
    play(s, "fix")
    assert s.view(1)["fixing"] is None
    me = s.view(0)["players"][0]
    assert (me["chain"], me["fixed"]) == (["Ser", "Gln"], 1)
    assert me["bonus"] == [3, 1]
    assert before == "" and spelled(s.rna_discards) == "ACU"
    assert s.bonuses == []


@pytest.mark.ruling("PEPTIDE-R20")
def test_start_is_never_fixed() -> None:
    s = table(Seat(rna="AAG", amino="Lys", chain="Pro", fixed=1, up="ribosome"), IDLE)
    play(s, "use ribosome")
    assert refused(s, "fix") == "nothing_to_fix"
    assert s.view(0)["fixing"] is None


def test_bonus_cards_go_from_three_to_one_and_then_there_are_none() -> None:
    s = table(Seat(atp=4, chain="Ser Gln Pro Val", up="ribosome ribosome ribosome ribosome"), IDLE)
    for _ in range(4):
        play(s, "use ribosome", "fix")
    assert s.players[0].bonus == [3, 2, 1]


def test_a_ribosome_costs_one_atp() -> None:
    s = table(Seat(atp=0, rna="AAG", amino="Lys", up="ribosome"), IDLE)
    assert refused(s, "use ribosome") == "cannot_pay"


# -- declining (§3.9) ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R06")
def test_a_player_who_cannot_pay_discards_the_card_without_effect() -> None:
    s = table(Seat(atp=0, up="amino-acyl ribosome", chain="Pro"), IDLE)
    assert legal(s) == {"decline amino-acyl", "decline ribosome"}
    play(s, "decline amino-acyl", "decline ribosome")
    assert s.players[0].atp == 0, "no switch to 1 ATP"
    assert s.to_move == 1


@pytest.mark.ruling("PEPTIDE-R06")
def test_declining_is_always_allowed_and_free() -> None:
    s = table(Seat(atp=4, up="amino-acyl ribosome", chain="Pro"), IDLE)
    play(s, "decline ribosome", "decline amino-acyl")
    assert s.players[0].atp == 4


@pytest.mark.ruling("PEPTIDE-R30")
def test_a_ribosome_that_can_build_nothing_can_only_be_declined() -> None:
    s = table(Seat(atp=3, rna="AAC", amino="Lys", up="ribosome"), IDLE)
    assert refused(s, "use ribosome") == "nothing_to_build"
    assert "decline ribosome" in legal(s)


@pytest.mark.ruling("PEPTIDE-R31")
def test_organelles_that_give_something_are_used() -> None:
    s = table(Seat(atp=0, up="mitochondria nucleus vacuole", down="ribosome"), IDLE)
    assert legal(s) == {"use mitochondria", "use nucleus", "use vacuole", "use face-down", "hold turn"}
