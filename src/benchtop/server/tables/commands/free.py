"""Freeing a seat: the host makes it open again."""

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import HostSeatCommand, TableBody
from benchtop.server.tables.decide import Actor, gone, open_seats, seat_to_change
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate


class Freed(TableBody, frozen=True):
    """The host freed a seat."""

    kind = "freed"
    events = ("SeatFreed",)
    reseats = True

    def apply(self, state: TableState, applied: Applied) -> None:
        name = state.seats[applied.seat].name
        state.vacate(applied.seat)
        applied.add("SeatFreed", f"The host freed the seat of {name}.", seat=applied.seat, name=name)


class Free(HostSeatCommand, tag="free", frozen=True):
    """Make a seat open again; play waits until someone takes it. Only the host may."""

    writes = Freed

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        if seat_to_change(state, self.seat).kind == "open":
            raise Problem(409, "seat_open", "That seat is open already.", {"seat": self.seat})
        listing = ListingUpdate(open_seats=len(open_seats(state)) + 1, due=-1, gone=gone(state, self.seat))
        return NewEntry(Freed(), self.seat, listing)
