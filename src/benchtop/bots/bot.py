"""What a bot is: something that chooses a move for a seat, and can say what it thinks of the others."""

from benchtop.bots.seat import Seat
from benchtop.core.move import Move


class Opinion:
    """What a bot thinks of one move. Everything in it was computed; nothing is guessed."""

    def __init__(self, move: Move, worth: float, points: float | None = None, tries: int = 0, why: str = "") -> None:
        self.move = move
        self.worth = worth
        """What the bot sorts by; larger is better, and the scale is the bot's own."""
        self.points = points
        """Expected points of the seat at the end, where the bot looked so far."""
        self.tries = tries
        """How many thoughts this rests on; 0 for a rule of thumb."""
        self.why = why
        """The reason in a clause, or an empty text."""

    def words(self) -> str:
        """The opinion in a phrase."""
        parts = []
        if self.points is not None:
            points = round(self.points, 1) + 0.0  # no "-0.0"
            parts.append(f"about {points} points at the end in {self.tries} tries")
        if self.why:
            parts.append(self.why)
        return "; ".join(parts)


class Bot:
    """Chooses moves for one seat of one game. It is made anew for every game and may keep thoughts between moves."""

    def choose(self, seat: Seat) -> Move:
        """The move to play; it must be one of `seat.legal()`."""
        return self.rank(seat)[0].move

    def rank(self, seat: Seat) -> list[Opinion]:
        """An opinion on every legal move, best first: for hints, explanations and reviews."""
        raise NotImplementedError
