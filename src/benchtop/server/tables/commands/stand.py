"""Giving up a seat before play begins.

Hands are hidden until then. If play had begun and is waiting again before any move, the hands were seen: then the game
is dealt again, unless the seed was chosen.
"""

from dataclasses import replace

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import SeatingCommand, SeatNumber, TableBody
from benchtop.server.tables.decide import Actor, must_wait, open_seats, seat_of, seed_for
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import Header, ListingUpdate


class SeatGivenUp(TableBody, frozen=True, kw_only=True):
    """A player gave up a seat."""

    reseats = True
    resumable = False

    person: str
    seed: str | None = None
    """The seed of the new deal, if the hand was seen."""

    def rise(self, state: TableState, number: int, applied: Applied) -> str:
        """Remove the guest from that seat, which stays with anyone who shares it; return the guest's name."""
        seat = state.seats[number]
        name = seat.holders.pop(self.person)
        if seat.holders:
            state.name_seat(number)
        else:
            state.vacate(number)
        if self.seed is not None:
            state.deal(self.seed)
            applied.moved = True
        return name


def give_up(state: TableState, actor: Actor, wanted: int | None) -> tuple[int, int, Header | None]:
    """Return the seat that the actor gives up, the number of open seats after that, and the header of a new deal, if
    any.
    """
    number = seat_of(state, actor, wanted)
    must_wait(state)
    if state.seats[number].resigned:
        raise Problem(409, "resigned", "You have resigned; the easy bot plays your seat.")
    header = replace(state.header, seed=seed_for(state)) if state.begun else None
    return number, len(open_seats(state)) + (len(state.seats[number].holders) == 1), header


class StoodUp(SeatGivenUp, frozen=True):
    """A player stood up and now watches."""

    kind = "stood"
    events = ("StoodUp",)

    def apply(self, state: TableState, applied: Applied) -> None:
        name = self.rise(state, applied.seat, applied)
        applied.add("StoodUp", f"{name} stood up from seat {applied.seat + 1}.", seat=applied.seat, name=name)


class Stand(SeatingCommand, tag="stand", frozen=True):
    """Give up your seat before play begins: it becomes open, and you watch."""

    writes = StoodUp

    seat: SeatNumber | None = None

    def leaves(self) -> int | None:
        return self.seat

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        number, left, header = give_up(state, actor, self.seat)
        out = (actor.person,) if state.held_by(actor.person) == {number} else ()
        body = StoodUp(person=actor.person, seed=None if header is None else header.seed)
        return NewEntry(body, number, ListingUpdate(open_seats=left, gone=out, header=header))
