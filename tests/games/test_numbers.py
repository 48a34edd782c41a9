"""Every number in a game's data can change: legal moves, refusals, words and bots then use the new number."""

from contextlib import ExitStack
from importlib import import_module

import pytest

import benchtop
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from tests.depth import DEEP, depth
from tests.play import next_move

from .numbers import Way, changed, fields

RAISED = {
    f"{key}-{file}-{'.'.join(map(str, name))}": (key, file, together)
    for key in benchtop.games()
    for (file, field), ways in fields(key).items()
    for name, together in ([(way, [way]) for way in ways] if DEEP else [(field, ways)])
}
"""Numbers to raise together: all of a field, or in the deep tier each by itself."""
PLIES = depth(60, 240)
ASKED = depth(2, 6)
"""Number of positions per game in which the whole book is checked."""


@pytest.mark.parametrize(("key", "file", "ways"), RAISED.values(), ids=list(RAISED))
def test_a_game_with_a_number_raised_agrees_with_itself(key: str, file: str, ways: list[Way]) -> None:
    ours, refused = benchtop.game(key), f"{key}: "
    with ExitStack() as stack:
        try:
            game = stack.enter_context(changed(key, file, *ways))
        except ValueError as wrong:  # the changed data contradicts itself, and the error says so
            refused = str(wrong)
        else:
            for seats in depth([game.seats[0]], [game.seats[0], game.seats[-1]]):
                play_and_ask(Match(game, seats, f"numbers {seats}"))
    assert refused.startswith(f"{key}: ")
    assert import_module(ours.package).GAME is ours


def play_and_ask(match: Match) -> None:
    """Play a game, sometimes describing and encoding the position, and less often checking the whole book."""
    game, rng = match.game, seeded("numbers")
    while not match.over and len(match.played) < PLIES:
        s, seat = match.state, match.to_move
        assert len(match.played) < game.max_moves
        if len(match.played) % (PLIES // ASKED) == 0:
            legal = set(map(id, s.legal()))
            for move in game.moves:
                refusal = s.why_not(move)
                assert (refusal is None) == (id(move) in legal), f"{move}: {refusal}"
        move = next_move(s, rng)
        if len(match.played) % 4 == 0:
            view = s.view(seat)
            assert game.text.table(view, match.names)
            assert game.text.words(move, view, match.names)
            game.heuristic.explain(s, move)
            assert game.encoding is None or all(-1.0 <= number <= 1.0 for number in game.encoding.encode(view))
        for event in match.play(seat, move):
            assert game.say(event, match.names)
