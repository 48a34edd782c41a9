"""§5 Graduate / Retire."""

import pytest

from benchtop.core.events import travel

from .table import BOARD, FREE, allowed, group, has, legal, play, refused, table


@pytest.mark.parametrize("kind", ["square", "circle", "triangle"])
def test_a_researcher_graduates_for_a_data_token_of_your_choice(kind: str) -> None:
    s = table(group(2), group(1))
    play(s, f"graduate {kind}")
    assert has(s, 0) == {kind: 1}
    assert s.supply[["square", "circle", "triangle"].index(kind) + 2] == 19


def test_a_graduate_goes_back_to_supply_and_does_not_return() -> None:
    s = table(group(2, on=["publish"]), group(0))
    play(s, "graduate circle", "place lead")
    assert s.round == 3
    assert (s.players[0].unplayed, s.players[0].reserve) == (2, 8)


@pytest.mark.ruling("PDB50-R02")
def test_to_graduate_is_allowed_while_boxes_are_open() -> None:
    s = table(group(2), group(1))
    assert allowed(s, "place publish")
    assert allowed(s, "graduate circle")
    events = play(s, "graduate circle")
    assert events[0].facts() == {"seat": 0, "token": "circle", "forced": False}
    assert events[0].moved == [
        travel("researcher:red", "researchers:0", "supply"),
        travel("token:circle", "supply", "tokens:0"),
    ]


@pytest.mark.ruling("PDB50-R02")
def test_without_a_usable_box_one_must_graduate_and_chooses_the_data() -> None:
    s = table(group(1, on=["publish"]), group(1, on=["lead", "prepare-1", "prepare-2", "recruit"]))
    assert legal(s) == ["graduate square", "graduate circle", "graduate triangle"]
    events = play(s, "graduate triangle")
    assert events[0].to_json()["forced"] is True


@pytest.mark.ruling("PDB50-R02")
def test_an_own_card_that_can_be_used_keeps_one_from_having_to_graduate() -> None:
    s = table(group(1, on=["publish"], cards=["automation"]), group(1, on=[b for b in BOARD if b != "publish"]))
    assert allowed(s, "place automation sample")
    assert play(s, "graduate circle")[0].to_json()["forced"] is False


def test_the_last_researcher_cannot_graduate() -> None:
    assert refused(table(group(1), group(1)), "graduate square") == "last_researcher"


def test_placed_researchers_count_among_the_two() -> None:
    s = table(group(1, on=["publish"]), group(1))
    assert allowed(s, "graduate square")


@pytest.mark.ruling("PDB50-R11")
def test_nobody_can_graduate_in_the_first_round() -> None:
    s = table(group(1), group(1, circles=1), number=1)
    assert legal(s) == [f"place {key}" for key in FREE]


@pytest.mark.ruling("PDB50-R03")
def test_a_recruit_on_the_box_does_not_count_before_it_arrives() -> None:
    s = table(group(1, on=["recruit"]), group(1))
    assert s.players[0].team() == 2, "one placed, one un-played: the recruit is not among them"
    play(s, "graduate square")
    assert s.players[0].team() == 1
    assert s.players[0].recruits == 1


@pytest.mark.ruling("PDB50-R03")
def test_after_recruiting_you_may_always_graduate_the_other_researcher() -> None:
    s = table(group(2), group(1))
    play(s, "place recruit", "place publish")
    assert allowed(s, "graduate circle")
