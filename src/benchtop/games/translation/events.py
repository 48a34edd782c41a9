"""Translation: events for logs, animation and the recap after the game. All of them are public."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from benchtop.core.events import Event

Reason = Literal["all_translated", "too_quiet"]
Effect = Literal["silent", "missense", "nonsense", "readthrough"]


class CodonChange(TypedDict):
    """A codon that contains a changed letter, before and after."""

    at: int
    """The position of the codon's first letter, from 1."""
    before: str
    """The codon before the change."""
    after: str
    """The codon now."""
    amino_before: str
    """The amino acid it spelled, or * for a stop."""
    amino_after: str
    """The amino acid it spells now, or * for a stop."""
    effect: Effect
    """The same amino acid (silent), another (missense), a new stop (nonsense), or a lost stop (readthrough)."""


@dataclass
class Began(Event):
    """A seat's turn began."""

    seat: int
    """The seat."""
    turn: int
    """The turn of the game, from 1."""
    points: int
    """Points to spend this turn."""


@dataclass
class FilledUp(Event):
    """A short strand was filled up at the start of a turn, free of charge."""

    seat: int
    """The seat whose turn begins."""
    letters: str
    """The letters rolled and laid at the 3' end."""
    strand: str
    """The active strand now."""


@dataclass
class Translated(Event):
    """A seat translated an amino acid."""

    seat: int
    """The seat."""
    amino: str
    """The amino acid."""
    codons: list[str]
    """Its codons on the active strand, from the 5' end."""
    sites: list[int]
    """The positions of their first letters, from 1."""
    pairs: int
    """New pairs it makes."""
    score: int
    """The seat's score now."""
    place: int
    """Its place in the row, from 1."""


@dataclass
class TurnedUp(Event):
    """The next amino acid of the deck was turned face up."""

    amino: str
    """The amino acid."""
    deck_size: int
    """Cards left in the deck."""
    place: int
    """Its place in the row, from 1: that of the card it replaces."""


@dataclass
class Extended(Event):
    """A seat rolled the white die and laid the letter at the 3' end."""

    seat: int
    """The seat."""
    letter: str
    """The letter rolled."""
    strand: str
    """The active strand now."""


@dataclass
class Toggled(Event):
    """A seat turned the water on or off."""

    seat: int
    """The seat."""
    water: bool
    """Whether it is on now."""


@dataclass
class Deleted(Event):
    """A seat took a letter out of the strand."""

    seat: int
    """The seat."""
    position: int
    """The position of the letter, from 1."""
    letter: str
    """The deleted letter."""
    strand: str
    """The active strand now."""


@dataclass
class Rolled(Event):
    """A seat rolled the black die for an Insert."""

    seat: int
    """The seat."""
    face: str
    """The face rolled."""
    choices: str
    """The letters that the face allows."""


@dataclass
class Chose(Event):
    """A seat chose one of the two letters that its roll allowed."""

    seat: int
    """The seat."""
    letter: str
    """The letter."""


@dataclass
class Inserted(Event):
    """A seat laid a letter into the strand."""

    seat: int
    """The seat."""
    position: int
    """Its position in the strand, from 1."""
    letter: str
    """The letter."""
    strand: str
    """The active strand now."""


@dataclass
class ReverseComplemented(Event):
    """A seat made the other strand the active one."""

    seat: int
    """The seat."""
    before: str
    """The strand that was active before."""
    strand: str
    """The active strand now."""


@dataclass
class Substituted(Event):
    """A seat changed one letter."""

    seat: int
    """The seat."""
    card: str
    """The action card."""
    position: int
    """The position of the letter, from 1."""
    before: str
    """The letter before the change."""
    after: str
    """The letter now."""
    strand: str
    """The active strand now."""
    codons: list[CodonChange]
    """Changes of the codons that contain the letter: the game reads all three frames."""


@dataclass
class Bought(Event):
    """A seat took an action card from the pool."""

    seat: int
    """The seat."""
    card: str
    """The action card."""
    cost: int
    """Points paid."""
    left: int
    """Copies left in the pool."""


@dataclass
class Lost(Event):
    """A seat's turn ended with points that it could not spend."""

    seat: int
    """The seat."""
    points: int
    """Points lost."""


@dataclass
class Ended(Event):
    """The game ended."""

    reason: Reason
    """The reason: the last amino acid was translated, or none for too many turns."""
    scores: list[int]
    """Points by seat."""
