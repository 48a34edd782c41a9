"""The state of a match: a mutable object in plain typed Python, copied by `clone`."""

from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import mypyc_attr

from benchtop.core.chance import Chance, chance_from_json, chance_to_json
from benchtop.core.events import Event, Listener
from benchtop.core.move import Move
from benchtop.core.part import Part
from benchtop.core.refusal import Refusal
from benchtop.core.rng import Rng, Seed, seeded

if TYPE_CHECKING:
    from benchtop.core.game import Game

NONE: Final = -1
"""No seat, card or index: the value of a number field that does not apply."""
NO_CHANCE: Final = Chance([], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """Everything on the table. Games subclass it, list their FIELDS, and implement `clone` and `redeal`."""

    game: "Game"
    """The game this is a state of; set by `Game.new` and `Game.from_json`."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.to_move: int = 0
        """The seat that decides next, 0-based; meaningless once the game is over."""
        self.over: bool = False
        self.ply: int = 0
        """Number of moves played."""
        self.revealed: int = 0
        """Increases whenever chance or a hidden card is revealed to anybody; undo never goes back past that."""
        self.options: dict[str, Any] = {}
        self.chance: Chance = NO_CHANCE
        """The luck of the match, by purpose."""
        self.listener: Listener | None = None

    # -- playing ----------------------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        """Return every move that may be played now, in a stable order; never empty while the game is not over."""
        return [] if self.over else self.game.legal(self)

    def play(self, move: Move) -> None:
        """Play a legal move. Fast and unchecked; `Match.play` checks."""
        self.ply += 1
        move.play(self)

    def why_not(self, move: Move) -> Refusal | None:
        """Return why this move may not be played now, or None if it may."""
        if self.over:
            return Refusal("game_over", "§0", "The game is over.", remedy="Start a new game, or replay this one.")
        return move.why_not(self)

    def tell(self, event: Event) -> None:
        """Send an event to the listener. Callers test `s.listener is not None` first, to avoid building the event."""
        if self.listener is not None:
            self.listener(event)

    # -- ending -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points by seat, as they would count if the game ended now."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """Return the winning seats once the game is over (wins can be shared), else an empty list."""
        return self.game.winners(self) if self.over else []

    # -- knowing ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what that seat may know, JSON-ready and read-only. None is a spectator, who knows least."""
        return self.game.view_of(self, seat)

    def imagine(self, seat: int | None, seed: Seed) -> Self:
        """Return a clone in which everything the seat cannot know is redealt, consistent with what it knows.

        Search calls this a determinization.
        """
        other = self.clone()
        rng = seeded(seed)
        other.chance = self.chance.reseeded(rng)
        other.redeal(seat, rng)
        return other

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Redeal what the seat cannot know, without using anything that it cannot know."""
        raise NotImplementedError

    def resample_chance(self, seed: Seed) -> Self:
        """Return a clone with unrevealed chance resampled: dice and cards that nobody knows yet, nothing else."""
        other = self.clone()
        rng = seeded(seed)
        other.chance = self.chance.reseeded(rng)
        other.reshuffle_unseen(rng)
        return other

    def reshuffle_unseen(self, rng: Rng) -> None:
        """Shuffle what nobody knows; not needed in a game without piles."""

    # -- copying ----------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """Return an independent copy without a listener."""
        raise NotImplementedError

    def scratch(self) -> Self:
        """Return a copy to play on but not to imagine from; games may omit what only `imagine` needs."""
        return self.clone()

    def copy_frame(self, other: "State") -> None:
        """Copy the fields common to all games into a new state; `clone` calls it first."""
        other.game = self.game
        other.seats = self.seats
        other.to_move = self.to_move
        other.over = self.over
        other.ply = self.ply
        other.revealed = self.revealed
        other.options = self.options  # never changed after the start
        other.chance = self.chance.copy()

    def to_json(self) -> dict[str, Any]:
        """Return the complete state for `game.from_json`: the fields common to all games, and this game's own."""
        data: dict[str, Any] = {
            "game": self.game.key,
            "version": self.game.version,
            "seats": self.seats,
            "to_move": self.to_move,
            "over": self.over,
            "ply": self.ply,
            "revealed": self.revealed,
            "options": self.options,
            "chance": chance_to_json(self.chance, self.game.purposes),
        }
        if self.game.own_cards:
            data["own_cards"] = self.game.own_cards
        data.update(super().to_json())
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Fill this new state from the result of `to_json`."""
        self.seats = data["seats"]
        self.to_move = data["to_move"]
        self.over = data["over"]
        self.ply = data["ply"]
        self.revealed = data["revealed"]
        self.options = dict(data["options"])
        self.chance = chance_from_json(data["chance"], self.game.purposes)
        super().restore(data)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.to_json())

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.to_move} to move"
        return f"<{self.game.key}: {self.seats} seats, ply {self.ply}, {turn}>"


def _unpickled(game: "Game", data: dict[str, Any]) -> State:
    return game.from_json(data)
