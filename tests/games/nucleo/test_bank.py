"""§5: five amino acids for one, or for a protein card."""

import pytest

from benchtop.core.chance import chance_of

from .table import GAME, Player, hand, legal, pile, play, refusal, refused, row, table

A = Player


def test_the_bank_asks_for_five() -> None:
    found = refusal(table(A("KKRR"), A()), "bank")
    assert (found.code, found.text) == ("too_few", "The bank asks for five amino acids; you hold 4.")


@pytest.mark.ruling("NUCLEO-R06")
def test_the_player_picks_any_five_and_they_may_differ() -> None:
    s = table(A("AACDEF"), A())
    play(s, "bank", "return A", "return A", "return C", "return E", "return F", "take W")
    assert hand(s, 0) == "DW"


@pytest.mark.ruling("NUCLEO-R07")
def test_the_five_go_back_first_and_may_be_taken_again() -> None:
    s = table(A("WWWWAC"), A(), bank={"W": 0})
    play(s, "bank")
    assert refused(s, "take W") == "finish_first"
    play(s, "return A", "return W", "return W", "return W", "return W", "take W")
    assert hand(s, 0) == "CW"


@pytest.mark.ruling("NUCLEO-R08")
def test_the_same_five_buy_a_protein_with_a_swap_before() -> None:
    s = table(A("AACDEF", ["ins"]), A(), pile=["oxt"])
    play(s, "bank", "return A", "return A", "return C", "return D", "return E", "protein")
    assert legal(s) == ["keep", "swap ins"]
    play(s, "swap ins")
    assert (row(s, 0), pile(s)[-1], hand(s, 0)) == (["oxt"], "ins", "F")


def test_bank_trades_can_be_repeated() -> None:
    s = table(A("AACCDDEEFF"), A())
    play(s, "bank", *["return A", "return A", "return C", "return C", "return D"], "take D")
    assert "bank" in legal(s)


def test_amino_acids_go_back_in_any_order() -> None:
    s = table(A("ACDEFG"), A())
    play(s, "bank", "return G")
    assert legal(s) == ["return A", "return C", "return D", "return E", "return F"]
    found = refusal(s, "return W")
    assert (found.code, found.remedy) == ("not_in_hand", "You hold A, C, D, E and F.")
    play(s, "return A", "return F", "return C", "return E", "take W")
    assert hand(s, 0) == "DW"


def test_the_variant_draws_the_five_at_random() -> None:
    kept = set()
    for seed in range(30):
        s = table(A("AACDEFG"), A(), random_five=True)
        s.chance = chance_of(seed, GAME.purposes)
        play(s, "bank")
        assert s.size[0] == 2 and "take W" in legal(s)
        kept.add(hand(s, 0))
    assert len(kept) > 5


def test_the_bank_belongs_to_part_three() -> None:
    s = table(A("AACDEF"), A(), part=4)
    assert refused(s, "bank") == "trading_closed"
