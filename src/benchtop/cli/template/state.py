"""Template: what is on the table."""

from typing import Any, Final

from benchtop.core.cards import deal_anew, shuffle_unseen
from benchtop.core.state import State as CoreState

LETTERS: Final = "ACGT"
COPIES: Final = 8  # of each letter, numbered side by side; a short game uses half of them (§1)
HAND: Final = 3  # cards in hand at the start (§1)


class State(CoreState):
    """Cards are numbers; card c shows the letter c // COPIES. Hands are secret, the strand is open."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # drawn from the end
        self.hands: list[list[int]] = []  # each sorted
        self.strand: list[int] = []  # laid cards, first to last
        self.discards: list[int] = []  # face down: only those who laid them there know them
        self.known: list[int] = []  # see core/cards.py
        self.points: list[int] = []

    def holds(self, letter: int) -> bool:
        """Whether the seat to move has a card with that letter."""
        return any(card // COPIES == letter for card in self.hands[self.to_move])

    def give_up(self, letter: int) -> int:
        """Take one card with that letter from the hand of the seat to move."""
        hand = self.hands[self.to_move]
        for place, card in enumerate(hand):
            if card // COPIES == letter:
                return hand.pop(place)
        raise AssertionError("the move was not legal")

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None) -> None:
        deal_anew([self.deck, self.discards], self.hands, self.known, seat, self.rng)

    def redraw(self) -> None:
        shuffle_unseen(self.deck, self.known, self.rng)

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

    def to_json(self) -> dict[str, Any]:
        return self.frame_to_json() | {
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "strand": self.strand[:],
            "discards": self.discards[:],
            "known": self.known[:],
            "points": self.points[:],
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.restore_frame(data)
        self.deck = list(data["deck"])
        self.hands = [list(hand) for hand in data["hands"]]
        self.strand = list(data["strand"])
        self.discards = list(data["discards"])
        self.known = list(data["known"])
        self.points = list(data["points"])
