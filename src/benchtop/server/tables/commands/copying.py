"""Continuing a game at another table, which everybody at the table learns."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.decide import Actor, must_have_room
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Copied(TableBody, frozen=True):
    """A player continues the game at another table."""

    kind = "copied"
    events = ("Copied",)

    person: str
    name: str
    ply: int

    def apply(self, state: TableState, applied: Applied) -> None:
        state.saw_everything(self.person)
        words = f"{self.name} plays on from move {self.ply + 1} at another table, and can look at all cards there."
        applied.add("Copied", words, name=self.name, ply=self.ply)


def copy(state: TableState, actor: Actor, ply: int) -> NewEntry:
    """Record that a player continues this game at another table."""
    must_have_room(state)
    seat = min(actor.seats)
    return NewEntry(Copied(person=actor.person, name=state.seats[seat].holders[actor.person], ply=ply), seat)
