"""Template: events for logs, animation and the recap after the game."""

from dataclasses import dataclass

from benchtop.core.events import Event


@dataclass
class Laid(Event):
    """A base was laid on the strand."""

    seat: int
    """The seat that laid it."""
    letter: str
    """The base."""
    bonds: int
    """Hydrogen bonds with the base before it, which are points."""


@dataclass
class Discarded(Event):
    """A card was put away, face down."""

    seat: int
    """The seat that discarded."""


@dataclass
class Drew(Event):
    """A seat drew a card."""

    seat: int
    """The seat that drew."""


@dataclass
class SawCard(Event):
    """The seat that drew saw which card it was."""

    fuller_than = (Drew,)

    seat: int
    """The seat that drew."""
    letter: str
    """The card."""
