"""What the server tells: a full view first, then numbered updates. Built once per entry for each distinct hearer.

Whatever a hearer is told comes from `view(seat)`, from events that this seat may hear, from notation as this seat may
read it, and from facts about the table that are public. A spectator is the seat None and gets no legal moves.
"""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from benchtop.core.events import Event
from benchtop.core.match import Played
from benchtop.server.tables.state import Applied, TableState

PROTOCOL = 1
encode = msgspec.json.Encoder().encode


def when(at: float) -> str:
    """A time as the protocol writes it: UTC, ISO 8601, to the millisecond."""
    second, thousandths = divmod(int(at * 1000), 1000)
    return f"{_second(second)}.{thousandths:03}Z"


@lru_cache(maxsize=4)
def _second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def table_info(state: TableState) -> dict[str, Any]:
    """What everybody may know about a table."""
    settings = state.settings
    return {
        "code": state.header.code,
        "game": state.header.game,
        "rules_version": state.header.rules_version,
        "options": state.header.options,
        "created": when(state.header.created),
        "listed": settings["listed"],
        "chat": settings["chat"],
        "undo": settings["undo"],
        "takeback": settings["takeback"],
        "clock": settings["clock"],
        "seeded": settings["seeded"],
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
        "result": state.result(),
        "takeback_asked": None
        if state.takeback is None
        else {"by": state.takeback.by, "ply": state.takeback.ply, "waiting": sorted(state.takeback.waiting)},
        "rematch": state.rematch,
    }


def say(state: TableState, event: Event) -> dict[str, Any]:
    """A game's event with its words."""
    return {"words": state.game.text.say(event, state.match.names), **event.to_json()}


class Messages:
    """The messages of one table as of its newest entry; everything is built once and kept until the next entry."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._n = -1
        self._common: dict[str, Any] | None = None
        """What everybody sees alike."""
        self._common_bytes = b""
        self._owns: dict[int | None, dict[str, Any]] = {}
        """What each seat sees besides."""
        self._fulls: dict[int | None, bytes] = {}
        self._lines: dict[int | None, list[tuple[int, msgspec.Raw]]] = {}
        """The log of each hearer, encoded, with the number of each line's entry."""
        self._said: dict[int, bytes] = {}
        """What happened last, in words and encoded, by the place of the event: the same bytes for all who hear it."""
        self._news: dict[int | None, tuple[bytes, bytes]] = {}
        """What the newest entry did, and the end of the log, encoded, by hearer; None is all who hear the same."""
        self._apart: set[int] = set()
        """The seats that hear something of the newest move which the others do not."""
        self._head: bytes | None = None
        """The beginning of the newest entry's update."""

    def _fresh(self) -> None:
        if self._n != self._state.n:
            self._n = self._state.n
            self.forget_views()
            self._fulls.clear()
            self._said.clear()
            self._news.clear()
            self._head = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know now."""
        self._see(seat)
        assert self._common is not None
        return {**self._common, **self._owns[seat]}

    def _view_bytes(self, seat: int | None) -> bytes:
        """The same, encoded: what everybody sees alike is encoded once."""
        self._see(seat)
        return b"%b,%b" % (self._common_bytes, encode(self._owns[seat])[1:])

    def _see(self, seat: int | None) -> None:
        self._fresh()
        game, state = self._state.game, self._state.match.state
        if self._common is None:
            self._common = game.public_view(state)
            self._common_bytes = encode(self._common)[:-1]
        if seat not in self._owns:
            self._owns[seat] = game.private_view(state, seat)

    def legal(self, seat: int | None) -> list[dict[str, Any]]:
        """What that seat may do now: its moves with notation, words and the things they touch; else nothing."""
        state = self._state
        if seat is None or seat != state.to_move or not state.seats[seat].decides:
            return []
        view = self.view(seat)
        return [
            {
                "move": move.notation,
                "words": state.game.text.words(move, view, state.match.names),
                "touches": move.touches,
            }
            for move in state.legal()
        ]

    def log(self, seat: int | None) -> list[msgspec.Raw]:
        """All moves as that seat may read them; every line is put into words once."""
        state = self._state
        lines = self._lines.setdefault(seat, [])
        while lines and (len(lines) > state.ply or state.numbers[len(lines) - 1] != lines[-1][0]):
            lines.pop()  # taken back, and perhaps played otherwise since
        for ply in range(len(lines), state.ply):
            lines.append((state.numbers[ply], self._line(ply, seat)))
        return [line for _, line in lines]

    def _line(self, ply: int, seat: int | None) -> msgspec.Raw:
        state = self._state
        played = state.match.played[ply]
        line = {
            "ply": ply,
            "n": state.numbers[ply],
            "seat": played.seat,
            "move": played.told_to(seat),
            "happened": [say(state, event) for event in played.events if event.heard_by(seat)],
        }
        return msgspec.Raw(encode(line))

    def _happened(self, events: list[Event], seat: int | None) -> list[bytes]:
        """The newest move's events that this seat may hear; each is put into words once for all of its hearers."""
        told = []
        for place, event in enumerate(events):
            if event.heard_by(seat):
                said = self._said.get(place)
                if said is None:
                    said = self._said[place] = encode(say(self._state, event))
                told.append(said)
        return told

    def _standing(self) -> dict[str, Any]:
        thinking = self._state.bot_to_move()
        return {
            "ply": self._state.ply,
            "to_move": self._state.to_move,
            "thinking": None if thinking is None else thinking[0],
        }

    def now(self, seat: int | None) -> dict[str, Any]:
        """How things stand for that seat: part of every message that changes them."""
        state = self._state
        told = {**self._standing(), "view": self.view(seat), "legal": self.legal(seat)}
        if state.over:
            told["open"] = [self.view(other) for other in range(state.header.seats)]
        return told

    def full_facts(self, seat: int | None) -> dict[str, Any]:
        """The full message without `you` and `presence`."""
        state = self._state
        return {
            "type": "full",
            "protocol": PROTOCOL,
            "n": state.n,
            "table": table_info(state),
            **self.now(seat),
            "log": self.log(seat),
            "chat": list(state.chat),
        }

    def full(self, seat: int | None, you: dict[str, Any], presence: dict[str, Any]) -> bytes:
        """Everything that seat may know now; who is connected changes without an entry, so it is never kept."""
        self._fresh()
        core = self._fulls.get(seat)
        if core is None:
            core = self._fulls[seat] = encode(self.full_facts(seat))
            self.forget_views()
        return b'{"you":%b,"presence":%b,%b' % (encode(you), encode(presence), core[1:])

    def forget_views(self) -> None:
        """Everybody has been told: a quiet table keeps no views, which are large while they are not encoded."""
        self._common, self._common_bytes = None, b""
        self._owns.clear()

    def update(self, told: Applied, seat: int | None) -> bytes:
        """What the newest entry did, for that seat; what is the same for everybody is encoded once."""
        self._fresh()
        state = self._state
        kind = told.entry.kind
        if self._head is None:
            self._head = self._heading(told)
        happened, log = self._news_for(told, seat)
        message = [self._head, b',"happened":', happened]
        if kind != "chat":
            legal = self.legal(seat)
            message += (b',"view":', self._view_bytes(seat), b',"legal":', encode(legal) if legal else b"[]")
            if state.over:
                views = b",".join([self._view_bytes(other) for other in range(state.header.seats)])
                message += (b',"open":[', views, b"]")
        if log:
            message += (b',"log":', log)
        message.append(b"}")
        return b"".join(message)

    def _news_for(self, told: Applied, seat: int | None) -> tuple[bytes, bytes]:
        """What the entry did, and what is new in the log if anything is: made once for all who hear the same."""
        if not self._news:
            self._apart = _apart(self._state.match.played[-1]) if told.entry.kind == "move" else set()
        hearer = seat if seat in self._apart else None
        news = self._news.get(hearer)
        if news is None:
            events = self._happened(told.events, hearer)
            log = b""
            if told.entry.kind == "move":
                log = self._new_line(b",".join(events), hearer)
            elif told.log_from is not None:
                log = b'{"from":%d,"lines":[]}' % told.log_from  # moves were taken back
            news = self._news[hearer] = (b"[%b]" % b",".join(events + [encode(fact) for fact in told.news]), log)
        return news

    def _new_line(self, happened: bytes, seat: int | None) -> bytes:
        """The end of the log after a move: as `log` has it, but with what happened put into words already."""
        ply = self._state.ply - 1
        played = self._state.match.played[ply]
        move = encode(played.told_to(seat))
        return b'{"from":%d,"lines":[{"ply":%d,"n":%d,"seat":%d,"move":%b,"happened":[%b]}]}' % (
            ply, ply, self._state.n, played.seat, move, happened,
        )  # fmt: skip

    def _heading(self, told: Applied) -> bytes:
        """The beginning of an update: an object that is not closed yet."""
        entry = told.entry
        heading: dict[str, Any] = {
            "type": "update",
            "n": entry.n,
            "kind": entry.kind,
            "seat": entry.seat,
            "at": when(entry.at),
        }
        if entry.kind != "chat":
            heading.update(self._standing())
        if entry.kind not in {"chat", "move"} or self._state.over:
            heading["table"] = table_info(self._state)
        return encode(heading)[:-1]


def _apart(played: Played) -> set[int]:
    """The seats that hear of a move what a spectator does not."""
    apart = {event.only for event in played.events if event.only is not None}
    if played.move.public_notation != played.move.notation:
        apart.add(played.seat)
    return apart
