"""Playouts: what follows a move if everybody continues sensibly. Compiled, because an estimate takes thousands of
them.
"""

from benchtop.core.move import Move
from benchtop.core.rng import Rng
from benchtop.core.state import State


def play_out(s: State, depth: int, luck: Rng) -> int:
    """Continue with the game's default policy for `depth` moves and until the position is quiescent; return the number
    of moves.
    """
    heuristic = s.game.heuristic
    played = 0
    while not s.over and (played < depth or not heuristic.is_quiescent(s)):
        s.play(heuristic.rollout_move(s, s.legal(), luck))
        played += 1
    return played


def prospects(s: State) -> tuple[list[float], list[float]]:
    """Return each seat's expected share of the win and final score; once the game is over, the actual ones."""
    heuristic = s.game.heuristic
    if not s.over:
        scores = heuristic.evaluate(s)
        return _shares(heuristic.win_probabilities(scores)), scores
    winners = s.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    return shares, [float(points) for points in s.scores()]


def _shares(probabilities: list[float]) -> list[float]:
    """Scale probabilities so that they add up to one win."""
    whole = 0.0
    for probability in probabilities:
        whole += probability
    return [probability / whole for probability in probabilities]


def lead(scores: list[float], seat: int) -> float:
    """Return how many points a seat is ahead of the best of the others."""
    best = -1.0e9
    for other, points in enumerate(scores):
        if other != seat and points > best:
            best = points
    return scores[seat] - best


def try_moves(world: State, seat: int, moves: list[Move], depth: int, seed: int) -> tuple[list[float], list[float]]:
    """Play each move in the same imagined world, continue with the same luck, and return wins and leads."""
    determinization = world.imagine(seat, seed)
    wins: list[float] = []
    leads: list[float] = []
    for move in moves:
        s = determinization.scratch()
        s.play(move)
        play_out(s, depth, Rng(seed | 1, seed, seed >> 1, 7))
        shares, scores = prospects(s)
        wins.append(shares[seat])
        leads.append(lead(scores, seat))
    return wins, leads
