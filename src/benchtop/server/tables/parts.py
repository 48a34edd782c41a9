"""The parts of a table's state: its seats, and the effect of an entry."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from benchtop.bots.names import without_bot
from benchtop.core.events import Event
from benchtop.core.text import MARKS
from benchtop.server.tables.message_types import TableEvent
from benchtop.store import Entry

if TYPE_CHECKING:
    from benchtop.server.tables.commands.base import TableBody


@dataclass(slots=True)
class SeatAt:
    """A seat of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    """The level of this seat's bot."""
    holders: dict[str, str] = field(default_factory=dict)
    """The guests who hold it, with their names; several share it."""
    away: bool = False
    resigned: bool = False
    invitations: int = 0
    """How often the invitations to share it were revoked; earlier invitations are invalid."""
    moves: int = 0
    """Number of moves its holders have played themselves."""

    @property
    def called(self) -> str:
        """Return what sentences call whoever sits here: a bot without its level."""
        return without_bot(self.name) if self.kind == "bot" else self.name

    @property
    def decides(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "person" and not self.away and not self.resigned


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A take-back that is waiting for everybody's consent."""

    by: int
    ply: int
    waiting: frozenset[int]


@dataclass(slots=True)
class Applied:
    """The effect of an entry, before it is put into words for each subscriber."""

    entry: Entry
    body: "TableBody"
    """The body of the entry."""
    events: list[Event] = field(default_factory=list)
    table_events: list[TableEvent] = field(default_factory=list)
    moved: bool = False
    """Whether the match itself changed."""
    log_from: int | None = None
    """The first ply from which the log is new."""

    @property
    def seat(self) -> int:
        """The seat that the entry is about."""
        assert self.entry.seat is not None
        return self.entry.seat

    @property
    def mark(self) -> str:
        """Placeholder for that seat's name; each subscriber gets the name, or "you"."""
        return MARKS[self.seat]

    def add(self, event: str, words: str, **facts: Any) -> None:
        """Add an event at the table; its words may contain placeholders for seats."""
        table_events: Any = {"event": event, "words": words, **facts}
        self.table_events.append(table_events)
