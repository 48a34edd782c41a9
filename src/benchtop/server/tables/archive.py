"""Tables whose rules this program no longer has. Names, moves and result are read from the entries, without an engine.

A finished game shows everything. An unfinished one cannot continue here. Its moves may be secret, so players read only
their own and see only that the others moved, unless they played alone or two weeks have passed.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

import benchtop
from benchtop.core.record import FORMAT, FORMAT_VERSION
from benchtop.server.clock import when
from benchtop.server.tables.commands import REGISTRY
from benchtop.server.tables.commands.arrange import Arranged
from benchtop.server.tables.commands.close import Closed
from benchtop.server.tables.commands.ending import Ended
from benchtop.server.tables.commands.free import Freed
from benchtop.server.tables.commands.give import Filled
from benchtop.server.tables.commands.join import Sat
from benchtop.server.tables.commands.opening import Opened
from benchtop.server.tables.commands.play import Moved
from benchtop.server.tables.commands.remove import Removed
from benchtop.server.tables.commands.rename import Renamed
from benchtop.server.tables.commands.sit import Reseated
from benchtop.server.tables.commands.stand import StoodUp
from benchtop.server.tables.commands.takeback import Agreed, Asked, Declined
from benchtop.server.tables.commands.undo import Undone
from benchtop.server.tables.message_types import Result
from benchtop.server.tables.parts import TakeBack
from benchtop.server.tables.sealing import SEALED
from benchtop.server.tables.state import OtherRules, TableState
from benchtop.server.tables.table_settings import table_settings
from benchtop.store import Entry, Header


@dataclass(slots=True)
class ArchivedSeat:
    """The final state of a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    people: dict[str, str] = field(default_factory=dict)

    def call(self) -> None:
        """Name the seat after its holders; it is open if there are none."""
        self.kind, self.name = ("person", " & ".join(self.people.values())) if self.people else ("open", self.name)


@dataclass(frozen=True, slots=True)
class ArchivedMove:
    """A move in the notation of its time."""

    seat: int
    move: str
    at: float


class Archive:
    """A table, read from its entries alone."""

    def __init__(self, header: Header, entries: list[Entry], why: str) -> None:
        self.header = header
        self.why = why
        """Why the game cannot be played or replayed here."""
        self.seats: list[ArchivedSeat] = []
        self.moves: list[ArchivedMove] = []
        self.result: Result | None = None
        self.ended_at: float | None = None
        self.seen: set[str] = set()
        """Every guest who ever held a seat."""
        self.n, self.at = 0, header.created
        self._takeback: TakeBack | None = None
        for entry in entries:
            self._apply(entry)
            self.n, self.at = entry.n, entry.at
            self.seen |= {person for seat in self.seats for person in seat.people}

    def _apply(self, entry: Entry) -> None:
        match REGISTRY.body(entry), entry.seat:
            case Opened(seats=seats, moves=moves), _:
                self.seats = [
                    ArchivedSeat(seat_at.kind, seat_at.name, seat_at.level, dict(seat_at.holders)) for seat_at in seats
                ]
                self.moves = [ArchivedMove(seat, move, entry.at) for seat, move in moves or ()]
            case Arranged(seats=int(count)), _:
                del self.seats[count:]
                self.seats += [ArchivedSeat() for _ in range(count - len(self.seats))]
            case Sat(person=person, name=name) | Renamed(person=person, called=name), int(seat):
                self.seats[seat].people[person] = name
                self.seats[seat].call()
            case StoodUp(person=person), int(seat):
                self._rise(seat, person)
            case Reseated(person=person, before=before), int(seat):
                name = self._rise(before, person)
                self.seats[seat] = ArchivedSeat("person", name, people={person: name})
            case Freed(), int(seat):
                self.seats[seat] = ArchivedSeat()
            case Removed(people=people), _:
                for held in self.seats:
                    if held.people.keys() & set(people):
                        held.people = {guest: name for guest, name in held.people.items() if guest not in people}
                        held.call()
            case Filled(level=level) as filled, _:
                for seat, name in zip(filled.seats, filled.names, strict=True):
                    self.seats[seat] = ArchivedSeat("bot", name, level)
            case Moved(move=move), int(seat):
                self.moves.append(ArchivedMove(seat, move, entry.at))
                self._takeback = None
            case Undone(), _:
                self.moves.pop()
            case Asked(ply=ply, waiting=waiting), int(seat):
                self._takeback = TakeBack(seat, ply, frozenset(waiting))
                self._take_back()
            case Agreed(), int(seat) if self._takeback is not None:
                self._takeback = replace(self._takeback, waiting=self._takeback.waiting - {seat})
                self._take_back()
            case Declined(), _:
                self._takeback = None
            case Ended() as ended, _:
                self.result, self.ended_at = ended.result(), entry.at

    def _rise(self, seat: int, person: str) -> str:
        name = self.seats[seat].people.pop(person, "")
        self.seats[seat].call()
        return name

    def _take_back(self) -> None:
        if self._takeback is not None and not self._takeback.waiting:
            del self.moves[self._takeback.ply :]
            self._takeback = None

    # -- reading ----------------------------------------------------------------------------------------------------

    def is_open(self, *, sealed: bool, person: str | None, now: float) -> bool:
        """Whether that guest may read everything, including the seed and other players' moves."""
        if self.result is not None and not sealed:
            return True
        return self.seen == {person} or now - self.at > SEALED

    def held_by(self, person: str | None) -> frozenset[int]:
        """Return the seats of that guest."""
        return frozenset(number for number, seat in enumerate(self.seats) if person in seat.people)

    def moves_for(self, person: str | None, *, everything: bool) -> list[dict[str, Any]]:
        """Return all moves with seat and time, hiding those that guest may not know."""
        mine = self.held_by(person)
        return [
            {"seat": move.seat, "move": move.move if everything or move.seat in mine else None, "at": when(move.at)}
            for move in self.moves
        ]

    def record_for(self, person: str | None, *, everything: bool) -> dict[str, Any]:
        """Return the record, for a program that has these rules; without the seed if it is still secret."""
        moves = self.moves_for(person, everything=everything)
        record: dict[str, Any] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.header.game,
            "rules_version": self.header.rules_version,
            "options": self.header.options,
            "seats": [{"name": seat.name or f"Seat {number + 1}"} for number, seat in enumerate(self.seats)],
            "result": self._rules_result(),
            "moves": [
                {"ply": ply, "seat": move["seat"], "move": "?" if move["move"] is None else move["move"]}
                for ply, move in enumerate(moves, 1)
            ],
        }
        if cards := table_settings(self.header.settings).cards:
            record["cards"] = cards
        if everything:
            return {**record, "seed": self.header.seed}
        return {**record, "redacted_for": min(self.held_by(person), default="spectator")}

    def _rules_result(self) -> dict[str, Any] | None:
        """Return the result by the rules; None if someone resigned or the host closed the table."""
        if self.result is None or self.result["reason"] != "rules" or self.result["resigned"]:
            return None
        return {"scores": self.result["scores"], "winners": self.result["winners"]}


def state_or_archive(header: Header, entries: list[Entry]) -> TableState | Archive:
    """Play the entries, or read them if this program does not have their rules."""
    try:
        state = TableState(header)
    except OtherRules as wrong:
        return Archive(header, entries, str(wrong))
    for entry in entries:
        state.apply(entry)
    return state


def upgraded(header: Header, entries: list[Entry]) -> Header | None:
    """Return the header for this program's rules, if nobody has moved yet; None if that is not possible."""
    game = benchtop.games().get(header.game)
    if game is None or game.version <= header.rules_version or any(map(_has_moves, entries)):
        return None
    if table_settings(header.settings).cards != game.own_cards:
        return None
    try:
        game.check_seats(header.seats)
        options = game.check_options({**header.options})
    except ValueError:
        return None
    return replace(header, rules_version=game.version, options=options)


def _has_moves(entry: Entry) -> bool:
    """Whether a move was played, or can no longer be."""
    match REGISTRY.body(entry):
        case Moved() | Ended() | Closed():
            return True
        case Opened(moves=moves):
            return moves is not None
    return False
