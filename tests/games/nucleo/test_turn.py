"""§3: the four parts of a turn, and both dice."""

import pytest

from .table import Player, actions, empty, hand, legal, load, pile, play, refused, row, stack, table

A = Player


@pytest.mark.ruling("NUCLEO-R01")
def test_a_turn_runs_through_four_parts_in_order() -> None:
    s = load(table(A("RGD", ["fn1"]), A(), part=1), "K", 1, "E")
    assert refused(s, "build fn1") == refused(s, "bank") == refused(s, "offer") == refused(s, "end") == "roll_first"
    play(s, "roll")
    assert (s.part, refused(s, "end")) == (2, "roll_first")
    play(s, "roll")
    assert s.part == 3 and "offer" in legal(s)
    play(s, "build fn1")
    assert s.part == 4
    assert refused(s, "offer") == "trading_closed"


def test_part_one_gives_the_amino_acid_that_was_rolled() -> None:
    s = load(table(A(), A(), part=1), "K")
    before = stack(s, "K")
    play(s, "roll")
    assert hand(s, 0) == "K" and stack(s, "K") == before - 1


def test_a_roll_of_an_empty_stack_is_a_free_choice() -> None:
    s = load(table(A(), A(), part=1, bank={"K": 0}), "K")
    play(s, "roll")
    assert refused(s, "take K") == "stack_empty"
    assert refused(s, "roll") == "finish_first"
    play(s, "take R")
    assert hand(s, 0) == "R" and s.part == 2


@pytest.mark.ruling("NUCLEO-R05")
def test_an_empty_bank_gives_nothing() -> None:
    s = load(table(A(), A(), part=1, bank=empty()), "K")
    play(s, "roll")
    assert hand(s, 0) == "" and s.part == 2 and "roll" in legal(s)


@pytest.mark.ruling("NUCLEO-R51")
def test_nobody_is_asked_where_all_can_see_that_there_is_no_choice() -> None:
    s = load(table(A(), A(), part=1, bank=empty("WW")), "K")
    play(s, "roll")
    assert hand(s, 0) == "W" and legal(s) == ["roll"], "one stack left: taken at once"
    s = table(A("ACDEF"), A())
    play(s, "bank")
    assert s.size[0] == 0 and "take A" in legal(s), "exactly five cards: all go back"
    s = load(table(A("KKK"), A("R"), part=2, deck=["frameshift"]), 4)
    play(s, "roll")
    assert legal(s) == ["shift K"], "three alike are still a secret: asked"


@pytest.mark.ruling("NUCLEO-R02")
@pytest.mark.parametrize(("face", "gained"), [(1, 1), (2, 1), (3, 2), (4, 0), (5, 0), (6, 0)])
def test_the_d6_has_four_symbols_on_two_one_two_and_one_faces(face: int, gained: int) -> None:
    s = load(table(A(), A(), part=2, deck=["chaperone"]), face, *"KR"[:gained])
    play(s, "roll")
    assert hand(s, 0) == "KR"[:gained]
    assert actions(s, 0) == (["chaperone"] if face in (4, 5) else [])
    assert len(row(s, 0)) == (1 if face == 6 else 0)


def test_two_rolls_are_made_one_after_the_other() -> None:
    s = load(table(A(), A(), part=2, bank={"K": 0}), 3, "K", "R")
    play(s, "roll")
    assert s.view(0)["phase"] == "take" and s.view(0)["pending"] == {"rolls": 1}
    play(s, "take A")
    assert hand(s, 0) == "AR"


def test_an_action_card_that_is_not_immediate_is_kept_unseen() -> None:
    s = load(table(A(), A(), part=2, deck=["prion"]), 4)
    play(s, "roll")
    assert actions(s, 0) == ["prion"] and s.discards == []
    assert s.view(1)["players"][0]["action_cards"] is None


def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    s = load(table(A(), A(), part=2, discards=["nobel"]), 4)
    s.discards, s.deck = sorted(s.deck + s.discards), []
    play(s, "roll")
    assert len(s.deck) + len(s.hands[0]) + len(s.discards) == 18 and len(s.deck) >= 17


@pytest.mark.ruling("NUCLEO-R15")
def test_with_no_action_card_left_nothing_is_drawn() -> None:
    s = load(table(A(), A(), part=2), 4)
    s.deck.clear()
    play(s, "roll")
    assert actions(s, 0) == [] and "end" in legal(s)


def test_a_protein_may_be_swapped_in_before_the_top_one_is_taken() -> None:
    s = load(table(A("", ["ins", "gfp"]), A(), part=2, pile=["oxt"]), 6)
    play(s, "roll")
    assert legal(s) == ["keep", "swap ins", "swap gfp"]
    assert refused(s, "swap h3") == "not_your_protein"
    play(s, "swap ins")
    assert row(s, 0) == ["gfp", "oxt"] and pile(s)[-1] == "ins"


@pytest.mark.ruling("NUCLEO-R09")
def test_the_protein_of_the_fourth_symbol_must_be_taken() -> None:
    s = load(table(A("", ["ins"]), A(), part=2, pile=["oxt"]), 6)
    play(s, "roll")
    assert refused(s, "end") == "finish_first"
    play(s, "keep")
    assert row(s, 0) == ["ins", "oxt"]


@pytest.mark.ruling("NUCLEO-R10")
def test_an_empty_protein_pile_takes_and_gives_nothing() -> None:
    s = load(table(A("", ["ins"]), A(), part=2), 6)
    s.rows[1], s.pile = s.pile, []
    play(s, "roll")
    assert row(s, 0) == ["ins"] and "end" in legal(s)
    bank = table(A("ACDEFG", ["ins"]), A())
    bank.rows[1], bank.pile = bank.pile, []
    play(bank, "bank", "return A", "return C", "return D", "return E", "return F")
    assert refused(bank, "protein") == "pile_empty"


@pytest.mark.ruling("NUCLEO-R11")
def test_hands_have_no_limit() -> None:
    s = load(table(A("AACCDDEEFFGGHHIIKKLLMMNN", ["ins", "oxt", "hbb", "h3", "ang17"]), A(), part=1), "K")
    play(s, "roll")
    assert s.size[0] == 25 and legal(s) == ["roll"]


def test_the_next_player_clockwise_follows() -> None:
    s = table(A(), A(), A())
    for seat in (1, 2, 0):
        play(s, "end")
        assert (s.to_move, s.part) == (seat, 1)
        s.part = 3


def test_the_dice_are_rolled_once_a_turn() -> None:
    assert refused(table(A(), A()), "roll") == "already_rolled"
