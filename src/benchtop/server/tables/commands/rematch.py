"""The rematch: a new table for the same people."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class RematchOpened(TableBody, frozen=True):
    """A rematch was opened."""

    kind = "rematch"
    events = ("Rematch",)

    code: str

    def apply(self, state: TableState, applied: Applied) -> None:
        state.rematch = self.code
        applied.add("Rematch", f"Another game: table {self.code}.", code=self.code)


def note_rematch(state: TableState, code: str) -> NewEntry | int:
    """Record the table of the rematch, once."""
    return NewEntry(RematchOpened(code=code), key="rematch") if state.rematch is None else state.n
