"""Every score says how it adds up, and every finished game has a story that agrees with it."""

import itertools
from typing import Any

from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.match import Match, Played
from benchtop.core.state import NONE, State
from benchtop.core.story import LARGEST, lead, result_story, story_of
from tests.play import DEALT, GAMES, Deal

NAMES = ["Ada", "Bo", "Cem", "Dora", "Emil", "Fay"]


def sums(s: State) -> list[int]:
    return [sum(line["points"] for line in s.game.text.arithmetic(s, seat)) for seat in range(s.seats)]


def finished(deal: Deal) -> tuple[State, list[Played]]:
    """Return a game at its end, and its moves."""
    played = [Played(s.to_move, move, list[Event](), revealed=False) for s, move in deal.plies()]
    return deal.end(), played


@DEALT
def test_every_score_is_the_sum_of_its_lines_at_every_ply(deal: Deal) -> None:
    game = deal.game
    for s, _ in deal.plies():
        assert sums(s) == s.scores()
    assert s.over and sums(s) == s.scores()
    for seat in range(s.seats):
        for line in game.text.arithmetic(s, seat):
            assert line["label"] == line["label"].strip() != ""
            assert set(line) <= {"label", "points", "count", "note"}


@DEALT
def test_the_standing_tells_nobody_what_is_hidden(deal: Deal) -> None:
    game = deal.game
    for ply, (s, _) in enumerate(deal.plies()):
        if ply % 7 == 0:
            worlds = [s.imagine(seat, ply) for seat in (None, *range(s.seats))]
            assert all(game.standing(world) == game.standing(s) for world in worlds)


@DEALT
def test_at_the_end_the_sums_tell_only_what_lies_open(deal: Deal) -> None:
    s, _ = finished(deal)
    names = NAMES[: deal.seats]
    assert result_story(s.imagine(None, "anything"), names) == result_story(s, names)


@DEALT
def test_the_story_of_a_game_agrees_with_the_game(deal: Deal) -> None:
    game = deal.game
    s, played = finished(deal)
    names = NAMES[: deal.seats]
    story = story_of(deal.new(), played, names)
    assert [one["score"] for one in story["seats"]] == s.scores()
    assert story["winners"] == s.winners()
    curve: list[Any] = story["curve"]
    assert (curve[0]["turn"], curve[0]["seat"]) == (0, None)
    assert curve[-1]["ply"] == len(played) and curve[-1]["scores"] == game.standing(s)
    assert [point["turn"] for point in curve] == list(range(story["length"]["turns"] + 1))
    assert all(before["ply"] < after["ply"] for before, after in itertools.pairwise(curve))
    assert all(before["seat"] != after["seat"] for before, after in itertools.pairwise(curve))
    changes = [sum(one["points"][seat] for one in story["worth"]) for seat in range(deal.seats)]
    start = game.standing(deal.new())
    assert [start[seat] + changes[seat] for seat in range(deal.seats)] == game.standing(s)
    points = story["turning_points"]
    assert len(points) <= LARGEST + 1
    assert points == sorted(points, key=lambda point: point["turn"])
    for point in points:
        before, after = curve[point["turn"] - 1]["scores"], curve[point["turn"]]["scores"]
        assert point["swing"] == lead(after, point["seat"]) - lead(before, point["seat"]) > 0
        assert point["ply"] == curve[point["turn"]]["ply"]
        assert point["words"] and point["note"]


@GAMES
def test_somebody_has_the_turn_or_nobody_yet(game: Game) -> None:
    for s, _ in Deal(game, game.seats[-1], 3).plies():
        assert NONE <= game.whose_turn(s) < s.seats
        assert len(game.standing(s)) == s.seats


@GAMES
def test_a_story_leaves_the_match_as_it_was(game: Game) -> None:
    match = Match(game, seed="story")
    while not match.over:
        match.play(match.to_move, match.state.legal()[-1])
    before = match.state.to_json()
    story_of(game.new(match.seats, match.seed, match.options), match.played, match.names)
    assert match.state.to_json() == before
