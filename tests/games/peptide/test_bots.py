"""Peptide: what bots know about moves and positions."""

from benchtop.bots.arena import Plan, run, standings
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.games.peptide import GAME
from benchtop.games.peptide.bots.heuristic import PeptideHeuristic
from benchtop.games.peptide.state import State

from .table import Seat, play, table

HEURISTIC = PeptideHeuristic()
ALL = "mitochondria nucleus vacuole amino-acyl ribosome"


def values(s: State) -> dict[str, float]:
    moves = s.legal()
    return {str(move): value for move, value in zip(moves, HEURISTIC.action_values(s, moves), strict=True)}


def choice(s: State) -> str:
    moves = s.legal()
    return str(best_move(moves, HEURISTIC.action_values(s, moves), seeded("choice")))


def reason(s: State, notation: str) -> str:
    return HEURISTIC.explain(s, GAME.parse(notation))


def test_a_matched_amino_acid_calls_for_a_ribosome() -> None:
    s = table(Seat(rna="AAG", amino="Lys", atp=3), field=ALL, last_round=1)
    assert choice(s) == "take ribosome"
    assert reason(s, "take ribosome") == "can add lysine: +3; the last Ribosome in the field"


def test_without_energy_a_ribosome_is_no_use() -> None:
    s = table(Seat(rna="AAG", amino="Lys", atp=0), field=ALL, last_round=1)
    found = values(s)
    assert found["take mitochondria"] >= found["take ribosome"]
    assert reason(s, "take ribosome") == "needs 1 ATP, and there is none; the last Ribosome in the field"


def test_an_empty_hand_calls_for_amino_acids() -> None:
    s = table(Seat(atp=4, rna="ACG"), field=ALL + " mitochondria")
    assert choice(s) == "take amino-acyl"
    assert reason(s, "take amino-acyl").startswith("one more amino acid: +")


def test_in_the_last_round_no_amino_acid_is_drawn_for_a_loss() -> None:
    """§6.2: an amino acid in hand without its RNA counts -1."""
    s = table(Seat(atp=4, up="amino-acyl"), last_round=1)
    assert choice(s) == "decline amino-acyl"
    assert reason(s, "decline amino-acyl") == "saves 2 ATP"


def test_the_letter_that_completes_an_amino_acid_is_taken() -> None:
    s = table(Seat(rna="AG", amino="Lys", up="nucleus"), rna_field="AU")
    play(s, "use nucleus")
    assert choice(s) == "rna A"
    assert reason(s, "rna A") == "completes lysine"
    assert reason(s, "rna U") == "no amino acid in your hand lacks it"


def test_of_two_amino_acids_the_one_that_the_hand_matches_is_kept() -> None:
    s = table(Seat(rna="GGG", up="amino-acyl", atp=2), deck="Phe Gly Ala STOP Val")
    play(s, "use amino-acyl")
    assert choice(s) == "keep Gly"
    assert reason(s, "keep gly") == "worth 6, matched by your RNA already"
    assert reason(s, "keep phe") == "worth 6, lacks UUU"


def test_a_bonus_card_makes_fixing_better_than_adding() -> None:
    s = table(Seat(rna="AAG", amino="Lys", chain="Gly", up="ribosome"), Seat())
    play(s, "use ribosome")
    assert choice(s) == "fix"
    assert reason(s, "fix") == "fixing glycine: +3 and the +3 bonus"
    assert reason(s, "add lys") == "+3 in the chain, 2 more when it is fixed"


def test_energy_is_taken_before_it_is_spent() -> None:
    s = table(Seat(atp=2, up="mitochondria amino-acyl"))
    assert choice(s) == "use mitochondria"


def test_over_the_limit_the_letter_that_nothing_needs_goes() -> None:
    s = table(Seat(atp=0, rna="AAGU", amino="Lys", down="nucleus"), Seat(atp=0, down="nucleus"), advanced=True)
    play(s, "use face-down", "end turn", "use face-down", "end turn")
    assert choice(s) == "discard U"
    assert reason(s, "discard U") == "nothing in your hand needs this U"
    assert reason(s, "discard A") == ""


def test_the_value_of_a_position_rises_with_all_that_is_good() -> None:
    def worth(seat: Seat) -> float:
        return HEURISTIC.evaluate(table(seat, Seat()))[0]

    plain = worth(Seat(amino="Lys", rna="A"))
    assert worth(Seat(amino="Lys", rna="A", atp=4)) > plain
    assert worth(Seat(amino="Lys", rna="AA")) > plain
    assert worth(Seat(amino="Lys", rna="AAG")) > worth(Seat(amino="Lys", rna="AA"))
    assert worth(Seat(amino="Lys", rna="A", bonus=(3,))) > plain + 2.9
    assert worth(Seat(chain="Lys", fixed=1, bonus=(3,))) > worth(Seat(chain="Lys"))


def test_the_value_at_the_very_end_is_the_score() -> None:
    s = table(Seat(atp=9, rna="AAG", amino="Lys Phe", chain="Gly Val", fixed=1, bonus=(3,)), Seat(), last_round=1)
    assert s.round == 1
    assert HEURISTIC.evaluate(s)[0] == s.scores()[0]


def test_greedy_beats_random() -> None:
    results = run(Plan("peptide", ["greedy", "random"], 2, 10, "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95
