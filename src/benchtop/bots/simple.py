"""The plain bots: one plays the first move, one at random, one the move of the highest action value."""

from benchtop.bots.bot import Bot, MoveRating
from benchtop.bots.seat import Seat
from benchtop.core.move import Move
from benchtop.core.rng import Rng, Seed, seeded


class FirstBot(Bot):
    """Plays the first legal move, as somebody does who always types 1: the least that a level must beat."""

    def choose(self, seat: Seat) -> Move:
        return seat.legal()[0]

    def rank(self, seat: Seat) -> list[MoveRating]:
        return [MoveRating(move, -float(place)) for place, move in enumerate(seat.legal())]


class RandomBot(Bot):
    """Plays any legal move, each as likely as the next."""

    def __init__(self, seed: Seed) -> None:
        self._rng: Rng = seeded(f"random bot {seed}")

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[self._rng.below(len(moves))]

    def rank(self, seat: Seat) -> list[MoveRating]:
        return [MoveRating(move, 0.0) for move in seat.legal()]


class GreedyBot(Bot):
    """Plays the move of the highest action value by the game's heuristic, averaged over a few determinizations.

    So often as `noise` says, in percent, it plays any legal move instead: an opponent for learners. If that is None the
    game says how often, so that it means the same in every game.
    """

    determinizations = 3

    def __init__(self, seed: Seed, noise: int | None = 0) -> None:
        self._rng: Rng = seeded(f"greedy bot {seed}")
        self._noise = noise

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        noise = seat.game.heuristic.easy_noise if self._noise is None else self._noise
        if self._rng.below(100) < noise:
            return moves[self._rng.below(len(moves))]
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[MoveRating]:
        moves = seat.legal()
        heuristic = seat.game.heuristic
        totals = [0.0] * len(moves)
        for _ in range(self.determinizations):
            world = seat.imagine(self._rng.word())
            for place, value in enumerate(heuristic.action_values(world, moves)):
                totals[place] += value / self.determinizations
        # Equal moves come in random order, or the first of the book would always be played.
        order = sorted(range(len(moves)), key=lambda place: (-totals[place], self._rng.word()))
        world = seat.imagine(self._rng.word())
        return [MoveRating(moves[place], totals[place], why=heuristic.explain(world, moves[place])) for place in order]
