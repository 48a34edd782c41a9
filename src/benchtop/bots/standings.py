"""Evaluates the games of an arena: win rates and their certainty, margins, the value of turn order, thinking time.

A share of wins comes with its 95 % interval, computed from the number of independent games that the deals are worth.
"""

import csv
import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from benchtop.games import game as game_by_key

if TYPE_CHECKING:
    from benchtop.bots.arena import Result

Z = 1.96
"""Standard errors of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """The results of a bot."""

    bot: str
    games: int
    even: float
    """The share of wins it would have if all bots were equal."""
    wins: float
    """The share of games it won; a shared win counts in part."""
    low: float
    high: float
    """The 95 % interval of that share (Wilson), from as many independent games as the deals are worth."""
    earned: tuple[float, float, float] | None
    """The share of wins without luck, and its 95 % interval; None if luck was not estimated."""
    ahead: tuple[float, float, float] | None
    """How often it finished ahead of another bot at the table, and its 95 % interval; even is a half. All places count,
    not only the first: at many seats this distinguishes two bots in fewer games than wins do.
    """
    rating: float
    """Like Elo: 400 more means ten times as likely to finish ahead; the mean is 1500."""
    score: float
    ms_per_move: float


def standings(results: list["Result"]) -> list[Standing]:
    """Return every bot's standing, best first."""
    names = sorted({bot for result in results for bot in result.bots})
    ratings = _ratings(results, names)
    table = []
    for name in names:
        games = [result for result in results if name in result.bots]
        seats = [(result, seat) for result in games for seat, bot in enumerate(result.bots) if bot == name]
        wins, low, high = _with_interval([(result.deal, _won(result, name)) for result in games])
        ahead = [(result.deal, _ahead(result, name)) for result in games if len(set(result.bots)) > 1]
        luck = [(result.deal, _won(result, name), _luck(result, name)) for result in games if result.luck]
        thought = sum(result.seconds[seat] for result, seat in seats)
        table.append(
            Standing(
                bot=name,
                games=len(games),
                even=sum(1 / len(result.bots) for result, _ in seats) / len(games),
                wins=wins,
                low=low,
                high=high,
                earned=without_luck(luck) if luck else None,
                ahead=_with_interval(ahead) if ahead else None,
                rating=ratings[name],
                score=sum(result.scores[seat] for result, seat in seats) / len(seats),
                ms_per_move=1000 * thought / max(1, sum(result.moves[seat] for result, seat in seats)),
            )
        )
    return sorted(table, key=lambda standing: -standing.rating)


@dataclass(frozen=True)
class Turn:
    """The results of the players with the first turn, the second, and so on."""

    turn: int
    """1 for the player who began."""
    even: float
    wins: float
    low: float
    high: float
    score: float


def by_turn_order(results: list["Result"]) -> list[Turn]:
    """Return the share of wins by turn order, regardless of the bot."""
    table = []
    for turn in range(len(results[0].bots)):
        seats = [(result, (result.first + turn) % len(result.bots)) for result in results]
        won = [(result.deal, (seat in result.winners) / len(result.winners)) for result, seat in seats]
        wins, low, high = _with_interval(won)
        score = sum(result.scores[seat] for result, seat in seats) / len(seats)
        table.append(Turn(turn + 1, 1 / len(results[0].bots), wins, low, high, score))
    return table


@dataclass(frozen=True)
class Course:
    """How the games went."""

    length: float
    """Moves per game."""
    shortest: int
    longest: int
    margin: float
    """Mean lead of the winner in points; 0 for shared wins."""
    shared: float
    """The share of games without a sole winner."""
    moves: dict[str, float]
    """Number of moves of each kind per game, by verb, most frequent first."""


def course(results: list["Result"], game: str) -> Course:
    """Compute lengths, margins and moves of games."""
    lengths = [len(result.log) for result in results]
    verbs: Counter[str] = Counter()
    group = {move.notation: move.group for move in game_by_key(game).moves}
    for result in results:
        verbs.update(group[notation] for notation in result.log)
    return Course(
        length=sum(lengths) / len(results),
        shortest=min(lengths),
        longest=max(lengths),
        margin=sum(map(margin, results)) / len(results),
        shared=sum(len(result.winners) > 1 for result in results) / len(results),
        moves={verb: count / len(results) for verb, count in verbs.most_common()},
    )


def margin(result: "Result") -> int:
    """Return the winner's lead in points; 0 if several won."""
    if len(result.winners) != 1:
        return 0
    own = result.scores[result.winners[0]]
    return own - max(score for seat, score in enumerate(result.scores) if seat != result.winners[0])


def write_csv(results: list["Result"], file: TextIO) -> None:
    """Write a line for each seat of each game, for a spreadsheet or a data frame."""
    names = ("game", "deal", "seed", "seat", "turn", "bot", "won", "score", "margin", "length", "moves", "seconds")
    rows = csv.writer(file)
    rows.writerow((*names, "luck"))
    for result in results:
        for seat, bot in enumerate(result.bots):
            won = (seat in result.winners) / len(result.winners)
            turn = (seat - result.first) % len(result.bots) + 1
            rows.writerow(
                (
                    *(result.number, result.deal, result.seed, seat, turn, bot, won, result.scores[seat]),
                    *(margin(result), len(result.log), result.moves[seat], round(result.seconds[seat], 6)),
                    round(result.luck[seat], 6) if result.luck else "",
                )
            )


def _won(result: "Result", name: str) -> float:
    """Return 1 if a bot of that name won alone, less if it shared the win."""
    return sum(result.bots[seat] == name for seat in result.winners) / len(result.winners)


def _ahead(result: "Result", name: str) -> float:
    """Return the share of pairs, of a seat of that bot and a seat of another bot, in which the first finished ahead."""
    seats = range(len(result.bots))
    pairs = [
        (first, second) for first in seats for second in seats if result.bots[first] == name != result.bots[second]
    ]
    return sum(_finish(result, first, second) for first, second in pairs) / len(pairs)


def _with_interval(parts: list[tuple[int, float]]) -> tuple[float, float, float]:
    """Return the mean of the games' parts, each with its deal, and the 95 % interval."""
    mean = sum(part for _, part in parts) / len(parts)
    return mean, *wilson(mean, independent_games(parts))


def _luck(result: "Result", name: str) -> float:
    """Return the luck of the bots of that name."""
    return sum(luck for luck, bot in zip(result.luck, result.bots, strict=True) if bot == name)


def independent_games(parts: list[tuple[int, float]]) -> float:
    """Return how many independent games these are worth, given each game's deal and the part won of it.

    If the deal decides, its rotations cancel its luck and are worth more than the same number of separate deals. If two
    rotations seat the same bots alike, they are worth less (Kish, 1965: the design effect). With few deals this
    estimate is itself uncertain, and counts for less (Student, 1908); with fewer than twenty every game counts as one.
    """
    deals: dict[int, float] = {}
    share = sum(part for _, part in parts) / len(parts)
    for deal, part in parts:
        deals[deal] = deals.get(deal, 0.0) + part - share
    spread = sum(surplus * surplus for surplus in deals.values())
    if len(deals) < 20 or spread == 0.0:
        return float(len(parts))
    freedom = len(deals) - 1
    return share * (1 - share) * len(parts) ** 2 / spread * freedom / len(deals) / _student_factor(freedom) ** 2


def _student_factor(freedom: int) -> float:
    """Return Student's quantile relative to the normal one, approximately."""
    return 1 + (Z * Z + 1) / (4 * freedom)


def without_luck(games: list[tuple[int, float, float]]) -> tuple[float, float, float]:
    """Return the share of wins without luck and its 95 % interval, given the deal, the win and the luck of each game.

    The luck that explains the wins is subtracted (a control variate with the coefficient of a regression). On average
    luck is zero, so this keeps the share and only removes noise.
    """
    share = sum(won for _, won, _ in games) / len(games)
    if share in (0.0, 1.0):  # luck explains nothing, and a few games prove nothing
        return share, *wilson(share, len(games))
    mean = sum(luck for _, _, luck in games) / len(games)
    spread = sum((luck - mean) ** 2 for _, _, luck in games)
    part = sum((won - share) * (luck - mean) for _, won, luck in games) / spread if spread else 0.0
    earned = share - part * mean
    deals: dict[int, float] = {}
    for deal, won, luck in games:
        deals[deal] = deals.get(deal, 0.0) + won - part * luck - earned
    freedom = len(deals) - 2
    if freedom < 1:
        return earned, 0.0, 1.0
    error = math.sqrt(sum(rest * rest for rest in deals.values()) * len(deals) / freedom) / len(games)
    reach = Z * _student_factor(freedom) * error
    return earned, max(0.0, earned - reach), min(1.0, earned + reach)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins (Wilson, 1927): reliable for few games and for shares near 0 and
    1.
    """
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, (centre - spread) / (1 + Z * Z / games)), min(1.0, (centre + spread) / (1 + Z * Z / games))


def _ratings(results: list["Result"], names: list[str]) -> dict[str, float]:
    """Return Bradley-Terry strengths by who finished ahead, on Elo's scale; an imagined draw keeps them finite."""
    ahead = {(a, b): 0.5 for a in names for b in names if a != b}
    for result in results:
        for first, bot in enumerate(result.bots):
            for second, other in enumerate(result.bots):
                if bot != other and first < second:
                    won = _finish(result, first, second)
                    ahead[bot, other] += won
                    ahead[other, bot] += 1 - won
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for name in names:
            wins = sum(ahead[name, other] for other in names if other != name)
            weight = sum(
                (ahead[name, other] + ahead[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            if weight:
                strength[name] = wins / weight
    mean = sum(map(math.log10, strength.values())) / len(names)
    return {name: 1500 + 400 * (math.log10(value) - mean) for name, value in strength.items()}


def _finish(result: "Result", first: int, second: int) -> float:
    """Return 1 if the first seat finished ahead of the second, 0.5 if level; winning counts before points."""
    mine = (first in result.winners, result.scores[first])
    theirs = (second in result.winners, result.scores[second])
    return 0.5 if mine == theirs else float(mine > theirs)
