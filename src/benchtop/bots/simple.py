"""The bots that do not search: they play the first move, a random move, the best by heuristic, or nearly the best."""

from benchtop.bots.bot import Bot, MoveRating
from benchtop.bots.seat import Seat
from benchtop.core.move import Move
from benchtop.core.rng import Rng, Seed, seeded
from benchtop.core.state import State


class FirstBot(Bot):
    """Plays the first legal move, like a player who always types 1: the minimum that a level must beat."""

    def choose(self, seat: Seat) -> Move:
        return seat.legal()[0]

    def rank(self, seat: Seat) -> list[MoveRating]:
        return [MoveRating(move, -float(place)) for place, move in enumerate(seat.legal())]


class RandomBot(Bot):
    """Plays a random legal move."""

    def __init__(self, seed: Seed) -> None:
        self._rng: Rng = seeded(f"random bot {seed}")

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[self._rng.below(len(moves))]

    def rank(self, seat: Seat) -> list[MoveRating]:
        return [MoveRating(move, 0.0) for move in seat.legal()]


class GreedyBot(Bot):
    """Plays the move with the highest action value by the game's heuristic, averaged over a few determinizations.

    With `noise` it plays a random legal move in that percentage of its decisions, as a reference for research.
    """

    determinizations = 3

    def __init__(self, seed: Seed, noise: int = 0) -> None:
        self._rng: Rng = seeded(f"greedy bot {seed}")
        self._noise = noise

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        if self._rng.below(100) < self._noise:
            return moves[self._rng.below(len(moves))]
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[MoveRating]:
        moves = seat.legal()
        heuristic = seat.game.heuristic
        totals = self._values(seat, moves, self._worlds(seat))
        # Equal moves are shuffled, or the first of the book would always be played.
        order = sorted(range(len(moves)), key=lambda place: (-totals[place], self._rng.word()))
        world = seat.imagine(self._rng.word())
        return [MoveRating(moves[place], totals[place], why=heuristic.explain(world, moves[place])) for place in order]

    def _worlds(self, seat: Seat) -> list[State]:
        return [seat.imagine(self._rng.word()) for _ in range(self.determinizations)]

    def _values(self, seat: Seat, moves: list[Move], worlds: list[State]) -> list[float]:
        """Return the mean action value of each move over these determinizations."""
        totals = [0.0] * len(moves)
        for world in worlds:
            for place, value in enumerate(seat.game.heuristic.action_values(world, moves)):
                totals[place] += value / len(worlds)
        return totals


class EasyBot(GreedyBot):
    """Misjudges every move by up to `error` points and plays what then looks best: an opponent for learners.

    It makes mistakes but never plays against itself: it avoids moves that are worse than doing nothing, unless every
    move is. Without an `error`, the game sets one.
    """

    def __init__(self, seed: Seed, error: float | None = None) -> None:
        super().__init__(seed)
        self._error = error

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        heuristic = seat.game.heuristic
        worlds = self._worlds(seat)
        moves = heuristic.easy_moves(worlds[0], moves)
        values = self._values(seat, moves, worlds)
        idle = sum(heuristic.idle_value(world) for world in worlds) / len(worlds)
        worst = min(idle, max(values))
        error = heuristic.easy_error if self._error is None else self._error
        guesses = [value + error * self._rng.below(1000) / 1000 for value in values]
        kept = [place for place, value in enumerate(values) if value >= worst]
        return moves[max(kept, key=lambda place: (guesses[place], self._rng.word()))]
