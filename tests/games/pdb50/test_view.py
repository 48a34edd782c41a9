"""Codes for unusable boxes, which boards show without asking for refusals."""

from random import Random

import pytest

from benchtop.core.state import NONE, State
from benchtop.games.pdb50.components import BOX, BOXES, GRADUATE_KEY
from benchtop.games.pdb50.moves import MOVES, Graduate, Place

from .table import GAME, group, play, table


def codes(s: State, key: str) -> set[str]:
    """Return the codes that refuse the moves of a box; "" for a legal move."""
    moves = [
        move
        for move in MOVES
        if (isinstance(move, Place) and move.box.key == key) or (isinstance(move, Graduate) and key == GRADUATE_KEY)
    ]
    refusals = [s.why_not(move) for move in moves]
    return {refusal.code if refusal else "" for refusal in refusals}


@pytest.mark.parametrize("board", ["wide", "tight"])
def test_a_box_is_unusable_for_the_reason_that_refuses_its_moves(board: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        s = GAME.new(2 + seed % 3, seed, {"tight": board == "tight"})
        rng = Random(seed)
        while True:
            unusable = s.view(None)["unusable"]
            for key in [*[box.key for box in BOXES], GRADUATE_KEY]:
                refused = codes(s, key)
                assert (key in unusable) == ("" not in refused)
                if key in unusable:
                    assert unusable[key]["why"] in refused
                    assert bool(unusable[key]["lacks"]) == (unusable[key]["why"] == "cannot_pay")
                    seen.add(unusable[key]["why"])
            if s.over:
                break
            s.play(rng.choice(s.legal()))
    assert {"draft_first", "not_your_card", "box_taken", "first_round", "cannot_pay", "game_over"} <= seen


@pytest.mark.parametrize(
    ("laid", "box", "why"),
    [
        (table(group(2), group(), slots=(None, "2DHB", "2LYZ")), "innovate-left", "no_card"),
        (
            table(group(2, crystals=1), group(), supply={"square": 0, "circle": 0, "triangle": 0}),
            "xray",
            "supply_empty",
        ),
        (table(group(1), group()), "graduate", "last_researcher"),
        (table(group(10), group()), "recruit", "no_recruits_left"),
    ],
)
def test_a_box_can_be_unusable_for_other_reasons(laid: State, box: str, why: str) -> None:
    assert codes(laid, box) == {why}
    assert laid.view(1)["unusable"][box] == {"why": why, "lacks": {}}


def test_the_view_lists_the_tokens_missing_from_the_nearest_price() -> None:
    s = table(group(squares=1), group())
    assert s.view(0)["unusable"]["grow"] == {"why": "cannot_pay", "lacks": {"sample": 1}}
    s = table(group(samples=1), group())
    assert "grow" not in s.view(0)["unusable"]
    play(s, "place grow")
    assert s.view(0)["unusable"]["grow"] == {"why": "box_taken", "lacks": {}}


def test_an_additional_action_that_is_claimed_is_not_here_yet() -> None:
    s = table(group(unplayed=2, squares=9, circles=9, triangles=9), group(unplayed=0))
    s.slots[0] = BOX["xfel"].card
    assert s.view(0)["unusable"]["xfel"]["why"] == "not_your_card"
    play(s, "place innovate-left")
    assert s.to_move == 0 and s.view(0)["unusable"]["xfel"]["why"] == "card_not_here_yet"


def test_each_way_to_use_a_box_names_the_card_it_brings_nearest() -> None:
    s = table(group(2, samples=2, squares=1, circles=1), group(), slots=("2DHB", "2LYZ", "4INS"))
    prospects = s.view(0)["prospects"]["nmr"]
    assert prospects == {
        "square": {"card": "2DHB", "lacks": {"circle": 1}},
        "triangle": {"card": "2LYZ", "lacks": {}},
    }
    play(s, "place nmr triangle")
    assert "nmr" not in s.view(0)["prospects"]


def test_prospects_leave_out_what_cannot_be_chosen_or_claimed() -> None:
    s = table(group(3, samples=1, squares=2, triangles=2), group(), slots=("2DHB", "2LYZ", "4INS"))
    assert "nmr" not in s.view(0)["prospects"], "it cannot be paid for"
    assert s.view(0)["prospects"]["graduate"]["circle"] == {"card": "2LYZ", "lacks": {}}
    s.slots = [NONE, NONE, NONE]
    s.refresh()
    assert s.view(0)["prospects"] == {}, "there is no card"


def test_the_draft_goes_to_the_right_and_ends_with_the_leader() -> None:
    s = GAME.new(4, 7)
    order = s.view(None)["draft_order"]
    drafted = []
    while s.view(None)["phase"] == "draft":
        drafted.append(s.to_move)
        s.play(s.legal()[0])
    assert order == [*drafted, *order[len(drafted) :]] and order[-1] == s.view(None)["leader"]
    assert sorted(order) == [0, 1, 2, 3] and s.view(None)["draft_order"] == []
