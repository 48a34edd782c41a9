"""The two plain bots: one plays anything, one plays what looks best."""

from benchtop.bots.bot import Bot, Opinion
from benchtop.bots.seat import Seat
from benchtop.core.move import Move
from benchtop.core.rng import Rng, Seed, seeded


class RandomBot(Bot):
    """Plays any legal move, each as likely as the next."""

    def __init__(self, seed: Seed) -> None:
        self._rng: Rng = seeded(f"random bot {seed}")

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[self._rng.below(len(moves))]

    def rank(self, seat: Seat) -> list[Opinion]:
        return [Opinion(move, 0.0) for move in seat.legal()]


class GreedyBot(Bot):
    """Plays what looks best by the game's rules of thumb, in several worlds that it imagines.

    `slips` is the chance, in percent, that it plays anything at all instead: an opponent for learners.
    """

    worlds = 3

    def __init__(self, seed: Seed, slips: int = 0) -> None:
        self._rng: Rng = seeded(f"greedy bot {seed}")
        self._slips = slips

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        if self._rng.below(100) < self._slips:
            return moves[self._rng.below(len(moves))]
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[Opinion]:
        moves = seat.legal()
        sense = seat.game.sense
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = seat.imagine(self._rng.word())
            for place, weight in enumerate(sense.weigh(world, moves)):
                totals[place] += weight / self.worlds
        # Equal moves come in random order, or the first of the book would always be played.
        order = sorted(range(len(moves)), key=lambda place: (-totals[place], self._rng.word()))
        world = seat.imagine(self._rng.word())
        return [Opinion(moves[place], totals[place], why=sense.reason(world, moves[place])) for place in order]
