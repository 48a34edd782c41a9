"""Base classes of the commands of a table: who may use them, and who owns their keys."""

from typing import Annotated, ClassVar

from msgspec import Meta

from benchtop.server.journal import Body, Command
from benchtop.server.problems import Problem
from benchtop.server.tables.decide import Actor, must_go_on, must_have_room, seat_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState

SeatNumber = Annotated[int, Meta(ge=0, le=15, description="Needed only if you hold several seats at the table.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class TableBody(Body[TableState, Applied], frozen=True):
    """The body of an entry in a table's log."""

    personal: ClassVar[bool] = False
    """Whether a player of its seat caused it, which shows that they are active."""
    reseats: ClassVar[bool] = False
    """Whether it changes who sits where."""
    resumable: ClassVar[bool] = True
    """Whether it can be sent later to a subscriber that missed it; not if it may have changed their own seat."""
    changes_game: ClassVar[bool] = True
    """Whether its update includes the standing of the game."""
    changes_table: ClassVar[bool] = True
    """Whether its update describes the table and its seats."""


class TableCommand(Command[TableState, Actor], frozen=True):
    """A command at a table."""

    limit: ClassVar[str] = "moves"
    """The rate limit that it counts against."""


class PlayerCommand(TableCommand, frozen=True, kw_only=True):
    """Base of all players' commands."""

    unsaid: ClassVar[frozenset[str]] = TableCommand.unsaid | {"seat"}
    seat: SeatNumber | None = None

    def owners(self, actor: Actor) -> tuple[list[object], list[object]]:
        """Return the named seat, or all of the actor's: keys belong to seats."""
        if self.seat is None:
            return [*actor.seats], [actor.person]
        return ([self.seat], [actor.person, *(actor.seats - {self.seat})]) if self.seat in actor.seats else ([], [])

    def allow(self, state: TableState, actor: Actor) -> None:
        seat_of(state, actor, self.seat)
        must_have_room(state)


class SeatingCommand(TableCommand, frozen=True):
    """A command that gives up a seat. Since seats come and go, its key belongs to the guest."""

    def owners(self, actor: Actor) -> tuple[list[object], list[object]]:
        return [actor.person], [*actor.seats]

    def leaves(self) -> int | None:
        """Return the seat to give up, if it is named."""
        raise NotImplementedError

    def allow(self, state: TableState, actor: Actor) -> None:
        seat_of(state, actor, self.leaves())
        must_have_room(state)


class HostCommand(TableCommand, frozen=True):
    """Base of all commands of the host."""

    def owners(self, actor: Actor) -> tuple[list[object], list[object]]:
        return (["host"] if actor.host else []), []

    def allow(self, state: TableState, actor: Actor) -> None:
        if not actor.host:
            raise Problem(403, "not_host", "Only the host of the table may do that.", {"variant": "host"})
        must_have_room(state)
        must_go_on(state)


class HostSeatCommand(HostCommand, frozen=True):
    """A command of the host about a seat."""

    seat: Annotated[int, Meta(ge=0, le=15, description="The seat it is about.")]
