"""A session at a table on a server: follows the game, asks when it is your turn, waits for others."""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import Any

from benchtop.client import News, Refused, Table, Unreachable
from benchtop.core.game import Game, View
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.text import listed, spelled_out

from .commands import LOG
from .human import Typist
from .terminal.movelist import entries
from .terminal.recap import Step
from .terminal.screen import Quit, Result, Screen
from .turn import Advice, Turn


def step_from_line(line: dict[str, Any]) -> Step:
    """Convert a line of the log."""
    return Step(line["seat"], tuple(event["words"] for event in line["happened"] if event["words"]), line["move"])


class RemoteTurn(Turn):
    """A decision at a table on a server."""

    def __init__(self, table: Table, game: Game, screen: Screen, news: News) -> None:
        assert news.seat is not None
        moves = [game.parse(move["move"]) for move in news.legal]
        super().__init__(game, screen.names, news.seat, screen, entries(game, moves, news.view, screen.names))
        self._table = table
        self._news = news
        self.changed = False
        """Whether a move was taken back."""

    def view(self) -> View:
        return self._news.view

    def why_not(self, move: Move) -> Refusal | None:
        if any(entry.move is move for entry in self.offered):
            return None
        try:
            refusal = self._table.why_not(str(move))
        except Refused as refused:
            return Refusal(refused.code, "§0", refused.detail)
        return None if refusal is None else Refusal(**{**refusal, "moves": tuple(refusal["moves"])})

    def advice(self) -> list[Advice]:
        try:
            hints = self._table.hint()["hints"]
        except Refused as refused:
            self.screen.line(refused.detail)
            return []
        return [Advice(self.game.parse(hint["move"]), hint["why"], hint["score"]) for hint in hints]

    def log(self, *, everything: bool) -> None:
        page = self._table.log(limit=LOG)
        lines = page["lines"]
        while everything and page["from"] > 0:
            page = self._table.log(before=page["from"])
            lines = page["lines"] + lines
        if not lines:
            self.screen.line("Nothing has been played yet.")
            return
        if page["from"] > 0:
            self.screen.line(f"The last {len(lines)} of {page['of']} moves; type log all to see every move.")
        self.screen.log([step_from_line(line) for line in lines], self.seat, lines[0]["ply"] + 1)

    def undo(self) -> str:
        try:
            self._table.undo()
        except Refused as refused:
            return refused.detail
        self.changed = True
        return "Taken back."

    def save(self, path: str) -> str:
        return f"This game is saved on the server: {self._table.url}"

    def first_refusal(self, moves: Sequence[Move]) -> tuple[Move, Refusal] | None:
        refusal = self.why_not(moves[0])
        return None if refusal is None else (moves[0], refusal)


class RemoteSession:
    """A player at a seat, until the game is over or they leave; the seat stays theirs."""

    def __init__(self, table: Table, game: Game, screen: Screen, again: str) -> None:
        self.table = table
        self.game = game
        self.screen = screen
        self._again = again
        """The command to come back."""
        self._typist = Typist()
        self._table_events: list[Step] = []
        """Events at the table, other than moves, since the player last decided."""
        self._plies_seen = 0
        """Number of moves that the player has seen."""
        self._waiting_message = ""
        """The last message about who the player is waiting for."""

    def run(self) -> int:
        """Play to the end; return the program's exit code."""
        try:
            self._play()
        except (Quit, KeyboardInterrupt) as left:
            self._leave("Goodbye. Your seat stays reserved. Come back with:")
            return 130 if not isinstance(left, Quit) or left.interrupted else 0
        except Unreachable:
            self._leave("The server no longer answers. Once it does, come back with:")
            return 1
        except Refused as refused:
            self.screen.line(refused.detail)
            return 1
        return 0

    def _play(self) -> None:
        news = self.table.look()
        self.screen.you = news.seat
        self._welcome(news)
        if news.seat is not None and news.raw["table"]["seats"][news.seat]["away"]:
            self.table.come_back()
        self._plies_seen = max(0, news.ply - len(self.screen.names))
        follow = self.table.follow()
        while not news.over:
            news = self._next(follow, news)
            self._receive(news)
            if news.legal or news.raw["table"]["takeback_asked"]:
                news = self.table.look()  # missed updates come one by one; get the current state at once
                if self._answer_take_back(news) or (news.legal and self._decide(news)):
                    follow = self.table.follow(news)  # resume: nobody was listening while the player was thinking
        self._end(self.table.look())

    def _next(self, follow: Iterator[News], last: News) -> News:
        """Wait for the next message; meanwhile say who the player is waiting for."""
        waiting = self._waiting_for(last)
        quiet = self.screen.plain or not self.screen.console.is_terminal
        if quiet and waiting and waiting != self._waiting_message:
            self.screen.line(waiting)
        self._waiting_message = waiting
        with self.screen.waiting(waiting) if waiting and not quiet else nullcontext():
            return next(follow)

    def _waiting_for(self, news: News) -> str:
        table = news.raw["table"]
        missing = sum(seat["kind"] == "open" for seat in table["seats"])
        if not table["started"]:
            return f"Waiting for {'one more player' if missing == 1 else f'{missing} more players'} to sit down …"
        return "" if news.to_move in (None, news.seat) else f"Waiting for {self.screen.names[news.to_move]} …"

    # -- receiving --------------------------------------------------------------------------------------------------

    def _receive(self, news: News) -> None:
        """Update names and events from a message."""
        self.screen.names[:] = [seat["name"] or f"Seat {seat['seat'] + 1}" for seat in news.raw["table"]["seats"]]
        if news.type == "update":
            moved = news.raw["log"]["lines"] if news.raw["kind"] == "move" else []
            in_game = [event for line in moved for event in line["happened"]]
            self._table_events += [Step(None, (_at_table(event),)) for event in news.happened if event not in in_game]

    def _news(self, news: News) -> list[Step]:
        """Return what the player has not seen yet."""
        lines = [line for line in news.raw["log"] if line["ply"] >= self._plies_seen]
        steps = self._table_events + [step_from_line(line) for line in lines]
        self._table_events, self._plies_seen = [], news.ply
        return steps

    # -- deciding ---------------------------------------------------------------------------------------------------

    def _decide(self, news: News) -> bool:
        """Ask for a move and play it; return True, because the table may have changed."""
        turn = RemoteTurn(self.table, self.game, self.screen, news)
        heading = f"{self.game.title} · move {news.ply + 1} · {turn.name}, it is your turn"

        if any(line["seat"] != news.seat for line in news.raw["log"] if line["ply"] >= self._plies_seen):
            self._typist.ahead.clear()  # it was typed for an earlier table

        def present() -> None:
            self.screen.turn(heading, news.view, self._news(news), turn.offered)

        move = self._typist.choose(turn, present, lambda: turn.changed)
        if move is not None:
            try:
                self.table.play(str(move), news.ply)
            except Refused as refused:
                self._typist.ahead.clear()
                if refused.refusal:
                    self.screen.refusal(str(move), Refusal(**{**refused.refusal, "moves": ()}))
                else:
                    self.screen.line(refused.detail)
        return True

    def _answer_take_back(self, news: News) -> bool:
        """Ask the player about a requested take-back; return whether there was one."""
        asked = news.raw["table"]["takeback_asked"]
        if asked is None or news.seat not in asked["waiting"]:
            return False
        who, moves = self.screen.names[asked["by"]], news.ply - asked["ply"]
        typed = self.screen.ask(f"{who} asks to take back {moves} {'move' if moves == 1 else 'moves'}. Agree? (y or n)")
        try:
            self.table.answer_take_back(agree=typed.lower() in ("y", "yes"))
        except Refused as refused:
            self.screen.line(refused.detail)
        return True

    # -- coming and leaving -----------------------------------------------------------------------------------------

    def _welcome(self, news: News) -> None:
        table, line = news.raw["table"], self.screen.line
        line(self.game.title, style="bold")
        for sentence in [part for part in self.game.text.goal if part] or [self.game.summary]:
            line(sentence)
        if news.seat is not None:
            line(f"Table {self.table.code}: you are {table['seats'][news.seat]['name']}, seat {news.seat + 1}.")
        others = [f"{seat['name']}{' (a bot)' if seat['kind'] == 'bot' else ''}" for seat in table["seats"]]
        others = [name for place, name in enumerate(others) if place != news.seat and name]
        if others:
            line(f"With you: {listed(others)}.")

    def _leave(self, words: str) -> None:
        self.screen.path_line(words)
        self.screen.path_line(f"  {self._again}")

    def _end(self, news: News) -> None:
        self.screen.heading(f"{self.game.title} · after {news.ply} moves")
        self.screen.table(news.view)
        self.screen.news(self._news(news), news.seat)
        story = self.table.story()
        seats = story["seats"]
        sums = [spelled_out(seat["breakdown"]) for seat in seats]
        self.screen.result(Result([seat["score"] for seat in seats], story["winners"], sums, story["tie"]))
        self.screen.path_line(f"Replay it at {self.table.url}")


def _at_table(event: dict[str, Any]) -> str:
    """Describe an event at the table."""
    return f"{event.get('name')} says: {event['words']}" if event["event"] == "Said" else str(event["words"])
