"""One sitting at a table: whose turn it is, asking their driver, keeping the game, telling what happened."""

from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from benchtop.core.match import Match
from benchtop.core.move import Move

from .human import Human
from .records import Keeper
from .seats import HUMAN, BotDriver, Driver, about, handle
from .terminal.console import in_shell
from .terminal.screen import STORY, Desk, Quit, listing

HEADING = 4
"""Lines of a turn that are neither table nor story nor moves."""


class Session:
    """A match with its drivers, its desk and its keeper."""

    def __init__(self, match: Match, keeper: Keeper, console: Console, *, plain: bool, auto: bool, full: bool) -> None:
        self.match = match
        self.keeper = keeper
        self.desk = Desk(match, console, plain=plain)
        self.auto = auto
        """Whether a forced move is played without asking."""
        self.full = full
        """Whether the whole table is drawn every time, not only when it fits the screen."""
        self.drivers: list[Driver] = [self._driver(seat, kind) for seat, kind in enumerate(keeper.kinds)]
        self.humans = [seat for seat, kind in enumerate(keeper.kinds) if kind == HUMAN]
        self.forced: set[int] = set()
        """The plies (0-based) that were played for somebody because nothing else was possible."""
        self._told = dict.fromkeys(self.humans, max(0, len(match.played) - match.seats) if match.played else 0)
        """How many plies each person has been told of."""
        self._at_keyboard: int | None = None
        self._cannot_save = ""

    def _driver(self, seat: int, kind: str) -> Driver:
        return Human(self, seat) if kind == HUMAN else BotDriver(kind, self.match, seat)

    # -- the evening ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves; either way the game is kept."""
        try:
            while not self.match.over:
                self._step()
        except (Quit, KeyboardInterrupt):
            self._leave()
        except Exception:  # a fault of ours shall not cost anybody their game
            self._leave()
            raise
        else:
            self._end()

    def _step(self) -> None:
        seat = self.match.to_move
        driver = self.drivers[seat]
        slow = isinstance(driver, BotDriver) and driver.takes_time
        with self.desk.waiting(f"{self.match.names[seat]} is thinking …") if slow else nullcontext():
            move = driver.choose(handle(self.match, seat))
        if move is None:
            return
        self.match.play(seat, move)
        if seat in self.humans or self.match.over:
            self._keep()

    def present(self, human: Human) -> None:
        """Show a person the table, what happened since they last looked, and what they may do."""
        seat, desk = human.seat, self.desk
        if len(self.humans) > 1 and self._at_keyboard != seat:
            desk.curtain(human.name)
        told = self.match.played[self._told[seat] :]
        same_turn = self._at_keyboard == seat and all(played.seat == seat for played in told)
        first_look = self._at_keyboard != seat
        self._at_keyboard = seat
        desk.heading(f"{self.match.game.title} · move {len(self.match.played) + 1} · {human.name}, it is your turn")
        if first_look or self.full:
            desk.table(seat)
        else:
            below = HEADING + min(len(told), STORY) + desk.lines_of(human.listed)
            desk.glance(seat, below=desk.console.height if same_turn else below)
        self._tell(seat)
        desk.moves(human.listed, brief=True)

    def _tell(self, seat: int) -> None:
        """What happened since that person last looked."""
        first, last = self._told[seat], len(self.match.played)
        self._told[seat] = last
        if last - first > STORY:
            self.desk.line(f"{last - first - STORY} earlier moves: log tells them.", indent=2)
            first = last - STORY
        self.desk.story(seat, first, forced=self.forced)

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
            self.keeper.save(self.match)
        except OSError as wrong:
            if not self._cannot_save:
                self.desk.path_line(f"This game cannot be kept in {self.keeper.path}: {wrong.strerror or wrong}")
            self._cannot_save = str(wrong.strerror or wrong)
        else:
            self._cannot_save = ""

    def save_copy(self, path: Path) -> None:
        """Write the record elsewhere too; a file that is there already is not touched."""
        if path.exists():
            raise ValueError(f"{path} is there already; choose another name")
        self.keeper.save(self.match, path)

    # -- leaving ----------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        if not any(played.seat in self.humans for played in self.match.played):
            self.desk.line("Goodbye. You had not moved yet, so there was nothing to keep.")
            return
        self._keep()
        if self._cannot_save:
            self.desk.line("Goodbye. This game could not be kept.")
            return
        self.desk.path_line("Goodbye. The game is kept. Go on with:")
        self.desk.path_line(f"  benchtop play --resume {in_shell(self.keeper.path)}")

    def _end(self) -> None:
        lone = self.humans[0] if len(self.humans) == 1 else None
        self.desk.heading(f"{self.match.game.title} · after {len(self.match.played)} moves")
        self.desk.table(lone)
        if lone is not None:
            self._tell(lone)
        self.desk.result()
        if not self._cannot_save:
            self.desk.path_line("See it again:")
            self.desk.path_line(f"  benchtop replay {in_shell(self.keeper.path)}")
        self.desk.path_line(f"Play again:\n  benchtop play {self.match.game.key}")

    def welcome(self) -> None:
        """Who sits here, and how to find one's way."""
        match, names = self.match, self.match.names
        self.desk.line(match.game.title, style="bold")
        self.desk.line(match.game.summary)
        if len(self.humans) == 1:
            self.desk.line(f"You are {names[self.humans[0]]}.")
        else:
            self.desk.line(f"At this keyboard: {listing([names[seat] for seat in self.humans])}.")
        for kind in dict.fromkeys(kind for kind in self.keeper.kinds if kind != HUMAN):
            bots = [name for name, other in zip(names, self.keeper.kinds, strict=True) if other == kind]
            self.desk.line(f"{listing(bots)} {'is a bot' if len(bots) == 1 else 'are bots'}, {about(kind)}")
        chosen = ", ".join(f"{key}={str(value).lower()}" for key, value in match.options.items())
        self.desk.line(f"Seed: {match.seed}." + (f" Options: {chosen}." if chosen else ""), style="dim")
