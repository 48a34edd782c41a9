"""§5: what a card needs, where it lies, rearranging, and the thermometer."""

import pytest

from benchtop.games.adna.components import CELSIUS

from .table import CUT, bottom, celsius, chain, hand, legal, may, play, refused, table, why

# -- adding bases ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R26")
def test_added_bases_come_from_the_deck_in_any_order() -> None:
    s = play(table(hand="spectrophotometer G", deck="AC"), "attack spectrophotometer on other")
    assert s.view(1)["play"]["turned_up"] == "AC"
    assert legal(s) == ["add A", "add C"]
    assert refused(s, "add G") == "not_turned_up"
    play(s, "add C")
    assert chain(s, 1) == "TGCATGCA"
    assert hand(s, 0) == ["G"]


@pytest.mark.ruling("ADNA-R26")
def test_a_uracil_turned_up_goes_to_the_hand_and_is_replaced() -> None:
    s = play(table(hand="spectrophotometer", deck="UGUG"), "attack spectrophotometer on own")
    assert chain(s, 0) == "ACGTACGG"
    assert hand(s, 0) == ["U", "U"]
    assert s.view(None)["known_cards"][0] == ["U", "U"]


def test_a_short_deck_gives_what_it_has() -> None:
    s = table(hand="dntps", celsius=55, emptied=True)
    s.decks[0] = [card for card in range(25) if card not in s.chains[0] + s.chains[1]][:1]
    assert chain(play(s, "attack dntps on own"), 0) == "ACGTACA"


# -- chains ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R16")
@pytest.mark.parametrize(
    "card", ["deletion", "dnase-i", "spectrophotometer", "uv-light", "dntps", "dna-polymerase", "alkaline-phosphatase"]
)
def test_a_card_may_be_aimed_at_either_chain(card: str) -> None:
    cards = f"{card} dephosphorylation red-buffer"
    s = table(hand=cards, celsius=55 if card in ("dntps", "dna-polymerase") else 25)
    assert {move.split(" on ")[1].split()[0] for move in legal(s, f"attack {card}")} == {"own", "other"}


@pytest.mark.ruling("ADNA-R16")
def test_the_rival_may_answer_an_attack_on_the_players_own_chain() -> None:
    s = table(hand="deletion red-buffer", own="ACGU", rival="detergent")
    play(s, "attack deletion on own with red-buffer", "remove 4", "remove 3", "respond detergent on red-buffer")
    assert chain(s, 0) == "ACGU"


@pytest.mark.ruling("ADNA-R57")
def test_no_card_is_played_that_would_do_nothing() -> None:
    s = table(own="", hand="deletion red-buffer loading-dye electrophoresis uv-light agarose-gel", emptied=True)
    assert refused(s, "attack deletion on own with red-buffer") == "empty_chain"
    assert refused(s, "attack loading-dye") == "empty_hand"
    assert refused(s, "attack electrophoresis") == "no_bases"
    assert refused(s, "attack uv-light on own") == "nothing_to_swap"
    assert refused(s, "attack agarose-gel") == "deck_empty"


# -- where cards lie ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R17")
def test_the_last_card_that_took_effect_lies_on_the_thermometer() -> None:
    s = play(table(hand="agarose-gel deletion red-buffer"), "attack agarose-gel")
    assert s.view(1)["thermometer"]["card"] == "agarose-gel"
    play(s, "attack deletion on other with red-buffer", "remove 1", "remove 2")
    assert s.view(1)["thermometer"]["card"] == "deletion"
    assert bottom(s, 2, 2) == ["agarose-gel", "red-buffer"]


@pytest.mark.ruling("ADNA-R17")
def test_an_enzyme_lies_there_too_and_goes_under_its_own_deck() -> None:
    s = play(table(hand="EcoRI blue-buffer dry-ice", **CUT), "cut EcoRI on other")
    thermometer = s.view(0)["thermometer"]
    assert (thermometer["celsius"], thermometer["card"], thermometer["card_at"]) == (37, "EcoRI", 37)
    play(s, "use dry-ice")
    assert bottom(s, 1, 1) == ["EcoRI"]


@pytest.mark.ruling("ADNA-R68")
def test_a_temperature_card_lies_at_the_level_it_leads_to() -> None:
    s = play(table(hand="heating-block"), "use heating-block")
    assert s.view(0)["thermometer"]["card_at"] == 50
    s = play(table(hand="agarose-gel"), "attack agarose-gel")
    assert s.view(0)["thermometer"]["card_at"] == 25


# -- rearranging ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R34")
def test_up_to_four_positions_are_rearranged_in_any_order() -> None:
    s = play(table(hand="uv-light", own="ACGTT"), "attack uv-light on own", "pick 4", "pick 1", "pick 3", "pick 2")
    assert legal(s) == ["place A", "place C", "place G", "place T"]
    play(s, "place T", "place G", "place C")
    assert chain(s, 0) == "TGCAT"


@pytest.mark.ruling("ADNA-R34")
def test_the_polymerase_rearranges_three() -> None:
    s = play(table(hand="dna-polymerase", celsius=55), "attack dna-polymerase on own", "pick 1", "pick 2", "pick 3")
    assert s.view(1)["phase"] == "place"


@pytest.mark.ruling("ADNA-R34")
def test_two_positions_are_a_plain_swap() -> None:
    s = play(table(hand="uv-light", own="ACGTT"), "attack uv-light on own", "pick 2", "pick 3", "done")
    assert chain(s, 0) == "AGCTT"


@pytest.mark.ruling("ADNA-R58")
def test_a_rearrangement_must_change_the_order() -> None:
    s = play(table(hand="uv-light", own="AACA"), "attack uv-light on own", "pick 1", "pick 2")
    assert refused(s, "done") == "changes_nothing"
    assert legal(s) == ["pick 3", "pick 4"]
    play(s, "pick 3", "done", "place A")
    assert chain(s, 0) == "ACAA"  # after the first A only one order differs, so nobody is asked


@pytest.mark.ruling("ADNA-R58")
def test_the_order_laid_before_may_not_come_out_again() -> None:
    s = play(table(hand="uv-light", own="ACG"), "attack uv-light on own", "pick 1", "pick 2", "pick 3")
    play(s, "place A")
    assert chain(s, 0) == "AGC"  # C and G again would have changed nothing
    s = play(table(hand="uv-light", own="ACGT"), "attack uv-light on own", "pick 1", "pick 2", "pick 3", "pick 4")
    play(s, "place A")
    assert legal(s) == ["place C", "place G", "place T"]
    assert refused(s, "place A") == "not_picked"
    s = play(table(hand="uv-light", own="AAAC"), "attack uv-light on own", "pick 1", "pick 2", "pick 3", "pick 4")
    play(s, "place A")
    assert legal(s) == ["place A", "place C"]
    play(s, "place A")
    assert chain(s, 0) == "AACA"


@pytest.mark.ruling("ADNA-R58")
def test_in_a_pcr_the_rearrangement_may_be_left_out() -> None:
    cards = "pcr dntps dna-polymerase magnesium-chloride red-buffer"
    s = play(table(hand=cards, celsius=55, deck="AAAAAA"), "attack pcr on own with red-buffer")
    assert may(s, "done")
    play(s, "pick 1")
    assert refused(s, "done") == "changes_nothing"


def test_a_pick_that_could_not_change_anything_is_refused() -> None:
    s = play(table(hand="dna-polymerase", own="AAAC", celsius=55), "attack dna-polymerase on own", "pick 1", "pick 2")
    assert refused(s, "pick 3") == "changes_nothing"
    assert refused(s, "pick 9") == "no_such_position"


# -- temperature ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R40")
@pytest.mark.parametrize(
    ("card", "leads"),
    [
        ("heating-block", [16, 25, 37, 50, 55, 65, 80, 100, 100, None]),
        ("distilled-water", [None, -80, 4, 16, 25, 37, 50, 55, 65, 80]),
        ("dry-ice", [None, -80, -80, -80, -80, -80, -80, -80, -80, -80]),
        ("water-bath", [55, 55, 55, 55, 55, 55, None, None, None, None]),
        ("ice-box", [None, None, 4, 4, 4, 4, 4, 4, 4, 4]),
    ],
)
def test_where_each_card_leads_from_every_level(card: str, leads: list[int | None]) -> None:
    for degrees, to in zip(CELSIUS, leads, strict=True):
        s = table(hand=card, celsius=degrees)
        if to is None:
            assert refused(s, f"use {card}") == "moves_nothing"
        else:
            assert celsius(play(s, f"use {card}")) == to


def test_the_thermal_cycler_reaches_every_other_level() -> None:
    s = table(hand="thermal-cycler", celsius=50)
    assert legal(s, "use") == [f"use thermal-cycler to {c}" for c in CELSIUS if c != 50]


@pytest.mark.ruling("ADNA-R41")
def test_a_heating_block_moves_one_level_only_as_a_variant() -> None:
    assert legal(table(hand="heating-block"), "use") == ["use heating-block"]
    s = table(hand="heating-block", heating_block="one_or_two")
    assert legal(s, "use") == ["use heating-block", "use heating-block one"]
    assert celsius(play(s, "use heating-block one")) == 37
    top = table(hand="heating-block", heating_block="one_or_two", celsius=80)
    assert legal(top, "use") == ["use heating-block"]


def test_the_remedy_names_the_card_in_hand_that_would_help() -> None:
    s = table(hand="rnase-a thermal-cycler distilled-water", own="ACU", celsius=50)
    said = why(s, "use rnase-a on own")
    assert "RNase A needs 37 °C; the thermometer shows 50 °C." in said
    assert "Your Distilled water or Thermal Cycler would bring the thermometer to 37 °C." in said
    alone = why(table(hand="rnase-a", own="ACU"), "use rnase-a on own")
    assert "You hold no cards that lead to 37 °C from 25 °C." in alone
    steps = table(hand="rnase-a distilled-water distilled-water", own="ACU", celsius=55)
    assert "Your Distilled water would be the first step of several to 37 °C." in why(steps, "use rnase-a on own")


@pytest.mark.parametrize(
    ("card", "degrees", "said"),
    [
        ("water-bath", 80, "Water Bath only warms, up to 55 °C; the thermometer shows 80 °C."),
        ("ice-box", -80, "Ice Box only cools, down to 4 °C; the thermometer shows -80 °C."),
        ("heating-block", 100, "Heating Block only warms; the thermometer shows 100 °C."),
        ("distilled-water", -80, "Distilled water only cools; the thermometer shows -80 °C."),
    ],
)
def test_a_temperature_card_that_moves_nothing_says_what_it_can_do(card: str, degrees: int, said: str) -> None:
    assert said in why(table(hand=card, celsius=degrees), f"use {card}")
