"""Template: how a turn and the game end. § numbers: docs/games/template/rules.md."""

from benchtop.core.events import BACK, travel
from benchtop.core.knowledge import bit

from .components import COPIES, LETTERS
from .events import Drew, SawCard
from .state import State


def end_turn(s: State) -> None:
    """Draw a card and pass the turn; the game ends when every hand is empty (§2.3, §4)."""
    if s.deck:
        card = s.deck.pop()
        s.known[card] |= bit(s.to_move)
        s.revealed += 1
        s.hands[s.to_move].append(card)
        s.hands[s.to_move].sort()
        if s.listener is not None:
            letter = LETTERS[card // COPIES]
            way = ("deck", f"hand:{s.to_move}")
            s.tell(Drew(s.to_move, moved=[travel(f"{BACK}:base", *way)]))
            s.tell(SawCard(s.to_move, letter, only=s.to_move, moved=[travel(f"card:{letter}", *way)]))
    for _ in range(s.seats):
        s.to_move = (s.to_move + 1) % s.seats
        if s.hands[s.to_move]:
            return
    s.over = True
