"""What a bot is: something that chooses a move for a seat, and can rate all of them."""

from benchtop.bots.seat import Seat
from benchtop.core.move import Move


class MoveRating:
    """How a bot rates one move. Everything in it was computed; nothing is guessed."""

    def __init__(self, move: Move, value: float, score: float | None = None, visits: int = 0, why: str = "") -> None:
        self.move = move
        self.value = value
        """What the bot sorts by; larger is better, and the scale is the bot's own."""
        self.score = score
        """Expected final score of the seat, where the bot searched."""
        self.visits = visits
        """How many simulations this rests on; 0 for a rule of thumb."""
        self.why = why
        """The reason in a clause, or an empty text."""


class Bot:
    """Chooses moves for one seat of one game. It is made anew for every game and may keep its tree between moves."""

    def choose(self, seat: Seat) -> Move:
        """The move to play; it must be one of `seat.legal()`."""
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[MoveRating]:
        """A rating of every legal move, best first: for hints, explanations and reviews."""
        raise NotImplementedError

    def rate(self, seat: Seat, move: Move) -> MoveRating:
        """A rating of one legal move, to be compared with those of `rank`."""
        return next(rating for rating in self.rank(seat) if rating.move is move)
