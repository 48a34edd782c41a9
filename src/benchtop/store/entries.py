"""The stored data: tables and the numbered entries of their logs."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. The update message about it has the same number."""

    n: int
    kind: str
    seat: int | None
    key: str
    """Idempotency key of the command behind the entry: a command sent twice is stored once."""
    body: dict[str, Any]
    at: float
    """Time in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Header:
    """The settings of a table, as opened or as arranged since. Moves do not change them."""

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
    """Data kept beside the entries so that tables can be found; None leaves a field unchanged."""

    open_seats: int | None = None
    over: bool | None = None
    due: float | None = None
    """When to check the table's clock next; negative for never."""
    people: tuple[str, ...] = ()
    """Guests who now sit at the table."""
    gone: tuple[str, ...] = ()
    """Guests who no longer sit at the table."""
    header: Header | None = None
    """The new settings of the table."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as shown in the lobby and in "my tables"."""

    code: str
    game: str
    seats: int
    created: float
    open_seats: int
    over: bool
    n: int
    """Number of its newest entry."""
    summary: tuple[int, str] | None = None
    """The stored summary and the number of the entry it was made after."""

    @property
    def place(self) -> tuple[float, str]:
        """Sort key in a list that begins with the newest table."""
        return self.created, self.code


@dataclass(frozen=True, slots=True)
class SameDeal:
    """A table dealt from the same seed as another."""

    code: str
    created: float
    settings: dict[str, Any]


class Conflict(Exception):
    """The entry number or key is taken: another writer was faster. Read the log and decide again."""


class Unstorable(Exception):
    """The database will never accept this, however often it is tried; nothing was stored."""


class Unavailable(Exception):
    """The database did not answer in time; whether the entry was stored is unknown until it does."""
