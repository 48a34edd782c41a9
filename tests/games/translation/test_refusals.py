"""Remedies for refused translations are computed and correct."""

from benchtop.games.translation.state import State

from .table import CARD, legal, play, table, why

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
    assert advice(s, "K") == (
        "Your Transversion on letter 1 (C becomes A) could make AAG, but with 2 points left you cannot use it and "
        "translate this turn."
    )


def test_a_card_that_was_used_or_bought_this_turn_is_said_to_be() -> None:
    could = "Your Transversion on letter 1 (C becomes A) could make AAG"
    s = play(table("CAGAG", "KFHWY", cards="transversion"), "transversion 5")
    assert advice(s, "K") == f"{could}, but you have used it this turn."
    s = play(table("CAGAC", "KFHWY"), "buy transversion")
    assert advice(s, "K") == f"{could} from your next turn on: you bought it this turn."


def test_the_water_is_part_of_the_advice_and_of_its_price() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion", water=False, points=4)
    assert advice(s, "K") == "Play Transversion on letter 1 (C becomes A) to make AAG. Then toggle the water."
    s.points = 3
    assert str(advice(s, "K")).endswith(
        "with 3 points left you cannot use it, toggle the water and translate this turn. It also needs the water ON."
    )
    s.points, s.ready[CARD["toggle"]] = 5, 0
    assert str(advice(s, "K")).endswith("but you have toggled the water this turn. It also needs the water ON.")


def test_extending_is_advised_with_its_odds() -> None:
    refusal = why(table("CCAA", "KFHWY"), "translate K")
    assert refusal.remedy == "Extend may make AAA or AAG: A or G comes up in 2 of 4 rolls."
    assert refusal.moves == ("extend",)


def test_extending_is_not_advised_with_a_single_point() -> None:
    assert advice(table("CCAA", "KFHWY", points=1, others=EVERY), "K") == (
        "Your Extend (A in gap 5) might make AAA, but with 1 point left you cannot use it and translate this turn."
    )


def test_inserting_is_advised_with_the_odds_of_the_black_die() -> None:
    assert advice(table("AGTC", "KFHWY", cards="insert"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 3 of 8 rolls allow it."
    )
    assert advice(table("AGTC", "KFHWY", cards="insert", dice="d6"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 2 of 6 rolls allow it."
    )


def test_a_card_in_the_pool_is_said_to_be_there() -> None:
    refusal = why(table("CAGAC", "KFHWY"), "translate K")
    assert refusal.remedy == (
        "The pool sells Transversion for 3 points: from your next turn on it could make AAG on letter 1 (C becomes A)."
    )
    assert refusal.moves == ("buy transversion",)
    assert why(table("CAGAC", "KFHWY", points=2), "translate K").moves == ()


def test_the_way_to_the_other_strand_is_said_to_be_for_sale() -> None:
    assert advice(table("CTTCC", "KFHWY"), "K") == (
        "The pool sells Reverse Complement for 3 points: from your next turn on it could make AAG readable."
    )


def test_a_card_of_somebody_else_is_said_to_be_theirs() -> None:
    refusal = why(table("CTTCC", "KFHWY", others=EVERY), "translate K")
    assert refusal.code == "other_strand"
    assert refusal.remedy == (
        "Another player's Reverse Complement could make AAG readable; neither you nor the pool has one."
    )
    assert refusal.params["remedy"] == {
        "card": "reverse-complement",
        "codon": "AAG",
        "variant": "elsewhere",
        "seats": [1],
    }


def test_no_remedy_sounds_as_if_a_card_of_somebody_else_could_be_played() -> None:
    assert advice(table("AAACTCGACAG", "MKDEW", others="insert", points=1), "M") == (
        "Another player's Insert (T in gap 11) might make ATG; neither you nor the pool has one. It also needs "
        "the water OFF."
    )


def test_where_no_single_card_helps_that_is_said() -> None:
    assert advice(table("CCCCC", "KFHWY", cards="mutate"), "K") == (
        "No single card makes AAR here: it takes more than one change. Each Extend lays a new letter at the 3' end."
    )


def test_no_remedy_for_a_full_strand_is_to_extend() -> None:
    assert advice(table("C" * 20, "KFHWY", cards="mutate"), "K") == (
        "No single card makes AAR here: it takes more than one change."
    )


def test_a_full_strand_says_who_could_make_room() -> None:
    full = "ACGT" * 5
    refusal = why(table(full, cards="delete"), "extend")
    assert refusal.remedy == "Play Delete on a letter first." and refusal.moves[::19] == ("delete 1", "delete 20")
    only = "Only Delete makes room again."
    assert why(table(full), "extend").remedy == f"{only} You have no Delete; the pool sells it for 2 points."
    assert why(table(full, others="delete"), "extend").remedy == (
        f"{only} You have no Delete, nor has the pool: another player has it."
    )
    s = play(table("A" + full[:-1], cards="delete"), "delete 1", "extend")
    assert why(s, "extend").remedy == f"{only} You have used Delete this turn and can use it again on your next."


def test_no_remedy_is_to_insert_if_you_cannot() -> None:
    assert why(table(cards="insert"), "gap 1").moves == ("insert",)
    refusal = why(table(), "gap 1")
    assert refusal.remedy == "Only Insert rolls one. You have no Insert; the pool sells it for 3 points."
    assert refusal.moves == ()
    refusal = why(table("ACGT" * 5, cards="insert"), "gap 1")
    assert refusal.remedy == "Only Insert rolls one, but all 20 nucleotide cards are in the strand."


def test_the_advice_leads_to_a_translation() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion")
    (move,) = why(s, "translate K").moves
    assert legal(play(s, move), "translate") == ["translate K"]
