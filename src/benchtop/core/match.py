"""Plays a game with every move checked: refuses illegal moves, records legal ones, and undoes what is fair to undo."""

import hashlib
import json
import secrets
from typing import Any, Final

from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.record import record_of, redacted_record_of
from benchtop.core.refusal import IllegalMove, Refusal
from benchtop.core.rng import Seed
from benchtop.core.state import State

STRIDE: Final = 256
"""A match saves its state every STRIDE moves, so that any earlier position can be rebuilt quickly."""


class Played:
    """A move as it was played, with its events."""

    def __init__(self, seat: int, move: Move, events: list[Event], *, revealed: bool) -> None:
        self.seat = seat
        self.move = move
        self.events = events
        self.revealed = revealed
        """Whether chance or a hidden card was revealed; such a move cannot be undone without consent."""

    def notation_for(self, seat: int | None) -> str:
        """Return the notation as that seat may read it."""
        return self.move.notation if seat == self.seat else self.move.public_notation


class Match:
    """A game from its first move to its last, with everything needed to replay it."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: Seed | None = None,
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
        *,
        position: dict[str, Any] | None = None,
    ) -> None:
        """Start a game, or continue from a position (a state's `to_json`, which sets seats and options).

        With a seed, a position gets the luck of that seed; draws that it fixes stay fixed.
        """
        self.game = game
        self.start: dict[str, Any] | None = None
        """The starting position, if the match did not start as a new game."""
        if position is None:
            self.seed: Seed = secrets.token_hex(8) if seed is None else seed
            self.state: State = game.new(seats, self.seed, options)
        else:
            self.state = game.position(position, seed)
            self.start = self.state.to_json()
            self.seed = hashlib.sha256(json.dumps(self.start, sort_keys=True).encode()).hexdigest()[:32]
            if seats not in {None, self.state.seats}:
                raise ValueError(f"the position is for {self.state.seats} seats, not {seats}")
            if options and game.check_options(options) != self.state.options:
                raise ValueError("a position has its own options; leave them out")
        self.options: dict[str, Any] = self.state.options
        self.seats: int = self.state.seats
        self.names: list[str] = list(names) if names else [f"Player {n + 1}" for n in range(self.seats)]
        if len(self.names) != self.seats:
            raise ValueError(f"{len(self.names)} names for {self.seats} seats")
        self.played: list[Played] = []
        self._milestones: list[State] = []
        """The states after each STRIDE moves."""
        self.undone: list[dict[str, Any]] = []
        """Moves that were taken back, kept for the record."""

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_move(self) -> int:
        return self.state.to_move

    def legal(self, seat: int) -> list[Move]:
        """Return the moves that seat may play now; none while it is another seat's turn."""
        return self.state.legal() if not self.state.over and seat == self.state.to_move else []

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Return why that seat may not play this move now, or None if it may."""
        if not self.state.over and seat != self.state.to_move:
            return Refusal(
                "not_your_turn",
                "§0",
                f"It is {self.names[self.state.to_move]}'s turn to decide.",
                remedy="Wait until it is your turn.",
                params={"seat": self.state.to_move},
            )
        return self.state.why_not(move)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Play a move and return its events; raises IllegalMove, and changes nothing, if the move is refused."""
        if isinstance(move, str):
            move = self.game.parse(move)
        elif not (0 <= move.id < len(self.game.moves)) or self.game.moves[move.id] is not move:
            raise ValueError(f"{move!r} is not in the book of {self.game.key}")
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        before = self.state.revealed
        self.state.listener = events.append
        try:
            self.state.play(move)
        finally:
            self.state.listener = None
        self.played.append(Played(seat, move, events, revealed=self.state.revealed != before))
        if len(self.played) % STRIDE == 0:
            self._milestones.append(self.state.clone())
        return events

    # -- taking back ------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> str | None:
        """Return why that seat may not undo alone, or None. You may undo only your own last move, if it revealed
        nothing.
        """
        if not self.played:
            return "Nothing has been played yet."
        last = self.played[-1]
        if last.seat != seat:
            return f"{self.names[last.seat]} has moved since; a move that others have answered stays."
        if last.revealed:
            return "Your last move drew, rolled or showed something hidden; what has been seen cannot be unseen."
        return None

    def undo(self, seat: int) -> Move:
        """Undo that seat's last move; raises ValueError if that is not allowed."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise ValueError(reason)
        move = self.played[-1].move
        self.take_back_to(len(self.played) - 1, seat)
        return move

    def take_back_to(self, ply: int, seat: int) -> None:
        """Return to the position after `ply` moves, for undo and for take-backs that everybody agreed to."""
        if not 0 <= ply <= len(self.played):
            raise ValueError(f"there is no ply {ply} in a game of {len(self.played)} moves")
        gone = [{"seat": p.seat, "move": p.move.notation} for p in self.played[ply:]]
        if gone:
            self.undone.append({"ply": ply, "by": seat, "moves": gone})
        self.played = self.played[:ply]
        self._milestones = self._milestones[: ply // STRIDE]
        self.state = self.state_at(ply)

    def state_at(self, ply: int) -> State:
        """Return the state after that many moves, replayed from the last saved state."""
        passed = min(ply, len(self.played)) // STRIDE
        s = self._milestones[passed - 1].clone() if passed else self.first_state()
        for played in self.played[passed * STRIDE : ply]:
            s.play(played.move)
        return s

    def first_state(self) -> State:
        """Return the state before the first move."""
        if self.start is not None:
            return self.game.from_json(self.start)
        return self.game.new(self.seats, self.seed, self.options)

    # -- reading ----------------------------------------------------------------------------------------------------

    def log(self, seat: int | None) -> list[str]:
        """Return the moves so far in notation, as that seat may read them."""
        return [played.notation_for(seat) for played in self.played]

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.record())

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.to_move} to move"
        return f"<match of {self.game.key}: {self.seats} seats, ply {len(self.played)}, {turn}>"

    def record(self) -> dict[str, Any]:
        """Return the complete match as versioned JSON; `replay` plays it again."""
        return record_of(self)

    def record_for(self, seat: int | None) -> dict[str, Any]:
        """Return the record that a seat may have while the game runs: no seed, and others' secret choices hidden."""
        return redacted_record_of(self, seat)


def _unpickled(game: Game, record: dict[str, Any]) -> Match:
    names = [seat["name"] for seat in record["seats"]]
    match = Match(game, len(names), record.get("seed"), record["options"], names, position=record.get("start"))
    for entry in record["moves"]:
        match.play(entry["seat"], entry["move"])
    match.undone = list(record.get("undone", []))
    return match
