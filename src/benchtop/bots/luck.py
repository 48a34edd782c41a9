"""How much of a match was luck: what chance gave each seat beyond what it had to expect.

Whenever a move let chance speak, the prospects after it are compared with those after the same move had chance spoken
otherwise. The difference is luck, and what remains of a result when its luck is taken off is how it was played. However
roughly a game's sense judges a position, this favours nobody: what chance does is on average what it was expected to
do. (The luck analysis of GNU Backgammon; with hidden cards AIVAT: Burch, Schmid, Moravcik, Morrill and Bowling, 2018.)
"""

from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.core.state import State

OTHERWISE = 64
"""How often chance is asked what else it might have said."""


def luck_of(match: Match) -> list[float]:
    """What chance did for each seat in the course of the match, in wins: 0.5 is worth half a game."""
    s = match.state_at(0)
    luck = [0.0] * match.seats
    for ply, played in enumerate(match.played):
        before = s.clone()
        s.play(played.move)
        if not played.revealed:
            continue
        for n in range(OTHERWISE):
            seed = f"luck {match.seed} {ply} {n}"
            other = before.otherwise(seed)
            other.play(played.move)
            for seat, (came, might) in enumerate(zip(_prospects(s, seed), _prospects(other, seed), strict=True)):
                luck[seat] += (came - might) / OTHERWISE
    return luck


def _prospects(s: State, seed: str) -> list[float]:
    """How likely each seat is to win, judged as soon as the position is settled."""
    sense = s.game.sense
    if not s.over:
        s = s.otherwise(f"ahead {seed}")
        rng = seeded(f"moves {seed}")
        while not s.over and not sense.settled(s):
            s.play(sense.roll(s, s.legal(), rng))
    if not s.over:
        return sense.chances(sense.value(s))
    winners = s.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
