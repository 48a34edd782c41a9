"""The checked door: refusing, recording, undoing."""

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import benchtop
from benchtop.cli.template import GAME as TEMPLATE
from benchtop.core.match import STRIDE
from benchtop.core.replay import load_record, replay_of
from benchtop.core.rng import seeded
from tests.play import random_move

GAMES: dict[str, benchtop.Game] = {TEMPLATE.key: TEMPLATE}


def finished() -> benchtop.Match:
    match = benchtop.Match(TEMPLATE, seats=2, seed=7, names=["Ada", "Ben"])
    while not match.over:
        match.play(match.to_move, match.state.legal()[0])
    return match


def test_an_illegal_move_is_refused_with_words_and_changes_nothing() -> None:
    match = benchtop.Match(TEMPLATE, seats=2, seed=7)
    before = match.state.to_json()
    letter = next(letter for letter in "ACGT" if letter not in match.state.view(match.to_move)["hand"])
    with pytest.raises(benchtop.IllegalMove, match=f"You hold no {letter}") as refused:
        match.play(match.to_move, f"lay {letter}")
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule, refusal.text) == ("not_in_hand", "§2", f"You hold no {letter}.")
    assert refusal.remedy is not None and letter not in refusal.remedy.removeprefix("Choose ")
    assert match.state.to_json() == before
    assert match.played == []


def test_a_finished_game_takes_no_more_moves() -> None:
    match = finished()
    with pytest.raises(benchtop.IllegalMove, match="The game is over"):
        match.play(0, "lay A")


def test_a_move_of_another_book_is_no_move() -> None:
    stranger = benchtop.Move("lay A")
    with pytest.raises(ValueError, match="not in the book"):
        benchtop.Match(TEMPLATE, seed=1).play(0, stranger)


def test_others_read_a_secret_move_by_its_public_notation() -> None:
    match = benchtop.Match(TEMPLATE, seats=2, seed=7)
    seat = match.to_move
    move = next(move for move in match.state.legal() if str(move).startswith("discard"))
    match.play(seat, move)
    assert match.log(seat) == [str(move)]
    assert match.log(1 - seat) == match.log(None) == ["discard ?"]
    assert match.record_for(1 - seat)["moves"][0]["move"] == "discard ?"
    assert "seed" not in match.record_for(1 - seat)


def test_undo_stops_where_something_was_revealed_or_another_seat_has_moved() -> None:
    match = benchtop.Match(TEMPLATE, seats=2, seed=7)
    seat = match.to_move
    with pytest.raises(ValueError, match="Nothing has been played"):
        match.undo(seat)
    match.play(seat, match.state.legal()[0])
    with pytest.raises(ValueError, match="cannot be unseen"):
        match.undo(seat)
    with pytest.raises(ValueError, match="has moved since"):
        match.undo(1 - seat)


def test_a_move_that_showed_nothing_is_undone_and_the_record_remembers() -> None:
    match = benchtop.Match(TEMPLATE, seats=2, seed=7)
    while match.state.view(None)["deck_size"]:
        match.play(match.to_move, match.state.legal()[0])
    seat, before = match.to_move, match.state.to_json()
    move = next(move for move in match.state.legal() if str(move).startswith("discard"))
    match.play(seat, move)
    assert match.undo(seat) is move
    assert match.state.to_json() == before
    assert match.record()["undone"] == [
        {"ply": len(match.played), "by": seat, "moves": [{"seat": seat, "move": str(move)}]}
    ]
    assert replay_of(match.record(), GAMES).record() == match.record()


def test_a_take_back_by_consent_may_go_further() -> None:
    match = finished()
    match.take_back_to(3, seat=0)
    assert len(match.played) == 3 and not match.over
    assert match.state.to_json() == match.state_at(3).to_json()
    with pytest.raises(ValueError, match="no ply"):
        match.take_back_to(99, seat=0)


def test_any_turn_of_a_long_game_is_found_again() -> None:
    game, luck = benchtop.game("nucleo"), seeded("long")
    match = benchtop.Match(game, 2, seed=3)
    states = [match.state.to_json()]
    while len(states) <= 2 * STRIDE + 3:
        match.play(match.to_move, random_move(match.state.legal(), luck))
        states.append(match.state.to_json())
    for back in (2 * STRIDE + 1, 2 * STRIDE - 1, STRIDE, 5):
        assert [match.state_at(ply).to_json() for ply in (0, back - 1, back)] == [
            states[0],
            states[back - 1],
            states[back],
        ]
        match.take_back_to(back, seat=0)
        assert match.state.to_json() == states[back]
    match.play(match.to_move, match.state.legal()[0])
    assert match.state_at(6).to_json() == match.state.to_json()


def test_a_record_keeps_to_its_schema() -> None:
    schema = json.loads(Path(benchtop.__file__).with_name("core").joinpath("record.schema.json").read_text())
    match = finished()
    jsonschema.validate(match.record(), schema)
    jsonschema.validate(match.record_for(0), schema)
    jsonschema.validate(match.record_for(None), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**match.record(), "moves": [{"seat": "0"}]}, schema)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "pgn"}, "not a Benchtop record"),
        ({"format_version": 99}, "format 99"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"rules_version": 0}, "version 0 of the rules"),
        ({"seed": None}, "no valid 'seed'"),
        ({"moves": "lay A"}, "no valid 'moves'"),
        ({"moves": ["lay A"]}, "every move of a record"),
        ({"moves": [{"seat": 0}]}, "move 1"),
        ({"moves": [{"seat": 0, "move": 7}]}, "move 1"),
        ({"seats": [{"name": "Ada"}]}, "is for 2 or 3 or 4 seats"),
        ({"seats": ["Ada", "Ben"]}, "every seat of a record needs a name"),
        ({"options": {"longer": True}}, "did you mean 'long'"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "the rules say"),
        ({"redacted_for": 0}, "no seed to replay from"),
    ],
)
def test_a_wrong_record_is_refused_with_its_reason(change: dict[str, Any], says: str) -> None:
    with pytest.raises(benchtop.RecordError, match=says):
        replay_of(finished().record() | change, GAMES)


def test_a_record_with_an_illegal_move_names_the_move() -> None:
    record = finished().record()
    record["moves"][3]["seat"] = 1 - record["moves"][3]["seat"]
    with pytest.raises(benchtop.RecordError, match=r"move 4 .*turn to decide"):
        replay_of(record, GAMES)


def test_an_unfinished_record_may_not_claim_a_result() -> None:
    record = finished().record()
    record["moves"] = record["moves"][:-1]
    with pytest.raises(benchtop.RecordError, match="the game is not over"):
        replay_of(record, GAMES)


def test_a_record_keeps_playing_by_the_readings_of_its_time() -> None:
    record = finished().record()
    changed = copy.copy(TEMPLATE)
    changed.version, changed.oldest = TEMPLATE.version + 1, TEMPLATE.version
    changed.options = [
        *TEMPLATE.options,
        benchtop.Option("kind_end", "Who ends the game", "new", ("old", "new"), since=changed.version, before="old"),
    ]
    match = replay_of(record, {changed.key: changed})
    assert match.over and match.options["kind_end"] == "old"
    assert match.record()["rules_version"] == changed.version
    again = replay_of(match.record(), {changed.key: changed})
    assert again.options["kind_end"] == "old"
    assert benchtop.Match(changed, seed=1).options["kind_end"] == "new"
    changed.oldest = changed.version
    with pytest.raises(benchtop.RecordError, match="of the rules"):
        replay_of(record, {changed.key: changed})


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(benchtop.RecordError, match="cannot read"):
        load_record(tmp_path / "none.json")
    (tmp_path / "text.json").write_text("hello")
    with pytest.raises(benchtop.RecordError, match="is not JSON"):
        load_record(tmp_path / "text.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(benchtop.RecordError, match="not a Benchtop record"):
        load_record(tmp_path / "list.json")
