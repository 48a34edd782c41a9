"""Estimates how much of a match was luck: what chance gave each seat beyond its expectation.

Whenever a move involves chance, the prospects after it are compared with those after the same move with its chance
resampled. The difference is luck; the result without it shows how well each seat played. The estimate is unbiased
however rough a game's heuristic is, because on average chance does what was expected. (The luck analysis of GNU
Backgammon; with hidden cards AIVAT: Burch, Schmid, Moravcik, Morrill and Bowling, 2018.)
"""

from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.core.state import State

RESAMPLES = 64
"""Number of times the chance of a move is resampled."""


def luck_of(match: Match) -> list[float]:
    """Return each seat's luck in the match, in wins: 0.5 is worth half a game."""
    s = match.state_at(0)
    luck = [0.0] * match.seats
    for ply, played in enumerate(match.played):
        before = s.clone()
        s.play(played.move)
        if not played.revealed:
            continue
        for n in range(RESAMPLES):
            seed = f"luck {match.seed} {ply} {n}"
            other = before.resample_chance(seed)
            other.play(played.move)
            for seat, (came, might) in enumerate(zip(_prospects(s, seed), _prospects(other, seed), strict=True)):
                luck[seat] += (came - might) / RESAMPLES
    return luck


def _prospects(s: State, seed: str) -> list[float]:
    """Return each seat's probability of winning, evaluated as soon as the position is quiescent."""
    heuristic = s.game.heuristic
    if not s.over:
        s = s.resample_chance(f"ahead {seed}")
        rng = seeded(f"moves {seed}")
        while not s.over and not heuristic.is_quiescent(s):
            s.play(heuristic.rollout_move(s, s.legal(), rng))
    if not s.over:
        return heuristic.win_probabilities(heuristic.evaluate(s))
    winners = s.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
