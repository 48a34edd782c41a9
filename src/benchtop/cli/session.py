"""One sitting at a table: whose turn it is, asking who decides there, keeping the game, telling what happened."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.text import listed

from .records import GameFile
from .seats import HUMAN, Controller, about, handle
from .terminal.console import in_shell
from .terminal.movelist import Entry
from .terminal.screen import LOG_LINES, Quit, Screen

HEADING = 4
"""Lines of a turn that are neither table nor log nor moves."""


class Session:
    """A match with its file, its screen and what each person at the table has been told."""

    def __init__(self, match: Match, file: GameFile, screen: Screen, *, full: bool = False) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.full = full
        """Whether the whole table is drawn every time, not only when it fits the screen."""
        self.humans = [seat for seat, kind in enumerate(file.kinds) if kind == HUMAN]
        self.forced: set[int] = set()
        """The plies (0-based) that were played for somebody because nothing else was possible."""
        self._told = dict.fromkeys(self.humans, max(0, len(match.played) - match.seats))
        """How many plies each person has been told of."""
        self._at_keyboard: int | None = None
        self._cannot_save = False

    # -- the evening ------------------------------------------------------------------------------------------------

    def run(self, controllers: Sequence[Controller]) -> None:
        """Play until the game is over or the player leaves; either way the game is kept."""
        try:
            while not self.match.over:
                self._step(controllers[self.match.to_move])
        except (Quit, KeyboardInterrupt):
            self._leave()
        except Exception:  # a fault of ours shall not cost anybody their game
            self._leave()
            raise
        else:
            self._end()

    def _step(self, controller: Controller) -> None:
        seat = self.match.to_move
        thinking = f"{self.match.names[seat]} is thinking …"
        with self.screen.waiting(thinking) if controller.takes_time else nullcontext():
            move = controller.choose(handle(self.match, seat))
        if move is None:
            return
        self.match.play(seat, move)
        if seat in self.humans or self.match.over:
            self._keep()

    def present(self, seat: int, offered: Sequence[Entry]) -> None:
        """Show a person the table, what happened since they last looked, and what they may do."""
        match, screen, name = self.match, self.screen, self.match.names[seat]
        first_look = self._at_keyboard != seat
        if first_look and len(self.humans) > 1:
            screen.pass_keyboard(name)
        self._at_keyboard = seat
        screen.heading(f"{match.game.title} · move {len(match.played) + 1} · {name}, it is your turn")
        if first_look or self.full:
            screen.table(seat)
        else:
            unheard = match.played[self._told[seat] :]
            if all(played.seat == seat for played in unheard):  # still the same turn: only what is new
                screen.update(seat, below=screen.console.height)
            else:
                screen.update(seat, below=HEADING + min(len(unheard), LOG_LINES) + screen.lines_of(offered))
        self._tell(seat)
        screen.moves(offered, brief=True)

    def _tell(self, seat: int) -> None:
        """What happened since that person last looked."""
        first, last = self._told[seat], len(self.match.played)
        self._told[seat] = last
        if last - first > LOG_LINES:
            self.screen.line(f"{last - first - LOG_LINES} earlier moves: log tells them.", indent=2)
            first = last - LOG_LINES
        self.screen.log(seat, first, forced=self.forced)

    # -- taking back ------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> str | None:
        """Why that person may not take back their last choice, or None; forced moves after it go back with it."""
        reason = self.match.why_not_undo(seat)
        if reason is None and self._last_choice(seat) is None:
            return "Your last choice has been answered, or has shown something; what has been seen cannot be unseen."
        return reason

    def undo(self, seat: int) -> Move:
        """Take back that person's last choice; ask why_not_undo first."""
        ply = self._last_choice(seat)
        if ply is None:
            raise ValueError("there is nothing to take back")
        move = self.match.played[ply].move
        while len(self.match.played) > ply:
            self.match.undo(seat)
        self.forced = {forced for forced in self.forced if forced < ply}
        self._told = {person: min(ply, told) for person, told in self._told.items()}
        self._keep()
        return move

    def _last_choice(self, seat: int) -> int | None:
        """The ply that an undo of that person returns to: their last move that was not forced, if all since is fair."""
        for ply in reversed(range(len(self.match.played))):
            played = self.match.played[ply]
            if played.seat != seat or played.revealed:
                return None
            if ply not in self.forced:
                return ply
        return None

    # -- keeping ----------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Store, then tell: a move is on disk before anybody reads of it. A full disk does not stop the game."""
        try:
            self.file.save(self.match)
        except OSError as wrong:
            if not self._cannot_save:
                self.screen.path_line(f"This game cannot be kept in {self.file.path}: {wrong.strerror or wrong}")
            self._cannot_save = True
        else:
            self._cannot_save = False

    def save_copy(self, path: Path) -> None:
        """Write the record elsewhere too; a file that is there already is not touched."""
        if path.exists():
            raise ValueError(f"{path} is there already; choose another name")
        self.file.save(self.match, path)

    # -- coming and leaving -----------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Who sits here, and how to find one's way."""
        match, names, line = self.match, self.match.names, self.screen.line
        line(match.game.title, style="bold")
        line(match.game.summary)
        people = [names[seat] for seat in self.humans]
        line(f"You are {people[0]}." if len(people) == 1 else f"At this keyboard: {listed(people)}.")
        for kind in dict.fromkeys(kind for kind in self.file.kinds if kind != HUMAN):
            bots = [name for name, other in zip(names, self.file.kinds, strict=True) if other == kind]
            line(f"{listed(bots)} {'is a bot' if len(bots) == 1 else 'are bots'}, {about(kind)}")
        chosen = ", ".join(f"{key}={str(value).lower()}" for key, value in match.options.items())
        line(f"Seed: {match.seed}." + (f" Options: {chosen}." if chosen else ""), style="dim")

    def _leave(self) -> None:
        if not any(played.seat in self.humans for played in self.match.played):
            self.screen.line("Goodbye. You had not moved yet, so there was nothing to keep.")
            return
        self._keep()
        if self._cannot_save:
            self.screen.line("Goodbye. This game could not be kept.")
            return
        self.screen.path_line("Goodbye. The game is kept. Go on with:")
        self.screen.path_line(f"  benchtop play --resume {in_shell(self.file.path)}")

    def _end(self) -> None:
        lone = self.humans[0] if len(self.humans) == 1 else None
        self.screen.heading(f"{self.match.game.title} · after {len(self.match.played)} moves")
        self.screen.table(lone)
        if lone is not None:
            self._tell(lone)
        self.screen.result()
        if not self._cannot_save:
            self.screen.path_line("See it again:")
            self.screen.path_line(f"  benchtop replay {in_shell(self.file.path)}")
        self.screen.path_line(f"Play again:\n  benchtop play {self.match.game.key}")
