"""§7: the advanced game."""

from typing import Any

import pytest

from benchtop.games.peptide.events import ChoseRna, DiscardedRna, LaidAside
from benchtop.games.peptide.state import DISCARDING

from .table import Seat, legal, play, refusal, refused, spelled, table


def advanced(*seats: Seat, **more: Any) -> Any:
    return table(*seats, advanced=True, **more)


def end_round(*seats: Seat, **more: Any) -> Any:
    """Play a round to its end: everybody declines a last Ribosome and has no ATP to act with."""
    for seat in seats:
        seat.up = "ribosome"
    s = advanced(*seats, **more)
    while s.phase != DISCARDING and s.round == 1 and not s.over:
        play(s, "decline ribosome")
    return s


def test_limits_begin_at_four_atp_and_three_rna() -> None:
    s = advanced()
    assert s.view(None)["players"][1]["limits"] == {"energy": 4, "rna": 3}


def test_in_the_basic_game_there_are_no_limits() -> None:
    s = table()
    assert s.view(None)["players"][1]["limits"] is None


def test_a_vacuole_gathers_or_raises_a_limit() -> None:
    s = advanced(Seat(atp=0, up="vacuole vacuole vacuole"), Seat(atp=0, up="ribosome"), rna_deck="GG")
    assert s.view(None)["players"][0]["raised"] is None
    play(s, "use vacuole")
    assert s.view(None)["players"][0]["raised"] == {"energy": 5, "rna": 4}
    assert s.view(None)["players"][1]["raised"] is None
    assert legal(s) == {"gather", "raise energy", "raise rna"}
    play(s, "raise energy", "use vacuole", "raise rna", "use vacuole", "gather")
    me = s.players[0]
    assert (me.energy_limit, me.rna_limit, me.atp, spelled(me.rna)) == (5, 4, 1, "G")


def test_a_vacuole_is_used_before_its_choice_is_made() -> None:
    s = advanced(Seat(atp=1, up="vacuole"), Seat(atp=0, up="ribosome"))
    assert refused(s, "gather") == "not_in_use"
    play(s, "use vacuole")
    assert refused(s, "reset rna") == "finish_first"


@pytest.mark.ruling("PEPTIDE-R24")
def test_a_limit_at_the_top_is_not_raised() -> None:
    s = advanced(Seat(up="vacuole", energy=10), Seat(up="ribosome"))
    play(s, "use vacuole")
    assert refusal(s, "raise energy").text == "Your energy limit is at the top of the track, 10."
    assert legal(s) == {"gather", "raise rna"}
    s = advanced(Seat(up="vacuole", limit=9), Seat(up="ribosome"))
    play(s, "use vacuole")
    assert refused(s, "raise rna") == "limit_at_top"


@pytest.mark.ruling("PEPTIDE-R24")
def test_with_both_limits_at_the_top_only_the_normal_effect_is_left() -> None:
    s = advanced(Seat(atp=0, up="vacuole", energy=10, limit=9), Seat(up="ribosome"), rna_deck="G")
    play(s, "use vacuole")
    assert (s.players[0].atp, spelled(s.players[0].rna)) == (1, "G")


def test_limits_may_be_passed_during_the_round() -> None:
    s = advanced(Seat(atp=4, up="mitochondria"), Seat(up="ribosome"))
    play(s, "use mitochondria")
    assert s.players[0].atp == 6


@pytest.mark.ruling("PEPTIDE-R33")
def test_atp_over_the_limit_goes_back_by_itself() -> None:
    s = end_round(Seat(atp=6), Seat(atp=0, rna="AAAAC"))
    assert (s.players[0].atp, s.atp_supply) == (4, 28)
    assert (s.phase, s.to_move) == (DISCARDING, 1)


@pytest.mark.ruling("PEPTIDE-R18")
def test_the_owner_chooses_which_rna_to_discard() -> None:
    s = end_round(Seat(atp=0, rna="AACGU"), Seat(atp=0))
    assert legal(s) == {"discard A", "discard C", "discard G", "discard U"}
    assert refused(s, "end turn") == "finish_first"
    play(s, "discard C")
    assert refused(s, "discard C") == "not_in_hand"
    play(s, "discard A")
    assert spelled(s.players[0].rna) == "AGU"
    assert spelled(s.rna_discards) == "AC"
    assert s.round == 2


@pytest.mark.ruling("PEPTIDE-R18")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    s = end_round(Seat(atp=0, rna="AACG", amino="Asn"), Seat(atp=0, rna="CCUU"))
    assert s.view(0)["hand"]["missing_after"] == {"Asn": ""}
    events = play(s, "discard C")
    assert s.view(0)["hand"]["missing"] == {"Asn": ""}
    assert s.view(0)["hand"]["missing_after"] == {"Asn": "C"}
    assert [(type(event), event.only) for event in events] == [(LaidAside, None), (ChoseRna, 0)]
    assert s.view(1)["players"][0]["laid_aside"] == 1
    assert s.view(1)["players"][0]["rna_size"] == 4
    assert s.view(0)["hand"]["laid_aside"] == "C"
    assert sum(s.view(1)["rna_discards"].values()) == 0
    events = play(s, "discard U")
    assert [event.rna for event in events if isinstance(event, DiscardedRna)] == [["C"], ["U"]]
    assert s.view(1)["rna_discards"] == {"A": 0, "C": 1, "G": 0, "U": 1}


@pytest.mark.ruling("PEPTIDE-R18")
def test_the_second_to_choose_cannot_tell_what_the_first_laid_aside() -> None:
    s = end_round(Seat(atp=0, rna="AACG", known="A"), Seat(atp=0, rna="CCUU"))
    other = s.clone()
    play(s, "discard A")
    play(other, "discard G")
    assert s.view(1) == other.view(1)
    assert s.imagine(1, 3).to_json() == other.imagine(1, 3).to_json()
    assert len({tuple(s.imagine(1, seed).players[0].aside) for seed in range(40)}) > 2


@pytest.mark.ruling("PEPTIDE-R18")
def test_cards_are_discarded_also_after_the_last_round_before_points_are_counted() -> None:
    s = end_round(Seat(atp=0, rna="AAGC", amino="Lys"), Seat(atp=0), last_round=1)
    assert not s.over
    play(s, "discard A")
    assert s.over
    assert s.scores() == [-1, 0]


@pytest.mark.ruling("PEPTIDE-R17")
def test_rna_beneath_the_chain_does_not_count() -> None:
    s = end_round(Seat(atp=0, rna="AAG", chain="Pro Ser"), Seat(atp=0))
    assert s.round == 2


def test_a_player_within_the_limits_discards_nothing() -> None:
    s = end_round(Seat(atp=4, rna="AAGC", limit=4), Seat(atp=0))
    assert (s.round, s.players[0].atp, s.players[0].rna_size) == (2, 4, 4)


def test_everybody_remembers_who_gave_up_what_at_the_end_of_the_last_round() -> None:
    s = end_round(Seat(atp=0, rna="AAGC"), Seat(atp=0, rna="CCUU"))
    play(s, "discard C", "discard U")
    assert [player["given_up"] for player in s.view(None)["players"]] == ["C", "U"]
