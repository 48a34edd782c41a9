"""Typed events for logs, animations, sounds and the recap after the game.

An event goes to everybody or to one seat. Fields are never masked. If a seat may know more than the others there are
two events: a public one (`Drew`: Ada drew a card), followed by one for that seat only (`SawCard`: Ada drew a K). That
seat reads only the second (`Event.fuller_than`). Search and simulation have no listener, so moves build an event only
behind `if s.listener is not None`. Events are plain dataclasses and are not compiled; the string under each field
describes it (core/schema.py).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypedDict

Travel = TypedDict("Travel", {"piece": str, "from": str, "to": str, "count": int})
"""`count` copies of a piece moved from one zone to another."""

BACK: Final = "back"
"""The kind of a piece seen from behind: "back:bases" is some card of the deck of bases."""


def travel(piece: str, start: str, end: str, count: int = 1) -> Travel:
    """Describe `count` copies of a piece moving between zones.

    A piece is named as in the catalogue ("amino:K"), or as a back. A zone is named as in the game's `zones`, with a
    seat or an index where there are several: "deck", "hand:0", "row:3".
    """
    return {"piece": piece, "from": start, "to": end, "count": count}


@dataclass
class Event:
    """Something that happened. Subclasses are dataclasses named in the past tense and hold plain JSON values."""

    only: int | None = field(default=None, kw_only=True)
    """The only seat that may see this event; None for everybody."""
    moved: list[Travel] = field(default_factory=list, kw_only=True)
    """Pieces that moved, in order."""
    fuller_than: ClassVar[tuple[type["Event"], ...]] = ()
    """Public events that this private event repeats in more detail, so that its seat reads only this one."""

    def facts(self) -> dict[str, object]:
        """Return the event's data as JSON, without its name, audience and moved pieces."""
        return {name: value for name, value in vars(self).items() if name not in ("only", "moved")}

    def to_json(self) -> dict[str, object]:
        event = {"event": type(self).__name__, **self.facts()}
        if self.moved:
            event["moved"] = self.moved
        if self.only is not None:
            event["only"] = self.only
        return event

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may see this event."""
        return self.only is None or self.only == seat


Listener = Callable[[Event], None]
