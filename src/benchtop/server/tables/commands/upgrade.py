"""Adopting newer rules at tables where nobody has moved."""

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import TableBody
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.store import Header, ListingUpdate


class Upgraded(TableBody, frozen=True):
    """The table adopted the rules of a newer program."""

    kind = "upgraded"
    events = ("Upgraded",)

    version: int

    def apply(self, state: TableState, applied: Applied) -> None:
        words = f"Nobody had moved yet, so version {self.version} of the rules holds."
        applied.add("Upgraded", words, version=self.version)


def upgrade(header: Header) -> NewEntry:
    """Return the entry that gives the table this header with newer rules."""
    version = header.rules_version
    return NewEntry(Upgraded(version=version), None, ListingUpdate(header=header), f"upgraded:{version}")
