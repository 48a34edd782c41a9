"""Giving seats to bots: any seat, or all open seats."""

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from benchtop.bots import levels
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import HostSeatCommand, TableBody
from benchtop.server.tables.decide import Actor, bot_names, filling, gone, must_go_on, open_seats, seat_to_change
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState

LEVEL_KEYS = [level.key for level in levels()]


class Filled(TableBody, frozen=True):
    """Bots took seats."""

    kind = "filled"
    events = ("BotSat",)
    reseats = True

    seats: list[int]
    level: str
    names: list[str]

    def apply(self, state: TableState, applied: Applied) -> None:
        for number, name in zip(self.seats, self.names, strict=True):
            state.vacate(number)
            seat = state.seats[number]
            seat.kind, seat.level, seat.name = "bot", self.level, name
            state.match.names[number] = seat.called
            applied.add("BotSat", f"{name} took seat {number + 1}.", seat=number, name=name, level=self.level)


class Give(HostSeatCommand, tag="give", frozen=True):
    """Give a seat to a bot of that level, even if it is taken. Only the host may."""

    writes = Filled

    level: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": LEVEL_KEYS})]

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        if self.level not in LEVEL_KEYS:
            raise Problem(
                422,
                "invalid",
                f"There is no bot {self.level!r}; there are {', '.join(LEVEL_KEYS)}.",
                {"variant": "no_bot", "level": self.level, "levels": LEVEL_KEYS},
            )
        left = len(open_seats(state)) - (seat_to_change(state, self.seat).kind == "open")
        others = [seat.name for other, seat in enumerate(state.seats) if other != self.seat]
        names = bot_names(state.header.code, self.level, [self.seat], others)
        listing = replace(filling(state, left, now), gone=gone(state, self.seat))
        return NewEntry(Filled(seats=[self.seat], level=self.level, names=names), self.seat, listing)


def fill(state: TableState, actor: Actor, level: str, now: float, *, wanted: int | None) -> NewEntry:
    """Give open seats to bots; only the host may."""
    if not actor.host:
        raise Problem(403, "not_host", "Only the host of the table may fill its seats.", {"variant": "fill"})
    must_go_on(state)
    free = open_seats(state)
    seats = free if wanted is None else [wanted]
    if not seats or not set(seats) <= set(free):
        raise Problem(409, "seat_taken", "That seat is not open.", {"variant": "not_open", "seats": seats})
    names = bot_names(state.header.code, level, seats, [seat.name for seat in state.seats])
    listing = filling(state, len(free) - len(seats), now)
    return NewEntry(Filled(seats=seats, level=level, names=names), None, listing)
