"""Template: reasons why a move may not be played, in words to learn from. § numbers: docs/games/template/rules.md."""

from benchtop.core.refusal import Refusal
from benchtop.core.text import listed

from .components import COPIES, LETTERS
from .state import State


def not_in_hand(s: State, letter: int) -> Refusal | None:
    """Refuse a card that the seat to move does not hold (§2)."""
    if s.holds(letter):
        return None
    hand = sorted({LETTERS[card // COPIES] for card in s.hands[s.to_move]})
    text = f"You hold no {LETTERS[letter]}."
    remedy = f"Choose {listed(hand, 'or')} from your hand."
    return Refusal("not_in_hand", "§2", text, remedy=remedy, params={"letter": LETTERS[letter], "hand": hand})
