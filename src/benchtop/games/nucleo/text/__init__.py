"""NUCLEO: the table, the moves and the events in words."""

from collections.abc import Sequence

from ..components import ACTIONS, PROTEINS

PROTEIN_CARDS = {card.id: card for card in PROTEINS}
ACTION_CARDS = {card.id: card for card in ACTIONS}


def spoken(items: Sequence[str]) -> str:
    """Write items of a trade the way people do: "2K + 3 coins + Insulin, A chain (ins)"."""
    parts: list[str] = []
    for name in dict.fromkeys(items):
        count = list(items).count(name)
        if name in PROTEIN_CARDS:
            parts.append(f"{PROTEIN_CARDS[name].name} ({name})")
        elif count == 1:
            parts.append(name)
        else:
            parts.append(f"{count} coins" if name == "coin" else f"{count}{name}")
    return " + ".join(parts) or "nothing"
