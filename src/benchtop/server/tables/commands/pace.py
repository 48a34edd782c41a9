"""Choosing how fast bots move."""

import msgspec

from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.base import HostCommand, TableBody
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import Pacing

WORDS: dict[Pacing, str] = {
    "unhurried": "Bots take their time now.",
    "normal": "Bots play at their usual pace now.",
    "quick": "Bots play quickly now.",
}


class Paced(TableBody, frozen=True):
    """The host chose how fast bots move."""

    kind = "paced"
    events = ("Paced",)
    changes_game = False

    pace: Pacing

    def apply(self, state: TableState, applied: Applied) -> None:
        state.arrange(state.header.options, msgspec.structs.replace(state.settings, pace=self.pace))
        applied.add("Paced", WORDS[self.pace])


class SetPace(HostCommand, tag="pace", frozen=True):
    """Choose how fast bots move, at any time until the game is over. Only the host may."""

    writes = Paced

    pace: Pacing

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        return NewEntry(Paced(pace=self.pace))
