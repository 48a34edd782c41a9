"""§4 The boxes of the board, with every option."""

from typing import Any

import pytest

from benchtop.core.events import travel
from benchtop.games.pdb50.components import BOX

from .table import allowed, group, has, names, play, refused, table


@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        ("place publish", {}, {"achievement": 1}),
        ("place prepare-1", {}, {"sample": 1}),
        ("place prepare-2", {}, {"sample": 2}),
        ("place grow", {"samples": 1}, {"crystal": 1}),
        pytest.param("place xray squares", {"crystals": 1}, {"square": 2}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place xray circle", {"crystals": 1}, {"circle": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place nmr square", {"samples": 2}, {"square": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place nmr triangle", {"samples": 2}, {"triangle": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place em circles", {"samples": 1}, {"circle": 2}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place em square", {"samples": 1}, {"square": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place analyze squares", {"squares": 2}, {"triangle": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place analyze circles", {"circles": 2}, {"triangle": 1}, marks=pytest.mark.ruling("PDB50-R21")),
        pytest.param("place innovate-left", {"squares": 2, "circles": 2}, {}, marks=pytest.mark.ruling("PDB50-R23")),
        pytest.param(
            "place innovate-middle",
            {"squares": 1, "circles": 1, "triangles": 1},
            {},
            marks=pytest.mark.ruling("PDB50-R23"),
        ),
        pytest.param("place innovate-right", {"triangles": 2}, {}, marks=pytest.mark.ruling("PDB50-R23")),
    ],
)
def test_a_box_turns_its_price_into_its_gain(move: str, before: dict[str, Any], after: dict[str, int]) -> None:
    s = table(group(1, **before), group(1))
    play(s, move)
    assert has(s, 0) == after
    for short, enough in before.items():
        poor = table(group(1, **before | {short: enough - 1}), group(1))
        assert refused(poor, move) == "cannot_pay", f"one of the {short} too few"


# -- Recruit Researcher ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("PDB50-R11")
def test_nobody_recruits_in_the_first_round() -> None:
    assert refused(table(group(1), group(1), number=1), "place recruit") == "first_round"
    assert allowed(table(group(1), group(1), number=2), "place recruit")


def test_only_one_researcher_is_recruited_in_a_round() -> None:
    s = table(group(1), group(1))
    play(s, "place recruit")
    assert refused(s, "place recruit") == "box_taken"


# -- Lead the Field -------------------------------------------------------------------------------------------------


def test_the_leader_token_moves_at_once() -> None:
    s = table(group(2), group(2), leader=0)
    events = play(s, "place publish", "place lead")
    assert s.leader == 1
    assert events[-1].facts() == {"seat": 1, "before": 0}
    assert events[-1].moved == [travel("token:leader", "tokens:0", "tokens:1")]


@pytest.mark.ruling("PDB50-R04")
def test_a_new_leader_does_not_change_the_order_of_this_round() -> None:
    s = table(group(1), group(2), group(1), leader=0)
    play(s, "place publish", "place lead")
    assert s.to_move == 2
    play(s, "place prepare-1")
    assert s.to_move == 1


@pytest.mark.ruling("PDB50-R04")
def test_the_leader_may_lead_the_field_and_keep_it_from_the_others() -> None:
    s = table(group(1), group(1), leader=0)
    play(s, "place lead")
    assert s.leader == 0
    assert refused(s, "place lead") == "box_taken"


@pytest.mark.ruling("PDB50-R04")
def test_where_that_is_agreed_lead_the_field_is_for_the_others() -> None:
    s = table(group(1), group(1), leader=0, leader_may_lead=False)
    assert refused(s, "place lead") == "leads_already"
    assert s.view(0)["unusable"]["lead"]["why"] == "leads_already"
    play(s, "place publish", "place lead")
    assert s.leader == 1 and s.to_move == 1
    assert refused(s, "place lead") == "leads_already"


@pytest.mark.ruling("PDB50-R30")
def test_a_leader_who_can_do_nothing_is_skipped_when_a_round_begins() -> None:
    """Reach the only case: the Leader may not lead on, and Supply is out of samples and achievement (§2.6)."""
    empty = {"sample": 0, "achievement": 0}
    s = table(group(0), group(1), leader=0, to_move=1, supply=empty, leader_may_lead=False, number=1)
    s.players[0].placed = [BOX["publish"].number]
    s.players[0].reserve, s.players[1].reserve = 0, 0
    events = play(s, "place lead")
    assert s.leader == 1 and s.round == 2
    assert names(events)[-2:] == ["RoundBegan", "Skipped"] and s.to_move == 0


def test_the_leader_keeps_the_token_while_nobody_takes_it() -> None:
    s = table(group(1), group(1), leader=0)
    play(s, "place publish", "place prepare-1")
    assert s.leader == 0
    assert s.to_move == 0


# -- Innovate -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("PDB50-R13")
def test_innovate_is_open_in_the_first_round_but_nobody_can_pay() -> None:
    s = table(group(1), group(1, triangles=1), number=1, to_move=1)
    for slot in ("left", "middle", "right"):
        assert refused(s, f"place innovate-{slot}") == "cannot_pay"


@pytest.mark.ruling("PDB50-R08")
def test_an_innovate_box_without_a_card_cannot_be_used() -> None:
    s = table(group(1, triangles=2), group(1), slots=("1MBN", "2DHB", None))
    assert refused(s, "place innovate-right") == "no_card"


def test_claiming_emits_an_event() -> None:
    s = table(group(1, triangles=2), group(1))
    events = play(s, "place innovate-right")
    assert names(events) == ["Placed", "Claimed"]
    assert events[1].to_json() == {"event": "Claimed", "seat": 0, "card": "2LYZ", "box": "innovate-right"}
