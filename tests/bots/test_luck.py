"""Luck: what chance does favours nobody, and without it fewer games tell as much."""

import pytest

import benchtop
from benchtop.bots import luck
from benchtop.bots.arena import Plan, Result, play_game, run, standings, wilson, without_luck
from benchtop.bots.luck import luck_of
from benchtop.core.game import Game
from tests.depth import depth
from tests.play import Deal

GAMES = pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)


@pytest.fixture(scope="module")
def duels() -> list[Result]:
    """Games of Adna's Lab, in which luck decides much, between a bot and the same bot that slips now and then."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(luck, "RESAMPLES", depth(4, 8))
        plan = Plan("adna", ["greedy", "greedy:10"], 2, depth(12, 40), "lucky", luck=True)
        return run(plan, 1, [], lambda result: None)


@GAMES
def test_the_luck_of_a_match_is_the_same_whenever_it_is_judged(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "RESAMPLES", 4)
    deal = Deal(game, game.seats[-1], 2)
    match = benchtop.Match(game, deal.seats, deal.seed)
    for move in deal.moves[:100]:
        match.play(match.to_move, move)
    found = luck_of(match)
    assert len(found) == match.seats and any(found)
    assert luck_of(match) == found


def test_no_chance_no_luck() -> None:
    match = benchtop.Match(benchtop.games()["pdb50"], 2, seed=1)
    match.play(match.to_move, match.state.legal()[0])
    assert not match.played[0].revealed
    assert luck_of(match) == [0.0, 0.0]


def test_luck_favours_nobody_and_explains_who_won(duels: list[Result]) -> None:
    lucky = [result.luck[seat] for result in duels for seat in result.winners]
    unlucky = [result.luck[1 - seat] for result in duels for seat in result.winners]
    assert sum(lucky) / len(lucky) > 0.1 > -0.1 > sum(unlucky) / len(unlucky)
    for seat in range(2):
        mean = sum(result.luck[seat] for result in duels) / len(duels)
        spread = sum((result.luck[seat] - mean) ** 2 for result in duels) / len(duels)
        assert abs(mean) < 3 * (spread / len(duels)) ** 0.5


def test_without_luck_fewer_games_tell_as_much(duels: list[Result]) -> None:
    """Count each game separately: bots that play a deal in both seats already cancel much of the luck."""
    seats = [result.bots.index("greedy") for result in duels]
    won = [float(seat in result.winners) for seat, result in zip(seats, duels, strict=True)]
    lucky = [result.luck[seat] for seat, result in zip(seats, duels, strict=True)]
    share, low, high = without_luck(list(zip(range(len(duels)), won, lucky, strict=True)))
    raw_share, raw_low, raw_high = without_luck([(game, one, 0.0) for game, one in enumerate(won)])
    assert low < share < high
    assert raw_low < raw_share < raw_high
    assert high - low < 0.9 * (raw_high - raw_low)


def test_who_has_no_luck_has_earned_what_was_won() -> None:
    games = [(deal, float((deal + turn) % 3 > 0), 0.0) for deal in range(12) for turn in range(2)]
    share, low, high = without_luck(games)
    assert share == pytest.approx(sum(won for _, won, _ in games) / len(games))
    assert 0.0 < low < share < high < 1.0
    all_luck = [(deal, won, won - 0.5) for deal, won, _ in games]
    assert without_luck(all_luck) == pytest.approx((0.5, 0.5, 0.5))
    assert without_luck(games[:2])[1:] == (0.0, 1.0)  # one deal tells nothing
    always = [(deal, 1.0, 0.1 * deal) for deal in range(6)]
    assert without_luck(always) == (1.0, *wilson(1.0, 6))  # and six are few, even if all are won


def test_luck_is_judged_when_it_is_asked_for() -> None:
    plan = Plan("pdb50", ["greedy", "random"], 2, 1, "luck")
    result = play_game(plan, 0)
    assert result.luck == []
    assert all(row.earned is None for row in standings([result]))
