"""A person at the keyboard: shown the table when it is their turn, asked until a move is chosen."""

from typing import TYPE_CHECKING

from benchtop.bots import Seat
from benchtop.core.move import Move

from .commands import COMMAND_NAMES, Outcome, command_for
from .seats import HUMAN
from .terminal.movelist import Entry, entries
from .terminal.prompt import Misread, meant, which

if TYPE_CHECKING:
    from .session import Session


class Human:
    """Drives one seat by asking."""

    kind = HUMAN

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.seat = seat
        self.listed: list[Entry] = []
        self._ahead: list[str] = []
        """What was typed for later in the same turn: "toggle; extend; extend"."""
        self._typed_at = 0

    @property
    def name(self) -> str:
        return self.session.match.names[self.seat]

    def choose(self, seat: Seat) -> Move | None:
        self.listed = entries(seat.game, seat.legal(), seat.view(), self.session.match.names)
        self._forget_if_others_moved()
        if self.session.auto and len(self.listed) == 1:
            return self._forced()
        if not self._ahead:
            self.session.present(self)
        while True:
            in_advance = bool(self._ahead)
            outcome = self._obey(self._ahead.pop(0) if in_advance else self._ask(), seat)
            if isinstance(outcome, Move):
                return outcome
            if outcome is Outcome.TABLE_CHANGED:
                return None
            if in_advance:  # it did not work out: stop here and look at what has become of the table
                self._ahead.clear()
                self.session.present(self)

    # -- typing ahead -----------------------------------------------------------------------------------------------

    def _ask(self) -> str:
        numbers = f"1-{len(self.listed)}" if len(self.listed) > 1 else "1"
        words = [*(str(entry.move) for entry in self.listed), *COMMAND_NAMES]
        typed = self.session.desk.ask(f"{self.name}, your move ({numbers}, ? for help):", words)
        first, *self._ahead = [part.strip() for part in typed.split(";") if part.strip()] or [""]
        self._typed_at = len(self.session.match.played)
        return first

    def _forget_if_others_moved(self) -> None:
        """What was typed ahead was typed for the table as it was."""
        if any(played.seat != self.seat for played in self.session.match.played[self._typed_at :]):
            self._ahead.clear()

    def _forced(self) -> Move:
        """The only move; if it was typed ahead, that is done with."""
        move = self.listed[0].move
        if self._ahead and self._ahead[0].lower() in (str(move).lower(), "1"):
            self._ahead.pop(0)
        else:
            self.session.forced.add(len(self.session.match.played))
        return move

    # -- answering --------------------------------------------------------------------------------------------------

    def _obey(self, typed: str, seat: Seat) -> Move | Outcome:
        """What a line leads to. The notation of a legal move comes before a command of the same name."""
        if not typed:
            self.session.desk.line("Type a number from the list, a move, or ? for help.")
            return Outcome.ASK_AGAIN
        if not any(typed.lower() == str(entry.move).lower() for entry in self.listed):
            command, rest = command_for(typed)
            if command is not None:
                return command.run(self, rest)
            try:
                steps = seat.game.text.expand(typed, seat.view(), self.session.match.names)
            except ValueError as wrong:
                self.session.desk.line(str(wrong))
                return Outcome.ASK_AGAIN
            if steps:
                return self._take_all(steps, seat)
        return self.consider(typed)

    def _take_all(self, steps: list[str], seat: Seat) -> Move | Outcome:
        """A line that stands for several moves: all of them are played, or none if one of them may not be."""
        moves = [seat.game.parse(step) for step in steps]
        world = seat.imagine("in one line")
        for move in moves:
            refusal = world.why_not(move)
            if refusal is not None:
                self.session.desk.refusal(str(move), refusal)
                return Outcome.ASK_AGAIN
            world.play(move)
        self._ahead = [str(move) for move in moves[1:]] + self._ahead
        return moves[0]

    def consider(self, typed: str, *, only_explain: bool = False) -> Move | Outcome:
        """A legal move is taken (or only spoken of); of others it is said why not, or asked which is meant."""
        desk, match = self.session.desk, self.session.match
        try:
            moves = meant(typed, self.listed, match.game.moves)
        except Misread as answer:
            desk.line(str(answer))
            return Outcome.ASK_AGAIN
        refusals = [match.why_not(self.seat, move) for move in moves]
        if refusals[0] is None and len(moves) > 1:
            desk.line(which(typed, moves, self.listed))
        elif refusals[0] is None and not only_explain:
            return moves[0]
        elif refusals[0] is None:
            entry = next(entry for entry in self.listed if entry.move is moves[0])
            desk.line(f"You may: {moves[0]} is number {entry.number}. {entry.words}.")
        elif len({(refusal.code, refusal.text) for refusal in refusals if refusal}) == 1:
            desk.refusal(str(moves[0]) if len(moves) == 1 else f"{typed} …", refusals[0])
        else:
            desk.line(f"None of the {len(moves)} moves that start so can be played now. Ask about one: why {moves[0]}")
        return Outcome.ASK_AGAIN
