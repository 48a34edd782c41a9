"""Template: the rules, a fact per test."""

import pytest

from benchtop.cli.template.components import LETTERS
from benchtop.cli.template.moves import DISCARD, LAY

from .table import table


@pytest.mark.parametrize(("strand", "laid", "points"), [("A", "T", 2), ("T", "A", 2), ("G", "C", 3), ("A", "G", 0)])
def test_a_pair_scores_its_hydrogen_bonds(strand: str, laid: str, points: int) -> None:
    s = table(strand, laid, "A")
    s.play(LAY[LETTERS.index(laid)])
    assert s.scores() == [points, 0]


def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    refusal = table("A", "T", "G").why_not(LAY[LETTERS.index("G")])
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not_in_hand", "§2")


def test_the_game_ends_when_every_hand_is_empty() -> None:
    s = table("A", "T", "G")
    s.play(LAY[LETTERS.index("T")])
    assert not s.over
    s.play(DISCARD[LETTERS.index("G")])
    assert s.over
    assert s.winners() == [0]


@pytest.mark.ruling("TEMPLATE-R01")
def test_a_card_that_would_have_paired_may_be_discarded() -> None:
    assert DISCARD[LETTERS.index("T")] in table("A", "T", "G").legal()
