"""§10: winning, points, empty decks, stalemate, matches."""

from typing import Any

import pytest

from benchtop.core.state import NONE
from benchtop.games.adna import GAME
from benchtop.games.adna.components import LAST_TURN
from benchtop.games.adna.state import MAIN, OPENING, State
from benchtop.games.adna.turns import draw_game, win

from .table import bottom, celsius, chain, end_turn, events, hand, play, table

ALMOST = "ACGTACGTACGTAC"  # one short of fifteen


def finished(points: list[tuple[int, int]], games: int, **options: Any) -> State:
    """Build a match after some games, given the winner (or NONE) and points of each."""
    s = table(target=40, games=games, **options)
    for winner, worth in points:
        if winner == NONE:
            s.attempt = 3
            draw_game(s)
        else:
            s.hands[winner] = list(range(40 - worth))
            win(s, winner)
    return s


# -- a single game --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R22")
def test_a_complete_chain_wins_at_once() -> None:
    s = play(table(hand="A C EcoRI", own=ALMOST, target=15), "lay A on own")
    assert s.over
    assert s.winners() == [0]
    assert s.scores() == [15 - 2, 0]


@pytest.mark.ruling("ADNA-R22")
def test_the_owner_wins_even_if_the_rival_laid_the_last_base() -> None:
    s = play(table(hand="A", rival="C C", other=ALMOST, target=15), "lay A on other")
    assert s.winners() == [1]
    assert s.scores() == [0, 13]


@pytest.mark.ruling("ADNA-R22")
def test_surplus_bases_go_under_the_deck() -> None:
    s = play(table(hand="dntps", own=ALMOST, target=15, celsius=55, deck="AGT"), "attack dntps on own", "add G")
    assert s.over
    assert chain(s, 0) == ALMOST + "G"
    assert sorted(bottom(s, 0, 2)) == ["A", "T"]


@pytest.mark.ruling("ADNA-R62")
def test_points_may_be_negative_and_still_win() -> None:
    s = play(table(hand=["A", *["C"] * 18], own=ALMOST, target=15), "lay A on own")
    assert s.scores() == [-3, 0]
    assert s.winners() == [0]


# -- decks ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R23")
def test_a_short_deck_gives_the_cards_it_has() -> None:
    s = table()
    s.decks[0] = s.decks[0][:2]
    s.decks[1] = []
    s.decks[2] = s.decks[2][:1]
    end_turn(s)
    assert s.backs[1] == [2, 0, 1]


# -- stalemate ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R24")
def test_after_twenty_quiet_turns_the_game_is_replayed() -> None:
    s = table(own="ACU", other="GGU")
    for _ in range(19):
        end_turn(s)
    assert s.view(0)["quiet_turns"] == 19
    assert (s.number, s.attempt) == (1, 1)
    end_turn(s)
    assert (s.number, s.attempt, s.phase) == (1, 2, OPENING)
    assert celsius(s) == 25
    assert s.scores() == [0, 0]
    assert s.view(0)["match"]["endings"][0]["winner"] is None


@pytest.mark.ruling("ADNA-R61")
def test_swaps_do_not_break_the_quiet_but_bases_do() -> None:
    s = table(hand="uv-light A")
    s.quiet_turns = 7
    play(s, "attack uv-light on own", "pick 1", "pick 2", "done")
    assert end_turn(s.clone()).quiet_turns == 8
    assert end_turn(play(s, "lay A on own")).quiet_turns == 0


@pytest.mark.ruling("ADNA-R61")
def test_a_game_ends_with_its_last_turn() -> None:
    s = table(turn=LAST_TURN, hand="A")
    end_turn(play(s, "lay A on own"))
    assert s.attempt == 2


@pytest.mark.ruling("ADNA-R61")
def test_a_game_drawn_three_times_is_left_without_a_winner() -> None:
    s = table()
    for attempt in (1, 2, 3):
        assert s.attempt == attempt
        assert not s.over
        draw_game(s)
    assert s.over
    assert s.winners() == [0, 1]
    assert s.scores() == [0, 0]


# -- matches --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R03")
@pytest.mark.parametrize("games", [3, 4, 5, 6])
def test_all_games_of_a_match_are_played_and_points_added(games: int) -> None:
    s = finished([(0, 20)] * (games - 1), games)
    assert not s.over
    assert s.number == games
    assert s.points == [20 * (games - 1), 0]
    assert s.phase == OPENING
    s = finished([(0, 5), *[(1, 1)] * (games - 1)], games)
    assert s.over
    assert s.scores() == [5, games - 1]
    assert s.winners() == ([0] if games < 6 else [1])  # after six games 5 to 5 points, and more games won


@pytest.mark.ruling("ADNA-R03")
def test_as_best_of_a_match_ends_once_most_games_are_won() -> None:
    assert not finished([(0, 20), (1, 9)], 3, match="best_of").over
    s = finished([(0, -3), (0, -4)], 3, match="best_of")
    assert s.over
    assert s.winners() == [0]
    assert GAME.text.tie(s, ["Ada", "Bo"]) == "Best of 3: games won decide: Ada 2 and Bo 0."
    even = finished([(0, 20), (1, 9), (1, 9), (0, 1)], 4, match="best_of")
    assert even.over
    assert even.winners() == [0]
    assert GAME.text.tie(even, ["Ada", "Bo"]) == "Equally many games won, 2, so points decide."


@pytest.mark.ruling("ADNA-R03")
def test_equal_points_are_decided_by_games_won() -> None:
    s = finished([(0, 10), (1, 6), (1, 4)], 3)
    assert s.scores() == [10, 10]
    assert s.winners() == [1]


@pytest.mark.ruling("ADNA-R03")
def test_equal_points_and_wins_call_for_one_extra_game() -> None:
    s = finished([(0, 10), (1, 6), (1, 4), (0, 0)], 4)
    assert not s.over
    assert s.number == 5


@pytest.mark.ruling("ADNA-R62")
def test_the_extra_game_decides_whatever_it_scores() -> None:
    s = finished([(0, 10), (1, 6), (1, 4), (0, 0), (1, -2)], 4)
    assert s.over
    assert s.scores() == [10, 8]
    assert s.winners() == [1]
    nobody = finished([(0, 10), (1, 6), (1, 4), (0, 0), (NONE, 0)], 4)
    assert nobody.winners() == [0, 1]


def test_a_game_of_a_match_that_nobody_wins_scores_nothing() -> None:
    s = finished([(0, 10), (NONE, 0), (1, 3)], 3)
    assert s.scores() == [10, 3]
    assert s.winners() == [0]


def test_the_next_game_begins_with_a_new_draw_and_fresh_decks() -> None:
    s = table(hand="A", own=ALMOST, target=15, games=3)
    names = [type(event).__name__ for event in events(s, "lay A on own")]
    assert names[:3] == ["Laid", "GameWon", "GameStarted"]
    assert (s.number, s.turn, s.phase) == (2, 0, OPENING)
    assert sum(GAME.census(s).values()) == 244
    ending: dict[str, Any] = s.view(None)["match"]["endings"][0]
    assert (ending["winner"], ending["points"], ending["chains"][0]) == (0, 15, ALMOST + "A")


def test_a_win_in_the_middle_of_a_card_leaves_nothing_pending() -> None:
    s = table(hand="dntps", own=ALMOST, target=15, games=3, celsius=55, deck="AGT")
    play(s, "attack dntps on own", "add G")
    assert s.phase == OPENING
    assert s.playing == NONE
    assert s.turned == []
    while s.phase == OPENING:
        s.play(s.legal()[0])
    assert s.phase == MAIN
    assert hand(s, s.active)


# -- in words -------------------------------------------------------------------------------------------------------


def test_a_score_says_how_it_adds_up() -> None:
    s = play(table(hand="A C EcoRI", own=ALMOST, target=15), "lay A on own")
    assert [(line["label"], line["points"]) for line in GAME.text.arithmetic(s, 0)] == [
        ("a complete chain of 15", 15),
        ("2 cards left in hand", -2),
    ]
    assert GAME.text.arithmetic(s, 1) == [{"label": "No game won", "points": 0}]
    assert GAME.text.tie(s, ["Ada", "Bo"]) is None
    match = finished([(0, 30), (1, 10), (0, 39)], 3)
    assert [(line["label"], line["points"]) for line in GAME.text.arithmetic(match, 0)] == [
        ("Game 1: a complete chain of 40", 40),
        ("Game 1: 10 cards left in hand", -10),
        ("Game 3: a complete chain of 40", 40),
        ("Game 3: 1 card left in hand", -1),
    ]


def test_the_result_names_what_decided_other_than_points() -> None:
    names = ["Ada", "Bo"]
    low = play(table(hand=["A", *["C"] * 18], own=ALMOST, target=15), "lay A on own")
    assert GAME.text.tie(low, names) == "Ada wins with the complete chain, whatever the points."
    wins = finished([(0, 20), (1, 10), (1, 10)], 3)
    assert wins.winners() == [1]
    assert GAME.text.tie(wins, names) == "Equal points, 20, so games won decide: Ada 1 and Bo 2."
    extra = finished([(0, 10), (1, 6), (1, 4), (0, 0), (1, -2)], 4)  # the winner has fewer points
    reason = "Equal points and equally many games won, so an extra game decided: Bo won it."
    assert GAME.text.tie(extra, names) == reason


def test_the_standing_counts_the_bases_of_all_games() -> None:
    s = table(own="ACGTAC", other="TGCA", target=40, games=3)
    assert GAME.standing(s) == [6, 4] and GAME.whose_turn(s) == 0
    s.hands[0] = []
    win(s, 0)
    assert s.phase == OPENING and GAME.standing(s) == [6, 4] and GAME.whose_turn(s) == NONE
