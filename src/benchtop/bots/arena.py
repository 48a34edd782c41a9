"""Plays many games between bots; standings.py evaluates them.

Every deal is played in all distinct rotations of the seats, so that neither a lucky deal nor a good seat decides.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any

from benchtop.bots import make_bot
from benchtop.bots.jobs import in_processes
from benchtop.bots.luck import luck_of
from benchtop.bots.seat import Seat
from benchtop.bots.standings import Standing, by_turn_order, independent_games, standings, wilson, without_luck
from benchtop.core.match import Match
from benchtop.core.record import FORMAT, FORMAT_VERSION
from benchtop.core.state import NONE
from benchtop.games import game as game_by_key


@dataclass(frozen=True)
class Plan:
    """What to play. The same plan with bots that count simulations gives the same results on any machine."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    luck: bool = False
    """Whether to estimate each seat's luck after the game."""

    def check(self) -> None:
        """Raise ValueError, with the reason, if this cannot be played."""
        game = game_by_key(self.game)
        game.check_seats(self.seats)
        game.check_options(self.options)
        if self.games < 1:
            raise ValueError("the arena needs at least one game")
        if not self.bots:
            raise ValueError("the arena needs at least one bot")
        for spec in self.bots:
            make_bot(spec, 0)

    @property
    def rotations(self) -> int:
        """The number of games per deal: with two bots at four seats, the third rotation would repeat the first."""
        return len(self.bots) if self.seats % len(self.bots) == 0 else self.seats

    def line_up(self, number: int) -> list[str]:
        """Return which bot sits where in that game: the bots in order round the table, rotated by one seat per game."""
        deal, turn = divmod(number, self.rotations)
        around = [self.bots[(deal + place) % len(self.bots)] for place in range(self.seats)]
        return around[turn:] + around[:turn]

    def deal(self, number: int) -> int:
        """Return the number of that game's deal, the same in all rotations."""
        return number // self.rotations

    def seed_of(self, number: int) -> str:
        """Return the seed of that game."""
        return f"{self.seed} {self.deal(number)}"


@dataclass(frozen=True)
class Result:
    """A game of an arena."""

    number: int
    deal: int
    """The number of its deal, which is played in all rotations of the seats."""
    bots: list[str]
    scores: list[int]
    winners: list[int]
    moves: list[int]
    """Number of choices made by each seat, including forced moves."""
    seconds: list[float]
    """Thinking time of each seat."""
    log: list[str]
    """The moves in notation; with the seed they reproduce the game."""
    luck: list[float]
    """Each seat's luck, in wins (see luck.py); empty if it was not estimated."""
    first: int = 0
    """The seat that had the first turn."""
    seats: list[int] = field(default_factory=list)
    """The seat that played each move."""
    seed: str = ""
    """The game's own seed."""


def play_game(plan: Plan, number: int) -> Result:
    """Play a game of the plan."""
    line_up = plan.line_up(number)
    match = Match(game_by_key(plan.game), plan.seats, plan.seed_of(number), plan.options)
    bots = [make_bot(spec, f"{plan.seed} {number} {seat}") for seat, spec in enumerate(line_up)]
    moves, seconds = [0] * plan.seats, [0.0] * plan.seats
    first = NONE
    while not match.over:
        seat = match.to_move
        first = match.game.begins(match.state) if first == NONE else first
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
        first=max(0, first),
        seats=[played.seat for played in match.played],
        seed=plan.seed_of(number),
    )


def run(plan: Plan, jobs: int, done: list[Result], on_result: Callable[[Result], None]) -> list[Result]:
    """Play the unfinished games of the plan on `jobs` processes; return all results in order."""
    finished = {result.number for result in done}
    todo = [number for number in range(plan.games) if number not in finished]
    results = list(done)
    for result in in_processes(partial(play_game, plan), todo, jobs):
        results.append(result)
        on_result(result)
    return sorted(results, key=lambda result: result.number)


# -- keeping and resuming -------------------------------------------------------------------------------------------


RECORDED = {item.name for item in fields(Result)}
"""The fields in a line of the file."""


def header_of(plan: Plan) -> dict[str, Any]:
    """Return the first line of a file: the plan, the rules version and the cards. More games may be added later."""
    game = game_by_key(plan.game)
    header: dict[str, Any] = {"plan": asdict(plan) | {"games": 0}, "rules_version": game.version}
    return header | ({"cards": game.own_cards} if game.own_cards else {})


def load_results(path: Path, plan: Plan) -> list[Result]:
    """Load the games already played for this plan; raises ValueError if the file belongs to another plan."""
    if not path.exists():
        return []
    header, results = _read(path)
    if header.get("plan") != header_of(plan)["plan"]:
        raise ValueError(f"{path} contains the games of another plan; choose another file")
    if header != header_of(plan):
        raise ValueError(f"{path} was played with other rules or cards; choose another file")
    return [result for result in results if result.number < plan.games]


def _read(path: Path) -> tuple[dict[str, Any], list[Result]]:
    """Read the first line of a file and its games; raises ValueError if it is something else."""
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        header = json.loads(lines[0]) if lines else {}
    except ValueError:
        header = {}
    if not isinstance(header, dict) or "plan" not in header:
        raise ValueError(f"{path} contains no games of an arena; choose another file")
    results = []
    for line in lines[1:]:
        try:
            found = json.loads(line)
        except ValueError:  # the last line of an interrupted run
            break
        if not isinstance(found, dict) or set(found) != RECORDED:
            raise ValueError(f"{path} was written by another version; choose another file")
        results.append(Result(**found))
    return header, results


def records_in(path: Path) -> list[dict[str, Any]]:
    """Return the games of a file as records that can be replayed; raises ValueError if there are none."""
    header, results = _read(path)
    plan = header["plan"]
    return [
        {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": plan["game"],
            "rules_version": header.get("rules_version"),
            **({"cards": header["cards"]} if "cards" in header else {}),
            "options": plan["options"],
            "seats": [{"name": f"{bot} {seat + 1}", "driver": bot} for seat, bot in enumerate(result.bots)],
            "result": {"scores": result.scores, "winners": result.winners},
            "seed": result.seed,
            "moves": [{"seat": seat, "move": move} for seat, move in zip(result.seats, result.log, strict=True)],
        }
        for result in results
    ]


def result_writer(path: Path, plan: Plan, done: list[Result]) -> Callable[[Result], None]:
    """Write the plan and the finished games; return a function that appends further results."""
    lines = [json.dumps(header_of(plan)), *(json.dumps(asdict(result)) for result in done)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def write(result: Result) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    return write


__all__ = [
    "Plan",
    "Result",
    "Standing",
    "by_turn_order",
    "independent_games",
    "load_results",
    "play_game",
    "records_in",
    "result_writer",
    "run",
    "standings",
    "wilson",
    "without_luck",
]
