"""Bots: they choose legal moves, they see only what their seat sees, and the same seed plays the same game."""

import pytest

import benchtop
from benchtop.bots import LEVELS, Bot, Seat, make_bot, makers
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
SPECS = ["random", "greedy", "greedy:40", "search:12"]


def positions(game: Game, seats: int, count: int) -> list[Match]:
    """Matches of one random game, stopped at different moments, at each of which there is a choice."""
    match = Match(game, seats, "positions")
    rng = seeded("positions")
    stops = []
    while not match.over:
        moves = match.state.legal()
        if len(moves) > 1:
            stops.append(len(match.played))
        match.play(match.to_move, moves[rng.below(len(moves))])
    found = []
    for ply in stops[:: max(1, len(stops) // count)][:count]:
        stopped = Match(game, seats, "positions")
        for played in match.played[:ply]:
            stopped.play(played.seat, played.move)
        found.append(stopped)
    return found


def seat_of(match: Match) -> Seat:
    return Seat(match.state, match.to_move, match.log(match.to_move))


@GAMES
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_legal_moves_at_every_table(game: Game, spec: str) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for match in positions(game, seats, 6):
            seat = seat_of(match)
            assert make_bot(spec, 1).choose(seat) in seat.legal()


@GAMES
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_the_same_move_whatever_is_hidden(game: Game, spec: str) -> None:
    """The leak test for bots: re-deal what the seat cannot know, and its move does not change."""
    for match in positions(game, game.seats[-1], 5):
        seat = match.to_move
        log = match.log(seat)
        chosen = make_bot(spec, 5).choose(Seat(match.state, seat, log))
        for seed in range(3):
            world = match.state.imagine(seat, f"another deal {seed}")
            assert make_bot(spec, 5).choose(Seat(world, seat, log)) is chosen


@GAMES
def test_opinions_cover_every_legal_move_and_the_best_comes_first(game: Game) -> None:
    for spec in ("greedy", "search:30"):
        for match in positions(game, game.seats[0], 3):
            seat = seat_of(match)
            ratings = make_bot(spec, 2).rank(seat)
            assert {rating.move for rating in ratings} == set(seat.legal())
            values = [rating.value for rating in ratings]
            assert values == sorted(values, reverse=True)


@GAMES
def test_a_search_keeps_its_tree_and_replays_exactly(game: Game) -> None:
    def play() -> list[str]:
        match = Match(game, game.seats[0], "reuse")
        bots = [make_bot("search:15", seat) for seat in range(match.seats)]
        while not match.over and len(match.played) < 25:
            seat = match.to_move
            match.play(seat, bots[seat].choose(Seat(match.state, seat, match.log(seat))))
        return match.log(0)

    assert play() == play()


@GAMES
def test_a_handle_gives_away_nothing_but_the_view(game: Game) -> None:
    match = positions(game, game.seats[-1], 2)[-1]
    seat = seat_of(match)
    assert seat.view() == match.state.view(match.to_move)
    assert seat.legal() == match.state.legal()
    assert seat.imagine(3).to_json() == match.state.imagine(match.to_move, 3).to_json()
    other = (match.to_move + 1) % match.seats
    assert Seat(match.state, other).legal() == []


@pytest.mark.parametrize("key", list(benchtop.games()))
def test_easy_plays_at_random_as_often_as_the_game_says(key: str) -> None:
    def moves(spec: str) -> list[str]:
        return [str(make_bot(spec, seed).choose(seat_with_a_choice(key))) for seed in range(8)]

    noise = benchtop.game(key).heuristic.easy_noise
    assert 10 <= noise <= 70
    assert moves("easy") == moves(f"greedy:{noise}")


def seat_with_a_choice(key: str) -> Seat:
    state = benchtop.game(key).new(2, seed=1)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return Seat(state, state.to_move)


def test_first_plays_the_first_move() -> None:
    seat = seat_with_a_choice("pdb50")
    bot = make_bot("first", 1)
    assert bot.choose(seat) is seat.legal()[0] is bot.rank(seat)[0].move
    with pytest.raises(ValueError, match="takes nothing"):
        make_bot("first:2", 1)


def test_levels_and_specs_are_made_and_mistakes_are_named() -> None:
    for level in LEVELS:
        assert isinstance(make_bot(level.key, 0), Bot)
        assert level.words.endswith(".")
    for wrong, says in [
        ("clever", "no bot called 'clever'; there are easy"),
        ("search:soon", "takes a time"),
        ("greedy:often", "how often it plays at random"),
        ("random:5", "takes nothing"),
        ("search:0", "needs a budget"),
    ]:
        with pytest.raises(ValueError, match=says):
            make_bot(wrong, 0)
    assert set(makers()) >= {"random", "greedy", "search"}
