"""Template: the state of the table."""

from typing import ClassVar

from benchtop.core.knowledge import redeal_unknown, shuffle_unseen
from benchtop.core.rng import Rng
from benchtop.core.state import State as CoreState

from .components import COPIES


class State(CoreState):
    """Cards are numbers; card c shows the letter c // COPIES. Hands are secret, the strand is open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "strand", "discards", "known", "points")

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # drawn from the end
        self.hands: list[list[int]] = []  # sorted
        self.strand: list[int] = []  # laid cards, first to last
        self.discards: list[int] = []  # face down: only the player who discarded a card knows it
        self.known: list[int] = []  # see core/knowledge.py
        self.points: list[int] = []

    def holds(self, letter: int) -> bool:
        """Whether the seat to move has a card with that letter."""
        return any(card // COPIES == letter for card in self.hands[self.to_move])

    def give_up(self, letter: int) -> int:
        """Take a card with that letter from the hand of the seat to move."""
        hand = self.hands[self.to_move]
        for place, card in enumerate(hand):
            if card // COPIES == letter:
                return hand.pop(place)
        raise AssertionError("the move was not legal")

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal_unknown([self.deck, self.discards], self.hands, self.known, seat, rng)

    def reshuffle_unseen(self, rng: Rng) -> None:
        shuffle_unseen(self.deck, self.known, rng)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.strand = self.strand[:]
        other.discards = self.discards[:]
        other.known = self.known[:]
        other.points = self.points[:]
        return other
