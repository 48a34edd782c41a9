"""A person at the keyboard: shows the table when it is their turn, and asks until they choose a move."""

from collections.abc import Callable

from benchtop.bots import Seat
from benchtop.core.move import REVEALS, Move
from benchtop.core.outlook import outlook

from .commands import COMMAND_NAMES, command_for, legal_move
from .local import LocalTurn
from .session import Session
from .turn import Turn


class Typist:
    """Reads lines for a seat: moves, several per line, and questions in between."""

    def __init__(self) -> None:
        self.ahead: list[str] = []
        """Moves typed for later in the same turn: "toggle; extend; extend"."""

    def choose(self, turn: Turn, present: Callable[[], None], changed: Callable[[], bool]) -> Move | None:
        """Ask for a move; return None if the table has `changed` (a move was taken back), to ask again."""
        if not self.ahead:
            present()
        while True:
            in_advance = bool(self.ahead)
            move = self._answer(self.ahead.pop(0) if in_advance else self._ask(turn), turn)
            if move is not None or changed():
                return move
            if in_advance and not self.ahead:  # it was refused: show the table again
                present()

    def _ask(self, turn: Turn) -> str:
        first, last = turn.offered[0].number, turn.offered[-1].number
        numbers = f"{first}-{last}" if first < last else f"{first} or Enter"
        words = [*(str(entry.move) for entry in turn.offered), *COMMAND_NAMES]
        typed = turn.screen.ask(f"{turn.name}, your move ({numbers}, ? for help):", words)
        head, *self.ahead = [part.strip() for part in typed.split(";") if part.strip()] or [""]
        return head

    def _answer(self, typed: str, turn: Turn) -> Move | None:
        """Return the move that a line stands for, if any. A legal move takes precedence over a command of that name.

        Once something is refused or not understood, the rest of the line is not played.
        """
        if not typed and len(turn.offered) == 1:
            return turn.offered[0].move
        command, rest = (None, "") if turn.is_offered(typed) else command_for(typed)
        if command is not None:
            command.run(turn, rest)
            return None
        move = self._move(typed, turn)
        if move is None:
            if self.ahead:
                turn.screen.line(f"Also not played: {'; '.join(self.ahead)}")
            self.ahead.clear()
        return move

    def _move(self, typed: str, turn: Turn) -> Move | None:
        if not typed:
            turn.screen.line("Type a number from the list, a move, or ? for help.")
            return None
        if turn.is_offered(typed):
            return legal_move(turn, typed)
        try:
            steps = turn.game.text.expand(typed, turn.view(), turn.names)
        except ValueError as wrong:
            turn.screen.line(str(wrong))
            return None
        return self._take_all(steps, turn) if steps else legal_move(turn, typed)

    def _take_all(self, steps: list[str], turn: Turn) -> Move | None:
        """Handle a line that stands for several moves: play all of them, or none if one would be refused."""
        moves = [turn.game.parse(step) for step in steps]
        refused = turn.first_refusal(moves)
        if refused is not None:
            turn.screen.refusal(str(refused[0]), refused[1])
            return None
        self.ahead = [str(move) for move in moves[1:]] + self.ahead
        return moves[0]


class Human:
    """Decides for a seat of a local game by asking."""

    takes_time = False

    def __init__(self, session: Session, seat: int, *, auto: bool) -> None:
        self.session = session
        self.match = session.match
        self.seat = seat
        self.auto = auto
        """Whether a forced move is played without asking."""
        self._typist = Typist()
        self._typed_at = 0

    def choose(self, seat: Seat) -> Move | None:
        turn = LocalTurn(self.session, seat)
        self._forget_if_others_moved()
        if self.auto and len(turn.offered) == 1 and self._goes_without_saying(seat, turn.offered[0].move):
            return self._forced(turn.offered[0].move)
        before = len(self.match.played)
        move = self._typist.choose(
            turn,
            lambda: self.session.present(self.seat, turn.offered),
            lambda: len(self.match.played) < before,
        )
        self._typed_at = before
        return move

    def _goes_without_saying(self, seat: Seat, move: Move) -> bool:
        """Whether to play a forced move without asking: not the first of its kind, and without a roll or draw."""
        alike = any(
            played.seat == self.seat and played.move.key == move.key and ply not in self.session.forced
            for ply, played in enumerate(self.match.played)
        )
        return alike and not outlook(seat.world(), seat.legal())[0] & REVEALS

    def _forget_if_others_moved(self) -> None:
        """Drop what was typed ahead if others have moved since."""
        if any(played.seat != self.seat for played in self.match.played[self._typed_at :]):
            self._typist.ahead.clear()

    def _forced(self, move: Move) -> Move:
        """Return the only move; if it was typed ahead, consume that."""
        ahead = self._typist.ahead
        if ahead and ahead[0].lower() in (str(move).lower(), "1"):
            ahead.pop(0)
        else:
            self.session.forced.add(len(self.match.played))
        return move
