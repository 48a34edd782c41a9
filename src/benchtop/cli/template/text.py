"""Template: the table, the moves and the events in words."""

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block, ScoreLine, counted_line

from .components import BONDS, LETTERS, NAMES
from .events import Discarded, Drew, Laid, SawCard
from .moves import Discard, Lay
from .state import State
from .view import View

# -- the table ------------------------------------------------------------------------------------------------------


def table(view: View, names: list[str]) -> list[Block]:
    """Return the strand, everybody's points, and your hand."""
    blocks = [
        Block("Strand", [f"5' {view['strand']} 3'", f"{view['deck_size']} cards in the deck"]),
        Block(
            "Players",
            head=["", "bonds", "cards"],
            rows=[
                [name, str(points), str(cards)]
                for name, points, cards in zip(names, view["points"], view["hand_sizes"], strict=True)
            ],
        ),
    ]
    if view["hand"] is not None:
        blocks.append(Block("Your hand", [" ".join(view["hand"]) or "empty"], own=True))
    return blocks


# -- the moves ------------------------------------------------------------------------------------------------------


def words(move: Move, view: View, names: list[str]) -> str:
    """Describe what the move would do."""
    if isinstance(move, Lay):
        bonds = BONDS[LETTERS.index(view["strand"][-1])][move.letter]
        return f"Lay {NAMES[move.letter]} · {f'{bonds} bonds' if bonds else 'no pair'}"
    assert isinstance(move, Discard)
    return f"Put {NAMES[move.letter]} away, face down"


# -- the events -----------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """Describe what happened."""
    match event:
        case Laid(seat=seat, letter=letter, bonds=bonds):
            return f"{names[seat]} laid {letter}{f' and scored {bonds}' if bonds else ''}."
        case Drew(seat=seat):
            return f"{names[seat]} drew a card."
        case SawCard(seat=seat, letter=letter):
            return f"{names[seat]} drew {letter}."
        case Discarded(seat=seat):
            return f"{names[seat]} put a card away."
    raise TypeError(f"no words for {event}")


# -- the score ------------------------------------------------------------------------------------------------------


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """Return the lines of a score (§4)."""
    return [counted_line(s.points[seat], "hydrogen bond")]
