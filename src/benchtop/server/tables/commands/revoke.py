"""Revoking the invitations to share a seat."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.decide import Actor, must_have_room, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Revoked(TableBody, frozen=True):
    """The invitations to share a seat were revoked."""

    kind = "revoked"
    events = ("InvitationsRevoked",)
    personal = True

    def apply(self, state: TableState, applied: Applied) -> None:
        state.seats[applied.seat].invitations += 1
        words = f"{applied.mark} revoked the invitations to share the seat."
        applied.add("InvitationsRevoked", words, seat=applied.seat)


def revoke_invitations(state: TableState, actor: Actor, wanted: int) -> NewEntry:
    """Revoke all invitations to share the actor's seat so far."""
    seat = seat_of(state, actor, wanted)
    must_have_room(state)
    return NewEntry(Revoked(), seat)
