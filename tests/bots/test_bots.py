"""Bots: they choose legal moves, they see only what their seat sees, and the same seed plays the same game."""

from functools import cache

import pytest

import benchtop
from benchtop.bots import LEVELS, Bot, EasyBot, Seat, make_bot, makers
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.core.state import State
from tests.depth import depth
from tests.play import Deal

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
SPECS = ["random", "easy", "greedy", "greedy:40", "search:12"]


POSITIONS = depth(3, 6)


@cache
def positions(game: Game, seats: int) -> list[tuple[State, list[str]]]:
    """Return positions all along a game, in each of which there is a choice, with the moves that led to it."""
    deal = Deal(game, seats, "positions")
    found = [
        (s.clone(), [move.public_notation for move in deal.moves[:ply]])
        for ply, s, _ in deal.sample(4 * POSITIONS)
        if len(s.legal()) > 1
    ]
    assert len(found) >= POSITIONS
    return found[:: len(found) // POSITIONS]


def seats_of(game: Game, seats: int) -> list[Seat]:
    """Return the handle of the seat to move in each position."""
    return [Seat(state, state.to_move, log) for state, log in positions(game, seats)]


@GAMES
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_legal_moves_at_every_table(game: Game, spec: str) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for seat in seats_of(game, seats):
            assert make_bot(spec, 1).choose(seat) in seat.legal()


@GAMES
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_the_same_move_whatever_is_hidden(game: Game, spec: str) -> None:
    """Check for leaks: a bot's move must not change if what the seat cannot know is redealt."""
    for state, log in positions(game, game.seats[-1]):
        seat = state.to_move
        chosen = make_bot(spec, 5).choose(Seat(state, seat, log))
        for seed in range(depth(2, 3)):
            world = state.imagine(seat, f"another deal {seed}")
            assert make_bot(spec, 5).choose(Seat(world, seat, log)) is chosen


@GAMES
def test_opinions_cover_every_legal_move_and_the_best_comes_first(game: Game) -> None:
    for spec in ("greedy", "search:30"):
        for seat in seats_of(game, game.seats[0]):
            ratings = make_bot(spec, 2).rank(seat)
            assert {rating.move for rating in ratings} == set(seat.legal())
            values = [rating.value for rating in ratings]
            assert values == sorted(values, reverse=True)


@GAMES
def test_a_search_keeps_its_tree_and_replays_exactly(game: Game) -> None:
    def play() -> list[str]:
        match = Match(game, game.seats[0], "reuse")
        bots = [make_bot("search:15", seat) for seat in range(match.seats)]
        while not match.over and len(match.played) < depth(10, 25):
            seat = match.to_move
            match.play(seat, bots[seat].choose(Seat(match.state, seat, match.log(seat))))
        return match.log(0)

    assert play() == play()


@GAMES
def test_a_handle_gives_away_nothing_but_the_view(game: Game) -> None:
    state, log = positions(game, game.seats[-1])[-1]
    seat = Seat(state, state.to_move, log)
    assert seat.view() == state.view(state.to_move)
    assert seat.legal() == state.legal()
    assert seat.imagine(3).to_json() == state.imagine(state.to_move, 3).to_json()
    other = (state.to_move + 1) % state.seats
    assert Seat(state, other).legal() == []


@GAMES
def test_easy_never_plays_worse_than_doing_nothing(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for seat in seats_of(game, seats):
            for seed in range(depth(4, 20)):
                rng = seeded(f"greedy bot {seed}")
                worlds = [seat.imagine(rng.word()) for _ in range(EasyBot.determinizations)]
                thinks_of = game.heuristic.easy_moves(worlds[0], seat.legal())
                values = [game.heuristic.action_values(world, thinks_of) for world in worlds]
                means = [sum(column) / len(worlds) for column in zip(*values, strict=True)]
                idle = sum(game.heuristic.idle_value(world) for world in worlds) / len(worlds)
                chosen = EasyBot(seed, error=1000.0).choose(seat)
                assert means[thinks_of.index(chosen)] >= min(idle, max(means)) - 1e-9


@GAMES
def test_easy_errs_now_and_then(game: Game) -> None:
    state, errors = game.new(game.seats[0], "errors"), 0
    for ply in range(80):
        seat = Seat(state, state.to_move)
        best = make_bot("easy:0", ply).choose(seat)
        errors += make_bot("easy", ply).choose(seat) is not best
        state.play(best)
        if state.over:
            break
    assert 0 < errors < ply


def seat_with_a_choice(key: str) -> Seat:
    state = benchtop.game(key).new(2, seed=1)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return Seat(state, state.to_move)


def test_first_plays_the_first_move() -> None:
    seat = seat_with_a_choice("pdb50")
    bot = make_bot("first", 1)
    assert bot.choose(seat) is seat.legal()[0] is bot.rank(seat)[0].move
    with pytest.raises(ValueError, match="takes no setting"):
        make_bot("first:2", 1)


def test_levels_and_specs_are_made_and_mistakes_are_named() -> None:
    for level in LEVELS:
        assert isinstance(make_bot(level.key, 0), Bot)
        assert level.words.endswith(".")
    for wrong, says in [
        ("clever", "no bot called 'clever'; choose from easy"),
        ("search:soon", "takes a time"),
        ("greedy:often", "percentage of random moves"),
        ("easy:often", "the error in points"),
        ("random:5", "takes no setting"),
        ("search:0", "needs a budget"),
    ]:
        with pytest.raises(ValueError, match=says):
            make_bot(wrong, 0)
    assert set(makers()) >= {"random", "greedy", "search"}
