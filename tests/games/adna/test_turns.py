"""§3: draw, mutation, play, discard."""

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.state import DISCARD, MAIN, MUTATE

from .table import bottom, chain, end_turn, events, hand, legal, play, refused, table, why

# -- mutation -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R08")
@pytest.mark.parametrize("degrees", [65, 80, 100])
def test_above_60_degrees_the_rival_may_swap_two_bases_of_the_active_player(degrees: int) -> None:
    s = end_turn(table(celsius=degrees))
    assert (s.phase, s.active, s.to_move) == (MUTATE, 1, 0)
    assert s.view(0)["swap"] == {"chain": 1, "bases": 2}
    assert len(s.hands[1]) == 6  # the round begins after the draw
    play(s, "pick 1", "pick 3")
    assert chain(s, 1) == "CGTATG"
    assert (s.phase, s.to_move, s.view(0)["swap"]) == (MAIN, 1, None)
    assert len(s.hands[1]) == 6


@pytest.mark.ruling("ADNA-R08")
def test_the_swap_is_optional_but_once_begun_it_is_finished() -> None:
    s = end_turn(table(celsius=100))
    other = s.clone()
    assert chain(play(s, "pass"), 1) == "TGCATG"
    play(other, "pick 1")
    assert refused(other, "pass") == "finish_swap"
    assert refused(other, "pick 5") == "changes_nothing"  # another T
    assert refused(other, "pick 1") == "already_picked"
    assert refused(other, "done") == "finish_first"


@pytest.mark.ruling("ADNA-R08")
def test_the_swap_moves_no_uracil() -> None:
    s = end_turn(table(other="ACU", celsius=65))
    assert refused(s, "pick 3") == "uracil_stays"
    assert legal(s) == ["pick 1", "pick 2", "pass"]


@pytest.mark.parametrize("other", ["", "A", "CCCC", "CCCU"])
def test_nobody_is_asked_where_no_swap_could_change_anything(other: str) -> None:
    assert end_turn(table(other=other, celsius=100)).phase == MAIN


@pytest.mark.parametrize("degrees", [-80, 25, 50, 55])
def test_up_to_60_degrees_nothing_mutates(degrees: int) -> None:
    assert end_turn(table(celsius=degrees)).phase == MAIN


# -- draw -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R09")
def test_both_players_draw_before_every_turn_as_an_option() -> None:
    s = end_turn(table(both_draw="always"))
    assert s.backs == [[3, 1, 2], [3, 1, 2]]
    assert end_turn(s).backs == [[6, 2, 4], [6, 2, 4]]


@pytest.mark.ruling("ADNA-R09")
def test_only_the_active_player_draws_three_bases_two_reactions_and_an_enzyme() -> None:
    s = end_turn(table())
    assert s.backs[1] == [3, 1, 2]
    assert s.backs[0] == [0, 0, 0]


def test_there_is_no_hand_limit() -> None:
    s = table()
    for _ in range(12):
        end_turn(s)
    assert [len(cards) for cards in s.hands] == [36, 36]


# -- play -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R10")
def test_defence_cards_with_an_effect_of_their_own_may_be_used_in_ones_turn() -> None:
    s = table(hand="rnase-a ice-box linker polylinker goggles", other="ACU", broken="GG", celsius=37)
    assert legal(s, "use") == ["use ice-box", "use linker", "use polylinker", "use rnase-a on other"]
    assert legal(s, "respond") == []


def test_cards_and_bases_are_played_in_any_order() -> None:
    s = table(hand="A C heating-block agarose-gel", deck="GT")
    play(s, "lay A on own", "attack agarose-gel", "lay G on other", "use heating-block", "lay C on own")
    assert (chain(s, 0), chain(s, 1)) == ("ACGTACAC", "TGCATGG")


# -- discard --------------------------------------------------------------------------------------------------------


def test_up_to_three_cards_go_face_down_under_their_decks() -> None:
    s = play(table(hand="A C EcoRI goggles"), "stop")
    assert s.phase == DISCARD
    play(s, "discard A", "discard EcoRI", "discard goggles")
    assert (s.phase, s.active) == (MAIN, 1)
    assert bottom(s, 0, 1) + bottom(s, 1, 1) + bottom(s, 2, 1) == ["A", "EcoRI", "goggles"]
    assert hand(s, 0) == ["C"]


def test_the_rival_sees_only_the_deck() -> None:
    log = events(play(table(hand="A EcoRI"), "stop"), "discard EcoRI")
    to_rival = [event.to_json() for event in log if event.heard_by(1)]
    way = {"piece": "back:enzymes", "from": "hand:0", "to": "deck:enzymes", "count": 1}
    assert {"event": "Discarded", "seat": 0, "deck": "enzymes", "moved": [way]} in to_rival
    assert not any("EcoRI" in str(event) for event in to_rival)
    assert any("EcoRI" in str(event.to_json()) for event in log if event.heard_by(0))


def test_discards_wait_for_the_end_of_the_turn() -> None:
    s = table(hand="A")
    assert refused(s, "discard A") == "stop_first"
    assert refused(s, "discard G") == "not_in_hand"
    play(s, "stop")
    assert refused(s, "lay A on own") == "finish_first"
    assert refused(s, "discard C") == "not_in_hand"
    assert "It comes from the Bases deck" in why(s, "discard C")


def test_a_turn_ends_with_one_move_or_by_itself_after_the_last_discard() -> None:
    assert play(table(hand="A"), "end turn").active == 1
    assert play(table(hand="A"), "stop", "discard A").active == 1
    assert refused(table(), "stop") == "nothing_to_discard"
    assert legal(table()) == ["end turn"]


def test_a_refused_pass_in_your_own_turn_suggests_ending_it() -> None:
    refusal = table(hand="A").why_not(GAME.parse("pass"))
    assert refusal is not None
    assert refusal.moves == ("end turn",)
