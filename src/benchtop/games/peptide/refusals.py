"""Peptide: why something may not be done, in words to learn from. § numbers: docs/games/peptide/rules.md."""

from typing import Final

from benchtop.bio.bases import to_rna
from benchtop.bio.codons import codons_of
from benchtop.core.refusal import Refusal
from benchtop.core.text import listed

from .components import AMINOS, CARDS, GAIN_VACUOLE, NAMES, TITLES
from .state import (
    BUILDING,
    CHOOSING_RNA,
    DISCARDING,
    KEEPING_AMINO,
    KEEPING_RNA,
    RESOLVING,
    SELECTING,
    USING_VACUOLE,
    State,
)

SPELLING: Final[list[str]] = [
    "In a cell the order of the letters counts as well: "
    + listed([to_rna(codon) for codon in codons_of(card["letter"])], "or")
    + f" spells {name}."
    for card, name in zip(CARDS, NAMES[:AMINOS], strict=True)
]

UNFINISHED: Final[dict[int, tuple[str, str]]] = {
    CHOOSING_RNA: ("You are using a Nucleus.", "Take a face-up RNA card or draw two."),
    KEEPING_RNA: ("You have drawn two RNA cards.", "Keep one of them."),
    USING_VACUOLE: ("You are using a Vacuole.", "Gather ATP and RNA, or raise a limit."),
    KEEPING_AMINO: ("You are looking at two amino acids.", "Keep one of them."),
    BUILDING: ("You are using a Ribosome.", "Add an amino acid or fix one."),
}


def finish_first(s: State) -> Refusal | None:
    """The refusal of anything else while a decision is half made or RNA must be discarded (§3.1, §7.3)."""
    if s.phase in UNFINISHED:
        text, remedy = UNFINISHED[s.phase]
        return Refusal("finish_first", "§3.1", text, remedy=remedy)
    if s.phase == DISCARDING:
        return Refusal(
            "finish_first",
            "§7.3",
            f"The round is over and you hold more RNA than your limit of {s.players[s.to_move].rna_limit}.",
            remedy=f"Choose {s.due} RNA {'card' if s.due == 1 else 'cards'} to discard.",
        )
    return None


def cannot_pay(s: State, cost: int, rule: str, what: str, biology: str | None = None) -> Refusal | None:
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


def no_selection(s: State) -> Refusal | None:
    """The refusal of a selection that is not due (§2.2)."""
    refusal = finish_first(s)
    if refusal is not None:
        return refusal
    if s.phase == RESOLVING:
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


def no_resolution(s: State) -> Refusal | None:
    """The refusal of resolving anything outside one's turn of Phase 2 (§3.1)."""
    refusal = finish_first(s)
    if refusal is None and s.phase == SELECTING:
        return Refusal(
            "wrong_phase",
            "§3.1",
            "Organelles are resolved in Phase 2; this is Phase 1.",
            remedy="Make your selections first.",
        )
    return refusal


def not_selected(s: State, kind: int) -> Refusal | None:
    """The refusal of an organelle that does not lie face up before the seat to move (§3.1)."""
    refusal = no_resolution(s)
    if refusal is None and s.players[s.to_move].up[kind] == 0:
        return Refusal(
            "not_selected",
            "§3.1",
            f"No {TITLES[kind]} lies face up before you.",
            remedy="Use what you selected in Phase 1.",
        )
    return refusal


def not_in_use(s: State, phase: int, rule: str, text: str, remedy: str) -> Refusal | None:
    """The refusal of an answer to a question that nobody has asked."""
    if s.phase == phase:
        return None
    refusal = finish_first(s)
    return refusal if refusal is not None else Refusal("not_in_use", rule, text, remedy=remedy)


def no_nucleus(s: State) -> Refusal | None:
    return not_in_use(s, CHOOSING_RNA, "§3.4", "You are not using a Nucleus.", "Use one that you have selected.")


def no_vacuole(s: State) -> Refusal | None:
    """The refusal of a choice that only a Vacuole of the advanced game offers (§7.2)."""
    if not s.advanced:
        return Refusal(
            "basic_game",
            "§7.2",
            "In the basic game a Vacuole offers no choice, and there are no limits to raise.",
            remedy=f"Use the Vacuole: it gives {GAIN_VACUOLE} ATP and an RNA card.",
        )
    return not_in_use(s, USING_VACUOLE, "§7.2", "You are not using a Vacuole.", "Use one that you have selected.")


def no_ribosome(s: State) -> Refusal | None:
    return not_in_use(s, BUILDING, "§3.7", "You are not using a Ribosome.", "Use one that you have selected.")
