"""Template: set-up, legal moves and scores, in the order of docs/games/template/rules.md."""

from benchtop.core.game import Game
from benchtop.core.knowledge import EVERYBODY, NOBODY, bit
from benchtop.core.move import Move

from .components import BY_DECK, BY_FIRST, COPIES, HAND, SHORT_COPIES
from .moves import DISCARD, LAY
from .state import State


class Template(Game):
    """The rules."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """Shuffle, turn a card up as the start of the strand, and deal three cards each (§1)."""
        copies = COPIES if s.options["long"] else SHORT_COPIES
        s.deck = [card for card in range(4 * COPIES) if card % COPIES < copies]
        s.known = [NOBODY] * (4 * COPIES)
        s.chance.shuffle(BY_DECK, s.deck)
        s.strand = [s.deck.pop()]
        s.known[s.strand[0]] = EVERYBODY
        s.points = [0] * s.seats
        for seat in range(s.seats):
            hand = sorted(s.deck.pop() for _ in range(HAND))
            for card in hand:
                s.known[card] = bit(seat)
            s.hands.append(hand)
        s.to_move = s.chance.below(BY_FIRST, s.seats)

    def legal(self, s: State) -> list[Move]:
        """Return the moves that lay or discard any card of your hand (§2)."""
        moves: list[Move] = []
        for letter in range(4):
            if s.holds(letter):
                moves.append(LAY[letter])
                moves.append(DISCARD[letter])
        return moves

    def scores(self, s: State) -> list[int]:
        """Return the hydrogen bonds each seat made (§4)."""
        return s.points[:]

    def census(self, s: State) -> dict[str, int]:
        counts = {f"card {card}": 0 for card in range(len(s.known))}
        for zone in [s.deck, s.strand, s.discards, *s.hands]:
            for card in zone:
                counts[f"card {card}"] += 1
        return counts
