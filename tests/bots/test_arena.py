"""The arena: fair seats, honest figures, interrupted and resumed without a difference."""

import csv
from pathlib import Path

import pytest

from benchtop.bots.arena import (
    Plan,
    Result,
    by_turn_order,
    independent_games,
    load_results,
    play_game,
    result_writer,
    run,
    standings,
    wilson,
)
from benchtop.bots.standings import course, write_csv
from benchtop.core.match import Match
from benchtop.games import game, games


def plan(games: int = 8, bots: tuple[str, ...] = ("greedy", "random"), seats: int = 2) -> Plan:
    return Plan("pdb50", list(bots), seats, games, "test")


def without_time(results: list[Result]) -> list[tuple[object, ...]]:
    return [(r.number, r.bots, r.scores, r.winners, r.moves) for r in results]


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    table = plan(games=8)
    assert [table.line_up(n) for n in range(4)] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    assert [table.deal(n) for n in range(4)] == [0, 0, 1, 1]
    four = plan(bots=("greedy", "random", "search:5"), seats=4)
    seats_of_greedy = {seat for n in range(12) for seat, bot in enumerate(four.line_up(n)) if bot == "greedy"}
    assert seats_of_greedy == {0, 1, 2, 3}


def test_no_seating_of_a_deal_is_played_twice() -> None:
    two = plan(seats=4)
    assert [(two.deal(n), *two.line_up(n)) for n in range(3)] == [
        (0, "greedy", "random", "greedy", "random"),
        (0, "random", "greedy", "random", "greedy"),
        (1, "random", "greedy", "random", "greedy"),
    ]
    three = plan(bots=("greedy", "random", "search:5"), seats=4)
    assert [three.deal(n) for n in range(5)] == [0, 0, 0, 0, 1]
    assert plan(bots=("greedy",), seats=4).rotations == 1


def test_the_same_plan_gives_the_same_results_on_any_number_of_processes() -> None:
    one = run(plan(6, ("search:8", "random")), 1, [], lambda result: None)
    two = run(plan(6, ("search:8", "random")), 2, [], lambda result: None)
    assert without_time(one) == without_time(two)


def test_a_game_can_be_played_again_from_its_line() -> None:
    table = plan(2)
    result = run(table, 1, [], lambda result: None)[1]
    match = Match(game("pdb50"), 2, table.seed_of(1))
    for move in result.log:
        match.play(match.to_move, move)
    assert (match.state.scores(), match.state.winners()) == (result.scores, result.winners)


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.ndjson"
    first = plan(4)
    write = result_writer(file, first, [])
    run(first, 1, [], write)
    with file.open("a") as broken:
        broken.write('{"number": 4, "bots": ["gre')  # killed while writing
    more = plan(8)
    done = load_results(file, more)
    assert [result.number for result in done] == [0, 1, 2, 3]
    played: list[int] = []
    resumed = run(more, 1, done, lambda result: played.append(result.number))
    assert played == [4, 5, 6, 7]
    assert without_time(resumed) == without_time(run(more, 1, [], lambda result: None))
    with pytest.raises(ValueError, match="another plan"):
        load_results(file, plan(8, ("random", "random")))
    file.write_text(file.read_text().replace('"deal"', '"round"'))
    with pytest.raises(ValueError, match="another version"):
        load_results(file, more)


def test_standings_count_wins_and_shares() -> None:
    results = [
        Result(0, 0, ["a", "b"], [5, 3], [0], [1, 1], [0.1, 0.3], [], []),
        Result(1, 0, ["b", "a"], [4, 4], [0, 1], [1, 1], [0.3, 0.1], [], []),
    ]
    first, second = standings(results)
    assert (first.bot, first.games, first.wins, first.even) == ("a", 2, 0.75, 0.5)
    assert (second.bot, second.wins, second.score) == ("b", 0.25, 3.5)
    assert first.ms_per_move == pytest.approx(100)
    assert first.rating + second.rating == pytest.approx(3000)
    assert first.low < first.wins < first.high


def test_all_places_tell_who_is_better() -> None:
    names = ["a", "b", "a", "b"]
    results = [Result(n, n, names, [9, 1, 7, 8], [0], [1] * 4, [0.1] * 4, [], []) for n in range(3)]
    results.append(Result(3, 3, names, [5, 5, 1, 0], [0, 1], [1] * 4, [0.1] * 4, [], []))
    a, b = standings(results)
    assert a.ahead is not None and b.ahead is not None
    share, low, high = a.ahead
    assert share == pytest.approx((3 * 3 / 4 + (0.5 + 1 + 0 + 1) / 4) / 4)
    assert share + b.ahead[0] == pytest.approx(1)
    assert (low, high) == wilson(share, 4)
    alone = standings([Result(0, 0, ["a", "a"], [1, 2], [1], [1, 1], [0.1, 0.1], [], [])])
    assert alone[0].ahead is None


def test_turn_order_is_counted_from_who_began_whatever_seat_that_was() -> None:
    won_by_who_began = [
        Result(n, n, ["a", "b", "c"], [9 if seat == n % 3 else 1 for seat in range(3)], [n % 3], [1] * 3, [0.1] * 3,
               [], [], first=n % 3)
        for n in range(6)
    ]  # fmt: skip
    first, second, third = by_turn_order(won_by_who_began)
    assert (first.turn, first.wins, first.score, second.wins, third.wins) == (1, 1.0, 9.0, 0.0, 0.0)
    assert (first.low, first.high) == wilson(1.0, 6)
    assert first.even == pytest.approx(1 / 3)


@pytest.mark.parametrize("key", list(games()))
def test_every_game_says_who_begins(key: str) -> None:
    defaults = {option.key: option.default for option in game(key).options}
    anybody = {0, 1} if defaults.get("first_player", "first") != "first" else {0}
    began = set()
    for n in range(12):
        began.add(play_game(Plan(key, ["greedy"], 2, 1, f"order {n}"), 0).first)
        if began >= anybody:
            break
    assert began == anybody


def test_the_course_of_games_is_told(tmp_path: Path) -> None:
    results = run(plan(4), 1, [], lambda result: None)
    went = course(results, "pdb50")
    assert went.shortest <= went.length <= went.longest
    assert sum(went.moves.values()) == pytest.approx(went.length)
    assert went.margin > 0
    with (tmp_path / "games.csv").open("w", newline="") as file:
        write_csv(results, file)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert len(rows) == 8
    assert [float(row["won"]) for row in rows[:2]] == [float(seat in results[0].winners) for seat in (0, 1)]
    assert {row["turn"] for row in rows[:2]} == {"1", "2"}
    assert rows[2]["seed"] == results[1].seed == "test 0"


def test_wilsons_interval_is_the_published_one() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 20)[1] == pytest.approx(1.0)
    assert round(wilson(1.0, 20)[0], 3) == 0.839


def test_games_of_one_deal_count_for_what_they_tell() -> None:
    deals = range(20)
    decided_by_the_deal = [(deal, won) for deal in deals for won in ((1.0, 0.0) if deal % 5 else (1.0, 1.0))]
    assert independent_games(decided_by_the_deal) > 50  # the better bot won in every fifth deal, whatever was dealt
    played_twice = [(deal, float(deal % 2)) for deal in deals for _ in range(2)]
    assert 15 < independent_games(played_twice) < 20  # each deal gives the same information twice
    assert independent_games(decided_by_the_deal[:38]) == 38  # nineteen deals are too few to judge
    assert independent_games([(deal, 1.0) for deal in deals]) == 20


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (plan(0), "at least one game"),
        (plan(bots=()), "at least one bot"),
        (plan(bots=("nobody",)), "no bot called"),
        (plan(seats=9), "is for"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(wrong: Plan, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        wrong.check()
