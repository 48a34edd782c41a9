"""Two tables with the same seed have the same luck, whatever players do."""

from typing import Any

import pytest

from benchtop.core.chance import Chance
from benchtop.core.game import Game
from benchtop.core.rng import Rng, seeded
from tests.depth import depth
from tests.play import GAMES, option_sets, random_move

PLIES = 160
Draw = tuple[int, int]
Drawn = dict[Draw, tuple[Any, Any]]
"""By purpose and number: the pile or die that was drawn from, and the result."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Record every draw with its purpose, its pile or die, and its result."""
    noted: Drawn = {}
    below, pieces, shuffle = Chance.below, Chance.pieces, Chance.shuffle

    def noting_below(self: Chance, purpose: int, n: int) -> int:
        place = purpose, self.counts[purpose]
        noted[place] = (n, found := below(self, purpose, n))
        return found

    def noting_pieces(self: Chance, purpose: int, left: list[int], whole: list[int]) -> list[int]:
        place = purpose, self.counts[purpose]
        found = pieces(self, purpose, left, whole)
        noted[place] = (tuple(left), tuple(found))
        return found

    def noting_shuffle(self: Chance, purpose: int, cards: list[int]) -> None:
        place, pile = (purpose, self.counts[purpose]), tuple(sorted(cards))
        shuffle(self, purpose, cards)
        noted[place] = (pile, tuple(cards))

    monkeypatch.setattr(Chance, "below", noting_below)
    monkeypatch.setattr(Chance, "pieces", noting_pieces)
    monkeypatch.setattr(Chance, "shuffle", noting_shuffle)
    return noted


def played(game: Game, seed: str, rng: Rng, drawn: Drawn) -> Drawn:
    """Play some plies at random and return the draws."""
    drawn.clear()
    s = game.new(game.seats[-1], seed)
    while not s.over and s.ply < PLIES:
        s.play(random_move(s.legal(), rng))
    return dict(drawn)


@GAMES
def test_equal_piles_give_equal_draws_for_each_purpose(game: Game, drawn: Drawn) -> None:
    compared = 0
    for deal in range(depth(4, 40)):
        first, second = (played(game, f"luck {deal}", seeded(f"{deal} {table}"), drawn) for table in "ab")
        for place in first.keys() & second.keys():
            if first[place][0] == second[place][0]:
                compared += 1
                assert first[place] == second[place], f"{game.purposes.names[place[0]]}, draw {place[1]}"
    assert compared


@GAMES
def test_every_purpose_that_a_game_declares_is_drawn_from(game: Game, drawn: Drawn) -> None:
    """A purpose that nothing draws from would be useless."""
    used: set[str] = set()
    names = game.purposes.names
    for deal in range(depth(30, 60)):
        options = option_sets(game)[deal % len(option_sets(game))]
        drawn.clear()
        s, rng = game.new(game.seats[-1], deal, options), seeded(deal)
        used |= {names[purpose].partition(":")[0] for purpose, count in enumerate(s.chance.counts) if count}
        while not s.over and s.ply < 2 * PLIES:
            s.play(random_move(s.legal(), rng))
        used |= {names[purpose].partition(":")[0] for purpose, count in enumerate(s.chance.counts) if count}
    assert used == {name.partition(":")[0] for name in names}
