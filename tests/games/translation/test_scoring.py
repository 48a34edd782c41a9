"""§7: points and pairs, with the examples of the rulebook."""

import pytest

from benchtop.games.translation import GAME
from benchtop.games.translation.components import AMINO_LETTERS, AMINOS, GROUPS, PAIRS, pairs_in, pairs_with, score_of

from .table import aminos, table

BY_THREE = {card.three: number for number, card in enumerate(AMINOS)}


def hand(names: str) -> list[int]:
    return [BY_THREE[name] for name in names.split()]


@pytest.mark.parametrize(
    ("names", "pairs", "points"),
    [
        ("Pro Gly", 1, 4),
        ("Glu Asp Lys Arg", 2, 8),
        ("Lys Arg His", 3, 9),
        ("Ala Met Leu Ile Val", 10, 25),
    ],
)
def test_the_scoring_examples_that_are_printed_right(names: str, pairs: int, points: int) -> None:
    assert (pairs_in(hand(names)), score_of(hand(names))) == (pairs, points)


@pytest.mark.parametrize("meant", ["Trp", "Tyr"])
@pytest.mark.ruling("TRANSLATION-R24")
def test_the_fourth_example_holds_whichever_amino_acid_try_means(meant: str) -> None:
    held = hand(f"Lys Arg His {meant}")
    assert (pairs_in(held), score_of(held)) == (4, 12)


@pytest.mark.ruling("TRANSLATION-R24")
def test_the_fifth_example_is_a_misprint_for_asparagine() -> None:
    """Ser Thr Arg Cys is printed with 6 pairs and 16 points, but arginine is basic and shares no group with them."""
    assert (pairs_in(hand("Ser Thr Arg Cys")), score_of(hand("Ser Thr Arg Cys"))) == (3, 10)
    others = [name for name in BY_THREE if name not in ("Ser", "Thr", "Cys")]
    assert [name for name in others if score_of(hand(f"Ser Thr {name} Cys")) == 16] == ["Asn"]
    assert pairs_in(hand("Ser Thr Asn Cys")) == 6


def test_an_amino_acid_in_two_groups_counts_in_both() -> None:
    assert pairs_in(hand("His Lys Phe")) == 2
    assert pairs_in(hand("His Lys")) == pairs_in(hand("His Phe")) == 1
    assert pairs_in(hand("Lys Phe")) == 0


@pytest.mark.parametrize(("count", "pairs"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_pairs_of_one_group_are_all_counted(count: int, pairs: int) -> None:
    assert pairs_in(aminos("AILVM")[:count]) == pairs


def test_all_twenty_together_score_78() -> None:
    assert score_of(list(range(20))) == 78


def test_no_two_amino_acids_share_two_groups() -> None:
    assert {count for row in PAIRS for count in row} == {0, 1}


def test_pairs_won_one_by_one_are_the_pairs_of_the_whole() -> None:
    held: list[int] = []
    total = 0
    for amino in aminos("HMCNKWAQSEGLDPYTRVIF"):
        total += pairs_with(amino, held)
        held.append(amino)
        assert pairs_in(held) == total


def test_an_empty_collection_scores_nothing() -> None:
    assert table().scores() == [0, 0]


def test_scores_are_counted_for_every_seat() -> None:
    assert table(collected=["PG", "KRH", "A"], seats=3, row="LMNSV").scores() == [4, 9, 1]


def test_most_points_win_even_with_fewer_cards() -> None:
    s = table(collected=["AIM", "NDKFG"])
    s.over = True
    assert s.scores() == [9, 5] and s.winners() == [0]


@pytest.mark.ruling("TRANSLATION-R17")
def test_equal_scores_share_the_win() -> None:
    s = table(collected=["PG", "NDKF"], row="LMRSV")
    s.over = True
    assert s.scores() == [4, 4] and s.winners() == [0, 1]


@pytest.mark.ruling("TRANSLATION-R17")
def test_more_amino_acids_break_a_tie_where_that_was_agreed() -> None:
    s = table(collected=["PG", "NDKF"], row="LMRSV", tie_break="most_cards")
    s.over = True
    assert s.winners() == [1]


@pytest.mark.ruling("TRANSLATION-R17")
def test_a_tie_in_points_and_cards_is_shared_even_so() -> None:
    s = table(collected=["PG", "DE"], row="LMRSV", tie_break="most_cards")
    s.over = True
    assert s.winners() == [0, 1]


@pytest.mark.ruling("TRANSLATION-R17")
def test_more_amino_acids_do_not_beat_more_points() -> None:
    s = table(collected=["AIM", "NDKFG"], tie_break="most_cards")
    s.over = True
    assert s.winners() == [0]


def test_every_group_has_the_printed_size() -> None:
    sizes = {group: sum(group in card.groups for card in AMINOS) for group in GROUPS}
    assert sizes == {
        "Aliphatic": 5,
        "Aromatic": 4,
        "Small Polar": 4,
        "Basic": 3,
        "Acidic": 2,
        "Acid Deriv.": 2,
        "Sulfur": 2,
        "Unusual": 2,
    }
    assert [letter for letter, card in zip(AMINO_LETTERS, AMINOS, strict=True) if len(card.groups) == 2] == list("NCHM")


# -- in words -------------------------------------------------------------------------------------------------------


def test_a_score_says_how_it_adds_up() -> None:
    """Histidine is aromatic and basic, so it makes pairs with both (§7.2)."""
    s = table(collected=["HYFK", ""])
    assert GAME.text.arithmetic(s, 0) == [
        {"label": "4 amino acid cards", "points": 4, "count": 4, "note": "H Y F K"},
        {"label": "Aromatic: 3 pairs × 2", "points": 6, "count": 3, "note": "H Y F"},
        {"label": "Basic: 1 pair × 2", "points": 2, "count": 1, "note": "H K"},
    ]
    assert s.scores() == [12, 0]
    assert [line["points"] for line in GAME.text.arithmetic(s, 1)] == [0]


def test_cards_that_break_a_tie_are_named() -> None:
    s = table(collected=["PG", "NDKF"], row="LMRSV", tie_break="most_cards")
    s.over = True
    assert s.winners() == [1]
    assert GAME.text.tie(s, ["Ada", "Bo"]) == "Equal points, 4, so amino acid cards decide: Ada 2 and Bo 4."
    s.options["tie_break"] = "shared"
    assert GAME.text.tie(s, ["Ada", "Bo"]) is None
