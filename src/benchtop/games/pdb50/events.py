"""PDB50: what happened, as typed events. Everything but the deck is public, so everybody hears all of them (§9.1)."""

from dataclasses import dataclass

from benchtop.core.events import Event


@dataclass
class Drafted(Event):
    """A seat took a compensation token before the first round."""

    seat: int
    """Who took it."""
    token: str
    """The kind of Data."""


@dataclass
class RoundBegan(Event):
    """A round began; who had been placed is back, and so is what nobody drafted."""

    seat: int
    """The Leader, who takes the first turn."""
    round: int
    """Its number, from 1."""


@dataclass
class Placed(Event):
    """A researcher was placed on a box and its action performed."""

    seat: int
    """Whose researcher."""
    box: str
    """The box, on the board or on an own card."""
    researcher: int
    """Which researcher of the group this is in this round, in the order of placing, from 1."""
    pay: dict[str, int]
    """Tokens returned to Supply, by kind; only those that were."""
    gain: dict[str, int]
    """Tokens taken from Supply, by kind; only those that were."""


@dataclass
class TookLead(Event):
    """The Leader token changed hands, or its holder kept it from the others."""

    seat: int
    """Who has it now."""
    before: int
    """Who had it before."""


@dataclass
class Claimed(Event):
    """A face-up card was paid for; it is acquired at the end of the round."""

    seat: int
    """Who paid."""
    card: str
    """The card."""
    box: str
    """The Innovate box on which it lies."""


@dataclass
class Graduated(Event):
    """A researcher went back to Supply for Data."""

    seat: int
    """Whose researcher."""
    token: str
    """The kind of Data."""
    forced: bool
    """Whether nothing else could be done."""


@dataclass
class Skipped(Event):
    """A seat with an un-played researcher could do nothing at all."""

    seat: int
    """Who was skipped."""


@dataclass
class RecruitArrived(Event):
    """Who was recruited in this round joined the group."""

    seat: int
    """Whose group."""
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
    """An Additional Action that nobody had claimed left the game."""

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
    """The game ended at the close of a round; who had been placed is back."""

    round: int
    """The round, from 1."""
    scores: list[int]
    """Achievement by seat."""
    reached: bool
    """Whether somebody reached the goal; otherwise it was the safety stop."""
