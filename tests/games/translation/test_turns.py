"""§2: points, filling up, and the automatic end of a turn."""

import pytest

from benchtop.core.events import travel
from benchtop.games.translation import GAME

from .table import CARD, events_of, legal, letters, load_white, new, play, refused, spend_all, table, why


def test_a_turn_of_five_extends_passes_to_the_next_seat() -> None:
    s = play(table("ACG", seats=3), *["extend"] * 5)
    assert s.to_move == 1 and s.points == 5 and s.turn == 2


def test_the_last_seat_is_followed_by_the_first() -> None:
    s = new(3, seed=2)
    order = []
    for _ in range(6):
        order.append(s.to_move)
        spend_all(s)
    assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2, 0, 1, 2]


def test_what_costs_more_than_is_left_is_refused_with_the_numbers() -> None:
    s = table(cards="mutate", points=1)
    refusal = why(s, "mutate 1 G")
    assert refusal.code == "too_few_points"
    assert refusal.text == "You have 1 point left; using Mutate costs 3."


def test_a_purchase_that_is_too_dear_is_refused_with_the_numbers() -> None:
    assert why(table(points=2), "buy insert").text == "You have 2 points left; buying Insert costs 3."


def test_a_short_strand_is_filled_up_to_four_when_a_turn_begins() -> None:
    s = table("ACGT", cards="delete delete", seats=3, points=2)
    play(s, "delete 4")
    load_white(s, "GG")
    events = events_of(s, "delete 3")
    assert letters(s) == "ACGG" and s.supply == 16 and s.points == 5
    assert [event.to_json() for event in events][-1] == {
        "event": "FilledUp",
        "seat": 1,
        "letters": "GG",
        "strand": "ACGG",
        "moved": [travel("letter:G", "supply", "base:3"), travel("letter:G", "supply", "base:4")],
    }


def test_filling_up_waits_for_the_next_turn() -> None:
    s = play(table("ACGT", cards="delete"), "delete 1")
    assert letters(s) == "CGT" and s.to_move == 0


def test_filling_up_makes_codons_that_can_be_translated() -> None:
    s = table("AACC", "KDEFG", cards="delete delete", seats=3, points=2)
    play(s, "delete 4")
    load_white(s, "AG")
    play(s, "delete 3")
    assert letters(s) == "AAAG" and legal(s, "translate") == ["translate K"]


def test_a_strand_of_four_is_not_filled_up() -> None:
    s = play(table("ACGTA", cards="delete", points=1), "delete 1")
    assert letters(s) == "CGTA" and s.to_move == 1


def test_there_is_no_move_to_pass() -> None:
    assert not [move for move in GAME.moves if "pass" in str(move) or "end" in str(move).split()]


@pytest.mark.ruling("TRANSLATION-R04")
def test_an_unwelcome_toggle_is_forced_when_nothing_else_is_left() -> None:
    s = table("ACGT" * 5, "KEDQN", points=1)
    assert legal(s) == ["toggle"]


@pytest.mark.ruling("TRANSLATION-R04")
def test_an_unwelcome_translation_is_forced_when_nothing_else_is_left() -> None:
    s = play(table("ACGT" * 5, "VKEDQ", points=2), "toggle")
    assert legal(s) == ["translate V"]


@pytest.mark.ruling("TRANSLATION-R04")
def test_points_that_buy_nothing_are_lost_and_the_turn_ends() -> None:
    s = table("ACGT" * 5, "KEDQN", points=2)
    events = events_of(play(s), "toggle")
    assert s.to_move == 1 and s.points == 5
    assert [event.to_json() for event in events][1] == {"event": "Lost", "seat": 0, "points": 1}


def test_points_are_not_saved() -> None:
    s = play(table("ACGT" * 5, "KEDQN", points=2), "toggle")
    while s.to_move == 1:
        play(s, legal(s)[0])
    assert s.points == 5


def test_a_card_in_hand_keeps_the_turn_alive() -> None:
    s = play(table("ACGT" * 5, "KEDQN", cards="complement", points=3), "toggle")
    assert s.to_move == 0 and s.points == 2
    assert set(legal(s)) == {"buy delete", *(f"complement {place}" for place in range(1, 21))}


def test_a_card_in_hand_that_cannot_be_paid_does_not() -> None:
    s = play(table("ACGT" * 5, "KEDQN", cards="complement mutate", points=2), "toggle")
    assert s.to_move == 1


def test_an_insert_in_hand_does_not_help_on_a_full_strand() -> None:
    s = play(table("ACGT" * 5, "KEDQN", cards="insert", points=2), "toggle")
    assert s.to_move == 1


def test_a_purchase_keeps_the_turn_alive() -> None:
    s = play(table("ACGT" * 5, "KEDQN", points=3), "toggle")
    assert legal(s) == ["buy delete"]


def test_used_cards_are_ready_again_on_the_next_own_turn() -> None:
    s = play(table("ACGT" * 5, "KEDQN", points=2), "toggle")
    while s.to_move == 1:
        play(s, legal(s)[0])
    assert s.ready[CARD["toggle"]] == 1 and "toggle" in legal(s)


def test_actions_come_in_any_order_and_number() -> None:
    s = table("AAGATG", "KMDEF", cards="reverse-complement")
    play(s, "translate K", "toggle", "translate M", "reverse-complement")
    assert s.to_move == 0 and s.points == 1


def test_nothing_is_legal_for_a_finished_game() -> None:
    s = play(table("AAG", "K", deck=""), "translate K")
    assert s.over and s.legal() == []
    assert refused(s, "extend") == "game_over"
