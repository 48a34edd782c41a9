"""§6: the end of the game, and points."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import LAST_ROUND, NEEDS
from benchtop.games.peptide.events import Answered, Ended, Proposed
from benchtop.games.peptide.rules import count, most_matched
from benchtop.games.peptide.state import SELECTING, State

from .table import Seat, finished, legal, named, new, play, player_of, plies, refusal, refused, table

IDLE = Seat(atp=0, down="mitochondria")


# -- how it ends (§6.1, §6.5) -------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R13")
def test_after_stop_the_round_is_finished_and_one_full_round_follows() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Lys STOP")
    play(s, "use amino-acyl")
    assert s.to_move == 1 and not s.over
    play(s, "use face-down")
    assert (s.round, s.phase, s.over) == (2, SELECTING, False)
    while not s.over:
        assert s.round == 2
        play(s, str(s.legal()[-1]))
    assert s.round == 2


@pytest.mark.ruling("PEPTIDE-R10")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_stop_comes_with_one_of_the_last_four_amino_acids_at_the_latest_with_the_last(seats: int) -> None:
    for seed in range(10):
        shown = None
        for s, _ in plies(seats, seed):
            if s.last_round != -1 and shown is None:
                shown = len(s.draws.drawer)
        amino_acids = {2: 14, 4: 18, 6: 20}[seats]
        assert shown is not None
        assert amino_acids - 3 <= shown <= amino_acids


def without_draws(s: State) -> None:
    """Play on without drawing amino acids."""
    moves = [move for move in s.legal() if str(move) not in ("use amino-acyl", "propose end")]
    s.play(moves[0])


@pytest.mark.ruling("PEPTIDE-R22")
def test_a_game_without_stop_ends_after_round_60() -> None:
    s = new(2)
    while not s.over:
        without_draws(s)
    assert s.round == LAST_ROUND == 60
    assert s.last_round == -1


@pytest.mark.ruling("PEPTIDE-R37")
def test_stop_in_round_60_is_followed_by_a_full_round_as_usual() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), Seat(atp=0, up="ribosome"), deck="Lys STOP")
    s.round = 60
    play(s, "use amino-acyl", "decline ribosome")
    assert (s.round, s.over) == (61, False)
    while not s.over:
        without_draws(s)
    assert s.round == s.last_round == 61


# -- ending it by agreement (§6.6) --------------------------------------------------------------------------------


def quiet(seats: int = 3) -> State:
    """Set up a game after three whole rounds without a draw."""
    s = new(seats, first_player="first")
    while s.round < 4:
        assert "propose end" not in legal(s)
        without_draws(s)
    return s


@pytest.mark.ruling("PEPTIDE-R39")
def test_after_three_rounds_without_a_draw_all_can_agree_that_this_round_is_the_last() -> None:
    s = quiet()
    events = play(s, "propose end", "agree")
    assert (s.to_move, s.game.whose_turn(s)) == (2, 0)
    assert s.view(None)["asker"] == 0
    events += play(s, "agree")
    assert [type(event) for event in events] == [Proposed, Answered, Answered]
    assert s.view(None)["agreed"] and s.to_move == 0 and s.phase == SELECTING
    while not s.over:
        assert s.round == 4
        without_draws(s)
    assert s.view(None)["stop"] is not None, "STOP is still in the deck"


@pytest.mark.ruling("PEPTIDE-R39")
def test_a_single_no_is_enough_to_play_on_and_an_end_is_proposed_once_a_round() -> None:
    s = quiet()
    play(s, "propose end", "play on")
    assert (s.to_move, s.phase, s.agreed) == (0, SELECTING, False)
    assert refused(s, "propose end") == "proposed_already"
    while s.round == 4:
        without_draws(s)
    assert "propose end" in legal(s)


@pytest.mark.ruling("PEPTIDE-R39")
def test_a_draw_or_stop_takes_the_proposal_away() -> None:
    s = quiet()
    s.drawn_in = 2
    assert refusal(s, "propose end").text.startswith("An amino acid was drawn in round 2")
    s.drawn_in, s.last_round = 0, 5
    assert refused(s, "propose end") == "end_is_set"
    assert refused(s, "agree") == refused(s, "play on") == "nothing_proposed"


def test_a_proposal_is_answered_before_anything_else() -> None:
    s = quiet()
    play(s, "propose end")
    assert legal(s) == {"agree", "play on"}
    assert refusal(s, "take nucleus").moves == ("agree", "play on")


def test_no_game_is_longer_than_the_bound() -> None:
    assert max(finished(6, seed, advanced=True).ply for seed in range(5)) <= GAME.max_moves


@pytest.mark.ruling("PEPTIDE-R36")
def test_after_the_game_everything_is_shown() -> None:
    s = finished(3, 5)
    for seat in (None, 0, 2):
        shown = s.view(seat)["shown"]
        assert [" ".join(hand["amino"]) for hand in shown["hands"]] == [named(player.amino) for player in s.players]
        assert [len(hand["rna"]) for hand in shown["hands"]] == [player.rna_size for player in s.players]
        assert len(shown["removed"]) == 4
        assert [counted["total"] for counted in shown["counts"]] == s.scores()
    assert s.imagine(0, 1).view(1) == s.view(1)


def test_the_last_event_tells_the_points() -> None:
    s = table(Seat(atp=0, up="ribosome"), Seat(atp=0, up="ribosome"), last_round=1)
    events = play(s, "decline ribosome", "decline ribosome")
    assert isinstance(events[-1], Ended)
    assert events[-1].scores == s.scores() == [0, 0]
    assert events[-1].by_stop


# -- points (§6.2) ------------------------------------------------------------------------------------------------


def test_the_printed_example_counts_16() -> None:
    """A +3 bonus; asparagine and proline face down, valine face up; histidine matched, leucine and serine not."""
    player = player_of(Seat(bonus=[3], chain="Asn Pro Val", fixed=2, amino="His Leu Ser", rna="CCAU"))
    counted = count(player)
    assert counted == {"bonus": 3, "fixed": 11, "face_up": 3, "matched": 1, "unmatched": 2, "total": 16}


def test_face_up_amino_acids_count_half_rounded_up() -> None:
    assert count(player_of(Seat(chain="Ser Lys Pro")))["total"] == 2 + 3 + 3


def test_leftover_atp_rna_and_start_count_nothing_and_totals_may_be_negative() -> None:
    assert count(player_of(Seat(atp=9, rna="AAAACCCC")))["total"] == 0
    assert count(player_of(Seat(amino="Gly Phe")))["total"] == -2


@pytest.mark.ruling("PEPTIDE-R21")
def test_a_tie_is_a_shared_victory() -> None:
    s = table(
        Seat(atp=0, up="ribosome"), Seat(atp=0, up="ribosome", amino="Lys"), Seat(atp=0, up="ribosome"), last_round=1
    )
    play(s, "decline ribosome", "decline ribosome", "decline ribosome")
    assert s.scores() == [0, -1, 0]
    assert s.winners() == [0, 2]


# -- the best match (§6.3) ----------------------------------------------------------------------------------------


@pytest.mark.ruling("PEPTIDE-R19")
def test_the_best_match_is_found() -> None:
    """Serine (A C U) first would leave nothing for proline and tyrosine, which can both be matched without it."""
    player = player_of(Seat(amino="Pro Ser Tyr", rna="CCCAUU"))
    assert count(player)["matched"] == 2


@pytest.mark.ruling("PEPTIDE-R19")
def test_each_rna_card_is_used_once() -> None:
    assert count(player_of(Seat(amino="His Thr", rna="ACCC")))["total"] == 0


@pytest.mark.ruling("PEPTIDE-R19")
@given(st.sets(st.integers(0, 19), max_size=8), st.lists(st.integers(0, 9), min_size=4, max_size=4))
def test_the_match_equals_the_best_of_all_subsets(amino: set[int], rna: list[int]) -> None:
    best = max(
        size
        for size in range(len(amino) + 1)
        for chosen in combinations(sorted(amino), size)
        if all(sum(NEEDS[card][letter] for card in chosen) <= rna[letter] for letter in range(4))
    )
    assert most_matched(sorted(amino), rna) == best


# -- in words -----------------------------------------------------------------------------------------------------


def test_a_score_says_how_it_adds_up() -> None:
    """The rulebook's example: a bonus of 3, asparagine and proline face down, valine face up, and seven cards in hand.
    The RNA matches histidine, but not leucine and serine."""
    s = table(Seat(rna="CACG", amino="His Leu Ser", chain="Asn Pro Val", fixed=2, bonus=[3]), IDLE)
    assert [(line["label"], line["points"], line.get("note")) for line in GAME.text.arithmetic(s, 0)] == [
        ("1 bonus card", 3, "+3"),
        ("2 amino acids fixed in the chain", 11, "Asn 5 · Pro 6"),
        ("1 amino acid face up, at half value", 3, "Val 3"),
        ("1 amino acid in hand with its RNA", 1, None),
        ("2 amino acids in hand without RNA", -2, None),
    ]
    assert s.scores()[0] == 16
    assert GAME.text.arithmetic(s, 1) == []


def test_the_view_says_what_the_fixed_and_the_face_up_part_of_a_chain_count() -> None:
    player = table(Seat(chain="Lys Met", fixed=1, bonus=[3]), Seat()).view(None)["players"][0]
    assert (player["points"], player["fixed_points"], player["face_up_points"]) == (10, 5, 2)
