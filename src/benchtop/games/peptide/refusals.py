"""Peptide: refusals that teach. § numbers: docs/games/peptide/rules.md.

A remedy lists the moves that help; if there are none, it says what is missing and where to get it.
"""

from collections.abc import Sequence
from typing import Final

from benchtop.bio.bases import to_rna
from benchtop.bio.codons import codons_of
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from .components import (
    AMINO_ACYL,
    AMINOS,
    CARDS,
    FACTS,
    GAIN_FACE_DOWN,
    GAIN_VACUOLE,
    KINDS,
    LETTERS,
    MISSING,
    MITOCHONDRIA,
    NAMES,
    NUCLEUS,
    RIBOSOME,
    THREE,
    TITLES,
    VACUOLE,
)
from .state import (
    BUILDING,
    CHOOSING_RNA,
    DISCARDING,
    KEEPING_AMINO,
    KEEPING_RNA,
    RESOLVING,
    SELECTING,
    USING_VACUOLE,
    VOTING,
    State,
)
from .turns import energy_to_come, is_last_round

# -- biology ------------------------------------------------------------------------------------------------------

CODONS: Final[list[list[str]]] = [[to_rna(codon) for codon in codons_of(card["letter"])] for card in CARDS]
SPELLING: Final[list[str]] = [
    f"In a cell the order of the letters counts as well: {listed(codons, 'or')} spells {name}."
    for codons, name in zip(CODONS, NAMES[:AMINOS], strict=True)
]
ESSENTIAL: Final = "HILKMFTWV"
"""The amino acids that the human body cannot make."""
ORIGIN: Final[list[str]] = [
    f"The human body cannot make {name}: it has to come with food."
    if card["letter"] in ESSENTIAL
    else f"The human body can make {name} itself from other molecules."
    for card, name in zip(CARDS, NAMES[:AMINOS], strict=True)
]
NEEDED: Final[list[str]] = [
    FACTS[MITOCHONDRIA][0],
    FACTS[NUCLEUS][0],
    FACTS[VACUOLE][0],
    "An amino acid has to be tied to its tRNA before a ribosome can build it in.",
    FACTS[RIBOSOME][-1],
]
"""Why a cell needs each organelle."""
RECYCLED: Final = "Cells use the letters of RNA again and again: what is broken down is built in anew."
SHORT_LIVED: Final = "Cells clear RNA away, too: most messengers of a bacterium last only minutes."
NEW_RNA_COSTS: Final = "Each letter of new RNA arrives with three phosphates and leaves two of them: that pays for it."
RENEWAL_COSTS: Final = "Cells take old organelles apart and build new ones all the time, and both costs them ATP."
SPEED_COSTS: Final = "In a cell, too, being quick costs energy: the motor protein kinesin burns an ATP for every step."
STALLED: Final = "A ribosome that finds no charged tRNA for the next codon stalls."
FROM_FOOD: Final = "Nine of the twenty amino acids cannot be made by the human body: without food they run out."
CARRIED_THROUGH: Final[dict[int, str]] = {
    CHOOSING_RNA: "RNA polymerase that lets go of a copy half done cannot take it up again.",
    KEEPING_RNA: "RNA polymerase that lets go of a copy half done cannot take it up again.",
    KEEPING_AMINO: "The enzyme holds its amino acid fast until the tRNA is charged with it.",
    BUILDING: "A ribosome holds on to its messenger RNA from the first codon to the last.",
    DISCARDING: SHORT_LIVED,
}
"""Biology of unfinished choices, by phase."""

# -- words --------------------------------------------------------------------------------------------------------


def none_of(kind: int) -> str:
    """Begin a sentence about a missing organelle: "No Nucleus lies", "No Mitochondria lie"."""
    return f"No {TITLES[kind]} {'lie' if kind == MITOCHONDRIA else 'lies'}"


def with_article(kind: int) -> str:
    """Name an organelle with its article."""
    if kind == MITOCHONDRIA:
        return TITLES[kind]
    return f"{'an' if kind == AMINO_ACYL else 'a'} {TITLES[kind]}"


def legal_of(s: State, *verbs: str) -> list[str]:
    """List the legal moves that begin with any of the verbs, in notation."""
    return [move.notation for move in s.legal() if move.notation.startswith(verbs)]


def refuse(
    code: str,
    rule: str,
    text: str,
    facts: Facts,
    *,
    biology: str | None = None,
    remedy: str | None = None,
    moves: Sequence[str] = (),
) -> Refusal:
    """Build a refusal that also lists the moves of its remedy in its facts."""
    params: Facts = {**facts, "moves": list(moves)} if moves else facts
    return Refusal(code, rule, text, biology=biology, remedy=remedy, params=params, moves=tuple(moves))


def next_round(s: State, what: str) -> str:
    """Say that something is possible next round, or that there is no next round."""
    return "This is the last round." if is_last_round(s) else f"{what} next round."


# -- something is half done ---------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal | None:
    """Refuse everything else while a choice, vote or discard is unfinished (§3.1, §6.6, §7.3)."""
    if s.phase in (SELECTING, RESOLVING):
        return None
    text, remedy, facts = _unfinished(s)
    rule = "§7.3" if s.phase == DISCARDING else "§6.6" if s.phase == VOTING else "§3.1"
    moves = [move.notation for move in s.legal()]
    return refuse("finish_first", rule, text, facts, biology=CARRIED_THROUGH.get(s.phase), remedy=remedy, moves=moves)


def _unfinished(s: State) -> tuple[str, str, Facts]:
    """Return what is unfinished, the remedy, and the facts of both sentences."""
    player = s.players[s.to_move]
    if s.phase == CHOOSING_RNA:
        shown = sorted({LETTERS[letter] for letter in s.rna_field})
        ways = [f"take the face-up {listed(shown, 'or')}"] if shown else []
        ways += ["draw two"] * (s.rna_deck_size + s.rna_discards_size > 0)
        facts: Facts = {"variant": "choose_rna", "organelle": KINDS[NUCLEUS], "shown": shown}
        return "You are using a Nucleus.", _sentence(ways), facts
    if s.phase == KEEPING_RNA:
        drawn = [LETTERS[letter] for letter in s.drawn]
        return "You have drawn two RNA cards.", _keep(drawn), {"variant": "keep_rna", "drawn": drawn}
    if s.phase == USING_VACUOLE:
        limits = [move.partition(" ")[2] for move in legal_of(s, "raise")]
        names = ["RNA" if limit == "rna" else limit for limit in limits]
        remedy = f"Gather {GAIN_VACUOLE} ATP and an RNA card, or raise your {listed(names, 'or')} limit."
        facts = {"variant": "use_vacuole", "organelle": KINDS[VACUOLE], "atp": GAIN_VACUOLE, "limits": limits}
        return "You are using a Vacuole.", remedy, facts
    if s.phase == KEEPING_AMINO:
        seen = [THREE[s.amino_deck[-1]], THREE[s.amino_deck[-2]]]
        return "You are looking at two amino acids.", _keep(seen), {"variant": "keep_amino", "drawn": seen}
    if s.phase == BUILDING:
        add = [THREE[amino] for amino in player.amino if f"add {THREE[amino]}" in legal_of(s, "add")]
        fix = [THREE[amino] for amino in player.chain[player.fixed : player.fixed + 1]]
        ways = [*(f"add {amino}" for amino in add), *(f"fix {amino}" for amino in fix)]
        facts = {"variant": "build", "organelle": KINDS[RIBOSOME], "add": add, "fix": fix}
        return "You are using a Ribosome.", _sentence(ways), facts
    if s.phase == VOTING:
        text = "Another player proposes that this round be the last."
        return text, "Agree, or play on.", {"variant": "vote", "seat": s.asker}
    return (
        f"The round is over, and you hold {s.due} RNA {'card' if s.due == 1 else 'cards'}"
        f" over your limit of {player.rna_limit}.",
        f"Discard {'one' if s.due == 1 else s.due} of your choice.",
        {"variant": "discard", "limit": player.rna_limit, "due": s.due},
    )


def _sentence(ways: list[str]) -> str:
    said = ", or ".join(ways)
    return f"{said[0].upper()}{said[1:]}."


def _keep(cards: list[str]) -> str:
    return f"Keep {listed(sorted(set(cards)), 'or')}."


# -- phases -------------------------------------------------------------------------------------------------------


def no_selection(s: State) -> Refusal | None:
    """Refuse a selection that is not due (§2.2)."""
    refusal = finish_first(s)
    if refusal is not None:
        return refusal
    if s.phase == RESOLVING:
        return refuse(
            "wrong_phase",
            "§2.2",
            "Organelles are selected in Phase 1; this is Phase 2.",
            {"variant": "select", "needed": 1, "phase": 2, "last": int(is_last_round(s))},
            remedy=next_round(s, "Everybody selects again"),
        )
    if s.due == 0:
        return _no_selection_left(s)
    return None


def _no_selection_left(s: State) -> Refusal:
    text = "You have made your selection of this turn, which you keep open."
    twice = legal_of(s, "select-twice")
    if twice:
        remedy = "Select twice: that buys your second selection now."
    elif s.players[s.to_move].picked < s.pass_number + 1 and s.pass_number == 1:
        remedy = "Your second selection comes in the second pass."
    else:
        remedy = next_round(s, "Everybody selects again")
    facts: Facts = {"twice": int(s.twice), "pass": s.pass_number, "last": int(is_last_round(s))}
    facts["picked"] = s.players[s.to_move].picked
    return refuse("no_selection_left", "§2.2", text, facts, remedy=remedy, moves=twice)


def no_resolution(s: State) -> Refusal | None:
    """Refuse to resolve organelles outside Phase 2 (§3.1)."""
    refusal = finish_first(s)
    if refusal is None and s.phase == SELECTING:
        return refuse(
            "wrong_phase",
            "§3.1",
            "Organelles are resolved in Phase 2; this is Phase 1.",
            {"variant": "resolve", "needed": 2, "phase": 1},
            remedy="Phase 2 begins when everybody has made both selections.",
        )
    return refusal


def not_selected(s: State, kind: int) -> Refusal | None:
    """Refuse an organelle that the seat to move does not have face up (§3.1)."""
    refusal = no_resolution(s)
    player = s.players[s.to_move]
    if refusal is None and player.up[kind] == 0:
        facts: Facts = {"organelle": KINDS[kind], "phase": 1, "last": int(is_last_round(s))}
        remedy = next_round(s, f"{with_article(kind)[0].upper()}{with_article(kind)[1:]} can be selected in Phase 1")
        if player.down[kind]:
            facts |= {"variant": "face_down", "atp": GAIN_FACE_DOWN}
            remedy = f"Yours lies face down: it gives {GAIN_FACE_DOWN} ATP and nothing else."
        text = f"{none_of(kind)} face up before you."
        return refuse("not_selected", "§3.1", text, facts, biology=MISSING[kind], remedy=remedy)
    return refusal


def not_in_use(s: State, phase: int, rule: str, kind: int) -> Refusal | None:
    """Refuse a choice that belongs to an organelle not in use."""
    if s.phase == phase:
        return None
    refusal = finish_first(s)
    if refusal is not None:
        return refusal
    mine = s.players[s.to_move].up[kind]
    facts: Facts = {"organelle": KINDS[kind], "needed": 2, "phase": 1, "mine": mine}
    if s.phase == RESOLVING:
        if mine == 0:
            return not_selected(s, kind)
        text = f"You have not used your {TITLES[kind]} yet."
        if mine > 1:
            text = f"You have not used your {mine} {TITLES[kind]} cards yet."
        remedy = f"Use the {TITLES[kind]} first."
        facts = {"variant": "not_used", "organelle": KINDS[kind], "mine": mine}
        moves = [f"use {KINDS[kind]}"]
        return refuse("not_in_use", rule, text, facts, biology=NEEDED[kind], remedy=remedy, moves=moves)
    moves = []
    if mine:
        text = f"Your {TITLES[kind]} is used in Phase 2; this is Phase 1."
        remedy = "Phase 2 begins when everybody has made both selections."
    else:
        text = f"For this you need {with_article(kind)} in Phase 2; this is Phase 1."
        moves = [move for move in legal_of(s, "take") if move == f"take {KINDS[kind]}"]
        remedy = f"Take {with_article(kind)} now." if moves else f"You have selected none, and {_where(s, kind)}."
        facts["field"] = s.field[kind]
    facts["variant"] = "wrong_phase"
    return refuse("not_in_use", rule, text, facts, biology=NEEDED[kind], remedy=remedy, moves=moves)


def _where(s: State, kind: int) -> str:
    return "your selection of this turn is made" if s.field[kind] else "none lies in the field now"


# -- paying -------------------------------------------------------------------------------------------------------


def cannot_pay(s: State, cost: int, rule: str, what: str, facts: Facts, biology: str | None = None) -> Refusal | None:
    """Refuse what the seat to move cannot pay for; `facts` identify it."""
    player = s.players[s.to_move]
    atp = player.atp
    if atp >= cost:
        return None
    params: Facts = {**facts, "atp": atp, "cost": cost}
    moves: list[str] = []
    if s.strict_atp and s.atp_supply == 0:
        remedy = "The supply is empty: ATP comes back to it when somebody pays."
        params["supply"] = 0
    elif s.phase == RESOLVING:
        remedy, moves, more = _brought(s, cost)
        params |= more
    else:
        remedy = "Mitochondria, a Vacuole or a face-down organelle bring ATP in Phase 2."
        params |= {"brings": [KINDS[MITOCHONDRIA], KINDS[VACUOLE]], "needed": 2}
    text = f"You have {atp} ATP; {what} costs {cost}."
    return refuse("cannot_pay", rule, text, params, biology=biology, remedy=remedy, moves=moves)


def _brought(s: State, cost: int) -> tuple[str, list[str], Facts]:
    """Return what ATP the seat's organelles still bring: remedy, moves and facts."""
    player = s.players[s.to_move]
    more = energy_to_come(player) - player.atp
    if s.strict_atp:
        more = min(more, s.atp_supply)
    facts: Facts = {"brings": [KINDS[kind] for kind in (MITOCHONDRIA, VACUOLE) if player.up[kind]]}
    if more == 0:
        return "No organelle that brings ATP is left before you this round.", [], facts
    if player.atp + more < cost:
        return f"All that is left to you this round brings {more} ATP more: too little.", [], {**facts, "more": more}
    ready = [with_article(kind) for kind in (MITOCHONDRIA, VACUOLE) if player.up[kind]]
    ready += ["a face-down organelle"] * (sum(player.down) > 0)
    moves = legal_of(s, f"use {KINDS[MITOCHONDRIA]}", f"use {KINDS[VACUOLE]}", "use face-down")
    return f"Use {listed(ready, 'or')} first: that brings ATP.", moves, facts


# -- single organelles --------------------------------------------------------------------------------------------


def no_nucleus(s: State) -> Refusal | None:
    """Refuse a choice that only a Nucleus offers (§3.4)."""
    return not_in_use(s, CHOOSING_RNA, "§3.4", NUCLEUS)


def no_vacuole(s: State) -> Refusal | None:
    """Refuse a choice that only a Vacuole of the advanced game offers (§7.2)."""
    if not s.advanced:
        return refuse(
            "basic_game",
            "§7.2",
            "In the basic game a Vacuole offers no choice, and there are no limits to raise.",
            {"organelle": KINDS[VACUOLE], "atp": GAIN_VACUOLE},
            biology=FACTS[VACUOLE][0],
            remedy=f"A Vacuole that is used gives {GAIN_VACUOLE} ATP and an RNA card at once.",
        )
    return not_in_use(s, USING_VACUOLE, "§7.2", VACUOLE)
