"""The state of a table: what all entries of its list add up to. It is a cache; the list is the truth."""

from collections import deque
from dataclasses import replace

import benchtop
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.outlook import outlook
from benchtop.server.clock import when
from benchtop.server.tables.commands import PHRASES
from benchtop.server.tables.message_types import ChatLine, Result
from benchtop.server.tables.parts import Applied, SeatAt, TakeBack, about
from benchtop.store import Entry, Header

RESIGNED_LEVEL = "easy"
"""Who plays on for a seat that has resigned."""
CHAT_KEPT = 100
PERSONAL = {"sat", "move", "undo", "asked", "agreed", "declined", "returned", "chat", "renamed", "revoked"}
"""The kinds of entries that the people of a seat lead to, and that show that they play."""
RECENT = 40
"""So many of the newest entries can be told again to somebody who was away."""


class OtherRules(Exception):
    """The table was played by rules that this program no longer has."""


def cards_in_words(digest: str) -> str:
    """The cards with which a table was opened."""
    return f"the house cards {digest}" if digest else "the cards of this program, not with house cards"


class TableState:
    """A table as of entry n."""

    def __init__(self, header: Header) -> None:
        game = benchtop.games().get(header.game)
        if game is None or game.version != header.rules_version:
            raise OtherRules(f"{header.game} version {header.rules_version}")
        if header.settings.get("cards", "") != game.own_cards:
            raise OtherRules(f"{header.game} with {cards_in_words(header.settings.get('cards', ''))}")
        self.header = header
        """What the table was opened as, changed by what was arranged since."""
        self.game: Game = game
        self.settings = header.settings
        self.seats = [SeatAt(name=f"Seat {number + 1}") for number in range(header.seats)]
        self.match = Match(game, header.seats, header.seed, header.options, [seat.name for seat in self.seats])
        self.n = 0
        self.started = False
        """Play begins when no seat is open any more."""
        self.begun = False
        """Whether play has begun, so that this deal was seen, even if it waits for somebody again."""
        self.over = False
        """Whether play has ended, by the rules or because the others have resigned."""
        self.turn = 0
        """Goes up whenever the match itself changes: a move, an undo, a take-back."""
        self.keys: dict[str, tuple[int, str]] = {}
        """By key: the entry of the command that had it, and what that was about."""
        self.numbers: list[int] = []
        """The entry that played each ply."""
        self.times: list[float] = []
        """When each ply was played."""
        self.recent: deque[Applied] = deque(maxlen=RECENT)
        """What the newest entries did."""
        self.takeback: TakeBack | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.rematch: str | None = None
        self.closed = False
        """Whether the host has closed the table."""
        self.removed: set[str] = set()
        """Those whom the host has removed: they may not sit down here again."""
        self.ended = False
        self.ended_at: float | None = None
        self.sealed = True
        """Whether the deal stays a secret though the game is over (see sealing.py): so until somebody has looked."""
        self.turn_since = header.created
        self.acted: dict[int, float] = {}
        """When the people of each seat last did something."""
        self.nudged: float | None = None
        """When the seat to move was reminded, if it was."""
        self._legal: tuple[int, list[Move]] | None = None
        self._outlook: tuple[int, list[int]] | None = None

    # -- asking -----------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.match.played)

    def _decided_by_resignation(self) -> bool:
        """At most one seat has not resigned, or no person has: there is nobody left to play against."""
        if not any(seat.resigned for seat in self.seats):
            return False
        playing = [seat for seat in self.seats if not seat.resigned]
        return len(playing) <= 1 or all(seat.kind == "bot" for seat in playing)

    def sees(self, seat: int | None) -> int | None:
        """Whose secrets that seat sees: before play begins nobody's, for seats are still changed and given up."""
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
        """The seat that decides next, if a person decides for it."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].decides else None

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and level of the bot that decides next, if a bot does."""
        seat = self.to_move
        if seat is None or self.seats[seat].decides:
            return None
        return seat, self.level_of(seat)

    def level_of(self, number: int) -> str:
        """How well the bot plays that plays, or would play, this seat."""
        seat = self.seats[number]
        if seat.resigned:
            return RESIGNED_LEVEL
        return seat.level if seat.kind == "bot" else str(self.settings["stand_in"])

    def legal(self) -> list[Move]:
        """The legal moves of the seat to move, computed once per ply."""
        if self.to_move is None:
            return []
        if self._legal is None or self._legal[0] != self.turn:
            self._legal = (self.turn, self.match.state.legal())
        return self._legal[1]

    def outlook(self) -> list[int]:
        """What each of the legal moves leads to, found once per ply: if a person decides and is told."""
        if self._outlook is None or self._outlook[0] != self.turn:
            self._outlook = (self.turn, outlook(self.match.state, self.legal()))
        return self._outlook[1]

    def due(self) -> float | None:
        """When the clock does something next: reminds the person to move, then half as long again plays for them."""
        seconds, seat = self.settings["clock"], self.to_move
        if seconds is None or seat is None or not self.seats[seat].decides:
            return None
        # The time after the reminder counts from the reminder: who was kept away by a server that was down gets it too.
        return self.turn_since + seconds if self.nudged is None else self.nudged + grace(seconds)

    def held_by(self, person: str) -> frozenset[int]:
        """The seats of that person."""
        return frozenset(number for number, seat in enumerate(self.seats) if person in seat.holders)

    def winners(self) -> list[int]:
        """Who won at this table: by the rules among those who have not resigned."""
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
        """How it ended, or None while it goes on."""
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
        """Take the next entry in, and say what it did."""
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} does not follow {self.n} at table {self.header.code}")
        applied = Applied(entry)
        started = self.started
        getattr(self, f"_on_{entry.kind}")(entry, applied)
        self.n = entry.n
        self.started = all(seat.kind != "open" for seat in self.seats)
        self.begun = self.begun or self.started or bool(self.match.played)
        self.over = self.match.over or self.closed or self._decided_by_resignation()
        self.keys[entry.key] = (entry.n, about(entry.kind, entry.body))
        self.turn += applied.moved
        if entry.seat is not None and entry.kind in PERSONAL and "by" not in entry.body:
            self.acted[entry.seat] = entry.at
        if applied.moved or started != self.started:
            self.turn_since, self.nudged = entry.at, None
        if self.started and not started:
            words = f"Everybody is here; the game {'goes on' if self.ply else 'begins'}."
            applied.add("Started", words, ply=self.ply)
        self.recent.append(applied)
        return applied

    def _deal(self, seed: str, seats: int | None = None) -> None:
        """Deal by the header anew, from that seed, for so many seats."""
        count = self.header.seats if seats is None else seats
        self.header = replace(self.header, seed=seed, seats=count)
        del self.seats[count:]
        for number in range(len(self.seats), count):  # no invitation to a seat that was there before is good
            self.seats.append(SeatAt(name=f"Seat {number + 1}", invitations=self.n + 1))
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, count, seed, self.header.options, names)
        self.begun = False
        self.takeback = None

    def _on_opened(self, entry: Entry, applied: Applied) -> None:
        if len(entry.body["seats"]) != len(self.seats):  # the header has the seats that were arranged since
            self._deal(self.header.seed, len(entry.body["seats"]))
        for number, given in enumerate(entry.body["seats"]):
            seat = self.seats[number]
            seat.kind = given["kind"]
            seat.name = given.get("name") or seat.name
            seat.level = given.get("level", "")
            if seat.kind == "person":
                seat.holders = dict(given["holders"])
            self.match.names[number] = seat.name
        applied.add("Opened", f"A table of {self.game.title} was opened.")
        for number, notation in entry.body.get("moves", ()):  # taken over from another table
            self.match.play(number, notation)
            self.numbers.append(entry.n)
            self.times.append(entry.at)

    def _on_sat(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.holders[entry.body["person"]] = entry.body["name"]
        if seat.kind == "open":
            seat.kind = "person"
            seat.name = entry.body["name"]
        else:
            seat.name = " & ".join(seat.holders.values())
        self.match.names[entry.seat] = seat.name
        words = f"{entry.body['name']} took seat {entry.seat + 1}."
        applied.add("SeatTaken", words, seat=entry.seat, name=entry.body["name"])

    def _on_arranged(self, entry: Entry, applied: Applied) -> None:
        body = entry.body
        self.settings = {**self.settings, **body["settings"]}
        self.header = replace(self.header, options=body["options"], settings=self.settings)
        if "seed" in body:
            self._deal(body["seed"], body["seats"])
            applied.moved = True
        applied.add("Arranged", f"The host changed the table: {body['words']}.")

    def _rise(self, entry: Entry, number: int, applied: Applied) -> str:
        """Whoever the entry is about gives that seat up; who shares it keeps it. What they were called."""
        seat = self.seats[number]
        name = seat.holders.pop(entry.body["person"])
        if seat.holders:
            self._call(number)
        else:
            self._vacate(number)
        if "seed" in entry.body:  # the hand was seen: everybody gets another one
            self._deal(entry.body["seed"])
            applied.moved = True
        return name

    def _on_stood(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        name = self._rise(entry, entry.seat, applied)
        applied.add("StoodUp", f"{name} stood up from seat {entry.seat + 1}.", seat=entry.seat, name=name)

    def _on_reseated(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        name = self._rise(entry, entry.body["from"], applied)
        seat = self.seats[entry.seat]
        seat.kind, seat.holders = "person", {entry.body["person"]: name}
        self._call(entry.seat)
        words = f"{name} sits in seat {entry.seat + 1} now."
        applied.add("Reseated", words, seat=entry.seat, name=name)

    def _on_revoked(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.invitations += 1
        applied.add("InvitationsRevoked", f"{seat.name} revoked the invitations to share the seat.", seat=entry.seat)

    def _vacate(self, number: int) -> None:
        """Nobody has the seat any more, and no invitation to it is good."""
        self.seats[number] = SeatAt(name=f"Seat {number + 1}", invitations=self.seats[number].invitations + 1)
        self.match.names[number] = self.seats[number].name
        self.takeback = None

    def _on_freed(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        name = self.seats[entry.seat].name
        self._vacate(entry.seat)
        applied.add("SeatFreed", f"The host freed the seat of {name}.", seat=entry.seat, name=name)

    def _on_removed(self, entry: Entry, applied: Applied) -> None:
        people = set(entry.body["people"])
        self.removed |= people
        for number, seat in enumerate(self.seats):
            if people & seat.holders.keys():
                opens = people >= seat.holders.keys() and not seat.resigned
                seat.holders = {person: name for person, name in seat.holders.items() if person not in people}
                seat.invitations += 1
                if opens:
                    self._vacate(number)
                elif seat.holders:
                    self._call(number)
        for name in entry.body["names"]:
            applied.add("Removed", f"The host removed {name} from the table.", seat=entry.seat, name=name)

    def _on_renamed(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        seat, name = self.seats[entry.seat], entry.body["called"]
        before = seat.holders[entry.body["person"]]
        seat.holders[entry.body["person"]] = name
        self._call(entry.seat)
        applied.add("Renamed", f"{before} is called {name} now.", seat=entry.seat, name=name, before=before)

    def _call(self, number: int) -> None:
        """A seat is called after those who hold it."""
        self.seats[number].name = self.match.names[number] = " & ".join(self.seats[number].holders.values())

    def _on_closed(self, entry: Entry, applied: Applied) -> None:
        self.closed = True
        self.takeback = None
        applied.add("Closed", "The host closed the table.")

    def _on_filled(self, entry: Entry, applied: Applied) -> None:
        for number, name in zip(entry.body["seats"], entry.body["names"], strict=True):
            self._vacate(number)
            seat = self.seats[number]
            seat.kind, seat.level, seat.name = "bot", entry.body["level"], name
            self.match.names[number] = name
            applied.add("BotSat", f"{name} took seat {number + 1}.", seat=number, name=name, level=seat.level)

    def _on_move(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        applied.events = self.match.play(entry.seat, entry.body["move"])
        applied.moved, applied.log_from = True, self.ply - 1
        self.numbers.append(entry.n)
        self.times.append(entry.at)
        self.seats[entry.seat].moves += "by" not in entry.body
        if entry.body.get("by") == "clock":
            words = f"The bot moved for {self.seats[entry.seat].name}, whose time was up."
            applied.add("ClockRanOut", words, seat=entry.seat)
        self.takeback = None

    def _on_undo(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self._go_back(self.ply - 1, entry.seat, applied)
        applied.add("Undone", f"{self.seats[entry.seat].name} took the last move back.", seat=entry.seat)

    def _on_asked(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        ply, waiting = entry.body["ply"], frozenset(entry.body["waiting"])
        self.takeback = TakeBack(entry.seat, ply, waiting)
        words = f"{self.seats[entry.seat].name} asks to go back to move {ply + 1}."
        applied.add("TakeBackAsked", words, seat=entry.seat, ply=ply)
        self._take_back_if_agreed(applied)

    def _on_agreed(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None and self.takeback is not None
        asked = self.takeback
        self.takeback = TakeBack(asked.by, asked.ply, asked.waiting - {entry.seat})
        applied.add("TakeBackAgreed", f"{self.seats[entry.seat].name} agrees.", seat=entry.seat)
        self._take_back_if_agreed(applied)

    def _on_declined(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self.takeback = None
        applied.add("TakeBackDeclined", f"{self.seats[entry.seat].name} would rather play on.", seat=entry.seat)

    def _take_back_if_agreed(self, applied: Applied) -> None:
        if self.takeback is not None and not self.takeback.waiting:
            asked = self.takeback
            self._go_back(asked.ply, asked.by, applied)
            applied.add("TookBack", f"Play goes on from move {asked.ply + 1}.", ply=asked.ply)

    def _go_back(self, ply: int, seat: int, applied: Applied) -> None:
        self.match.take_back_to(ply, seat)
        del self.numbers[ply:], self.times[ply:]
        self.takeback = None
        applied.moved, applied.log_from = True, ply

    def _on_left(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].away = True
        words = f"{self.seats[entry.seat].name} left; a bot plays on for them."
        applied.add("Left", words, seat=entry.seat)
        self.takeback = None

    def _on_returned(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].away = False
        self.turn_since, self.nudged = entry.at, None
        applied.add("Returned", f"{self.seats[entry.seat].name} is back.", seat=entry.seat)

    def _on_resigned(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].resigned = True
        self.takeback = None
        applied.add("Resigned", f"{self.seats[entry.seat].name} resigned.", seat=entry.seat)

    def _on_nudged(self, entry: Entry, applied: Applied) -> None:
        assert entry.seat is not None
        self.nudged = entry.at
        applied.add("Nudged", f"{self.seats[entry.seat].name}, it is your turn.", seat=entry.seat)

    def _on_chat(self, entry: Entry, applied: Applied) -> None:
        phrase = entry.body.get("phrase")
        words = PHRASES.get(phrase, "…") if phrase else entry.body["text"]
        name: str = entry.body["name"]
        line: ChatLine = {"n": entry.n, "at": when(entry.at), "seat": entry.seat, "name": name, "words": words}
        if phrase:
            line["phrase"] = phrase
        self.chat.append(line)
        applied.add("Said", **line)

    def _on_rematch(self, entry: Entry, applied: Applied) -> None:
        self.rematch = entry.body["code"]
        applied.add("Rematch", f"Another game: table {self.rematch}.", code=self.rematch)

    def _on_ended(self, entry: Entry, applied: Applied) -> None:
        self.ended, self.ended_at = True, entry.at
        names = [self.seats[number].name for number in self.winners()]
        nobody = "The table was closed before anybody had won." if self.closed else "Nobody won."
        words = f"{' and '.join(names)} won." if names else nobody
        applied.add("Ended", words, **dict(self.result() or {}))


def grace(seconds: float) -> float:
    """How long after the reminder the bot plays."""
    return seconds / 2
