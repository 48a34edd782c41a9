"""Taking an open seat, or sharing a seat by invitation."""

from benchtop.server.journal import NewEntry, done_before, fingerprint, keyed
from benchtop.server.ops.limits import HOLDERS
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.decide import Actor, filling, must_go_on, must_have_room, open_seats
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import ListingUpdate


class Sat(TableBody, frozen=True):
    """A guest took a seat, or now shares it."""

    kind = "sat"
    events = ("SeatTaken",)
    personal = True
    reseats = True
    resumable = False

    person: str
    name: str

    def apply(self, state: TableState, applied: Applied) -> None:
        state.seats[applied.seat].kind = "person"
        state.seats[applied.seat].holders[self.person] = self.name
        state.name_seat(applied.seat)
        applied.add("SeatTaken", f"{self.name} took seat {applied.seat + 1}.", seat=applied.seat, name=self.name)


def join(
    state: TableState, person: str, name: str, now: float, *, wanted: int | None, invitation: tuple[int, int] | None
) -> NewEntry:
    """Take an open seat, or share a seat by invitation: the seat, and the edition of the invitation."""
    must_go_on(state)
    must_have_room(state)
    if person in state.removed:
        raise Problem(403, "removed", "The host has removed you from this table; you can watch it.")
    if invitation is not None:
        number = _invited_to(state, *invitation)
        listing = ListingUpdate(people=(person,))
    else:
        free = open_seats(state)
        if not free:
            raise Problem(409, "no_open_seat", "Every seat is taken; you can watch.")
        if wanted is not None and wanted not in free:
            raise Problem(
                409, "seat_taken", "That seat is taken or does not exist.", {"variant": "taken", "seat": wanted}
            )
        number = free[0] if wanted is None else wanted
        _must_be_unseen(state, person, number)
        listing = filling(state, len(free) - 1, now, (person,))
    return NewEntry(Sat(person=person, name=name), number, listing, f"sat:{state.n}:{person}")


def _invited_to(state: TableState, number: int, edition: int) -> int:
    """Return the seat that an invitation is for, if it can be shared."""
    if number >= len(state.seats):
        raise Problem(403, "bad_invitation", "That invitation is for a seat that is no longer there.")
    seat = state.seats[number]
    if edition != seat.invitations:
        raise Problem(403, "bad_invitation", "That invitation was revoked; ask for a new one.", {"variant": "revoked"})
    if seat.kind != "person" or len(seat.holders) >= HOLDERS:
        raise Problem(409, "seat_taken", "That seat cannot be shared.", {"variant": "not_shared", "seat": number})
    return number


def _must_be_unseen(state: TableState, person: str, number: int) -> None:
    """Refuse a seat whose hidden cards a rival has seen, and a second hand of a game that others also play."""
    playing = {holder for seat in state.seats for holder in seat.holders} - {person}
    if any(number in state.seen.get(holder, ()) for holder in playing):
        raise Problem(
            409,
            "seen",
            "Another player has seen the cards of that seat; a bot can play it, or open a new table.",
            {"variant": "by_rival", "seat": number},
        )
    if state.seen.keys() - {person} and state.seen.get(person, set()) - {number}:
        raise Problem(
            409,
            "seen",
            "You have seen other cards of this game; somebody new can take that seat, or a bot.",
            {"variant": "by_you", "seat": number},
        )


def join_beside(
    state: TableState, actor: Actor, name: str, now: float, *, wanted: int | None, called: str, key: str | None
) -> NewEntry | int:
    """Take a further open seat for someone at the same screen, once per key; `called` is the requested name."""
    meaning = f"{wanted} {called}"
    done = done_before(state, key, [actor.person], actor.seats, fingerprint(Sat.kind, meaning))
    if done is not None:
        return done
    new = join(state, actor.person, name, now, wanted=wanted, invitation=None)
    return new if key is None else keyed(new, actor.person, key, meaning)
