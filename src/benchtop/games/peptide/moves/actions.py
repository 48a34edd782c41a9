"""Peptide: the ATP actions (§4), and ending a turn without one."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from ..components import (
    AMINO_ACYL,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_SELECT_TWICE,
    KINDS,
    LETTERS,
    RIBOSOME,
    named,
)
from ..events import BoughtSelection, OrganellesReset, RnaReset, paid, ways
from ..refusals import cannot_pay, finish_first
from ..state import RESOLVING, SELECTING, State
from ..turns import (
    clear_field,
    deal_organelles,
    discard_rna,
    end_idle_turn,
    has_rna_to_draw,
    next_resolution,
    next_selection,
    pay,
    turn_up_rna,
)


class SelectTwice(Move):
    """Pay ATP in the first turn of the round to make both selections in it (§4.3)."""

    def __init__(self) -> None:
        super().__init__("select-twice", touches=["atp"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.phase == RESOLVING:
            return Refusal(
                "wrong_phase",
                "§4.3",
                "Selections are made in Phase 1; this is Phase 2.",
                params={"variant": "select_twice", "needed": 1, "phase": 2},
            )
        if s.twice:
            return Refusal(
                "already_twice", "§4.3", "You have paid for your second selection already.", remedy="Make it."
            )
        if s.pass_number > 1:
            return Refusal("not_first_turn", "§4.3", "This is your second turn to select: no selection comes after it.")
        return cannot_pay(s, COST_SELECT_TWICE, "§4.3", "selecting twice", {"variant": "select_twice"})

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], COST_SELECT_TWICE)
        s.twice = True
        s.due += 1
        if s.listener is not None:
            s.tell(BoughtSelection(s.to_move, COST_SELECT_TWICE, moved=paid(s.to_move, COST_SELECT_TWICE)))


class ResetRna(Move):
    """Pay ATP to discard the face-up RNA and turn up new cards (§4.1)."""

    def __init__(self) -> None:
        super().__init__("reset rna", touches=["rna-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if not s.rna_field and not has_rna_to_draw(s):
            return Refusal(
                "nothing_to_reset",
                "§4.1",
                "There is no RNA to turn up: all of it is in hands and chains.",
                params={"variant": "rna"},
            )
        return cannot_pay(s, COST_RESET_RNA, "§4.1", "new face-up RNA", {"variant": "reset_rna"})

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], COST_RESET_RNA)
        before = s.rna_field
        s.rna_field = []
        for letter in before:
            discard_rna(s, letter)
        if s.listener is None:
            turn_up_rna(s)
        else:
            old = [LETTERS[letter] for letter in before]
            untold = ways("rna", old, "rna-field", "rna-discards")
            turn_up_rna(s, untold)
            new = [LETTERS[letter] for letter in s.rna_field]
            moved = [*paid(s.to_move, COST_RESET_RNA), *untold, *ways("rna", new, "rna-deck", "rna-field")]
            s.tell(RnaReset(s.to_move, COST_RESET_RNA, old, new, moved=moved))
        end_idle_turn(s)


class ResetOrganelles(Move):
    """Pay ATP to discard the organelle field and deal the same number anew (§4.2)."""

    def __init__(self) -> None:
        super().__init__("reset organelles", touches=["organelle-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.field_size == 0:
            return Refusal(
                "nothing_to_reset",
                "§4.2",
                "The organelle field is empty.",
                remedy="It is dealt at the beginning of each round." if s.phase == RESOLVING else None,
                params={"variant": "organelles", "phase": 2 if s.phase == RESOLVING else 1},
            )
        return cannot_pay(s, COST_RESET_ORGANELLES, "§4.2", "a new organelle field", {"variant": "reset_organelles"})

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], COST_RESET_ORGANELLES)
        before = named(s.field) if s.listener is not None else []
        cards = s.field_size
        clear_field(s)
        if s.listener is None:
            deal_organelles(s, cards)
        else:
            untold = ways("organelle", before, "organelle-field", "organelle-discards")
            deal_organelles(s, cards, untold)
            after = named(s.field)
            dealt = ways("organelle", after, "organelle-deck", "organelle-field")
            moved = [*paid(s.to_move, COST_RESET_ORGANELLES), *untold, *dealt]
            s.tell(OrganellesReset(s.to_move, COST_RESET_ORGANELLES, before, after, moved=moved))
        end_idle_turn(s)


class EndTurn(Move):
    """End the turn without a further ATP action (§4.4)."""

    def __init__(self) -> None:
        super().__init__("end turn", touches=["turn"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.phase == SELECTING and s.due:
            return Refusal(
                "still_to_select",
                "§2.2",
                f"You still have {s.due} {'selection' if s.due == 1 else 'selections'} to make.",
                remedy="Select an organelle or the First Player card.",
                params={"due": s.due, "card": "first-player"},
            )
        cards = s.players[s.to_move].cards
        if s.phase == RESOLVING and cards:
            return Refusal(
                "still_to_resolve",
                "§3.1",
                f"You still have {cards} {'organelle' if cards == 1 else 'organelles'} to resolve.",
                remedy="Use it, or decline an Amino-Acyl or a Ribosome.",
                params={"due": cards, "declinable": [KINDS[AMINO_ACYL], KINDS[RIBOSOME]]},
            )
        return None

    def play(self, s: State) -> None:
        if s.phase == SELECTING:
            next_selection(s)
        else:
            next_resolution(s)


SELECT_TWICE: Final = SelectTwice()
RESET_RNA: Final = ResetRna()
RESET_ORGANELLES: Final = ResetOrganelles()
END_TURN: Final = EndTurn()
