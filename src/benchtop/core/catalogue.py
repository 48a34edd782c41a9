"""The card catalogue: the printed content of every card and piece of a game. Sent once rather than in every view."""

from typing import Any, TypedDict


class Card(TypedDict):
    """One kind of card or piece."""

    id: str
    """Identifier used by moves, views and screens: a kind and a name ("amino:K")."""
    kind: str
    """Category, in a word or two ("action card")."""
    name: str
    """Its printed name."""
    count: int
    """Number of copies in a full game; 0 if it depends on the table."""
    text: str
    """What the card does or is worth, in our own words; empty if `values` already says it all."""
    short: str
    """`text` in at most eight words, for the face of a small card; empty if `text` is that short."""
    requirement: str | None
    """What you need to use or build it, in words; None if nothing."""
    fact: str | None
    """A scientific fact about it, if there is one."""
    source: str
    """Source of its values."""
    reconstructed: bool
    """Whether any value is our reconstruction because the original is not public."""
    values: dict[str, Any]
    """Printed values by name: costs, points, codons, colours."""
