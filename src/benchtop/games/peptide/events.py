"""Peptide: what happened. Organelles, RNA letters and amino acids are named as on the table ("nucleus", "A", "Lys")."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from benchtop.core.events import BACK, Event, Travel, travel

from .components import Limit, Organelle

# -- what goes where, for the events' `moved` ---------------------------------------------------------------------

HIDDEN_RNA = f"{BACK}:rna"
HIDDEN_AMINO = f"{BACK}:amino"


def ways(kind: str, names: Sequence[str], start: str, end: str) -> list[Travel]:
    """Cards of a kind go together, those of one name as one: "rna" and AAC are two A and one C."""
    return [travel(f"{kind}:{name}", start, end, names.count(name)) for name in dict.fromkeys(names)]


def one_by_one(kind: str, names: Sequence[str], start: str, end: str) -> list[Travel]:
    """Cards of a kind go one after another, in this order: that of a codon."""
    return [travel(f"{kind}:{name}", start, end) for name in names]


def paid(seat: int, atp: int) -> list[Travel]:
    """ATP, if any, goes from a player to the supply."""
    return [travel("token:ATP", f"atp:{seat}", "atp", atp)] if atp else []


def gained(seat: int, atp: int) -> list[Travel]:
    """ATP, if any, goes from the supply to a player."""
    return [travel("token:ATP", "atp", f"atp:{seat}", atp)] if atp else []


# -- rounds and selections ----------------------------------------------------------------------------------------


@dataclass
class RoundBegan(Event):
    """A new round: organelles were dealt face up (§2.1)."""

    round: int
    """Its number, from 1."""
    first: int
    """The seat that begins, the First Player."""
    field: list[Organelle]
    """The organelles dealt."""
    last: bool
    """Whether it is the last round (§6.1)."""


@dataclass
class SelectionEnded(Event):
    """Phase 1 is over; what nobody took was discarded (§2.6)."""

    left: list[Organelle]
    """The organelles discarded."""
    first: int
    """The seat that resolves first."""


@dataclass
class Took(Event):
    """A seat selected an organelle (§2.3, §2.4)."""

    seat: int
    """Who."""
    organelle: Organelle
    """Which."""
    face_down: bool
    """Whether it lies face down, for ATP only."""
    place: int
    """Its place in the row of the field until now, from 1; those after it move up."""


@dataclass
class BecameFirst(Event):
    """A seat selected the First Player card (§2.5)."""

    seat: int
    """Who."""
    before: int
    """Who held it until now."""


@dataclass
class BoughtSelection(Event):
    """A seat paid to make both selections in one turn (§4.3)."""

    seat: int
    """Who."""
    atp: int
    """The price."""


@dataclass
class Held(Event):
    """A seat keeps its turn open for an ATP action after all else (§4.4)."""

    seat: int
    """Who."""


@dataclass
class Proposed(Event):
    """A seat proposed that this round be the last, because nobody draws amino acids (§6.6)."""

    seat: int
    """Who."""
    round: int
    """Which round."""


@dataclass
class Answered(Event):
    """A seat answered the proposal (§6.6)."""

    seat: int
    """Who."""
    agrees: bool
    """Whether it agrees; one that does not is enough to play on."""


@dataclass
class RnaReset(Event):
    """A seat paid to have new RNA cards turned up (§4.1)."""

    seat: int
    """Who."""
    atp: int
    """The price."""
    before: list[str]
    """The letters that were discarded."""
    after: list[str]
    """The letters that lie face up now."""


@dataclass
class OrganellesReset(Event):
    """A seat paid to have the organelle field dealt anew (§4.2)."""

    seat: int
    """Who."""
    atp: int
    """The price."""
    before: list[Organelle]
    """The organelles that were discarded."""
    after: list[Organelle]
    """The organelles that lie there now."""


@dataclass
class Reshuffled(Event):
    """A deck ran out and its discards became the new deck (§5.2, §5.3)."""

    deck: Literal["rna", "organelles"]
    """Which deck."""
    cards: int
    """How many cards it has now."""


# -- organelles ---------------------------------------------------------------------------------------------------


@dataclass
class Resolved(Event):
    """A seat discarded an organelle to use it, or one that lay face down for its ATP (§3.1)."""

    seat: int
    """Who."""
    organelle: Organelle
    """Which."""
    paid: int = 0
    """ATP paid for it."""
    face_down: bool = False
    """Whether it lay face down."""
    number: int = 0
    """How many of its kind have been used in this game, with this one; 0 for one that lay face down."""


@dataclass
class Declined(Event):
    """A seat discarded an organelle without effect (§3.9)."""

    seat: int
    """Who."""
    organelle: Organelle
    """Which."""


@dataclass
class GainedAtp(Event):
    """A seat took ATP from the supply (§5.1)."""

    seat: int
    """Who."""
    atp: int
    """How much."""
    lost: int
    """How much more the supply could not give."""


@dataclass
class LimitRaised(Event):
    """A seat moved a marker up on its Vacuole Track (§7.2)."""

    seat: int
    """Who."""
    limit: Limit
    """Which limit."""
    to: int
    """The limit now."""


# -- RNA ----------------------------------------------------------------------------------------------------------


@dataclass
class TookRna(Event):
    """A seat took a face-up RNA card, and others were turned up: one, as a rule (§3.4)."""

    seat: int
    """Who."""
    rna: str
    """The letter."""
    place: int
    """Its place in the RNA field until now, from 1; those after it move up."""
    refill: list[str]
    """The letters turned up, which come last."""


@dataclass
class DrewRna(Event):
    """A seat drew RNA cards that the others do not see (§3.4, §3.5)."""

    seat: int
    """Who."""
    cards: int
    """How many."""


@dataclass
class SawRna(Event):
    """The RNA cards a seat drew, for that seat only."""

    fuller_than = (DrewRna,)

    seat: int
    """Who."""
    rna: list[str]
    """The letters."""


@dataclass
class KeptRna(Event):
    """The RNA card a seat kept of two, for that seat only."""

    seat: int
    """Who."""
    rna: str
    """The letter."""


@dataclass
class DiscardedRna(Event):
    """RNA cards went to the discard pile, face up: the other of two drawn, or what a limit does not allow."""

    seat: int
    """Who."""
    rna: list[str]
    """The letters."""
    over_limit: bool = False
    """Whether the RNA limit was the reason (§7.3)."""


@dataclass
class LaidAside(Event):
    """A seat chose an RNA card to discard, face down until all have chosen (§7.3)."""

    seat: int
    """Who."""


@dataclass
class ChoseRna(Event):
    """The RNA card that a seat laid aside, for that seat only (§7.3)."""

    fuller_than = (LaidAside,)

    seat: int
    """Who."""
    rna: str
    """The letter."""


@dataclass
class ReturnedAtp(Event):
    """A seat gave back what its energy limit does not allow (§7.3)."""

    seat: int
    """Who."""
    atp: int
    """How much."""


# -- amino acids --------------------------------------------------------------------------------------------------


@dataclass
class SawAminos(Event):
    """The amino acid cards a seat looks at, for that seat only (§3.6)."""

    seat: int
    """Who."""
    aminos: list[str]
    """The two cards, the top one first."""


@dataclass
class TookAmino(Event):
    """A seat took an amino acid card to its hand (§3.6)."""

    seat: int
    """Who."""
    back: bool
    """Whether another went back on top of the deck."""


@dataclass
class KeptAmino(Event):
    """The amino acid a seat kept and the one it put back, for that seat only (§3.6)."""

    fuller_than = (TookAmino,)

    seat: int
    """Who."""
    kept: str
    """The card that it kept."""
    back: str | None
    """The card that went back on top; null if none did."""


@dataclass
class StopShown(Event):
    """STOP came up: it is known now when the game ends (§6.1)."""

    seat: int
    """Who drew it."""
    last_round: int
    """The number of the last round."""


@dataclass
class Added(Event):
    """An amino acid joined a peptide chain, with its three RNA cards beneath it (§3.7)."""

    seat: int
    """Whose chain."""
    amino: str
    """The amino acid."""
    rna: str
    """Its codon: the RNA cards in this order."""
    place: int
    """Its place in the chain after START, from 1."""


@dataclass
class Fixed(Event):
    """An amino acid was made permanent; its RNA was discarded and a bonus card taken if there was one (§3.7)."""

    seat: int
    """Whose chain."""
    amino: str
    """The amino acid."""
    rna: str
    """Its codon: the RNA cards discarded, in this order."""
    place: int
    """Its place in the chain after START, from 1."""
    bonus: int | None
    """The points of the bonus card; null if none was left."""


@dataclass
class Ended(Event):
    """The game is over: hands are shown and points counted (§6.2)."""

    scores: list[int]
    """Points by seat."""
    by_stop: bool
    """Whether STOP ended it (§6.1)."""
    by_vote: bool = False
    """Whether all had agreed to end it (§6.6); if neither, it was the last round that there can be (§6.5)."""
