"""§6: answers, answers to answers, and the thermometer moved under an attack."""

from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.components import REACTION_DATA
from benchtop.games.adna.state import ANSWER, MAIN, RESTORE

from .table import (
    CUT,
    FULL_PCR,
    PHOSPHATASE,
    SWAP_TWO,
    Check,
    Scene,
    bottom,
    celsius,
    chain,
    events,
    fragment,
    hand,
    happened,
    legal,
    may,
    play,
    reads,
    refused,
    scene,
    shows,
    table,
    why,
)

SWAP = ["attack uv-light on other", "pick 1", "pick 2", "done"]
SWAPPED = "GTCATG"


# -- who is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R64")
def test_a_seat_with_any_reactions_card_is_asked() -> None:
    assert play(table(hand="uv-light", rival="ligase"), *SWAP).phase == ANSWER
    assert play(table(hand="uv-light", rival="A EcoRI"), *SWAP).phase == MAIN


@pytest.mark.ruling("ADNA-R48")
def test_everything_is_declared_before_the_answer() -> None:
    s = play(table(hand="uv-light", rival="goggles"), *SWAP)
    shown = s.view(1)["play"]
    assert (shown["card"], shown["chain"], shown["positions"], shown["placed"]) == ("uv-light", 1, [1, 2], "GT")
    assert chain(s, 1) == "TGCATG"
    s = table(hand="deletion red-buffer", rival="goggles")
    play(s, "attack deletion on other with red-buffer", "remove 2", "remove 5")
    assert s.view(1)["play"]["positions"] == [2, 5]
    s = play(
        table(hand="ethidium-bromide", rival="goggles A"), "attack ethidium-bromide", "take bases", "take reactions"
    )
    assert s.view(1)["play"]["backs"] == ["bases", "reactions"]


def test_a_pass_lets_the_card_take_effect() -> None:
    s = play(table(hand="uv-light", rival="goggles"), *SWAP, "pass")
    assert chain(s, 1) == SWAPPED
    assert hand(s, 1) == ["goggles"]


# -- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R14")
def test_the_three_kinds_of_answer() -> None:
    s = play(table(hand="uv-light", rival="detergent goggles heating-block klenow"), *SWAP)
    assert legal(s) == ["respond detergent on uv-light", "respond goggles", "respond heating-block", "pass"]


@pytest.mark.ruling("ADNA-R14")
def test_the_last_card_stands_and_the_card_before_does_not() -> None:
    s = play(table(hand="uv-light ice-box", rival="heating-block detergent"), *SWAP, "respond heating-block")
    assert s.to_move == 0
    play(s, "respond ice-box")  # cancels the Heating Block
    assert s.to_move == 1
    play(s, "respond detergent on ice-box")  # so the Heating Block stands after all
    assert celsius(s) == 50
    assert chain(s, 1) == "TGCATG"
    assert bottom(s, 2, 4) == ["detergent", "ice-box", "heating-block", "uv-light"]


@pytest.mark.ruling("ADNA-R28")
def test_a_washed_defence_lets_the_attack_through() -> None:
    s = play(
        table(hand="uv-light detergent", rival="goggles"), *SWAP, "respond goggles", "respond detergent on goggles"
    )
    assert chain(s, 1) == SWAPPED


@pytest.mark.ruling("ADNA-R28")
def test_a_washed_support_lets_its_attack_fail() -> None:
    s = table(**PHOSPHATASE, rival="detergent")
    play(s, "attack alkaline-phosphatase on other with red-buffer")
    assert legal(s, "respond detergent") == [
        "respond detergent on alkaline-phosphatase",
        "respond detergent on red-buffer",
        "respond detergent on dephosphorylation",
    ]
    assert chain(play(s, "respond detergent on dephosphorylation"), 1) == "TGCATG"


@pytest.mark.ruling("ADNA-R28")
def test_a_washed_temperature_card_does_not_move_the_thermometer() -> None:
    s = play(table(hand="water-bath", rival="detergent"), "use water-bath", "respond detergent on water-bath")
    assert celsius(s) == 25


@pytest.mark.ruling("ADNA-R29")
def test_detergent_is_never_cancelled() -> None:
    s = play(table(hand="uv-light detergent", rival="detergent"), *SWAP)
    assert refused(s, "respond detergent on detergent") == "detergent_stays"
    play(s, "respond detergent on uv-light")
    assert s.phase == MAIN  # nobody is asked about a Detergent
    assert chain(s, 1) == "TGCATG"
    assert hand(s, 0) == ["detergent"]


@pytest.mark.ruling("ADNA-R51")
def test_a_defender_whose_answer_was_cancelled_may_answer_again_until_nobody_will_or_can() -> None:
    s = play(table(hand="uv-light detergent", rival="goggles detergent"), *SWAP, "respond goggles")
    play(s, "respond detergent on goggles")
    assert (s.phase, s.to_move) == (ANSWER, 1)
    assert legal(s) == ["respond detergent on uv-light", "pass"]
    again = s.clone()
    assert chain(play(s, "respond detergent on uv-light"), 1) == "TGCATG"
    assert chain(play(again, "pass"), 1) == SWAPPED
    s = play(table(hand="uv-light detergent detergent", rival="goggles goggles dry-ice"), *SWAP, "respond goggles")
    play(s, "respond detergent on goggles", "respond goggles", "respond detergent on goggles", "respond dry-ice")
    assert (celsius(s), chain(s, 1), s.phase) == (-80, "TGCATG", MAIN)


@pytest.mark.ruling("ADNA-R70")
def test_several_temperature_cards_may_bring_an_attack_back() -> None:
    s = table(hand="uv-light distilled-water distilled-water", rival="heating-block goggles")
    play(s, *SWAP, "respond heating-block", "pass")
    assert (s.phase, celsius(s)) == (RESTORE, 50)
    assert legal(s) == ["respond distilled-water", "pass"]
    play(s, "respond distilled-water")
    assert (s.phase, s.to_move) == (ANSWER, 1)  # that card may be answered, too
    play(s, "pass")
    assert (s.phase, s.to_move, celsius(s)) == (RESTORE, 0, 37)
    play(s, "respond distilled-water", "pass")
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 25)
    assert [answer["seat"] for answer in s.view(None)["play"]["spent"]] == [1, 0, 0]
    assert chain(play(s, "pass"), 1) == SWAPPED
    single = play(table(hand="uv-light distilled-water", rival="heating-block"), *SWAP, "respond heating-block", "pass")
    assert refused(single, "respond distilled-water") == "does_not_restore"


@pytest.mark.ruling("ADNA-R70")
def test_several_temperature_cards_may_stop_an_attack() -> None:
    s = table(hand="deletion red-buffer", rival="distilled-water distilled-water thermal-cycler", celsius=37)
    play(s, "attack deletion on other with red-buffer", "remove 1", "remove 2")
    assert may(s, "respond distilled-water")
    assert refused(s, "respond thermal-cycler to 25") == "still_allowed"
    play(s, "respond distilled-water")
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 25)
    play(s, "respond distilled-water")
    assert (celsius(s), chain(s, 1)) == (16, "TGCATG")


KLENOW_ATTACK = "attack alkaline-phosphatase on other with red-buffer"


@pytest.mark.ruling("ADNA-R73")
@pytest.mark.parametrize(
    ("shifters", "step"),
    [("distilled-water", "distilled-water"), ("thermal-cycler", "thermal-cycler to 25")],
)
def test_a_defender_may_move_the_thermometer_to_where_a_blocker_in_hand_works(shifters: str, step: str) -> None:
    s = play(table(**PHOSPHATASE, rival=f"klenow {shifters}", celsius=37), KLENOW_ATTACK)
    assert refused(s, "respond klenow") == "wrong_temperature"
    refusal = s.why_not(GAME.parse("respond klenow"))
    assert refusal is not None and refusal.moves == (f"respond {step}",)
    assert GAME.text.words(GAME.parse(f"respond {step}"), s.view(1), ["Ada", "Ben"]).endswith(
        "37 to 25 °C, where your Klenow Fragment stops Alkaline Phosphatase"
    )
    play(s, f"respond {step}")
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 25)
    play(s, "respond klenow")
    assert (s.phase, chain(s, 1)) == (MAIN, "TGCATG")


@pytest.mark.ruling("ADNA-R73")
def test_heating_blocks_let_denaturation_stop_a_thermal_cycler() -> None:
    s = play(table(hand="thermal-cycler", rival="denaturation heating-block", celsius=80), "use thermal-cycler to 25")
    assert legal(s) == ["respond heating-block", "pass"]
    play(s, "respond heating-block")
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 100)
    assert celsius(play(s, "respond denaturation")) == 100
    s = play(
        table(hand="thermal-cycler", rival="denaturation heating-block heating-block", celsius=50),
        *("use thermal-cycler to 65", "respond heating-block"),
    )
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 65)  # where the Cycler leads anyway
    names = [type(event).__name__ for event in events(s, "pass")]
    assert celsius(s) == 65 and "ThermometerMoved" not in names


@pytest.mark.ruling("ADNA-R73")
def test_without_the_blocker_or_against_an_answer_the_thermometer_stays() -> None:
    s = play(table(**PHOSPHATASE, rival="goggles distilled-water", celsius=37), KLENOW_ATTACK)
    assert legal(s) == ["pass"]
    assert refused(s, "respond distilled-water") == "still_allowed"
    s = play(table(**PHOSPHATASE, rival="klenow heating-block", celsius=25), KLENOW_ATTACK)
    assert legal(s) == ["respond klenow", "respond heating-block", "pass"]
    s = table(hand="uv-light denaturation heating-block", rival="thermal-cycler", celsius=25)
    play(s, *SWAP, "respond thermal-cycler to 80")
    assert legal(s) == ["pass"]
    assert refused(s, "respond denaturation") == "wrong_temperature"
    assert "No card moves the thermometer before an answer is settled." in why(s, "respond denaturation")
    s = play(table(hand="thermal-cycler", rival="denaturation dry-ice", celsius=25), "use thermal-cycler to 37")
    assert "You hold no cards that lead to 100 °C from 25 °C." in why(s, "respond dry-ice")
    assert "You hold no cards that lead to 100 °C from 25 °C." in why(s, "respond denaturation")


def test_a_card_that_does_not_answer_is_refused_with_those_in_hand_that_do() -> None:
    s = play(table(hand="uv-light", rival="klenow goggles ice-box detergent"), *SWAP)
    assert why(s, "respond klenow").endswith(
        "Your Goggles or Ice Box would stop it, and so would your Detergent on Ultra-Violet Light."
    )
    refusal = s.why_not(GAME.parse("respond klenow"))
    assert refusal is not None
    assert refusal.moves == ("respond goggles", "respond ice-box", "respond detergent on uv-light")
    s = play(table(hand="heating-block", rival="klenow ice-box"), "use heating-block")
    assert why(s, "respond klenow").endswith("Your Ice Box would stop it.")
    s = table(hand="deletion red-buffer", rival="klenow distilled-water distilled-water", celsius=37)
    play(s, "attack deletion on other with red-buffer", "remove 1", "remove 2")
    assert why(s, "respond klenow").endswith("Your Distilled water would be a first step towards stopping it.")


@pytest.mark.ruling("ADNA-R15")
def test_everything_spent_goes_under_its_deck_whatever_the_result() -> None:
    s = table(hand="deletion red-buffer", rival="detergent")
    play(s, "attack deletion on other with red-buffer", "remove 1", "remove 2", "respond detergent on deletion")
    assert bottom(s, 2, 3) == ["detergent", "red-buffer", "deletion"]
    assert hand(s, 0) == hand(s, 1) == []
    assert s.view(0)["thermometer"]["card"] is None


def test_an_attacker_may_attack_again_after_a_failure() -> None:
    s = play(table(hand="uv-light uv-light", rival="goggles"), *SWAP, "respond goggles", "pass")
    assert (s.phase, s.to_move) == (MAIN, 0)
    assert may(s, "attack uv-light on other")


def test_what_does_not_answer_is_refused_with_what_would() -> None:
    s = play(table(hand="uv-light", rival="detergent klenow dry-ice"), *SWAP)
    assert refused(s, "respond klenow") == "does_not_block"
    assert "Klenow Fragment stops Alkaline Phosphatase, not Ultra-Violet Light." in why(s, "respond klenow")
    assert refused(s, "respond detergent on goggles") == "not_on_table"
    assert refused(s, "respond goggles") == "not_in_hand"
    assert refused(s, "stop") == "finish_first"
    enzyme = play(table(hand="EcoRI blue-buffer", rival="detergent", **CUT), "cut EcoRI on other")
    assert "Your Detergent on its Blue Buffer would stop it." in why(enzyme, "respond detergent on uv-light")
    enzyme = play(table(hand="EcoRI blue-buffer", rival="goggles", **CUT), "cut EcoRI on other")
    assert "Goggles stop Ultra-Violet Light, not EcoRI." in why(enzyme, "respond goggles")
    assert "A Detergent on its Blue Buffer would stop it; you hold none." in why(enzyme, "respond goggles")


def test_nothing_is_answered_when_nothing_was_played() -> None:
    assert refused(table(hand="detergent"), "respond detergent on uv-light") == "nothing_to_answer"
    assert refused(table(hand="dry-ice"), "respond dry-ice") == "nothing_to_answer"
    assert refused(table(), "pass") == "finish_first"


@pytest.mark.parametrize(("degrees", "stops"), [(25, True), (37, False)])
def test_klenow_stops_the_phosphatase_only_at_25_degrees(degrees: int, stops: bool) -> None:  # noqa: FBT001
    s = table(**PHOSPHATASE, rival="klenow", celsius=degrees)
    play(s, "attack alkaline-phosphatase on other with red-buffer")
    assert may(s, "respond klenow") is stops
    if not stops:
        assert refused(s, "respond klenow") == "wrong_temperature"


@pytest.mark.ruling("ADNA-R43")
@pytest.mark.parametrize(("degrees", "to", "stops"), [(100, 25, True), (25, 100, True), (25, 80, False)])
def test_denaturation_stops_a_cycler_at_100_degrees_or_to_100(degrees: int, to: int, stops: bool) -> None:  # noqa: FBT001
    s = play(table(hand="thermal-cycler", rival="denaturation", celsius=degrees), f"use thermal-cycler to {to}")
    assert may(s, "respond denaturation") is stops
    if not stops:
        assert refused(s, "respond denaturation") == "wrong_temperature"


@pytest.mark.ruling("ADNA-R43")
def test_a_thermal_cycler_may_be_an_answer_and_be_denatured_itself() -> None:
    s = play(table(hand="uv-light denaturation", rival="thermal-cycler"), *SWAP, "respond thermal-cycler to 100")
    play(s, "respond denaturation")
    assert celsius(s) == 25
    assert chain(s, 1) == SWAPPED


# -- temperature ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R14")
def test_only_a_level_at_which_the_attack_fails_is_an_answer() -> None:
    s = table(**PHOSPHATASE, rival="thermal-cycler heating-block", celsius=25)
    play(s, "attack alkaline-phosphatase on other with red-buffer")
    assert refused(s, "respond thermal-cycler to 37") == "still_allowed"
    assert refused(s, "respond thermal-cycler to 25") == "moves_nothing"
    assert may(s, "respond thermal-cycler to 50")
    assert may(s, "respond heating-block")


def test_a_card_for_any_temperature_is_not_stopped_by_one() -> None:
    s = play(table(hand="dnase-i", rival="dry-ice"), "attack dnase-i on other")
    assert refused(s, "respond dry-ice") == "does_not_block"
    s = play(table(hand="heating-block", rival="dry-ice"), "use heating-block")
    assert refused(s, "respond dry-ice") == "does_not_block"
    s = play(table(hand="uv-light dry-ice", rival="goggles"), *SWAP, "respond goggles")
    assert refused(s, "respond dry-ice") == "does_not_block"


@pytest.mark.ruling("ADNA-R14")
def test_the_attacker_may_bring_the_temperature_back_and_then_be_answered_again() -> None:
    s = table(hand="uv-light thermal-cycler", rival="dry-ice dry-ice goggles")
    play(s, *SWAP, "respond dry-ice", "pass")
    assert (s.phase, s.to_move, celsius(s)) == (RESTORE, 0, -80)
    assert legal(s) == ["respond thermal-cycler to 25", "pass"]
    play(s, "respond thermal-cycler to 25", "pass")
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 25)
    assert legal(s) == ["respond goggles", "respond dry-ice", "pass"]
    play(s, "pass")
    assert chain(s, 1) == SWAPPED


def test_not_bringing_the_temperature_back_fails_the_attack() -> None:
    s = play(table(hand="uv-light heating-block", rival="dry-ice"), *SWAP, "respond dry-ice", "pass")
    assert s.phase == RESTORE
    assert refused(s, "respond heating-block") == "does_not_restore"
    assert refused(s, "respond goggles") == "finish_first"
    assert refused(s, "respond detergent on dry-ice") == "finish_first"
    play(s, "pass")
    assert chain(s, 1) == "TGCATG"
    assert celsius(s) == -80
    assert hand(s, 0) == ["heating-block"]


@pytest.mark.ruling("ADNA-R51")
def test_an_attacker_whose_temperature_card_was_cancelled_may_try_another() -> None:
    s = table(hand="uv-light thermal-cycler thermal-cycler", rival="heating-block detergent")
    play(s, *SWAP, "respond heating-block", "pass", "respond thermal-cycler to 25")
    play(s, "respond detergent on thermal-cycler")
    assert (s.phase, celsius(s)) == (RESTORE, 50)
    play(s, "respond thermal-cycler to 25")
    assert chain(s, 1) == SWAPPED


@pytest.mark.ruling("ADNA-R49")
@pytest.mark.parametrize(
    ("cards", "move", "degrees"),
    [
        ("rnase-a", "use rnase-a on own", 37),
        ("linker", "use linker", 25),
        ("polylinker", "use polylinker", 37),
        ("ligation ligase red-buffer", "attack ligation on own with red-buffer", 4),
        ("EcoRI blue-buffer", "cut EcoRI on own", 37),
    ],
)
def test_a_change_of_temperature_stops_every_card_with_levels(cards: str, move: str, degrees: int) -> None:
    own = "ACU" if cards == "rnase-a" else "GAATTC"
    broken = "GG" if "lin" in cards or "liga" in cards else ""
    s = table(hand=cards, own=own, broken=broken, celsius=degrees, rival="water-bath")
    play(s, move, "respond water-bath")
    assert celsius(s) == 55
    assert chain(s, 0) == own


@pytest.mark.ruling("ADNA-R50")
@pytest.mark.parametrize(("degrees", "then"), [(100, 4), (80, 4), (25, 4), (16, 4), (4, 4), (-80, -80)])
def test_an_ice_box_stops_a_heating_block_at_every_level_and_cools_to_4_degrees(degrees: int, then: int) -> None:
    if degrees == 100:  # where a Heating Block moves nothing
        assert celsius(play(table(hand="ice-box", celsius=100), "use ice-box")) == then
        return
    s = play(table(hand="heating-block", rival="ice-box", celsius=degrees), "use heating-block", "respond ice-box")
    assert celsius(s) == then
    assert hand(s, 0) == hand(s, 1) == []


@pytest.mark.ruling("ADNA-R50")
def test_an_ice_box_that_saves_an_attack_from_a_heating_block_cools_it_all_the_same() -> None:
    s = play(
        table(hand="uv-light ice-box heating-block", rival="heating-block goggles"), *SWAP, "respond heating-block"
    )
    play(s, "respond ice-box", "pass")
    assert (s.phase, s.to_move, celsius(s)) == (RESTORE, 0, 4)
    play(s, "respond heating-block", "pass")  # from 4 it is two levels up to 25 °C
    assert (s.phase, s.to_move, celsius(s)) == (ANSWER, 1, 25)
    washed = table(hand="uv-light ice-box", rival="heating-block detergent")
    play(washed, *SWAP, "respond heating-block", "respond ice-box", "respond detergent on ice-box")
    assert celsius(washed) == 50


def test_a_way_back_is_offered_once_the_thermometer_has_moved() -> None:
    s = play(table(hand="uv-light thermal-cycler", rival="heating-block"), *SWAP, "respond heating-block")
    refusal = s.why_not(GAME.parse("respond thermal-cycler to 25"))
    assert refusal is not None
    assert "it can bring the thermometer back to 25 °C afterwards" in refusal.text
    assert refusal.moves == ("pass",)
    assert may(play(s, "pass"), "respond thermal-cycler to 25")


@pytest.mark.ruling("ADNA-R50")
def test_an_ice_box_against_an_attack_cools() -> None:
    s = play(table(hand="uv-light", rival="ice-box"), *SWAP, "respond ice-box")
    assert celsius(s) == 4
    assert chain(s, 1) == "TGCATG"


def test_one_level_up_is_an_answer_in_the_variant() -> None:
    s = play(table(hand="uv-light", rival="heating-block", heating_block="one_or_two"), *SWAP)
    assert legal(s, "respond heating") == ["respond heating-block", "respond heating-block one"]
    assert celsius(play(s, "respond heating-block one")) == 37


def test_everybody_sees_the_events_of_an_exchange() -> None:
    log = events(
        table(hand="uv-light detergent", rival="goggles"), *SWAP, "respond goggles", "respond detergent on goggles"
    )
    assert [type(event).__name__ for event in log if event.only is None] == [
        "Declared",
        *["Chose", "Chose", "Chose"],
        "Planned",
        "Answered",
        "Answered",
        "Cancelled",
        "TookEffect",
        "Rearranged",
    ]


# -- every card is stopped by its blockers --------------------------------------------------------------------------


def washed(card: str, *moves: str, check: Check | None = None, rival: str = "", **laid: Any) -> Scene:
    """Return a scene in which the rival uses a Detergent on the card."""
    return Scene(
        card, [*moves, f"respond detergent on {card}"], check or reads(), {**laid, "rival": f"detergent {rival}"}
    )


BLOCKED: list[Scene] = [
    washed("agarose-gel", "attack agarose-gel", hand="agarose-gel", check=lambda s: hand(s, 0) == []),
    washed("alkaline-phosphatase", "attack alkaline-phosphatase on other with red-buffer", **PHOSPHATASE),
    washed("pcr", "attack pcr on own with blue-buffer", **FULL_PCR),
    washed(
        "bsa",
        "cut MseI on other",
        hand="MseI blue-buffer bsa",
        other="CCTTAACC",
        celsius=37,
        check=lambda s: chain(s, 1) == "CCTTAACC" and celsius(s) == 37,
    ),
    washed("deletion", "attack deletion on own with red-buffer", "remove 1", "remove 2", hand="deletion red-buffer"),
    washed(
        "dephosphorylation",
        "cut EcoRI on other",
        "pass",
        "use dephosphorylation with red-buffer",
        hand="EcoRI blue-buffer red-buffer dephosphorylation alkaline-phosphatase",
        check=lambda s: fragment(s, 1) == "AATTCCC" and not s.sealed[1],
        **CUT,
    ),
    washed("distilled-water", "use distilled-water", hand="distilled-water", check=shows(25)),
    washed("dmso", "attack dmso", hand="dmso", celsius=55, check=lambda s: hand(s, 0) == []),
    washed("dnase-i", "attack dnase-i on other", hand="dnase-i"),
    washed("dna-ladder", "attack dna-ladder on other", hand="dna-ladder", own="AC", check=reads(own="AC")),
    washed("loading-dye", "attack loading-dye", hand="loading-dye", check=lambda s: s.view(0)["known_cards"][1] == []),
    washed("dna-polymerase", "attack dna-polymerase on own", *SWAP_TWO, hand="dna-polymerase", celsius=55),
    washed("dntps", "attack dntps on own", hand="dntps", celsius=55),
    washed("dry-ice", "use dry-ice", hand="dry-ice", check=shows(25)),
    washed(
        "electrophoresis",
        "attack electrophoresis",
        hand="electrophoresis",
        rival="A",
        check=lambda s: hand(s, 1) == ["A"],
    ),
    washed(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "take bases",
        "take reactions",
        hand="ethidium-bromide",
        rival="A",
        check=lambda s: hand(s, 1) == ["A"],
    ),
    washed("heating-block", "use heating-block", hand="heating-block", check=shows(25)),
    washed("ice-box", "use ice-box", hand="ice-box", check=shows(25)),
    washed(
        "ligase",
        "attack ligation on own with red-buffer",
        hand="ligation ligase red-buffer",
        celsius=4,
        check=lambda s: chain(s, 0) == "ACGTAC" and fragment(s, 0) == "GG",
        broken="GG",
    ),
    washed(
        "ligation",
        "attack ligation on own with red-buffer",
        hand="ligation ligase red-buffer",
        celsius=4,
        check=lambda s: chain(s, 0) == "ACGTAC" and fragment(s, 0) == "GG",
        broken="GG",
    ),
    washed("linker", "use linker", hand="linker", check=lambda s: fragment(s, 0) == "GG", broken="GG"),
    washed("magnesium-chloride", "attack pcr on own with blue-buffer", **FULL_PCR),
    washed("polylinker", "use polylinker", hand="polylinker", check=lambda s: fragment(s, 0) == "GG", broken="GG"),
    washed("rnase-a", "use rnase-a on own", hand="rnase-a", own="ACGU", celsius=37, check=reads(own="ACGU")),
    washed("spectrophotometer", "attack spectrophotometer on own", hand="spectrophotometer"),
    washed("thermal-cycler", "use thermal-cycler to 37", hand="thermal-cycler", check=shows(25)),
    washed("uv-light", "attack uv-light on other", *SWAP_TWO, hand="uv-light"),
    washed("water-bath", "use water-bath", hand="water-bath", check=shows(25)),
    *[
        washed(
            f"{colour}-buffer",
            f"attack deletion on own with {colour}-buffer",
            "remove 1",
            "remove 2",
            hand=f"deletion {colour}-buffer",
        )
        for colour in ("red", "green", "yellow", "blue")
    ],
    # a defence is stopped by the attacker's Detergent, and the attack goes through
    scene(
        "goggles",
        "attack uv-light on other",
        *SWAP_TWO,
        "respond goggles",
        "respond detergent on goggles",
        hand="uv-light detergent",
        rival="goggles",
        check=reads(other="GTCATG"),
    ),
    scene(
        "klenow",
        "attack alkaline-phosphatase on other with red-buffer",
        "respond klenow",
        "respond detergent on klenow",
        hand="alkaline-phosphatase dephosphorylation red-buffer detergent",
        rival="klenow",
        check=reads(other="TGCA"),
    ),
    scene(
        "non-toxic-stain",
        "attack ethidium-bromide",
        "take bases",
        "take bases",
        "respond non-toxic-stain",
        "respond detergent on non-toxic-stain",
        hand="ethidium-bromide detergent",
        rival="A C non-toxic-stain",
        check=lambda s: hand(s, 0) == ["A", "C"],
    ),
    scene(
        "denaturation",
        "use thermal-cycler to 100",
        "respond denaturation",
        "respond detergent on denaturation",
        hand="thermal-cycler detergent",
        rival="denaturation",
        check=shows(100),
    ),
    # blockers of a single card
    scene(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "respond klenow",
        rival="klenow",
        check=reads(),
        **PHOSPHATASE,
    ),
    scene(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "take reactions",
        "take reactions",
        "respond non-toxic-stain",
        hand="ethidium-bromide",
        rival="non-toxic-stain goggles",
        check=lambda s: hand(s, 1) == ["goggles"],
    ),
    scene(
        "heating-block", "use heating-block", "respond ice-box", hand="heating-block", rival="ice-box", check=shows(4)
    ),
    scene(
        "thermal-cycler",
        "use thermal-cycler to 100",
        "respond denaturation",
        hand="thermal-cycler",
        rival="denaturation",
        check=shows(25),
    ),
    scene(
        "uv-light",
        "attack uv-light on own",
        *SWAP_TWO,
        "respond goggles",
        hand="uv-light",
        rival="goggles",
        check=reads(),
    ),
]


@pytest.mark.parametrize("scene", BLOCKED, ids=str)
def test_a_card_is_stopped_by_its_blocker(scene: Scene) -> None:
    s = table(**scene.laid)
    census = GAME.census(s)
    play(s, *scene.moves)
    assert scene.check(s)
    assert GAME.census(s) == census


def stopped(log: list[dict[str, Any]]) -> set[str]:
    """Return the cards that failed or were cancelled, and the supports washed away."""
    cards = {event["card"] for event in log if event["event"] in ("Failed", "Cancelled")}
    for event in log:
        if event["event"] == "Declared" and event["card"] in cards:
            cards |= set(event["supports"])
    return cards


def test_every_card_but_detergent_is_blocked() -> None:
    blocked = {scene.card for scene in BLOCKED if scene.card in stopped(happened(scene))}
    assert blocked == {row["key"] for row in REACTION_DATA} - {"detergent"}  # §6.4


def test_every_blocker_of_every_card_is_tried() -> None:
    tried = {(case.card, case.moves[-1].removeprefix("respond ").split(" on ")[0]) for case in BLOCKED}
    named = {(row["key"], blocker) for row in REACTION_DATA for blocker in row["blocked_by"]}
    by_mark = {("ligation", "dephosphorylation")}  # §8.5: they never meet; test_repair.py
    assert named - tried == by_mark
