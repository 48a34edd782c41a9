"""§8: the end of the game."""

import pytest

from benchtop.games.nucleo.state import State

from .table import GAME, Player, events_for, legal, load, play, refused, table

A = Player


@pytest.mark.ruling("NUCLEO-R32")
def test_the_game_ends_at_once_with_the_last_coin() -> None:
    s = table(A("RGDSYG", ["fn1", "gfp"]), A(), A(), pool=1)
    play(s, "build fn1")
    assert s.over and s.pool == 0
    assert refused(s, "build gfp") == "game_over"


@pytest.mark.ruling("NUCLEO-R16")
def test_a_prize_can_end_the_game_in_part_two() -> None:
    s = load(table(A("RGD", ["fn1"]), A(), part=2, deck=["nobel"], pool=1), 4)
    play(s, "roll")
    assert s.over and s.scores() == [0, 0]


def test_proteins_still_held_cost_their_value_but_not_below_zero() -> None:
    s = load(table(A("", ["gfp", "kcsa"], coins=6), A("", ["ins"], coins=3), part=2, deck=["nobel"], pool=1), 4)
    play(s, "roll")
    assert s.scores() == [7 - 1 - 3, 0]


@pytest.mark.ruling("NUCLEO-R17")
def test_the_final_score_decides_not_the_coins() -> None:
    s = load(table(A("", ["ang17"], coins=8), A(coins=6), part=2, deck=["nobel"], pool=1), 4)
    play(s, "roll")
    assert s.coins == [9, 6] and s.scores() == [4, 6] and s.winners() == [1]


@pytest.mark.ruling("NUCLEO-R18")
def test_traded_coins_do_not_end_the_game() -> None:
    s = table(A("K", coins=1), A("R", coins=1), pool=18)
    play(s, "offer", "give coin", "want R", "send", "accept")
    assert not s.over and s.pool == 18 and s.coins == [0, 2]


@pytest.mark.ruling("NUCLEO-R21")
def test_action_cards_and_amino_acids_left_over_count_for_nothing() -> None:
    s = load(table(A("KKKKK", [], ["trna", "prion"], coins=2), A(coins=2), part=2, deck=["nobel"], pool=1), 4)
    play(s, "roll")
    assert s.scores() == [3, 2]


@pytest.mark.ruling("NUCLEO-R48")
def test_everybody_shows_their_proteins_at_the_end() -> None:
    s = load(table(A(), A("", ["ins"]), part=2, deck=["nobel"], pool=1), 4)
    events = play(s, "roll")
    assert [card["card"] for card in s.view(0)["players"][1]["proteins"]] == ["ins"]
    counted = [event for event in events_for(events, None) if event["event"] == "CountedHand"]
    assert [event["score"] for event in counted] == [1, 0]


def tied(*coins: int) -> State:
    """Return a table where the first player has taken the last coin and is tied with the second."""
    s = load(table(*(A(coins=held) for held in coins), part=2, deck=["nobel"], pool=1), 4)
    play(s, "roll")
    return s


@pytest.mark.ruling("NUCLEO-R19")
def test_the_tied_share_or_all_of_them_want_a_vote_of_the_others() -> None:
    two = tied(1, 2)
    assert two.over and two.winners() == [0, 1], "with two players nobody could vote"
    s = tied(1, 2, 0)
    assert (s.over, s.to_move, legal(s)) == (False, 0, ["share", "imitate"])
    play(s, "share")
    assert s.over and s.winners() == [0, 1], "a player who wants to share cannot lose the victory"
    s = tied(1, 2, 0)
    play(s, "imitate")
    assert s.to_move == 1 and not s.over
    play(s, "share")
    assert s.over and s.winners() == [0, 1]


def test_the_others_vote_among_the_tied() -> None:
    s = tied(1, 2, 0, 0)
    play(s, "imitate", "imitate")
    assert s.to_move == 2 and legal(s) == ["vote 1", "vote 2"]
    assert (refused(s, "vote 3"), refused(s, "vote 4")) == ("not_yourself", "not_tied")
    play(s, "vote 2", "vote 2")
    assert s.over and s.winners() == [1] and s.scores() == [2, 2, 0, 0]


def test_a_tied_vote_is_shared() -> None:
    s = tied(1, 2, 0, 0)
    play(s, "imitate", "imitate", "vote 1", "vote 2")
    assert s.winners() == [0, 1]


@pytest.mark.ruling("NUCLEO-R47")
@pytest.mark.parametrize(("random_five", "rounds"), [(False, 60), (True, 100)])
def test_a_game_without_end_stops_after_sixty_rounds_or_a_hundred(*, random_five: bool, rounds: int) -> None:
    s = table(A(coins=1), A(), random_five=random_five)
    assert s.view(None)["last_round"] == rounds
    s.turn = 2 * rounds - 1
    play(s, "end")
    assert not s.over
    s.part = 3
    play(s, "end")
    assert s.over and s.scores() == [1, 0]


def test_random_games_stay_far_below_the_bound() -> None:
    s = GAME.new(4, seed=5)
    while not s.over:
        moves = s.legal()
        s.play(moves[s.ply % len(moves)])
    assert s.ply < GAME.max_moves / 20


def test_a_score_says_how_it_adds_up() -> None:
    s = table(A(coins=5, proteins=["ins"]), A(coins=1, proteins=["fn1", "gast"]), A(coins=2))
    assert [(line["label"], line["points"]) for line in GAME.text.arithmetic(s, 0)] == [
        ("5 coins", 5),
        ("Insulin, A chain not built", -4),
    ]
    assert [line["points"] for line in GAME.text.arithmetic(s, 1)] == [1, -1, -2, 2]
    assert GAME.text.arithmetic(s, 1)[-1]["label"] == "a score is never below 0"
    assert s.scores() == [1, 0, 2]


def test_the_standing_is_coins_until_proteins_are_counted() -> None:
    s = table(A("RGDSYG", ["fn1", "gfp"]), A(coins=3, proteins=["ins"]), pool=1)
    assert GAME.standing(s) == [0, 3] and s.scores() == [0, 0]
    play(s, "build fn1")
    assert s.over and GAME.standing(s) == s.scores() == [0, 0]


def test_a_vote_that_broke_a_tie_is_explained() -> None:
    s = tied(1, 2, 0, 0)
    play(s, "imitate", "imitate", "vote 2", "vote 2")
    sentence = GAME.text.tie(s, ["Ada", "Bo", "Cem", "Dora"])
    assert sentence == "Ada and Bo have equal scores, so the others voted: 0 for Ada and 2 for Bo."
