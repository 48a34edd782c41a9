"""What a line means, and what the Tab key makes of it."""

import pytest

from benchtop.cli.template import GAME
from benchtop.cli.terminal.movelist import entries
from benchtop.cli.terminal.prompt import Completer, Misread, parse_input, which

STATE = next(state for state in (GAME.new(2, seed) for seed in range(9)) if len(state.legal()) == 4)
LISTED = entries(GAME, STATE.legal(), STATE.view(STATE.to_move), ["Ada", "Rosalind"])


def named(typed: str) -> list[str]:
    return [str(move) for move in parse_input(typed, LISTED, GAME.moves)]


def test_moves_of_one_verb_stand_together_and_are_numbered_as_shown() -> None:
    assert [entry.verb for entry in LISTED] == ["lay", "lay", "discard", "discard"]
    assert [entry.number for entry in LISTED] == [1, 2, 3, 4]
    assert named("3") == [str(LISTED[2].move)]


def test_a_notation_goes_in_any_case_and_spacing_legal_or_not() -> None:
    for move in GAME.moves:
        assert named(f"  {str(move).upper().replace(' ', '   ')} ") == [str(move)]


def test_the_start_of_each_word_is_enough_and_legal_moves_come_first() -> None:
    assert named("l") == [str(entry.move) for entry in LISTED if entry.verb == "lay"]
    assert named(f"d {str(LISTED[0].move)[-1].lower()}") == [str(LISTED[2].move)]
    illegal = next(move for move in GAME.moves if move not in STATE.legal())
    assert named(str(illegal).replace("lay", "la")) == [str(illegal)]


def test_several_are_asked_back_with_their_numbers() -> None:
    question = which("lay", parse_input("lay", LISTED, GAME.moves), LISTED)
    assert question == f"'lay' could be {LISTED[0].move} (1) or {LISTED[1].move} (2). Which one?"


@pytest.mark.parametrize(("typed", "says"), [("5", "from 1 to 4"), ("0", "no number 0"), ("xyzzy", "? for help")])
def test_what_is_no_move_is_answered(typed: str, says: str) -> None:
    with pytest.raises(Misread, match=says.replace("?", r"\?")):
        parse_input(typed, LISTED, GAME.moves)


def test_what_looks_like_a_move_is_offered_but_never_taken() -> None:
    with pytest.raises(Misread, match=f"Did you mean {LISTED[2].move} "):
        parse_input(f"disacrd {str(LISTED[2].move)[-1]}", LISTED, GAME.moves)


def test_the_tab_key_completes_whole_notations() -> None:
    completer = Completer(["lay A", "lay C", "log", "discard A"])
    assert [completer.complete("LA", n) for n in range(3)] == ["lay A", "lay C", None]
    assert completer.complete("lay c", 0) == "lay C"
    assert completer.complete("x", 0) is None
