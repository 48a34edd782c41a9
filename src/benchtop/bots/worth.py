"""Estimates the worth of moves: legal moves are compared in the same imagined worlds, each followed by a playout.

Every world is dealt from what the seat may know, and every move is tried in it with the same luck: the streams of
chance have addresses (core/chance.py), so a later roll is the same after either move. Such paired samples differ by
what the moves do, and much less by luck. All moves are screened in a few worlds; only those that may still be the best
are compared in all of them. Estimates come with their standard errors.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from benchtop.bots import make_bot
from benchtop.bots.playouts import lead, prospects, try_moves
from benchtop.bots.seat import Seat
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.rng import Seed, seeded
from benchtop.core.state import State

WORLDS: Final = 200
SCREENED: Final = 60
"""Number of worlds in which every legal move is tried."""
DOUBT: Final = 3.0
"""Standard errors by which a move must be behind the best to be dropped after that."""
POLICY: Final = "greedy"
"""The budget whose playouts use the game's own default policy, in compiled code."""


@dataclass(frozen=True)
class MoveWorth:
    """The worth of a legal move to the seat that decides."""

    move: Move
    win: float
    """The expected share of the win, from 0 to 1."""
    win_error: float
    """Its standard error."""
    points: float
    """The expected final lead over the best of the others, in the game's own points."""
    points_error: float
    worlds: int
    """Number of worlds in which the move was tried."""
    behind: float
    """Share of a win by which it is behind the best move, in the worlds where both were tried."""
    behind_error: float

    def to_json(self) -> dict[str, Any]:
        """Return the figures, rounded, with the notation of the move."""
        names = ("win", "win_error", "points", "points_error", "behind", "behind_error")
        figures = {name: round(getattr(self, name), 4) + 0.0 for name in names}
        return {"move": self.move.notation, **figures, "worlds": self.worlds}


class Worth:
    """The worth of every legal move of a decision, best first."""

    def __init__(self, seat: int, moves: Sequence[MoveWorth]) -> None:
        self.seat = seat
        self.moves = list(moves)

    @property
    def best(self) -> MoveWorth:
        return self.moves[0]

    def of(self, move: Move | str) -> MoveWorth:
        """Return the worth of a legal move; raises KeyError if it is not legal."""
        for rated in self.moves:
            if rated.move is move or rated.move.notation == move:
                return rated
        raise KeyError(str(move))

    def about_equal(self, move: Move | str) -> bool:
        """Whether a move is practically as good as the best: within 4 percentage points, or 2 standard errors."""
        rated = self.of(move)
        return rated.behind <= max(0.04, 2 * rated.behind_error)


class _Tried:
    """The results of a move so far, world by world."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.wins: list[float] = []
        self.leads: list[float] = []


def worth(
    match: Match | State,
    seat: int | None = None,
    *,
    worlds: int = WORLDS,
    budget: str = POLICY,
    seed: Seed = "worth",
) -> Worth:
    """Estimate the worth of each legal move of the seat to move, using only what that seat may know.

    `worlds` is the number of imagined worlds in which the best moves are compared. `budget` names the bot that
    continues after a move: the game's default policy ("greedy"), or any other with a count ("search:200"), which takes
    far longer. Raises ValueError if it is not that seat's decision.
    """
    state = match.state if isinstance(match, Match) else match
    if state.over or seat not in {None, state.to_move}:
        raise ValueError("only the seat that decides next has moves to compare")
    decider = state.to_move
    world = state.imagine(decider, f"{seed} behind the handle")
    legal = world.legal()
    tried = [_Tried(move) for move in legal]
    rng = seeded(f"worth {seed}")
    seeds = [rng.word() for _ in range(max(1, worlds))]
    compared = tried
    for number, word in enumerate(seeds):
        if number == SCREENED:
            compared = _in_doubt(tried)
        wins, leads = _try(world, decider, [each.move for each in compared], budget, word)
        for each, win, points in zip(compared, wins, leads, strict=True):
            each.wins.append(win)
            each.leads.append(points)
        if len(compared) == 1 and number >= SCREENED:
            break
    return _ranked(state, decider, tried)


def _try(world: State, seat: int, moves: list[Move], budget: str, word: int) -> tuple[list[float], list[float]]:
    """Try moves in the world with that number."""
    depth = world.game.heuristic.worth_depth
    if budget == POLICY:
        return try_moves(world, seat, moves, depth, word)
    determinization = world.imagine(seat, word)
    wins, leads = [], []
    for move in moves:
        s = determinization.clone()
        s.play(move)
        bots = [make_bot(budget, f"{word} {number}") for number in range(s.seats)]
        for _ in range(depth):
            if s.over:
                break
            s.play(bots[s.to_move].choose(Seat(s, s.to_move)))
        shares, scores = prospects(s)
        wins.append(shares[seat])
        leads.append(lead(scores, seat))
    return wins, leads


def _in_doubt(tried: list[_Tried]) -> list[_Tried]:
    """Return the moves that may be the best."""
    best = max(tried, key=lambda each: (sum(each.wins), sum(each.leads)))
    doubtful = []
    for each in tried:
        mean, error = mean_and_error([top - own for top, own in zip(best.wins, each.wins, strict=True)])
        if each is best or mean <= DOUBT * error:
            doubtful.append(each)
    return doubtful


def _ranked(state: State, seat: int, tried: list[_Tried]) -> Worth:
    """Return the results, best first; moves dropped early rank by the worlds in which they were tried."""
    keep = state.game.heuristic.worth_shrink
    even = 1.0 / state.seats
    most = max(len(each.wins) for each in tried)
    best = max((each for each in tried if len(each.wins) == most), key=lambda each: (sum(each.wins), sum(each.leads)))
    found = []
    for each in tried:
        win, win_error = mean_and_error(each.wins)
        points, points_error = mean_and_error(each.leads)
        behind, behind_error = mean_and_error([top - own for top, own in zip(best.wins, each.wins, strict=False)])
        found.append(
            MoveWorth(
                move=state.game.moves[each.move.id],
                win=even + keep * (win - even),
                win_error=keep * win_error,
                points=points,
                points_error=points_error,
                worlds=len(each.wins),
                behind=keep * behind,
                behind_error=keep * behind_error,
            )
        )
    found.sort(key=lambda rated: (rated.behind, -rated.points))
    return Worth(seat, found)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)
