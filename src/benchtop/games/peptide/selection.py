"""Peptide: the moves of Phase 1 (§2) and the ATP actions (§4)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from .cards import KINDS, LETTERS, RESET_ORGANELLES, RESET_RNA, SELECT_TWICE, TITLES
from .events import BecameFirst, BoughtSelection, OrganellesReset, RnaReset, Took
from .flow import (
    clear_field,
    deal_organelles,
    discard_rna,
    end_idle_turn,
    has_rna_to_draw,
    listed,
    next_resolution,
    next_selection,
    pay,
    turn_up_rna,
)
from .state import DISCARD, NUCLEUS, RESOLVE, RIBOSOME, SELECT, TWO_AMINO, TWO_RNA, VACUOLE, State

# -- what is not due now ------------------------------------------------------------------------------------------

HALF_DONE: Final[dict[int, tuple[str, str]]] = {
    NUCLEUS: ("You are using a Nucleus.", "Take a face-up RNA card or draw two."),
    TWO_RNA: ("You have drawn two RNA cards.", "Keep one of them."),
    VACUOLE: ("You are using a Vacuole.", "Gather ATP and RNA, or raise a limit."),
    TWO_AMINO: ("You are looking at two amino acids.", "Keep one of them."),
    RIBOSOME: ("You are using a Ribosome.", "Add an amino acid or fix one."),
}


def half_done(s: State) -> Refusal | None:
    """The refusal of anything else while a decision is half made or RNA must be discarded (§3.1, §7.3)."""
    if s.stage in HALF_DONE:
        text, remedy = HALF_DONE[s.stage]
        return Refusal("finish_first", "§3.1", text, remedy=remedy)
    if s.stage == DISCARD:
        return Refusal(
            "finish_first",
            "§7.3",
            f"The round is over and you hold more RNA than your limit of {s.players[s.to_move].rna_limit}.",
            remedy=f"Choose {s.due} RNA {'card' if s.due == 1 else 'cards'} to discard.",
        )
    return None


def too_dear(s: State, cost: int, rule: str, what: str, biology: str | None = None) -> Refusal | None:
    """The refusal of what the seat to move cannot pay for."""
    atp = s.players[s.to_move].atp
    if atp >= cost:
        return None
    return Refusal(
        "cannot_pay",
        rule,
        f"You have {atp} ATP; {what} costs {cost}.",
        biology=biology,
        remedy="Mitochondria, a Vacuole or a face-down organelle bring ATP.",
    )


# -- selections (§2) ----------------------------------------------------------------------------------------------


def no_selection(s: State) -> Refusal | None:
    """The refusal of a selection that is not due (§2.2)."""
    refusal = half_done(s)
    if refusal is not None:
        return refusal
    if s.stage == RESOLVE:
        return Refusal(
            "wrong_phase",
            "§2.2",
            "Organelles are selected in Phase 1; this is Phase 2.",
            remedy="Resolve the organelles in front of you.",
        )
    if s.due == 0:
        return Refusal(
            "no_selection_left", "§2.2", "You have made your selection of this turn.", remedy="End your turn."
        )
    return None


class Take(Move):
    """Select an organelle and lay it face up, to use it in Phase 2 (§2.3), or face down, for 1 ATP (§2.4)."""

    def __init__(self, kind: int, *, face_down: bool) -> None:
        super().__init__(f"take {KINDS[kind]}{' down' if face_down else ''}", touches=[f"organelle:{KINDS[kind]}"])
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
                remedy="Select one that lies there, or have the field dealt anew for 2 ATP.",
            )
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
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
            s.tell(Took(s.to_move, KINDS[self.kind], face_down=self.face_down))
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
            )
        if s.first == s.to_move:
            return Refusal(
                "already_first", "§2.5", "You hold the First Player card already.", remedy="Select an organelle."
            )
        return None

    def play(self, s: State) -> None:
        if s.listener is not None:
            s.tell(BecameFirst(s.to_move, s.first))
        s.first = s.to_move
        s.first_taken = True
        s.players[s.to_move].picked += 1
        s.due -= 1
        end_idle_turn(s)


# -- ATP actions (§4) ---------------------------------------------------------------------------------------------


class SelectTwice(Move):
    """Pay 3 ATP in the first turn of the round to make both selections in it (§4.3)."""

    def __init__(self) -> None:
        super().__init__("select-twice", touches=["atp"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = half_done(s)
        if refusal is not None:
            return refusal
        if s.stage == RESOLVE:
            return Refusal("wrong_phase", "§4.3", "Selections are made in Phase 1; this is Phase 2.")
        if s.twice:
            return Refusal(
                "already_twice", "§4.3", "You have paid for your second selection already.", remedy="Make it."
            )
        if s.passing == 2:
            return Refusal("not_first_turn", "§4.3", "This is your second turn to select: no selection comes after it.")
        return too_dear(s, SELECT_TWICE, "§4.3", "selecting twice")

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], SELECT_TWICE)
        s.twice = True
        s.due += 1
        if s.listener is not None:
            s.tell(BoughtSelection(s.to_move, SELECT_TWICE))


class ResetRna(Move):
    """Pay 1 ATP to discard the face-up RNA and turn up two new cards (§4.1)."""

    def __init__(self) -> None:
        super().__init__("reset rna", touches=["rna-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = half_done(s)
        if refusal is not None:
            return refusal
        if not s.rna_field and not has_rna_to_draw(s):
            return Refusal("nothing_to_reset", "§4.1", "There is no RNA to turn up: all of it is in hands and chains.")
        return too_dear(s, RESET_RNA, "§4.1", "new face-up RNA")

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], RESET_RNA)
        before = s.rna_field
        s.rna_field = []
        for letter in before:
            discard_rna(s, letter)
        turn_up_rna(s)
        if s.listener is not None:
            s.tell(
                RnaReset(
                    s.to_move,
                    RESET_RNA,
                    [LETTERS[letter] for letter in before],
                    [LETTERS[letter] for letter in s.rna_field],
                )
            )
        end_idle_turn(s)


class ResetOrganelles(Move):
    """Pay 2 ATP to discard the organelle field and deal the same number anew (§4.2)."""

    def __init__(self) -> None:
        super().__init__("reset organelles", touches=["organelle-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = half_done(s)
        if refusal is not None:
            return refusal
        if s.field_size == 0:
            return Refusal(
                "nothing_to_reset",
                "§4.2",
                "The organelle field is empty.",
                remedy="It is dealt at the beginning of each round." if s.stage == RESOLVE else None,
            )
        return too_dear(s, RESET_ORGANELLES, "§4.2", "a new organelle field")

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], RESET_ORGANELLES)
        before = listed(s.field) if s.listener is not None else []
        cards = s.field_size
        clear_field(s)
        deal_organelles(s, cards)
        if s.listener is not None:
            s.tell(OrganellesReset(s.to_move, RESET_ORGANELLES, before, listed(s.field)))
        end_idle_turn(s)


class EndTurn(Move):
    """End the turn without a further ATP action (§4.4)."""

    def __init__(self) -> None:
        super().__init__("end turn", touches=["turn"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = half_done(s)
        if refusal is not None:
            return refusal
        if s.stage == SELECT and s.due:
            return Refusal(
                "still_to_select",
                "§2.2",
                f"You still have {s.due} {'selection' if s.due == 1 else 'selections'} to make.",
                remedy="Select an organelle or the First Player card.",
            )
        cards = s.players[s.to_move].cards
        if s.stage == RESOLVE and cards:
            return Refusal(
                "still_to_resolve",
                "§3.1",
                f"You still have {cards} {'organelle' if cards == 1 else 'organelles'} to resolve.",
                remedy="Use it, or decline an Amino-Acyl or a Ribosome.",
            )
        return None

    def play(self, s: State) -> None:
        if s.stage == SELECT:
            next_selection(s)
        else:
            next_resolution(s)


TAKE: Final[list[Move]] = [Take(kind, face_down=False) for kind in range(5)]
TAKE_DOWN: Final[list[Move]] = [Take(kind, face_down=True) for kind in range(5)]
TAKE_FIRST_PLAYER: Final = TakeFirstPlayer()
SELECT_TWICE_MOVE: Final = SelectTwice()
RESET_RNA_MOVE: Final = ResetRna()
RESET_ORGANELLES_MOVE: Final = ResetOrganelles()
END_TURN: Final = EndTurn()
