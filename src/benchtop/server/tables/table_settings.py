"""The settings of a table, as its header stores them."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from benchtop.server.tables.message_types import PlayedOn

Chatting = Literal["presets", "free", "off"]
Pacing = Literal["unhurried", "normal", "quick"]


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings chosen when the table was opened, or arranged since. Settings added later have a default."""

    listed: bool = False
    """Whether the lobby shows the table."""
    chat: Chatting = "presets"
    undo: bool = True
    takeback: bool = True
    curtain: bool = True
    """Whether a guest with several seats sees a hand only after its player confirms."""
    clock: int | None = None
    """Seconds per turn."""
    pace: Pacing = "normal"
    """How fast bots move."""
    stand_in: str = "medium"
    """The level of the bot that plays for absent or late players."""
    host: str = ""
    """The guest who opened the table."""
    seeded: bool = False
    """Whether the seed was chosen, so that someone may know the deal."""
    cards: str = ""
    """The digest of the house cards, if the table uses any."""
    continues: PlayedOn | None = None
    """The position of another table that this one continues from."""
    known: bool = False
    """Whether that table was over, so that everybody may know the deal."""
    lesson: str = ""
    """The lesson that is taught at the table."""
    step: str = ""
    """The step with which it was opened."""
    rematch_of: str = ""
    """The code of the table that this is the rematch of."""

    def stored(self) -> dict[str, Any]:
        """Return the settings as stored in a header."""
        return msgspec.structs.asdict(self)


def table_settings(stored: Mapping[str, Any]) -> TableSettings:
    """Read the settings stored in a header."""
    return msgspec.convert(stored, TableSettings)
