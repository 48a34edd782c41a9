"""Changing your name at a table."""

from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import Name, PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, seat_of
from benchtop.server.tables.names import clean_name, different, is_name
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Renamed(TableBody, frozen=True):
    """A player changed their name."""

    kind = "renamed"
    events = ("Renamed",)
    personal = True

    person: str
    called: str
    """The name they got."""
    name: str = ""
    """The name they asked for."""

    def meaning(self) -> str:
        return self.name

    def apply(self, state: TableState, applied: Applied) -> None:
        holders = state.seats[applied.seat].holders
        before = holders[self.person]
        holders[self.person] = self.called
        state.name_seat(applied.seat)
        words = f"{before} is called {self.called} now."
        applied.add("Renamed", words, seat=applied.seat, name=self.called, before=before)


class Rename(PlayerCommand, tag="rename", frozen=True):
    """Change your name at this table; everybody is notified."""

    writes = Renamed

    name: Name

    def meaning(self, state: TableState) -> str:
        return self.name

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        if not is_name(self.name):
            raise Problem(422, "invalid", "There is nothing to read in that name.", {"variant": "empty_name"})
        others = [other.name for number, other in enumerate(state.seats) if number != seat]
        sharing = [name for person, name in state.seats[seat].holders.items() if person != actor.person]
        called = different(clean_name(self.name), others + sharing)
        return NewEntry(Renamed(person=actor.person, called=called, name=self.name), seat)
