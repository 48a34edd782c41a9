"""The settings of a table, as its header stores them."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from benchtop.server.tables.message_types import PlayedOn

Chatting = Literal["presets", "free", "off"]
Pacing = Literal["unhurried", "normal", "quick"]


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was opened, or arranged since. Settings that came later have a default."""

    listed: bool = False
    """Whether the lobby shows the table."""
    chat: Chatting = "presets"
    undo: bool = True
    takeback: bool = True
    curtain: bool = True
    """Whether somebody with several seats sees a hand only when its player is in front of the screen."""
    clock: int | None = None
    """Seconds for each turn."""
    pace: Pacing = "normal"
    """How soon bots move."""
    stand_in: str = "medium"
    """The level of the bot that plays for those who leave or are late."""
    host: str = ""
    """The person who opened the table."""
    seeded: bool = False
    """Whether the seed was chosen, so that somebody may know the deal."""
    cards: str = ""
    """The digest of the house cards, if the table plays with any."""
    continues: PlayedOn | None = None
    """The turn of another table from which this one plays on."""
    known: bool = False
    """Whether that table was over, so that everybody may know the deal."""
    lesson: str = ""
    """The lesson that is taught at the table."""
    step: str = ""
    """The step with which it was opened."""
    rematch_of: str = ""
    """The code of the table of which this is the rematch."""

    def stored(self) -> dict[str, Any]:
        """Return the settings as a header has them."""
        return msgspec.structs.asdict(self)


def table_settings(stored: Mapping[str, Any]) -> TableSettings:
    """Return the settings that a header has."""
    return msgspec.convert(stored, TableSettings)
