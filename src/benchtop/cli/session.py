"""A local session at a table: asks the seat to move, saves the game, shows what happened."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from benchtop.core.match import Match, Played
from benchtop.core.move import Move
from benchtop.core.text import listed

from .records import GameFile, kept_name
from .reference import codes_in
from .seats import HUMAN, Controller, describe_step, handle, level_description, result_of, spoken_names
from .terminal.console import in_shell, is_interactive, program
from .terminal.movelist import Entry
from .terminal.recap import Step
from .terminal.screen import Quit, Screen


class Session:
    """A match with its file, its screen, and what each person at the table has seen."""

    def __init__(self, match: Match, file: GameFile, screen: Screen, *, full: bool = False) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.full = full
        """Whether the whole table is drawn every time, not only when it fits the screen."""
        self.humans = [seat for seat, kind in enumerate(file.kinds) if kind == HUMAN]
        self.screen.you = self.humans[0] if len(self.humans) == 1 else None
        self.forced: set[int] = set()
        """The plies (0-based) that were played for a person because nothing else was possible."""
        self._seen = dict.fromkeys(self.humans, max(0, len(match.played) - match.seats))
        """Number of plies each person has seen."""
        self._at_keyboard: int | None = None
        self._cannot_save = False

    # -- playing ----------------------------------------------------------------------------------------------------

    def run(self, controllers: Sequence[Controller]) -> int:
        """Play until the game is over or the player leaves; the game is saved either way.

        Return the exit code: 130 after Ctrl-C, 1 if the game could not be saved.
        """
        interrupted = False
        try:
            while not self.match.over:
                self._step(controllers[self.match.to_move])
        except (Quit, KeyboardInterrupt) as left:
            interrupted = not isinstance(left, Quit) or left.interrupted
            self._leave()
        except Exception:  # a bug must not cost anybody their game
            self._leave()
            raise
        else:
            self._end()
        return 130 if interrupted else int(self._cannot_save)

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
        """Show a person the table, what happened since they last looked, and their legal moves."""
        match, screen, name = self.match, self.screen, self.match.names[seat]
        first_look = self._at_keyboard != seat
        if first_look and len(self.humans) > 1:
            screen.pass_keyboard(name)
        self._at_keyboard = seat
        heading = f"{match.game.title} · move {len(match.played) + 1} · {name}, it is your turn"
        steps = self._news(seat)
        whole = self.full or (first_look and not screen.console.is_terminal)
        screen.turn(heading, match.state.view(seat), steps, offered, whole=whole)

    def steps(self, seat: int | None, first: int = 0) -> list[Step]:
        """Return the moves from ply `first` on (0-based), as that seat saw them."""
        names, plies = spoken_names(self.match), self.match.played[first:]
        words = self._words_of_silent(seat, first) if any(_is_silent(played, seat) for played in plies) else {}
        you = self.screen.you
        return [
            describe_step(self.match, played, seat, names, you, forced=ply in self.forced, words=words.get(ply, ""))
            for ply, played in enumerate(plies, first)
        ]

    def _words_of_silent(self, seat: int | None, first: int) -> dict[int, str]:
        """Describe the person's own moves without events from ply `first` on, in the words of the list of moves."""
        match, state, words = self.match, self.match.state_at(first), {}
        for ply, played in enumerate(match.played[first:], first):
            if _is_silent(played, seat):
                words[ply] = match.game.text.words(played.move, state.view(seat), match.names)
            state.play(played.move)
        return words

    def _news(self, seat: int) -> list[Step]:
        """Return what happened since that person last looked."""
        first, self._seen[seat] = self._seen[seat], len(self.match.played)
        return self.steps(seat, first)

    # -- taking back ------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> str | None:
        """Return why that person may not undo their last choice, or None; forced moves after it are undone with it."""
        reason = self.match.why_not_undo(seat)
        if reason is None and self._last_choice(seat) is None:
            return "Others have responded to your last choice, or it revealed something, so you cannot undo it."
        return reason

    def undo(self, seat: int) -> Move:
        """Undo that person's last choice; check `why_not_undo` first."""
        ply = self._last_choice(seat)
        if ply is None:
            raise ValueError("there is nothing to take back")
        move = self.match.played[ply].move
        while len(self.match.played) > ply:
            self.match.undo(seat)
        self.forced = {forced for forced in self.forced if forced < ply}
        self._seen = {person: min(ply, steps) for person, steps in self._seen.items()}
        self._keep()
        return move

    def _last_choice(self, seat: int) -> int | None:
        """Return the ply that an undo returns to: the person's last unforced move, if everything since can be
        undone.
        """
        for ply in reversed(range(len(self.match.played))):
            played = self.match.played[ply]
            if played.seat != seat or played.revealed:
                return None
            if ply not in self.forced:
                return ply
        return None

    # -- saving -----------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save the game before anyone sees the move. A full disk does not stop the game."""
        try:
            self.file.save(self.match)
        except OSError as wrong:
            if not self._cannot_save:
                self.screen.path_line(f"This game cannot be saved in {self.file.path}: {wrong.strerror or wrong}")
            self._cannot_save = True
        else:
            self._cannot_save = False

    def save_copy(self, path: Path) -> None:
        """Save a copy of the record; never overwrites a file."""
        if path.exists():
            raise ValueError(f"{path} already exists; choose another name")
        self.file.save(self.match, path)

    # -- coming and leaving -----------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Show what the game is about, who plays, and what to type; then begin."""
        match, names, line = self.match, self.match.names, self.screen.line
        line(match.game.title, style="bold")
        for sentence in [part for part in match.game.text.goal if part] or [match.game.summary]:
            line(sentence)
        people = [names[seat] for seat in self.humans]
        line(f"You are {people[0]}." if len(people) == 1 else f"At this keyboard: {listed(people)}.")
        for kind in dict.fromkeys(kind for kind in self.file.kinds if kind != HUMAN):
            bots = [name for name, other in zip(names, self.file.kinds, strict=True) if other == kind]
            line(f"Against {listed(bots)}{level_description(kind) or '.'}")
        chosen = ", ".join(f"{key}={str(value).lower()}" for key, value in match.options.items())
        line(f"Seed: {match.seed}." + (f" Options: {chosen}." if chosen else ""), style="dim")
        codes = codes_in(match.game)
        if codes:
            line(f"Letters in codons and sites: {codes}.", style="dim")
        line(
            "At the prompt, type a number or a move; or hint, why MOVE, card NAME, help WORD, rules, table, quit.",
            style="dim",
        )
        if is_interactive() and not match.played:
            self.screen.ask("Press Enter to begin.")

    def _leave(self) -> None:
        if not any(played.seat in self.humans for played in self.match.played):
            self.screen.line("Goodbye. You had not moved yet, so nothing was saved.")
            return
        self._keep()
        if self._cannot_save:
            self.screen.line("Goodbye. This game could not be saved.")
            return
        self.screen.path_line("Goodbye. The game is saved. Continue with:")
        self.screen.path_line(self._command("play --resume"))

    def _command(self, words: str) -> str:
        """Return a command for this game that fits the terminal: with its path, with its name, or on two lines."""
        start, path = f"  {program()} {words}", in_shell(self.file.path)
        width = self.screen.console.width if self.screen.console.is_terminal else sys.maxsize
        if len(f"{start} {path}") > width:
            path = kept_name(self.file.path) or path
        between = " \\\n    " if len(f"{start} {path}") > width and sys.platform != "win32" else " "
        return f"{start}{between}{path}"

    def _end(self) -> None:
        lone = self.screen.you
        self.screen.heading(f"{self.match.game.title} · after {len(self.match.played)} moves")
        self.screen.table(self.match.state.view(lone))
        if lone is not None:
            self.screen.news(self._news(lone), lone)
        self.screen.result(result_of(self.match, lone))
        if not self._cannot_save:
            self.screen.path_line("Replay it:")
            self.screen.path_line(self._command("replay"))
        self.screen.path_line(f"Play again:\n  {program()} play {self.match.game.key}")


def _is_silent(played: Played, seat: int | None) -> bool:
    """Whether this is a person's own move without an event for them, such as a step towards an offer."""
    return played.seat == seat and not any(event.heard_by(seat) for event in played.events)
