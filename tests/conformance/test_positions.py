"""Matches that start from a position: they play, replay, take back and keep secrets like any other.

`tests/positions/<key>.json` contains positions of every game, drafted for lessons and puzzles.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.core.match import Match
from benchtop.core.replay import replay_of
from benchtop.core.rng import seeded
from tests.depth import depth
from tests.play import DEALT, Deal, random_move

FILES = sorted((Path(__file__).parent.parent / "positions").glob("*.json"))
PREPARED = {
    f"{path.stem}-{name}": (path.stem, position)
    for path in FILES
    for name, position in json.loads(path.read_text(encoding="utf-8")).items()
}
PLIES = depth(20, 400)


def play_on(match: Match, plies: int, seed: str = "on") -> Match:
    rng = seeded(seed)
    for _ in range(plies):
        if not match.over:
            match.play(match.to_move, random_move(match.state.legal(), rng))
    return match


def games(match: Match) -> dict[str, benchtop.Game]:
    return {match.game.key: match.game}


@DEALT
def test_a_match_from_a_position_goes_on_as_the_first_one_does(deal: Deal) -> None:
    for ply, s, move in deal.sample(depth(4, 30)):
        match = Match(deal.game, position=s.to_json())
        assert (match.options, match.seats) == (s.options, s.seats)
        match.play(match.to_move, move)
        again = s.clone()
        again.play(move)
        assert match.state.to_json() == again.to_json(), f"ply {ply}"


@DEALT
def test_a_record_holds_the_position_in_place_of_the_seed_and_replays(deal: Deal) -> None:
    s = [s.clone() for _, s, _ in deal.sample(3)][1]
    match = play_on(Match(deal.game, position=s.to_json()), PLIES)
    record = json.loads(json.dumps(match.record()))
    assert "seed" not in record and record["start"] == s.to_json()
    again = replay_of(record, games(match))
    assert again.state.to_json() == match.state.to_json()
    assert again.record() == match.record()
    assert not {"seed", "start"} & match.record_for(0).keys()
    assert json.dumps(record["start"]["chance"]) not in json.dumps(match.record_for(0))
    match.take_back_to(0, 0)
    assert match.state.to_json() == s.to_json()


@pytest.mark.parametrize(("key", "position"), PREPARED.values(), ids=list(PREPARED))
def test_a_prepared_position_plays(key: str, position: dict[str, Any]) -> None:
    game = benchtop.game(key)
    match = Match(game, position=position)
    s = match.state
    for seat in (*range(s.seats), None):
        world = s.imagine(seat, 1)
        assert world.view(seat) == s.view(seat)
        assert world.to_json()["chance"] != s.to_json()["chance"]
    record = play_on(match, PLIES).record()
    assert replay_of(record, games(match)).state.to_json() == match.state.to_json()


@pytest.mark.parametrize("key", benchtop.games())
def test_a_seed_gives_a_position_other_luck_and_keeps_its_fixed_draws(key: str) -> None:
    game = benchtop.game(key)
    position = game.new(seed=1).to_json()
    same, other = Match(game, position=position, seed=5).state, Match(game, position=position, seed=6).state
    assert same.to_json()["chance"] != other.to_json()["chance"]
    assert same.to_json() | {"chance": 0} == other.to_json() | {"chance": 0}
    name = game.purposes.names[0]
    position["chance"]["next"] = {name: [0]}
    assert Match(game, position=position, seed=5).record()["start"]["chance"]["next"] == {name: [0]}


def test_what_is_wrong_with_a_position_is_said() -> None:
    game = benchtop.game("translation")
    fine = game.new(seed=1).to_json()

    def refusal(**changed: Any) -> str:
        try:
            Match(game, position={**fine, **changed})
        except ValueError as refused:
            return str(refused)
        raise AssertionError("it was taken")

    assert refusal(version=1) == (
        f"this position is of version 1 of the rules of Translation; these are version {game.version}"
    )
    assert refusal(game="chess") == "this is a position of 'chess', not of Translation"
    assert refusal(options={"dice": "d12"}).startswith("dice = 'd12' is not possible")
    assert "TypeError" in refusal(strand=None)
    with pytest.raises(ValueError, match="the position has no 'strand'"):
        Match(game, position={name: value for name, value in fine.items() if name != "strand"})
    assert refusal(deck=fine["deck"][1:]).endswith("there are 1")
    assert refusal(chance={"seed": 1, "next": {"white:0": ["N"]}}) == "white:0 cannot show 'N'; it shows A, C, G, T"
    with pytest.raises(ValueError, match="the position is for 2 seats, not 3"):
        Match(game, 3, position=fine)


def test_fixed_draws_come_and_then_chance_goes_on() -> None:
    game = benchtop.game("translation")
    position = game.new(2, 1, {"first_player": "first"}).to_json()
    position["chance"] = {"seed": "lesson", "next": {"white:0": ["G", "T"]}}
    free = {**position, "chance": {"seed": "lesson"}}
    fixed, random = (Match(game, position=start) for start in (position, free))
    before = len(fixed.state.view(0)["strand"])
    for match, rolls in ((fixed, 4), (random, 2)):
        for _ in range(rolls):
            match.play(0, "extend")
    strand = fixed.state.view(0)["strand"]
    assert strand[before:][:2] == "GT"
    assert strand[before + 2 :] == random.state.view(0)["strand"][before:]
