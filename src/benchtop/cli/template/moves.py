"""Template: what a player may do, one class a kind of move. § numbers point into docs/games/template/rules.md."""

from typing import Any, Final

from benchtop.core.cards import EVERYBODY, bit
from benchtop.core.events import Event
from benchtop.core.move import Move, book
from benchtop.core.refusal import Refusal

from .state import COPIES, LETTERS, State

BONDS: Final = [[2 if a + b == 3 and a in (0, 3) else 3 if a + b == 3 else 0 for b in range(4)] for a in range(4)]
"""Hydrogen bonds between two letters: two for A-T, three for G-C (§3)."""


class Laid(Event):
    """A base was laid on the strand."""

    def __init__(self, seat: int, letter: int, bonds: int) -> None:
        super().__init__()
        self.seat = seat
        self.letter = letter
        self.bonds = bonds

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "letter": LETTERS[self.letter], "bonds": self.bonds}


class Discarded(Event):
    """Somebody put a card away, face down."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat}


class Drew(Event):
    """A seat drew a card; only that seat hears which."""

    def __init__(self, seat: int, letter: int) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.letter = letter

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "letter": LETTERS[self.letter]}


class Lay(Move):
    """Lay a base at the end of the strand and score its bonds with the base before it (§2.1)."""

    def __init__(self, letter: int) -> None:
        super().__init__(f"lay {LETTERS[letter]}", touches=[f"hand:{LETTERS[letter]}", "strand"])
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        return missing(s, self.letter)

    def play(self, s: State) -> None:
        bonds = BONDS[s.strand[-1] // COPIES][self.letter]
        card = s.give_up(self.letter)
        s.known[card] = EVERYBODY
        s.revealed += 1  # the others see a card that was secret
        s.strand.append(card)
        s.points[s.to_move] += bonds
        if s.listener is not None:
            s.tell(Laid(s.to_move, self.letter, bonds))
        end_turn(s)


class Discard(Move):
    """Put a card away face down, rather than give the next player a pair (§2.2)."""

    def __init__(self, letter: int) -> None:
        super().__init__(f"discard {LETTERS[letter]}", touches=[f"hand:{LETTERS[letter]}"], public="discard ?")
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        return missing(s, self.letter)

    def play(self, s: State) -> None:
        s.discards.append(s.give_up(self.letter))
        if s.listener is not None:
            s.tell(Discarded(s.to_move))
        end_turn(s)


def missing(s: State, letter: int) -> Refusal | None:
    """The refusal of a card that is not in hand (§2)."""
    if s.holds(letter):
        return None
    return Refusal("not_in_hand", "§2", f"You hold no {LETTERS[letter]}.", remedy="Choose a letter from your hand.")


def end_turn(s: State) -> None:
    """Draw one card and pass the turn on; the game ends when every hand is empty (§2.3, §4)."""
    if s.deck:
        card = s.deck.pop()
        s.known[card] |= bit(s.to_move)
        s.revealed += 1
        s.hands[s.to_move].append(card)
        s.hands[s.to_move].sort()
        if s.listener is not None:
            s.tell(Drew(s.to_move, card // COPIES))
    for _ in range(s.seats):
        s.to_move = (s.to_move + 1) % s.seats
        if s.hands[s.to_move]:
            return
    s.over = True


LAY: Final = [Lay(letter) for letter in range(4)]
DISCARD: Final = [Discard(letter) for letter in range(4)]
MOVES: Final = book([*LAY, *DISCARD])
