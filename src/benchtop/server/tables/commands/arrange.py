"""Arranging a table before play begins: options, seats and settings."""

from dataclasses import replace
from typing import Annotated, Any, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

from benchtop.core.game import Game
from benchtop.core.refusal import Facts
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import HostCommand, TableBody
from benchtop.server.tables.decide import Actor, must_wait, seed_for
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import Chatting
from benchtop.store import ListingUpdate

CLOCK = 14 * 24 * 3600
"""Maximum number of seconds per turn."""
SWITCHES = {
    "listed": "listed",
    "chat": "chat",
    "undo": "undo",
    "takeback": "take-backs",
    "curtain": "curtain",
    "clock": "seconds a turn",
}
"""The settings that can be arranged, and their names in a sentence."""


class Switches(TypedDict, total=False):
    """The settings that were arranged."""

    listed: bool
    chat: Chatting
    undo: bool
    takeback: bool
    curtain: bool
    clock: int | None


class Arranged(TableBody, frozen=True):
    """The host changed the table."""

    kind = "arranged"
    events = ("Arranged",)
    reseats = True

    options: dict[str, Any]
    settings: Switches
    words: str
    seats: int | None = None
    seed: str | None = None
    """The seed of the new deal, if options or seats changed."""

    def apply(self, state: TableState, applied: Applied) -> None:
        state.arrange(self.options, msgspec.structs.replace(state.settings, **self.settings))
        if self.seed is not None:
            state.deal(self.seed, self.seats)
            applied.moved = True
        applied.add("Arranged", f"The host changed the table: {self.words}.")


class Arrange(HostCommand, tag="arrange", frozen=True):
    """Change the options, seats and settings before play begins; what you leave out stays as it is. Only the host
    may.
    """

    writes = Arranged

    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    listed: bool | None = None
    chat: Chatting | None = None
    undo: bool | None = None
    takeback: bool | None = None
    curtain: bool | None = None
    clock: Annotated[
        Annotated[int, Meta(ge=1, le=CLOCK)] | UnsetType | None, Meta(description="Seconds a turn; null for none.")
    ] = UNSET

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        must_wait(state)
        named = {name: getattr(self, name) for name in SWITCHES}
        switches = {name: value for name, value in named.items() if value is not (UNSET if name == "clock" else None)}
        if not switches and self.options is None and self.seats is None:
            raise Problem(422, "invalid", "Say what to change.")
        count = len(state.seats) if self.seats is None else self.seats
        options = check_plan(state.game, count, {**state.header.options, **(self.options or {})})
        left = _seats_left_open(state, count)
        words = "; ".join(_changes(state, options, count, switches)) or "nothing"
        body = Arranged(options=options, settings=msgspec.convert(switches, Switches), words=words, seats=count)
        settings = msgspec.structs.replace(state.settings, **switches)
        header = replace(state.header, seats=count, options=options, settings=settings.stored())
        if (count, options) != (len(state.seats), state.header.options):
            if state.settings.continues or state.start is not None:
                raise Problem(
                    422,
                    "not_possible",
                    "A continued game keeps its seats and options.",
                    {"variant": "as_they_are"},
                )
            header = replace(header, seed=seed_for(state))
            body = msgspec.structs.replace(body, seed=header.seed)
        due = now + settings.clock if settings.clock is not None and not left else None
        return NewEntry(body, None, ListingUpdate(open_seats=left, due=due, header=header))


def check_plan(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return all options for a game with these seats; 422 says what is not possible, in the game's own words."""
    facts: Facts = {"variant": "seats", "asked": seats, "seats": list(game.seats)}
    try:
        game.check_seats(seats)
        allowed = {option.key: list(option.allowed) for option in game.options}
        facts = {"variant": "options", "asked": options, "options": allowed}
        return game.check_options(options)
    except ValueError as wrong:
        raise Problem(422, "not_possible", str(wrong)[:300], facts) from None


def _seats_left_open(state: TableState, count: int) -> int:
    """Return how many of `count` seats are open; 409 if a removed seat is taken, or if nobody could play."""
    for number, seat in enumerate(state.seats[count:], count):
        if seat.kind == "person":
            words = (
                f"{seat.name} sits in seat {number + 1}, which would go; they can sit elsewhere, or you free it first."
            )
            raise Problem(409, "seat_taken", words, {"variant": "would_go", "seat": number + 1, "name": seat.name})
    kept = [seat.kind for seat in state.seats[:count]]
    left = kept.count("open") + count - len(kept)
    if not left and "person" not in kept:
        raise Problem(422, "nobody_plays", "Keep at least one seat for a person.")
    return left


def _changes(state: TableState, options: dict[str, Any], count: int, switches: dict[str, Any]) -> list[str]:
    """Describe the changes in words."""
    words = [
        f"{option.title}: {_in_words(options[option.key])}"
        for option in state.game.options
        if options[option.key] != state.header.options[option.key]
    ]
    if count != len(state.seats):
        words.append(f"{count} seats")
    for name, value in switches.items():
        if value != getattr(state.settings, name):
            words.append(f"{SWITCHES[name]}: {_in_words(value)}")
    return words


def _in_words(value: Any) -> str:
    if value is None:
        return "no limit"
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
