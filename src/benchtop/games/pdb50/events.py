"""PDB50: events. Only the deck is hidden, so every event is public (§9.1)."""

from dataclasses import dataclass

from benchtop.core.events import Event


@dataclass
class Drafted(Event):
    """A seat took a compensation token before the first round."""

    seat: int
    """The seat that took it."""
    token: str
    """The kind of Data."""


@dataclass
class RoundBegan(Event):
    """A round began: placed researchers are back, and undrafted tokens are in Supply."""

    seat: int
    """The Leader, who takes the first turn."""
    round: int
    """Number of the round, from 1."""


@dataclass
class Placed(Event):
    """A researcher was placed on a box and its action performed."""

    seat: int
    """The researcher's group."""
    box: str
    """The box, on the board or on the seat's own card."""
    researcher: int
    """Number of the researcher among those the group placed this round, from 1."""
    pay: dict[str, int]
    """Tokens returned to Supply, by kind; no zeros."""
    gain: dict[str, int]
    """Tokens taken from Supply, by kind; no zeros."""


@dataclass
class TookLead(Event):
    """The Leader token changed hands, or its holder kept it from the others."""

    seat: int
    """The new Leader."""
    before: int
    """The Leader before."""


@dataclass
class Claimed(Event):
    """A face-up card was paid for; its new owner gets it at the end of the round."""

    seat: int
    """The seat that paid."""
    card: str
    """The card."""
    box: str
    """The Innovate box on which it lies."""


@dataclass
class Graduated(Event):
    """A researcher went back to Supply for Data."""

    seat: int
    """The researcher's group."""
    token: str
    """The kind of Data."""
    forced: bool
    """Whether the seat had no other move."""


@dataclass
class Skipped(Event):
    """A seat with an un-played researcher had no move."""

    seat: int
    """The seat that was skipped."""


@dataclass
class RecruitArrived(Event):
    """A researcher recruited this round joined the group."""

    seat: int
    """The recruit's group."""
    box: str
    """The box on which the recruit waited."""


@dataclass
class CardAcquired(Event):
    """A claimed card came to its new owner."""

    seat: int
    """The owner."""
    card: str
    """The card."""
    box: str
    """The Innovate box on which it lay."""


@dataclass
class CardLeft(Event):
    """An Additional Action that nobody claimed left the game."""

    box: str
    """The Innovate box on which it lay."""
    card: str
    """The card."""


@dataclass
class CardRevealed(Event):
    """A card was drawn from the deck and laid face up on an Innovate box."""

    box: str
    """The box."""
    card: str
    """The card."""


@dataclass
class GameEnded(Event):
    """The game ended after a round; placed researchers are back."""

    round: int
    """The round, from 1."""
    scores: list[int]
    """Achievement by seat."""
    reached: bool
    """Whether a group reached the goal; otherwise the safety stop ended the game."""
