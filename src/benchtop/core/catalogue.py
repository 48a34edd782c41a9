"""The card catalogue: what is printed on every card and piece of a game, sent once and not in every view."""

from typing import Any, TypedDict


class Card(TypedDict):
    """One kind of card or piece."""

    id: str
    """What moves touch, views name and screens draw: a kind and a name ("amino:K")."""
    kind: str
    """What sort of thing it is, in a word or two ("action card")."""
    name: str
    """Its printed name."""
    count: int
    """How many copies there are in a full game; 0 where that depends on the table."""
    text: str
    """What it does or is worth, in a sentence of our own; empty if its values say it all."""
    short: str
    """The same in at most eight words, for the face of a small card; empty if `text` is as short."""
    requirement: str | None
    """What it takes to use or build it, in words; None if nothing."""
    fact: str | None
    """One true sentence of science about it, where there is one."""
    source: str
    """Where its values come from."""
    reconstructed: bool
    """Whether any of its values is our reconstruction, because the original is not public."""
    values: dict[str, Any]
    """Its printed values by name: costs, points, codons, colours."""
