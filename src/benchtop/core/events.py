"""What happened: typed events for logs, animation, sound and the recap after the game.

An event is told to everybody or to one seat. No field of an event is ever masked: where a seat may know more than the
others there are two events, a public one (`Drew`: Ada drew a card) and, right after it, one for that seat only
(`SawCard`: Ada drew a K). That seat is told the second alone (`Event.fuller_than`).
Nobody listens in search and simulation, so moves build an event only behind `if s.listener is not None`.
Events are plain dataclasses and are not compiled; the string under each field describes it (core/schema.py).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypedDict

Travel = TypedDict("Travel", {"piece": str, "from": str, "to": str, "count": int})
"""That so many of a piece went from one zone to another."""

BACK: Final = "back"
"""The kind of a piece whose face the hearer may not see: "back:bases" is some card of the deck of bases."""


def travel(piece: str, start: str, end: str, count: int = 1) -> Travel:
    """So many of a piece go from one zone to another.

    A piece is named as in the catalogue ("amino:K"), or as a back. A zone is named as in the game's `zones`, with a
    seat or a place where there are several: "deck", "hand:0", "row:3".
    """
    return {"piece": piece, "from": start, "to": end, "count": count}


@dataclass
class Event:
    """Something that happened. Subclasses are dataclasses named in the past tense and hold plain JSON values."""

    only: int | None = field(default=None, kw_only=True)
    """The one seat that may hear this; None for everybody."""
    moved: list[Travel] = field(default_factory=list, kw_only=True)
    """What went from where to where, in order."""
    fuller_than: ClassVar[tuple[type["Event"], ...]] = ()
    """Public events after which this one, for one seat, says the same and more: its hearer reads this one alone."""

    def facts(self) -> dict[str, object]:
        """What the event says, JSON-ready, without its name, its hearer and what moved."""
        return {name: value for name, value in vars(self).items() if name not in ("only", "moved")}

    def to_json(self) -> dict[str, object]:
        event = {"event": type(self).__name__, **self.facts()}
        if self.moved:
            event["moved"] = self.moved
        if self.only is not None:
            event["only"] = self.only
        return event

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may be told."""
        return self.only is None or self.only == seat


Listener = Callable[[Event], None]
