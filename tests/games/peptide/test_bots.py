"""Peptide: what bots know about moves and positions."""

import pytest

from benchtop.bots import Seat as BotSeat
from benchtop.bots import make_bot
from benchtop.bots.arena import Plan, run, standings
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.games.peptide import GAME
from benchtop.games.peptide.bots.heuristic import PeptideHeuristic
from benchtop.games.peptide.components import AMINO_ACYL, LAST_ROUND, RIBOSOME
from benchtop.games.peptide.moves.building import can_add_any
from benchtop.games.peptide.state import SELECTING, VOTING, State
from tests.depth import depth

from .table import Seat, new, play, table

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


def test_an_easy_player_keeps_its_energy_for_organelles() -> None:
    s = table(Seat(atp=5), field=ALL)
    thinks_of = {str(move) for move in HEURISTIC.easy_moves(s, s.legal())}
    assert {"take mitochondria", "take ribosome", "take ribosome down"} <= thinks_of
    assert not {"reset rna", "reset organelles", "select-twice", "hold turn", "take mitochondria down"} & thinks_of
    assert {"reset rna", "take mitochondria down"} <= set(map(str, s.legal()))


def test_an_easy_player_takes_no_organelle_that_brings_nothing() -> None:
    s = table(Seat(atp=1), field=f"{ALL} {ALL}")
    assert values(s)["take ribosome"] < HEURISTIC.idle_value(s) <= values(s)["take ribosome down"]


def test_without_energy_a_ribosome_is_no_use() -> None:
    s = table(Seat(rna="AAG", amino="Lys", atp=0), field=ALL, last_round=1)
    found = values(s)
    assert found["take mitochondria"] >= found["take ribosome"]
    assert reason(s, "take ribosome") == "needs 1 ATP, and there is none; the last Ribosome in the field"


def test_an_empty_hand_calls_for_amino_acids() -> None:
    s = table(Seat(atp=4, rna="ACG"), field=ALL + " mitochondria")
    assert choice(s) == "take amino-acyl"
    assert reason(s, "take amino-acyl") == "one more amino acid for your chain; the last Amino-Acyl in the field"


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


def test_a_bot_keeps_the_amino_acid_that_its_rna_matches() -> None:
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
    play(s, "use face-down", "use face-down")
    assert choice(s) == "discard U"
    assert reason(s, "discard U") == "nothing in your hand needs this U"
    assert reason(s, "discard A") == ""


@pytest.mark.ruling("PEPTIDE-R22")
@pytest.mark.parametrize(("seats", "advanced"), [(3, True), (4, True), (6, False)])
def test_bots_draw_amino_acids_to_the_end(*, seats: int, advanced: bool) -> None:
    """Bots never stop drawing, so their games end before the round limit."""
    for seed in range(depth(2, 5)):
        s, rng = new(seats, seed, advanced=advanced), seeded(f"draws {seed}")
        while not s.over:
            moves = s.legal()
            s.play(best_move(moves, HEURISTIC.action_values(s.imagine(s.to_move, rng.word()), moves), rng))
        assert s.last_round == s.round < LAST_ROUND


def test_a_leading_bot_agrees_to_end_and_a_trailing_bot_plays_on() -> None:
    s = table(Seat(chain="Gly Phe", fixed=2), Seat(rna="AAGGAG", amino="Lys Glu", atp=6), field=ALL)
    s.round, s.phase, s.asker, s.proposed = 5, VOTING, 0, True
    s.to_move = 1
    assert choice(s) == "play on"
    assert reason(s, "agree") == "about 7 points behind the best of the others in the end"
    s.asker, s.to_move = 1, 0
    assert choice(s) == "agree"


def test_a_bot_neither_keeps_its_turn_open_nor_proposes_the_end() -> None:
    s = table(Seat(atp=4), Seat(), field=ALL)
    s.round = 9
    found = values(s)
    others = [value for move, value in found.items() if move not in ("hold turn", "propose end")]
    assert max(found["hold turn"], found["propose end"]) < max(others)


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


def beginner(s: State) -> str:
    """Choose like a player who has read the rules once: build if possible, else draw, else gather."""
    player, moves = s.players[s.to_move], [str(move) for move in s.legal()]
    wanted = ["add", "fix", "use", "keep", "rna", "gather", "decline", "discard", "play on"]
    if s.phase == SELECTING:
        builds = can_add_any(player) or len(player.chain) > player.fixed
        wanted = ["take ribosome"] * (builds and player.atp > 0 and not player.up[RIBOSOME])
        wanted += ["take amino-acyl"] * (player.atp > 1 and len(player.amino) < 2 and not player.up[AMINO_ACYL])
        wanted += ["take mitochondria"] * (player.atp < 2) + ["take nucleus", "take vacuole", "take"]
    return next(move for verb in wanted for move in moves if move.startswith(verb))


def test_a_beginner_beats_the_easy_bot_and_loses_to_the_medium_one() -> None:
    won = {"easy": 0, "medium": 0}
    for level in won:
        for number in range(8):
            s, bot, me = new(2, f"beginner {number // 2}"), make_bot(level, number), number % 2
            while not s.over:
                move = GAME.parse(beginner(s)) if s.to_move == me else bot.choose(BotSeat(s, s.to_move))
                s.play(move)
            won[level] += s.winners() == [me]
    assert won["easy"] >= 6 and won["medium"] <= 3


def test_greedy_beats_random() -> None:
    results = run(Plan("peptide", ["greedy", "random"], 2, depth(6, 10), "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95
