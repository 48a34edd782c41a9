"""A person at the keyboard: shown the table when it is their turn, asked until a move is chosen."""

from benchtop.bots import Seat
from benchtop.core.move import Move

from .commands import COMMAND_NAMES, Turn, command_for, legal_move
from .session import Session


class Human:
    """Decides for one seat by asking."""

    takes_time = False

    def __init__(self, session: Session, seat: int, *, auto: bool) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        self.seat = seat
        self.auto = auto
        """Whether a forced move is played without asking."""
        self._ahead: list[str] = []
        """What was typed for later in the same turn: "toggle; extend; extend"."""
        self._typed_at = 0

    def choose(self, seat: Seat) -> Move | None:
        turn = Turn(self.session, seat)
        self._forget_if_others_moved()
        if self.auto and len(turn.offered) == 1:
            return self._forced(turn.offered[0].move)
        if not self._ahead:
            self.session.present(self.seat, turn.offered)
        before = len(self.match.played)
        while True:
            in_advance = bool(self._ahead)
            move = self._answer(self._ahead.pop(0) if in_advance else self._ask(turn), turn)
            if move is not None or len(self.match.played) < before:
                return move
            if in_advance:  # it did not work out: stop here and look at what has become of the table
                self._ahead.clear()
                self.session.present(self.seat, turn.offered)

    # -- typing ahead -----------------------------------------------------------------------------------------------

    def _ask(self, turn: Turn) -> str:
        numbers = f"1-{len(turn.offered)}" if len(turn.offered) > 1 else "1"
        words = [*(str(entry.move) for entry in turn.offered), *COMMAND_NAMES]
        typed = self.screen.ask(f"{turn.name}, your move ({numbers}, ? for help):", words)
        first, *self._ahead = [part.strip() for part in typed.split(";") if part.strip()] or [""]
        self._typed_at = len(self.match.played)
        return first

    def _forget_if_others_moved(self) -> None:
        """What was typed ahead was typed for the table as it was."""
        if any(played.seat != self.seat for played in self.match.played[self._typed_at :]):
            self._ahead.clear()

    def _forced(self, move: Move) -> Move:
        """The only move; if it was typed ahead, that is done with."""
        if self._ahead and self._ahead[0].lower() in (str(move).lower(), "1"):
            self._ahead.pop(0)
        else:
            self.session.forced.add(len(self.match.played))
        return move

    # -- answering --------------------------------------------------------------------------------------------------

    def _answer(self, typed: str, turn: Turn) -> Move | None:
        """The move that a line stands for, if any. The notation of a legal move comes before a command of that name."""
        if not typed:
            self.screen.line("Type a number from the list, a move, or ? for help.")
            return None
        if turn.is_offered(typed):
            return legal_move(turn, typed)
        command, rest = command_for(typed)
        if command is not None:
            command.run(turn, rest)
            return None
        try:
            steps = self.match.game.text.expand(typed, turn.handle.view(), self.match.names)
        except ValueError as wrong:
            self.screen.line(str(wrong))
            return None
        return self._take_all(steps, turn) if steps else legal_move(turn, typed)

    def _take_all(self, steps: list[str], turn: Turn) -> Move | None:
        """A line that stands for several moves: all of them are played, or none if one of them may not be."""
        moves = [self.match.game.parse(step) for step in steps]
        world = turn.handle.imagine("in one line")
        for move in moves:
            refusal = world.why_not(move)
            if refusal is not None:
                self.screen.refusal(str(move), refusal)
                return None
            world.play(move)
        self._ahead = [str(move) for move in moves[1:]] + self._ahead
        return moves[0]
