"""The bot interface: a bot chooses a move for a seat, and can rate all moves."""

from benchtop.bots.seat import Seat
from benchtop.core.move import Move


class MoveRating:
    """A bot's rating of a move. All of it was computed."""

    def __init__(self, move: Move, value: float, score: float | None = None, visits: int = 0, why: str = "") -> None:
        self.move = move
        self.value = value
        """Sort key; larger is better, on the bot's own scale."""
        self.score = score
        """Expected final score of the seat, if the bot searched."""
        self.visits = visits
        """Number of simulations behind it; 0 for a rule of thumb."""
        self.why = why
        """The reason in a clause; may be empty."""


class Bot:
    """Chooses moves for one seat of one game. Create a new bot for every game; it may keep its tree between moves."""

    def choose(self, seat: Seat) -> Move:
        """Choose a move from `seat.legal()`."""
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[MoveRating]:
        """Rate every legal move, best first: for hints, explanations and reviews."""
        raise NotImplementedError

    def rate(self, seat: Seat, move: Move) -> MoveRating:
        """Rate a legal move, for comparison with `rank`."""
        return next(rating for rating in self.rank(seat) if rating.move is move)
