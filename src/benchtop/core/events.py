"""What happened: typed events for logs, animation, sound and the recap after the game.

An event is told to everybody or to one seat. No field of an event is ever masked: where a seat may know more than the
others there are two events, a public one (`Drew`: somebody drew) and one for that seat only (`SawCard`: it was this).
Nobody listens in search and simulation, so moves build an event only behind `if s.listener is not None`.
Events are plain dataclasses and are not compiled; the string under each field describes it (core/schema.py).
"""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Event:
    """Something that happened. Subclasses are dataclasses named in the past tense and hold plain JSON values."""

    only: int | None = field(default=None, kw_only=True)
    """The one seat that may hear this; None for everybody."""

    def facts(self) -> dict[str, object]:
        """What the event says, JSON-ready, without its name and its hearer."""
        return {name: value for name, value in vars(self).items() if name != "only"}

    def to_json(self) -> dict[str, object]:
        event = {"event": type(self).__name__, **self.facts()}
        if self.only is not None:
            event["only"] = self.only
        return event

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may be told."""
        return self.only is None or self.only == seat


Listener = Callable[[Event], None]
