"""The messages about a table: a full view first, then an update for every entry.

Everything sent to a subscriber comes from `view(seat)`, from events and notation that this seat may see, and from
public facts about the table. A spectator is the seat None and gets no legal moves.
"""

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.match import Played
from benchtop.core.move import ENDS_TURN, REVEALS
from benchtop.core.text import addressed
from benchtop.server.clock import when
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.play import Moved
from benchtop.server.tables.commands.takeback import check_take_back
from benchtop.server.tables.commands.undo import check_undo
from benchtop.server.tables.lessons import lesson_view
from benchtop.server.tables.message_types import Crowd, LegalMove, Possible, Standing, TableInfo, View, You
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState

PROTOCOL = 1
LOG_LINES = 50
"""Number of moves in a full view; `GET …/log` returns the others."""
encode = msgspec.json.Encoder().encode


def tell(
    game: Game, events: list[Event], seat: int | None, names: list[str], reader: int | None
) -> list[dict[str, Any]]:
    """Return the events that a seat may see, in words for that reader."""
    return [{"words": words, **event.to_json()} for event, words in game.tell(events, seat, names, reader)]


def reader_of(seats: Collection[int]) -> int | None:
    """Return the seat that sentences call "you" for the holder of these seats: None for spectators and for several
    seats.
    """
    return next(iter(seats)) if len(seats) == 1 else None


def in_text(game: Game, view: View, names: list[str]) -> list[dict[str, Any]]:
    """Return a view in words, block by block."""
    return [block.to_json() for block in game.text.table(view, names)]


def table_info(state: TableState) -> TableInfo:
    """Return the public information about a table."""
    settings, asked = state.settings, state.takeback
    return {
        "code": state.header.code,
        "game": state.header.game,
        "rules_version": state.header.rules_version,
        "options": state.header.options,
        "created": when(state.header.created),
        "listed": settings.listed,
        "chat": settings.chat,
        "undo": settings.undo,
        "takeback": settings.takeback,
        "curtain": settings.curtain,
        "clock": settings.clock,
        "pace": settings.pace,
        "seeded": settings.seeded,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level or None,
                "people": len(seat.holders),
                "away": seat.away,
                "resigned": seat.resigned,
            }
            for number, seat in enumerate(state.seats)
        ],
        "started": state.started,
        "over": state.over,
        "closed": state.closed,
        "sealed": state.over and state.sealed,
        "result": state.result(),
        "takeback_asked": None
        if asked is None
        else {"by": asked.by, "ply": asked.ply, "waiting": sorted(asked.waiting)},
        "rematch": state.rematch,
        "continues": settings.continues,
    }


class Snapshot:
    """The current state of a table, seen from any seat. The public part is built and encoded once."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._public: View = state.game.public_view(state.match.state)
        self._public_json: bytes = encode(self._public)[:-1]
        self._private: dict[int | None, View] = {}
        self._text: dict[int | None, msgspec.Raw] = {}
        bot, due = state.bot_to_move(), state.due()
        self._standing: Standing = {
            "ply": state.ply,
            "to_move": state.to_move,
            "thinking": None if bot is None else bot[0],
            "turn_since": when(state.turn_since),
            "due": None if due is None else when(due),
            "points": state.game.standing(state.match.state),
        }

    def _private_view(self, seat: int | None) -> View:
        seat = self._state.sees(seat)
        view = self._private.get(seat)
        if view is None:
            view = self._private[seat] = self._state.game.private_view(self._state.match.state, seat)
            lesson = lesson_view(self._state)
            if lesson is not None:
                view["lesson"] = lesson
        return view

    def _whole_view(self, seat: int | None) -> View:
        return {**self._public, **self._private_view(seat)}

    def _view(self, seat: int | None) -> msgspec.Raw:
        return msgspec.Raw(b"%b,%b" % (self._public_json, encode(self._private_view(seat))[1:]))

    def _in_text(self, seat: int | None) -> msgspec.Raw:
        text = self._text.get(seat)
        if text is None:
            blocks = in_text(self._state.game, self._whole_view(seat), self._state.match.names)
            text = self._text[seat] = msgspec.Raw(encode(blocks))
        return text

    def legal(self, seat: int | None) -> list[LegalMove]:
        """Return the moves that seat may play now, with their words, what they touch and what would follow."""
        state = self._state
        if seat is None or seat != state.to_move or not state.seats[seat].decides:
            return []
        view = self._whole_view(seat)
        words, names = state.game.text.words, state.match.names
        return [
            {
                "move": move.notation,
                "key": move.key,
                "params": move.params,
                "words": words(move, view, names),
                "touches": list(move.touches),
                "group": move.group,
                "reveals": flags & REVEALS != 0,
                "ends_turn": flags & ENDS_TURN != 0,
            }
            for move, flags in zip(state.legal(), state.outlook(), strict=True)
        ]

    def now(self, seat: int | None, *, text: bool = False) -> dict[str, Any]:
        """Return the current state for that seat, optionally in words; part of every message that changes it."""
        state = self._state
        now: dict[str, Any] = {**self._standing, "view": self._view(seat), "legal": self.legal(seat)}
        if text:
            now["text"] = self._in_text(seat)
        now["undo"], now["takeback"] = possible(state, seat, check_undo), possible(state, seat, check_take_back)
        if state.open_to_all:
            now["open"] = [self._private_view(other) for other in range(state.header.seats)]
        return now


def possible(state: TableState, seat: int | None, check: Callable[[TableState, int], object]) -> Possible:
    """Return whether that seat may take back a move now, and if not, why."""
    if seat is None:
        return {"ok": False, "reason": "Only players can take back a move."}
    try:
        check(state, seat)
    except Problem as problem:
        return {"ok": False, "reason": problem.detail}
    return {"ok": True, "reason": None}


class Log:
    """The log of a table for each seat and reader; every line is put into words once for each."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._lines: dict[tuple[int | None, int | None], list[tuple[int, msgspec.Raw]]] = {}
        """Encoded lines with their entry numbers, by seat and reader."""

    def lines(self, seat: int | None, reader: int | None, start: int = 0, stop: int | None = None) -> list[msgspec.Raw]:
        """Return the moves from one ply to another, as a seat may read them, in words for that reader."""
        state = self._state
        lines = self._lines.setdefault((seat, reader), [])
        while lines and (len(lines) > state.ply or state.numbers[len(lines) - 1] != lines[-1][0]):
            lines.pop()  # taken back, and perhaps replayed differently
        for ply in range(len(lines), state.ply):
            events = tell(state.game, state.match.played[ply].events, seat, state.match.names, reader)
            lines.append((state.numbers[ply], msgspec.Raw(encode(line(state, ply, seat, events)))))
        return [encoded for _, encoded in lines[start:stop]]


def line(state: TableState, ply: int, seat: int | None, happened: Any) -> dict[str, Any]:
    """Return a move as that seat may read it, with its events."""
    played = state.match.played[ply]
    return {
        "ply": ply,
        "n": state.numbers[ply],
        "at": when(state.times[ply]),
        "seat": played.seat,
        "move": played.notation_for(seat),
        "happened": happened,
    }


def full(state: TableState, log: Log, seat: int | None, you: You, presence: Crowd, *, text: bool = False) -> bytes:
    """Return everything that seat may know now, optionally in words."""
    return encode(
        {
            "type": "full",
            "protocol": PROTOCOL,
            "you": you,
            "presence": presence,
            "n": state.n,
            "table": table_info(state),
            **Snapshot(state).now(seat, text=text),
            "log": log.lines(seat, reader_of(you["seats"]), max(0, state.ply - LOG_LINES)),
            "chat": list(state.chat),
        }
    )


def missed(
    state: TableState, seat: int | None, you: You, presence: Crowd, since: int, *, text: bool = False
) -> list[bytes] | None:
    """Return updates for a subscriber that was away since that entry; None if it needs a full view.

    Only the last update includes the current state; the others have the events and the end of the log.
    """
    entries = [applied for applied in state.recent if applied.entry.n > since]
    if since < 1 or since > state.n or len(entries) != state.n - since or any(map(_is_beyond_telling, entries)):
        return None
    head = {"type": "resumed", "protocol": PROTOCOL, "since": since, "n": state.n, "you": you, "presence": presence}
    messages, reader = [encode(head)], reader_of(you["seats"])
    for number, applied in enumerate(entries, 1):
        messages.append(Updates(state, applied, standing=number == len(entries)).to(seat, reader, text=text))
    return messages


def _is_beyond_telling(applied: Applied) -> bool:
    """Whether moves were taken back or seats changed, so that the entry cannot be sent later."""
    return not applied.body.resumable or (applied.log_from is not None and not _is_move(applied))


def _is_move(applied: Applied) -> bool:
    return isinstance(applied.body, Moved)


class Updates:
    """The update of an entry, built once for all subscribers that see the same.

    It is the newest entry, or one that a subscriber missed: then `standing` says whether it is the last missed entry,
    which includes the current state.
    """

    def __init__(self, state: TableState, applied: Applied, *, standing: bool | None = None) -> None:
        self._state = state
        self._applied = applied
        self._is_move = _is_move(applied)
        self._standing = applied.body.changes_game if standing is None else standing
        self._snapshot: Snapshot | None = Snapshot(state) if self._standing else None
        self._head = self._heading(late=standing is not None)
        self._apart: set[int] = set()
        """The seats that see more of the move than the others."""
        self._parts: dict[tuple[int | None, int | None], dict[str, Any]] = {}
        """Events and log lines, by seat (None for all that see the same) and reader."""
        if self._is_move and applied.log_from is not None:
            self._apart = _apart(state.match.played[applied.log_from])
        self._made: dict[tuple[int | None, int | None, bool], bytes] = {}

    def to(self, seat: int | None, reader: int | None, *, text: bool = False) -> bytes:
        """Return the message for a reader at that seat, optionally with the table in words."""
        message = self._made.get((seat, reader, text))
        if message is None:
            parts = {**self._head, **self._parts_for(seat if seat in self._apart else None, reader)}
            if self._snapshot is not None:
                parts.update(self._snapshot.now(seat, text=text))
            message = self._made[seat, reader, text] = encode(parts)
        return message

    def _heading(self, *, late: bool) -> dict[str, Any]:
        entry = self._applied.entry
        heading = {"type": "update", "n": entry.n, "kind": entry.kind, "seat": entry.seat, "at": when(entry.at)}
        if (self._standing and (late or self._state.over)) or (not late and self._applied.body.changes_table):
            heading["table"] = table_info(self._state)
        return heading

    def _parts_for(self, seat: int | None, reader: int | None) -> dict[str, Any]:
        parts = self._parts.get((seat, reader))
        if parts is None:
            state, applied, names = self._state, self._applied, self._state.match.names
            events = tell(state.game, applied.events, seat, names, reader)
            table_events = [
                {**event, "words": addressed(event["words"], names, reader)} for event in applied.table_events
            ]
            parts = self._parts[seat, reader] = {"happened": msgspec.Raw(encode([*events, *table_events]))}
            if applied.log_from is not None:
                happened = msgspec.Raw(encode(events))
                lines = [line(state, applied.log_from, seat, happened)] if self._is_move else []
                parts["log"] = {"from": applied.log_from, "lines": lines}
        return parts


def _apart(played: Played) -> set[int]:
    """Return the seats that see more of a move than a spectator."""
    apart = {event.only for event in played.events if event.only is not None}
    if played.move.public_notation != played.move.notation:
        apart.add(played.seat)
    return apart
