"""§1 and §2: what is on the table when the game begins."""

import pytest

from benchtop.core.events import Event
from benchtop.games.nucleo.components import BOX_COINS, DECK, LETTERS
from benchtop.games.nucleo.state import State

from .table import GAME, events_for, hand, legal, play, refusal


def new(seats: int, seed: int = 1, **options: object) -> State:
    """Return a game before the first rolls; by default the first player is drawn by lot."""
    s = GAME.new(seats, seed, {"first_player": "random"} | options)
    assert isinstance(s, State)
    return s


def dealt(seats: int, seed: int = 1, **options: object) -> State:
    """Return a game after everybody's first rolls."""
    s = new(seats, seed, **options)
    play(s, *["roll"] * seats)
    return s


@pytest.mark.parametrize(("seats", "pool"), [(2, 20), (3, 27), (4, 32)])
def test_the_pool_depends_on_the_number_of_players(seats: int, pool: int) -> None:
    s = new(seats)
    assert s.pool == pool
    assert GAME.census(s)["coins"] == BOX_COINS == 40
    assert s.coins == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_three_amino_acids_and_three_proteins(seats: int) -> None:
    s = dealt(seats)
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
    s = dealt(2)
    before = (s.pile[:], s.face[:])
    play(s, "roll")
    assert (s.pile, s.face) == before


@pytest.mark.ruling("NUCLEO-R04")
def test_an_empty_stack_is_rolled_again_in_the_setup() -> None:
    s = new(2)
    s.bank = [1 if letter in "ARW" else 0 for letter in LETTERS]
    events = play(s, "roll")
    assert hand(s, s.first) == "ARW"
    again = next(event["again"] for event in events_for(events, None) if event["event"] == "RolledStart")
    assert again, "letters of empty stacks are announced"
    assert legal(s) == ["roll"], "nobody is asked to choose"


@pytest.mark.ruling("NUCLEO-R53")
def test_everybody_rolls_their_own_first_dice_in_public() -> None:
    s = new(3, first_player="first")
    assert (s.to_move, legal(s)) == (0, ["roll"])
    events = play(s, "roll")
    assert s.size == [3, 0, 0] and s.to_move == 1 and s.rows == [[], [], []], "proteins come after all have rolled"
    assert [event["letters"] for event in events_for(events, 2)] == [spelling(events)]
    assert refusal(s, "end").remedy == "Type roll."
    play(s, "roll", "roll")
    assert s.size == [3, 3, 3] and [len(row) for row in s.rows] == [3, 3, 3]
    assert (s.to_move, s.turn, s.part) == (0, 1, 1)


def spelling(events: list[Event]) -> str:
    """Return the letters of the first rolls."""
    return next(str(event.to_json()["letters"]) for event in events if type(event).__name__ == "RolledStart")


@pytest.mark.ruling("NUCLEO-R30")
def test_the_starting_player_is_voted_for_or_drawn_by_lot() -> None:
    assert {new(3, seed).to_move for seed in range(30)} == {0, 1, 2}
    assert {new(2, seed, first_player="vote").first for seed in range(30)} == {0, 1}, "two players do not vote"
    assert GAME.new(3, 1).options["first_player"] == "vote", "as printed"


@pytest.mark.ruling("NUCLEO-R30")
def test_two_players_vote_where_everybody_may_vote_for_themselves() -> None:
    s = new(2, first_player="vote_for_any")
    assert legal(s) == ["vote 1", "vote 2"]
    assert refusal(s, "vote 3").code == "no_such_player"
    move = GAME.parse("vote 1")
    assert GAME.text.words(move, s.view(0), ["Ada", "Bob"]) == "Vote for yourself · for imitating the protein best"
    said = [GAME.say(event, ["Ada", "Bob"]) for event in play(s, "vote 1", "vote 1")]
    assert said == ["Ada voted for themselves.", "Bob voted for Ada.", "Ada begins."]
    assert (s.first, legal(s)) == (0, ["roll"])
    starters = set()
    for seed in range(20):
        s = new(2, seed, first_player="vote_for_any")
        play(s, "vote 1", "vote 2")
        starters.add(s.first)
    assert starters == {0, 1}, "a tie is decided by lot"
    assert legal(new(3, first_player="vote_for_any")) == ["vote 1", "vote 2", "vote 3"]


def test_the_first_seat_may_start_by_option() -> None:
    assert {new(3, seed, first_player="first").to_move for seed in range(10)} == {0}


def test_the_vote_is_about_imitating_a_protein() -> None:
    s = new(3, first_player="vote")
    shown = "\n".join(block.plain() for block in GAME.text.table(s.view(0), ["Ada", "Bob", "Cy"]))
    assert "Choose a protein together, imitate it one after the other" in shown
    assert "imitating the protein best" in GAME.text.words(GAME.parse("vote 2"), s.view(0), [])


@pytest.mark.ruling("NUCLEO-R50")
def test_a_vote_names_the_starting_player_and_nobody_votes_for_themselves() -> None:
    s = new(3, first_player="vote")
    assert s.size == [0, 0, 0], "nothing is dealt before the vote"
    assert legal(s) == ["vote 2", "vote 3"]
    play(s, "vote 3", "vote 3", "vote 1")
    assert s.first == s.to_move == 2
    assert legal(s) == ["roll"]


def test_a_tied_vote_for_the_start_is_decided_by_lot() -> None:
    starters = set()
    for seed in range(20):
        s = new(3, seed, first_player="vote")
        play(s, "vote 2", "vote 3", "vote 1")
        starters.add(s.first)
    assert starters == {0, 1, 2}


@pytest.mark.ruling("NUCLEO-R31")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    s = dealt(3)
    for seat in (0, None):
        other = s.view(seat)["players"][1]
        assert [card["card"] for card in other["proteins"]] == [None, None, None]
        assert (other["amino_acids"], other["actions"], other["action_cards"]) == (3, 0, None)
    assert [card["card"] for card in s.view(1)["players"][1]["proteins"]] != [None, None, None]


def test_open_hands_show_everything_that_is_held() -> None:
    s = dealt(2, open_hands=True)
    play(s, "roll")
    for seat in (0, 1, None):
        for player in s.view(seat)["players"]:
            assert all(card["card"] for card in player["proteins"])
            assert player["action_cards"] == []
        assert not any(card["card"] for card in s.view(seat)["pile"])
