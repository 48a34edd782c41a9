"""Tables for testing the rules of Template."""

from benchtop.cli.template import GAME
from benchtop.cli.template.components import COPIES, LETTERS
from benchtop.cli.template.state import State


def table(strand: str, *hands: str) -> State:
    """Return a game with the first seat to move: this strand, these hands, an empty deck."""
    s = GAME.new(seats=len(hands), seed=1)
    assert isinstance(s, State)
    cards = [letter * COPIES for letter in range(len(LETTERS))]

    def take(letters: str) -> list[int]:
        taken = []
        for letter in letters:
            taken.append(cards[LETTERS.index(letter)])
            cards[LETTERS.index(letter)] += 1
        return taken

    s.deck, s.strand, s.hands, s.to_move = [], take(strand), [take(hand) for hand in hands], 0
    return s
