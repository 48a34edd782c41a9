"""The state of a table: the result of all entries of its log. It is a cache; the log is the truth."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.outlook import outlook
from benchtop.server.journal import fingerprint
from benchtop.server.tables.commands import REGISTRY
from benchtop.server.tables.message_types import ChatLine, Result
from benchtop.server.tables.parts import Applied, SeatAt, TakeBack
from benchtop.server.tables.table_settings import TableSettings, table_settings
from benchtop.store import Entry, Header

RESIGNED_LEVEL = "easy"
"""The level that plays for a resigned seat."""
CHAT_KEPT = 100
RECENT = 40
"""Number of newest entries that can be sent again to a subscriber that was away."""


class OtherRules(Exception):
    """The table was played by rules that this program no longer has."""


def cards_in_words(digest: str) -> str:
    """Describe the cards with which a table was opened."""
    return f"the house cards {digest}" if digest else "the cards of this program, not with house cards"


class TableState:
    """A table as of entry n."""

    def __init__(self, header: Header) -> None:
        game = benchtop.games().get(header.game)
        if game is None:
            raise OtherRules(f"This server has no game called {header.game}.")
        if not game.plays(header.rules_version):
            raise OtherRules(
                f"This game of {game.title} was played by version {header.rules_version} of its rules; "
                f"this server has version {game.version}."
            )
        settings = table_settings(header.settings)
        if settings.cards != game.own_cards:
            cards = cards_in_words(settings.cards)
            raise OtherRules(f"This game of {game.title} was played with {cards}; this server has others.")
        self.header = replace(header, options=game.options_at(header.rules_version, header.options))
        """The table's settings as opened, with later changes."""
        self.game: Game = game
        self.settings = settings
        self.seats = [SeatAt(name=f"Seat {number + 1}") for number in range(header.seats)]
        self.match = Match(game, header.seats, header.seed, self.header.options, [seat.called for seat in self.seats])
        self.start: dict[str, Any] | None = None
        """The starting position, if the match did not start as a new game."""
        self.step = settings.step
        """The current step of the lesson, if the table is a lesson."""
        self.n = 0
        self.started = False
        """Whether no seat is open, so that play has begun."""
        self.begun = False
        """Whether play has begun, so that this deal was seen, even if the game is waiting for a player again."""
        self.over = False
        """Whether play has ended, by the rules or by resignation."""
        self.turn = 0
        """Increases whenever the match itself changes: a move, an undo, a take-back."""
        self.keys: dict[str, tuple[int, str]] = {}
        """Number of the entry and fingerprint of its command, by key."""
        self.numbers: list[int] = []
        """The entry that played each ply."""
        self.times: list[float] = []
        """The time of each ply."""
        self.recent: deque[Applied] = deque(maxlen=RECENT)
        """The effects of the newest entries."""
        self.takeback: TakeBack | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.rematch: str | None = None
        self.closed = False
        """Whether the host has closed the table."""
        self.seen: dict[str, set[int]] = {}
        """For each guest: the seats whose hidden cards of this deal they may have seen."""
        self.removed: set[str] = set()
        """Guests whom the host has removed; they may not sit down here again."""
        self.ended = False
        self.ended_at: float | None = None
        self.sealed = True
        """Whether the deal stays secret after the game is over (see sealing.py); true until checked."""
        self.turn_since = header.created
        self.acted: dict[int, float] = {}
        """When the players of each seat were last active."""
        self.nudged: float | None = None
        """When the seat to move was reminded, if it was."""
        self._legal: tuple[int, list[Move]] | None = None
        self._outlook: tuple[int, list[int]] | None = None

    # -- queries ----------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.match.played)

    def _decided_by_resignation(self) -> bool:
        """Whether nobody is left to play against: at most one seat has not resigned, or only bots have not."""
        if not any(seat.resigned for seat in self.seats):
            return False
        playing = [seat for seat in self.seats if not seat.resigned]
        return len(playing) <= 1 or all(seat.kind == "bot" for seat in playing)

    def sees(self, seat: int | None) -> int | None:
        """Return the seat whose secrets that seat sees; None before play begins, since seats may still change."""
        return seat if self.begun or self.over else None

    @property
    def open_to_all(self) -> bool:
        """Whether everybody may know everything."""
        return self.over and not self.sealed

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, if any."""
        return self.match.to_move if self.started and not self.over else None

    def person_to_move(self) -> int | None:
        """Return the seat that decides next, if a person decides for it."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].decides else None

    def bot_to_move(self) -> tuple[int, str] | None:
        """Return the seat and level of the bot that decides next, if a bot does."""
        seat = self.to_move
        if seat is None or self.seats[seat].decides:
            return None
        return seat, self.level_of(seat)

    def level_of(self, number: int) -> str:
        """Return the level of the bot that plays, or would play, this seat."""
        seat = self.seats[number]
        if seat.resigned:
            return RESIGNED_LEVEL
        return seat.level if seat.kind == "bot" else self.settings.stand_in

    def legal(self) -> list[Move]:
        """Return the legal moves of the seat to move, computed once per ply."""
        if self.to_move is None:
            return []
        if self._legal is None or self._legal[0] != self.turn:
            self._legal = (self.turn, self.match.state.legal())
        return self._legal[1]

    def outlook(self) -> list[int]:
        """Return the flags of each legal move (core/outlook.py), computed once per ply."""
        if self._outlook is None or self._outlook[0] != self.turn:
            self._outlook = (self.turn, outlook(self.match.state, self.legal()))
        return self._outlook[1]

    def due(self) -> float | None:
        """Return when the clock acts next: it reminds the player to move and, half as long after that, plays for
        them.
        """
        seconds, seat = self.settings.clock, self.to_move
        if seconds is None or seat is None or not self.seats[seat].decides:
            return None
        # The time after the reminder counts from the reminder, so that players kept away by a server outage get it too.
        return self.turn_since + seconds if self.nudged is None else self.nudged + grace(seconds)

    def held_by(self, person: str) -> frozenset[int]:
        """Return the seats of that guest."""
        return frozenset(number for number, seat in enumerate(self.seats) if person in seat.holders)

    def winners(self) -> list[int]:
        """Return the winners at this table: by the rules, among seats that have not resigned."""
        playing = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if not self.over:
            return []
        if not self.match.over:
            return [] if self.closed else playing
        won = [number for number in self.match.state.winners() if number in playing]
        if won or not playing:
            return won
        points = self.match.state.scores()
        best = max(points[number] for number in playing)
        return [number for number in playing if points[number] == best]

    def result(self) -> Result | None:
        """Return how it ended, or None if it is not over."""
        if not self.over:
            return None
        return {
            "scores": self.match.state.scores(),
            "winners": self.winners(),
            "resigned": [number for number, seat in enumerate(self.seats) if seat.resigned],
            "reason": "rules" if self.match.over else "closed" if self.closed else "resignation",
        }

    # -- applying ---------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Applied:
        """Apply the next entry and return its effect."""
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} does not follow {self.n} at table {self.header.code}")
        body = REGISTRY.body(entry)
        applied = Applied(entry, body)
        started = self.started
        body.apply(self, applied)
        self.n = entry.n
        self.started = all(seat.kind != "open" for seat in self.seats)
        self.begun = self.begun or self.started or bool(self.match.played)
        if self.begun and body.changes_table:
            for number, seat in enumerate(self.seats):
                for person in seat.holders:
                    self.seen.setdefault(person, set()).add(number)
        self.over = self.match.over or self.closed or self._decided_by_resignation()
        self.keys[entry.key] = (entry.n, fingerprint(entry.kind, body.meaning()))
        self.turn += applied.moved
        if entry.seat is not None and body.personal:
            self.acted[entry.seat] = entry.at
        if applied.moved or started != self.started:
            self.turn_since, self.nudged = entry.at, None
        if self.started and not started:
            words = f"Everybody is here; the game {'goes on' if self.ply else 'begins'}."
            applied.add("Started", words, ply=self.ply)
        self.recent.append(applied)
        return applied

    # -- called by entries --------------------------------------------------------------------------------------------

    def deal(self, seed: str, seats: int | None = None) -> None:
        """Deal again from that seed, for that many seats."""
        count = self.header.seats if seats is None else seats
        if seed != self.header.seed:
            self.seen.clear()
        self.header = replace(self.header, seed=seed, seats=count)
        del self.seats[count:]
        for number in range(len(self.seats), count):  # earlier invitations to a seat with that number are invalid
            self.seats.append(SeatAt(name=f"Seat {number + 1}", invitations=self.n + 1))
        names = [seat.called for seat in self.seats]
        if self.start is None:
            self.match = Match(self.game, count, seed, self.header.options, names)
        else:
            self.match = Match(self.game, names=names, position=self.start)
        self.begun = False
        self.takeback = None

    def begin_step(self, step: str, start: dict[str, Any]) -> None:
        """Start again from the position of a step of the lesson."""
        self.step, self.start = step, start
        del self.numbers[:], self.times[:]
        self.deal(self.header.seed)

    def has_secrets(self, seats: Iterable[int]) -> bool:
        """Whether one of these seats sees something that is not public."""
        private, now = self.game.private_view, self.match.state
        public = {**private(now, None), "seat": None}
        return any({**private(now, seat), "seat": None} != public for seat in seats)

    def arrange(self, options: dict[str, Any], settings: TableSettings) -> None:
        """Change the options and settings."""
        self.settings = settings
        self.header = replace(self.header, options=options, settings=settings.stored())

    def saw_everything(self, person: str) -> None:
        """Record that this guest can see every seat of this deal, at this table or at a copy."""
        self.seen[person] = set(range(len(self.seats)))

    def vacate(self, number: int) -> None:
        """Make the seat open and invalidate its invitations."""
        self.seats[number] = SeatAt(name=f"Seat {number + 1}", invitations=self.seats[number].invitations + 1)
        self.match.names[number] = self.seats[number].name
        self.takeback = None

    def name_seat(self, number: int) -> None:
        """Name the seat after its holders."""
        self.seats[number].name = self.match.names[number] = " & ".join(self.seats[number].holders.values())

    def go_back(self, ply: int, seat: int, applied: Applied) -> None:
        """Take back moves to that ply, at the request of that seat."""
        self.match.take_back_to(ply, seat)
        del self.numbers[ply:], self.times[ply:]
        self.takeback = None
        applied.moved, applied.log_from = True, ply


def grace(seconds: float) -> float:
    """Return the seconds between the reminder and the bot's move."""
    return seconds / 2
