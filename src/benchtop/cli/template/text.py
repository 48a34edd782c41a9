"""Template: the table, the moves and the events in words."""

from typing import Any

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block

from .moves import BONDS, Discarded, Drew, Laid, Lay
from .state import LETTERS


def table(view: dict[str, Any], names: list[str]) -> list[Block]:
    """The strand, everybody's points, my hand."""
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
        blocks.append(Block("Your hand", [" ".join(view["hand"]) or "empty"]))
    return blocks


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do."""
    if isinstance(move, Lay):
        bonds = BONDS[LETTERS.index(view["strand"][-1])][move.letter]
        return f"Lay {LETTERS[move.letter]} · {bonds} bonds" if bonds else f"Lay {LETTERS[move.letter]} · no pair"
    return f"Put {move.notation.split()[1]} away, face down"


def say(event: Event, names: list[str]) -> str:
    """What happened."""
    if isinstance(event, Laid):
        scored = f" and scored {event.bonds}" if event.bonds else ""
        return f"{names[event.seat]} laid {LETTERS[event.letter]}{scored}."
    if isinstance(event, Drew):
        return f"{names[event.seat]} drew {LETTERS[event.letter]}."
    assert isinstance(event, Discarded)
    return f"{names[event.seat]} put a card away."
