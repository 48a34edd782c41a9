"""What is stored: tables and the numbered entries of their lists."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. Its number is also the number of the message that tells of it."""

    n: int
    kind: str
    seat: int | None
    key: str
    """Names the command behind the entry: sent twice, it is stored once."""
    body: dict[str, Any]
    at: float
    """When, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is: as it was opened, or as it was arranged since. No move changes it."""

    code: str
    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Any]
    settings: dict[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class ListingUpdate:
    """What is kept beside the entries so that tables can be found; None leaves a field as it is."""

    open_seats: int | None = None
    over: bool | None = None
    due: float | None = None
    """When the clock of the table has to be looked at; negative for never."""
    people: tuple[str, ...] = ()
    """Who sits at the table from now on."""
    gone: tuple[str, ...] = ()
    """Who no longer does."""
    header: Header | None = None
    """What the table is from now on."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby and "my tables" show it."""

    code: str
    game: str
    seats: int
    created: float
    open_seats: int
    over: bool
    n: int
    """Its newest entry."""
    summary: tuple[int, str] | None = None
    """What was last written about it in short, and as of which entry."""

    @property
    def place(self) -> tuple[float, str]:
        """Where it is in a list that begins with the newest table."""
        return self.created, self.code


@dataclass(frozen=True, slots=True)
class SameDeal:
    """A table that was dealt from the same seed as another one."""

    code: str
    created: float
    settings: dict[str, Any]


class Conflict(Exception):
    """That number of the list, or that key, is taken: somebody else was faster. Read the list and decide again."""


class Unstorable(Exception):
    """The database will never take that, however often it is tried; nothing of it was stored."""


class Unavailable(Exception):
    """The database did not answer in time; whether an entry was stored is unknown until it does."""
