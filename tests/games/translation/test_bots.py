"""Translation: the values of moves and positions that bots are built on."""

import pytest

from benchtop.bots.arena import Plan, run, standings
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.games.translation import GAME
from benchtop.games.translation.bots.heuristic import TranslationHeuristic
from benchtop.games.translation.components import CARD_INSERT
from benchtop.games.translation.state import State

from .table import load_black, play, table

HEURISTIC = TranslationHeuristic()


def values(s: State) -> dict[str, float]:
    moves = s.legal()
    return {str(move): value for move, value in zip(moves, HEURISTIC.action_values(s, moves), strict=True)}


def choice(s: State) -> str:
    moves = s.legal()
    return str(best_move(moves, HEURISTIC.action_values(s, moves), seeded("choice")))


def reason(s: State, notation: str) -> str:
    return HEURISTIC.explain(s, GAME.parse(notation))


# -- translating ----------------------------------------------------------------------------------------------------


def test_bots_prefer_an_amino_acid_that_makes_a_pair() -> None:
    """§7.2: aspartate is one point, arginine is one and two for the pair with lysine."""
    s = table("GATCGA", "RDWMF", collected=["K"], points=1)
    assert choice(s) == "translate R"
    assert reason(s, "translate R") == "pairs with lysine: +3; 1 more could pair with it"
    assert reason(s, "translate D") == "+1; 1 more could pair with it"


def test_bots_prefer_an_amino_acid_that_a_rival_wants() -> None:
    s = table("GATCCC", "DPWMF", collected=["", "G"], deck="KRAI", points=1)
    assert choice(s) == "translate P"
    assert reason(s, "translate P") == "+1; denies a rival +3"


def test_what_may_still_be_paired_is_worth_more_than_what_may_not() -> None:
    """Valine has four aliphatic partners to come; glycine, the only partner of proline, is out of the game."""
    s = table("CCCGTA", "VPKRD", water=False, dry=True, points=1, collected=["", ""], deck="AILM")
    assert choice(s) == "translate V"


def test_what_is_open_is_taken_before_cards_are_bought() -> None:
    s = table("AAAGA", "KRWMF", points=5)
    assert choice(s) in ("translate K", "translate R")


# -- changing the strand and the water ------------------------------------------------------------------------------


def test_water_is_toggled_for_a_codon_that_is_there() -> None:
    """§3.4: methionine is hydrophobic, and toggling costs less than any card."""
    s = table("CCATG", "MKDEW", cards="mutate", collected=["AI"])
    assert choice(s) == "toggle"
    assert reason(s, "toggle") == "opens methionine: +5"


def test_water_stays_when_only_the_other_kind_is_spelled() -> None:
    s = table("AAAGA", "KRWMF", points=2)
    assert values(s)["toggle"] < values(s)["translate K"]
    assert reason(s, "toggle") == ""


def test_the_cheapest_card_that_makes_the_codon_is_used() -> None:
    """Transition costs 2 and Mutate 3 (§5.1); the point saved can pay for another translation."""
    s = table("CCAGA", "KWMFY", cards="transition mutate", collected=["RH"])
    found = values(s)
    assert found["transition 4"] > found["mutate 4 A"]
    assert choice(s) == "transition 4"
    assert reason(s, "transition 4") == "spells lysine: +5"


def test_a_card_in_hand_is_used_rather_than_another_bought() -> None:
    s = table("CCAGA", "KWMFY", cards="transition", collected=["RH"])
    assert choice(s) == "transition 4"


def test_the_other_strand_is_read_when_the_codons_stand_there() -> None:
    """§4.7: behind TTTCC there is GGAAA, which spells glycine, glutamate and lysine."""
    s = table("TTTCC", "KEGWM", cards="reverse-complement mutate")
    assert choice(s) == "reverse-complement"
    assert reason(s, "reverse-complement") == "spells glutamate, glycine and lysine: +3"


def test_the_letter_between_two_halves_of_a_codon_is_deleted() -> None:
    s = table("CATCG", "MKDEW", cards="delete", water=False, collected=["AI"])
    assert choice(s) == "delete 4"
    assert reason(s, "delete 4") == "spells methionine: +5"


def test_a_stop_codon_spells_nothing() -> None:
    """§3.2: TAC and TAT are tyrosine, TAA and TAG are stops."""
    s = table("CCCTA", "YDEKW", water=False, collected=["FH"])
    assert reason(s, "extend") == "C or T would spell tyrosine"
    s = table("CCTAA", "YDEKW", cards="transition transversion complement", water=False, collected=["FH"])
    found = values(s)
    assert found["transition 5"] < found["transversion 5"], "TAG is a stop too, TAC is not"
    assert choice(s) in ("transversion 5", "complement 5")
    assert reason(s, "transversion 5") == "spells tyrosine: +5"


def test_an_insert_chooses_the_letter_and_the_gap_that_make_the_codon() -> None:
    s = table("CCATC", "MKEWG", cards="insert", water=False, collected=["AI"])
    assert reason(s, "insert") == "3 of 8 rolls can spell methionine"
    play(load_black(s, "R"), "insert")
    assert choice(s) == "letter G"
    assert reason(s, "letter G") == "can spell methionine"
    assert reason(s, "letter A") == ""
    play(s, "letter G")
    assert choice(s) == "gap 5"
    assert reason(s, "gap 5") == "spells methionine: +5"


# -- leaving nothing to rivals --------------------------------------------------------------------------------------


def test_a_codon_that_cannot_be_used_any_more_is_not_left_to_a_rival() -> None:
    """The last point buys nothing useful here; the next seat would take methionine for nine points."""
    s = table("CCATG", "MKDEW", cards="delete", points=1, collected=["", "AILV"])
    assert choice(s) in ("delete 3", "delete 4", "delete 5")
    assert reason(s, "delete 4") == "no longer spells methionine"


def test_a_codon_is_not_made_for_a_rival() -> None:
    s = table("CCACG", "MKDEW", cards="transition", points=2, water=False, collected=["", "AILV"])
    found = values(s)
    assert found["transition 4"] == min(found.values())
    assert reason(s, "transition 4") == "spells methionine for the next seat"


# -- cards ----------------------------------------------------------------------------------------------------------


def test_an_early_turn_with_nothing_to_take_buys_a_card() -> None:
    s = table("CCCCC", "MKDEW")
    assert choice(s).startswith("buy ")
    assert reason(s, "buy insert") == "works every turn, from your next turn on"


def test_a_card_is_worth_less_when_little_is_left_to_take() -> None:
    early = table("CCCCC", "MKDEW")
    late = table("CCCCC", "MKDEW", deck="")
    assert HEURISTIC.card_value(late, CARD_INSERT) < HEURISTIC.card_value(early, CARD_INSERT)


def test_the_last_card_of_its_kind_is_called_so() -> None:
    s = table("CCCCC", "MKDEW", seats=3, others="insert")
    assert reason(s, "buy insert").endswith("; the last copy")


# -- positions ------------------------------------------------------------------------------------------------------


def test_the_value_of_a_position_rises_with_all_that_is_good() -> None:
    def worth(held: str = "K", cards: str = "", strand: str = "CCCCC", points: int = 5) -> float:
        return HEURISTIC.evaluate(table(strand, "RDWMF", cards=cards, collected=[held], points=points))[0]

    plain = worth()
    assert worth(held="KH") > plain + 2.9, "another amino acid and a pair"
    assert worth(cards="insert") > plain, "a card"
    assert worth(strand="CCCGA") > plain, "an open codon"
    assert worth(points=1) < plain, "points to spend"


def test_a_seat_with_a_pair_stands_better_than_seats_with_one_amino_acid() -> None:
    s = table("CCCCC", "RDWMF", seats=4, collected=["KH", "AI", "G", "P"])
    values = HEURISTIC.evaluate(s)
    assert values[1] > values[2]
    assert values[1] > values[3]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_far_ahead_at_the_end_stays_ahead(seats: int) -> None:
    s = table("CCCCC", "D", deck="", seats=seats, collected=["AILMVFHWY", "KR"])
    values = HEURISTIC.evaluate(s)
    assert max(values) == values[0]
    assert values[0] == pytest.approx(s.scores()[0], abs=3.0)


# -- playing --------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    results = run(Plan("translation", ["greedy", "random"], 2, 20, "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95
