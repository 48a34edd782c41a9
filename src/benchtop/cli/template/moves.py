"""Template: the moves, a class for each kind. § numbers refer to docs/games/template/rules.md."""

from typing import Final

from benchtop.core.events import BACK, travel
from benchtop.core.knowledge import EVERYBODY
from benchtop.core.move import Move, book
from benchtop.core.refusal import Refusal

from .components import BONDS, COPIES, LETTERS
from .events import Discarded, Laid
from .refusals import not_in_hand
from .state import State
from .turns import end_turn


class Lay(Move):
    """Lay a base at the end of the strand and score its bonds with the base before it (§2.1)."""

    def __init__(self, letter: int) -> None:
        super().__init__(
            f"lay {LETTERS[letter]}", touches=[f"hand:{LETTERS[letter]}", "strand"], params={"letter": LETTERS[letter]}
        )
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        return not_in_hand(s, self.letter)

    def play(self, s: State) -> None:
        bonds = BONDS[s.strand[-1] // COPIES][self.letter]
        card = s.give_up(self.letter)
        s.known[card] = EVERYBODY
        s.revealed += 1  # the others see a secret card
        s.strand.append(card)
        s.points[s.to_move] += bonds
        if s.listener is not None:
            letter = LETTERS[self.letter]
            way = travel(f"card:{letter}", f"hand:{s.to_move}", "strand")
            s.tell(Laid(s.to_move, letter, bonds, moved=[way]))
        end_turn(s)


class Discard(Move):
    """Put a card away face down, rather than give the next player a pair (§2.2)."""

    def __init__(self, letter: int) -> None:
        touches = [f"hand:{LETTERS[letter]}"]
        super().__init__(f"discard {LETTERS[letter]}", touches, "discard ?", {"letter": LETTERS[letter]})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        return not_in_hand(s, self.letter)

    def play(self, s: State) -> None:
        s.discards.append(s.give_up(self.letter))
        if s.listener is not None:
            s.tell(Discarded(s.to_move, moved=[travel(f"{BACK}:base", f"hand:{s.to_move}", "discards")]))
        end_turn(s)


LAY: Final[list[Move]] = [Lay(letter) for letter in range(4)]
DISCARD: Final[list[Move]] = [Discard(letter) for letter in range(4)]
MOVES: Final[list[Move]] = book([*LAY, *DISCARD])
