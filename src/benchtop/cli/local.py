"""A turn at a local table."""

from collections.abc import Sequence
from pathlib import Path

from benchtop.bots import Seat, make_bot
from benchtop.core.game import View
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from .commands import LOG
from .session import Session
from .terminal.movelist import entries
from .turn import Advice, Turn

ADVISER = "expert"
"""The bot used for hints."""


class LocalTurn(Turn):
    """A decision in a local session."""

    def __init__(self, session: Session, handle: Seat) -> None:
        match = session.match
        offered = entries(handle.game, handle.legal(), handle.view(), match.names)
        super().__init__(handle.game, match.names, handle.seat, session.screen, offered)
        self._session = session
        self._match = match
        self._handle = handle

    def view(self) -> View:
        return self._handle.view()

    def why_not(self, move: Move) -> Refusal | None:
        return self._match.why_not(self.seat, move)

    def advice(self) -> list[Advice]:
        ratings = make_bot(ADVISER, len(self._match.played)).rank(self._handle)
        return [Advice(rating.move, rating.why, rating.score) for rating in ratings]

    def log(self, *, everything: bool) -> None:
        played = len(self._match.played)
        if not played:
            self.screen.line("Nothing has been played yet.")
        first = 0 if everything else max(0, played - LOG)
        if first:
            self.screen.line(f"The last {LOG} of {played} moves; type log all to see every move.")
        self.screen.log(self._session.steps(self.seat, first), self.seat, first + 1)

    def undo(self) -> str:
        return self._session.why_not_undo(self.seat) or f"Taken back: {self._session.undo(self.seat)}."

    def save(self, path: str) -> str:
        if not path:
            return f"This game is saved in {self._session.file.path} after every move. To save a copy: save FILE"
        copy = Path(path).expanduser()
        try:
            self._session.save_copy(copy)
        except (OSError, ValueError, RuntimeError) as wrong:  # RuntimeError: no home folder
            return f"Not saved: {getattr(wrong, 'strerror', None) or wrong}."
        return f"Saved as {copy}"

    def first_refusal(self, moves: Sequence[Move]) -> tuple[Move, Refusal] | None:
        world = self._handle.imagine("in one line")
        for move in moves:
            refusal = world.why_not(move)
            if refusal is not None:
                return move, refusal
            world.play(move)
        return None
