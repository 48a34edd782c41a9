"""Peptide: selecting organelles in Phase 1 (§2)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from ..components import COST_RESET_ORGANELLES, KINDS, TITLES
from ..events import BecameFirst, Took
from ..refusals import no_selection
from ..state import State
from ..turns import end_idle_turn


class Take(Move):
    """Select an organelle and lay it face up, to use it in Phase 2 (§2.3), or face down, for its ATP (§2.4)."""

    def __init__(self, kind: int, *, face_down: bool) -> None:
        touches = [f"organelle:{KINDS[kind]}", "face-down" if face_down else "face-up"]
        super().__init__(
            f"take {KINDS[kind]}{' down' if face_down else ''}",
            touches,
            params={"organelle": KINDS[kind], "face_down": face_down},
        )
        self.kind = kind
        self.face_down = face_down

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_selection(s)
        if refusal is None and s.field[self.kind] == 0:
            rule = "§2.4" if self.face_down else "§2.3"
            return Refusal(
                "not_in_field",
                rule,
                f"There is no {TITLES[self.kind]} in the field.",
                remedy=f"Select one that lies there, or have the field dealt anew for {COST_RESET_ORGANELLES} ATP.",
                params={"organelle": KINDS[self.kind], "cost": COST_RESET_ORGANELLES},
            )
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        place = sum(s.field[: self.kind]) + 1 if s.listener is not None else 0
        s.field[self.kind] -= 1
        s.field_size -= 1
        if self.face_down:
            player.down[self.kind] += 1
        else:
            player.up[self.kind] += 1
        player.cards += 1
        player.picked += 1
        s.due -= 1
        if s.listener is not None:
            organelle = KINDS[self.kind]
            zone = f"face-down:{s.to_move}" if self.face_down else f"organelles:{s.to_move}"
            way = travel(f"organelle:{organelle}", "organelle-field", zone)
            s.tell(Took(s.to_move, organelle, face_down=self.face_down, place=place, moved=[way]))
        end_idle_turn(s)


class TakeFirstPlayer(Move):
    """Select the First Player card instead of an organelle (§2.5)."""

    def __init__(self) -> None:
        super().__init__("take first-player", touches=["first-player"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_selection(s)
        if refusal is not None:
            return refusal
        if s.first_taken:
            return Refusal(
                "first_player_taken",
                "§2.5",
                "The First Player card has been selected this round.",
                remedy="It can be selected again next round.",
                params={"card": "first-player"},
            )
        if s.first == s.to_move:
            return Refusal(
                "already_first",
                "§2.5",
                "You hold the First Player card already.",
                remedy="Select an organelle.",
                params={"card": "first-player"},
            )
        return None

    def play(self, s: State) -> None:
        if s.listener is not None:
            way = travel("card:first-player", f"first-player:{s.first}", f"first-player:{s.to_move}")
            s.tell(BecameFirst(s.to_move, s.first, moved=[way]))
        s.first = s.to_move
        s.first_taken = True
        s.players[s.to_move].picked += 1
        s.due -= 1
        end_idle_turn(s)


TAKE: Final[list[Move]] = [Take(kind, face_down=False) for kind in range(5)]
TAKE_DOWN: Final[list[Move]] = [Take(kind, face_down=True) for kind in range(5)]
TAKE_FIRST_PLAYER: Final = TakeFirstPlayer()
