"""§7 The end of a round."""

import pytest

from benchtop.games.pdb50.components import CARD

from .table import group, names, play, table


@pytest.mark.ruling("PDB50-R19")
def test_a_round_ends_in_the_printed_order() -> None:
    s = table(group(0, on=["recruit", "innovate-left"]), group(1, on=["innovate-right"]), to_move=1)
    events = play(s, "place publish")
    assert names(events) == [
        "Placed",
        "RecruitArrived",
        "CardAcquired",
        "CardAcquired",
        "CardRevealed",
        "CardRevealed",
        "RoundBegan",
    ]


def test_everybody_takes_the_researchers_back() -> None:
    s = table(group(0, on=["lead", "grow"]), group(1, on=["prepare-1"]), to_move=1)
    play(s, "place publish")
    assert [(player.unplayed, player.placed) for player in s.players] == [(2, []), (2, [])]


def test_claimed_cards_are_acquired_by_those_who_paid() -> None:
    s = table(group(0, on=["innovate-middle"]), group(1, on=["innovate-left"]), to_move=1)
    play(s, "place publish")
    assert s.players[0].depositions == [CARD["2DHB"]]
    assert s.players[1].depositions == [CARD["1MBN"]]


def test_only_emptied_boxes_get_new_cards() -> None:
    s = table(group(0, on=["innovate-middle"]), group(1), to_move=1)
    top = s.deck[-1]
    play(s, "place publish")
    assert s.slots == [CARD["1MBN"], top, CARD["2LYZ"]]


@pytest.mark.ruling("PDB50-R28")
def test_empty_boxes_are_filled_from_left_to_right() -> None:
    s = table(group(0, on=["innovate-right"]), group(1, on=["innovate-left"]), to_move=1)
    first, second = s.deck[-1], s.deck[-2]
    play(s, "place publish")
    assert s.slots == [first, CARD["2DHB"], second]


def test_all_boxes_are_open_again() -> None:
    s = table(group(0, on=["lead", "prepare-1"]), group(1, on=["prepare-2"]), to_move=1)
    play(s, "place publish")
    assert all(box["taken_by"] is None for box in s.view(None)["boxes"])


@pytest.mark.ruling("PDB50-R08")
def test_the_deck_cannot_run_out() -> None:
    """Take everybody to the brink: nine achievement, every action card owned, three cards face up; 13 cards remain."""
    cards = ["1MBN 2DHB 2LYZ", "4INS 4TNA 2TBV", "1BNA 1PRC 1BUS", "1BRD 1HSG 1BMF"]
    groups = [group(1, cards=held.split()) for held in cards]
    for card in ("automation", "electron-crystallography", "ihm", "xfel"):
        groups[0].acquire(CARD[card])
    s = table(*groups, slots=("1EMA", "1IGT", "1AOI"))
    assert len(s.deck) == 32 - 19
    assert max(s.scores()) < 12


@pytest.mark.ruling("PDB50-R08")
def test_an_empty_deck_leaves_the_box_empty_and_play_goes_on() -> None:
    s = table(group(1, triangles=2), group(0))
    s.deck.clear()
    play(s, "place innovate-right")
    assert s.view(None)["slots"][2]["card"] is None
    assert not s.over
