"""Removing guests: they may not sit down at the table again."""

from benchtop.core.refusal import Facts
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import HostSeatCommand, Name, TableBody
from benchtop.server.tables.decide import Actor, open_seats
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate


class Removed(TableBody, frozen=True):
    """The host removed guests."""

    kind = "removed"
    events = ("Removed",)
    reseats = True

    people: list[str]
    names: list[str]

    def apply(self, state: TableState, applied: Applied) -> None:
        people = set(self.people)
        state.removed |= people
        for number, seat in enumerate(state.seats):
            if people & seat.holders.keys():
                opens = people >= seat.holders.keys() and not seat.resigned
                seat.holders = {person: name for person, name in seat.holders.items() if person not in people}
                seat.invitations += 1
                if opens:
                    state.vacate(number)
                elif seat.holders:
                    state.name_seat(number)
        for name in self.names:
            applied.add("Removed", f"The host removed {name} from the table.", seat=applied.entry.seat, name=name)


class Remove(HostSeatCommand, tag="remove", frozen=True):
    """Remove all guests from a seat, or only the guest with that name. Only the host may."""

    writes = Removed

    name: Name | None = None

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        holders = state.seats[self.seat].holders if self.seat < len(state.seats) else {}
        wanted = None if self.name is None else self.name.casefold()
        people = {person: called for person, called in holders.items() if wanted in {None, called.casefold()}}
        if not people:
            facts: Facts = {"seat": self.seat} if self.name is None else {"seat": self.seat, "name": self.name}
            raise Problem(409, "nobody_there", "Nobody with that name sits there.", facts)
        if actor.person in people:
            raise Problem(409, "host_stays", "You cannot remove yourself; leave, or close the table.")
        opens = sum(
            bool(seat.holders) and seat.holders.keys() <= people.keys() and not seat.resigned for seat in state.seats
        )
        left = len(open_seats(state)) + opens
        listing = ListingUpdate(open_seats=left, due=-1 if opens else None, gone=tuple(people))
        return NewEntry(Removed(people=list(people), names=list(people.values())), self.seat, listing)
