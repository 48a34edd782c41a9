"""Every refusal: its code and what it teaches."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from benchtop.games import pdb50
from benchtop.games.pdb50.state import State

from .table import GAME, group, table, why_not

HERE = Path(pdb50.__file__).parent


def drafting(seats: int = 3) -> State:
    s = GAME.new(seats, seed=2)
    assert isinstance(s, State)
    return s


def half_drafted() -> State:
    s = drafting()
    s.play(GAME.parse("draft circle"))
    return s


REFUSALS: dict[str, tuple[Callable[[], State], str, str]] = {
    "draft_first": (drafting, "place publish", "§1.5"),
    "draft_over": (lambda: table(group(1), group(1)), "draft square", "§1.5"),
    "token_gone": (half_drafted, "draft circle", "§1.5"),
    "box_closed": (lambda: table(group(1), group(1), tight=True), "place prepare-1", "§1.7"),
    "box_taken": (lambda: table(group(1), group(1, on=["publish"])), "place publish", "§2.4"),
    "supply_empty": (lambda: table(group(1), group(1), supply={"sample": 1}), "place prepare-2", "§3.2"),
    "first_round": (lambda: table(group(1), group(1), number=1), "place recruit", "§4.1"),
    "no_recruits_left": (lambda: table(group(10), group(1)), "place recruit", "§4.1"),
    "cannot_pay": (lambda: table(group(1), group(1)), "place xray squares", "§4.6"),
    "no_card": (lambda: table(group(1), group(1), slots=(None, None, None)), "place innovate-left", "§4.10"),
    "last_researcher": (lambda: table(group(1), group(1)), "graduate circle", "§5.3"),
    "not_your_card": (lambda: table(group(1), group(1, cards=["xfel"])), "place xfel", "§6.3"),
    "leads_already": (lambda: table(group(1), group(1), leader_may_lead=False), "place lead", "§4.2"),
    "card_not_here_yet": (
        lambda: table(group(1, on=["innovate-left"]), group(1), slots=("xfel", "2DHB", "2LYZ")),
        "place xfel",
        "§3.3",
    ),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_each_refusal_has_its_code_and_its_paragraph(code: str) -> None:
    lay_out, move, rule = REFUSALS[code]
    refusal = why_not(lay_out(), move)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.text.endswith(".")


def test_no_refusal_of_the_game_is_left_out_here() -> None:
    source = "".join((HERE / name).read_text(encoding="utf-8") for name in ("moves.py", "refusals.py"))
    assert set(re.findall(r'Refusal\(\s*"([a-z_]+)"', source)) == set(REFUSALS)


def test_the_beamline_says_why_it_needs_a_crystal_and_where_to_get_one() -> None:
    refusal = why_not(table(group(1), group(1)), "place xray squares")
    assert refusal.text == "X-ray Crystallography costs 1 crystal; you have no crystals."
    assert refusal.biology is not None
    assert "scatter far too weakly from one molecule" in refusal.biology
    assert refusal.remedy == "Grow Crystals turns 1 sample into 1 crystal, once you can pay." and refusal.moves == ()


def test_a_price_with_parts_names_all_that_is_there_and_all_that_is_missing() -> None:
    refusal = why_not(table(group(1, squares=1, circles=2), group(1)), "place innovate-left")
    assert (
        refusal.text
        == "Claiming 1MBN Myoglobin (sperm whale) costs 2 squares + 2 circles; you have 1 square and 2 circles."
    )
    assert refusal.remedy is not None
    assert "X-ray Crystallography turns 1 crystal into 2 squares" in refusal.remedy
    assert "circles" not in refusal.remedy


def test_a_remedy_names_what_is_open_now() -> None:
    refusal = why_not(table(group(1), group(1, on=["prepare-2"])), "place grow")
    assert refusal.remedy == "Prepare Samples (1) gives 1 sample: you can do that now."
    assert refusal.moves == ("place prepare-1",)


def test_a_remedy_that_must_wait_says_so() -> None:
    refusal = why_not(table(group(1), group(1, on=["grow"])), "place xray circle")
    assert refusal.remedy == "Grow Crystals turns 1 sample into 1 crystal, again from the next round on."


def test_a_remedy_never_sends_anybody_to_a_closed_box() -> None:
    refusal = why_not(table(group(1), group(1), tight=True), "place grow")
    assert refusal.remedy == "Prepare Samples (2) gives 2 samples: you can do that now."


def test_a_remedy_knows_your_own_cards() -> None:
    refusal = why_not(table(group(1, cards=["automation"]), group(1, on=["grow"])), "place xray circle")
    assert refusal.remedy == "Automation gives 1 crystal: you can do that now."


def test_a_remedy_names_a_box_once_however_many_options_it_has() -> None:
    s = table(group(1, cards=["ihm"]), group(1, on=["nmr"]))
    assert why_not(s, "place innovate-right").remedy == (
        "Analyze Data turns 2 squares or 2 circles into 1 triangle or IH/M turns any 2 Data into 1 triangle, once you "
        "can pay."
    )


def test_a_remedy_names_graduation_if_you_have_a_second_researcher() -> None:
    refusal = why_not(table(group(2, triangles=1), group(1)), "place innovate-right")
    assert refusal.remedy == "Graduate / Retire gives 1 triangle for a researcher: you can do that now."
    assert refusal.moves == ("graduate triangle",)


def test_a_taken_box_says_that_somebody_stands_there_and_what_else_helps() -> None:
    refusal = why_not(table(group(1, samples=1, crystals=1), group(1, on=["em"])), "place em square")
    assert refusal.text == "Another player's researcher stands on Electron Microscopy this round."
    assert refusal.remedy is not None
    assert "meanwhile X-ray Crystallography turns" in refusal.remedy
    poor = why_not(table(group(1, samples=1), group(1, on=["em"]), leader=0), "place em square")
    assert poor.remedy == "It opens again next round. You lead, so you go first then, unless somebody takes the lead."
    own = why_not(table(group(1, on=["publish"]), group(1)), "place publish")
    assert own.text == "Your own researcher stands on Publish Initial Results this round."
    assert own.remedy is not None and own.remedy.startswith("It opens again next round.")


def test_a_remedy_for_a_taken_box_says_how_to_go_first() -> None:
    late = why_not(table(group(1), group(1, on=["recruit"]), leader=1), "place recruit")
    first = "Whoever leads goes first then: Lead the Field now, and that is you."
    assert (late.remedy, late.moves) == (f"It opens again next round. {first}", ("place lead",))
    later = why_not(table(group(1), group(2, on=["recruit", "lead"]), leader=1), "place recruit")
    assert later.remedy == (
        "It opens again next round. Whoever leads goes first then; Lead the Field makes you the Leader."
    )
    early = why_not(table(group(1), group(1), number=1, leader=1), "place recruit")
    assert (early.remedy, early.moves) == (f"It opens in round 2. {first}", ("place lead",))


def test_an_empty_supply_says_how_much_is_left() -> None:
    refusal = why_not(table(group(1), group(1), supply={"sample": 1}), "place prepare-2")
    assert refusal.text == "Prepare Samples (2) gives 2 samples, but Supply has only 1."
    none = why_not(table(group(1), group(1), supply={"achievement": 0}), "place publish")
    assert none.text == "Publish Initial Results gives 1 achievement, but Supply has no achievements."
    assert none.remedy is not None
    assert "takes no tokens" in none.remedy


def test_a_remedy_names_only_the_option_that_can_be_paid() -> None:
    refusal = why_not(table(group(1, circles=2), group(1)), "place innovate-right")
    assert refusal.remedy == "Analyze Data turns 2 circles into 1 triangle: you can do that now."
    assert refusal.moves == ("place analyze circles",)


def test_no_remedy_promises_what_supply_does_not_have() -> None:
    refusal = why_not(table(group(2, samples=2), group(1), supply={"triangle": 0}), "place innovate-right")
    assert refusal.remedy == "Triangles come back to Supply when somebody pays with them." and refusal.moves == ()


def test_recruiting_is_not_advised_before_it_is_open() -> None:
    early = why_not(table(group(1), group(1), number=1), "graduate circle")
    assert early.remedy is not None
    assert early.remedy.startswith("Recruit Researcher brings another, from round 2 on. You lead")
    assert why_not(table(group(1), group(1)), "graduate circle").moves == ("place recruit",)
    late = why_not(table(group(1), group(1, on=["recruit"]), leader=1), "graduate circle")
    assert late.remedy is not None and late.moves == ("place lead",)
    assert late.remedy.startswith("Recruit Researcher brings another; it opens again next round. Whoever leads")


def test_a_claimed_box_opens_again_with_another_card() -> None:
    s = table(group(1), group(1, on=["innovate-left"]))
    assert why_not(s, "place innovate-left").remedy == "It opens again next round, with another card on it."


def test_an_additional_action_on_an_innovate_box_has_its_own_science() -> None:
    s = table(group(1), group(1), slots=("automation", "2DHB", "2LYZ"))
    assert str(why_not(s, "place innovate-left").biology).startswith("Robots pipette")
    assert str(why_not(s, "place innovate-middle").biology).endswith("no data, no deposition.")


def test_a_card_that_can_be_claimed_is_named_with_its_move() -> None:
    slots = ("automation", "2DHB", "2LYZ")
    assert why_not(table(group(1), group(1), slots=slots), "place automation sample").moves == ()
    rich = table(group(1, squares=2, circles=2), group(1), slots=slots)
    assert why_not(rich, "place automation sample").moves == ("place innovate-left",)


def test_the_game_is_over_is_said_by_the_kernel() -> None:
    s = table(group(1, achievement=11), group(0))
    s.play(GAME.parse("place publish"))
    assert why_not(s, "place publish").code == "game_over"
