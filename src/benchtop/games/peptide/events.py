"""Peptide: events. They name organelles, RNA letters and amino acids as the table does ("nucleus", "A", "Lys")."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from benchtop.core.events import BACK, Event, Travel, travel

from .components import Limit, Organelle

# -- moved pieces, for `moved` of the events ----------------------------------------------------------------------

HIDDEN_RNA = f"{BACK}:rna"
HIDDEN_AMINO = f"{BACK}:amino"


def ways(kind: str, names: Sequence[str], start: str, end: str) -> list[Travel]:
    """Move cards of a kind together, grouped by name: "rna" and AAC are two A and one C."""
    return [travel(f"{kind}:{name}", start, end, names.count(name)) for name in dict.fromkeys(names)]


def one_by_one(kind: str, names: Sequence[str], start: str, end: str) -> list[Travel]:
    """Move cards of a kind separately, in this order (of a codon)."""
    return [travel(f"{kind}:{name}", start, end) for name in names]


def paid(seat: int, atp: int) -> list[Travel]:
    """Move ATP, if any, from a player to the supply."""
    return [travel("token:ATP", f"atp:{seat}", "atp", atp)] if atp else []


def gained(seat: int, atp: int) -> list[Travel]:
    """Move ATP, if any, from the supply to a player."""
    return [travel("token:ATP", "atp", f"atp:{seat}", atp)] if atp else []


# -- rounds and selections ----------------------------------------------------------------------------------------


@dataclass
class RoundBegan(Event):
    """A new round: organelles were dealt face up (§2.1)."""

    round: int
    """The number of the round, from 1."""
    first: int
    """The First Player's seat, which begins."""
    field: list[Organelle]
    """The organelles dealt."""
    last: bool
    """Whether it is the last round (§6.1)."""


@dataclass
class SelectionEnded(Event):
    """Phase 1 ended; organelles that nobody took were discarded (§2.6)."""

    left: list[Organelle]
    """The organelles discarded."""
    first: int
    """The seat that resolves first."""


@dataclass
class Took(Event):
    """A seat selected an organelle (§2.3, §2.4)."""

    seat: int
    """The acting seat."""
    organelle: Organelle
    """The organelle taken."""
    face_down: bool
    """Whether it was taken face down, for ATP only."""
    place: int
    """Its former place in the field, from 1; later cards move up."""


@dataclass
class BecameFirst(Event):
    """A seat selected the First Player card (§2.5)."""

    seat: int
    """The acting seat."""
    before: int
    """The previous holder's seat."""


@dataclass
class BoughtSelection(Event):
    """A seat paid to make both selections in this turn (§4.3)."""

    seat: int
    """The acting seat."""
    atp: int
    """The price."""


@dataclass
class Held(Event):
    """A seat keeps its turn open for a final ATP action (§4.4)."""

    seat: int
    """The acting seat."""


@dataclass
class Proposed(Event):
    """A seat proposed that this round be the last, because nobody draws amino acids (§6.6)."""

    seat: int
    """The acting seat."""
    round: int
    """The number of the round."""


@dataclass
class Answered(Event):
    """A seat answered the proposal (§6.6)."""

    seat: int
    """The acting seat."""
    agrees: bool
    """Whether it agrees; a single no is enough to play on."""


@dataclass
class RnaReset(Event):
    """A seat paid for new face-up RNA (§4.1)."""

    seat: int
    """The acting seat."""
    atp: int
    """The price."""
    before: list[str]
    """The letters discarded."""
    after: list[str]
    """The letters face up now."""


@dataclass
class OrganellesReset(Event):
    """A seat paid for a new organelle field (§4.2)."""

    seat: int
    """The acting seat."""
    atp: int
    """The price."""
    before: list[Organelle]
    """The organelles discarded."""
    after: list[Organelle]
    """The organelles in the field now."""


@dataclass
class Reshuffled(Event):
    """A deck ran out and its discards became the new deck (§5.2, §5.3)."""

    deck: Literal["rna", "organelles"]
    """The deck."""
    cards: int
    """Cards in the new deck."""


# -- organelles ---------------------------------------------------------------------------------------------------


@dataclass
class Resolved(Event):
    """A seat discarded an organelle to use it, or a face-down organelle for its ATP (§3.1)."""

    seat: int
    """The acting seat."""
    organelle: Organelle
    """The organelle discarded."""
    paid: int = 0
    """ATP paid for it."""
    face_down: bool = False
    """Whether it lay face down."""
    number: int = 0
    """Count of its kind used in this game so far, including this card; 0 if it lay face down."""


@dataclass
class Declined(Event):
    """A seat discarded an organelle without effect (§3.9)."""

    seat: int
    """The acting seat."""
    organelle: Organelle
    """The organelle discarded."""


@dataclass
class GainedAtp(Event):
    """A seat took ATP from the supply (§5.1)."""

    seat: int
    """The acting seat."""
    atp: int
    """ATP taken."""
    lost: int
    """ATP that the supply could not give."""


@dataclass
class LimitRaised(Event):
    """A seat raised a limit on its Vacuole Track (§7.2)."""

    seat: int
    """The acting seat."""
    limit: Limit
    """The limit raised."""
    to: int
    """Its new level."""


# -- RNA ----------------------------------------------------------------------------------------------------------


@dataclass
class TookRna(Event):
    """A seat took a face-up RNA card; usually another was turned up (§3.4)."""

    seat: int
    """The acting seat."""
    rna: str
    """The letter."""
    place: int
    """Its former place in the RNA field, from 1; later cards move up."""
    refill: list[str]
    """The letters turned up, placed last."""


@dataclass
class DrewRna(Event):
    """A seat drew RNA cards that the others do not see (§3.4, §3.5)."""

    seat: int
    """The acting seat."""
    cards: int
    """The number of cards."""


@dataclass
class SawRna(Event):
    """The RNA cards a seat drew, for that seat only."""

    fuller_than = (DrewRna,)

    seat: int
    """The acting seat."""
    rna: list[str]
    """The letters."""


@dataclass
class KeptRna(Event):
    """Which of two RNA cards a seat kept, for that seat only."""

    seat: int
    """The acting seat."""
    rna: str
    """The letter."""


@dataclass
class DiscardedRna(Event):
    """A seat discarded RNA cards face up: the other of two drawn, or cards over its limit."""

    seat: int
    """The acting seat."""
    rna: list[str]
    """The letters."""
    over_limit: bool = False
    """Whether the RNA limit was the reason (§7.3)."""


@dataclass
class LaidAside(Event):
    """A seat chose an RNA card to discard, face down until all have chosen (§7.3)."""

    seat: int
    """The acting seat."""


@dataclass
class ChoseRna(Event):
    """The RNA card that a seat laid aside, for that seat only (§7.3)."""

    fuller_than = (LaidAside,)

    seat: int
    """The acting seat."""
    rna: str
    """The letter."""


@dataclass
class ReturnedAtp(Event):
    """A seat returned ATP over its energy limit (§7.3)."""

    seat: int
    """The acting seat."""
    atp: int
    """ATP returned."""


# -- amino acids --------------------------------------------------------------------------------------------------


@dataclass
class SawAminos(Event):
    """The amino acid cards a seat looks at, for that seat only (§3.6)."""

    seat: int
    """The acting seat."""
    aminos: list[str]
    """The two cards, the top card first."""


@dataclass
class TookAmino(Event):
    """A seat took an amino acid card to its hand (§3.6)."""

    seat: int
    """The acting seat."""
    back: bool
    """Whether the other card went back on top of the deck."""


@dataclass
class KeptAmino(Event):
    """The amino acids a seat kept and put back, for that seat only (§3.6)."""

    fuller_than = (TookAmino,)

    seat: int
    """The acting seat."""
    kept: str
    """The card kept."""
    back: str | None
    """The card put back on top; null if none was."""


@dataclass
class StopShown(Event):
    """STOP was drawn, which sets the last round (§6.1)."""

    seat: int
    """The seat that drew it."""
    last_round: int
    """The number of the last round."""


@dataclass
class Added(Event):
    """A seat added an amino acid to its chain, over its three RNA cards (§3.7)."""

    seat: int
    """The acting seat."""
    amino: str
    """The amino acid."""
    rna: str
    """Its codon, spelled with RNA cards."""
    place: int
    """Its place in the chain after START, from 1."""


@dataclass
class Fixed(Event):
    """A seat fixed an amino acid, discarded its RNA and took a bonus card if any was left (§3.7)."""

    seat: int
    """The acting seat."""
    amino: str
    """The amino acid."""
    rna: str
    """Its codon, spelled with the RNA cards discarded."""
    place: int
    """Its place in the chain after START, from 1."""
    bonus: int | None
    """The points of the bonus card; null if none was left."""


@dataclass
class Ended(Event):
    """The game ended; hands are shown and points counted (§6.2)."""

    scores: list[int]
    """Points by seat."""
    by_stop: bool
    """Whether STOP ended it (§6.1)."""
    by_vote: bool = False
    """Whether a vote ended it (§6.6). If neither STOP nor a vote did, the round limit did (§6.5)."""
