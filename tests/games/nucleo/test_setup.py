"""§1 and §2: what is on the table when the game begins."""

import pytest

from benchtop.games.nucleo.components import BOX_COINS, DECK
from benchtop.games.nucleo.state import State

from .table import GAME, legal, play


def new(seats: int, seed: int = 1, **options: object) -> State:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize(("seats", "pool"), [(2, 20), (3, 27), (4, 32)])
def test_the_pool_depends_on_the_number_of_players(seats: int, pool: int) -> None:
    s = new(seats)
    assert s.pool == pool
    assert GAME.census(s)["coins"] == BOX_COINS == 40
    assert s.coins == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_three_amino_acids_and_three_proteins(seats: int) -> None:
    s = new(seats)
    assert s.size == [3] * seats
    assert [sum(hand) for hand in s.amino] == [3] * seats
    assert [len(row) for row in s.rows] == [3] * seats
    assert len(s.pile) == 20 - 3 * seats
    assert sum(s.bank) == 121 - 3 * seats


def test_action_cards_begin_in_their_pile() -> None:
    s = new(2)
    assert sorted(s.deck) == DECK
    assert s.hands == [[], []] and s.discards == []


@pytest.mark.ruling("NUCLEO-R03")
def test_the_piles_are_shuffled_once() -> None:
    s = new(2)
    before = (s.pile[:], s.face[:])
    play(s, "roll")
    assert (s.pile, s.face) == before


@pytest.mark.ruling("NUCLEO-R04")
def test_an_empty_stack_is_rolled_again_in_the_setup() -> None:
    for seed in range(300):
        s = new(4, seed)
        assert s.size == [3, 3, 3, 3]
        assert min(s.bank) >= 0
        assert s.phase == new(2).phase, "nobody is asked to choose"


@pytest.mark.ruling("NUCLEO-R30")
def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {new(3, seed).to_move for seed in range(30)} == {0, 1, 2}


def test_the_first_seat_may_start_by_option() -> None:
    assert {new(3, seed, start="first").to_move for seed in range(10)} == {0}


@pytest.mark.ruling("NUCLEO-R50")
def test_a_vote_names_the_starting_player_and_nobody_votes_for_themselves() -> None:
    s = new(3, start="vote")
    assert s.size == [0, 0, 0], "nothing is dealt before the vote"
    assert legal(s) == ["vote 2", "vote 3"]
    play(s, "vote 3", "vote 3", "vote 1")
    assert s.first == s.to_move == 2
    assert s.size == [3, 3, 3]


def test_a_tied_vote_for_the_start_is_decided_by_lot() -> None:
    starters = set()
    for seed in range(20):
        s = new(2, seed, start="vote")
        play(s, "vote 2", "vote 1")
        starters.add(s.first)
    assert starters == {0, 1}


@pytest.mark.ruling("NUCLEO-R31")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    s = new(3)
    for seat in (0, None):
        other = s.view(seat)["players"][1]
        assert [card["card"] for card in other["proteins"]] == [None, None, None]
        assert (other["amino_acids"], other["actions"], other["action_cards"]) == (3, 0, None)
    assert [card["card"] for card in s.view(1)["players"][1]["proteins"]] != [None, None, None]


def test_open_hands_show_everything_that_is_held() -> None:
    s = new(2, open_hands=True)
    play(s, "roll")
    for seat in (0, 1, None):
        for player in s.view(seat)["players"]:
            assert all(card["card"] for card in player["proteins"])
            assert player["action_cards"] == []
        assert not any(card["card"] for card in s.view(seat)["pile"])
