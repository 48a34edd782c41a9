"""Peptide: selecting organelles in Phase 1 (§2)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from ..components import COST_RESET_ORGANELLES, KINDS, MISSING
from ..events import BecameFirst, Took
from ..refusals import next_round, no_selection, none_of, refuse, with_article
from ..state import State
from ..turns import end_done_turn, is_last_round


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
            return self._not_in_field(s)
        return refusal

    def _not_in_field(self, s: State) -> Refusal:
        """Refuse an organelle that is not in the field, naming those that are and the price of a new field."""
        there = [with_article(kind) for kind in range(5) if s.field[kind]]
        atp = s.players[s.to_move].atp
        facts: Facts = {
            "organelle": KINDS[self.kind],
            "field": [KINDS[kind] for kind in range(5) if s.field[kind]],
            "cost": COST_RESET_ORGANELLES,
            "atp": atp,
        }
        return refuse(
            "not_in_field",
            "§2.4" if self.face_down else "§2.3",
            f"{none_of(self.kind)} in the field, only {listed(there)}.",
            facts,
            biology=MISSING[self.kind],
            remedy=f"A new field costs {COST_RESET_ORGANELLES} ATP, and you have {atp}"
            f"{': it may bring one.' if atp >= COST_RESET_ORGANELLES else '.'}",
        )

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
        end_done_turn(s)


class TakeFirstPlayer(Move):
    """Select the First Player card instead of an organelle (§2.5)."""

    def __init__(self) -> None:
        super().__init__("take first-player", touches=["first-player"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_selection(s)
        if refusal is not None:
            return refusal
        if s.first_taken:
            return refuse(
                "first_player_taken",
                "§2.5",
                "The First Player card has been selected this round.",
                {"card": "first-player", "last": int(is_last_round(s))},
                remedy=next_round(s, "It can be selected again"),
            )
        if s.first == s.to_move:
            return refuse(
                "already_first",
                "§2.5",
                "You hold the First Player card already.",
                {"card": "first-player"},
                remedy="You begin every pass and phase as long as nobody else selects it.",
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
        end_done_turn(s)


TAKE: Final[list[Move]] = [Take(kind, face_down=False) for kind in range(5)]
TAKE_DOWN: Final[list[Move]] = [Take(kind, face_down=True) for kind in range(5)]
TAKE_FIRST_PLAYER: Final = TakeFirstPlayer()
