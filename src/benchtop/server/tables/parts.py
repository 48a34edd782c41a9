"""What the state of a table is made of: its seats, and what one entry did."""

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
    """One seat of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    """How well the bot of this seat plays."""
    holders: dict[str, str] = field(default_factory=dict)
    """The people who hold it, with their names; more than one share it."""
    away: bool = False
    resigned: bool = False
    invitations: int = 0
    """How often the invitations to share it were revoked: those that were given before are void."""
    moves: int = 0
    """How often the people who hold it have moved themselves."""

    @property
    def called(self) -> str:
        """Return what sentences call whoever sits here: a bot without its level."""
        return without_bot(self.name) if self.kind == "bot" else self.name

    @property
    def decides(self) -> bool:
        """Whether a person makes this seat's choices now."""
        return self.kind == "person" and not self.away and not self.resigned


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A take-back that waits for everybody's consent."""

    by: int
    ply: int
    waiting: frozenset[int]


@dataclass(slots=True)
class Applied:
    """What one entry did, before it is put into words for each hearer."""

    entry: Entry
    body: "TableBody"
    """What the entry says."""
    events: list[Event] = field(default_factory=list)
    news: list[TableEvent] = field(default_factory=list)
    moved: bool = False
    """Whether the match itself changed."""
    log_from: int | None = None
    """From which ply on the log is new."""

    @property
    def seat(self) -> int:
        """The seat that the entry is about."""
        assert self.entry.seat is not None
        return self.entry.seat

    @property
    def mark(self) -> str:
        """What stands for that seat's name in words: each hearer is told the name, or "you"."""
        return MARKS[self.seat]

    def add(self, event: str, words: str, **facts: Any) -> None:
        """Something happened at the table rather than in the game; seats may stand in its words by their marks."""
        news: Any = {"event": event, "words": words, **facts}
        self.news.append(news)
