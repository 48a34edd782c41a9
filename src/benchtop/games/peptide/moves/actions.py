"""Peptide: ATP actions (§4), and ending a turn without an action."""

from typing import Final

from benchtop.core.move import NOTHING, Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from ..components import (
    AMINO_ACYL,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_SELECT_TWICE,
    LETTERS,
    RIBOSOME,
    TITLES,
    named,
)
from ..events import BoughtSelection, Held, OrganellesReset, RnaReset, paid, ways
from ..refusals import (
    NEW_RNA_COSTS,
    RECYCLED,
    RENEWAL_COSTS,
    SPEED_COSTS,
    cannot_pay,
    finish_first,
    legal_of,
    next_round,
    refuse,
)
from ..state import RESOLVING, SELECTING, State
from ..turns import (
    can_hold,
    clear_field,
    deal_organelles,
    discard_rna,
    end_done_turn,
    has_face_up_rna_to_come,
    has_rna_to_draw,
    is_last_round,
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
            return refuse(
                "wrong_phase",
                "§4.3",
                "Selections are made in Phase 1; this is Phase 2.",
                {"variant": "select_twice", "needed": 1, "phase": 2, "last": int(is_last_round(s))},
                remedy=next_round(s, "It can be paid for in your first turn of Phase 1"),
            )
        if s.twice:
            return _already_twice(s)
        if s.pass_number > 1:
            return refuse(
                "not_first_turn",
                "§4.3",
                "This is your second turn to select: no selection comes after it.",
                {"last": int(is_last_round(s)), "phase": 1},
                remedy=next_round(s, "It can be paid for in your first turn of Phase 1"),
            )
        return cannot_pay(s, COST_SELECT_TWICE, "§4.3", "selecting twice", {"variant": "select_twice"}, SPEED_COSTS)

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], COST_SELECT_TWICE)
        s.twice = True
        s.due += 1
        if s.listener is not None:
            s.tell(BoughtSelection(s.to_move, COST_SELECT_TWICE, moved=paid(s.to_move, COST_SELECT_TWICE)))


def _already_twice(s: State) -> Refusal:
    """Refuse to buy the second selection twice."""
    if s.due == 0:
        return refuse(
            "already_twice",
            "§4.3",
            "You have paid for your second selection and made both.",
            {"due": 0},
            remedy="There are only two selections a round.",
        )
    left = "one selection is left" if s.due == 1 else f"{s.due} selections are left"
    return refuse(
        "already_twice",
        "§4.3",
        f"You have paid for your second selection already: {left} to make.",
        {"due": s.due, "card": "first-player"},
        remedy="Take an organelle or the First Player card." if FIRST in legal_of(s, FIRST) else "Take an organelle.",
        moves=legal_of(s, "take"),
    )


class ResetRna(Move):
    """Pay ATP to discard the face-up RNA and turn up new cards (§4.1)."""

    def __init__(self) -> None:
        super().__init__("reset rna", touches=["rna-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if not s.rna_field and not has_rna_to_draw(s):
            return refuse(
                "nothing_to_reset",
                "§4.1",
                "There is no RNA to turn up: all of it is in hands and chains.",
                {"variant": "rna"},
                biology=RECYCLED,
                remedy="It comes back when somebody fixes an amino acid.",
            )
        return cannot_pay(s, COST_RESET_RNA, "§4.1", "new face-up RNA", {"variant": "reset_rna"}, NEW_RNA_COSTS)

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
            unreported = ways("rna", old, "rna-field", "rna-discards")
            turn_up_rna(s, unreported)
            new = [LETTERS[letter] for letter in s.rna_field]
            moved = [*paid(s.to_move, COST_RESET_RNA), *unreported, *ways("rna", new, "rna-deck", "rna-field")]
            s.tell(RnaReset(s.to_move, COST_RESET_RNA, old, new, moved=moved))
        end_done_turn(s)


class ResetOrganelles(Move):
    """Pay ATP to discard the organelle field and deal the same number of new cards (§4.2)."""

    def __init__(self) -> None:
        super().__init__("reset organelles", touches=["organelle-field"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.field_size == 0:
            phase = 2 if s.phase == RESOLVING else 1
            return refuse(
                "nothing_to_reset",
                "§4.2",
                f"The organelle field is empty{' in Phase 2' if phase == 2 else ': all of it has been selected'}.",
                {"variant": "organelles", "phase": phase, "last": int(is_last_round(s))},
                remedy=next_round(s, "It is dealt again"),
            )
        facts: Facts = {"variant": "reset_organelles"}
        return cannot_pay(s, COST_RESET_ORGANELLES, "§4.2", "a new organelle field", facts, RENEWAL_COSTS)

    def play(self, s: State) -> None:
        pay(s, s.players[s.to_move], COST_RESET_ORGANELLES)
        before = named(s.field) if s.listener is not None else []
        cards = s.field_size
        clear_field(s)
        if s.listener is None:
            deal_organelles(s, cards)
        else:
            unreported = ways("organelle", before, "organelle-field", "organelle-discards")
            deal_organelles(s, cards, unreported)
            after = named(s.field)
            dealt = ways("organelle", after, "organelle-deck", "organelle-field")
            moved = [*paid(s.to_move, COST_RESET_ORGANELLES), *unreported, *dealt]
            s.tell(OrganellesReset(s.to_move, COST_RESET_ORGANELLES, before, after, moved=moved))
        end_done_turn(s)


class HoldTurn(Move):
    """Keep the turn open for an ATP action after the last selection or resolution (§4.4)."""

    def __init__(self) -> None:
        super().__init__("hold turn", touches=["turn", "atp"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.held:
            over = legal_of(s, "end turn")
            return refuse(
                "already_held",
                "§4.4",
                "Your turn is kept open already.",
                {"over": len(over)},
                remedy="End the turn when you are done." if over else "It goes on until you end it.",
                moves=over,
            )
        player = s.players[s.to_move]
        if (s.due if s.phase == SELECTING else player.cards) == 0:
            return refuse("nothing_left", "§4.4", "Nothing is left to do in this turn but to end it.", {})
        if not can_hold(s):
            return _no_action_follows(s)
        return None

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.held = True
        if s.listener is not None:
            s.tell(Held(s.to_move))


def _no_action_follows(s: State) -> Refusal:
    """Refuse to keep the turn open if no action could follow."""
    atp = s.players[s.to_move].atp
    if not has_face_up_rna_to_come(s) and (s.phase == RESOLVING or atp >= COST_RESET_RNA):
        text = "There is no RNA to turn up, so no action could follow: the turn ends by itself."
        facts: Facts = {"variant": "rna"}
        remedy = None
        if s.phase == SELECTING:
            facts |= {"atp": atp, "cost": COST_RESET_ORGANELLES}
            remedy = f"You have {atp} ATP; a new organelle field costs {COST_RESET_ORGANELLES}."
        return refuse("no_action_follows", "§4.4", text, facts, biology=RECYCLED, remedy=remedy)
    text = f"With {atp} ATP no action could follow: the turn ends by itself."
    remedy = f"The cheapest action, new face-up RNA, costs {COST_RESET_RNA}."
    return refuse("no_action_follows", "§4.4", text, {"atp": atp, "cost": COST_RESET_RNA}, remedy=remedy)


class EndTurn(Move):
    """End a turn that was kept open (§4.4)."""

    def __init__(self) -> None:
        super().__init__("end turn", touches=["turn"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.phase == SELECTING and s.due:
            first = bool(legal_of(s, FIRST))
            return refuse(
                "still_to_select",
                "§2.2",
                f"In pass {s.pass_number} you still have {s.due} selection{'s' if s.due > 1 else ''} to make.",
                {"due": s.due, "pass": s.pass_number, "card": "first-player", "first": int(first)},
                remedy=f"Take an organelle{' or the First Player card' if first else ''}.",
                moves=legal_of(s, "take"),
            )
        if s.phase == RESOLVING and s.players[s.to_move].cards:
            return _still_to_resolve(s)
        return None

    def play(self, s: State) -> None:
        if s.phase == SELECTING:
            next_selection(s)
        else:
            next_resolution(s)


def _still_to_resolve(s: State) -> Refusal:
    """Refuse to end the turn, naming the organelles left and what to do with them."""
    player = s.players[s.to_move]
    left = [TITLES[kind] for kind in range(5) for _ in range(player.up[kind])]
    down = sum(player.down)
    left += ["one face down" if down == 1 else f"{down} face down"] * (down > 0)
    moves = legal_of(s, "use", "decline")
    declined = [TITLES[kind] for kind in (AMINO_ACYL, RIBOSOME) if player.up[kind]]
    use = any(move.startswith("use") for move in moves)
    remedy = "Use one of them" if player.cards > 1 else "Use it"
    if not use:
        remedy = f"Decline the {declined[0]}, which cannot be used now."
    elif declined:
        remedy += f", or decline the {listed(declined, 'or the')}."
    else:
        remedy += "."
    return refuse(
        "still_to_resolve",
        "§3.1",
        f"You still have {player.cards} {'organelle' if player.cards == 1 else 'organelles'} to resolve:"
        f" {listed(left)}.",
        {"due": player.cards, "organelles": named(player.up), "face_down": down},
        remedy=remedy,
        moves=moves,
    )


FIRST: Final = "take first-player"
SELECT_TWICE: Final = SelectTwice()
RESET_RNA: Final = ResetRna()
RESET_ORGANELLES: Final = ResetOrganelles()
HOLD_TURN: Final = HoldTurn()
END_TURN: Final = EndTurn()
