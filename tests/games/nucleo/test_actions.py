"""§7: the eighteen action cards."""

import pytest

from benchtop.games.nucleo.state import State

from .table import Player, actions, empty, events_for, hand, legal, load, pile, play, refused, row, sees, stack, table

A = Player


def drawn(
    card: str, *players: Player, then: str = "", pool: int | None = None, bank: dict[str, int] | None = None
) -> State:
    """Let seat 0 draw a card with the d6, with loaded dice."""
    s = load(table(*players, part=2, deck=[card], pool=pool, bank=bank), 4, *then)
    play(s, "roll")
    return s


def test_the_nobel_prize_is_a_coin() -> None:
    s = drawn("nobel", A(), A())
    assert s.coins == [1, 0] and s.pool == 19
    assert s.view(1)["discards"] == ["nobel"]


def test_a_polysome_rolls_twice() -> None:
    assert hand(drawn("polysome", A(), A(), then="KR"), 0) == "KR"


def test_a_frameshift_passes_a_card_to_the_left_from_every_hand() -> None:
    s = drawn("frameshift", A("KR"), A("DE"), A("GP"))
    play(s, "shift K", "shift D")
    assert hand(s, 0) == "KR", "all pass together"
    play(s, "shift G")
    assert [hand(s, seat) for seat in range(3)] == ["GR", "EK", "DP"]
    assert s.to_move == 0 and s.part == 3


@pytest.mark.ruling("NUCLEO-R49")
def test_a_frameshift_asks_clockwise_and_skips_players_without_a_choice() -> None:
    s = drawn("frameshift", A("KR"), A("D"), A(), A("GP"))
    assert s.view(2)["pending"] == {"card": "frameshift", "shifted": [1]}
    play(s, "shift K")
    assert s.to_move == 3, "one card is no choice, and no card passes none"
    play(s, "shift P")
    assert [hand(s, seat) for seat in range(4)] == ["PR", "K", "D", "G"]


def test_what_is_chosen_for_a_frameshift_is_secret() -> None:
    s = drawn("frameshift", A("KR"), A("DE"), A("GP"))
    play(s, "shift K")
    assert "my_shift" not in s.view(1)["pending"] and s.view(0)["pending"]["my_shift"] == "K"
    assert {world.shift[0] for world in (s.imagine(1, seed) for seed in range(20))} == {8, 14}
    assert {world.shift[0] for world in (s.imagine(0, seed) for seed in range(20))} == {8}


def test_a_missense_mutation_replaces_a_card() -> None:
    s = load(table(A("KR"), A(), part=2, deck=["missense"]), 4, "E")
    play(s, "roll")
    assert refused(s, "mutate D") == "not_in_hand"
    play(s, "mutate K")
    assert hand(s, 0) == "ER"


def test_a_missense_mutation_may_give_the_same_letter_again() -> None:
    s = drawn("missense", A("K"), A(), then="K")
    assert hand(s, 0) == "K" and s.view(0)["phase"] == "idle"


def test_a_missense_mutation_of_an_empty_hand_does_nothing() -> None:
    s = drawn("missense", A(), A())
    assert hand(s, 0) == "" and s.part == 3 and s.to_move == 0


def test_a_premature_stop_ends_the_turn() -> None:
    s = drawn("stop", A("RGD", ["fn1"]), A())
    assert (s.to_move, s.part) == (1, 1)


def test_a_charged_trna_takes_any_amino_acid() -> None:
    s = table(A("", [], ["trna"]), A(), bank={"K": 0})
    play(s, "play trna")
    assert refused(s, "take K") == "stack_empty"
    play(s, "take W")
    assert hand(s, 0) == "W" and actions(s, 0) == [] and s.view(0)["discards"] == ["trna"]


@pytest.mark.ruling("NUCLEO-R35")
def test_own_turn_cards_are_played_when_nothing_else_is_pending() -> None:
    for part in (1, 2, 3, 4):
        s = table(A("", [], ["trna"]), A(), part=part)
        assert "play trna" in legal(s)
        play(s, "play trna", "take K")
        assert s.part == part
    pending = load(table(A("", [], ["trna"]), A(), part=1, bank={"K": 0}), "K")
    play(pending, "roll")
    assert refused(pending, "play trna") == "finish_first"
    other = table(A(), A("", [], ["trna"]))
    assert refused(other, "play trna") == "no_such_card"


def test_conjugation_takes_a_card_at_random_that_only_two_see() -> None:
    s = table(A("", [], ["conjugation"]), A("KRDE"), A("G"))
    play(s, "play conjugation")
    assert legal(s) == ["target 2", "target 3"]
    events = play(s, "target 2")
    assert s.size == [1, 3, 1] and hand(s, 0) in "KRDE"
    assert [event["event"] for event in events_for(events, 2)] == ["PassedUnseen"]
    assert [event["event"] for event in events_for(events, 0)] == ["PassedUnseen", "SawPassed"]


def test_crispr_gets_a_letter_that_is_there_for_any_card_in_return() -> None:
    s = table(A("D", [], ["crispr"]), A("KR"))
    play(s, "play crispr", "cut K")
    assert hand(s, 0) == "DK" and legal(s) == ["repay D", "repay K"]
    play(s, "repay D")
    assert (hand(s, 0), hand(s, 1)) == ("K", "DR")


def test_crispr_gets_nothing_where_the_letter_is_not() -> None:
    s = table(A("D", [], ["crispr"]), A("KR"))
    play(s, "play crispr", "cut W")
    assert (hand(s, 0), hand(s, 1)) == ("D", "KR") and s.view(0)["phase"] == "idle"


@pytest.mark.ruling("NUCLEO-R43")
def test_crispr_works_openly_with_any_letter_and_may_return_the_same() -> None:
    s = table(A("", [], ["crispr"]), A("KR"), A("G"))
    play(s, "play crispr", "target 2")
    assert len(legal(s)) == 20
    play(s, "cut K")
    assert sees(s, 2, 0)["sure"] == "K" and legal(s) == ["repay K"]
    play(s, "repay K")
    assert hand(s, 1) == "KR" and sees(s, None, 1)["sure"] == "KR"


@pytest.mark.ruling("NUCLEO-R44")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    alone = table(A("K", [], ["conjugation", "crispr", "trna", "proteasome", "tf"]), A(), bank=empty())
    alone.rows[1], alone.pile = alone.pile, []
    assert refused(alone, "play conjugation") == refused(alone, "play crispr") == "nobody_has_cards"
    assert refused(alone, "play trna") == "bank_empty"
    assert refused(alone, "play proteasome") == "no_protein"
    assert refused(alone, "play tf") == "pile_empty"
    s = table(A("", [], ["conjugation"]), A("K"), A(), A("R"))
    play(s, "play conjugation")
    assert (refused(s, "target 3"), refused(s, "target 1")) == ("no_cards", "not_yourself")


def test_a_transcription_factor_takes_one_of_three_and_orders_the_others() -> None:
    s = table(A("", [], ["tf"]), A(), pile=["ins", "gfp", "oxt", "h3"])
    play(s, "play tf")
    assert legal(s) == ["choose ins", "choose gfp", "choose oxt"]
    assert refused(s, "choose h3") == "not_looked_at"
    play(s, "choose gfp")
    assert legal(s) == ["sink ins", "sink oxt"]
    play(s, "sink ins")
    assert row(s, 0) == ["gfp"] and pile(s)[0] == "h3" and pile(s)[-2:] == ["oxt", "ins"]


def test_only_the_player_sees_what_the_transcription_factor_shows() -> None:
    s = table(A("", [], ["tf"]), A(), pile=["ins", "gfp", "oxt"])
    events = play(s, "play tf")
    assert [card["card"] for card in s.view(0)["pile"][:4]] == ["ins", "gfp", "oxt", None]
    assert [card["card"] for card in s.view(1)["pending"]["looking"]] == [None, None, None]
    assert not any("proteins" in event for event in events_for(events, 1))


@pytest.mark.ruling("NUCLEO-R45")
def test_a_transcription_factor_makes_do_with_fewer_than_three() -> None:
    s = table(A("", [], ["tf"]), A(), pile=["ins", "gfp"])
    s.rows[1], s.pile = s.pile[:-2], s.pile[-2:]
    play(s, "play tf", "choose gfp")
    assert row(s, 0) == ["gfp"] and pile(s) == ["ins"] and s.view(0)["phase"] == "idle"
    last = table(A("", [], ["tf"]), A(), pile=["ins"])
    last.rows[1], last.pile = last.pile[:-1], last.pile[-1:]
    play(last, "play tf")
    assert row(last, 0) == ["ins"] and pile(last) == []


def test_a_proteasome_turns_a_protein_into_an_amino_acid() -> None:
    s = load(table(A("", ["ins", "gfp"], ["proteasome"]), A()), "K")
    play(s, "play proteasome")
    assert refused(s, "shed h3") == "not_your_protein"
    play(s, "shed ins")
    assert row(s, 0) == ["gfp"] and pile(s)[-1] == "ins" and hand(s, 0) == "K"


def test_a_roll_by_a_card_of_an_empty_stack_is_a_free_choice_too() -> None:
    s = load(table(A("", ["ins"], ["proteasome"]), A(), bank={"K": 0}), "K")
    play(s, "play proteasome")
    assert s.view(0)["phase"] == "take"
    assert stack(s, "K") == 0 and "take K" not in legal(s)


def test_used_cards_lie_face_up_on_the_discards() -> None:
    s = drawn("stop", A(), A())
    assert s.view(None)["discards"] == ["stop"]
