"""§8: fragments beside a cut chain, and the cards that join them again or prevent it."""

from typing import Any

import pytest

from benchtop.games.adna.state import MAIN, REPAIR, SEAL

from .table import CUT, bottom, celsius, chain, end_turn, fragment, hand, legal, may, play, refused, table

CUTTER = "EcoRI blue-buffer"
SEALER = "EcoRI blue-buffer red-buffer dephosphorylation alkaline-phosphatase"


# -- the fragment ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R21")
def test_what_is_cut_off_lies_beside_the_chain_until_the_owners_next_turn_ends() -> None:
    s = play(table(hand=CUTTER, **CUT), "cut EcoRI on other")
    assert (chain(s, 1), fragment(s, 1)) == ("CCG", "AATTCCC")
    end_turn(s)
    assert fragment(s, 1) == "AATTCCC"
    end_turn(s)
    assert fragment(s, 1) == ""
    assert bottom(s, 0, 7) == list("AATTCCC")


@pytest.mark.ruling("ADNA-R54")
def test_after_a_cut_of_the_players_own_chain_the_next_turn_is_the_next_to_begin() -> None:
    s = play(table(hand="EcoRI blue-buffer", own="GAATTC", celsius=37), "cut EcoRI on own")
    assert s.phase == MAIN
    for _ in range(2):
        end_turn(s)
        assert fragment(s, 0) == "AATTC"
    end_turn(s)
    assert fragment(s, 0) == ""


@pytest.mark.ruling("ADNA-R21")
@pytest.mark.parametrize("move", ["lay A on own", "attack dnase-i on own"])
def test_the_fragment_goes_when_its_owner_adds_a_base_or_takes_one_off(move: str) -> None:
    s = play(table(hand="A dnase-i", own="CCCCG", broken="AATTC"), move)
    assert fragment(s, 0) == ""


@pytest.mark.ruling("ADNA-R72")
@pytest.mark.parametrize(
    ("move", "left"), [("lay A on other", "CCCCGA"), ("attack dnase-i on other", "CCCC"), ("lay U on other", "CCCCGU")]
)
def test_the_fragment_stays_whatever_the_rival_does_to_the_chain(move: str, left: str) -> None:
    laid = {**CUT, "other": "CCCCGAATTC"}
    s = play(table(hand=f"{CUTTER} A U dnase-i", **laid), "cut EcoRI on other", move)
    assert (chain(s, 1), fragment(s, 1)) == (left, "AATTC")


@pytest.mark.ruling("ADNA-R72")
def test_a_chain_that_ends_in_uracil_is_not_rejoined_before_it_is_clean() -> None:
    s = table(hand="linker rnase-a ligation ligase red-buffer thermal-cycler", own="CCU", broken="AATT", deck="GGG")
    assert refused(s, "use linker") == "contaminated"
    play(s, "use thermal-cycler to 37", "use rnase-a on own")
    assert fragment(s, 0) == "AATT"  # a uracil doesn't count as part of the chain
    assert chain(play(s, "use linker"), 0) == "CCGGGAATT"


def test_a_second_cut_replaces_the_fragment() -> None:
    s = play(table(hand=f"{CUTTER} HaeIII blue-buffer", **{**CUT, "other": "AGGCCGAATTC"}), "cut EcoRI on other")
    play(s, "cut HaeIII on other")
    assert (chain(s, 1), fragment(s, 1)) == ("AGG", "CCG")
    assert bottom(s, 0, 5) == list("AATTC")


@pytest.mark.parametrize(
    ("other", "between", "left", "under"),
    [("AACATGGAATTC", [], "G", "AATTC"), ("AACATGCGAATTC", ["lay U on other"], "CG", "UAATTC")],
    ids=["a single base", "a contaminated chain"],
)
def test_the_fragment_that_a_second_cut_replaces_goes_under_the_deck(
    other: str, between: list[str], left: str, under: str
) -> None:
    s = table(hand=f"{CUTTER} NlaIII green-buffer bsa U", **{**CUT, "other": other})
    play(s, "cut EcoRI on other", *between, "cut NlaIII on other")
    assert (chain(s, 1), fragment(s, 1)) == ("AACATG", left)
    assert bottom(s, 0, len(under)) == list(under)


def test_swapping_bases_leaves_the_fragment() -> None:
    s = play(table(hand=f"{CUTTER} uv-light distilled-water", **CUT), "cut EcoRI on other", "use distilled-water")
    play(s, "attack uv-light on other", "pick 1", "pick 3", "done")
    assert (chain(s, 1), fragment(s, 1)) == ("GCC", "AATTCCC")


@pytest.mark.ruling("ADNA-R53")
def test_a_uracil_cut_off_goes_under_the_deck_at_once() -> None:
    s = play(table(hand=CUTTER, **{**CUT, "other": "CCGAATTCU"}), "cut EcoRI on other")
    assert fragment(s, 1) == "AATTC"
    assert bottom(s, 0, 1) == ["U"]
    only = table(hand="NlaIII green-buffer bsa", other="AACATGU", celsius=37, rival="linker")
    play(only, "cut NlaIII on other", "pass", "bsa down")
    assert (chain(only, 1), fragment(only, 1)) == ("AACATG", "")
    assert only.phase == MAIN


# -- repairing ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R21")
def test_the_owner_is_asked_at_once_and_may_wait_for_his_own_turn() -> None:
    s = play(table(hand=CUTTER, rival="linker", deck="AAA", **CUT), "cut EcoRI on other", "pass")
    assert (s.phase, s.to_move) == (REPAIR, 1)
    assert legal(s) == ["use linker", "pass"]
    play(s, "pass")
    assert (s.phase, s.to_move) == (MAIN, 0)
    end_turn(s)
    assert may(s, "use linker")


def test_an_owner_who_passed_after_a_cut_is_not_asked_again_after_the_next_card() -> None:
    s = play(table(hand=f"{CUTTER} ice-box", rival="linker", **CUT), "cut EcoRI on other", "pass", "pass")
    play(s, "use ice-box", "pass")
    assert (s.phase, s.to_move) == (MAIN, 0)
    assert fragment(s, 1) == "AATTCCC"


@pytest.mark.ruling("ADNA-R32")
def test_a_linker_joins_the_chain_by_itself() -> None:
    s = play(table(hand=CUTTER, rival="linker", deck="TTT", **CUT), "cut EcoRI on other", "pass", "use linker")
    assert chain(s, 1) == "CCG" + "TTT" + "AATTCCC"
    assert fragment(s, 1) == ""
    assert (s.phase, s.to_move) == (MAIN, 0)


@pytest.mark.ruling("ADNA-R32")
def test_a_repair_that_reaches_the_target_wins_and_the_surplus_goes() -> None:
    s = table(hand=CUTTER, rival="polylinker", deck="TTTTT", target=15, own="AAAA", other="CCCCGAATTCCCC", celsius=37)
    play(s, "cut EcoRI on other", "pass", "use polylinker")
    assert s.over
    assert s.winners() == [1]
    assert chain(s, 1) == "CCCCG" + "TTTTT" + "AATTC"
    assert bottom(s, 0, 3) == list("CCC")


def test_a_linker_itself_may_reach_the_target() -> None:
    s = table(hand="polylinker", own="CCCCGCCCCGAA", broken="GG", deck="TTTTT", target=15)
    play(s, "use polylinker")
    assert s.over
    assert s.winners() == [0]
    assert sorted(bottom(s, 0, 4)) == list("GGTT")


@pytest.mark.ruling("ADNA-R55")
def test_the_temperature_may_be_changed_at_once_only_for_a_repair() -> None:
    warm = {**CUT, "celsius": 37}
    s = play(table(hand=CUTTER, rival="ice-box goggles", **warm), "cut EcoRI on other", "pass")
    assert legal(s) == ["pass"]
    assert refused(s, "use ice-box") == "not_needed"
    s = play(table(hand=CUTTER, rival="ice-box linker", **warm), "cut EcoRI on other", "pass")
    assert refused(s, "use ice-box") == "not_needed"  # the Linker already works
    s = play(table(hand=CUTTER, rival="ice-box ligation ligase red-buffer", **warm), "cut EcoRI on other", "pass")
    play(s, "use ice-box", "attack ligation on own with red-buffer")
    assert chain(s, 1) == "CCGAATTCCC"
    assert celsius(s) == 4


def test_the_cutter_may_wash_a_repair_away() -> None:
    s = table(hand=f"{CUTTER} detergent", rival="linker linker", **CUT)
    play(s, "cut EcoRI on other", "pass", "use linker", "respond detergent on linker")
    assert fragment(s, 1) == "AATTCCC"
    assert (s.phase, s.to_move) == (REPAIR, 1)  # another Linker is in hand


@pytest.mark.ruling("ADNA-R56")
def test_nobody_but_the_owner_repairs_a_chain() -> None:
    s = table(hand=f"{CUTTER} linker", **CUT)
    play(s, "cut EcoRI on other")
    assert refused(s, "use linker") == "no_fragment"


def test_without_reactions_cards_nobody_is_asked_to_repair() -> None:
    s = play(table(hand=CUTTER, rival="A EcoRV", **CUT), "cut EcoRI on other")
    assert (s.phase, s.to_move) == (MAIN, 0)


# -- dephosphorylation ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R31")
def test_a_dephosphorylated_fragment_cannot_be_ligated_but_linked() -> None:
    s = table(hand=SEALER, rival="linker ligation ligase red-buffer thermal-cycler", deck="TTT", **CUT)
    play(s, "cut EcoRI on other", "pass")
    assert (s.phase, s.to_move) == (SEAL, 0)
    play(s, "use dephosphorylation with red-buffer", "pass")
    assert (s.phase, s.to_move) == (REPAIR, 1)
    assert refused(s, "use thermal-cycler to 4") == "not_needed"
    end_turn(play(s, "pass"))
    play(s, "use thermal-cycler to 4")
    assert refused(s, "attack ligation on own with red-buffer") == "dephosphorylated"
    again = table(hand=SEALER, rival="linker", deck="TTT", **CUT)
    play(again, "cut EcoRI on other", "pass", "use dephosphorylation with red-buffer", "pass", "use linker")
    assert chain(again, 1) == "CCGTTTAATTCCC"


def test_dephosphorylation_needs_its_companions() -> None:
    s = play(table(hand=f"{CUTTER} dephosphorylation red-buffer goggles", **CUT), "cut EcoRI on other")
    assert refused(s, "use dephosphorylation with red-buffer") == "no_support"
    assert refused(s, "use dephosphorylation with green-buffer") == "no_buffer"
    s = play(table(hand=f"{CUTTER} alkaline-phosphatase red-buffer goggles", **CUT), "cut EcoRI on other")
    assert refused(s, "use dephosphorylation with red-buffer") == "not_in_hand"


@pytest.mark.ruling("ADNA-R64")
def test_the_cutter_is_asked_with_three_reactions_cards_and_not_with_two() -> None:
    three = play(table(hand=f"{CUTTER} goggles goggles uv-light", **CUT), "cut EcoRI on other")
    assert three.phase == SEAL
    two = play(table(hand=f"{CUTTER} goggles uv-light", **CUT), "cut EcoRI on other")
    assert two.phase == MAIN


@pytest.mark.ruling("ADNA-R52")
def test_bsa_moves_before_sealing_and_repair() -> None:
    laid: dict[str, Any] = {"own": "AAAA", "other": "CCTTAACC", "celsius": 37}
    s = play(table(hand=f"MseI bsa {SEALER}", rival="linker", **laid), "cut MseI on other", "pass", "bsa up")
    assert s.phase == REPAIR  # 50 °C: nothing to seal
    assert refused(s, "use linker") == "wrong_temperature"
    warm = table(hand=f"CviQI bsa {SEALER}", own="AAAA", other="CCGTACCC", celsius=25)
    assert play(warm, "cut CviQI on other", "bsa up").phase == SEAL


def test_a_ligation_joins_without_new_bases() -> None:
    s = table(hand="ligation ligase yellow-buffer", broken="GGG", celsius=16)
    play(s, "attack ligation on own with yellow-buffer")
    assert chain(s, 0) == "ACGTACGGG"
    assert hand(s, 0) == []
