"""Peptide: what happened. Organelles, RNA letters and amino acids are named as on the table ("nucleus", "A", "Lys")."""

from typing import Any

from benchtop.core.events import Event


class RoundBegan(Event):
    """A new round: organelles were dealt face up (§2.1)."""

    def __init__(self, number: int, first: int, field: list[str], *, last: bool) -> None:
        super().__init__()
        self.number = number
        self.first = first
        self.field = field
        self.last = last

    def facts(self) -> dict[str, Any]:
        return {"round": self.number, "first": self.first, "field": self.field, "last": self.last}


class SelectionEnded(Event):
    """Phase 1 is over; what nobody took was discarded (§2.6)."""

    def __init__(self, left: list[str], first: int) -> None:
        super().__init__()
        self.left = left
        self.first = first


class Took(Event):
    """A seat selected an organelle, face up or face down (§2.3, §2.4)."""

    def __init__(self, seat: int, organelle: str, *, face_down: bool) -> None:
        super().__init__()
        self.seat = seat
        self.organelle = organelle
        self.face_down = face_down


class BecameFirst(Event):
    """A seat selected the First Player card (§2.5)."""

    def __init__(self, seat: int, before: int) -> None:
        super().__init__()
        self.seat = seat
        self.before = before


class BoughtSelection(Event):
    """A seat paid to make both selections in one turn (§4.3)."""

    def __init__(self, seat: int, atp: int) -> None:
        super().__init__()
        self.seat = seat
        self.atp = atp


class RnaReset(Event):
    """A seat paid to have new RNA cards turned up (§4.1)."""

    def __init__(self, seat: int, atp: int, before: list[str], after: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.atp = atp
        self.before = before
        self.after = after


class OrganellesReset(Event):
    """A seat paid to have the organelle field dealt anew (§4.2)."""

    def __init__(self, seat: int, atp: int, before: list[str], after: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.atp = atp
        self.before = before
        self.after = after


class Reshuffled(Event):
    """A deck ran out and its discards became the new deck (§5.2, §5.3)."""

    def __init__(self, deck: str, cards: int) -> None:
        super().__init__()
        self.deck = deck
        self.cards = cards


class Resolved(Event):
    """A seat discarded an organelle to use it, or a face-down one for its 1 ATP (§3.1)."""

    def __init__(self, seat: int, organelle: str, paid: int = 0, *, face_down: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.organelle = organelle
        self.face_down = face_down
        self.paid = paid


class Declined(Event):
    """A seat discarded an organelle without effect (§3.9)."""

    def __init__(self, seat: int, organelle: str) -> None:
        super().__init__()
        self.seat = seat
        self.organelle = organelle


class GainedAtp(Event):
    """A seat took ATP from the supply; `lost` is what the supply could not give (§5.1)."""

    def __init__(self, seat: int, atp: int, lost: int) -> None:
        super().__init__()
        self.seat = seat
        self.atp = atp
        self.lost = lost


class TookRna(Event):
    """A seat took a face-up RNA card, and others were turned up: one, as a rule (§3.4)."""

    def __init__(self, seat: int, rna: str, refill: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.rna = rna
        self.refill = refill


class DrewRna(Event):
    """A seat drew RNA cards that the others do not see (§3.4, §3.5)."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards


class SawRna(Event):
    """The RNA cards a seat drew, for that seat only."""

    def __init__(self, seat: int, rna: list[str]) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.rna = rna


class DiscardedRna(Event):
    """RNA cards went to the discard pile, face up: the other of two drawn, or what a limit does not allow."""

    def __init__(self, seat: int, rna: list[str], *, over_limit: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.rna = rna
        self.over_limit = over_limit


class KeptRna(Event):
    """The RNA card a seat kept of two, for that seat only."""

    def __init__(self, seat: int, rna: str) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.rna = rna


class LimitRaised(Event):
    """A seat moved a marker up on its Vacuole Track (§7.2)."""

    def __init__(self, seat: int, limit: str, to: int) -> None:
        super().__init__()
        self.seat = seat
        self.limit = limit
        self.to = to


class SawAminos(Event):
    """The amino acid cards a seat looks at, the top one first; for that seat only (§3.6)."""

    def __init__(self, seat: int, aminos: list[str]) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.aminos = aminos


class TookAmino(Event):
    """A seat took an amino acid card to its hand; `back` says whether another went back on top (§3.6)."""

    def __init__(self, seat: int, *, back: bool) -> None:
        super().__init__()
        self.seat = seat
        self.back = back


class KeptAmino(Event):
    """The amino acid a seat kept and the one it put back, for that seat only (§3.6)."""

    def __init__(self, seat: int, kept: str, back: str | None) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.kept = kept
        self.back = back


class StopShown(Event):
    """STOP came up: this round is finished and one more is played (§6.1)."""

    def __init__(self, seat: int, last_round: int) -> None:
        super().__init__()
        self.seat = seat
        self.last_round = last_round


class Added(Event):
    """An amino acid joined a peptide chain, with its three RNA cards beneath it (§3.7)."""

    def __init__(self, seat: int, amino: str, rna: str, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.amino = amino
        self.rna = rna
        self.place = place


class Fixed(Event):
    """An amino acid was made permanent; its RNA was discarded and a bonus card taken if there was one (§3.7)."""

    def __init__(self, seat: int, amino: str, rna: str, place: int, bonus: int | None) -> None:
        super().__init__()
        self.seat = seat
        self.amino = amino
        self.rna = rna
        self.place = place
        self.bonus = bonus


class ReturnedAtp(Event):
    """A seat gave back what its energy limit does not allow (§7.3)."""

    def __init__(self, seat: int, atp: int) -> None:
        super().__init__()
        self.seat = seat
        self.atp = atp


class LaidAside(Event):
    """A seat chose an RNA card to discard, face down until all have chosen (§7.3)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Ended(Event):
    """The game is over: hands are shown and points counted (§6.2)."""

    def __init__(self, scores: list[int], *, by_stop: bool) -> None:
        super().__init__()
        self.scores = scores
        self.by_stop = by_stop
