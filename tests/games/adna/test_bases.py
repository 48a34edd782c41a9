"""§4: laying bases, and uracil."""

import pytest

from benchtop.games.adna.state import CLEAN, MAIN

from .table import CUT, PHOSPHATASE, bottom, chain, hand, legal, may, play, refused, table, why


def test_bases_are_laid_at_the_three_prime_end_of_either_chain() -> None:
    s = play(table(hand="G T"), "lay G on own", "lay T on other")
    assert (chain(s, 0), chain(s, 1)) == ("ACGTACG", "TGCATGT")


def test_a_base_that_is_not_held_cannot_be_laid() -> None:
    assert refused(table(hand="G"), "lay A on own") == "not_in_hand"


@pytest.mark.ruling("ADNA-R11")
def test_nobody_adds_a_base_to_a_contaminated_chain() -> None:
    s = table(hand="A", own="ACU", other="GGU")
    assert refused(s, "lay A on own") == "contaminated"
    assert refused(s, "lay A on other") == "contaminated"
    assert "RNase A, Deletion" in why(s, "lay A on own")
    assert may(table(hand="A", own="ACU"), "lay A on other")


def test_uracil_may_be_laid_on_either_chain() -> None:
    s = play(table(hand="U U"), "lay U on other", "lay U on own")
    assert (chain(s, 0), chain(s, 1)) == ("ACGTACU", "TGCATGU")


@pytest.mark.ruling("ADNA-R12")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("rnase-a", ["use rnase-a on own"]),
        ("deletion red-buffer", ["attack deletion on own with red-buffer", "remove 8", "remove 1"]),
        (PHOSPHATASE["hand"], ["attack alkaline-phosphatase on own with red-buffer"]),
        ("dnase-i", ["attack dnase-i on own"]),
        ("EcoRI blue-buffer", ["cut EcoRI on own"]),
    ],
)
def test_whatever_takes_the_end_off_removes_the_uracil(cards: str, moves: list[str]) -> None:
    s = play(table(hand=cards, own="CGAATTCU", celsius=37), *moves)
    assert "U" not in chain(s, 0)
    assert "U" in bottom(s, 0, 6)


@pytest.mark.ruling("ADNA-R12")
def test_the_ladder_takes_a_uracil_too() -> None:
    s = play(table(hand="dna-ladder", own="AC", other="ACGU"), "attack dna-ladder on other")
    assert chain(s, 1) == "AC"


@pytest.mark.ruling("ADNA-R13")
def test_uracil_counts_for_lengths_and_removals() -> None:
    assert may(table(hand="dnase-i", own="ACGTU"), "attack dnase-i on own")
    assert not may(table(hand="dnase-i", own="ACGTACGTACGU"), "attack dnase-i on own")
    assert may(table(hand="dna-ladder", own="ACG", other="ACGU"), "attack dna-ladder on other")
    s = play(table(**PHOSPHATASE, own="ACGU"), "attack alkaline-phosphatase on own with red-buffer")
    assert chain(s, 0) == "AC"


@pytest.mark.ruling("ADNA-R13")
def test_uracil_does_not_count_towards_the_target() -> None:
    s = play(table(hand="U A", own="ACGTACGTACGTAC", target=15), "lay U on own")
    assert not s.over
    assert len(s.chains[0]) == 15


@pytest.mark.ruling("ADNA-R42")
def test_a_uracil_laid_on_ones_chain_at_37_degrees_may_be_cleaned_at_once() -> None:
    s = play(table(hand="U", rival="rnase-a", celsius=37), "lay U on other")
    assert (s.phase, s.to_move) == (CLEAN, 1)
    assert legal(s) == ["use rnase-a on own", "pass"]
    assert refused(s, "use rnase-a on other") == "finish_first"
    play(s, "use rnase-a on own")
    assert chain(s, 1) == "TGCATG"
    assert (s.phase, s.to_move) == (MAIN, 0)


@pytest.mark.ruling("ADNA-R42")
def test_ice_box_and_rnase_act_in_their_players_turn() -> None:
    s = table(hand="ice-box rnase-a", other="ACU", celsius=37)
    assert chain(play(s, "use rnase-a on other"), 1) == "AC"
    assert play(s, "use ice-box").level == 1


@pytest.mark.ruling("ADNA-R64")
def test_who_is_asked_about_a_uracil_depends_on_backs_and_thermometer_only() -> None:
    assert play(table(hand="U", rival="goggles", celsius=37), "lay U on other").phase == CLEAN
    assert play(table(hand="U", rival="A EcoRI", celsius=37), "lay U on other").phase == MAIN
    assert play(table(hand="U", rival="rnase-a", celsius=25), "lay U on other").phase == MAIN
    assert play(table(hand="U", rival="rnase-a", celsius=37), "lay U on own").phase == MAIN


def test_the_player_who_laid_the_uracil_may_answer_the_rnase() -> None:
    s = play(table(hand="U detergent", rival="rnase-a", celsius=37), "lay U on other", "use rnase-a on own")
    play(s, "respond detergent on rnase-a")
    assert chain(s, 1) == "TGCATGU"
    assert (s.phase, s.to_move) == (MAIN, 0)


def test_leaving_the_uracil_goes_on_with_the_turn() -> None:
    s = play(table(hand="U", rival="rnase-a", celsius=37), "lay U on other", "pass")
    assert (s.phase, s.to_move) == (MAIN, 0)
    assert hand(s, 1) == ["rnase-a"]


def test_a_cut_that_takes_the_uracil_off_opens_the_chain_again() -> None:
    s = play(table(hand="EcoRI blue-buffer A", **{**CUT, "other": "CGAATTCU"}), "cut EcoRI on other")
    assert may(s, "lay A on other")
