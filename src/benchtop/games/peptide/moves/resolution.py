"""Peptide: resolving organelles in Phase 2 (§3.1 to §3.3), and declining them (§3.9).

For Nucleus and Vacuole see gathering.py, for Amino-Acyl and Ribosome building.py.
"""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from ..components import AMINO_ACYL, COSTS, GAIN_FACE_DOWN, GAIN_MITOCHONDRIA, KINDS, MITOCHONDRIA, RIBOSOME
from ..events import Declined, Resolved, paid
from ..refusals import no_resolution, not_selected, refuse
from ..state import Player, State
from ..turns import end_done_turn, gain, pay


def put_away(s: State, kind: int) -> Player:
    """Discard a face-up organelle of the seat to move."""
    player = s.players[s.to_move]
    player.up[kind] -= 1
    player.cards -= 1
    s.discards[kind] += 1
    return player


class Use(Move):
    """Use a face-up organelle (§3.1). Subclasses implement its effect."""

    def __init__(self, kind: int, *touches: str) -> None:
        organelle = KINDS[kind]
        super().__init__(f"use {organelle}", touches=[f"use:{organelle}", *touches], params={"organelle": organelle})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        return not_selected(s, self.kind)

    def begin(self, s: State) -> Player:
        """Discard the organelle and pay for it."""
        player = put_away(s, self.kind)
        pay(s, player, COSTS[self.kind])
        s.used[self.kind] += 1
        if s.listener is not None:
            organelle = KINDS[self.kind]
            cost = COSTS[self.kind]
            number = s.used[self.kind]
            way = travel(f"organelle:{organelle}", f"organelles:{s.to_move}", "organelle-discards")
            s.tell(Resolved(s.to_move, organelle, cost, number=number, moved=[way, *paid(s.to_move, cost)]))
        return player


class UseMitochondria(Use):
    """Gain ATP (§3.3)."""

    def __init__(self) -> None:
        super().__init__(MITOCHONDRIA)

    def play(self, s: State) -> None:
        self.begin(s)
        gain(s, GAIN_MITOCHONDRIA)
        end_done_turn(s)


class UseFaceDown(Move):
    """Discard a face-down organelle for its ATP (§3.2)."""

    def __init__(self) -> None:
        super().__init__("use face-down", touches=["face-down"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_resolution(s)
        if refusal is None and sum(s.players[s.to_move].down) == 0:
            return refuse(
                "no_face_down",
                "§3.2",
                "No organelle lies face down before you.",
                {"phase": 1},
                remedy="Whether a card lies face down is chosen when it is selected in Phase 1.",
            )
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        kind = 0
        while player.down[kind] == 0:
            kind += 1
        player.down[kind] -= 1
        player.cards -= 1
        s.discards[kind] += 1
        if s.listener is not None:
            way = travel(f"organelle:{KINDS[kind]}", f"face-down:{s.to_move}", "organelle-discards")
            s.tell(Resolved(s.to_move, KINDS[kind], face_down=True, moved=[way]))
        gain(s, GAIN_FACE_DOWN)
        end_done_turn(s)


class Decline(Move):
    """Discard an Amino-Acyl or a Ribosome without paying and without effect (§3.9)."""

    def __init__(self, kind: int) -> None:
        organelle = KINDS[kind]
        touches = [f"use:{organelle}", "organelle-discards"]
        super().__init__(f"decline {organelle}", touches, params={"organelle": organelle})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        return not_selected(s, self.kind)

    def play(self, s: State) -> None:
        put_away(s, self.kind)
        if s.listener is not None:
            organelle = KINDS[self.kind]
            way = travel(f"organelle:{organelle}", f"organelles:{s.to_move}", "organelle-discards")
            s.tell(Declined(s.to_move, organelle, moved=[way]))
        end_done_turn(s)


USE_FACE_DOWN: Final = UseFaceDown()
USE_MITOCHONDRIA: Final = UseMitochondria()
DECLINE_AMINO_ACYL: Final = Decline(AMINO_ACYL)
DECLINE_RIBOSOME: Final = Decline(RIBOSOME)
