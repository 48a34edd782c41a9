"""Peptide: why something may not be done, in words to learn from. § numbers: docs/games/peptide/rules.md."""

from typing import Final

from benchtop.bio.bases import to_rna
from benchtop.bio.codons import codons_of
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from .components import AMINOS, CARDS, GAIN_VACUOLE, KINDS, MITOCHONDRIA, NAMES, NUCLEUS, RIBOSOME, TITLES, VACUOLE
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

CODONS: Final[list[list[str]]] = [[to_rna(codon) for codon in codons_of(card["letter"])] for card in CARDS]
SPELLING: Final[list[str]] = [
    f"In a cell the order of the letters counts as well: {listed(codons, 'or')} spells {name}."
    for codons, name in zip(CODONS, NAMES[:AMINOS], strict=True)
]

UNFINISHED: Final[dict[int, tuple[str, str, Facts]]] = {
    CHOOSING_RNA: (
        "You are using a Nucleus.",
        "Take a face-up RNA card or draw two.",
        {"variant": "choose_rna", "organelle": KINDS[NUCLEUS]},
    ),
    KEEPING_RNA: ("You have drawn two RNA cards.", "Keep one of them.", {"variant": "keep_rna"}),
    USING_VACUOLE: (
        "You are using a Vacuole.",
        "Gather ATP and RNA, or raise a limit.",
        {"variant": "use_vacuole", "organelle": KINDS[VACUOLE]},
    ),
    KEEPING_AMINO: ("You are looking at two amino acids.", "Keep one of them.", {"variant": "keep_amino"}),
    BUILDING: (
        "You are using a Ribosome.",
        "Add an amino acid or fix one.",
        {"variant": "build", "organelle": KINDS[RIBOSOME]},
    ),
}
"""What is half done in each phase, what to do, and the facts of these sentences."""


def finish_first(s: State) -> Refusal | None:
    """The refusal of anything else while a decision is half made or RNA must be discarded (§3.1, §7.3)."""
    if s.phase in UNFINISHED:
        text, remedy, facts = UNFINISHED[s.phase]
        return Refusal("finish_first", "§3.1", text, remedy=remedy, params=facts)
    if s.phase == DISCARDING:
        return Refusal(
            "finish_first",
            "§7.3",
            f"The round is over and you hold more RNA than your limit of {s.players[s.to_move].rna_limit}.",
            remedy=f"Choose {s.due} RNA {'card' if s.due == 1 else 'cards'} to discard.",
            params={"variant": "discard", "limit": s.players[s.to_move].rna_limit, "due": s.due},
        )
    return None


def cannot_pay(s: State, cost: int, rule: str, what: str, facts: Facts, biology: str | None = None) -> Refusal | None:
    """The refusal of what the seat to move cannot pay for; the facts tell what that is."""
    atp = s.players[s.to_move].atp
    if atp >= cost:
        return None
    return Refusal(
        "cannot_pay",
        rule,
        f"You have {atp} ATP; {what} costs {cost}.",
        biology=biology,
        remedy="Mitochondria, a Vacuole or a face-down organelle bring ATP.",
        params={**facts, "atp": atp, "cost": cost, "brings": [KINDS[MITOCHONDRIA], KINDS[VACUOLE]]},
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
            params={"variant": "select", "needed": 1, "phase": 2},
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
            params={"variant": "resolve", "needed": 2, "phase": 1},
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
            params={"organelle": KINDS[kind], "phase": 1},
        )
    return refusal


def not_in_use(s: State, phase: int, rule: str, text: str, remedy: str, kind: int, variant: str) -> Refusal | None:
    """The refusal of an answer to a question that nobody has asked: what such an organelle would ask."""
    if s.phase == phase:
        return None
    refusal = finish_first(s)
    if refusal is not None:
        return refusal
    return Refusal("not_in_use", rule, text, remedy=remedy, params={"variant": variant, "organelle": KINDS[kind]})


_USE_ONE: Final = "Use one that you have selected."


def no_nucleus(s: State) -> Refusal | None:
    text = "You are not using a Nucleus."
    return not_in_use(s, CHOOSING_RNA, "§3.4", text, _USE_ONE, NUCLEUS, "not_using")


def no_vacuole(s: State) -> Refusal | None:
    """The refusal of a choice that only a Vacuole of the advanced game offers (§7.2)."""
    if not s.advanced:
        return Refusal(
            "basic_game",
            "§7.2",
            "In the basic game a Vacuole offers no choice, and there are no limits to raise.",
            remedy=f"Use the Vacuole: it gives {GAIN_VACUOLE} ATP and an RNA card.",
            params={"organelle": KINDS[VACUOLE], "atp": GAIN_VACUOLE},
        )
    text = "You are not using a Vacuole."
    return not_in_use(s, USING_VACUOLE, "§7.2", text, _USE_ONE, VACUOLE, "not_using")


def no_ribosome(s: State) -> Refusal | None:
    text = "You are not using a Ribosome."
    return not_in_use(s, BUILDING, "§3.7", text, _USE_ONE, RIBOSOME, "not_using")
