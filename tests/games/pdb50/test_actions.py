"""§3 Performing an action: pay, gain, Supply, and what arrives later."""

from typing import Any

import pytest

from benchtop.games.pdb50.components import KINDS, STOCK

from .table import GAME, allowed, group, has, legal, names, play, refused, table


def test_what_is_paid_goes_to_supply_and_what_is_gained_comes_from_there() -> None:
    s = table(group(1, samples=2), group(1))
    play(s, "place nmr triangle")
    assert has(s, 0) == {"triangle": 1}
    assert s.supply == [20, 20, 20, 20, 19, 30]


def test_you_must_own_all_that_you_pay() -> None:
    s = table(group(1, samples=1), group(1, samples=9))
    assert refused(s, "place nmr square") == "cannot_pay"


@pytest.mark.ruling("PDB50-R05")
def test_an_option_needs_its_whole_gain_in_supply() -> None:
    s = table(group(1, crystals=1), group(1), supply={"square": 1})
    assert refused(s, "place xray squares") == "supply_empty"
    assert allowed(s, "place xray circle")


@pytest.mark.ruling("PDB50-R05")
@pytest.mark.parametrize(
    ("empty", "move"),
    [
        ("achievement", "place publish"),
        ("sample", "place prepare-1"),
        ("sample", "place prepare-2"),
        ("crystal", "place grow"),
        ("circle", "place xray circle"),
        ("triangle", "place nmr triangle"),
        ("square", "place em square"),
        ("triangle", "place analyze circles"),
        ("square", "graduate square"),
        ("triangle", "place xfel"),
        ("crystal", "place automation crystal"),
    ],
)
def test_an_empty_supply_closes_what_it_should_give(empty: str, move: str) -> None:
    rich = group(2, cards=["xfel", "automation"], samples=3, crystals=3, squares=3, circles=3, triangles=3)
    s = table(rich, group(1))
    assert allowed(s, move)
    s = table(rich, group(1), supply={empty: 0})
    assert refused(s, move) == "supply_empty"


@pytest.mark.ruling("PDB50-R05")
def test_two_samples_are_not_one_sample_twice() -> None:
    s = table(group(1), group(1), supply={"sample": 1})
    assert allowed(s, "place prepare-1")
    assert refused(s, "place prepare-2") == "supply_empty"


@pytest.mark.ruling("PDB50-R05")
def test_without_any_data_in_supply_nobody_can_graduate() -> None:
    s = table(group(3), group(1), supply={"square": 0, "circle": 0, "triangle": 0})
    assert not [move for move in legal(s) if move.startswith("graduate")]


@pytest.mark.ruling("PDB50-R05")
def test_recruit_needs_a_researcher_of_your_colour_in_supply() -> None:
    s = table(group(10), group(1))
    assert refused(s, "place recruit") == "no_recruits_left"
    s = table(group(9), group(1))
    assert allowed(s, "place recruit")


@pytest.mark.ruling("PDB50-R14")
def test_tokens_pass_only_between_a_player_and_supply() -> None:
    """Check that no move changes another player's tokens: there is no trading."""
    full: dict[str, Any] = {"samples": 4, "crystals": 2, "squares": 2, "circles": 2, "triangles": 2}
    for move in GAME.moves[:-3]:  # all but the draft
        s = table(group(2, cards=["automation", "electron-crystallography", "ihm", "xfel"], **full), group(1, **full))
        before = s.players[1].tokens[:]
        play(s, str(move))
        assert s.players[1].tokens == before, move
        assert [s.supply[k] + s.players[0].tokens[k] + before[k] for k in range(KINDS)] == STOCK, move


# -- what arrives at the end of the round ------------------------------------------------------------------------------


def test_a_recruit_arrives_at_the_end_of_the_round_and_not_before() -> None:
    s = table(group(1), group(1))
    play(s, "place recruit")
    assert (s.players[0].team(), s.players[0].recruits, s.players[0].reserve) == (1, 1, 8)
    events = play(s, "place publish")
    assert "RecruitArrived" in names(events)
    assert (s.players[0].unplayed, s.players[0].recruits) == (2, 0)


def test_a_claimed_card_stays_on_the_board_until_the_round_ends() -> None:
    s = table(group(1, triangles=2), group(1))
    play(s, "place innovate-right")
    view = s.view(None)
    assert view["slots"][2]["card"] == "2LYZ"
    assert view["slots"][2]["claimed_by"] == 0
    assert view["players"][0]["depositions"] == []
    play(s, "place publish")
    assert s.view(None)["players"][0]["depositions"] == ["2LYZ"]


def test_the_price_of_a_claimed_card_is_paid_at_once() -> None:
    s = table(group(1, triangles=2), group(1))
    play(s, "place innovate-right")
    assert has(s, 0) == {}


def test_an_additional_action_claimed_this_round_cannot_be_used_yet() -> None:
    s = table(group(2, triangles=2), group(1), slots=("1MBN", "2DHB", "automation"))
    play(s, "place innovate-right", "place publish")
    assert refused(s, "place automation sample") == "card_not_here_yet"
