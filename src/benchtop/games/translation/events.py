"""Translation: what happened, for logs, animation and the recap after the game. Everything in this game is public."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from benchtop.core.events import Event

Reason = Literal["all_translated", "too_quiet"]
Effect = Literal["silent", "missense", "nonsense", "readthrough"]


class CodonChange(TypedDict):
    """What became of one codon that a changed letter is part of."""

    at: int
    """The letter at which the codon begins, from 1."""
    before: str
    """The codon as it was."""
    after: str
    """The codon as it is."""
    amino_before: str
    """What it spelled: an amino acid, or * for a stop."""
    amino_after: str
    """What it spells now: an amino acid, or * for a stop."""
    effect: Effect
    """The same amino acid (silent), another (missense), a stop (nonsense), or no stop any more (readthrough)."""


@dataclass
class Began(Event):
    """A seat's turn began."""

    seat: int
    """Whose turn."""
    turn: int
    """Which turn of the game, from 1."""
    points: int
    """Points to spend in it."""


@dataclass
class FilledUp(Event):
    """A short strand was filled up at the start of a turn, free of charge."""

    seat: int
    """Whose turn begins."""
    letters: str
    """The letters rolled and laid at the 3' end."""
    strand: str
    """The active strand now."""


@dataclass
class Translated(Event):
    """A seat translated an amino acid."""

    seat: int
    """Who did."""
    amino: str
    """The amino acid."""
    codons: list[str]
    """Its codons on the active strand, from the 5' end."""
    sites: list[int]
    """The letters at which they begin, from 1."""
    pairs: int
    """New pairs that it made."""
    score: int
    """The seat's score now."""
    place: int
    """Where in the row it lay, from 1."""


@dataclass
class TurnedUp(Event):
    """The next amino acid of the deck was turned face up."""

    amino: str
    """The amino acid."""
    deck_size: int
    """Cards left in the deck."""
    place: int
    """Where in the row it lies now, from 1: where the one before it lay."""


@dataclass
class Extended(Event):
    """A seat rolled the white die and laid the letter at the 3' end."""

    seat: int
    """Who did."""
    letter: str
    """The letter rolled."""
    strand: str
    """The active strand now."""


@dataclass
class Toggled(Event):
    """A seat turned the water on or off."""

    seat: int
    """Who did."""
    water: bool
    """Whether it is on now."""


@dataclass
class Deleted(Event):
    """A seat took a letter out of the strand."""

    seat: int
    """Who did."""
    position: int
    """Which letter it was, from 1."""
    letter: str
    """The letter that is gone."""
    strand: str
    """The active strand now."""


@dataclass
class Rolled(Event):
    """A seat rolled the black die for an Insert."""

    seat: int
    """Who did."""
    face: str
    """What came up."""
    choices: str
    """The letters that the face allows."""


@dataclass
class Chose(Event):
    """A seat chose one of the two letters that its roll allowed."""

    seat: int
    """Who did."""
    letter: str
    """The letter."""


@dataclass
class Inserted(Event):
    """A seat laid a letter into the strand."""

    seat: int
    """Who did."""
    position: int
    """Which letter it is now, from 1."""
    letter: str
    """The letter."""
    strand: str
    """The active strand now."""


@dataclass
class ReverseComplemented(Event):
    """A seat made the other strand the active one."""

    seat: int
    """Who did."""
    before: str
    """The strand that was active."""
    strand: str
    """The active strand now."""


@dataclass
class Substituted(Event):
    """A seat changed one letter."""

    seat: int
    """Who did."""
    card: str
    """The action card."""
    position: int
    """Which letter, from 1."""
    before: str
    """What it was."""
    after: str
    """What it is."""
    strand: str
    """The active strand now."""
    codons: list[CodonChange]
    """What became of the codons that it is part of: this game reads all three frames."""


@dataclass
class Bought(Event):
    """A seat took an action card from the pool."""

    seat: int
    """Who did."""
    card: str
    """The action card."""
    cost: int
    """Points paid."""
    left: int
    """Copies left in the pool."""


@dataclass
class Lost(Event):
    """A seat's turn ended with points that nothing could be done with."""

    seat: int
    """Whose turn."""
    points: int
    """Points lost."""


@dataclass
class Ended(Event):
    """The game ended."""

    reason: Reason
    """Why: the last amino acid was translated, or none for too many turns."""
    scores: list[int]
    """Points by seat."""
