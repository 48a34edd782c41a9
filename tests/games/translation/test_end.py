"""§6: the last amino acid, the shrinking row, the safety stop."""

import pytest

from benchtop.core.rng import seeded
from benchtop.games.translation import GAME
from benchtop.games.translation.components import NO_CARDS, QUIET_LIMIT

from .table import aminos, events_of, legal, new, play, spend_all, table


@pytest.mark.ruling("TRANSLATION-R13")
def test_the_game_ends_at_once_with_the_last_amino_acid() -> None:
    s = table("AAG", "K", deck="", collected=["ARND", "CQEGHILMFPSTWYV"])
    events = events_of(s, "translate K")
    assert s.over and s.points == 4, "in mid-turn"
    assert events[-1].to_json() == {"event": "Ended", "reason": "all_translated", "scores": s.scores()}


@pytest.mark.ruling("TRANSLATION-R13")
def test_the_row_shrinks_when_the_deck_is_empty() -> None:
    s = play(table("AAGAT", "KDEFH", deck=""), "translate K")
    assert s.row == aminos("DEFH") and not s.over
    play(s, "translate D")
    assert s.row == aminos("EFH") and not s.over


def test_an_emptied_deck_still_leaves_five_cards_to_play_for() -> None:
    s = play(table("AAG", "KDEFH", deck="G"), "translate K")
    assert s.deck == [] and len(s.row) == 5 and not s.over


@pytest.mark.ruling("TRANSLATION-R18")
def test_a_hundred_turns_without_a_translation_end_the_game() -> None:
    s = table("CCCCC", "KDEFH", collected=["AV", "N"])
    s.quiet = QUIET_LIMIT - 2
    play(s, *["extend"] * 5)
    assert not s.over and s.quiet == QUIET_LIMIT - 1
    play(s, *["extend"] * 4)
    assert not s.over
    events = events_of(s, "extend")
    assert s.over
    assert events[-1].to_json() == {"event": "Ended", "reason": "too_quiet", "scores": [4, 1]}
    assert s.winners() == [0]


def test_points_that_pay_for_nothing_are_lost_in_the_last_turn_too() -> None:
    s = table("C" * 20, "KDEFH")
    s.pool = NO_CARDS[:]
    s.quiet = QUIET_LIMIT - 1
    events = events_of(s, "toggle")
    assert [type(event).__name__ for event in events] == ["Toggled", "Lost", "Ended"]
    assert s.over and s.points == 0


@pytest.mark.ruling("TRANSLATION-R18")
def test_a_translation_resets_the_count() -> None:
    s = table("AAGAA", "KDEFH")
    s.quiet = QUIET_LIMIT - 1
    play(s, "translate K")
    spend_all(s)
    assert not s.over and s.quiet == 0


@pytest.mark.ruling("TRANSLATION-R18")
def test_the_turns_in_a_row_are_counted_over_all_players() -> None:
    s = table("CCCCC", "KDEFW", seats=3)
    for count in range(1, 4):
        play(s, *["extend"] * 2, "toggle", "buy delete" if s.pool[2] else "extend")
        while s.turn == count:
            play(s, next(move for move in legal(s) if not move.startswith("translate")))
        assert s.quiet == count


def test_the_bound_is_longer_than_any_game_can_be() -> None:
    decisions = 5 + 2 * 2
    assert GAME.max_moves == 20 * QUIET_LIMIT * decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strand_and_the_hand_stay_within_what_is_possible(seats: int) -> None:
    s = new(seats, seed=5)
    rng = seeded(5)
    while not s.over:
        moves = s.legal()
        s.play(moves[rng.below(len(moves))])
        assert 2 <= len(s.strand) <= 20 and len(s.strand) + s.supply == 20
        assert 0 <= s.points <= 5 and len(s.row) <= 5
        assert all(0 <= ready <= owned for ready, owned in zip(s.ready, s.owned[s.to_move], strict=True))
        kept = s.spelled
        s.read()
        assert s.spelled == kept
