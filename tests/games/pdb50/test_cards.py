"""§6 Innovation cards."""

from typing import Any

import pytest

from benchtop.core.state import NONE
from benchtop.games.pdb50.components import CARD, CARDS

from .table import GAME, allowed, group, has, legal, play, refused, table, why_not

ACTIONS = ["automation", "electron-crystallography", "ihm", "xfel"]
DATA = ["square", "circle", "triangle"]


@pytest.mark.ruling("PDB50-R06")
def test_a_deposition_is_worth_three_and_takes_no_tokens() -> None:
    s = table(group(1, triangles=2, achievement=1), group(0))
    play(s, "place innovate-right")
    assert s.scores() == [4, 0]
    assert s.supply[5] == 29


@pytest.mark.ruling("PDB50-R10")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_additional_action_costs_the_price_of_its_box_and_is_worth_nothing(card: str) -> None:
    s = table(group(1, squares=2, circles=2), group(0), slots=(card, "2DHB", "2LYZ"))
    play(s, "place innovate-left")
    assert has(s, 0) == {}
    assert [CARDS[number].key for number in s.players[0].actions] == [card]
    assert s.scores() == [0, 0]


@pytest.mark.ruling("PDB50-R10")
def test_an_additional_action_is_usable_from_the_next_round_on() -> None:
    s = table(group(2, triangles=2), group(0), slots=("1MBN", "2DHB", "automation"))
    play(s, "place innovate-right")
    assert refused(s, "place automation sample") == "card_not_here_yet"
    play(s, "place publish")
    assert allowed(s, "place automation sample")


@pytest.mark.ruling("PDB50-R10")
def test_an_additional_action_is_used_once_a_round() -> None:
    s = table(group(3, cards=["automation"]), group(0))
    play(s, "place automation sample")
    assert refused(s, "place automation crystal") == "box_taken"
    play(s, "graduate circle", "graduate circle")
    assert allowed(s, "place automation crystal")


@pytest.mark.ruling("PDB50-R10")
def test_an_additional_action_takes_a_researcher() -> None:
    s = table(group(2, cards=["automation"]), group(0))
    play(s, "place automation crystal")
    assert s.players[0].unplayed == 1


@pytest.mark.ruling("PDB50-R10")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_additional_action_is_for_its_owner_only(card: str) -> None:
    s = table(group(1, crystals=2, squares=2), group(1, cards=[card]))
    move = next(str(move) for move in GAME.moves if str(move).startswith(f"place {card}"))
    assert refused(s, move) == "not_your_card"
    assert why_not(s, move).params["seat"] == 1


@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        ("place automation sample", {}, {"sample": 1}),
        ("place automation crystal", {}, {"crystal": 1}),
        pytest.param(
            "place electron-crystallography", {"crystals": 1}, {"triangle": 1}, marks=pytest.mark.ruling("PDB50-R22")
        ),
        pytest.param("place xfel", {"crystals": 1}, {"triangle": 1}, marks=pytest.mark.ruling("PDB50-R22")),
    ],
)
def test_an_additional_action_turns_its_price_into_its_gain(
    move: str, before: dict[str, Any], after: dict[str, int]
) -> None:
    s = table(group(1, cards=ACTIONS, **before), group(1))
    play(s, move)
    assert has(s, 0) == after
    for short in before:
        poor = table(group(1, cards=ACTIONS, **before | {short: 0}), group(1))
        assert refused(poor, move) == "cannot_pay"


@pytest.mark.ruling("PDB50-R22")
@pytest.mark.parametrize("gain", DATA)
@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)])
def test_ihm_turns_any_two_data_into_one_of_any_kind(first: int, second: int, gain: str) -> None:
    own: dict[str, Any] = {f"{kind}s": [first, second].count(place) for place, kind in enumerate(DATA)}
    s = table(group(1, cards=["ihm"], **own), group(1))
    play(s, f"place ihm {DATA[first]}+{DATA[second]} for {gain}")
    assert has(s, 0) == {gain: 1}


@pytest.mark.ruling("PDB50-R22")
def test_ihm_offers_every_pair_that_one_owns_and_no_other() -> None:
    s = table(group(1, cards=["ihm"], squares=1, circles=2), group(1))
    pairs = {move.split()[2] for move in legal(s) if move.startswith("place ihm")}
    assert pairs == {"square+circle", "circle+circle"}


@pytest.mark.ruling("PDB50-R26")
def test_ihm_may_give_back_a_kind_that_was_just_returned() -> None:
    s = table(group(1, cards=["ihm"], triangles=2), group(1), supply={"triangle": 0})
    assert allowed(s, "place ihm triangle+triangle for triangle")


@pytest.mark.ruling("PDB50-R26")
def test_ihm_cannot_give_what_neither_supply_nor_the_price_holds() -> None:
    s = table(group(1, cards=["ihm"], squares=2), group(1), supply={"triangle": 0})
    assert refused(s, "place ihm square+square for triangle") == "supply_empty"


@pytest.mark.ruling("PDB50-R09")
def test_three_additional_actions_stay_face_up_until_claimed() -> None:
    three = ("automation", "ihm", "xfel")
    s = table(group(1, triangles=2), group(1), slots=three)
    play(s, "place publish", "place lead")
    assert s.slots == [CARD[card] for card in three]
    assert refused(s, "place innovate-left") == "cannot_pay"
    play(s, "place publish")
    assert allowed(s, "place innovate-right")


@pytest.mark.ruling("PDB50-R29")
def test_unclaimed_additional_actions_leave_the_game_where_that_is_agreed() -> None:
    slots = ("automation", "1MBN", "xfel")
    s = table(group(1, triangles=2), group(1), slots=slots, clear_actions=True)
    events = play(s, "place innovate-right", "place publish")
    assert [event.facts() for event in events if type(event).__name__ == "CardLeft"] == [
        {"box": "innovate-left", "card": "automation"}
    ]
    assert s.players[0].actions == [CARD["xfel"]] and s.slots[1] == CARD["1MBN"]
    assert s.view(0)["set_aside"] == ["automation"] and NONE not in s.slots
    refusal = why_not(s, "place automation sample")
    assert (refusal.code, refusal.rule) == ("not_your_card", "§6.8")
    assert refusal.text == "Automation has left the game: nobody claimed it in its round."


def test_a_card_for_sale_is_not_yours_and_the_refusal_names_its_price() -> None:
    s = table(group(1), group(1), slots=("xfel", "2DHB", "2LYZ"))
    refusal = why_not(s, "place xfel")
    assert refusal.code == "not_your_card"
    assert refusal.remedy == "It lies in the archive and costs 2 squares + 2 circles."
    rich = table(group(1, squares=2, circles=2), group(1), slots=("xfel", "2DHB", "2LYZ"))
    assert why_not(rich, "place xfel").remedy == "It lies in the archive: claim it for 2 squares + 2 circles."


def test_a_card_that_another_has_claimed_this_round_is_not_yours() -> None:
    s = table(group(1), group(1, on=["innovate-left"]), slots=("xfel", "2DHB", "2LYZ"))
    refusal = why_not(s, "place xfel")
    assert (refusal.code, refusal.text) == (
        "not_your_card",
        "Another player has claimed XFEL this round.",
    )


def test_a_card_in_the_deck_is_not_yours() -> None:
    refusal = why_not(table(group(1), group(1)), "place automation sample")
    assert refusal.code == "not_your_card"
    assert "still in the deck" in refusal.text


def test_all_four_cards_can_be_owned_and_used_in_one_round() -> None:
    s = table(group(4, cards=ACTIONS, crystals=2), group(0))
    play(s, "place xfel", "place electron-crystallography", "place ihm triangle+triangle for circle")
    play(s, "place automation sample")
    assert has(s, 0) == {"sample": 1, "circle": 1}
