"""Closing a table."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import HostCommand, TableBody
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Closed(TableBody, frozen=True):
    """The host closed the table."""

    kind = "closed"
    events = ("Closed",)

    def apply(self, state: TableState, applied: Applied) -> None:
        state.closed = True
        state.takeback = None
        applied.add("Closed", "The host closed the table.")


class Close(HostCommand, tag="close", frozen=True):
    """Close the table: no more moves can be played, but it stays readable. Only the host may."""

    writes = Closed

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        return NewEntry(Closed())
