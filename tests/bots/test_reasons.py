"""Why a move is better: events that follow it, in the game's own words, from what the seat may know."""

import json
from pathlib import Path

import pytest

import benchtop
from benchtop.bots.reasons import Reason, reasons
from benchtop.core.match import Match

POSITIONS = Path(__file__).parent.parent / "positions"
NAMES = ["Ada", "Ben"]


def prepared(key: str, name: str) -> Match:
    position = json.loads((POSITIONS / f"{key}.json").read_text(encoding="utf-8"))[name]
    return Match(benchtop.game(key), position=position, seed="reasons")


def told(found: list[Reason], you: int | None = None) -> list[str]:
    return [reason.to_json(NAMES, you)["words"] for reason in found]


CASES = [
    ("adna", "A5", "respond ice-box", "pass", "EcoRI found its site at 7 and cut your chain after 7"),
    ("nucleo", "N2", "build fn1", "bank", "You earned 1 coin for Fibronectin"),
    ("pdb50", "P1", "place recruit", "graduate square", "Ben published initial results"),
    ("peptide", "A1", "use ribosome", "reset rna", "You fixed proline for good"),
    ("translation", "L3", "translate L", "extend", "You translated leucine, called Lucy (CTT at letter 1)"),
]


@pytest.mark.parametrize(("key", "name", "better", "worse", "words"), CASES, ids=str)
def test_a_reason_is_an_event_of_the_game(key: str, name: str, better: str, worse: str, words: str) -> None:
    match = prepared(key, name)
    found = reasons(match, better, worse, worlds=40)
    assert words in told(found, match.to_move)[0]
    assert found[0].points > 2 * found[0].error >= 0.0
    assert 0.0 < found[0].share <= 1.0


def test_what_happens_after_the_worse_move_is_a_reason_too() -> None:
    match = prepared("adna", "A5")
    first = reasons(match, "respond ice-box", "pass", worlds=20)[0]
    assert (first.after.notation, first.points) == ("pass", 7.0)


def test_equal_moves_differ_by_nothing() -> None:
    assert reasons(prepared("translation", "L3"), "translate L", "translate L", worlds=5) == []


def test_reasons_depend_only_on_what_the_seat_knows() -> None:
    state = prepared("peptide", "A1").state
    other = state.imagine(state.to_move, "another world")
    assert reasons(other, "use ribosome", "reset rna", worlds=5) == reasons(
        state, "use ribosome", "reset rna", worlds=5
    )


def test_names_stand_in_place_of_marks_for_whoever_reads() -> None:
    found = reasons(prepared("translation", "L3"), "translate L", "extend", worlds=20)
    assert told(found)[0].startswith("Ada translated leucine")
    assert told(found, 0)[0].startswith("You translated leucine")
