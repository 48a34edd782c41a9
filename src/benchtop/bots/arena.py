"""Bots against bots, many games: who wins, by how much, how surely, and how long they think.

Every deal is played in all rotations of the seats that differ, so that neither a lucky deal nor a good seat decides.
"""

import json
import math
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, fields
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from benchtop.bots import make_bot
from benchtop.bots.luck import luck_of
from benchtop.bots.seat import Seat
from benchtop.core.match import Match
from benchtop.games import game as game_by_key


@dataclass(frozen=True)
class Plan:
    """What is to be played. The same plan with bots that count simulations gives the same results on any machine."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    luck: bool = False
    """Whether each seat's luck is judged after the game."""

    def check(self) -> None:
        """ValueError with the reason if this cannot be played."""
        game = game_by_key(self.game)
        game.check_seats(self.seats)
        game.check_options(self.options)
        if self.games < 1:
            raise ValueError("at least one game is needed")
        if not self.bots:
            raise ValueError("at least one bot is needed")
        for spec in self.bots:
            make_bot(spec, 0)

    @property
    def rotations(self) -> int:
        """How often a deal is played: at four seats two bots sit as before after two turns."""
        return len(self.bots) if self.seats % len(self.bots) == 0 else self.seats

    def line_up(self, number: int) -> list[str]:
        """Who sits where in that game: the bots in order round the table, turned by one seat from game to game."""
        deal, turn = divmod(number, self.rotations)
        around = [self.bots[(deal + place) % len(self.bots)] for place in range(self.seats)]
        return around[turn:] + around[:turn]

    def deal(self, number: int) -> int:
        """Which deal that game plays: the same in all rotations."""
        return number // self.rotations

    def seed_of(self, number: int) -> str:
        """The seed of that game."""
        return f"{self.seed} {self.deal(number)}"


@dataclass(frozen=True)
class Result:
    """One game of an arena."""

    number: int
    deal: int
    """Which deal it was: one is played in all rotations of the seats."""
    bots: list[str]
    scores: list[int]
    winners: list[int]
    moves: list[int]
    """Choices made by each seat; forced moves count too."""
    seconds: list[float]
    """Time each seat thought."""
    log: list[str]
    """The moves in notation: played from the seed of the deal they give the game again."""
    luck: list[float]
    """What chance did for each seat, in wins (see luck.py); empty if that was not judged."""


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of the plan."""
    line_up = plan.line_up(number)
    match = Match(game_by_key(plan.game), plan.seats, plan.seed_of(number), plan.options)
    bots = [make_bot(spec, f"{plan.seed} {number} {seat}") for seat, spec in enumerate(line_up)]
    moves, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not match.over:
        seat = match.to_move
        start = time.perf_counter()
        move = bots[seat].choose(Seat(match.state, seat, match.log(seat)))
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        match.play(seat, move)
    log = [played.move.notation for played in match.played]
    return Result(
        number=number,
        deal=plan.deal(number),
        bots=line_up,
        scores=match.state.scores(),
        winners=match.state.winners(),
        moves=moves,
        seconds=seconds,
        log=log,
        luck=luck_of(match) if plan.luck else [],
    )


def run(plan: Plan, jobs: int, done: list[Result], on_result: Callable[[Result], None]) -> list[Result]:
    """Play what of the plan is not done yet, on so many processes; all results in order of the games."""
    finished = {result.number for result in done}
    todo = [number for number in range(plan.games) if number not in finished]
    results = list(done)
    for result in _played(plan, todo, jobs):
        results.append(result)
        on_result(result)
    return sorted(results, key=lambda result: result.number)


def _played(plan: Plan, todo: list[int], jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        for number in todo:
            yield play_game(plan, number)
        return
    others = set(active_children())
    # Ctrl-C reaches the workers of a terminal as well, but it is for us to end them.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for played in as_completed([pool.submit(play_game, plan, number) for number in todo]):
                yield played.result()
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()  # a game may take minutes: it is played again when the arena goes on
            raise


# -- keeping and resuming -------------------------------------------------------------------------------------------


RECORDED = {item.name for item in fields(Result)}
"""What a line of the file tells about a game."""


def load_results(path: Path, plan: Plan) -> list[Result]:
    """The games already played of this very plan; ValueError if the file belongs to another one."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or json.loads(lines[0]) != {"plan": asdict(plan) | {"games": 0}}:
        raise ValueError(f"{path} holds the games of another plan; name another file")
    results = []
    for line in lines[1:]:
        try:
            found = json.loads(line)
        except ValueError:  # the last line of an interrupted run
            break
        if set(found) != RECORDED:
            raise ValueError(f"{path} was written by another version; name another file")
        results.append(Result(**found))
    return [result for result in results if result.number < plan.games]


def result_writer(path: Path, plan: Plan, done: list[Result]) -> Callable[[Result], None]:
    """Write the plan and what is done, then append every further result as it comes."""
    header = {"plan": asdict(plan) | {"games": 0}}  # more games may be added to a plan later
    lines = [json.dumps(header), *(json.dumps(asdict(result)) for result in done)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def write(result: Result) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    return write


# -- judging --------------------------------------------------------------------------------------------------------


Z = 1.96
"""Standard errors of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

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
    """The share that is left when luck is taken off, and its 95 % interval; None if luck was not judged."""
    ahead: tuple[float, float, float] | None
    """How often it finished ahead of another bot at the table, and the 95 % interval of that; even is a half. All
    places count, not only the first: at many seats this tells two bots apart in fewer games than the wins do."""
    rating: float
    """Like Elo: 400 more means ten times as likely to finish ahead; the mean is 1500."""
    score: float
    ms_per_move: float


def standings(results: list[Result]) -> list[Standing]:
    """Every bot's standing, best first."""
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


def _won(result: Result, name: str) -> float:
    """1 if a bot of that name won alone, less if it shared the win with others."""
    return sum(result.bots[seat] == name for seat in result.winners) / len(result.winners)


def _ahead(result: Result, name: str) -> float:
    """Of all pairs of a seat of that bot and one of another bot: in which part the first finished ahead."""
    seats = range(len(result.bots))
    pairs = [(one, two) for one in seats for two in seats if result.bots[one] == name != result.bots[two]]
    return sum(_finish(result, one, two) for one, two in pairs) / len(pairs)


def _with_interval(parts: list[tuple[int, float]]) -> tuple[float, float, float]:
    """The mean of some games' parts, each with its deal, and the 95 % interval."""
    mean = sum(part for _, part in parts) / len(parts)
    return mean, *wilson(mean, independent_games(parts))


def _luck(result: Result, name: str) -> float:
    """What chance did for the bots of that name."""
    return sum(luck for luck, bot in zip(result.luck, result.bots, strict=True) if bot == name)


def independent_games(parts: list[tuple[int, float]]) -> float:
    """How many independent games those of some deals are worth, from each game's deal and the part won of it.

    If the deal decides, its rotations cancel its luck out and are worth more than as many games of as many deals; if
    two rotations seat the same bots alike, they are worth less (Kish, 1965: the design effect). Judged by few deals
    this is itself unsure, and counts for less (Student, 1908); with fewer than twenty every game counts as one.
    """
    deals: dict[int, float] = {}
    share = sum(part for _, part in parts) / len(parts)
    for deal, part in parts:
        deals[deal] = deals.get(deal, 0.0) + part - share
    spread = sum(surplus * surplus for surplus in deals.values())
    if len(deals) < 20 or spread == 0.0:
        return float(len(parts))
    freedom = len(deals) - 1
    return share * (1 - share) * len(parts) ** 2 / spread * freedom / len(deals) / _unsure(freedom) ** 2


def _unsure(freedom: int) -> float:
    """Student's quantile over the normal one, nearly."""
    return 1 + (Z * Z + 1) / (4 * freedom)


def without_luck(games: list[tuple[int, float, float]]) -> tuple[float, float, float]:
    """The share of wins less luck and its 95 % interval; of each game are given the deal, what was won, and the luck.

    As much of the luck is taken off as explains the wins (a control variate with the coefficient of a regression); on
    average luck is nothing, so that this leaves the share as it is and only takes off noise.
    """
    share = sum(won for _, won, _ in games) / len(games)
    if share in (0.0, 1.0):  # luck explains nothing, and a few games do not prove it
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
    reach = Z * _unsure(freedom) * error
    return earned, max(0.0, earned - reach), min(1.0, earned + reach)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson, 1927): honest for few games and for shares near 0 and 1."""
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, (centre - spread) / (1 + Z * Z / games)), min(1.0, (centre + spread) / (1 + Z * Z / games))


def _ratings(results: list[Result], names: list[str]) -> dict[str, float]:
    """Bradley-Terry strengths of who finished ahead of whom, on Elo's scale; one imagined draw keeps them finite."""
    ahead = {(a, b): 0.5 for a in names for b in names if a != b}
    for result in results:
        for one, bot in enumerate(result.bots):
            for two, other in enumerate(result.bots):
                if bot != other and one < two:
                    won = _finish(result, one, two)
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


def _finish(result: Result, one: int, two: int) -> float:
    """1 if the first seat finished ahead of the second, 0.5 if level: winning counts before points."""
    mine = (one in result.winners, result.scores[one])
    theirs = (two in result.winners, result.scores[two])
    return 0.5 if mine == theirs else float(mine > theirs)
