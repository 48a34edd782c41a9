"""What a refused translation advises: computed, and true."""

from benchtop.games.translation.state import State

from .table import legal, play, table, why

EVERY = "delete insert reverse-complement complement transition transversion mutate"


def advice(s: State, amino: str) -> str | None:
    return why(s, f"translate {amino}").remedy


def test_a_card_in_hand_that_does_it_is_named_with_its_letter() -> None:
    assert advice(table("CAGAC", "KFHWY", cards="transversion"), "K") == (
        "Play Transversion on letter 1 (C becomes A) to make AAG."
    )


def test_the_cheapest_card_in_hand_is_advised() -> None:
    assert advice(table("AACG", "KFHWY", cards="mutate delete"), "K") == (
        "Play Delete on letter 3 (the C goes) to make AAG."
    )


def test_a_card_that_leaves_no_point_to_translate_is_not_for_this_turn() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion", points=2)
    assert advice(s, "K") == "On a later turn, play Transversion on letter 1 (C becomes A) to make AAG."


def test_the_water_is_part_of_the_advice_and_of_its_price() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion", water=False, points=4)
    assert advice(s, "K") == "Play Transversion on letter 1 (C becomes A) to make AAG. Then toggle the water."
    s.points = 3
    assert str(advice(s, "K")).startswith("On a later turn")


def test_extending_is_advised_with_its_odds() -> None:
    assert advice(table("CCAA", "KFHWY"), "K") == "Extend may make AAA or AAG: A or G comes up in 2 of 4 rolls."


def test_extending_is_not_advised_with_a_single_point() -> None:
    assert advice(table("CCAA", "KFHWY", points=1, others=EVERY), "K") == "On a later turn Extend may make AAA."


def test_inserting_is_advised_with_the_odds_of_the_black_die() -> None:
    assert advice(table("AGTC", "KFHWY", cards="insert"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 3 of 8 rolls allow it."
    )
    assert advice(table("AGTC", "KFHWY", cards="insert", dice="d6"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 2 of 6 rolls allow it."
    )


def test_a_card_in_the_pool_is_advised_for_later() -> None:
    assert advice(table("CAGAC", "KFHWY"), "K") == (
        "Buy Transversion for 3 points; on a later turn, play Transversion on letter 1 (C becomes A) to make AAG."
    )


def test_the_other_strand_is_advised_to_who_can_buy_the_way_there() -> None:
    assert advice(table("CTTCC", "KFHWY"), "K") == (
        "Buy Reverse Complement for 3 points; on a later turn, play Reverse Complement to read AAG."
    )


def test_where_no_single_card_helps_that_is_said() -> None:
    assert advice(table("CCCCC", "KFHWY", cards="mutate"), "K") == (
        "No single card makes AAR here: change more than one letter, or extend."
    )


def test_the_advice_leads_to_a_translation() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion")
    assert legal(play(s, "transversion 1"), "translate") == ["translate K"]
