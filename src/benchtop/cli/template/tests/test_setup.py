"""Template: the table before the first move (§1)."""

import pytest

from benchtop.cli.template import GAME
from benchtop.cli.template.components import HAND, LETTERS
from benchtop.cli.template.state import State


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_holds_three_cards_and_one_base_lies_open(seats: int) -> None:
    s = GAME.new(seats, seed=1)
    assert isinstance(s, State)
    assert [len(hand) for hand in s.hands] == [HAND] * seats
    assert len(s.strand) == 1


@pytest.mark.parametrize(("long", "copies"), [(False, 4), (True, 8)])
def test_a_long_game_has_two_decks(*, long: bool, copies: int) -> None:
    s = GAME.new(2, seed=1, options={"long": long})
    assert isinstance(s, State)
    assert len(s.deck) + 2 * HAND + 1 == copies * len(LETTERS)
