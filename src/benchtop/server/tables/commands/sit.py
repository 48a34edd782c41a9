"""Moving to another seat before play begins."""

from dataclasses import replace
from typing import Annotated

import msgspec
from msgspec import Meta

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import SeatingCommand, SeatNumber
from benchtop.server.tables.commands.stand import SeatGivenUp, give_up
from benchtop.server.tables.decide import Actor, filling
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Reseated(SeatGivenUp, frozen=True):
    """A player moved to another seat."""

    kind = "reseated"
    events = ("Reseated",)

    before: int = msgspec.field(name="from")
    """The seat they gave up."""

    def apply(self, state: TableState, applied: Applied) -> None:
        name = self.rise(state, self.before, applied)
        seat = state.seats[applied.seat]
        seat.kind, seat.holders = "person", {self.person: name}
        state.name_seat(applied.seat)
        applied.add("Reseated", f"{name} sits in seat {applied.seat + 1} now.", seat=applied.seat, name=name)


class Sit(SeatingCommand, tag="sit", frozen=True):
    """Move to another open seat before play begins; `leaving` is the seat of yours to give up."""

    writes = Reseated

    seat: Annotated[int, Meta(ge=0, le=15, description="The open seat.")]
    leaving: SeatNumber | None = None

    def leaves(self) -> int | None:
        return self.leaving

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        number, left, header = give_up(state, actor, self.leaving)
        if not actor.guest:  # their seat token would become invalid, and nothing would prove the new seat
            raise Problem(403, "seat_token", "A seat token opens its own seat only; send your guest token.")
        if self.seat >= len(state.seats) or state.seats[self.seat].kind != "open":
            raise Problem(409, "seat_taken", "That seat is taken or does not exist.")
        body = Reseated(person=actor.person, before=number, seed=None if header is None else header.seed)
        return NewEntry(body, self.seat, replace(filling(state, left - 1, now), header=header))
