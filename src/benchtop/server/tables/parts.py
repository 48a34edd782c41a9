"""What the state of a table is made of: its seats, what one entry did, and what a command was about."""

from dataclasses import dataclass, field
from typing import Any, Literal

from benchtop.core.events import Event
from benchtop.server.tables.message_types import TableEvent
from benchtop.store import Entry


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
    events: list[Event] = field(default_factory=list)
    news: list[TableEvent] = field(default_factory=list)
    moved: bool = False
    """Whether the match itself changed."""
    log_from: int | None = None
    """From which ply on the log is new."""

    def add(self, event: str, words: str, **facts: Any) -> None:
        """Something happened at the table rather than in the game."""
        news: Any = {"event": event, "words": words, **facts}
        self.news.append(news)


def about(kind: str, body: dict[str, Any]) -> str:
    """What a command was about, to tell a repeated message from another one that reuses its key."""
    ply = body["ply"] if kind == "move" or body.get("named") else ""
    parts = ("name",) if kind == "renamed" else ("move", "phrase", "text", "asked")
    said = next((f"{part} {body[part]}" for part in parts if body.get(part)), "")
    return f"{kind} {ply} {said}"
