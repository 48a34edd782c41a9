"""What happened: typed events for logs, animation, sound and the recap after the game.

An event is told to everybody or to one seat. No field of an event is ever masked: where a seat may know more than the
others there are two events, a public one (`Drew`: somebody drew) and one for that seat only (`SawCard`: it was this).
Nobody listens in search and simulation, so moves build an event only behind `if s.listener is not None`.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. Subclasses are named in the past tense and hold plain JSON values."""

    def __init__(self, only: int | None = None) -> None:
        self.only = only
        """The one seat that may hear this; None for everybody."""

    def facts(self) -> dict[str, object]:
        """What the event says, JSON-ready, without its name and its hearer: all its attributes.

        An event in a module that is compiled (events.py never is) has to name them itself.
        """
        return {name: value for name, value in vars(self).items() if name != "only"}

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"event": type(self).__name__}
        told.update(self.facts())
        if self.only is not None:
            told["only"] = self.only
        return told

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may be told."""
        return self.only is None or self.only == seat


Listener = Callable[[Event], None]
