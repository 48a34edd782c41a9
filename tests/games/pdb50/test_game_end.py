"""§8 The end of the game."""

import pytest

from benchtop.games.pdb50.components import LAST_ROUND
from benchtop.games.pdb50.events import GameEnded

from .table import GAME, group, names, play, table

NINE = ["4INS", "4TNA", "2TBV"]  # three depositions


def test_twelve_achievement_ends_the_game_with_the_round() -> None:
    s = table(group(1, achievement=11), group(1))
    play(s, "place publish")
    assert not s.over, "the round is played to its end"
    events = play(s, "place lead")
    assert s.over
    assert names(events)[-1] == "GameEnded"


def test_eleven_do_not() -> None:
    s = table(group(1, achievement=10), group(0))
    play(s, "place publish")
    assert not s.over


@pytest.mark.ruling("PDB50-R07")
def test_a_card_claimed_this_round_can_end_the_game() -> None:
    s = table(group(1, cards=NINE, triangles=2), group(1))
    play(s, "place innovate-right")
    assert not s.over
    assert s.scores() == [9, 0]
    play(s, "place publish")
    assert s.over
    assert s.scores() == [12, 1]


def test_tokens_and_depositions_count_together() -> None:
    s = table(group(1, cards=NINE, achievement=2), group(0))
    play(s, "place publish")
    assert s.over
    assert s.scores() == [12, 0]


@pytest.mark.ruling("PDB50-R19")
def test_after_the_last_round_no_card_is_drawn() -> None:
    s = table(group(1, cards=NINE, triangles=2), group(0))
    deck = len(s.deck)
    events = play(s, "place innovate-right")
    assert names(events) == ["Placed", "Claimed", "CardAcquired", "GameEnded"]
    assert len(s.deck) == deck


def test_the_winner_need_not_be_the_player_who_ended_the_game() -> None:
    s = table(group(1, achievement=11), group(0, on=["innovate-left", "innovate-right"], cards=NINE))
    play(s, "place publish")
    assert s.scores() == [12, 15]
    assert s.winners() == [1]


def test_a_tie_goes_to_most_data_tokens() -> None:
    s = table(group(1, achievement=11, squares=1, circles=1), group(0, cards=[*NINE, "1BNA"], triangles=1, samples=5))
    play(s, "place publish")
    assert s.scores() == [12, 12]
    assert s.winners() == [0]


def test_all_kinds_of_data_count_alike_and_nothing_else_does() -> None:
    s = table(group(1, achievement=11, crystals=9), group(0, achievement=12, circles=1))
    play(s, "place publish")
    assert s.winners() == [1]


@pytest.mark.ruling("PDB50-R17")
def test_players_tied_after_data_share_the_win() -> None:
    s = table(group(1, achievement=11, squares=2), group(0, achievement=12, triangles=2), group(0, achievement=3))
    play(s, "place publish")
    assert s.winners() == [0, 1]


def test_data_do_not_count_before_achievement() -> None:
    s = table(group(1, achievement=12), group(0, achievement=12, circles=9))
    play(s, "place publish")
    assert s.winners() == [0]


@pytest.mark.ruling("PDB50-R20")
def test_the_safety_stop_ends_and_scores_the_game_after_60_rounds() -> None:
    s = table(group(1, achievement=3), group(0, achievement=5), number=LAST_ROUND)
    events = play(s, "place lead")
    assert s.over
    assert LAST_ROUND == 60
    assert s.winners() == [1]
    assert isinstance(events[-1], GameEnded)
    assert events[-1].facts() == {"round": 60, "scores": [3, 5], "reached": False}


def test_the_59th_round_is_followed_by_another() -> None:
    s = table(group(1), group(0), number=LAST_ROUND - 1)
    play(s, "place lead")
    assert not s.over
    assert s.round == 60


@pytest.mark.ruling("PDB50-R20")
def test_a_game_that_nobody_wants_to_win_ends_within_the_bound() -> None:
    s = GAME.new(2, seed=4)
    while not s.over:
        idle = [move for move in s.legal() if "publish" not in str(move) and "innovate" not in str(move)]
        s.play(idle[-1])
    assert s.scores() == [0, 0]
    assert s.ply <= GAME.max_moves


def test_a_score_says_how_it_adds_up() -> None:
    s = table(group(1, achievement=2, cards=[*NINE]), group(1, achievement=1))
    assert GAME.text.arithmetic(s, 0) == [
        {"label": "2 achievement tokens", "points": 2, "count": 2},
        {"label": "3 PDB Depositions × 3", "points": 9, "count": 3, "note": "4INS 4TNA 2TBV"},
    ]
    assert GAME.text.arithmetic(s, 1) == [{"label": "1 achievement token", "points": 1, "count": 1}]


def test_data_tokens_that_break_a_tie_are_named() -> None:
    s = table(group(1, achievement=11, squares=1, circles=1), group(0, cards=[*NINE, "1BNA"], triangles=1, samples=5))
    play(s, "place publish")
    assert GAME.text.tie(s, ["Ada", "Bo"]) == "Equal achievement, 12, so Data tokens decide: Ada 2 and Bo 1."
